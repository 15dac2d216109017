"""From what things are worth to chances to win."""

from __future__ import annotations

import math
from typing import Final


class Worth:
    """What one thing is worth in an early and in a late position, on the scale of log odds."""

    def __init__(self, early: float, late: float) -> None:
        self.early: Final = early
        self.gain: Final = late - early

    def at(self, late: float) -> float:
        """Mix the two by how far the game has gone."""
        return self.early + self.gain * late


def softmax(values: list[float], scale: float = 1.0) -> list[float]:
    """Return chances that add up to 1 and grow with the values; a difference of `scale` makes one e times as likely.

    >>> softmax([1.0, 1.0])
    [0.5, 0.5]
    """
    top = max(values)
    weights: list[float] = []
    total = 0.0
    for value in values:
        weight = math.exp((value - top) / scale)
        weights.append(weight)
        total += weight
    return [weight / total for weight in weights]
