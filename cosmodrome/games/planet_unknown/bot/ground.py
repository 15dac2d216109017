"""How well a tile fits a place at first sight: worked out for hundreds of placements, so in machine words."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..colony import Colony
from ..components import BIOMASS, ENERGY, WATER, Tile
from ..corporations import OASIS, WORMHOLE
from ..grid import DIGITS, ROW, SIDE, WIDTH, Field, beside, pops
from ..said.actions import Place

CONTACT: Final = 1.3
"""A side of each square that touches what is covered or the edge."""
SHUT: Final = 1.2
"""An open square that a tile shuts in."""
POD_LOST: Final = 0.6
ROVER_LOST: Final = 0.9
STATION: Final = 0.45
"""How much of what a station gives counts against a good fit."""
ICE: Final = 0.18
"""A square of ice under something else than water."""
JOINED: Final = 0.08
"""A region that joins its like."""
COMPLETE: Final = 0.6
"""How much of the medals of a line counts that a tile completes."""


def station_gain(steps: list[float], terrain: int, other: int) -> float:
    """Weigh the advance that a station gives if its condition is met."""
    return steps[other if terrain == ENERGY else terrain]


class Ground:
    """What is looked at once for all placements of a tile; `steps` tells what the next cell of each marker gives."""

    def __init__(self, colony: Colony, tile: Tile, steps: list[float]) -> None:
        self.tile: Final = tile
        self.steps: Final = steps
        self.prizes: Final = colony.board.prizes
        self.corporation: Final = colony.corporation
        self.gain_a: Final = station_gain(steps, tile.a, tile.b)
        self.gain_b: Final = station_gain(steps, tile.b, tile.a)
        free = colony.board.grid & ~colony.covered
        self.free: Final = Field(free)
        # The open squares by how many open ones they touch: a tile that covers all of those shuts the square in.
        left = free << 1
        right = free >> 1
        level = left | right
        above = free << WIDTH
        below = free >> WIDTH
        steep = above | below
        two = left & right | above & below | level & steep
        three = left & right & steep | above & below & level
        self.one: Final = Field(free & (level | steep) & ~two)
        self.two: Final = Field(free & two & ~three)
        self.three: Final = Field(free & three & ~(left & right & above & below))
        self.pods: Final = Field(colony.pods)
        self.rovers: Final = Field(colony.rovers)
        self.ice: Final = Field(colony.board.ice)
        self.near: Final[list[Field]] = []
        """The squares beside each terrain."""
        self.linked: Final[list[bool]] = []
        """Whether a terrain touches energy."""
        beside_energy = beside(colony.terrain(ENERGY))
        for terrain in range(ENERGY):
            self.near.append(Field(beside(colony.land[terrain])))
            self.linked.append(beside_energy & colony.land[terrain] != 0)
        self.near.append(Field(beside_energy))
        self.columns: i64 = 0
        """How many open squares each column has, as digits of a number in base 16."""
        row: i64 = 0
        while row < SIDE:
            self.columns += DIGITS[self.free.window(row) & ROW]
            row += 1

    def worth(self, action: Place) -> float:
        """Weigh a placement: how the tile fits, what it shuts in and buries, and what its stations give."""
        tile = self.tile
        pose = tile.shape.poses[action.turn]
        rim = pose.rim
        corner: i64 = action.corner
        row: i64 = corner // WIDTH
        column: i64 = corner % WIDTH
        upper: i64 = row - 1
        lower: i64 = row + 3
        # The rim lies one column to the right.
        open_sides = pops(self.free.window(upper) & rim.upper << column >> 1) + pops(
            self.free.window(lower) & rim.lower << column >> 1
        )
        total = CONTACT * float(rim.size - open_sides) / len(pose.offsets)
        shut: i64 = pops(
            self.one.window(upper) & rim.upper_once << column >> 1
            | self.two.window(upper) & rim.upper_twice << column >> 1
            | self.three.window(upper) & rim.upper_thrice << column >> 1
        )
        shut += pops(
            self.one.window(lower) & rim.lower_once << column >> 1
            | self.two.window(lower) & rim.lower_twice << column >> 1
            | self.three.window(lower) & rim.lower_thrice << column >> 1
        )
        if shut != 0:
            total -= SHUT * float(shut)
        word: i64 = pose.word << column
        lost: i64 = self.pods.window(row) & word
        if lost != 0:
            total -= POD_LOST * float(pops(lost))
        if self.rovers.window(row) & word != 0:
            total -= ROVER_LOST
        total += self._region(tile.a, row, pose.word_a << column, self.gain_a)
        total += self._region(tile.b, row, pose.word_b << column, self.gain_b)
        return total + COMPLETE * self._complete(row, column, word, pose.heights)

    def _region(self, terrain: int, row: i64, word: i64, gain: float) -> float:
        """Weigh one region of a placement: whether its station advances, and whether it joins its like."""
        ice: i64 = self.ice.window(row) & word
        if terrain == WATER:
            if ice == 0:
                return 0.0
            return STATION * gain * (float(pops(ice)) if self.corporation == OASIS else 1.0)
        total = -ICE * float(pops(ice)) if ice != 0 else 0.0
        joins = self.near[terrain].window(row) & word != 0
        if joins:
            total += JOINED
        if terrain == BIOMASS and self.corporation == WORMHOLE and not joins:
            return total
        if terrain == ENERGY:
            # What touches any energy is taken for what touches this area: near enough for a first look.
            best = gain
            for marker in range(ENERGY):
                if self.steps[marker] > best and (
                    (joins and self.linked[marker]) or self.near[marker].window(row) & word != 0
                ):
                    best = self.steps[marker]
            return total + STATION * best
        return total + STATION * gain

    def _complete(self, row: i64, column: i64, word: i64, heights: i64) -> float:
        """Count the medals of the lines that a tile leaves without an open square."""
        total = 0.0
        left: i64 = self.free.window(row) & ~word
        while word != 0:
            if word & ROW != 0 and left & ROW == 0:
                total += self.prizes[row]
            word >>= WIDTH
            left >>= WIDTH
            row += 1
        counts: i64 = self.columns >> 4 * column
        while heights != 0:
            if counts & 15 == heights & 15:
                total += self.prizes[SIDE + column]
            counts >>= 4
            heights >>= 4
            column += 1
        return total
