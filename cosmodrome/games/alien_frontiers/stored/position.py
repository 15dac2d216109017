"""A position as data: every stored fact under the name that the rules use, nothing that can be computed.

The stocks, the deck, the reserves and the blocked docks follow from the rest and are not written.
"""

from __future__ import annotations

from typing import Any, cast

from ....kernel.deck import Deck
from ....kernel.errors import BadPosition
from ....kernel.message import Json
from ....kernel.step import Step
from ..components import CARDS, DOCKS, FACILITIES, FIELDS, FLEET, TERRITORIES
from ..rules.facilities import free_docks, taken_docks
from ..rules.hub_overflow import HubOverflow, NextColony
from ..rules.move_colony import MoveColony
from ..rules.place_colony import PlaceColony
from ..rules.raid import Raid
from ..rules.return_resources import ReturnResources
from ..rules.roll import Roll, Turns
from ..rules.swap_colony import SwapColony
from ..rules.turn_actions import Actions
from ..ships import DESERT, PLACES, RELIC, STOCK, at_dock, facility_at, place_key, ship
from ..state import AlienFrontiers

_FIELDS = (
    "game",
    "rules",
    "seats",
    "options",
    "rng",
    "seals",
    "first_seat",
    "active_seat",
    "turn_number",
    "players",
    "relic",
    "colonies",
    "fields",
    "display",
    "discard",
    "turn",
    "stack",
)


def write(state: AlienFrontiers) -> dict[str, Json]:
    """Give a position as data."""
    return {
        "game": state.game,
        "rules": state.title.rules,
        "seats": state.seats,
        "options": dict(state.options),
        "rng": state.rng.to_json(),
        "seals": state.seals,
        "first_seat": state.first_seat,
        "active_seat": state.active_seat,
        "turn_number": state.turn_number,
        "players": [
            {
                "fuel": state.fuel[seat],
                "ore": state.ore[seat],
                "circle": state.circle[seat],
                "hand": [CARDS[card] for card in state.hands[seat]],
                "ships": [_ship(craft) for craft in state.fleets[seat]],
            }
            for seat in range(state.seats)
        ],
        "relic": {"owner": state.relic_owner if state.relic_owner >= 0 else None, **_ship(state.relic)},
        "colonies": {
            key: [state.colonies_on(territory, seat) for seat in range(state.seats)]
            for territory, key in enumerate(TERRITORIES)
        },
        "fields": {
            key: TERRITORIES[state.fields[field]] if state.fields[field] >= 0 else None
            for field, key in enumerate(FIELDS)
        },
        "display": [CARDS[card] for card in state.display],
        "discard": [CARDS[card] for card in state.discard],
        "turn": {
            "used_cards": [CARDS[card] for card in range(len(CARDS)) if state.used_cards >> card & 1],
            "discard_power_used": state.discard_power_used,
            "borrowed_territory": TERRITORIES[state.borrowed_territory] if state.borrowed_territory >= 0 else None,
            "mine_docks_this_turn": state.mine_docks_this_turn,
            "hub_docks_this_turn": state.hub_docks_this_turn,
            "asimov_used": state.asimov_used,
            "artifact_ships": [index for index in range(RELIC + 1) if state.artifact_ships >> index & 1],
            "artifact_cycles": state.artifact_cycles,
            "market_pairs": [[first, second] for first, second in state.market_pairs],
        },
        "stack": [step.to_json() for step in state.common if not isinstance(step, Turns)],
    }


def _ship(craft: int) -> dict[str, Json]:
    """Give a ship as data: the value only where it means something, the dock only at a facility."""
    place = craft >> 3
    data: dict[str, Json] = {"location": place_key(place), "value": craft & 7}
    if facility_at(place) >= 0:
        data["dock"] = place & 7
    return data


def read(state: AlienFrontiers, source: dict[str, Json]) -> None:
    """Fill a fresh state from data; what is wrong with it is said by BadPosition."""
    data = cast("dict[str, Any]", source)
    for name in data:
        if name not in _FIELDS:
            raise BadPosition(f"a position has no field {name!r}")
    state.seals = _number(data["seals"])
    state.first_seat = _seat(state, data["first_seat"])
    state.active_seat = _seat(state, data["active_seat"])
    state.turn_number = _number(data["turn_number"])
    if len(data["players"]) != state.seats:
        raise BadPosition(f"there are {state.seats} seats but {len(data['players'])} players")
    for player in data["players"]:
        state.fuel.append(_number(player["fuel"]))
        state.ore.append(_number(player["ore"]))
        state.circle.append(_number(player["circle"]))
        state.hands.append(sorted(_card(card) for card in player["hand"]))
        state.fleets.append([ship(STOCK, 1)] * FLEET)
    _read_board(state, data)
    _read_turn(state, data["turn"])
    _read_ships(state, data)
    state.ended = any(state.landed(seat) == state.colonies_each for seat in range(state.seats))
    if not state.ended:
        state.push(Turns(-1))
        for entry in data["stack"]:
            state.push(_step(state, entry))
        if len(state.common) == 1:
            raise BadPosition("the stack is empty but the game is not over")
    elif data["stack"]:
        raise BadPosition("the last colony of a player has landed, so nothing can be asked: the stack must be empty")


