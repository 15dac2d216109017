"""What a seat may know (AF 15): everything but the order of the deck and the dice to come."""

from __future__ import annotations

from typing import cast

from ....kernel.views import Some
from .. import components as box
from ..components import CARD_TYPES, CARDS, COLONIST_HUB, FACILITIES, FIELDS, FLEET, TERRITORIES, TYPE_OF, Facility
from ..rules.docking import dockings, price, printed
from ..rules.facilities import choose_docks
from ..rules.harbour import Harbour
from ..rules.scoring import score
from ..rules.territories import constructor_ore, market_rate, ship_cost, tech_cost
from ..rules.turn_actions import Actions
from ..ships import RELIC, facility_at, place_key
from ..state import AlienFrontiers
from ..stored.forms import QUESTIONS
from . import views
from .actions import Dock


def public(state: AlienFrontiers) -> views.TableView:
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
                "colonies": state.settlers(territory),
                "controller": _seat(state.controller(territory)),
                "fields": [FIELDS[field] for field in range(len(FIELDS)) if state.fields[field] == territory],
            }
            for territory, key in enumerate(TERRITORIES)
        },
        "display": [_card(card) for card in state.display],
        "discard": [_card(card) for card in state.discard],
        "deck": len(state.deck),
        "unseen": sorted(CARD_TYPES[TYPE_OF[card]] for card in state.deck.cards),
        "artifact": {
            "total": state.artifact_total(),
            "needed": box.CLAIM_TOTAL,
            "enough": state.artifact_total() >= box.CLAIM_TOTAL,
            "cycles": state.artifact_cycles,
        },
        "market_rate": market_rate(state) or None,
        "mine_minimum": harbour.mine_top,
        "outpost_sum": harbour.outpost_sum,
        "costs": _costs(state, active),
        "prices": _prices(state, active),
        "relic_price": _price(state, active, (box.RELIC_FUEL, box.RELIC_ORE), (box.RELIC_FUEL, box.RELIC_ORE)),
        "borrowed": TERRITORIES[state.borrowed_territory] if state.borrowed_territory >= 0 else None,
        "discard_power_used": state.discard_power_used,
        "can_dock": _open_facilities(state, harbour),
    }


def _phase(state: AlienFrontiers) -> views.Phase:
    """Name the question of the moment."""
    return cast("views.Phase", QUESTIONS.name_of(state.common[-1]) if state.common else "over")


def _seat(seat: int) -> int | None:
    return seat if seat >= 0 else None


def _ship(craft: int) -> views.Craft:
    place = craft >> 3
    return {"value": craft & 7, "at": place_key(place), "dock": place & 7 if facility_at(place) >= 0 else None}


def _card(card: int) -> views.CardView:
    return {"card": CARDS[card], "type": CARD_TYPES[TYPE_OF[card]]}


def _player(state: AlienFrontiers, seat: int) -> views.PlayerView:
    """Show one player's panel."""
    hand: list[views.HandCard] = []
    for card in state.hands[seat]:
        base = box.POWER_COST[TYPE_OF[card]]
        hand.append(
            {
                **_card(card),
                "used": bool(state.used_cards >> card & 1) and seat == state.active_seat,
                "cost": tech_cost(state, seat, base) if base else None,
                "base_cost": base or None,
                "scores": TYPE_OF[card] in (box.ALIEN_CITY, box.ALIEN_MONUMENT),
            }
        )
    return {
        "seat": seat,
        "fuel": state.fuel[seat],
        "ore": state.ore[seat],
        "reserve": state.reserve(seat),
        "landed": state.landed(seat),
        "at_hub": 1 if state.circle[seat] > 0 else 0,
        "circle": state.circle[seat],
        "colonies": state.colonies_each,
        "fleet": state.coloured(seat),
        "stock": FLEET - state.coloured(seat),
        "score": score(state, seat).shown(),
        "hand": hand,
        "ships": [{"id": index, **_ship(craft)} for index, craft in enumerate(state.fleets[seat])],
        "bonuses": [key for territory, key in enumerate(TERRITORIES) if state.has_bonus(seat, territory)],
    }


