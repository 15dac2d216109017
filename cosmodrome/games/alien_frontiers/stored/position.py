"""A position as data: every stored fact under the name that the rules use, nothing that can be computed.

The stocks, the deck, the reserves and the blocked docks follow from the rest and are not written.
"""

from __future__ import annotations

from typing import Any, Final

from ....kernel.deck import Deck
from ....kernel.errors import BadPosition
from ....kernel.message import Json
from ....kit.codec import By, Field, Flag, ListOf, Maybe, Seat, SetOf, Shape, TableOf, Whole
from ....kit.position import HEADER, Columns, header
from ....kit.readers import fields, listed, whole
from ..components import CARDS, DOCKS, FACILITIES, FIELDS, FLEET, LAST_CIRCLE, TERRITORIES
from ..rules.facilities import free_docks, taken_docks
from ..rules.roll import Turns
from ..ships import DESERT, PLACES, RELIC, STOCK, at_dock, facility_at, place_key, ship
from ..state import AlienFrontiers
from .forms import ANY_TERRITORY, CARD_LIST, CARD_SET, CRAFT, HAND, NUMBER, QUESTIONS

_PLAYERS: Final = Columns(
    Field("fuel", NUMBER),
    Field("ore", NUMBER),
    Field("circle", Whole(0, LAST_CIRCLE)),
    Field("hand", HAND, "hands"),
    optional=("ships",),
)
_TWO: Final = ListOf(CRAFT, 2, distinct=True)
_PAIR: Final = By(lambda pair, state: [*pair], lambda data, state: tuple(_TWO.read(data, state, "a pair")))
_TURN: Final = Shape(
    "turn",
    Field("used_cards", CARD_SET),
    Field("discard_power_used", Flag()),
    Field("borrowed_territory", ANY_TERRITORY),
    Field("mine_docks_this_turn", NUMBER),
    Field("hub_docks_this_turn", NUMBER),
    Field("asimov_used", Flag()),
    Field("artifact_ships", SetOf(CRAFT)),
    Field("artifact_cycles", NUMBER),
    Field("market_pairs", ListOf(_PAIR)),
)
"""What is remembered for one turn."""
_COURSE: Final = Shape(
    "a position",
    Field("seals", NUMBER),
    Field("first_seat", Seat()),
    Field("active_seat", Seat()),
    Field("turn_number", Whole(1, 2**53)),
    Field("fields", TableOf(FIELDS, ANY_TERRITORY)),
    Field("display", CARD_LIST),
    Field("discard", CARD_LIST),
    optional=HEADER,
)
_REST: Final = ("players", "relic", "colonies", "turn", "stack")
_COLONIES: Final = TableOf(TERRITORIES, ListOf(NUMBER))


def write(state: AlienFrontiers) -> dict[str, Json]:
    """Return a position as data."""
    fleets = [[_ship(craft) for craft in fleet] for fleet in state.fleets]
    return {
        **header(state),
        **_COURSE.write(state, state),
        "players": [{**player, "ships": [*ships]} for player, ships in zip(_PLAYERS.write(state), fleets, strict=True)],
        "relic": {"owner": _OWNER.write(state.relic_owner, state), **_ship(state.relic)},
        "colonies": {key: state.settlers(territory) for territory, key in enumerate(TERRITORIES)},
        "turn": _TURN.write(state, state),
        "stack": [QUESTIONS.write(step, state) for step in state.common if not isinstance(step, Turns)],
    }


_OWNER: Final = Maybe(Seat())


def _ship(craft: int) -> dict[str, Json]:
    """Return a ship as data: the value only where it means something, the dock only at a facility."""
    place = craft >> 3
    data: dict[str, Json] = {"location": place_key(place), "value": craft & 7}
    if facility_at(place) >= 0:
        data["dock"] = place & 7
    return data


def read(state: AlienFrontiers, data: dict[str, Json]) -> None:
    """Fill a fresh state from data; what is wrong with it is said by BadPosition."""
    found = fields(data, (*_COURSE.names, *_REST), "a position", HEADER)
    _COURSE.fill(state, found, state)
    _PLAYERS.fill(state, found["players"])
    _TURN.fill(state, _TURN.check(found["turn"]), state)
    _read_board(state, found)
    _read_ships(state, found)
    state.ended = any(state.landed(seat) == state.colonies_each for seat in range(state.seats))
    stack = listed(found["stack"], "stack")
    if not state.ended:
        state.push(Turns(-1))
        for entry in stack:
            state.push(QUESTIONS.read(entry, state, state.active_seat))
        if len(state.common) == 1:
            raise BadPosition("the stack is empty but the game is not over")
    elif stack:
        raise BadPosition("the last colony of a player has landed, so nothing can be asked: the stack must be empty")


def _read_board(state: AlienFrontiers, data: dict[str, Any]) -> None:
    """Read the colonies; the deck is what lies nowhere else."""
    state.colonies = []
    for key, counts in zip(TERRITORIES, _COLONIES.read(data["colonies"], state, "colonies"), strict=True):
        if len(counts) != state.seats:
            raise BadPosition(f"{key} needs the colonies of {state.seats} seats")
        state.colonies += counts
    seen = [*state.display, *state.discard]
    for hand in state.hands:
        seen += hand
    state.deck = Deck([card for card in range(len(CARDS)) if card not in seen])


def _read_ships(state: AlienFrontiers, data: dict[str, Any]) -> None:
    """Read all ships; those at a facility with no dock named get the lowest free ones afterwards."""
    later: list[tuple[int, int, int, int]] = []
    state.fleets = [[ship(STOCK, 1)] * FLEET for _ in range(state.seats)]
    for seat, player in enumerate(data["players"]):
        if len(player["ships"]) != FLEET:
            raise BadPosition(f"seat {seat} needs {FLEET} ships, those in stock included")
        for index, entry in enumerate(player["ships"]):
            _place(state, seat, index, entry, later)
    relic = data["relic"]
    owner = relic["owner"]
    state.relic_owner = _OWNER.read(owner, state, "owner")
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
    value = whole(entry.get("value", 1), 1, 6, f"what a ship of seat {seat} shows")
    where = entry["location"]
    if where in FACILITIES:
        facility = FACILITIES.index(where)
        dock = entry.get("dock")
        if dock is None:
            later.append((seat, index, facility, value))
        else:
            number = whole(dock, 0, DOCKS[facility] - 1, f"a dock of {where}")
            state.put_ship(seat, index, ship(at_dock(facility, number), value))
    elif where in PLACES and where != PLACES[DESERT]:
        if index == RELIC and where == PLACES[STOCK]:
            raise BadPosition("the Relic Ship is never in a stock")
        state.put_ship(seat, index, ship(PLACES.index(where), value))
    else:
        raise BadPosition(f"a ship of seat {seat} cannot be at {where!r}")
