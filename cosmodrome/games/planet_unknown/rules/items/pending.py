"""All that a seat has pending: what can be done about it now, and to what an answer belongs (PU 7)."""

from __future__ import annotations

from .....kernel.action import Action
from .....kernel.event import Events
from ...colony import Colony
from ...said.actions import Move
from ...state import PlanetUnknown
from .. import rovers, technologies
from .kind import KINDS, Kind
from .pool import Pool


def offer_items(pool: Pool) -> None:
    """List the answers to every pending item, equal items once."""
    items = pool.colony.items
    for index in range(len(items)):
        code = items[index]
        again = False
        for earlier in range(index):
            if items[earlier] == code:
                again = True
                break
        if again:
            continue
        before = len(pool.found)
        kind = KINDS[code & 63]
        kind.offer(pool, code)
        if len(pool.found) > before and kind.binds(pool.state) and not pool.only_shifts(before):
            pool.must = True


def is_possible(state: PlanetUnknown, seat: int, code: int) -> bool:
    """Tell whether an item could be resolved now."""
    pool = Pool(state, seat)
    KINDS[code & 63].offer(pool, code)
    return len(pool.found) > 0


def possible_kinds(state: PlanetUnknown, seat: int) -> list[Kind]:
    """Return the kinds of pending items that can be resolved now, of those that are asked for alike only one."""
    found: list[Kind] = []
    for code in state.colony(seat).items:
        kind = KINDS[code & 63]
        if all(other.prompt != kind.prompt for other in found) and is_possible(state, seat, code):
            found.append(kind)
    return found


def item_for(colony: Colony, action: Action) -> int:
    """Return the pending item that an answer belongs to, -1: none."""
    best = -1
    lowest = 0
    for code in colony.items:
        claim = KINDS[code & 63].claim(colony, code, action)
        if claim >= 0 and (best < 0 or claim < lowest):
            best = code
            lowest = claim
    return best


def resolve(state: PlanetUnknown, seat: int, action: Action, events: Events) -> None:
    """Carry out an answer about a pending item, a rover or a technology."""
    if isinstance(action, Move):
        rovers.carry_out(state, seat, action, events)
        return
    code = item_for(state.colony(seat), action)
    if code < 0:
        technologies.carry_out(state, seat, action, events)
    else:
        state.mine(seat).drop(code)
        KINDS[code & 63].resolve(state, seat, code, action, events)
