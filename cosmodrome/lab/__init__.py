"""Experiments with games and players as plain functions: matches, random testing, measurements. Nothing prints."""

from .arena import Entrant, Standing, arena
from .bench import Bench, bench
from .fuzz import Failure, Report, fuzz, reproduce
from .shrink import shrink
from .titles import player, title

__all__ = [
    "Bench",
    "Entrant",
    "Failure",
    "Report",
    "Standing",
    "arena",
    "bench",
    "fuzz",
    "player",
    "reproduce",
    "shrink",
    "title",
]
