"""Points, ties and winners (AF 7.3, 14)."""

from __future__ import annotations

from ...kernel.score import Score
from .components import ALIEN_CITY, ALIEN_MONUMENT, POSITRON, TERRITORIES
from .state import Frontier


def points(state: Frontier, seat: int) -> int:
    """Count a seat's victory points."""
    total = state.landed(seat)
    for territory in range(len(TERRITORIES)):
        if state.controller(territory) == seat:
            total += 2 if state.fields[POSITRON] == territory else 1
    if state.card_of_type(seat, ALIEN_CITY) >= 0:
        total += 1
    if state.card_of_type(seat, ALIEN_MONUMENT) >= 0:
        total += 1
    return total


def score(state: Frontier, seat: int) -> Score:
    """Count a seat's victory points by where they come from."""
    field = state.fields[POSITRON]
    return Score({
        "colonies": state.landed(seat),
        "control": sum(1 for territory in range(len(TERRITORIES)) if state.controller(territory) == seat),
        "positron": 1 if field >= 0 and state.controller(field) == seat else 0,
        "alien_city": 1 if state.card_of_type(seat, ALIEN_CITY) >= 0 else 0,
        "alien_monument": 1 if state.card_of_type(seat, ALIEN_MONUMENT) >= 0 else 0,
    })


def winners(state: Frontier) -> list[int]:
    """Name the seats with most points; ties go by tech cards, then ore, then fuel, then are shared (R34)."""
    ranks = [(points(state, seat), len(state.hands[seat]), state.ore[seat], state.fuel[seat])
             for seat in range(state.seats)]
    best = max(ranks)
    return [seat for seat in range(state.seats) if ranks[seat] == best]