def _facilities(state: AlienFrontiers) -> views.FacilitiesView:
    """Show every dock with what stands on it."""
    docks: list[list[views.DockView]] = []
    for facility in range(COLONIST_HUB):
        blocked = box.BLOCKED[state.seats][facility]
        docks.append([{"blocked": bool(blocked >> dock & 1), "ship": None} for dock in range(box.DOCKS[facility])])
    tracks: list[list[views.DockView]] = [
        [{"blocked": False, "ship": None} for _ in range(box.DOCKS[COLONIST_HUB])] for _ in range(state.seats)
    ]
    for seat in range(state.seats):
        for index in range(state.fleet_size(seat)):
            craft = state.ship_of(seat, index)
            facility = facility_at(craft >> 3)
            if facility < 0:
                continue
            shown: views.DockedShip = {
                "seat": seat,
                "id": index,
                "value": craft & 7,
                "relic": index == RELIC,
                "counts": facility == box.ALIEN_ARTIFACT
                and bool(state.artifact_ships >> index & 1)
                and seat == state.active_seat,
            }
            row = tracks[seat] if facility == COLONIST_HUB else docks[facility]
            row[craft >> 3 & 7]["ship"] = shown
    found: dict[Facility, views.DocksView | views.HubView] = {}
    for facility, key in enumerate(FACILITIES[:COLONIST_HUB]):
        found[key] = {"docks": docks[facility], "next": _next(facility, docks[facility])}
    found["colonist_hub"] = {
        "last": box.LAST_CIRCLE,
        "tracks": [
            {
                "seat": seat,
                "circle": state.circle[seat],
                "docks": tracks[seat],
                "next": _next(COLONIST_HUB, tracks[seat]) if seat == state.active_seat else [],
            }
            for seat in range(state.seats)
        ],
    }
    return cast("views.FacilitiesView", found)


def _costs(state: AlienFrontiers, seat: int) -> views.CostsView:
    """Show the active seat's prices, with the price before its bonus."""
    ship: views.ShipCost | None = None
    if state.coloured(seat) < FLEET:
        cost = ship_cost(state, seat)
        owned = state.coloured(seat)
        ship = {"fuel": cost, "ore": cost, "base": box.SHIP_PRICES[owned], "number": owned + 1}
    return {
        "ship": ship,
        "constructor": {"ore": constructor_ore(state, seat), "base": box.CONSTRUCTOR_ORE},
        "solar_bonus": 1 if state.has_bonus(seat, box.LEM_BADLANDS) else 0,
    }


def _prices(state: AlienFrontiers, seat: int) -> Some[Facility, list[views.Price]]:
    """Show what docking costs a seat, with the printed price."""
    found: Some[Facility, list[views.Price]] = {}
    for facility in range(COLONIST_HUB + 1):
        if facility == box.SHIPYARD and state.coloured(seat) >= FLEET:
            continue
        shown = _price(state, seat, price(state, seat, facility), printed(state, seat, facility))
        if shown:
            found[FACILITIES[facility]] = shown
    return found


def _price(state: AlienFrontiers, seat: int, now: tuple[int, int], before: tuple[int, int]) -> list[views.Price]:
    """Show a price in fuel and ore: now, before a bonus, and what it would leave."""
    found: list[views.Price] = []
    if before[0]:
        found.append({"kind": "fuel", "n": now[0], "was": before[0], "left": state.fuel[seat] - now[0]})
    if before[1]:
        found.append({"kind": "ore", "n": now[1], "was": before[1], "left": state.ore[seat] - now[1]})
    return found


def _next(facility: int, docks: list[views.DockView]) -> list[list[int]]:
    """Show the docks of a facility that one ship, two ships ... of the active seat would take."""
    # Whoever comes to the Outpost throws out those who are there (AF 6.8).
    bumps = facility == box.RAIDERS_OUTPOST
    taken = 0
    for number, dock in enumerate(docks):
        if dock["blocked"] or (dock["ship"] is not None and not bumps):
            taken |= 1 << number
    return [choose_docks(facility, taken, count) for count in range(1, len(docks) - taken.bit_count() + 1)]


def _open_facilities(state: AlienFrontiers, harbour: Harbour) -> list[Facility]:
    """Name the facilities at which the active seat can still dock: why the turn cannot end yet."""
    if not state.common or not isinstance(state.common[-1], Actions):
        return []
    open_at = {action.facility for action in dockings(state, harbour) if isinstance(action, Dock)}
    return [FACILITIES[facility] for facility in sorted(open_at)]
