"""Reading values out of data that somebody may have got wrong: BadPosition says what is wrong, and where."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..kernel.errors import BadPosition


def whole(value: object, least: int, most: int, what: str) -> int:
    """Read a whole number within limits; nothing is rounded."""
    if type(value) is not int or not least <= value <= most:
        raise BadPosition(f"{what} is a whole number from {least} to {most}, not {value!r}")
    return value


def flag(value: object, what: str) -> bool:
    """Read true or false."""
    if type(value) is not bool:
        raise BadPosition(f"{what} is true or false, not {value!r}")
    return value


def word(value: object, what: str) -> str:
    """Read a text."""
    if not isinstance(value, str):
        raise BadPosition(f"{what} is a text, not {value!r}")
    return value


def listed(value: object, what: str) -> list[Any]:
    """Read a list."""
    if not isinstance(value, list):
        raise BadPosition(f"{what} is a list, not {value!r}")
    return value


def table(value: object, what: str) -> dict[str, Any]:
    """Read an object."""
    if not isinstance(value, dict):
        raise BadPosition(f"{what} is an object, not {value!r}")
    return value


def fields(value: object, names: Sequence[str], what: str, optional: Sequence[str] = ()) -> dict[str, Any]:
    """Read an object that has just these fields."""
    data = table(value, what)
    for name in data:
        if name not in names and name not in optional:
            raise BadPosition(f"{what} has no field {name!r}; it has {', '.join([*names, *optional])}")
    for name in names:
        if name not in data:
            raise BadPosition(f"{what} needs the field {name!r}")
    return data


def index_of(ids: Sequence[str], value: object, what: str) -> int:
    """Find the number of an id."""
    if not isinstance(value, str) or value not in ids:
        many = len(ids) > 12
        raise BadPosition(f"there is no {what} {value!r}" + ("" if many else f"; there is {', '.join(ids)}"))
    return ids.index(value)


def distinct(found: list[int], value: object, what: str) -> list[int]:
    """Refuse a list that names something twice."""
    if len(set(found)) != len(found):
        raise BadPosition(f"{what} names something twice: {value!r}")
    return found
