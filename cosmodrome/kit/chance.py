"""From values to chances."""

from __future__ import annotations

import math


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
