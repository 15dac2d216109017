"""Named strengths: each beats the one below clearly."""

from __future__ import annotations

from typing import Final

from ..kernel.errors import BadSetup
from .greedy import GreedyPlayer
from .planner import Foresight
from .player import Player
from .random import RandomPlayer
from .search import SearchPlayer, Thought

LEVELS: Final[tuple[str, ...]] = ("cadet", "pilot", "commander", "admiral")
NAMES: Final[tuple[str, ...]] = ("random", "greedy", *LEVELS)
"""Every built-in player by name."""

ADMIRAL_SECONDS: Final = 1.8
"""The longest that the strongest level thinks about one move."""
TURN_SECONDS: Final = 4.85
"""The same for a whole turn where it plays alone and plans its turns."""


def bot(name: str, seed: int, seconds: float = ADMIRAL_SECONDS) -> Player:
    """Make a player of a level, or the random or the greedy one; the strongest thinks at most so long about a move."""
    if name == "random":
        return RandomPlayer(seed)
    if name == "greedy":
        return GreedyPlayer(seed)
    if name == "cadet":
        return GreedyPlayer(seed, carelessness=0.35)
    if name == "pilot":
        return SearchPlayer(seed, Thought(32, carelessness=0.42))
    if name == "commander":
        return SearchPlayer(seed, Thought(80, carelessness=0.2, foresight=Foresight(4, 1, 2)))
    if name == "admiral":
        foresight = Foresight(48, 200, 7, 1, ways=3, first_ways=200, variants=5, seconds=TURN_SECONDS)
        return SearchPlayer(seed, Thought(4000, seconds, foresight=foresight))
    raise BadSetup(f"there is no player {name!r}; there are {', '.join(NAMES)}")
