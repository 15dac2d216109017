"""A table that is open on this server: who listens, what they ask for, and its bots."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any, NamedTuple, TypeVar

import msgspec

from ..kernel.message import Json
from ..table import seating
from ..table.log import Entry
from ..table.refusal import Refusal
from ..table.seat import Seat, tidy
from ..table.sheet import Sheet, Standing
from ..table.storage import ChatLine, Conflict, Storage
from ..table.table import Change, Held, Table
from .catalogue import Intention
from .listener import Listener
from .presence import Presence, seat_infos, table_info
from .screen import TAIL, Screen
from .wire import TableInfo, encode

T = TypeVar("T")

CHAT = 100
"""How many lines of chat the first frame brings."""
CHAT_LENGTH = 500
SOON = 0.05

_log = logging.getLogger("cosmodrome.server")


class Past(NamedTuple):
    """What a room knows of its table beyond the position, read when it is opened."""

    entries: list[Entry]
    chat: list[ChatLine]
    rematch: str | None

    @staticmethod
    def of(storage: Storage, sheet: Sheet) -> Past:
        """Read the latest of what happened and was said."""
        latest = sheet.standing.number
        return Past(
            storage.entries(sheet.id, max(0, latest - TAIL + 1), latest),
            storage.chat(sheet.id, CHAT),
            storage.rematch(sheet.id),
        )


class Room:
    """One open table. All changes go through one lock, and nothing is shown before it is stored."""

    def __init__(
        self, table: Table, storage: Storage, past: Past | None = None, secret_pause: tuple[float, float] = (0.0, 0.0)
    ) -> None:
        known = past if past is not None else Past.of(storage, table.sheet)
        self.table = table
        self.storage = storage
        self.lost = False
        """Whether memory and storage may differ: then the table has to be opened anew."""
        self.rematch = known.rematch
        self.said: deque[ChatLine] = deque(known.chat, CHAT)
        self._secret_pause = secret_pause
        self._pause: asyncio.TimerHandle | None = None
        """Runs while what was done is held back, whether anybody is asked or not."""
        self.lock = asyncio.Lock()
        self.presence = Presence()
        self.listeners: set[Listener] = set()
        self.thinking: dict[int, object] = {}
        """The seats whose bots think, each with a mark of the one that does."""
        self.intentions: dict[int, tuple[str, Intention]] = {}
        """What the bots of some seats will do next, as far as they have decided, each with its level."""
        self.changed = time.monotonic()
        self.acted = 0.0
        """When something was done last that people have to follow before a bot goes on."""
        self._followed = -1, -1
        self.on_change: Callable[[Room], None] = lambda room: None
        """Called after each stored change: lets the bots know."""
        self._screen = Screen(known.entries)
        self._seats_due = False
        self._busy: set[asyncio.Task[Any]] = set()
        self._note_owing()

    @property
    def sheet(self) -> Sheet:
        """Return the facts of the table."""
        return self.table.sheet

    @property
    def wanted(self) -> bool:
        """Tell whether bots should play on: somebody watches, or a person has still a turn to come."""
        return not self.lost and (
            bool(self.listeners) or any(seat.kind == "person" and seat.bot is None for seat in self.sheet.seats)
        )

    @property
    def idle(self) -> bool:
        """Tell whether the table could be put away without anybody noticing."""
        return not (self.listeners or self.thinking or self._busy or self.lock.locked() or self._pause)

    def bots_asked(self) -> list[int]:
        """Name the bots that owe an answer and may know it by now."""
        return (
            [seat for seat in self.table.asked_in_secret() if self.sheet.seats[seat].bot is not None]
            if self.table.held is not None
            else self.sheet.bot_deciders()
        )

    # Requests

    async def act(self, guest: str | None, seat: int, number: int, text: str) -> int:
        """Carry out a player's action; done when it is stored."""
        self._require_own(guest, seat)
        return await self._count(guest, lambda seats: self.table.act(seat, number, text, seats))

    async def undo(self, guest: str | None, seat: int, number: int, to: int | None) -> int:
        """Take a player's actions back."""
        self._require_own(guest, seat)
        return await self._count(guest, lambda seats: self.table.undo(seat, number, to, seats))

    async def _count(self, guest: str | None, change: Callable[[list[int]], Change]) -> int:
        """Make and store a change that a player asked for; return its number as the player knows it."""
        seats = self.sheet.held_by(guest)

        async def work() -> int:
            return await self.commit(change(seats))

        return self.table.veil.number(await self.exclusively(work), self.table.knowing(seats))

    async def reseat(self, change: Callable[[Sheet], list[Seat]]) -> None:
        """Change who sits where; the game begins when no seat is open any more."""

        async def work() -> None:
            seats = change(self.sheet)
            standing = self.sheet.standing
            begins = standing.status == "waiting" and all(seat.kind != "open" for seat in seats)
            if begins:
                standing = msgspec.structs.replace(standing, status="playing", moved=time.time())
            await self._store_seats(seats, standing)
            if begins:
                self._tell_all_again()
            self.publish()

        await self.exclusively(work)

    async def close(self, guest: str) -> None:
        """Close a table that nobody else uses."""

        async def work() -> None:
            if self.sheet.creator != guest:
                raise Refusal("not-creator")
            if any(person != guest for person in self.sheet.people()):
                raise Refusal("not-alone")
            await self._store_seats(self.sheet.seats, msgspec.structs.replace(self.sheet.standing, status="closed"))
            self.publish()

        await self.exclusively(work)

    async def hand_over(self, guest: str | None, seat: int, level: str | None = None) -> None:
        """Let a bot play for its owner or, by anybody at the table, for one who has gone."""
        self.table.require_playing()
        if not 0 <= seat < len(self.sheet.seats):
            raise Refusal("no-seat", seat=seat + 1)
        owner = self.sheet.seats[seat].guest
        if owner is None or (owner != guest and not self.sheet.held_by(guest)):
            raise Refusal("not-yours", seat=seat + 1)
        if owner != guest and not self.presence.away(self.sheet, seat):
            raise Refusal("not-away")
        # Who plays for somebody who is away was agreed on when the table was made.
        chosen = self.sheet.stand_in if level is None or owner != guest else level
        await self.reseat(lambda sheet: seating.hand_over(sheet, seat, chosen))

    def heard(self, guest: str | None) -> None:
        """Note that somebody is really there."""
        if guest is None:
            return
        was_late = any(self.presence.idle_since(self.sheet, seat) is not None for seat in self.sheet.held_by(guest))
        self.presence.heard(guest)
        if was_late:
            self.publish_seats()

    async def take_back(self, guest: str | None, seat: int) -> None:
        """Let the owner play again."""
        self.table.require_seat(guest, seat)
        await self.reseat(lambda sheet: seating.take_back(sheet, seat))

    async def chat(self, guest: str | None, text: str) -> None:
        """Say something to everybody at the table."""
        said = tidy(text)
        if not 1 <= len(said) <= CHAT_LENGTH:
            raise Refusal("chat-length", longest=CHAT_LENGTH)
        mine = self.sheet.held_by(guest)
        name = self.sheet.seats[mine[0]].name if mine else None
        if not mine and guest is not None:
            name = await asyncio.to_thread(self.storage.guest_name, guest)
        if name is None:
            raise Refusal("no-name", longest=24)
        line = await asyncio.wrap_future(
            self.storage.say(self.sheet.id, name, mine[0] if mine else None, said, time.time())
        )
        self.said.append(line)
        self.tell_all({"type": "chat", "chat": [line]})

    def _require_own(self, guest: str | None, seat: int) -> None:
        """Let only the owner of a seat play it, and not while a bot does."""
        self.table.require_seat(guest, seat)
        if self.sheet.seats[seat].stand_in is not None:
            raise Refusal("handed-over")

    # How changes are made

    async def exclusively(self, work: Callable[[], Coroutine[None, None, T]]) -> T:
        """Do something alone, to its end even if the client who asked goes away meanwhile."""

        async def alone() -> T:
            async with self.lock:
                if self.lost:
                    raise Refusal("fault")
                return await work()

        task = asyncio.get_running_loop().create_task(alone())
        self._busy.add(task)
        task.add_done_callback(self._busy.discard)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(_end_unheard)
            raise

    async def commit(self, change: Change) -> int:
        """Store a change and then show it; if it cannot be stored, go back to what is."""
        try:
            await asyncio.wrap_future(
                self.storage.append(self.sheet.id, change.entry, change.snapshot, change.standing)
            )
        except Conflict as error:
            # Another server was quicker with this number: what it wrote is what counts.
            await self._reload()
            raise Refusal("stale") from error
        except BaseException:
            await self._reload()
            raise
        self._screen.note(change.entry)
        self._show(change.entry)
        return change.entry.number

    def _show(self, entry: Entry) -> None:
        """Show a stored entry to everybody who may notice it, or hold it back for a while."""
        table = self.table
        if table.held is None:
            if entry.secret:
                self._publish_to({entry.seat})
            else:
                self._show_all(entry.seat)
            return
        begins = entry.number == table.held.point.number + 1
        if begins or not entry.secret:
            self._begin_pause(entry.seat)
        if begins:
            self.publish()
        else:
            self._publish_to({entry.seat, *table.asked_in_secret()})
            self._release()

    def _begin_pause(self, seat: int | None) -> None:
        """Hold back what was done for as long as it might take somebody to interrupt: bots, or people among them.

        Where nobody but bots plays, nobody is there to notice anything.
        """
        people = any(
            held.kind == "person" and held.bot is None for other, held in enumerate(self.sheet.seats) if other != seat
        )
        if self._pause is not None:
            self._pause.cancel()
        loop = asyncio.get_running_loop()
        played = any(held.kind == "person" for held in self.sheet.seats)
        self._pause = loop.call_later(self._secret_pause[people] if played else 0.0, self._end_pause)
        loop.call_later(self._secret_pause[0] / 2, self._begin_asking, self.table.held)

    def _begin_asking(self, held: Held | None) -> None:
        """Let who is asked see it: by now all bots have answered, so its moment tells nothing of them."""
        if held is not None and self.table.held is held and not held.asking:
            held.asking = True
            self._publish_to(set(self.table.asked_in_secret()))

    def _end_pause(self) -> None:
        self._pause = None
        self._release()

    def _release(self) -> None:
        """Show everybody what was held back, once the pause is over and nobody is asked in secret."""
        if self._pause is not None or self.table.held is None or self.table.asked_in_secret():
            return
        self.table.release()
        self._show_all(None)

    def _show_all(self, seat: int | None) -> None:
        """Show everybody what has happened, by one seat if it is known."""
        # What people do while bots are asked too, and what they say beside the game, does not keep a bot waiting: who
        # does and takes back again and again would keep it from ever answering.
        state = self.table.match.state
        window = state.common_changes, state.simultaneous_window()
        if seat is None or self.sheet.seats[seat].bot is not None or window != self._followed:
            self.acted = time.monotonic()
        self._followed = window
        if self.table.knowing([]) is None and self.table.veil.hides():
            self._tell_all_again()  # now that the game is over, everybody counts everything
        self.publish()

    def _tell_all_again(self) -> None:
        for listener in self.listeners:
            listener.since = None

    async def _store_seats(self, seats: list[Seat], standing: Standing) -> None:
        """Store who sits where and how the table stands, then believe it."""
        await asyncio.wrap_future(self.storage.reseat(self.sheet.id, seats, standing))
        self.sheet.seats = seats
        self.sheet.standing = standing

    async def _reload(self) -> None:
        """Forget what could not be stored; where storage cannot be read either, the room is given up."""
        if self._pause is not None:
            self._pause.cancel()
            self._pause = None
        try:
            self.table, past = await asyncio.to_thread(self._read_again)
        except Exception:
            _log.exception("table %s could be neither stored nor read; it is opened anew", self.sheet.id)
            self.lost = True
            for listener in list(self.listeners):
                listener.dismiss()
            return
        self._screen.keep(past.entries)
        self.publish()

    def _read_again(self) -> tuple[Table, Past]:
        """Read the table as it is stored; not on the event loop."""
        sheet = self.storage.sheet(self.sheet.id)
        if sheet is None:
            raise LookupError(f"table {self.sheet.id} is no longer stored")
        return Table.load(self.storage, sheet, self.table.game), Past.of(self.storage, sheet)

    def publish(self) -> None:
        """Let everybody know that something has changed."""
        self._note_change()
        for listener in self.listeners:
            listener.wake()

    def _publish_to(self, seats: set[int | None]) -> None:
        """Let only the people at some seats know that something has changed; nobody else may notice."""
        self._note_change()
        for listener in self.listeners:
            if any(seat in seats for seat in self.sheet.held_by(listener.guest)):
                listener.wake()

    def _note_change(self) -> None:
        """Make frames anew, see who owes an answer now, and let the bots know."""
        self.changed = time.monotonic()
        self._screen.change()
        self._note_owing()
        self.on_change(self)

    def _note_owing(self) -> None:
        """Note who owes an answer; while that is a secret, everybody might."""
        standing = self.table.shown_standing()
        owing = standing.deciders if standing.status == "playing" else ()
        self.presence.owe(range(len(self.sheet.seats)) if standing.secret else owing)

    def tell_all(self, frame: dict[str, Json]) -> None:
        """Send one frame to everybody."""
        text = encode(frame)
        for listener in list(self.listeners):
            listener.tell(text)

    # Listeners

    def join(self, listener: Listener) -> None:
        """Let a client listen."""
        self.listeners.add(listener)
        if listener.guest is not None:
            self.presence.came(listener.guest)
        self.publish_seats()
        self.on_change(self)

    def part(self, listener: Listener) -> None:
        """Let a client go."""
        self.listeners.discard(listener)
        if listener.guest is not None:
            self.presence.went(listener.guest)
        self.changed = time.monotonic()
        self.publish_seats()

    def publish_seats(self) -> None:
        """Tell everybody who is here, soon: when many come at once, once for all of them."""
        self._screen.change()
        if not self._seats_due:
            self._seats_due = True
            asyncio.get_running_loop().call_later(SOON, self._tell_seats)

    def _tell_seats(self) -> None:
        """Tell everybody who is here, with the position unchanged."""
        self._seats_due = False
        shown: dict[str | None, str] = {}
        for listener in list(self.listeners):
            if listener.since is None:
                continue  # its first frame says it all
            if listener.guest not in shown:
                shown[listener.guest] = encode(
                    {"type": "seats", **self._people(listener.guest), "status": self.table.shown_standing().status}
                )
            listener.tell_seats(shown[listener.guest])

    def pace(self) -> float:
        """Return the seconds between two actions of bots that the slowest player wants, else the slowest spectator."""
        players = [listener.pace for listener in self.listeners if self.sheet.held_by(listener.guest)]
        return max(players or (listener.pace for listener in self.listeners), default=0.0)

    def known_thinkers(self) -> list[int]:
        """Name the bots that think, as far as everybody may know it."""
        return [] if self.table.held is not None else sorted(self.thinking)

    def spectators(self) -> int:
        """Count the clients who only watch."""
        return sum(1 for listener in self.listeners if not self.sheet.held_by(listener.guest))

    # What is shown

    def info(self, guest: str | None) -> TableInfo:
        """Show the table to a guest."""
        standing = self.table.shown_standing()
        return table_info(
            self.sheet, guest, self.presence, self.rematch if standing.status == "over" else None, standing
        )

    def chat_lines(self) -> list[ChatLine]:
        """Return the latest of what was said."""
        return list(self.said)

    def frame(self, listener: Listener) -> str:
        """Give a client the position and what has happened since its last frame; under the lock."""
        return self._screen.frame(self.table, listener, self._people)

    def _people(self, guest: str | None) -> dict[str, Json]:
        """Tell a guest who is here and who thinks, as far as everybody may know it."""
        return {
            "seats": seat_infos(self.sheet, guest, self.presence),
            "spectators": self.spectators(),
            "thinking": self.known_thinkers(),
        }


def _end_unheard(task: asyncio.Task[Any]) -> None:
    """Note how something ended whose client has gone meanwhile: a refusal concerns nobody any more."""
    if not task.cancelled() and (error := task.exception()) is not None and not isinstance(error, Refusal):
        _log.error("a request failed after its client had gone", exc_info=error)
