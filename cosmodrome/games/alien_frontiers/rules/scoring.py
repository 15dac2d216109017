"""Points, ties and winners (AF 7.3, 14)."""

from __future__ import annotations

from typing import Final

from ....kernel.score import Score
from ..components import ALIEN_CITY, ALIEN_MONUMENT, POSITRON, TERRITORIES
from ..state import AlienFrontiers

PARTS: Final = ("colonies", "control", "positron", "alien_city", "alien_monument")
"""Where points come from."""


def counts(state: AlienFrontiers, seat: int) -> list[int]:
    """Count a seat's victory points by where they come from, in the order of PARTS."""
    control = 0
    positron = 0
    for territory in range(len(TERRITORIES)):
        if state.controller(territory) == seat:
            control += 1
            if state.fields[POSITRON] == territory:
                positron = 1
    return [
        state.landed(seat),
        control,
        positron,
        1 if state.card_of_type(seat, ALIEN_CITY) >= 0 else 0,
        1 if state.card_of_type(seat, ALIEN_MONUMENT) >= 0 else 0,
    ]


def points(state: AlienFrontiers, seat: int) -> int:
    """Count a seat's victory points."""
    total = 0
    for count in counts(state, seat):
        total += count
    return total


def score(state: AlienFrontiers, seat: int) -> Score:
    """Give a seat's victory points with where they come from."""
    return Score(dict(zip(PARTS, counts(state, seat), strict=True)))


def winners(state: AlienFrontiers) -> list[int]:
    """Name the seats with most points; ties go by tech cards, then ore, then fuel, then are shared (R34)."""
    ranks = [
        (points(state, seat), len(state.hands[seat]), state.ore[seat], state.fuel[seat]) for seat in range(state.seats)
    ]
    best = max(ranks)
    return [seat for seat in range(state.seats) if ranks[seat] == best]
