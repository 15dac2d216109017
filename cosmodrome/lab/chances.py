"""How sure a measured rate is."""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence

NINETY_FIVE = 1.959963984540054
"""How many standard deviations either side hold 95% of a normal distribution."""


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Return the 95% interval for a rate (Wilson's score); wins may be a fraction where a win is shared.

    >>> [round(limit, 3) for limit in wilson(65, 100)]
    [0.553, 0.736]
    >>> wilson(0, 0)
    (0.0, 1.0)
    """
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    square = NINETY_FIVE * NINETY_FIVE
    centre = (rate + square / (2 * games)) / (1 + square / games)
    reach = NINETY_FIVE * math.sqrt(rate * (1 - rate) / games + square / (4 * games * games)) / (1 + square / games)
    # At the ends the rate itself is the limit, and rounding must not put it outside.
    return min(rate, max(0.0, centre - reach)), max(rate, min(1.0, centre + reach))


def mean(values: Sequence[float]) -> float:
    """Return the average, 0 where there is nothing to average."""
    return math.fsum(values) / len(values) if values else 0.0


def deviation(values: Sequence[float]) -> float:
    """Return the standard deviation of a sample, 0 where one value says nothing about it."""
    if len(values) < 2:
        return 0.0
    middle = mean(values)
    return math.sqrt(math.fsum((value - middle) ** 2 for value in values) / (len(values) - 1))


def quarters(values: Sequence[float]) -> list[float]:
    """Return the lowest value, the limits of the quarters with the median in the middle, and the highest.

    >>> quarters([3, 1, 2, 5, 4])
    [1.0, 2.0, 3.0, 4.0, 5.0]
    """
    if len(values) < 2:
        return [float(value) for value in values] * 5
    inner = statistics.quantiles(values, n=4, method="inclusive")
    return [float(min(values)), *inner, float(max(values))]
