"""Open tables of the toy game without a server around them, and clients who only listen."""

from __future__ import annotations

from pathlib import Path

from table.toy import TOY

from cosmodrome.server.listener import Listener
from cosmodrome.server.room import Room
from cosmodrome.table.seat import Seat
from cosmodrome.table.setup import lay_out
from cosmodrome.table.sqlite import SqliteStorage
from cosmodrome.table.table import Table


class Ear(Listener):
    """A client that only listens."""

    def __init__(self, guest: str | None = "a", pace: float = 0.0) -> None:
        self.guest = guest
        self.since = None
        self.looked_at = None
        self.pace = pace

    def wake(self) -> None:
        pass

    def tell(self, frame: str) -> None:
        pass


def a_room(folder: Path, seats: list[Seat]) -> Room:
    """Open a table at which everybody is asked at once."""
    storage = SqliteStorage(folder / "tables.sqlite")
    layout = lay_out(TOY, seats, {}, 7, "a", True)
    layout.store(storage).result()
    return Room(Table.load(storage, layout.sheet, TOY), storage)
