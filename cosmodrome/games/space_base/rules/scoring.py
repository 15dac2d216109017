"""Points and winners (SB 8)."""

from __future__ import annotations

from ....kernel.score import Score
from ..components import CARDS, SECTORS, is_colony
from ..state import SpaceBase


def score(state: SpaceBase, seat: int) -> Score:
    """Count a seat's victory points: those of its colonies and all others."""
    settled = 0
    for sector in range(1, SECTORS + 1):
        placed = state.consoles[seat].stations[sector]
        if is_colony(placed):
            settled += CARDS[placed >> 3].vp
    # An opponent's ability may have taken points that a colony brought.
    colonies = min(settled, state.vp[seat])
    return Score({"colonies": colonies, "ships": state.vp[seat] - colonies})


def winners(state: SpaceBase) -> list[int]:
    """Name the seat that won; before the end, those that lead."""
    if state.winner >= 0:
        return [state.winner]
    best = max(state.vp)
    return [seat for seat in range(state.seats) if state.vp[seat] == best]
