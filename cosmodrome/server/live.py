"""One client's WebSocket: reads what it asks for, sends what it may know."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from functools import partial

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from ..kernel.message import Json
from ..table.refusal import Refusal
from . import wire
from .errands import Dropped, Errand, Payer
from .failures import error_frame, refusal_of
from .hall import Hall
from .limits import Bucket
from .listener import Listener
from .room import Room
from .screen import known_number
from .screen import since as resume_at
from .thinking import Puzzle

OPINIONS = 5
"""How many choices a hint shows."""

_log = logging.getLogger("cosmodrome.server")


class Connection(Listener):
    """A client at a table. One task reads, another sends; a slow client misses frames, never events."""

    def __init__(self, socket: WebSocket, room: Room, payer: Payer, hall: Hall, pace: float) -> None:
        self.guest = payer.guest
        self.pace = pace
        self.since: int | None = None
        self.looked_at: int | None = None
        self._socket = socket
        self._room = room
        self._payer = payer
        self._brains, self._limits, self._rations = hall.brains, hall.settings.limits, hall.rations
        self._bucket = Bucket(self._limits.messages)
        self._outbox: deque[str] = deque()
        self._seats_frame: str | None = None
        self._news = asyncio.Event()
        self._stale = True
        self._sender: asyncio.Task[None] | None = None
        self._hint: asyncio.Task[None] | None = None

    def wake(self) -> None:
        self._stale = True
        self._news.set()

    def tell(self, frame: str) -> None:
        self._outbox.append(frame)
        self._news.set()
        if len(self._outbox) > self._limits.outbox and self._sender is not None:
            self._sender.cancel()  # it does not read: it may come back and begin with the position as it is then

    def tell_seats(self, frame: str) -> None:
        self._seats_frame = frame
        self._news.set()

    def dismiss(self) -> None:
        if self._sender is not None:
            self._sender.cancel()

    async def run(self, since: int | None) -> None:
        """Serve the client until it goes."""
        self.tell(wire.encode({"type": "hello", "table": self._room.info(self.guest), "chat": self._room.chat_lines()}))
        self.since = resume_at(self._room.table, since, self.guest)
        self._room.join(self)
        sender = self._sender = asyncio.create_task(self._send())
        reader = asyncio.create_task(self._read())
        try:
            await asyncio.wait((sender, reader), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._room.part(self)
            for task in (sender, reader, self._hint):
                if task is not None:
                    task.cancel()
            results = await asyncio.gather(sender, reader, return_exceptions=True)
        for result in results:
            if isinstance(result, Exception) and not isinstance(result, WebSocketDisconnect | RuntimeError | OSError):
                _log.error("a connection failed", exc_info=result)

    # Sending

    async def _send(self) -> None:
        while True:
            await self._news.wait()
            self._news.clear()
            while self._outbox:
                await self._socket.send_text(self._outbox.popleft())
            if self._seats_frame is not None:
                frame, self._seats_frame = self._seats_frame, None
                await self._socket.send_text(frame)
            if self._stale:
                # Under the lock: what is not stored yet must not be seen.
                async with self._room.lock:
                    self._stale = False
                    frame = self._room.frame(self)
                await self._socket.send_text(frame)

    # Reading

    async def _read(self) -> None:
        while True:
            message = await self._socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            data: str | bytes | None = message.get("text")
            if data is None:
                data = message.get("bytes") or b""
            await self._handle(data)
            # Who sends too fast is read more slowly: nothing is lost, and only the sender waits.
            if (delay := self._bucket.delay()) > 0.0:
                await asyncio.sleep(delay)

    async def _handle(self, data: str | bytes) -> None:
        """Carry out one message, or say why not."""
        label: wire.Id = None
        try:
            signal = self._parse(data)
            label = signal.id
            await self._obey(signal)
        except Refusal as refused:
            self._refuse(refused, wire.id_of(data) if refused.key == "malformed" else label)
            if refused.key == "stale":
                self.wake()
        except Exception as error:
            _log.exception("a message failed at table %s", self._room.sheet.id)
            self._refuse(refusal_of(error), label)

    def _parse(self, data: str | bytes) -> wire.FromClient:
        """Read a message."""
        if len(data) > self._limits.message:
            raise Refusal("too-big", most=self._limits.message)
        try:
            return wire.from_client.decode(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Refusal("malformed", reason=str(error)[:200]) from error

    async def _obey(self, signal: wire.FromClient) -> None:
        """Carry out a message."""
        room = self._room
        if not isinstance(signal, wire.Ping):
            room.heard(self.guest)
        if isinstance(signal, wire.OnPosition | wire.Here):
            room.table.require_seat(self.guest, signal.seat)
        match signal:
            case wire.Act():
                self._pay_aside(signal)
                self._done(signal, await room.act(self.guest, signal.seat, signal.number, signal.text))
            case wire.Undo():
                self._rations.undos.take(f"{room.sheet.id} {signal.seat}")
                self._done(signal, await room.undo(self.guest, signal.seat, signal.number, signal.to))
            case wire.Chat():
                self._rations.chat.take(self._payer)
                await room.chat(self.guest, signal.text)
                self._done(signal)
            case wire.HandOver():
                self._pay_seating()
                await room.hand_over(self.guest, signal.seat, signal.level)
                self._done(signal)
            case wire.TakeBack():
                self._pay_seating()
                await room.take_back(self.guest, signal.seat)
                self._done(signal)
            case wire.Here():
                self._done(signal)
            case wire.Look():
                if signal.seat is not None:
                    room.table.require_seat(self.guest, signal.seat)
                self.looked_at = signal.seat
                self.wake()
            case wire.Pace():
                self.pace = signal.seconds
                self._done(signal)
            case wire.Hint():
                self._begin_hint(signal)
            case wire.Preview():
                self._rations.previews.take(self._payer)
                events, all_of_it = room.table.preview(signal.seat, signal.number, signal.text, self._seats())
                self._reply("preview", signal, text=signal.text, events=events, certain=all_of_it)
            case wire.Inspect():
                self._rations.inspections.take(self._payer)
                found = room.table.inspect(signal.seat, signal.number, signal.topic, self._seats())
                self._reply("inspected", signal, topic=signal.topic, found=found)
            case wire.Ping():
                self.tell(wire.encode({"type": "pong", "id": signal.id, "at": time.time()}))

    def _pay_aside(self, signal: wire.Act) -> None:
        """Let what is said beside the game be said only now and then: it fills the log without progress."""
        table = self._room.table
        if any(preference.text == signal.text for preference in table.match.state.preferences(signal.seat)):
            self._rations.asides.take(f"{table.sheet.id} {signal.seat}")

    def _pay_seating(self) -> None:
        """Let who plays a seat be changed only now and then: everybody is shown the table anew."""
        if self._seats():
            self._rations.seatings.take(f"{self._room.sheet.id} {self.guest}")

    def _begin_hint(self, signal: wire.Hint) -> None:
        """Have a hint thought about while the client can go on."""
        table = self._room.table
        table.require_playing()
        if not table.sheet.hints:
            raise Refusal("no-hints")
        if self.guest in self._brains.advised:
            raise Refusal("busy")
        table.require_asked(signal.seat, signal.number, self._seats())
        self._rations.hints.take(self._payer)
        seed = table.sheet.draw(signal.number, signal.seat, "hint")
        position = msgspec.json.encode(table.match.state.to_json())
        puzzle = Puzzle(table.sheet.game, position, signal.seat, seed)
        shown: dict[str, dict[str, Json]] = {
            action.text: {"text": action.text, "label": action.message().to_json(), "at": action.at()}
            for action in table.match.state.legal(signal.seat)
        }
        assert self.guest is not None
        self._brains.advised.add(self.guest)
        self._hint = asyncio.create_task(self._think(signal, puzzle, shown))

    async def _think(self, signal: wire.Hint, puzzle: Puzzle, shown: dict[str, dict[str, Json]]) -> None:
        """Wait for the hint and send it."""
        errand = Errand(
            (self._payer.address, self._payer.guest or "", self._room.sheet.id),
            wanted=partial(self._still_wants, signal),
        )
        try:
            opinions = await self._brains.advise(puzzle, errand)
        except Dropped:
            self._refuse(Refusal("stale"), signal.id)
            return
        except Exception:
            _log.exception("a hint failed at table %s", self._room.sheet.id)
            self._refuse(Refusal("fault"), signal.id)
            return
        finally:
            self._brains.advised.discard(self.guest or "")
        advice = [
            {**shown[text], "value": round(value, 2), "visits": visits}
            for text, value, visits in opinions
            if text in shown
        ][:OPINIONS]
        self._reply("hint", signal, advice=advice)

    def _still_wants(self, signal: wire.Hint) -> bool:
        """Tell whether a hint still helps."""
        try:
            self._room.table.require_asked(signal.seat, signal.number, self._seats())
        except Refusal:
            return False
        return self in self._room.listeners

    def _seats(self) -> list[int]:
        """Name the seats of the client."""
        return self._room.sheet.held_by(self.guest)

    def _reply(self, kind: str, signal: wire.OnPosition, **found: Json) -> None:
        """Tell what a client has asked about a position."""
        asked = {"type": kind, "id": signal.id, "seat": signal.seat, "number": signal.number}
        self.tell(wire.encode({**asked, **found}))

    def _done(self, signal: wire.FromClient, number: int | None = None) -> None:
        """Acknowledge a message; what it changed is stored."""
        reached = known_number(self._room.table, self._seats()) if number is None else number
        self.tell(wire.encode({"type": "done", "id": signal.id, "number": reached}))

    def _refuse(self, refusal: Refusal, signal: wire.Id) -> None:
        """Say why a message was not carried out."""
        self.tell(wire.encode(error_frame(refusal, signal)))
