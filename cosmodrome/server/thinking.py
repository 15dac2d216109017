"""What runs in the processes that think: positions come in as JSON, answers go out as notation."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from multiprocessing.connection import wait
from typing import Final

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


def choose(game: str, position: bytes, seat: int, level: str, seed: int) -> Intention:
    """Think for a bot."""
    catalogue, state = _set_up(game, position)
    return catalogue.intend(state, seat, level, seed)


def advise(game: str, position: bytes, seat: int, seed: int) -> list[Opinion]:
    """Think for a hint."""
    catalogue, state = _set_up(game, position)
    return catalogue.advise(state, seat, seed)


def ready() -> bool:
    """Tell that the process is there."""
    return _HERE.catalogue is not None


def _set_up(game: str, position: bytes) -> tuple[Catalogue, State]:
    """Set a position up in this process."""
    catalogue = _HERE.catalogue
    title = None if catalogue is None else catalogue.find(game)
    if catalogue is None or title is None:
        raise LookupError(f"this process has no game {game!r}")
    return catalogue, title.from_json(msgspec.json.decode(position))
