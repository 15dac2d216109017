"""Bots: random, greedy and searching ones, and the named levels."""

from .greedy import GreedyPlayer
from .levels import LEVELS, NAMES, bot
from .planner import Foresight
from .player import Player
from .random import RandomPlayer
from .search import Advice, SearchPlayer, Thought

__all__ = [
    "LEVELS",
    "NAMES",
    "Advice",
    "Foresight",
    "GreedyPlayer",
    "Player",
    "RandomPlayer",
    "SearchPlayer",
    "Thought",
    "bot",
]
