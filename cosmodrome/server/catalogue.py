"""Where a server takes its games and bots from."""

from __future__ import annotations

import hashlib
import importlib
from abc import ABC, abstractmethod
from typing import NamedTuple

import msgspec

from ..kernel.game import Game
from ..kernel.message import Json
from ..kernel.state import State

SECRET_SECONDS = 0.3
"""The longest that a bot thinks about what it is asked in secret: its answer must come before anybody could notice."""


class Opinion(NamedTuple):
    """What the strongest bot thinks of one action."""

    text: str
    value: float
    visits: int


class Intention(NamedTuple):
    """What a bot does, and what it will do after that if it sees what it expects to see."""

    text: str
    later: tuple[tuple[str, str], ...] = ()
    """The fingerprint of each view with the action that it takes then, the next first."""


def fingerprint(view: dict[str, Json]) -> str:
    """Write what a seat sees as a short text: the same for the same view in every process."""
    return hashlib.sha256(msgspec.json.encode(view)).hexdigest()


class Catalogue(ABC):
    """The games on offer, and who plays them. Bots are asked in other processes, by nothing but plain data."""

    @abstractmethod
    def games(self) -> list[Game]:
        """List the games."""

    @abstractmethod
    def choose(self, state: State, seat: int, level: str, seed: int) -> str:
        """Return the notation of the action that a bot takes."""

    def intend(self, state: State, seat: int, level: str, seed: int) -> Intention:
        """Return the action that a bot takes, and what it has decided beyond that: nothing, unless it plans."""
        return Intention(self.choose(state, seat, level, seed))

    @abstractmethod
    def advise(self, state: State, seat: int, seed: int) -> list[Opinion]:
        """Return what the strongest bot thinks of the actions, the best first."""

    def find(self, key: str) -> Game | None:
        """Find a game by its key."""
        return next((game for game in self.games() if game.key == key), None)


class Standard(Catalogue):
    """All that Cosmodrome has."""

    def games(self) -> list[Game]:
        import cosmodrome

        return list(cosmodrome.games())

    def choose(self, state: State, seat: int, level: str, seed: int) -> str:
        return self.intend(state, seat, level, seed).text

    def intend(self, state: State, seat: int, level: str, seed: int) -> Intention:
        from cosmodrome import Rng
        from cosmodrome.players import bot

        player = bot(level, seed, SECRET_SECONDS) if state.asked_in_secret() else bot(level, seed)
        text = player.choose(state.imagine(seat, Rng.seeded(seed)), seat).text
        later = player.intentions()
        return Intention(text, tuple((fingerprint(view), action.text) for view, action in later))

    def advise(self, state: State, seat: int, seed: int) -> list[Opinion]:
        from cosmodrome import Rng
        from cosmodrome.players import SearchPlayer, bot

        admiral = bot("admiral", seed)
        if not isinstance(admiral, SearchPlayer):
            raise TypeError("the admiral gives no advice")
        imagined = state.imagine(seat, Rng.seeded(seed))
        return [Opinion(advice.action.text, advice.value, advice.visits) for advice in admiral.advise(imagined, seat)]


STANDARD = Standard()


def open_catalogue(path: str) -> Catalogue:
    """Find a catalogue by module:name."""
    module, _, name = path.partition(":")
    catalogue = getattr(importlib.import_module(module), name)
    if not isinstance(catalogue, Catalogue):
        raise TypeError(f"{path} is no Catalogue")
    return catalogue
