"""What runs in the processes that think: positions come in as JSON, answers go out as notation."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from multiprocessing.connection import wait
from typing import Final, NamedTuple

import msgspec

from ..kernel.state import State
from .catalogue import Catalogue, Intention, Opinion, open_catalogue


class _Here:
    """What this process has been given to think with."""

    def __init__(self) -> None:
        self.catalogue: Catalogue | None = None


_HERE: Final = _Here()


def prepare(catalogue: str) -> None:
    """Get a process ready: load the games, and never outlive the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _HERE.catalogue = open_catalogue(catalogue)
    _HERE.catalogue.games()
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """Stop when the server is gone, however it went: a killed server cannot tell its processes to stop."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)


class Puzzle(NamedTuple):
    """What a bot is to think about: a seat's question in a position, as plain data."""

    game: str
    position: bytes
    seat: int
    seed: int

    def set_up(self) -> tuple[Catalogue, State]:
        """Set the position up in this process."""
        catalogue = _HERE.catalogue
        title = None if catalogue is None else catalogue.find(self.game)
        if catalogue is None or title is None:
            raise LookupError(f"this process has no game {self.game!r}")
        return catalogue, title.from_json(msgspec.json.decode(self.position))


def choose(puzzle: Puzzle, level: str) -> Intention:
    """Think for a bot."""
    catalogue, state = puzzle.set_up()
    return catalogue.intend(state, puzzle.seat, level, puzzle.seed)


def advise(puzzle: Puzzle) -> list[Opinion]:
    """Think for a hint."""
    catalogue, state = puzzle.set_up()
    return catalogue.advise(state, puzzle.seat, puzzle.seed)


def ready() -> bool:
    """Tell that the process is there."""
    return _HERE.catalogue is not None
