"""What a position is worth: each seat's chance to win, seen at a glance."""

from __future__ import annotations

from .state import Council


def chances(state: Council) -> list[float]:
    """Estimate each seat's chance to win; they add up to 1."""
    return [1.0 / state.seats] * state.seats
