"""What the rows and columns of a planet may bring: for each line how likely it is complete in the end.

Sets of squares are held in three machine words of four rows each: this is worked out more often than all else.
"""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from ..colony import Colony
from ..grid import DIGITS, PART, POPS, ROW, SIDE, WIDTH, pops, words, x_of, y_of
from ..planets import Planet
from ..rules.scoring import planet_medals
from .prospects import CHANCE, END_COST, HALVES, LINE_COST, PAIR_COST, STEPS

TILE: Final = 3.59
"""How many open squares a tile is reckoned to cover."""
SHORT: Final = 0.339
"""What an open square costs a line where fewer squares will be covered than are open."""
FILLED: Final = 1.44
"""How much of the patches to come fills squares that stand alone."""
EDGE: Final = 0.111
"""A side between an open square and what is not: ragged edges leave squares over."""
SPLIT: Final = 0.0947
"""Each part more into which the open squares fall."""
CITY: Final = 0.3
"""How likely an open city stays open."""
BLOCKED: Final = 0.583
"""How much it counts that a meteorite may stay on a line."""
NARROW: Final = 0.116
"""What a square costs its lines that only small tiles to come can cover."""

_LAST_ROW: Final = 39
"""Where the fourth row of a word begins."""

Words = tuple[i64, i64, i64]


def planet_worth(
    colony: Colony, time: float, patches: float, spots: list[int], freed: list[float], tight: int, stuck: int
) -> float:
    """Estimate the medals of the planet: for each line how likely it is complete in the end.

    Only small tiles to come fit on the tight squares, and nothing but a patch on the stuck ones.
    """
    if time <= 0.0 and patches <= 0.0:
        return float(planet_medals(colony))
    board = colony.board
    free = board.grid & ~colony.covered
    if board.electric:
        free &= ~board.electric
    land = words(free)
    above = _moved_down(land)
    below = _moved_up(land)
    alone, ends = _lonely(land, above, below)
    narrow = words(0)
    if stuck:
        held = words(stuck)
        alone = (alone[0] | held[0], alone[1] | held[1], alone[2] | held[2])
        ends = (ends[0] & ~held[0], ends[1] & ~held[1], ends[2] & ~held[2])
    pairs = _touching(ends)
    ends = (ends[0] ^ pairs[0], ends[1] ^ pairs[1], ends[2] ^ pairs[2])
    if tight:
        held = words(tight)
        narrow = (held[0] & ~pairs[0], held[1] & ~pairs[1], held[2] & ~pairs[2])
    count = _size(land)
    singles = _size(alone)
    lines = Lines(board, time, max(0.0, 1.0 - (TILE * time + patches) / (float(count) + 0.01)))
    if singles > 0:
        lines.alone = int(STEPS * min(4.0, -math.log(min(0.93, 0.02 + FILLED * patches / (float(singles) + 0.5)))))
    for index in range(len(spots)):
        lines.block(spots[index], freed[index])
    lines.rows(0, land[0], alone[0], ends[0], pairs[0], narrow[0])
    lines.rows(4, land[1], alone[1], ends[1], pairs[1], narrow[1])
    lines.rows(8, land[2], alone[2], ends[2], pairs[2], narrow[2])
    lines.columns()
    total = lines.worth
    if board.cities:
        total += board.city_medals * (board.cities & ~colony.covered).bit_count() * CITY
    for piece in board.parts:
        total += board.part_medals * math.exp(-0.06 * (piece & ~colony.covered).bit_count())
    beside = pops(land[0] & land[0] >> 1) + pops(land[1] & land[1] >> 1) + pops(land[2] & land[2] >> 1)
    beside += pops(land[0] & below[0]) + pops(land[1] & below[1]) + pops(land[2] & below[2])
    blocks = _blocks(land[0], below[0]) + _blocks(land[1], below[1]) + _blocks(land[2], below[2])
    edges = float(4 * count - 2 * beside)
    parts = count - beside + blocks
    # Ragged edges leave squares over that nothing fits.
    return total - EDGE * edges * min(1.0, time / 4.0) - SPLIT * max(0.0, float(parts - 1))


