"""How a server is run."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """How much one client may ask for. Rates are (each second, at once)."""

    body: int = 64 * 1024
    record: int = 2 * 1024 * 1024
    message: int = 4 * 1024
    frame: int = 64 * 1024
    requests: tuple[float, int] = (50, 300)
    changes: tuple[float, int] = (10, 60)
    messages: tuple[float, int] = (50, 100)
    chat: tuple[float, int] = (1, 10)
    connections: int = 20
    outbox: int = 256


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """What can be set when a server starts."""

    data: Path
    """The folder that holds the tables and the key that signs cookies."""
    page: Path | None = None
    """The built page; None: the one that comes with the package, else the one in the source tree."""
    origins: tuple[str, ...] = ()
    """Further addresses that a browser's page may come from, such as http://localhost:5173."""
    workers: int = 0
    """How many processes think at length; 0: as many as there are processors, less one."""
    pace: float = 0.7
    """Seconds between two actions of bots at one table, so that people can follow."""
    grace: float = 30.0
    """Seconds after which the seat of somebody who has gone can be handed to a bot."""
    hush: tuple[float, float] = (0.8, 3.0)
    """Seconds that an action is held back where rivals may interrupt in secret: only bots, and people among them.

    Whoever answers within them does so without anybody noticing that he was asked."""
    idle: float = 60.0
    """Seconds after which a table that nobody has open is put away."""
    catalogue: str = "cosmodrome.server.catalogue:STANDARD"
    """Where the games and bots come from: module:name."""
    limits: Limits = Limits()

    @property
    def thinkers(self) -> int:
        """Give the number of processes that think at length."""
        return self.workers or max(1, (os.cpu_count() or 2) - 1)
