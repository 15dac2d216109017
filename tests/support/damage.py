"""Positions that somebody got wrong."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from cosmodrome import Rng, State

from .play import wire

ODD: list[Any] = [None, -1, 0, 1, 7, 99, 2**40, 1.5, True, "x", [], {}]
"""What stands where something else should."""


def damaged(state: State, count: int, rng: Rng) -> Iterator[Any]:
    """Give copies of a position as data, each with one thing in it replaced."""
    whole = wire(state)
    for _ in range(count):
        data = json.loads(whole)
        places = list(_places(data))
        holder, key = places[rng.below(len(places))]
        old = holder[key]
        choices = [*ODD, old + 1, old - 1] if type(old) is int else ODD
        holder[key] = choices[rng.below(len(choices))]
        yield data


def _places(part: Any) -> Iterator[tuple[Any, Any]]:
    """List every place in some data: what holds it, and under which key or index."""
    keys = list(part) if isinstance(part, dict) else range(len(part)) if isinstance(part, list) else []
    for key in keys:
        yield part, key
        yield from _places(part[key])
