"""How likely objectives are met in the end (PU 17)."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from ..cards import OBJECTIVES, Objective
from ..colony import Colony
from ..components import ENERGY, WATER
from ..corporations import OASIS
from ..grid import DIGITS, FOUR_ROWS, PART, ROW, SIDE, WIDTH, area_of, beside
from ..rules.lifepods import collected_pods
from ..rules.objectives import filled, measure, medals_between, stations_of
from ..rules.tracks import at_last
from ..state import SIDES, PlanetUnknown

# What a tile brings on average for those who want it, and how soft the estimate is.
BLOCK: Final[list[float]] = [0.34, 0.191, 0.424, 0.293, 0.276, 0.32]
BLOCK_SOFT: Final = 2.06
STATIONS: Final = 0.193
STATIONS_SOFT: Final = 1.2
ROWS: Final[list[float]] = [0.742, 0.666, 0.541, 0.939, 0.318]
ROWS_SOFT: Final = 1.37
ENERGY_STATIONS: Final = 0.285
ENERGY_SOFT: Final = 0.885
METEORITES: Final = 0.442
LIFEPODS: Final = -0.35
"""Lifepods more than meteorites."""
COLLECTED_SOFT: Final = 1.27
OPEN_SQUARE: Final = 0.035
LONE_SQUARE: Final = 0.472
"""What a square that is still open costs, and one that stands alone."""
PACE: Final = 2.85
"""How many of the squares that have to be covered a tile covers."""
KEEPING: Final[list[float]] = [
    0.0,
    1.2,
    0.6,
    0.8,
    0.7,
    1.1,
    0.8,
    1.0,
    0.7,
    0.9,
    0.8,
    1.1,
    0.8,
    0.9,
    1.5,
    0.9,
    1.4,
    -0.1,
    0.4,
    4.1,
    0.5,
    -0.8,
    1.8,
    5.4,
    2.2,
    2.7,
    -1.7,
    3.4,
    0.5,
]
"""The medals that keeping an objective has brought, by its number: those for meeting it less what its pursuit cost."""
BEST_KEPT: Final = max(KEEPING)


def likely(margin: float, softness: float) -> float:
    """Turn a margin into a chance."""
    return 1.0 / (1.0 + math.exp(min(50.0, max(-50.0, -margin / softness))))


def fullest_block(wanted: int, allowed: int, width: int, height: int) -> int:
    """Count the squares of a set in the fullest block that lies in what is allowed; -1 if there is none.

    A block is at most five squares high. All blocks that end with the same row are counted at once.
    """
    best: i64 = -1
    wide: i64 = width
    high: i64 = height
    mine: i64 = 0
    free: i64 = 0
    # What the last rows hold: how many wanted squares a block has there, a digit for each corner, and where it may lie.
    held1: i64 = 0
    held2: i64 = 0
    held3: i64 = 0
    held4: i64 = 0
    fits1: i64 = 0
    fits2: i64 = 0
    fits3: i64 = 0
    fits4: i64 = 0
    y: i64 = 0
    while y < SIDE:
        if y & 3 == 0:
            mine = wanted & PART
            free = allowed & PART
            wanted >>= FOUR_ROWS
            allowed >>= FOUR_ROWS
        digits: i64 = DIGITS[mine & ROW]
        held: i64 = digits
        fits: i64 = free & ROW
        step: i64 = 1
        while step < wide:
            digits >>= 4
            held += digits
            fits &= fits >> 1
            step += 1
        total = held
        open_to = fits
        if high > 1:
            total += held1
            open_to &= fits1
        if high > 2:
            total += held2
            open_to &= fits2
        if high > 3:
            total += held3
            open_to &= fits3
        if high > 4:
            total += held4
            open_to &= fits4
        while open_to != 0:
            if open_to & 1 and total & 15 > best:
                best = total & 15
            open_to >>= 1
            total >>= 4
        held4 = held3
        held3 = held2
        held2 = held1
        held1 = held
        fits4 = fits3
        fits3 = fits2
        fits2 = fits1
        fits1 = fits
        mine >>= WIDTH
        free >>= WIDTH
        y += 1
    return best


def room_for_tiles(colony: Colony) -> int:
    """Return the open squares where a tile may come to lie; what stands alone can only be patched."""
    free = colony.board.grid & ~colony.covered
    return free & beside(free)


def most_stations(colony: Colony, terrain: int, enough: int, room: int) -> int:
    """Count the stations of the area of a terrain that has the most, of those that can still grow or have enough."""
    left = stations_of(colony, terrain)
    most = 0
    while left:
        if left.bit_count() <= most:
            return most
        area = area_of(left & -left, colony.terrain(terrain))
        count = (area & left).bit_count()
        if count >= enough:
            return count
        if count > most and beside(area) & room:
            most = count
        left &= ~area
    return most


def chance_of(colony: Colony, objective: Objective, time: float, room: int) -> float:
    """Estimate how likely a personal objective is met when the seat still places so many tiles, and where it may."""
    test = objective.test
    terrain = objective.terrain
    if test == "rectangle":
        land = colony.terrain(terrain)
        allowed = land | room
        count = fullest_block(land, allowed, objective.width, objective.height)
        if objective.width != objective.height:
            count = max(count, fullest_block(land, allowed, objective.height, objective.width))
        missing = objective.width * objective.height - count
        if count < 0:
            return 0.0
        if missing == 0:
            return 1.0
        if time <= 0.0:
            return 0.0
        return min(0.95, likely(time * BLOCK[terrain] - missing, BLOCK_SOFT))
    if test == "area_with_stations":
        missing = objective.count - most_stations(colony, terrain, objective.count, room)
        return _reached(missing, time, STATIONS, STATIONS_SOFT)
    if test == "track_at_max":
        if at_last(colony, terrain):
            return 1.0 if time < 1.0 else 0.97
        if colony.corporation == OASIS and terrain == WATER:
            missing = len(colony.firm.path) - 1 - colony.pos[WATER]
        else:
            missing = colony.firm.last[terrain] - (colony.pos[terrain] & 15)
        return _reached(missing, time, ROWS[terrain], ROWS_SOFT)
    if test == "station_count_at_most":
        spare = objective.count - stations_of(colony, ENERGY).bit_count()
        if spare < 0:
            return 0.0
        if time <= 0.0:
            return 1.0
        return likely(spare + 0.7 - time * ENERGY_STATIONS, ENERGY_SOFT)
    if test == "meteorites_collected_at_least":
        return _reached(objective.count - colony.rocks, time, METEORITES, COLLECTED_SOFT)
    if test == "lifepods_more_than_meteorites":
        lead = collected_pods(colony) - colony.rocks
        if time <= 0.0:
            return 1.0 if lead > 0 else 0.0
        return likely(lead - 0.5 + LIFEPODS * time, COLLECTED_SOFT)
    board = colony.board
    left = (board.ice if test == "all_ice_covered" else board.land) & ~filled(colony)
    missing = left.bit_count()
    if missing == 0:
        return 1.0
    if time <= 0.0 and colony.stored == 0:
        return 0.0
    alone = (left & ~beside(board.grid & ~filled(colony))).bit_count()
    return math.exp(-OPEN_SQUARE * missing - LONE_SQUARE * alone - max(0.0, missing / PACE - time))


def _reached(missing: int, time: float, pace: float, softness: float) -> float:
    """Estimate how likely so much that is missing comes in time."""
    if missing <= 0:
        return 1.0
    if time <= 0.0:
        return 0.0
    return min(0.97, likely(time * pace - missing + 0.5, softness))


def contests(state: PlanetUnknown, time: float) -> list[float]:
    """Estimate the medals of competitive objectives for every seat when so many tiles are still to come."""
    found = [0.0] * state.seats
    if state.phase == SIDES:
        return found
    for place in range(len(state.competitive)):
        objective = OBJECTIVES[state.competitive[place]]
        other = (place + 1) % state.seats
        if state.seats == 2:
            place = 0
            other = 1
        lead = measure(state.colonies[place], objective) - measure(state.colonies[other], objective)
        if not objective.most:
            lead = -lead
        step = 0.35 if objective.metric == "largest_area" else 0.12
        chance = likely(float(lead), 0.25 + step * time)
        found[place] += objective.win * chance
        found[other] += objective.win * (1.0 - chance)
    for card in state.shared:
        medals = medals_between(state.colonies, card)
        for seat in range(state.seats):
            found[seat] += 0.8 * medals[seat]
    return found
