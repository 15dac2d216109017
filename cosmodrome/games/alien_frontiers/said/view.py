"""What a seat may know (AF 15): everything but the order of the deck and the dice to come."""

from __future__ import annotations

from typing import cast

from ....kernel.action import Action
from ..components import (
    ALIEN_ARTIFACT,
    BLOCKED,
    CARD_TYPES,
    CARDS,
    CLAIM_TOTAL,
    COLONIST_HUB,
    COLONY_CONSTRUCTOR,
    CONSTRUCTOR_ORE,
    DOCKS,
    FACILITIES,
    FIELDS,
    FLEET,
    LEM_BADLANDS,
    LUNAR_MINE,
    ORBITAL_MARKET,
    POWER_COST,
    RAIDERS_OUTPOST,
    SHIPYARD,
    SOLAR_CONVERTER,
    TERRAFORMING_STATION,
    TERRITORIES,
    TYPE_OF,
    Facility,
)
from ..rules.docking import dockings
from ..rules.harbour import Harbour
from ..rules.scoring import score
from ..rules.territories import constructor_ore, market_rate, ship_cost, tech_cost
from ..rules.turn_actions import Actions
from ..ships import RELIC, facility_at, place_key
from ..state import AlienFrontiers
from ..stored.forms import QUESTIONS
from .actions import Dock
from .views import (
    CardView,
    CostsView,
    Craft,
    DockedShip,
    DockView,
    FacilitiesView,
    HandCard,
    Phase,
    PlayerView,
    ShipCost,
    TableView,
)


def public(state: AlienFrontiers) -> TableView:
    """Show the table as everyone sees it."""
    harbour = Harbour(state)
    active = state.active_seat
    return {
        "turn": state.turn_number,
        "first": state.first_seat,
        "active": active,
        "phase": _phase(state),
        "stock": {"fuel": state.fuel_stock(), "ore": state.ore_stock()},
        "players": [_player(state, seat) for seat in range(state.seats)],
        "relic": {"owner": state.relic_owner if state.relic_owner >= 0 else None, **_ship(state.relic)},
        "facilities": _facilities(state),
        "territories": {
            key: {
                "colonies": [state.colonies_on(territory, seat) for seat in range(state.seats)],
                "controller": _seat(state.controller(territory)),
                "fields": [FIELDS[field] for field in range(len(FIELDS)) if state.fields[field] == territory],
            }
            for territory, key in enumerate(TERRITORIES)
        },
        "display": [_card(card) for card in state.display],
        "discard": [_card(card) for card in state.discard],
        "deck": len(state.deck),
        "unseen": sorted(CARD_TYPES[TYPE_OF[card]] for card in state.deck.cards),
        "artifact": {"total": state.artifact_total(), "needed": CLAIM_TOTAL, "cycles": state.artifact_cycles},
        "market_rate": market_rate(state) or None,
        "mine_minimum": harbour.mine_top,
        "outpost_sum": harbour.outpost_sum,
        "costs": _costs(state, active),
        "borrowed": TERRITORIES[state.borrowed_territory] if state.borrowed_territory >= 0 else None,
        "discard_power_used": state.discard_power_used,
        "can_dock": _open_facilities(state, harbour),
    }


def _phase(state: AlienFrontiers) -> Phase:
    """Name the question of the moment."""
    return cast("Phase", QUESTIONS.name_of(state.common[-1]) if state.common else "over")


def _seat(seat: int) -> int | None:
    return seat if seat >= 0 else None


def _ship(craft: int) -> Craft:
    place = craft >> 3
    return {"value": craft & 7, "at": place_key(place), "dock": place & 7 if facility_at(place) >= 0 else None}


def _card(card: int) -> CardView:
    return {"card": CARDS[card], "type": CARD_TYPES[TYPE_OF[card]]}


