"""How a server is run."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import msgspec

Rate = tuple[float, float]
"""How much comes back each second, and how much there is at once."""

MINUTE = 60.0
HOUR = 3600.0
MIB = 1024 * 1024


class Share(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much one player may have, and how much all players of one address together."""

    player: Rate
    address: Rate


class Limits(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How much may be asked for. A household of eight behind one address plays without ever noticing."""

    # Sizes, in bytes
    body: int = 64 * 1024
    record: int = 2 * MIB
    message: int = 4 * 1024
    frame: int = 64 * 1024
    # Seconds
    headers_within: float = 10.0
    body_within: float = 20.0
    keep_alive: float = 15.0
    # For each address
    requests: Rate = (50, 300)
    changes: Rate = (10, 60)
    files: Rate = (100, 1000)
    handshakes: Rate = (5, 200)
    guests: Rate = (120 / HOUR, 300)
    sockets: int = 500
    """Open connections of any kind, before anything is asked."""
    # For each connection
    messages: Rate = (50, 100)
    outbox: int = 256
    # For each player and each address
    chat: Share = Share((1, 10), (4, 40))
    names: Share = Share((20 / MINUTE, 20), (80 / MINUTE, 100))
    tables: Share = Share((60 / HOUR, 40), (300 / HOUR, 200))
    uploads: Share = Share((8 * MIB / HOUR, 4 * MIB), (32 * MIB / HOUR, 16 * MIB))
    """Bytes of Records."""
    copies: Share = Share((40_000 / HOUR, 40_000), (160_000 / HOUR, 160_000))
    """Actions that new tables begin with: of uploaded and of continued games."""
    replays: Share = Share((50, 2000), (200, 8000))
    """Steps walked through."""
    hints: Share = Share((20 / MINUTE, 10), (80 / MINUTE, 40))
    previews: Share = Share((10, 60), (40, 240))
    inspections: Share = Share((20, 120), (80, 480))
    # For each seat of each table
    asides: Rate = (12 / MINUTE, 12)
    undos: Rate = (60 / MINUTE, 60)
    # For each player at each table
    seatings: Rate = (20 / MINUTE, 20)
    """Changes of who plays a seat, and of its name or colour."""
    # How many at a time
    connections: int = 20
    connections_of_address: int = 200
    running_tables: int = 100
    """Tables of one creator that wait or are played."""


def boundless() -> Limits:
    """Return limits that nobody reaches, for those who ask for more in a second than people do in a day."""
    much, many = (1e6, 1e6), 100_000
    wide: dict[str, Any] = {
        name: much if isinstance(usual, tuple) else Share(much, much)
        for name, usual in msgspec.structs.asdict(Limits()).items()
        if isinstance(usual, tuple | Share)
    }
    return Limits(**wide, connections=many, connections_of_address=many, sockets=many, running_tables=many)


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """What can be set when a server starts."""

    data: Path
    """The folder that holds the tables and the key that signs cookies, where there is no database."""
    database: str | None = None
    """The address of a PostgreSQL database that holds them instead, for any number of servers."""
    page: Path | None = None
    """The built page; None: the one that comes with the package, else the one in the source tree."""
    origins: tuple[str, ...] = ()
    """Further addresses that a browser's page may come from, such as http://localhost:5173."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses or networks of proxies that are believed about whom they speak for."""
    workers: int = 0
    """How many processes think at length; 0: as many as there are processors, less one."""
    pace: float = 0.7
    """Seconds between two actions of bots at one table, so that people can follow."""
    grace: float = 60.0
    """Seconds after which the seat of who is away can be handed to a bot, where a table does not say otherwise."""
    patience: float = 300.0
    """Seconds after which who owes an answer is asked whether he is there, where a table does not say otherwise."""
    shortest_wait: float = 30.0
    """The least grace and patience that a table may have."""
    secret_pause: tuple[float, float] = (0.8, 3.0)
    """Seconds that an action is held back where rivals may interrupt in secret: only bots, and people among them.

    Whoever answers within them does so without anybody noticing that he was asked."""
    idle: float = 60.0
    """Seconds after which a table that nobody has open is put away."""
    forget_tables: float | None = None
    """Days after which a table is deleted where nothing has happened; None: never. Finished games are kept."""
    forget_guests: float | None = None
    """Days after which the name of a guest is forgotten who sits nowhere and was not seen; None: never."""
    catalogue: str = "cosmodrome.server.catalogue:STANDARD"
    """Where the games and bots come from: module:name."""
    limits: Limits = Limits()

    @property
    def thinkers(self) -> int:
        """Return the number of processes that think at length."""
        return self.workers or max(1, (os.cpu_count() or 2) - 1)
