"""All that a server has: its tables, games, bots and storage."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from ..kernel.errors import BadRecord
from ..kernel.game import Game
from ..kernel.message import Message
from ..kernel.record import Record
from ..table.opening import open_storage
from ..table.refusal import Refusal
from ..table.replay import Replay
from ..table.seat import Seat
from ..table.setup import Layout, lay_continuation, lay_record, lay_rematch
from ..table.sheet import Sheet, Standing
from ..table.storage import Conflict
from ..table.veil import Veil
from .bots import Bots
from .brains import Brains
from .catalogue import open_catalogue
from .crew import Crew
from .errands import Errand, Payer, Whereabouts
from .limits import Rations
from .oblivion import Oblivion
from .pages import Pages
from .presence import table_info
from .room import Room
from .rooms import Rooms
from .settings import Settings
from .vigil import Vigil
from .wire import TableInfo

T = TypeVar("T")

SWEEP = 5.0
MOST_TABLES = 200

_log = logging.getLogger("cosmodrome.server")


class Hall:
    """What the server has: storage, games, open tables, bots."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.catalogue = open_catalogue(settings.catalogue)
        self.games = {game.key: game for game in self.catalogue.games()}
        self.storage = open_storage(settings.data, settings.database)
        self.brains = Brains(settings.catalogue, settings.thinkers)
        self.where = Whereabouts()
        self.rations = Rations(settings.limits)
        self.pages = Pages()
        self.bots = Bots(self.brains, self.where)
        self.oblivion = Oblivion(self.storage, settings, lambda table: table in self.rooms.open)
        self.rooms = Rooms(self.storage, self.game, self.bots.drive, settings.secret_pause)
        # One thread walks through games, so that it never takes more than its share of the processor from those who
        # play; who waits for it is served in turn.
        self._walker = ThreadPoolExecutor(1, "cosmodrome-walker")
        self._walks = Crew(1)
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Start, and let bots go on with what they owed when the server stopped."""
        self._tasks = [
            asyncio.create_task(self.brains.warm_up()),
            asyncio.create_task(self._resume()),
            asyncio.create_task(self._sweep()),
            asyncio.create_task(self._keep_vigil()),
        ]

    async def close(self) -> None:
        """Stop; everything that was acknowledged is stored."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.bots.close()
        await asyncio.to_thread(self.brains.close)
        self._walker.shutdown(wait=True, cancel_futures=True)
        self.storage.close()

    async def walk(self, payer: Payer, work: Callable[..., T], *args: Any) -> T:
        """Do something that takes its time with a game, when it is the asker's turn."""
        errand = Errand((payer.address, payer.guest or ""))
        return await self._walks.run(errand, lambda: self._walker.submit(work, *args))

    def note_guest(self, guest: str, address: str) -> None:
        """Remember where a guest is now and, once a day, that he was here."""
        if self.where.note(guest, address):
            self.storage.meet(guest, time.time())

    # Tables

    def game(self, key: str) -> Game:
        """Find a game."""
        if key not in self.games:
            raise Refusal("no-game", Message("error-no-game", {"game": key[:40]}))
        return self.games[key]

    async def sheet(self, table: str) -> Sheet:
        """Return the facts of a table, open or not."""
        return await self.rooms.sheet(table)

    async def room(self, table: str) -> Room:
        """Open a table, or find it open."""
        return await self.rooms.get(table)

    async def info(self, table: str, guest: str | None) -> TableInfo:
        """Show a table to a guest, without opening it."""
        sheet = await self.sheet(table)
        return self._info(sheet, guest, await asyncio.to_thread(self._rematch, sheet))

    async def tables_of(self, guest: str) -> list[TableInfo]:
        """Show a guest his tables: those that wait for him first, then the latest."""

        def look_up() -> list[tuple[Sheet, str | None]]:
            return [(sheet, self._rematch(sheet)) for sheet in self.storage.tables_of(guest, MOST_TABLES)]

        infos = [self._info(sheet, guest, rematch) for sheet, rematch in await asyncio.to_thread(look_up)]
        return sorted(infos, key=lambda info: (not info.my_turn, -info.moved))

    def _info(self, sheet: Sheet, guest: str | None, rematch: str | None) -> TableInfo:
        """Show a table to a guest, as it stands now if it is open."""
        room = self.rooms.found(sheet.id)
        return room.info(guest) if room is not None else table_info(sheet, guest, None, rematch)

    def _rematch(self, sheet: Sheet) -> str | None:
        """Find the rematch of a finished game."""
        return self.storage.rematch(sheet.id) if sheet.standing.status == "over" else None

    async def replay(self, table: str) -> Replay:
        """Open the game of a table to walk through it."""
        sheet = await self.sheet(table)
        game = self.game(sheet.game)
        return await asyncio.to_thread(Replay, self.storage, sheet, game, self.standing(sheet))

    def standing(self, sheet: Sheet) -> Standing:
        """Tell how a table stands as far as everybody may know: what is held back has not happened yet."""
        room = self.rooms.found(sheet.id)
        return sheet.standing if room is None else room.table.shown_standing()

    def record(self, sheet: Sheet, tags: dict[str, str]) -> Record:
        """Write a game down, whatever version of the rules it was played by; not on the event loop."""
        return sheet.record(Veil.over(self.storage.moves(sheet.id)).line.actions, tags)

    def require_open(self, sheet: Sheet, guest: str | None) -> None:
        """Keep to themselves what would show players the future: the seed, or the game continued."""
        if self.standing(sheet).status in ("waiting", "playing") and sheet.shared_with_others(guest):
            raise Refusal("unfinished")

    # New tables

    async def add(self, layout: Layout) -> Room:
        """Store a new table and open it."""
        await asyncio.wrap_future(layout.store(self.storage))
        return await self.room(layout.sheet.id)

    async def allow_table(self, payer: Payer, copied: int = 0) -> None:
        """Let a new table be made, with so many actions to begin with; refuse one too many."""
        assert payer.guest is not None
        most = self.settings.limits.running_tables
        if await asyncio.to_thread(self.storage.running_of, payer.guest) >= most:
            raise Refusal("too-many", what="tables", most=most)
        self.rations.tables.take(payer)
        if copied:
            self.rations.copies.take(payer, copied)

    async def rematch(self, table: str, payer: Payer) -> Room:
        """Set the same game up again, once; where the old table cannot be opened, nothing is made."""
        sheet = await self.sheet(table)
        if payer.guest is None or not sheet.held_by(payer.guest):
            raise Refusal("not-yours", seat=1)
        made = await asyncio.to_thread(self.storage.rematch, table)
        if made is None:
            room = await self.room(table)
            layout = await asyncio.to_thread(lay_rematch, self.game(sheet.game), room.sheet, payer.guest)
            await self.allow_table(payer)
            layout.sheet.keep_manners(sheet)
            with contextlib.suppress(Conflict):  # another player asked at the same moment
                await self.add(layout)
            made = await asyncio.to_thread(self.storage.rematch, table)
            assert made is not None
            room.rematch = made
            room.tell_all({"type": "rematch", "table": made})
        return await self.room(made)

    async def play_on(self, table: str, step: int, seats: list[Seat], payer: Payer) -> Room:
        """Begin a new game with the first actions of another one."""
        sheet = await self.sheet(table)
        self.require_open(sheet, payer.guest)
        replay = await self.replay(table)
        walk = replay.walk(None if self.standing(sheet).ended else sheet.held_by(payer.guest))
        actions = walk.actions(step)
        await self.allow_table(payer, actions)
        layout = await self.walk(payer, lay_continuation, replay, actions, seats, payer.guest)
        layout.sheet.keep_manners(sheet)
        return await self.add(layout)

    async def upload(self, text: str, payer: Payer) -> Room:
        """Make a table of a Record."""
        self.rations.uploads.take(payer, len(text))
        try:
            record = await asyncio.to_thread(Record.parse, text)
            game = self.game(record.game)
            if record.seats not in game.seats:
                raise BadRecord(f"{game.key} is not for {record.seats} seats")
            await self.allow_table(payer, len(record.actions))
            layout = await self.walk(payer, lay_record, game, record, payer.guest)
        except Refusal:
            raise
        except ValueError as error:
            raise Refusal("bad-record", reason=str(error)) from error
        return await self.add(layout)

    # Housekeeping

    async def _resume(self) -> None:
        """Let the bots think again about what they owed."""
        for sheet in await asyncio.to_thread(self.storage.with_status, "playing"):
            if sheet.bot_deciders():
                try:
                    await self.room(sheet.id)
                except Refusal as refused:
                    _log.warning("table %s cannot go on: %s", sheet.id, refused.key)

    async def _sweep(self) -> None:
        """Put tables away now and then."""
        while True:
            await asyncio.sleep(SWEEP)
            self.rooms.put_away(self.settings.idle)
            try:
                await self.oblivion.pass_by()
            except Exception:
                _log.exception("what is stale could not be forgotten")

    async def _keep_vigil(self) -> None:
        """Ask those who keep others waiting whether they are still there."""
        vigil = Vigil()
        while True:
            await asyncio.sleep(min(1.0, self.settings.shortest_wait))
            vigil.look(list(self.rooms.open.values()))
