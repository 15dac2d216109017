"""Small sets of numbers from 0 on, as the bits of a whole number."""

from __future__ import annotations

from collections.abc import Iterable


def count(mask: int) -> int:
    """Return how many numbers are in a set.

    >>> count(0b1011)
    3
    """
    found = 0
    while mask:
        mask &= mask - 1
        found += 1
    return found


def members(mask: int) -> list[int]:
    """Return the numbers in a set, in order.

    >>> members(0b1011)
    [0, 1, 3]
    """
    found: list[int] = []
    number = 0
    while mask:
        if mask & 1:
            found.append(number)
        mask >>= 1
        number += 1
    return found


def mask_of(numbers: Iterable[int]) -> int:
    """Return the set of some numbers.

    >>> bin(mask_of([3, 0, 1]))
    '0b1011'
    """
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask
