"""What a position is worth: medals that a colony may expect, and each seat's chance to win."""

from __future__ import annotations

import math
from typing import Final

from .bits import WIDTH, beside, spread, squares
from .cards import OBJECTIVES
from .colony import Colony
from .components import WATER
from .corporations import CORPORATIONS, JUMP, MAKESHIFT, OASIS, Corporation
from .items import CIV, ENERGY, PATCH, ROVER, STATION, SYNERGY
from .objectives import is_met
from .scoring import civ_medals, collection_medals, competitive_medals, solo_goal, totals, track_medals, winners
from .state import Expedition

# Worth in medals of things that are not medals yet.
ROVER_OUT: Final = 1.0
ROVER_KEPT: Final = 0.15
POD_ON_PLANET: Final = 0.35
METEOR_ON_PLANET: Final = -0.45
HOLE: Final = -0.55
POINT: Final = 0.04
NEAR: Final = 0.3
"""A rover that stands right beside something to pick up."""
STORED_PATCH: Final = 0.9
PENDING_WORTH: Final[list[float]] = [0.0] * 64
PENDING_WORTH[STATION] = 0.6
PENDING_WORTH[ENERGY] = 0.65
PENDING_WORTH[SYNERGY] = 0.75
PENDING_WORTH[PATCH] = 0.8
PENDING_WORTH[ROVER] = 0.8
PENDING_WORTH[CIV] = 1.8

SPREAD: Final = 7.0
"""How many medals make one chance about e times the other in an even game."""


def _promise(firm: Corporation) -> list[float]:
    """Give for each cell the medals that a marker there may expect: those reached, and part of those on the way."""
    worth = [0.0] * 80
    for track in range(5):
        best = 0
        reached = 0
        for row in range(firm.last[track] + 1):
            cell = firm.cells[track * 16 + row]
            if cell is not None and cell.medal:
                best = cell.medal
                reached = row
            coming = best
            ahead = 16
            for later in range(row + 1, firm.last[track] + 1):
                there = firm.cells[track * 16 + later]
                if there is not None and there.medal:
                    coming = there.medal
                    ahead = later
                    break
            share = (row - reached) / (ahead - reached) if ahead > reached else 0.0
            worth[track * 16 + row] = best + 0.8 * share * max(0, coming - best) + 0.4 * row
    return worth


PROMISE: Final[list[list[float]]] = [_promise(firm) for firm in CORPORATIONS]


def chances(state: Expedition) -> list[float]:
    """Estimate each seat's chance to win; several seats' add up to 1, a lone player's is the chance of success."""
    if state.over:
        if state.solo:
            return [1.0 / (1.0 + math.exp(-(totals(state)[0] - solo_goal(state) - 5) / SPREAD))]
        won = winners(state)
        return [1.0 / len(won) if seat in won else 0.0 for seat in range(state.seats)]
    worths: list[float] = []
    late = lateness(state)
    contests = competitive_medals(state)
    for seat in range(state.seats):
        worths.append(worth(state.colony(seat), late) + contests[seat] * (0.35 + 0.65 * late))
    if state.solo:
        # What is still to come is about the same for every way to play on.
        return [1.0 / (1.0 + math.exp(-(worths[0] + (1.0 - late) * 30.0 - solo_goal(state) - 5) / SPREAD))]
    top = max(worths)
    total = 0.0
    weights: list[float] = []
    scale = SPREAD * (1.3 - late)
    for value in worths:
        weight = math.exp((value - top) / scale)
        weights.append(weight)
        total += weight
    return [weight / total for weight in weights]


def lateness(state: Expedition) -> float:
    """Tell how far the game has gone, 0 to 1: by the squares that are covered."""
    covered = 0
    whole = 0
    for colony in state.colonies:
        covered += colony.covered.bit_count()
        whole += colony.board.grid.bit_count()
    return min(1.0, covered / (0.9 * whole))


def worth(colony: Colony, late: float) -> float:
    """Estimate the medals of a colony, those of competitive objectives left out."""
    total = planet_worth(colony)
    early = 1.0 - late
    if colony.corporation == MAKESHIFT or colony.corporation == JUMP:
        total += track_medals(colony)
        for marker in range(5):
            total += 0.35 * early * (colony.pos[marker] & 15)
    else:
        promise = PROMISE[colony.corporation]
        total += late * track_medals(colony)
        for marker in range(5):
            if colony.corporation == OASIS and marker == WATER:
                total += early * 0.62 * colony.pos[WATER]
            else:
                total += early * promise[colony.pos[marker]]
    total += civ_medals(colony) + collection_medals(colony) + 0.25 * (colony.rocks % 3)
    total += 0.3 * colony.techs.bit_count() * early
    total += (ROVER_OUT * colony.rovers.bit_count() + ROVER_KEPT * colony.supply) * (0.2 + 0.8 * early)
    if colony.rovers:
        total += reach_worth(colony)
    total += POD_ON_PLANET * colony.pods.bit_count() * early * (1.0 if colony.rovers else 0.6)
    total += STORED_PATCH * colony.stored
    total += POINT * colony.points
    for code in colony.items:
        total += PENDING_WORTH[code & 63]
    for card in colony.personal:
        if is_met(colony, OBJECTIVES[card]):
            total += 5.0 * (0.4 + 0.6 * late)
    return total


def reach_worth(colony: Colony) -> float:
    """Weigh how near rovers are to what they can pick up."""
    goals = colony.pods | colony.meteors
    if goals == 0:
        return 0.0
    total = 0.0
    for rover in squares(colony.rovers):
        within = 1 << rover
        for distance in range(1, 5):
            within = spread(within)
            if within & goals:
                total += NEAR * (5 - distance) / 4.0
                break
    return total


def planet_worth(colony: Colony) -> float:
    """Estimate the medals of rows and columns from how full they are, and what stands in their way."""
    board = colony.board
    full = colony.covered | colony.electric()
    missing = board.grid & ~full
    total = METEOR_ON_PLANET * colony.meteors.bit_count()
    for line in range(24):
        whole = board.lines[line]
        if whole == 0:
            continue
        medals = board.line_medals[line]
        left = (missing & whole).bit_count()
        share = 1.0 - left / whole.bit_count()
        value = medals * (1.0 if left == 0 else 0.75 * share * share)
        if colony.meteors & whole:
            value *= 0.35 if left == 0 else 0.6
        total += value
    total += HOLE * holes(board.grid & ~colony.covered)
    if board.cities:
        total += board.city_medals * (board.cities & ~colony.covered).bit_count()
    for part in board.parts:
        share = 1.0 - (part & ~colony.covered).bit_count() / part.bit_count()
        total += board.part_medals * share * share
    return total


def holes(free: int) -> float:
    """Count the open squares that stand alone, and half of those in pairs: hardly anything fits there."""
    alone = free & ~beside(free)
    rest = free & ~alone
    count = float(alone.bit_count())
    # A pair: a square with one open neighbour that has no other.
    right = rest & (rest >> 1)
    down = rest & (rest >> WIDTH)
    for pairs, step in ((right, 1), (down, WIDTH)):
        left = pairs
        while left:
            low = left & -left
            pair = low | low << step
            if spread(pair) & free == pair:
                count += 0.8
            left ^= low
    return count
