"""What a seat cannot know at light speed: the ships that the others have chosen (SB 3.2)."""

from __future__ import annotations

from ....kernel.rng import Rng
from ..components import COST
from ..rules.light_speed import left_over
from ..state import SpaceBase


def pick_anew(state: SpaceBase, seat: int | None, rng: Rng) -> None:
    """Draw the unseen choices of the others anew: whoever is still choosing may have chosen nothing yet."""
    state.forget_offers()
    for other in range(state.seats):
        if other == seat:
            continue
        state.picked[other] = []
        if state.own and state.own[other]:
            continue
        for card in rng.shuffled(state.dealt[other]):
            if COST[card] <= left_over(state, other) and rng.below(4) > 0:
                state.picked[other] = [*state.picked[other], card]
