"""What a window asks of a seat: the one thing that is to be done now, or that there are several."""

from __future__ import annotations

from ....kernel.message import Message
from ..said.actions import Move
from ..state import PlanetUnknown
from .items.pending import possible_kinds
from .items.pool import Pool
from .technologies import free_options


def is_instructed(state: PlanetUnknown, seat: int) -> bool:
    """Tell whether a card or an event itself still tells the seat to do something."""
    return any(not kind.waits for kind in possible_kinds(state, seat))


def task(state: PlanetUnknown, seat: int, several: str = "prompt-several") -> Message:
    """Say what is to be done, or what may be done before the seat is through."""
    kinds = possible_kinds(state, seat)
    if kinds:
        return Message("prompt-do-" + kinds[0].prompt if len(kinds) == 1 else several)
    pool = Pool(state, seat)
    free_options(pool)
    if not pool.found:
        return Message("prompt-finish")
    if any(isinstance(action, Move) for action in pool.found):
        return Message("prompt-rovers", {"points": state.colony(seat).points})
    return Message("prompt-technology")
