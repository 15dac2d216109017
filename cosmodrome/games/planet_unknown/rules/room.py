"""Where tiles find room on a planet: all corners of a pose at once, in machine words of four rows each (PU 6).

For one pose of a shape a set of corners is the board shifted back by each of the pose's squares. A corner fits if all
its squares are open; it touches if any of them is beside a covered one.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..grid import FOUR_ROWS, PART, WIDTH, words
from ..planets import Planet

_THREE_ROWS: Final = FOUR_ROWS - WIDTH


class Room:
    """The open squares of a planet, and those of which a tile must cover one."""

    def __init__(self, board: Planet, covered: int) -> None:
        self.covered: Final = covered
        top, middle, bottom = words(covered)
        self.top: i64 = board.squares.top & ~top
        self.middle: i64 = board.squares.middle & ~middle
        self.bottom: i64 = board.squares.bottom & ~bottom
        if covered:
            self.near_top: i64 = (_beside(top) | middle << _THREE_ROWS) & PART
            self.near_middle: i64 = (_beside(middle) | top >> _THREE_ROWS | bottom << _THREE_ROWS) & PART
            self.near_bottom: i64 = (_beside(bottom) | middle >> _THREE_ROWS) & PART
        else:
            self.near_top = board.beginning.top
            self.near_middle = board.beginning.middle
            self.near_bottom = board.beginning.bottom

    def corners(self, offsets: list[int], anywhere: bool) -> tuple[i64, i64, i64]:
        """Return the corners at which all squares of a pose are open and one is near, unless it may lie anywhere."""
        open_top: i64 = self.top
        open_middle: i64 = self.middle
        open_bottom: i64 = self.bottom
        near_top: i64 = self.near_top
        near_middle: i64 = self.near_middle
        near_bottom: i64 = self.near_bottom
        top: i64 = PART
        middle: i64 = PART
        bottom: i64 = PART
        touch_top: i64 = 0
        touch_middle: i64 = 0
        touch_bottom: i64 = 0
        for offset in offsets:
            shift: i64 = offset
            rest: i64 = FOUR_ROWS - shift
            top &= open_top >> shift | open_middle << rest
            middle &= open_middle >> shift | open_bottom << rest
            bottom &= open_bottom >> shift
            touch_top |= near_top >> shift | near_middle << rest
            touch_middle |= near_middle >> shift | near_bottom << rest
            touch_bottom |= near_bottom >> shift
        if anywhere:
            return top, middle, bottom
        return top & touch_top, middle & touch_middle, bottom & touch_bottom


def _beside(part: i64) -> i64:
    """Return the squares beside those of a word, without what lies in the word before."""
    return part << 1 | part >> 1 | part << WIDTH | part >> WIDTH
