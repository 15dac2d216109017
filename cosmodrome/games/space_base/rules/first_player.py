"""Who goes first, and what the others get for it (SB 3.1)."""

from __future__ import annotations

from ....kernel.event import Events
from ..components import bonus
from ..said import events as happened
from ..state import SpaceBase


def choose_first(state: SpaceBase, ranks: list[int], events: Events) -> int:
    """Find the first player by rank; tied players roll until one is highest (R-2). Give the bonuses."""
    best = max(ranks)
    tied = [seat for seat in range(state.seats) if ranks[seat] == best]
    while len(tied) > 1:
        totals: list[int] = []
        for seat in tied:
            d1, d2 = state.rng.die(), state.rng.die()
            totals.append(d1 + d2)
            if events is not None:
                events.append(happened.TieRolled(seat, [d1, d2]))
        most = max(totals)
        tied = [seat for seat, total in zip(tied, totals, strict=True) if total == most]
    first = tied[0]
    state.first_player = first
    if events is not None:
        events.append(happened.FirstPlayer(first))
    for place in range(state.seats):
        credits, income = bonus(place)
        seat = (first + place) % state.seats
        state.credits[seat] += credits
        state.income[seat] += income
        if (credits or income) and events is not None:
            events.append(happened.Bonus(seat, credits, income))
    return first
