"""All tables of a server: finds them, opens them, puts them away, makes new ones."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time

from ..kernel.errors import BadRecord
from ..kernel.game import Game
from ..kernel.message import Message
from ..kernel.record import Record
from ..table.log import Line
from ..table.refusal import Refusal
from ..table.replay import Replay
from ..table.seat import Seat
from ..table.setup import Layout, lay_continuation, lay_record, lay_rematch
from ..table.sheet import Sheet
from ..table.sqlite import SqliteStorage
from ..table.storage import Conflict, Storage
from ..table.table import Table
from .bots import Bots
from .brains import Brains
from .catalogue import open_catalogue
from .presence import table_info
from .room import Room
from .settings import Settings
from .wire import TableInfo

SWEEP = 5.0
MOST_TABLES = 200

_log = logging.getLogger("cosmodrome.server")


class Hall:
    """What the server has: storage, games, open tables, bots."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.catalogue = open_catalogue(settings.catalogue)
        self.games = {game.key: game for game in self.catalogue.games()}
        self.storage: Storage = SqliteStorage(settings.data / "tables.sqlite")
        self.brains = Brains(settings.catalogue, settings.thinkers)
        self.bots = Bots(self.brains)
        self.rooms: dict[str, Room] = {}
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Start, and let bots go on with what they owed when the server stopped."""
        self._tasks = [asyncio.create_task(self.brains.warm_up()), asyncio.create_task(self._resume()),
                       asyncio.create_task(self._sweep())]

    async def close(self) -> None:
        """Stop; everything that was acknowledged is stored."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.bots.close()
        self.brains.close()
        self.storage.close()

    # Tables

    def game(self, key: str) -> Game:
        """Find a game."""
        if key not in self.games:
            raise Refusal("no-game", Message("error-no-game", {"game": key[:40]}))
        return self.games[key]

    def sheet(self, table: str) -> Sheet:
        """Give the facts of a table, open or not."""
        room = self.rooms.get(table)
        sheet = room.sheet if room is not None else self.storage.sheet(table)
        if sheet is None or sheet.standing.status == "closed":
            raise Refusal("no-table")
        return sheet

    def room(self, table: str) -> Room:
        """Open a table, or find it open."""
        sheet = self.sheet(table)
        room = self.rooms.get(table)
        if room is None:
            room = Room(Table.load(self.storage, sheet, self.game(sheet.game)), self.storage, self.settings.grace,
                        self.settings.hush)
            room.on_change = self.bots.drive
            self.rooms[table] = room
            self.bots.drive(room)
        return room

    def info(self, table: str, guest: str | None) -> TableInfo:
        """Show a table to a guest, without opening it."""
        sheet = self.sheet(table)
        room = self.rooms.get(table)
        if room is not None:
            return room.info(guest)
        over = sheet.standing.status == "over"
        return table_info(sheet, guest, None, self.storage.rematch(table) if over else None)

    def tables_of(self, guest: str) -> list[TableInfo]:
        """Show a guest his tables: those that wait for him first, then the latest."""
        infos = [self.info(sheet.id, guest) for sheet in self.storage.tables_of(guest, MOST_TABLES)]
        return sorted(infos, key=lambda info: (not info.my_turn, -info.moved))

    def replay(self, table: str) -> Replay:
        """Open the game of a table to walk through it."""
        sheet = self.sheet(table)
        room = self.rooms.get(table)
        return Replay(self.storage, sheet, self.game(sheet.game), None if room is None else room.table.shown_standing())

    def record(self, sheet: Sheet, tags: dict[str, str]) -> Record:
        """Write a game down, whatever version of the rules it was played by."""
        line = Line.of(self.storage.moves(sheet.id))
        return sheet.record(line.actions, tags)

    def require_open(self, sheet: Sheet, guest: str | None) -> None:
        """Keep to themselves what would show players the future: the seed, or the game continued."""
        if sheet.standing.status in ("waiting", "playing") and sheet.shared_with_others(guest):
            raise Refusal("unfinished")

    # New tables

    async def add(self, layout: Layout) -> Room:
        """Store a new table and open it."""
        await asyncio.wrap_future(layout.store(self.storage))
        return self.room(layout.sheet.id)

    async def rematch(self, table: str, guest: str) -> Room:
        """Set the same game up again, once."""
        sheet = self.sheet(table)
        if not sheet.held_by(guest):
            raise Refusal("not-yours", seat=1)
        made = self.storage.rematch(table)
        if made is None:
            with contextlib.suppress(Conflict):  # another player asked at the same moment
                await self.add(lay_rematch(self.game(sheet.game), sheet, guest))
            made = self.storage.rematch(table)
            assert made is not None
            self.room(table).tell_all({"type": "rematch", "table": made})
        return self.room(made)

    async def play_on(self, table: str, step: int, seats: list[Seat], guest: str) -> Room:
        """Begin a new game with the first actions of another one."""
        sheet = self.sheet(table)
        self.require_open(sheet, guest)
        replay = self.replay(table)
        walk = replay.walk(None if sheet.standing.status in ("over", "record") else sheet.held_by(guest))
        return await self.add(await asyncio.to_thread(lay_continuation, replay, walk.actions(step), seats, guest))

    async def upload(self, text: str, guest: str) -> Room:
        """Make a table of a Record."""
        try:
            record = Record.parse(text)
            game = self.game(record.game)
            if record.seats not in game.seats:
                raise BadRecord(f"{game.key} is not for {record.seats} seats")
            layout = await asyncio.to_thread(lay_record, game, record, guest)
        except Refusal:
            raise
        except ValueError as error:
            raise Refusal("bad-record", reason=str(error)) from error
        return await self.add(layout)

    # Housekeeping

    async def _resume(self) -> None:
        """Let the bots think again about what they owed."""
        for sheet in self.storage.with_status("playing"):
            if sheet.bot_deciders():
                try:
                    self.room(sheet.id)
                except Refusal as refused:
                    _log.warning("table %s cannot go on: %s", sheet.id, refused.key)
                await asyncio.sleep(0)

    async def _sweep(self) -> None:
        """Put tables away now and then."""
        while True:
            await asyncio.sleep(SWEEP)
            self.put_away()

    def put_away(self) -> None:
        """Forget open tables that nobody has used for a while; they come back from storage."""
        now = time.monotonic()
        for table, room in list(self.rooms.items()):
            if room.idle and now - room.changed >= self.settings.idle:
                del self.rooms[table]
