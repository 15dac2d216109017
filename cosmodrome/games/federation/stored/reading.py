"""Reading parts of a position, with reasons for what cannot be read."""

from __future__ import annotations

from ....kernel.errors import BadPosition
from ..state import Federation


def number(value: object, least: int, most: int) -> int:
    """Read a whole number within bounds."""
    if type(value) is not int or not least <= value <= most:
        raise BadPosition(f"{value!r} is not a whole number from {least} to {most}")
    return value


def seat_of(state: Federation, value: object) -> int:
    """Read a seat number."""
    if type(value) is not int or not 0 <= value < state.seats:
        raise BadPosition(f"there is no seat {value!r} among {state.seats}")
    return value


def id_of(ids: list[str], id: object) -> int:
    """Find the number of an id."""
    if not isinstance(id, str) or id not in ids:
        raise BadPosition(f"there is no {id!r}; there is {', '.join(ids)}")
    return ids.index(id)


def several(ids: list[str], found: list[object]) -> list[int]:
    """Find the numbers of several different ids."""
    numbers = [id_of(ids, id) for id in found]
    if len(set(numbers)) != len(numbers):
        raise BadPosition(f"{found!r} names something twice")
    return sorted(numbers)


def chosen(ids: list[str], found: list[object]) -> int:
    """Find several different ids, as bits."""
    bits = 0
    for number_ in several(ids, found):
        bits |= 1 << number_
    return bits
