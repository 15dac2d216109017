"""What bots remember of a game: what they found out about its positions need not be worked out again."""

from __future__ import annotations

from typing import Final

from ....kernel.message import Json
from ..state import PlanetUnknown

KEPT: Final = 3000
"""The positions for which something of a kind is remembered."""


class Memory:
    """What was found out in one game."""

    def __init__(self) -> None:
        self._weights: dict[tuple[int, ...], list[float]] = {}
        self._rounds: dict[tuple[int, int, int, int, int], int] = {}

    def weights(self, key: tuple[int, ...]) -> list[float] | None:
        """Return how promising the placements of a position looked, None: not known."""
        return self._weights.get(key)

    def keep_weights(self, key: tuple[int, ...], found: list[float]) -> None:
        """Remember how promising the placements of a position look."""
        if len(self._weights) >= KEPT:
            self._weights.clear()
        self._weights[key] = found

    def rounds(self, key: tuple[int, int, int, int, int]) -> int:
        """Return for how many rounds tiles found room in a position, -1: not known."""
        return self._rounds.get(key, -1)

    def keep_rounds(self, key: tuple[int, int, int, int, int], found: int) -> None:
        """Remember for how many rounds tiles find room in a position."""
        if len(self._rounds) >= KEPT:
            self._rounds.clear()
        self._rounds[key] = found


class _Latest:
    """The memory of the game that was thought about last: a process thinks about one game at a time."""

    def __init__(self) -> None:
        self.options: dict[str, Json] = {}
        self.memory = Memory()


_LATEST: Final = _Latest()


def memory_of(state: PlanetUnknown) -> Memory:
    """Return what is remembered of the game that a position belongs to: all its copies share one memory."""
    # Copies of a position hold the same options, the very same object, and no other game does.
    if state.options is not _LATEST.options:
        _LATEST.options = state.options
        _LATEST.memory = Memory()
    return _LATEST.memory
