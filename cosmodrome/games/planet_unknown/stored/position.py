"""A position as data: every stored fact under a name of the rules, nothing that can be computed."""

from __future__ import annotations

from typing import Any, Final

from ....kernel.errors import BadPosition
from ....kernel.message import Json
from ....kernel.step import Step
from ....kit.codec import By, Field, Id, ListOf, Maybe, Seat, SetOf, Shape, Whole
from ....kit.position import HEADER, header, seated
from ....kit.readers import fields, listed
from ..cards import CIV_CARDS, LEVELS
from ..colony import Colony
from ..components import SECTORS, SHAPE_KEYS, TILES, TILES_OF
from ..rules.rounds import Rounds
from ..state import OVER, PHASES, TRIGGERS, PlanetUnknown
from .forms import CARDS_SORTED, EVENT, EVENTS_LIST, OBJECTIVES_LIST, OBJECTIVES_SORTED, QUESTIONS, TILE
from .player import read_player, write_player

_SECTOR: Final = Whole(0, SECTORS - 1)
_DEPOT: Final = Shape("a depot", Field("top", Maybe(TILE)), Field("below", ListOf(TILE, ordered=True)))


def _write_civ(stacks: list[list[int]], state: Any) -> Json:
    return {str(level): [*stacks[level]] for level in range(1, LEVELS + 1)}


def _read_civ(data: object, state: Any) -> list[list[int]]:
    """Read the civ stacks; each card lies in the stack of its level."""
    found = fields(data, [str(level) for level in range(1, LEVELS + 1)], "civ_stacks")
    stacks: list[list[int]] = [[]]
    for level in range(1, LEVELS + 1):
        stack: list[int] = CARDS_SORTED.read(found[str(level)], state, "a civ stack")
        for card in stack:
            if CIV_CARDS[card].level != level:
                raise BadPosition(f"civ card {card} is not of level {level}")
        stacks.append(stack)
    return stacks


def _write_players(colonies: list[Colony], state: Any) -> Json:
    return [write_player(colony) for colony in colonies]


def _read_players(data: object, state: PlanetUnknown) -> list[Colony]:
    return [read_player(player, state) for player in seated(state, data)]


_TABLE: Final = Shape(
    "a position",
    Field("seals", Whole(0, 2**31)),
    Field("phase", Id(PHASES, "phase")),
    Field("round", Whole(0, 999)),
    Field("commander", Seat()),
    Field("rotation", _SECTOR),
    Field("inner_shift", _SECTOR, "shift"),
    Field("triggers", SetOf(Id(TRIGGERS, "trigger"))),
    Field("civ_stacks", By(_write_civ, _read_civ), "civ"),
    Field("event", Maybe(EVENT, 0)),
    Field("event_deck", ListOf(EVENT, distinct=True, ordered=True)),
    Field("next_event", Maybe(EVENT, 0)),
    Field("peeked", SetOf(Seat())),
    Field("event_discard", EVENTS_LIST),
    Field("objective_deck", OBJECTIVES_SORTED, "objectives"),
    Field("competitive", OBJECTIVES_LIST),
    Field("common_objectives", OBJECTIVES_LIST, "shared"),
    Field("players", By(_write_players, _read_players), "colonies"),
    optional=HEADER,
)
_REST: Final = ("depots", "stack", "own")


def write(state: PlanetUnknown) -> dict[str, Json]:
    """Return a position as data."""
    return {
        **header(state),
        **_TABLE.write(state, state),
        "depots": {
            key: {"top": _DEPOT.fields[0].codec.write(top, state), "below": [TILES[tile].key for tile in below]}
            for key, top, below in zip(SHAPE_KEYS, state.tops, state.stacks, strict=True)
        },
        "stack": _write_steps([step for step in state.common if not isinstance(step, Rounds)], state),
        "own": [_write_steps(stack, state) for stack in state.own],
    }


def _write_steps(steps: list[Step], state: PlanetUnknown) -> list[Json]:
    return [QUESTIONS.write(step, state) for step in steps]


def read(state: PlanetUnknown, data: dict[str, Json]) -> None:
    """Fill a fresh state from data; what is wrong with it is said by BadPosition."""
    found = fields(data, (*_TABLE.names, *_REST), "a position", HEADER)
    _TABLE.fill(state, found, state)
    _read_depots(state, fields(found["depots"], SHAPE_KEYS, "depots"))
    _read_stacks(state, found)


def _read_depots(state: PlanetUnknown, depots: dict[str, Any]) -> None:
    for shape, key in enumerate(SHAPE_KEYS):
        depot = _DEPOT.values(_DEPOT.check(depots[key]), state)
        state.lay_stack(shape, depot["top"], depot["below"])
        for tile in [*depot["below"], depot["top"]]:
            if tile >= 0 and tile not in TILES_OF[shape]:
                raise BadPosition(f"{TILES[tile].key} does not belong into the depot of {key}")


def _read_stacks(state: PlanetUnknown, data: dict[str, Any]) -> None:
    steps = _read_steps(data["stack"], state)
    own = [_read_steps(stack, state) for stack in listed(data["own"], "own")]
    if state.phase == OVER:
        if steps or own:
            raise BadPosition("the game is over, so nothing can be asked: stack and own must be empty")
        return
    state.common = [Rounds(-1), *steps]
    if own and len(own) != state.seats:
        raise BadPosition(f"own holds a list for each of the {state.seats} seats, or nothing")
    for seat, stack in enumerate(own):
        for step in stack:
            if step.seat != seat:
                raise BadPosition(f"a question to seat {step.seat} lies on the stack of seat {seat}")
    state.own = own


def _read_steps(data: object, state: PlanetUnknown) -> list[Step]:
    return [QUESTIONS.read(entry, state) for entry in listed(data, "a stack of questions")]
