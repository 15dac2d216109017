"""The open tables: each is read once, away from the event loop, and one that cannot be read stops no other."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable

from ..kernel.game import Game
from ..table.refusal import Refusal
from ..table.sheet import Sheet
from ..table.storage import Storage, Unavailable
from ..table.table import Table
from .failures import refusal_of
from .room import Past, Room

_log = logging.getLogger("cosmodrome.server")

PASSING = (OSError, Unavailable, MemoryError)
"""What says nothing about a table: tried again the next time."""


class Rooms:
    """Finds tables and keeps open those that are used."""

    def __init__(
        self,
        storage: Storage,
        game: Callable[[str], Game],
        wake: Callable[[Room], None],
        secret_pause: tuple[float, float],
    ) -> None:
        self._storage = storage
        self._secret_pause = secret_pause
        self._game = game
        self._wake = wake
        self.open: dict[str, Room] = {}
        self.broken: dict[str, str] = {}
        """The tables that cannot be opened, each with the reason."""
        self._opening: dict[str, asyncio.Task[Room]] = {}

    def found(self, table: str) -> Room | None:
        """Return a table if it is open."""
        room = self.open.get(table)
        return None if room is None or room.lost else room

    async def sheet(self, table: str) -> Sheet:
        """Return the facts of a table, open or not."""
        room = self.found(table)
        sheet = room.sheet if room is not None else await self._read_sheet(table)
        if sheet is None or sheet.standing.status == "closed":
            raise Refusal("no-table")
        return sheet

    async def get(self, table: str) -> Room:
        """Open a table, or find it open; Refusal 'broken' if it cannot be opened."""
        room = self.found(table)
        if room is not None:
            if room.sheet.standing.status == "closed":
                raise Refusal("no-table")
            return room
        opening = self._opening.get(table)
        if opening is None:
            opening = self._opening[table] = asyncio.get_running_loop().create_task(self._open(table))
            opening.add_done_callback(lambda task: self._opened(table, task))
        return await asyncio.shield(opening)

    def put_away(self, idle: float) -> None:
        """Forget open tables that nobody has used for a while; they come back from storage."""
        now = time.monotonic()
        for table, room in list(self.open.items()):
            if room.lost or (room.idle and now - room.changed >= idle):
                del self.open[table]

    def _opened(self, table: str, task: asyncio.Task[Room]) -> None:
        """Note that a table is open, or has failed to; the failure is told to those who wait for it."""
        del self._opening[table]
        if not task.cancelled():
            task.exception()

    async def _open(self, table: str) -> Room:
        """Read a table and let its bots go on."""
        sheet = await self.sheet(table)
        game = self._game(sheet.game)
        try:
            room = await asyncio.to_thread(self._load, sheet, game)
        except Refusal:
            raise
        except Exception as error:
            raise self._failed(table, error) from error
        room.on_change = self._wake
        self.open[table] = room
        self._wake(room)
        return room

    def _load(self, sheet: Sheet, game: Game) -> Room:
        """Read a table."""
        return Room(
            Table.load(self._storage, sheet, game), self._storage, Past.of(self._storage, sheet), self._secret_pause
        )

    async def _read_sheet(self, table: str) -> Sheet | None:
        """Read the facts of a table that is not open."""
        if table in self.broken:
            raise Refusal("broken")
        try:
            return await asyncio.to_thread(self._storage.sheet, table)
        except Exception as error:
            raise self._failed(table, error) from error

    def _failed(self, table: str, error: Exception) -> Refusal:
        """Say once that a table cannot be opened, and let the others go on."""
        if isinstance(error, PASSING):
            _log.error("table %s could not be read", table, exc_info=error)
            return refusal_of(error)
        self.broken[table] = repr(error)
        _log.error("table %s is broken and stays closed: %r", table, error, exc_info=error)
        return Refusal("broken")
