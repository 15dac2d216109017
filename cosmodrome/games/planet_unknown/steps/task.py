"""What a window asks of a seat: the one thing that is to be done now, or that there are several."""

from __future__ import annotations

from typing import Final

from ....kernel.message import Message
from ..actions import Move
from ..freedom import free_options
from ..items import EXTRA_ROVER, KINDS, PATCH, ROVER, STORED_PATCH, WAITS
from ..pool import Pool
from ..state import PlanetUnknown

_LIKE: Final[dict[int, int]] = {EXTRA_ROVER: ROVER, STORED_PATCH: PATCH}
"""Items that are asked for like others."""


def possible_kinds(state: PlanetUnknown, seat: int) -> list[int]:
    """List the kinds of pending items that can be resolved now, each once."""
    found: list[int] = []
    for code in state.colony(seat).items:
        kind = _LIKE.get(code & 63, code & 63)
        if kind not in found and Pool(state, seat).possible(code):
            found.append(kind)
    return found


def is_instructed(state: PlanetUnknown, seat: int) -> bool:
    """Tell whether a card or an event itself still tells the seat to do something."""
    return any(not WAITS[kind] for kind in possible_kinds(state, seat))


def task(state: PlanetUnknown, seat: int, several: str = "prompt-several") -> Message:
    """Say what is to be done, or what may be done before the seat is through."""
    kinds = possible_kinds(state, seat)
    if kinds:
        return Message("prompt-do-" + KINDS[kinds[0]].replace("_", "-") if len(kinds) == 1 else several)
    pool = Pool(state, seat)
    free_options(pool)
    if not pool.found:
        return Message("prompt-finish")
    if any(isinstance(action, Move) for action in pool.found):
        return Message("prompt-rovers", {"points": state.colony(seat).points})
    return Message("prompt-technology")
