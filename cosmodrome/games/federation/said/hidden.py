"""What a seat cannot know, drawn anew: the deep space stack, tokens that somebody else looked at (FD 3.3)."""

from __future__ import annotations

from ....kernel.rng import Rng
from ..rules.sixmoon import KeepAlteration
from ..state import Federation


def draw_anew(state: Federation, seat: int | None, rng: Rng) -> None:
    """Replace what this seat has not seen by something it could believe in."""
    state.forget_offers()
    if seat is None or not state.looked >> seat & 1:
        taken = [player.deep for player in state.players]
        unknown = [tile for tile in range(len(state.box.deep)) if tile not in taken]
        state.deep_stack = sorted(rng.shuffled(unknown)[: len(state.deep_stack)])
    _redraw_alterations(state, seat, rng)


def _redraw_alterations(state: Federation, seat: int | None, rng: Rng) -> None:
    """Trade the tokens that only somebody else has seen for any of the same power that this seat has not seen."""
    returned = state.returned if state.returned_by != seat else []
    pool: list[int] = []
    for step in state.common:
        if isinstance(step, KeepAlteration) and step.seat != seat:
            pool += step.drawn
    pool += returned
    if not pool:
        return
    # In one order, so that nothing of where they really lie is left in it.
    pool += state.unseen_alterations
    pool.sort()
    pool = rng.shuffled(pool)
    if returned:
        state.returned = _drawn(state, returned, pool)
    for index, step in enumerate(state.common):
        if isinstance(step, KeepAlteration) and step.seat != seat:
            state.common[index] = KeepAlteration(step.seat, _drawn(state, step.drawn, pool))
    pool.sort()
    state.unseen_alterations = pool


def _drawn(state: Federation, tokens: list[int], pool: list[int]) -> list[int]:
    """Draw tokens of the same powers off a shuffled pool."""
    powers = [state.box.alterations[token].power for token in tokens]
    powers.sort()
    found: list[int] = []
    for power in powers:
        for token in pool:
            if state.box.alterations[token].power == power:
                pool.remove(token)
                found.append(token)
                break
    found.sort()
    return found
