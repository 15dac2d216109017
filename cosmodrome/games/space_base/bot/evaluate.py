"""What a position is worth: each seat's chance to win, seen at a glance."""

from __future__ import annotations

from typing import Final

from ....kit.chance import Worth, softmax
from ..components import COST, TARGET_VP
from ..state import SpaceBase
from .outlook import prospects

# Fitted to the outcomes of some twenty thousand positions from games between searching players, then mended by
# playing against each other: a fit cannot tell that credits which are kept and not spent are worth less.
POINT: Final = Worth(0.06, 0.21)
CREDIT: Final = Worth(0.055, 0.065)
PLENTY: Final = 12
"""More credits than this are worth little: a purchase takes them all."""
INCOME: Final = Worth(0.25, 0.0)
RATE_CREDITS: Final = Worth(0.45, 0.075)
"""A credit expected each round; the others' turns count as many times as there are others."""
RATE_INCOME: Final = Worth(0.95, 0.26)
RATE_VP: Final = Worth(1.4, 0.6)
RATE_CUBES: Final = Worth(0.25, 0.11)
STOCK: Final = Worth(0.05, 0.07)


def chances(state: SpaceBase) -> list[float]:
    """Estimate each seat's chance to win; they add up to 1."""
    if state.winner >= 0:
        return [1.0 if seat == state.winner else 0.0 for seat in range(state.seats)]
    late = lateness(state)
    return softmax([worth(state, seat, late) for seat in range(state.seats)])


def lateness(state: SpaceBase) -> float:
    """Tell how far the game has gone, 0 to 1: by the points of whoever has most."""
    if state.end_triggered:
        return 1.0
    return min(1.0, max(state.vp) / TARGET_VP)


def worth(state: SpaceBase, seat: int, late: float) -> float:
    """Weigh what a seat has and what it can expect in a round."""
    outlook = prospects(state.consoles[seat])
    own, others = outlook.own, outlook.others
    turns = state.seats - 1
    return (
        state.vp[seat] * POINT.at(late)
        + useful(state.credits[seat]) * CREDIT.at(late)
        + state.income[seat] * INCOME.at(late)
        + (own.credits + turns * others.credits) * RATE_CREDITS.at(late)
        + (own.income + turns * others.income) * RATE_INCOME.at(late)
        + (own.vp + turns * others.vp) * RATE_VP.at(late)
        + (own.cubes + turns * others.cubes) * RATE_CUBES.at(late)
        + outlook.stock * STOCK.at(late)
    )


def useful(credits: int) -> float:
    """Count credits for as much as one purchase can make of them."""
    if credits <= PLENTY:
        return float(credits)
    return PLENTY + 0.15 * (min(credits, COST[-1]) - PLENTY)