def _read_board(state: AlienFrontiers, data: dict[str, Any]) -> None:
    """Read colonies, fields and cards; the deck is what lies nowhere else."""
    state.colonies = [0] * state.cells()
    for key, counts in data["colonies"].items():
        territory = _index(TERRITORIES, key, "territory")
        if len(counts) != state.seats:
            raise BadPosition(f"{key} needs the colonies of {state.seats} seats")
        for seat, count in enumerate(counts):
            state.colonies[territory * state.seats + seat] = _number(count)
    for key, where in data["fields"].items():
        state.fields[_index(FIELDS, key, "field")] = -1 if where is None else _index(TERRITORIES, where, "territory")
    state.display = [_card(card) for card in data["display"]]
    state.discard = [_card(card) for card in data["discard"]]
    seen = [*state.display, *state.discard]
    for hand in state.hands:
        seen += hand
    if len(set(seen)) != len(seen):
        twice = next(card for card in seen if seen.count(card) > 1)
        raise BadPosition(f"{CARDS[twice]} is in two places")
    state.deck = Deck([card for card in range(len(CARDS)) if card not in seen])


def _read_turn(state: AlienFrontiers, turn: dict[str, Any]) -> None:
    """Read what is remembered for one turn."""
    state.used_cards = sum(1 << _card(card) for card in turn["used_cards"])
    state.discard_power_used = bool(turn["discard_power_used"])
    where = turn["borrowed_territory"]
    state.borrowed_territory = -1 if where is None else _index(TERRITORIES, where, "territory")
    state.mine_docks_this_turn = _number(turn["mine_docks_this_turn"])
    state.hub_docks_this_turn = _number(turn["hub_docks_this_turn"])
    state.asimov_used = bool(turn["asimov_used"])
    state.artifact_ships = sum(1 << _fleet_index(index) for index in turn["artifact_ships"])
    state.artifact_cycles = _number(turn["artifact_cycles"])
    state.market_pairs = [(_fleet_index(first), _fleet_index(second)) for first, second in turn["market_pairs"]]


def _read_ships(state: AlienFrontiers, data: dict[str, Any]) -> None:
    """Read all ships; those at a facility with no dock named get the lowest free ones afterwards."""
    later: list[tuple[int, int, int, int]] = []
    for seat, player in enumerate(data["players"]):
        if len(player["ships"]) != FLEET:
            raise BadPosition(f"seat {seat} needs {FLEET} ships, those in stock included")
        for index, entry in enumerate(player["ships"]):
            _place(state, seat, index, entry, later)
    relic = data["relic"]
    owner = relic["owner"]
    state.relic_owner = -1 if owner is None else _seat(state, owner)
    if owner is None:
        if relic["location"] != PLACES[DESERT]:
            raise BadPosition("the Relic Ship without an owner is on burroughs_desert")
    else:
        _place(state, state.relic_owner, RELIC, relic, later)
    active = state.active_seat
    for seat, index, facility, value in later:
        state.active_seat = seat
        if taken_docks(state, facility).bit_count() >= DOCKS[facility]:
            raise BadPosition(f"{FACILITIES[facility]} has no free dock for a ship of seat {seat}")
        state.put_ship(seat, index, ship(at_dock(facility, free_docks(state, facility, 1)[0]), value))
    state.active_seat = active


def _place(
    state: AlienFrontiers, seat: int, index: int, entry: dict[str, Any], later: list[tuple[int, int, int, int]]
) -> None:
    """Read one ship."""
    value = _number(entry.get("value", 1))
    where = entry["location"]
    if not 1 <= value <= 6:
        raise BadPosition(f"a ship of seat {seat} shows {value}")
    if where in FACILITIES:
        facility = FACILITIES.index(where)
        dock = entry.get("dock")
        if dock is None:
            later.append((seat, index, facility, value))
        elif 0 <= _number(dock) < DOCKS[facility]:
            state.put_ship(seat, index, ship(at_dock(facility, _number(dock)), value))
        else:
            raise BadPosition(f"{where} has no dock {dock}")
    elif where in PLACES and where != PLACES[DESERT]:
        if index == RELIC and where == PLACES[STOCK]:
            raise BadPosition("the Relic Ship is never in a stock")
        state.put_ship(seat, index, ship(PLACES.index(where), value))
    else:
        raise BadPosition(f"a ship of seat {seat} cannot be at {where!r}")


def _step(state: AlienFrontiers, entry: dict[str, Any]) -> Step:
    """Read one step of the stack; all of them belong to the active seat."""
    seat = state.active_seat
    name = entry["step"]
    if name == "roll":
        return Roll(seat)
    if name == "actions":
        return Actions(seat)
    if name == "place_colony":
        return PlaceColony(seat)
    if name == "hub_overflow":
        return HubOverflow(seat)
    if name == "next_colony":
        return NextColony(seat)
    if name == "raid":
        return Raid(seat)
    if name == "return_resources":
        return ReturnResources(seat)
    if name in ("swap_colony", "move_colony"):
        territory = _index(TERRITORIES, entry["territory"], "territory")
        owner = _seat(state, entry["owner"])
        return SwapColony(seat, territory, owner) if name == "swap_colony" else MoveColony(seat, territory, owner)
    raise BadPosition(f"there is no step {name!r}")


def _index(keys: tuple[str, ...], key: object, what: str) -> int:
    """Find a component by its key."""
    if key not in keys:
        raise BadPosition(f"there is no {what} {key!r}")
    return keys.index(key)


def _number(value: object) -> int:
    """Read a whole number; nothing is rounded."""
    if type(value) is not int:
        raise BadPosition(f"{value!r} is not a whole number")
    return value


def _card(key: object) -> int:
    """Find a card by its key."""
    return _index(CARDS, key, "card")


def _seat(state: AlienFrontiers, seat: object) -> int:
    """Read a seat number."""
    if not isinstance(seat, int) or not 0 <= seat < state.seats:
        raise BadPosition(f"there is no seat {seat!r} among {state.seats}")
    return seat


def _fleet_index(index: object) -> int:
    """Read a ship's index in a fleet."""
    if not isinstance(index, int) or not 0 <= index <= RELIC:
        raise BadPosition(f"a fleet has ships 0 to {RELIC}, not {index!r}")
    return index
