"""Which phase of the turn the questions on the common stack belong to."""

from __future__ import annotations

from ....kernel.step import Step
from ..state import SpaceBase
from .ability_windows import Resolve
from .acquire import Acquire, PlaceShip
from .charge_cubes import AddCharge, MoveCharge
from .exchange import Exchange


def is_phase(step: Step) -> bool:
    """Tell whether a step is a phase of the turn, not a question that one has led to."""
    return not isinstance(step, (Acquire, PlaceShip, AddCharge, MoveCharge, Exchange, Resolve))


def phase_at(state: SpaceBase) -> int:
    """Find the phase on the stack: below it lie the phases to come, above it the questions that it has led to."""
    for index in range(len(state.common) - 1, -1, -1):
        if is_phase(state.common[index]):
            return index
    return -1


def phase_of(state: SpaceBase) -> Step | None:
    """Return the phase of the turn; None when the game is over."""
    index = phase_at(state)
    return state.common[index] if index >= 0 else None