class Lines:
    """The rows and columns of a planet, each with the logarithm of its chance in parts."""

    def __init__(self, board: Planet, time: float, short: float) -> None:
        half = min(HALVES - 1, int(2.0 * time + 0.5))
        self.prizes = board.prizes
        self.open = LINE_COST[half]
        self.each: i64 = int(STEPS * SHORT * short)
        self.alone: i64 = 0
        self.end: i64 = END_COST[half]
        self.pair: i64 = PAIR_COST[half]
        self.narrow: i64 = int(STEPS * NARROW)
        self.blocked: list[int] = []
        """What meteorites cost each line, if there are any."""
        self.worth = 0.0
        # How many squares of each kind a column has, each column a digit of a number in base 16.
        self.lands: i64 = 0
        self.alones: i64 = 0
        self.ends: i64 = 0
        self.pairs: i64 = 0
        self.narrows: i64 = 0

    def block(self, spot: int, chance: float) -> None:
        """Note a meteorite and how likely it is picked up."""
        if not self.blocked:
            self.blocked = [0] * (2 * SIDE)
        cost = int(STEPS * BLOCKED * min(4.0, -math.log(chance + 0.02)))
        self.blocked[y_of(spot)] += cost
        self.blocked[SIDE + x_of(spot)] += cost

    def rows(self, first: i64, land: i64, alone: i64, ends: i64, pairs: i64, narrow: i64) -> None:
        """Add what four rows are worth, and count their squares for the columns."""
        line: i64 = first
        while line < first + 4:
            row: i64 = land & ROW
            cost: i64 = 0
            if row != 0:
                cost = self.open[POPS[row]] + self.each * POPS[row]
                self.lands += DIGITS[row]
            row = alone & ROW
            if row != 0:
                cost += self.alone * POPS[row]
                self.alones += DIGITS[row]
            row = ends & ROW
            if row != 0:
                cost += self.end * POPS[row]
                self.ends += DIGITS[row]
            row = pairs & ROW
            if row != 0:
                cost += self.pair * POPS[row]
                self.pairs += DIGITS[row]
            row = narrow & ROW
            if row != 0:
                cost += self.narrow * POPS[row]
                self.narrows += DIGITS[row]
            self._add(line, cost)
            land >>= WIDTH
            alone >>= WIDTH
            ends >>= WIDTH
            pairs >>= WIDTH
            narrow >>= WIDTH
            line += 1

    def columns(self) -> None:
        """Add what the columns are worth."""
        line: i64 = SIDE
        while line < 2 * SIDE:
            cost: i64 = self.open[self.lands & 15] + self.each * (self.lands & 15)
            cost += self.alone * (self.alones & 15) + self.end * (self.ends & 15)
            cost += self.pair * (self.pairs & 15) + self.narrow * (self.narrows & 15)
            self._add(line, cost)
            self.lands >>= 4
            self.alones >>= 4
            self.ends >>= 4
            self.pairs >>= 4
            self.narrows >>= 4
            line += 1

    def _add(self, line: i64, cost: i64) -> None:
        if self.blocked:
            cost += self.blocked[line]
        self.worth += self.prizes[line] * CHANCE[cost if cost < 8 * STEPS - 1 else 8 * STEPS - 1]


def _moved_down(land: Words) -> Words:
    """Move a set one row down."""
    return (
        land[0] << WIDTH & PART,
        (land[1] << WIDTH | land[0] >> _LAST_ROW) & PART,
        (land[2] << WIDTH | land[1] >> _LAST_ROW) & PART,
    )


def _moved_up(land: Words) -> Words:
    """Move a set one row up."""
    return (
        land[0] >> WIDTH | (land[1] & ROW) << _LAST_ROW,
        land[1] >> WIDTH | (land[2] & ROW) << _LAST_ROW,
        land[2] >> WIDTH,
    )


def _lonely(land: Words, above: Words, below: Words) -> tuple[Words, Words]:
    """Return the squares that have no neighbour of the set, and those that have one."""
    alone1, end1 = _by_neighbours(land[0], above[0], below[0])
    alone2, end2 = _by_neighbours(land[1], above[1], below[1])
    alone3, end3 = _by_neighbours(land[2], above[2], below[2])
    return (alone1, alone2, alone3), (end1, end2, end3)


def _by_neighbours(land: i64, above: i64, below: i64) -> tuple[i64, i64]:
    left: i64 = land << 1
    right: i64 = land >> 1
    level: i64 = left | right
    steep: i64 = above | below
    some: i64 = level | steep
    two: i64 = left & right | above & below | level & steep
    return land & ~some, land & some & ~two


def _touching(land: Words) -> Words:
    """Return the squares of a set that have a neighbour in it."""
    above = _moved_down(land)
    below = _moved_up(land)
    return (
        land[0] & (land[0] << 1 | land[0] >> 1 | above[0] | below[0]),
        land[1] & (land[1] << 1 | land[1] >> 1 | above[1] | below[1]),
        land[2] & (land[2] << 1 | land[2] >> 1 | above[2] | below[2]),
    )


def _size(land: Words) -> i64:
    """Count the squares of a set."""
    return pops(land[0]) + pops(land[1]) + pops(land[2])


def _blocks(land: i64, below: i64) -> i64:
    """Count the squares of a set that are the corner of a block of four."""
    return pops(land & land >> 1 & below & below >> 1)
