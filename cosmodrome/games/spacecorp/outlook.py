"""What places, bases and cards promise: shared by evaluation and instinct."""

from __future__ import annotations

from typing import Final

from .components import GAIN, PROBE, STARFARERS
from .state import Venture

STACK: Final[list[float]] = [1.8, 2.8, 4.0, 4.2, 1.6, 4.0]
"""What a tile of each stack brings who reveals it, and then builds there."""
EXPLORED: Final[list[float]] = [2.5, 3.2, 5.0]
"""What a tile that is known and not built upon is worth in each era to who stands there."""
BASE: Final[list[float]] = [1.0, 1.5, 1.0, 1.4, 1.2, 1.4, 1.0, 1.2, 1.5]
"""What a base of each type is worth beside production and contracts."""


def site_worth(state: Venture, seat: int, site: int) -> float:
    """Tell what a team can do at a site."""
    board = state.board
    place = board.sites[site]
    if place.is_start:
        return 0.4
    if place.is_beyond or place.orion:
        return 0.0
    owner = state.owner_at(site)
    if owner >= 0:
        return 0.3 if owner == seat else 0.1
    worth = 0.0
    for index in range(len(place.stacks)):
        tile = state.tiles[place.first + index]
        if tile < 0:
            worth += STACK[place.stacks[index]]
        else:
            found = state.box.tiles[tile]
            worth += EXPLORED[state.era] + 0.6 * max(0, found.production) + 0.4 * found.colony_points
            if found.introvs and not state.players[seat].gifts.introv_access:
                worth -= 2.0
    if not place.stacks:
        worth = 1.7
    # What is dear to build is built less often.
    return worth / (1.0 + 0.04 * place.build_cost)


def team_place(state: Venture, where: int) -> float:
    """Tell how much of a site's worth a team has that is still on the star track."""
    if state.era < STARFARERS or where & 3 == 0:
        return 1.0
    return 0.9 - 0.12 * (where & 3)


def base_worth(state: Venture, type: int) -> float:
    """Tell what a base of a type is worth by itself."""
    return 3.0 * BASE[type] if state.era == STARFARERS else BASE[type]


def prospect(state: Venture, seat: int, card: int) -> float:
    """Tell what a card's Special brings."""
    found = state.box.cards[card]
    if found.special == GAIN:
        return float(found.amount)
    return 1.2 if found.special == PROBE else 0.8
