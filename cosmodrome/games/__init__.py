"""The titles. A game is a folder here whose __init__ names its Game as GAME; nothing else has to be registered."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from ..kernel.errors import CosmodromeError
from ..kernel.game import Game

_FIRST = ("alien_frontiers", "space_base", "planet_unknown", "federation", "spacecorp")


class UnknownGame(CosmodromeError, KeyError):
    """A key that no game has."""

    def __str__(self) -> str:
        return str(self.args[0])


@cache
def _titles() -> dict[str, Game]:
    """Find the games, the original five first and any others by their key."""
    found: dict[str, Game] = {}
    for module in iter_modules(__path__):
        title = getattr(import_module(f"{__name__}.{module.name}"), "GAME", None) if module.ispkg else None
        if isinstance(title, Game):
            found[title.key] = title
    order = [key for key in _FIRST if key in found] + sorted(key for key in found if key not in _FIRST)
    return {key: found[key] for key in order}


def games() -> list[Game]:
    """List the games, always in the same order.

    >>> import cosmodrome
    >>> cosmodrome.games()[0].key
    'alien_frontiers'
    """
    return list(_titles().values())


def game(key: str) -> Game:
    """Return the game with this key.

    >>> import cosmodrome
    >>> cosmodrome.game("alien_frontiers").seats
    (2, 3, 4)
    >>> cosmodrome.game("chess")
    Traceback (most recent call last):
    cosmodrome.games.UnknownGame: there is no game 'chess'; there is alien_frontiers...
    """
    titles = _titles()
    if key not in titles:
        raise UnknownGame(f"there is no game {key!r}; there is {', '.join(titles) or 'none yet'}")
    return titles[key]