def _player(state: AlienFrontiers, seat: int) -> PlayerView:
    """Show one player's panel."""
    hand: list[HandCard] = []
    for card in state.hands[seat]:
        base = POWER_COST[TYPE_OF[card]]
        hand.append(
            {
                **_card(card),
                "used": bool(state.used_cards >> card & 1) and seat == state.active_seat,
                "cost": tech_cost(state, seat, base) if base else None,
                "base_cost": base or None,
            }
        )
    return {
        "seat": seat,
        "fuel": state.fuel[seat],
        "ore": state.ore[seat],
        "reserve": state.reserve(seat),
        "circle": state.circle[seat],
        "colonies": state.colonies_each,
        "fleet": state.coloured(seat),
        "stock": FLEET - state.coloured(seat),
        "score": score(state, seat).shown(),
        "hand": hand,
        "ships": [{"id": index, **_ship(craft)} for index, craft in enumerate(state.fleets[seat])],
        "bonuses": [key for territory, key in enumerate(TERRITORIES) if state.has_bonus(seat, territory)],
    }


def _facilities(state: AlienFrontiers) -> FacilitiesView:
    """Show every dock with what stands on it."""
    docks: list[list[DockView]] = []
    for facility in range(COLONIST_HUB):
        blocked = BLOCKED[state.seats][facility]
        docks.append([{"blocked": bool(blocked >> dock & 1), "ship": None} for dock in range(DOCKS[facility])])
    tracks: list[list[DockView]] = [
        [{"blocked": False, "ship": None} for _ in range(DOCKS[COLONIST_HUB])] for _ in range(state.seats)
    ]
    for seat in range(state.seats):
        for index in range(state.fleet_size(seat)):
            craft = state.ship_of(seat, index)
            facility = facility_at(craft >> 3)
            if facility < 0:
                continue
            shown: DockedShip = {
                "seat": seat,
                "id": index,
                "value": craft & 7,
                "relic": index == RELIC,
                "counts": facility == ALIEN_ARTIFACT
                and bool(state.artifact_ships >> index & 1)
                and seat == state.active_seat,
            }
            row = tracks[seat] if facility == COLONIST_HUB else docks[facility]
            row[craft >> 3 & 7]["ship"] = shown
    return {
        "solar_converter": {"docks": docks[SOLAR_CONVERTER]},
        "lunar_mine": {"docks": docks[LUNAR_MINE]},
        "alien_artifact": {"docks": docks[ALIEN_ARTIFACT]},
        "orbital_market": {"docks": docks[ORBITAL_MARKET]},
        "shipyard": {"docks": docks[SHIPYARD]},
        "colony_constructor": {"docks": docks[COLONY_CONSTRUCTOR]},
        "raiders_outpost": {"docks": docks[RAIDERS_OUTPOST]},
        "terraforming_station": {"docks": docks[TERRAFORMING_STATION]},
        "colonist_hub": {
            "tracks": [
                {"seat": seat, "circle": state.circle[seat], "docks": tracks[seat]} for seat in range(state.seats)
            ]
        },
    }


def _costs(state: AlienFrontiers, seat: int) -> CostsView:
    """Show the active seat's prices, with the price before its bonus."""
    ship: ShipCost | None = None
    if state.coloured(seat) < FLEET:
        cost = ship_cost(state, seat)
        ship = {"fuel": cost, "ore": cost, "base": state.coloured(seat) - 2}
    return {
        "ship": ship,
        "constructor": {"ore": constructor_ore(state, seat), "base": CONSTRUCTOR_ORE},
        "solar_bonus": 1 if state.has_bonus(seat, LEM_BADLANDS) else 0,
    }


def _open_facilities(state: AlienFrontiers, harbour: Harbour) -> list[Facility]:
    """Name the facilities at which the active seat can still dock: why the turn cannot end yet."""
    if not state.common or not isinstance(state.common[-1], Actions):
        return []
    found: list[Action] = []
    dockings(state, harbour, found)
    open_at = {action.facility for action in found if isinstance(action, Dock)}
    return [FACILITIES[facility] for facility in sorted(open_at)]
