"""A speed: how many things in how many seconds."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Speed:
    """Things that were counted, and the seconds that they took."""

    count: int
    games: int
    seconds: float

    @property
    def rate(self) -> float:
        """Return the things a second."""
        return self.count / self.seconds
