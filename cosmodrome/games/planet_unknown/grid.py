"""Sets of squares as whole numbers: bit y * 13 + x is the square in column x of row y.

A board has 12 columns; the thirteenth is always empty, so that a shift never carries a square into the next row.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

SIDE: Final = 12
WIDTH: Final = 13
SQUARES: Final = SIDE * WIDTH
COLUMNS: Final = "abcdefghijkl"


def _spots() -> list[int]:
    """Return the exponent of each power of two by its remainder modulo 67, where all of them differ."""
    spots = [0] * 67
    for exponent in range(64):
        spots[(1 << exponent) % 67] = exponent
    return spots


SPOTS: Final[list[int]] = _spots()
FOUR_ROWS: Final = 4 * WIDTH
"""As many as a machine word holds."""
PART: Final = (1 << FOUR_ROWS) - 1
ROW: Final = (1 << WIDTH) - 1
POPS: Final[list[int]] = [row.bit_count() for row in range(1 << WIDTH)]
DIGITS: Final[list[int]] = [sum((row >> x & 1) << (4 * x) for x in range(SIDE)) for row in range(1 << WIDTH)]
"""The squares of a row, each as a digit of a number in base 16: sums count columns."""


def words(mask: int) -> tuple[i64, i64, i64]:
    """Split a set into three machine words of four rows each."""
    top: i64 = mask & PART
    middle: i64 = mask >> FOUR_ROWS & PART
    bottom: i64 = mask >> 2 * FOUR_ROWS & PART
    return top, middle, bottom


def joined(top: i64, middle: i64, bottom: i64) -> int:
    """Put a set together from its words."""
    return int(top) | int(middle) << FOUR_ROWS | int(bottom) << 2 * FOUR_ROWS


def pops(word: i64) -> i64:
    """Count the squares of a word."""
    word = word - (word >> 1 & 0x5555555555555)
    word = (word & 0x3333333333333) + (word >> 2 & 0x3333333333333)
    word = word + (word >> 4) & 0xF0F0F0F0F0F0F
    word = word + (word >> 8)
    word = word + (word >> 16)
    return word + (word >> 32) & 127


class Field:
    """A set of squares, to be looked at through a window of four rows that fits a machine word."""

    def __init__(self, mask: int) -> None:
        top, middle, bottom = words(mask)
        self.top: i64 = top
        self.middle: i64 = middle
        self.bottom: i64 = bottom

    def window(self, row: i64) -> i64:
        """Return the four rows that begin with one from -1 to 15; there is nothing outside of the board."""
        if row < 4:
            if row < 0:
                return self.top << WIDTH & PART
            shift: i64 = row * WIDTH
            return (self.top >> shift | self.middle << (FOUR_ROWS - shift)) & PART
        if row < 8:
            shift = (row - 4) * WIDTH
            return (self.middle >> shift | self.bottom << (FOUR_ROWS - shift)) & PART
        if row < 12:
            return self.bottom >> ((row - 8) * WIDTH)
        return 0


def square(x: int, y: int) -> int:
    """Return the number of the square in column x of row y."""
    return y * WIDTH + x


def x_of(spot: int) -> int:
    """Return the column of a square."""
    return spot % WIDTH


def y_of(spot: int) -> int:
    """Return the row of a square."""
    return spot // WIDTH


def square_name(spot: int) -> str:
    """Name a square: the column's letter and the row's number, the top left one is a1."""
    return f"{COLUMNS[x_of(spot)]}{y_of(spot) + 1}"


def nearest(spot: int, others: list[int], most: int) -> int:
    """Count the steps from a square to the nearest of some others, at most so many."""
    x = x_of(spot)
    y = y_of(spot)
    for other in others:
        most = min(most, abs(x_of(other) - x) + abs(y_of(other) - y))
    return most


WHOLE_BOARD: Final = sum(1 << square(x, y) for x in range(SIDE) for y in range(SIDE))
"""All squares that a board could have."""


def squares(mask: int) -> list[int]:
    """List the squares of a set in order."""
    found: list[int] = []
    base: int = 0
    while mask:
        part: i64 = mask & PART
        while part != 0:
            low: i64 = part & -part
            found.append(base + SPOTS[low % 67])
            part ^= low
        mask >>= FOUR_ROWS
        base += FOUR_ROWS
    return found


def square_names(mask: int) -> list[str]:
    """Name the squares of a set in order."""
    return [square_name(spot) for spot in squares(mask)]


def spread(mask: int) -> int:
    """Add the squares beside those of a set; they may lie off the board."""
    return mask | mask << 1 | mask >> 1 | mask << WIDTH | mask >> WIDTH


def beside(mask: int) -> int:
    """Return the squares that share a side with those of a set, those of the set among them only if they do too."""
    return mask << 1 | mask >> 1 | mask << WIDTH | mask >> WIDTH


def area_of(seed: int, within: int) -> int:
    """Return the connected part of a set that some squares of it belong to."""
    area = seed & within
    while True:
        grown = spread(area) & within
        if grown == area:
            return area
        area = grown


def areas(within: int) -> list[int]:
    """Split a set into its connected parts."""
    found: list[int] = []
    while within:
        area = area_of(within & -within, within)
        found.append(area)
        within ^= area
    return found


def mask_of(points: list[list[int]]) -> int:
    """Make a set from pairs of column and row."""
    mask = 0
    for x, y in points:
        mask |= 1 << square(x, y)
    return mask
