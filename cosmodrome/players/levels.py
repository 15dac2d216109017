"""Named strengths: each beats the one below clearly."""

from __future__ import annotations

from typing import Final

from ..kernel.errors import BadSetup
from .greedy import GreedyPlayer
from .player import Player
from .random import RandomPlayer
from .search import SearchPlayer, Thought

LEVELS: Final[tuple[str, ...]] = ("cadet", "pilot", "commander", "admiral")
NAMES: Final[tuple[str, ...]] = ("random", "greedy", *LEVELS)
"""Every built-in player by name."""


def bot(name: str, seed: int) -> Player:
    """Make a player of a level, or the random or the greedy one."""
    if name == "random":
        return RandomPlayer(seed)
    if name == "cadet":
        return GreedyPlayer(seed, 0.5)
    if name in ("greedy", "pilot"):
        return GreedyPlayer(seed)
    if name == "commander":
        return SearchPlayer(seed, Thought(200))
    if name == "admiral":
        return SearchPlayer(seed, Thought(3000, seconds=1.8))
    raise BadSetup(f"there is no player {name!r}; there are {', '.join(NAMES)}")
