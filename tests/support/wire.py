"""The server's application in this process, spoken to exactly as over the network: bytes in, bytes out."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from cosmodrome.server.app import make_app
from cosmodrome.server.guests import Guests
from cosmodrome.server.hall import Hall
from cosmodrome.server.settings import Limits, Settings, boundless
from cosmodrome.table.sheet import Sheet
from cosmodrome.table.storage import Snapshot

Frame = dict[str, Any]
PATIENCE = 20.0


class House:
    """A server without a socket: its processes are not started, everything else is real."""

    def __init__(self, folder: Path, limits: Limits | None = None, **settings: Any) -> None:
        self.settings = Settings(data=folder, limits=boundless() if limits is None else limits, **settings)
        self.app = make_app(self.settings)
        self.hall: Hall = self.app.state.hall
        self._guests = Guests(self.hall.storage.key())

    def close(self) -> None:
        self.hall.brains.close()
        self.hall.storage.close()

    def store(self, sheet: Sheet, entries: list[Any], snapshots: list[Snapshot]) -> None:
        """Put a table into the house as if it had been played here."""
        self.hall.storage.create(sheet, entries, snapshots).result()

    def _headers(self, guest: str | None) -> list[tuple[bytes, bytes]]:
        cookie = [] if guest is None else [(b"cookie", self._guests.cookie(guest, False).partition(";")[0].encode())]
        return [(b"host", b"house"), *cookie]

    async def get(self, path: str, guest: str | None) -> Any:
        """Look something up over HTTP."""
        return await self.request("GET", path, guest)

    async def request(
        self, method: str, path: str, guest: str | None, body: object = None, address: str = "127.0.0.1"
    ) -> Any:
        """Ask for something over HTTP; return the status and the reply."""
        path, _, query = path.partition("?")
        scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": method,
            "scheme": "http",
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": self._headers(guest),
            "client": (address, 1),
            "server": ("house", 80),
        }
        said: list[Any] = []

        async def receive() -> Any:
            return {
                "type": "http.request",
                "body": b"" if body is None else json.dumps(body).encode(),
                "more_body": False,
            }

        async def send(message: Any) -> None:
            said.append(message)

        await self.app(scope, receive, send)
        reply = b"".join(message.get("body", b"") for message in said)
        kind = dict(said[0]["headers"]).get(b"content-type", b"")
        return said[0]["status"], json.loads(reply) if b"json" in kind else reply.decode()

    def open(
        self,
        table: str,
        guest: str | None,
        answer: Callable[[Frame], str | None] | None = None,
        address: str = "127.0.0.1",
        query: str = "pace=0",
        reads: bool = True,
    ) -> Client:
        """Open a table over a WebSocket; `answer` may answer what its seat is asked, at once."""
        return Client(self, table, self._headers(guest), answer, address, query, reads)


class Client:
    """One open WebSocket: keeps every frame that came, with the moment at which it did."""

    DELAY = 0.0
    """Seconds that an answer takes."""

    def __init__(
        self,
        house: House,
        table: str,
        headers: list[tuple[bytes, bytes]],
        answer: Callable[[Frame], str | None] | None,
        address: str,
        query: str,
        reads: bool,
    ) -> None:
        path = f"/api/tables/{table}/live"
        self._scope = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": headers,
            "client": (address, 1),
            "server": ("house", 80),
            "subprotocols": [],
        }
        self._inbox: asyncio.Queue[Any] = asyncio.Queue()
        self._inbox.put_nowait({"type": "websocket.connect"})
        self._came = asyncio.Event()
        self._answer = answer
        self._reads = reads
        self._sent = 0
        self.frames: list[Frame] = []
        self.times: list[float] = []
        self.position: Frame = {}
        self._task = asyncio.get_running_loop().create_task(house.app(self._scope, self._inbox.get, self._take))

    async def _take(self, message: Any) -> None:
        if message["type"] != "websocket.send":
            return
        if not self._reads:
            await asyncio.Event().wait()
        frame: Frame = json.loads(message["text"])
        self.frames.append(frame)
        self.times.append(asyncio.get_running_loop().time())
        if frame["type"] == "position":
            self.position = frame
            for ask in frame["asks"]:
                text = None if self._answer is None else self._answer(ask)
                if text is not None:
                    asyncio.get_running_loop().call_later(
                        self.DELAY, partial(self.send, "act", seat=ask["seat"], number=frame["number"], text=text)
                    )
        self._came.set()

    def send(self, kind: str, **fields: object) -> int:
        self._sent += 1
        self.send_text(json.dumps({"type": kind, "id": self._sent, **fields}))
        return self._sent

    def send_text(self, text: str) -> None:
        """Send anything."""
        self._inbox.put_nowait({"type": "websocket.receive", "text": text})

    @property
    def unread(self) -> int:
        """Count the messages that the server has not read yet."""
        return self._inbox.qsize()

    @property
    def closed(self) -> bool:
        """Tell whether the connection has ended."""
        return self._task.done()

    async def until(self, wanted: Callable[[Frame], object], start: int = 0) -> Frame:
        """Wait for a frame, from the given place on."""
        place = start
        async with asyncio.timeout(PATIENCE):
            while True:
                while place < len(self.frames):
                    if wanted(self.frames[place]):
                        return self.frames[place]
                    place += 1
                self._came.clear()
                await self._came.wait()

    async def ask(self, kind: str, **fields: object) -> Frame:
        """Send a message and wait for its answer."""
        start = len(self.frames)
        sent = self.send(kind, **fields)
        return await self.until(lambda frame: frame.get("id") == sent, start)

    async def close(self) -> None:
        self._inbox.put_nowait({"type": "websocket.disconnect", "code": 1000})
        done, _ = await asyncio.wait({self._task}, timeout=PATIENCE)
        assert done, "the server does not let go"
        if not self._task.cancelled():
            self._task.result()

    def drop(self) -> None:
        """End the connection from outside, as a broken line does."""
        self._task.cancel()
