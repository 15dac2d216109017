"""What is being asked, as data: the phase of the turn with the questions on top of it, and each player's own."""

from __future__ import annotations

from ....kernel.errors import BadPosition
from ....kernel.message import Json
from ....kit.readers import listed, table
from ..rules.light_speed import PickShips, Reveal
from ..rules.phase import is_phase, phase_at
from ..rules.rewards import AimArrow, RepeatSector, Rewards, UseDouble
from ..rules.turn import PHASES
from ..rules.use_dice import Allocate, ShiftSum, UseDice
from ..state import SpaceBase
from .forms import QUESTIONS

_OWN = (PickShips, Allocate, ShiftSum, UseDouble, AimArrow, RepeatSector)
"""What players answer beside each other."""


def write_stack(state: SpaceBase) -> list[Json]:
    """Return the phase and what lies on top of it; the phases below follow from it."""
    return [QUESTIONS.write(step, state) for step in state.common[max(0, phase_at(state)) :]]


def write_own(state: SpaceBase) -> list[Json]:
    """Return the questions that players answer beside each other."""
    return [[QUESTIONS.write(step, state) for step in stack] for stack in state.own]


def read_stacks(state: SpaceBase, stack: object, own: object) -> None:
    """Read what is being asked."""
    questions, others = listed(stack, "stack"), listed(own, "own")
    if state.winner >= 0:
        if questions or others:
            raise BadPosition("the game is over, so nothing can be asked")
        return
    if not questions:
        raise BadPosition("the stack is empty but the game is not over")
    _read_phase(state, questions[0])
    for entry in questions[1:]:
        step = QUESTIONS.read(entry, state)
        if is_phase(step) or isinstance(step, _OWN):
            raise BadPosition(f"there is no step {QUESTIONS.name_of(step)!r} on top of a phase")
        state.push(step)
    if others and len(others) != state.seats:
        raise BadPosition(f"there are {state.seats} seats but {len(others)} stacks of their own")
    for seat, entries in enumerate(others):
        steps = [QUESTIONS.read(entry, state, seat) for entry in listed(entries, "own")]
        for step in steps:
            if not isinstance(step, _OWN):
                raise BadPosition(f"{QUESTIONS.name_of(step)!r} is not asked of all at once")
        state.own.append(steps)


def _read_phase(state: SpaceBase, entry: object) -> None:
    """Read the phase of the turn and lay the phases to come below it."""
    data = table(entry, "a step")
    turn = PHASES[state.active_player]
    step = QUESTIONS.read({"seat": state.active_player, **data} if data.get("step") == "window" else data, state)
    for place, phase in enumerate(turn):
        kind = UseDice if isinstance(step, Rewards) else type(step)
        if type(phase) is kind and getattr(phase, "phase", 0) == getattr(step, "phase", 0):
            state.common = turn[:place]
            state.push(phase if type(phase) is type(step) and "phase" not in data else step)
            return
    if not isinstance(step, Reveal):
        raise BadPosition(f"there is no phase {data.get('step')!r}")
    state.push(step)
