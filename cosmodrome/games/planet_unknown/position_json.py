"""A position as data: every stored fact under a name of the rules, nothing that can be computed."""

from __future__ import annotations

from typing import Any, cast

from ...kernel.errors import BadPosition
from ...kernel.message import Json
from . import colony_json, steps_json
from .cards import CIV_CARDS, EVENTS, LEVELS, OBJECTIVES
from .components import SECTORS, SHAPE_KEYS, TILES, TILES_OF
from .reading import bits, cards, listed, number, numbers, one_of, table
from .state import OVER, PHASES, TRIGGERS, PlanetUnknown
from .steps.rounds import Rounds

_FIELDS = (
    "game",
    "rules",
    "seats",
    "options",
    "rng",
    "seals",
    "phase",
    "round",
    "commander",
    "rotation",
    "inner_shift",
    "triggers",
    "depots",
    "civ_stacks",
    "event",
    "event_deck",
    "next_event",
    "peeked",
    "event_discard",
    "objective_deck",
    "competitive",
    "common_objectives",
    "players",
    "stack",
    "own",
)


def write(state: PlanetUnknown) -> dict[str, Json]:
    """Give a position as data."""
    return {
        "game": state.game,
        "rules": state.title.rules,
        "seats": state.seats,
        "options": dict(state.options),
        "rng": state.rng.to_json(),
        "seals": state.seals,
        "phase": PHASES[state.phase],
        "round": state.round,
        "commander": state.commander,
        "rotation": state.rotation,
        "inner_shift": state.shift,
        "triggers": [name for bit, name in enumerate(TRIGGERS) if state.triggers >> bit & 1],
        "depots": {
            key: {
                "top": TILES[state.tops[shape]].key if state.tops[shape] >= 0 else None,
                "below": [TILES[tile].key for tile in state.stacks[shape]],
            }
            for shape, key in enumerate(SHAPE_KEYS)
        },
        "civ_stacks": {str(level): [*state.civ[level]] for level in range(1, LEVELS + 1)},
        "event": state.event or None,
        "event_deck": [*state.event_deck],
        "next_event": state.next_event or None,
        "peeked": numbers(state.peeked),
        "event_discard": [*state.event_discard],
        "objective_deck": [*state.objectives],
        "competitive": [*state.competitive],
        "common_objectives": [*state.shared],
        "players": [colony_json.write(colony) for colony in state.colonies],
        "stack": [steps_json.write(step) for step in state.common if not isinstance(step, Rounds)],
        "own": [[steps_json.write(step) for step in stack] for stack in state.own],
    }


def read(state: PlanetUnknown, source: dict[str, Json]) -> None:
    """Fill a fresh state from data; what is wrong with it is said by BadPosition."""
    data = table(source, _FIELDS, "a position")
    seats = state.seats
    state.seals = number(data["seals"], 0, 2**31, "seals")
    state.phase = one_of(PHASES, data["phase"], "phase")
    state.round = number(data["round"], 0, 999, "round")
    state.commander = number(data["commander"], 0, seats - 1, "commander")
    state.rotation = number(data["rotation"], 0, SECTORS - 1, "rotation")
    state.shift = number(data["inner_shift"], 0, SECTORS - 1, "inner_shift")
    for name in listed(data["triggers"], "triggers"):
        state.triggers |= 1 << one_of(TRIGGERS, name, "trigger")
    _read_depots(state, table(data["depots"], SHAPE_KEYS, "depots"))
    stacks = table(data["civ_stacks"], tuple(str(level) for level in range(1, LEVELS + 1)), "civ_stacks")
    for level in range(1, LEVELS + 1):
        state.civ[level] = sorted(cards(stacks[str(level)], CIV_CARDS, "a civ stack"))
        for card in state.civ[level]:
            if CIV_CARDS[card].level != level:
                raise BadPosition(f"civ card {card} is not of level {level}")
    state.event = _event(data["event"])
    state.next_event = _event(data["next_event"])
    state.event_deck = sorted(cards(data["event_deck"], EVENTS, "the event deck"))
    state.event_discard = cards(data["event_discard"], EVENTS, "the discarded events")
    state.peeked = bits(data["peeked"], 0, seats - 1, "peeked")
    state.objectives = sorted(cards(data["objective_deck"], OBJECTIVES, "the objective deck"))
    state.competitive = cards(data["competitive"], OBJECTIVES, "the competitive objectives")
    state.shared = cards(data["common_objectives"], OBJECTIVES, "the common objectives")
    players = listed(data["players"], "players")
    if len(players) != seats:
        raise BadPosition(f"there are {seats} seats but {len(players)} players")
    state.colonies = [colony_json.read(player, state.mark, state.solo) for player in players]
    _read_stacks(state, data)


def _event(value: object) -> int:
    """Read the number of an event or nothing."""
    return 0 if value is None else cards([value], EVENTS, "event")[0]


def _read_depots(state: PlanetUnknown, depots: dict[str, Any]) -> None:
    for shape, key in enumerate(SHAPE_KEYS):
        entry = table(depots[key], ("top", "below"), f"the depot of {key}")
        top = entry["top"]
        state.tops[shape] = -1 if top is None else colony_json.read_tile(top)
        below = [colony_json.read_tile(tile) for tile in listed(entry["below"], "below")]
        for tile in [*below, state.tops[shape]] if top is not None else below:
            if tile not in TILES_OF[shape]:
                raise BadPosition(f"{TILES[tile].key} does not belong into the depot of {key}")
        state.stacks[shape] = sorted(below)


def _read_stacks(state: PlanetUnknown, data: dict[str, Any]) -> None:
    steps = [steps_json.read(state, entry) for entry in listed(data["stack"], "stack")]
    own = [[steps_json.read(state, entry) for entry in listed(stack, "own")] for stack in listed(data["own"], "own")]
    if state.phase == OVER:
        if steps or own:
            raise BadPosition("the game is over, so nothing can be asked: stack and own must be empty")
        return
    state.common = [Rounds(), *steps]
    if own and len(own) != state.seats:
        raise BadPosition(f"own holds a list for each of the {state.seats} seats, or nothing")
    for seat, stack in enumerate(own):
        for step in stack:
            if step.seat != seat:
                raise BadPosition(f"a question to seat {step.seat} lies on the stack of seat {seat}")
    state.own = cast("Any", own)
