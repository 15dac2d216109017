"""What is being asked, as data: the phase of the turn with the questions on top of it, and each player's own."""

from __future__ import annotations

from typing import Any

from ...kernel.errors import BadPosition
from ...kernel.message import Json
from ...kernel.step import Step
from .collecting import Walk
from .components import LEVELS, NUMBER, SECTORS, SIDE_NAMES, SIDES
from .state import SpaceBase
from .steps.acquire import Acquire, PlaceShip
from .steps.charge import AddCharge, MoveCharge
from .steps.exchange import Exchange
from .steps.light_speed import PickShips, Reveal
from .steps.phase import phase_at
from .steps.rewards import REWARDS, AimArrow, RepeatSector, UseDouble
from .steps.turn import phases
from .steps.use_dice import Allocate, ShiftSum
from .steps.window import Resolve, Window

_PHASES = ("end_of_turn", "window 7", "purchase", "window 5", "text_rewards", "use_dice", "reroll", "roll", "window 1")
"""The phases of a turn in the order in which they lie on the stack."""


def write_stack(state: SpaceBase) -> list[Json]:
    """Give the phase and what lies on top of it; the phases below follow from it."""
    return [step.to_json() for step in state.common[max(0, phase_at(state)) :]]


def read_stacks(state: SpaceBase, stack: list[dict[str, Any]], own: list[list[dict[str, Any]]]) -> None:
    """Read what is being asked."""
    if state.winner >= 0:
        if stack or own:
            raise BadPosition("the game is over, so nothing can be asked")
        return
    if not stack:
        raise BadPosition("the stack is empty but the game is not over")
    _read_phase(state, stack[0])
    for entry in stack[1:]:
        state.push(_nested(state, entry))
    if own and len(own) != state.seats:
        raise BadPosition(f"there are {state.seats} seats but {len(own)} stacks of their own")
    for seat, entries in enumerate(own):
        state.own.append([_own(seat, entry) for entry in entries])


def _read_phase(state: SpaceBase, entry: dict[str, Any]) -> None:
    """Read the phase of the turn and lay the phases to come below it."""
    seat = state.active_player
    name = entry["step"]
    if name == "light_speed":
        state.push(Reveal(-1))
        return
    if name == "window":
        name = f"window {entry['phase']}"
    at = _PHASES.index("use_dice" if name == "rewards" else name) if name in _PHASES or name == "rewards" else -1
    if at < 0:
        raise BadPosition(f"there is no phase {name!r}")
    turn = phases(seat)
    state.common = turn[:at]
    if name == "rewards":
        state.push(REWARDS)
    elif entry["step"] == "window":
        state.push(
            Window(_seat(state, entry.get("seat", seat)), entry["phase"], [_card(key) for key in entry.get("used", ())])
        )
    else:
        state.push(turn[at])


def _nested(state: SpaceBase, entry: dict[str, Any]) -> Step:
    """Read a question on top of a phase."""
    name = entry["step"]
    seat = _seat(state, entry["seat"])
    if name == "acquire":
        claims = [_count(count) for count in entry["claims"]]
        if len(claims) != LEVELS or type(entry["anywhere"]) is not bool:
            raise BadPosition("acquire has claims of three levels, and anywhere is true or false")
        return Acquire(seat, claims, _count(entry["buys"]), entry["anywhere"])
    card = _card(entry["card"])
    if name == "place":
        return PlaceShip(seat, card)
    if name == "add_charge":
        return AddCharge(seat, card)
    if name == "move_charge":
        return MoveCharge(seat, card)
    if name == "exchange":
        return Exchange(seat, card)
    if name == "resolve":
        side, index = _side(entry["side"]), _count(entry["effect"])
        ability = SIDES[card * 2 + side].ability
        if ability is None or index >= len(ability.effects):
            raise BadPosition(f"{entry['card']} has no such effect to resolve")
        return Resolve(seat, card, side, index)
    raise BadPosition(f"there is no step {name!r}")


def _own(seat: int, entry: dict[str, Any]) -> Step:
    """Read a question that a player answers beside the others."""
    name = entry["step"]
    if name == "pick":
        return PickShips(seat)
    if name == "allocate":
        return Allocate(seat)
    if name == "shift":
        return ShiftSum(seat, _sector(entry["sector"]))
    if name == "double":
        return UseDouble(
            seat, _card(entry["card"]), _side(entry["side"]), [_sector(sector) for sector in entry["sectors"]]
        )
    if name == "aim":
        return AimArrow(seat, _walk(entry))
    if name == "repeat":
        return RepeatSector(seat, _walk(entry))
    raise BadPosition(f"there is no step {name!r}")


def _walk(entry: dict[str, Any]) -> Walk:
    """Read how far a player has come in collecting."""
    walk = Walk([_sector(sector) for sector in entry["starts"]], -1)
    if entry["double"] is not None:
        walk.doubler = _card(entry["double"])
    if type(entry["extra"]) is not bool:
        raise BadPosition("extra is true or false")
    walk.extra = entry["extra"]
    walk.seen = _bits(entry["collected"])
    walk.visited = _bits(entry["visited"])
    # A one-way arrow may point off the board: sectors 0 and 13 bring nothing.
    walk.queue = [_count(sector) for sector in entry["queue"]]
    walk.sector = _sector(entry["sector"])
    walk.arrows = [_card(key) for key in entry["arrows"]]
    return walk


def _bits(sectors: list[object]) -> int:
    bits = 0
    for sector in sectors:
        bits |= 1 << _sector(sector)
    return bits


def _count(value: object) -> int:
    """Read a small number."""
    if type(value) is not int or not 0 <= value <= 99:
        raise BadPosition(f"{value!r} is not a number from 0 to 99")
    return value


def _sector(value: object) -> int:
    """Read the number of a sector."""
    if type(value) is not int or not 1 <= value <= SECTORS:
        raise BadPosition(f"there is no sector {value!r}")
    return value


def _seat(state: SpaceBase, value: object) -> int:
    """Read a seat number."""
    if type(value) is not int or not 0 <= value < state.seats:
        raise BadPosition(f"there is no seat {value!r} among {state.seats}")
    return value


def _card(key: object) -> int:
    """Find a card by its id."""
    if not isinstance(key, str) or key not in NUMBER:
        raise BadPosition(f"there is no card {key!r}")
    return NUMBER[key]


def _side(name: object) -> int:
    """Read a side of a card."""
    if name not in SIDE_NAMES:
        raise BadPosition(f"a card has a station and a deployed side, not {name!r}")
    return SIDE_NAMES.index(name)
