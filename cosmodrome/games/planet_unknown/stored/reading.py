"""Reading values out of a position that somebody may have got wrong: BadPosition says what is."""

from __future__ import annotations

from typing import Any

from ....kernel.errors import BadPosition
from ..grid import COLUMNS, SIDE, square, square_name, squares


def number(value: object, low: int, high: int, what: str) -> int:
    """Read a whole number within limits; nothing is rounded."""
    if type(value) is not int or not low <= value <= high:
        raise BadPosition(f"{what} is a number from {low} to {high}, not {value!r}")
    return value


def flag(value: object, what: str) -> bool:
    """Read yes or no."""
    if type(value) is not bool:
        raise BadPosition(f"{what} is true or false, not {value!r}")
    return value


def listed(value: object, what: str) -> list[Any]:
    """Read a list."""
    if not isinstance(value, list):
        raise BadPosition(f"{what} is a list, not {value!r}")
    return value


def table(value: object, fields: tuple[str, ...], what: str) -> dict[str, Any]:
    """Read an object that has just these fields."""
    if not isinstance(value, dict):
        raise BadPosition(f"{what} is an object, not {value!r}")
    for name in value:
        if name not in fields:
            raise BadPosition(f"{what} has no field {name!r}")
    for name in fields:
        if name not in value:
            raise BadPosition(f"{what} needs the field {name!r}")
    return value


def one_of(keys: tuple[str, ...], value: object, what: str) -> int:
    """Find a key among those that exist."""
    if not isinstance(value, str) or value not in keys:
        raise BadPosition(f"there is no {what} {value!r}")
    return keys.index(value)


def spot(value: object, grid: int) -> int:
    """Read a square of a board."""
    if isinstance(value, str) and 2 <= len(value) <= 3 and value[0] in COLUMNS and value[1:].isdecimal():
        row = int(value[1:]) - 1
        if 0 <= row < SIDE and grid >> square(COLUMNS.index(value[0]), row) & 1:
            return square(COLUMNS.index(value[0]), row)
    raise BadPosition(f"the planet has no square {value!r}")


def spots(value: object, grid: int, what: str) -> int:
    """Read a set of squares."""
    mask = 0
    for entry in listed(value, what):
        bit = 1 << spot(entry, grid)
        if mask & bit:
            raise BadPosition(f"{what} names {entry} twice")
        mask |= bit
    return mask


def names(mask: int) -> list[str]:
    """Write a set of squares."""
    return [square_name(place) for place in squares(mask)]


def cards(value: object, known: dict[int, Any], what: str) -> list[int]:
    """Read card numbers, each at most once."""
    found: list[int] = []
    for entry in listed(value, what):
        if type(entry) is not int or entry not in known:
            raise BadPosition(f"{what} names a card {entry!r} that does not exist")
        if entry in found:
            raise BadPosition(f"{what} names card {entry} twice")
        found.append(entry)
    return found


def bits(value: object, low: int, high: int, what: str) -> int:
    """Read a list of small numbers as bits."""
    mask = 0
    for entry in listed(value, what):
        mask |= 1 << number(entry, low, high, what)
    return mask


def numbers(mask: int) -> list[int]:
    """Write bits as a list of numbers."""
    return [place for place in range(mask.bit_length()) if mask >> place & 1]
