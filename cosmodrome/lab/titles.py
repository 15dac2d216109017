"""Games and players by the names that a person types: from the package, or `module:Name` for one's own."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Sequence
from typing import cast

import cosmodrome
from cosmodrome import players
from cosmodrome.kernel.errors import BadSetup
from cosmodrome.kernel.game import Game
from cosmodrome.players import Player

BOTS = players.NAMES
"""The players of the package."""


def title(name: str) -> Game:
    """Return the game that a name stands for: a key such as alien_frontiers, or module:GAME."""
    if ":" in name:
        found = _own(name)
        if not isinstance(found, Game):
            raise BadSetup(f"{name} is not a Game")
        return found
    return cosmodrome.game(name)


def player(name: str, seed: int) -> Player:
    """Return the player that a name stands for: random, greedy, a level, or module:Class for one's own."""
    if ":" in name:
        made = _own(name)
        if isinstance(made, type):
            made = made()
        if not callable(getattr(made, "choose", None)):
            raise BadSetup(f"{name} is not a player: it has no method choose(state, seat)")
        return cast(Player, made)
    if name not in BOTS:
        raise BadSetup(f"there is no player {name!r}; there is {', '.join(BOTS)}, or module:Class for your own")
    return players.bot(name, seed)


def check_players(names: Sequence[str]) -> None:
    """Raise BadSetup for the first name that stands for no player."""
    for name in names:
        player(name, 0)


def _own(name: str) -> object:
    """Import `module:Name`, from the current folder too."""
    module_name, _, attribute = name.partition(":")
    if "" not in sys.path and "." not in sys.path:
        sys.path.append(".")
    try:
        module = importlib.import_module(module_name)
    except (ImportError, ValueError) as error:
        raise BadSetup(f"{name}: cannot import {module_name!r}: {error}") from error
    if not hasattr(module, attribute):
        raise BadSetup(f"{name}: {module_name!r} has no {attribute!r}")
    return getattr(module, attribute)
