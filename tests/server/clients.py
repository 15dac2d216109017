"""Servers and clients for tests: real processes, real sockets, as the page uses them."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import msgspec
from support.process import ServerProcess
from websockets.sync.client import ClientConnection, connect

from cosmodrome.server.frames import ReplayPage, from_server

PATIENCE = 60.0
"""Seconds to wait for what comes much sooner: a busy machine is no fault of the server."""

Frame = dict[str, Any]


class Server(ServerProcess):
    """A server of the toy game."""

    def __init__(self, data: Path, *settings: str, errors: Path | None = None) -> None:
        self.settings = settings
        super().__init__(data, errors)

    def arguments(self) -> list[str]:
        return ["-m", "server.toy_server", str(self.port), str(self.data), *self.settings]


class Guest:
    """One guest with a name, as a browser would be."""

    def __init__(self, server: Server, name: str = "") -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.address, timeout=PATIENCE)
        self.http.get("/api/me")
        if name:
            self.post("/api/me", {"name": name}, method="PUT")

    @property
    def cookie(self) -> str:
        return f"cosmodrome={self.http.cookies['cosmodrome']}"

    def get(self, path: str, status: int = 200) -> Any:
        reply = self.http.get(path)
        assert reply.status_code == status, reply.text
        if "/replay" in path and status == 200:
            msgspec.json.decode(reply.content, type=ReplayPage)
        return reply.json()

    def post(self, path: str, body: object = None, *, status: int | None = None, method: str = "POST") -> Any:
        reply = self.http.request(method, path, json=body)
        assert reply.is_success if status is None else reply.status_code == status, reply.text
        return reply.json()

    def new_table(self, *seats: Frame | str, **more: object) -> Any:
        places = [{"kind": seat} if isinstance(seat, str) else seat for seat in seats]
        return self.post("/api/tables", {"game": "toy", "seats": places, **more})

    def open(self, table: str, since: int | None = None) -> Live:
        return Live(self.server, table, self.cookie, since)


class Live:
    """An open table. Keeps every frame that it received."""

    def __init__(
        self,
        server: Server,
        table: str,
        cookie: str | None = None,
        since: int | None = None,
        origin: str | None = None,
        query: str = "",
        **headers: str,
    ) -> None:
        query = query if since is None else f"?since={since}"
        self._stack = ExitStack()
        self.socket: ClientConnection = self._stack.enter_context(
            connect(
                f"ws://127.0.0.1:{server.port}/api/tables/{table}/live{query}",
                origin=origin,  # type: ignore[arg-type]
                additional_headers=headers if cookie is None else {"Cookie": cookie, **headers},
                max_size=None,
                compression=None,
                close_timeout=0.2,
                max_queue=None,
            )
        )
        self.frames: list[Frame] = []
        self.position: Frame = {}
        self._sent = 0

    def close(self) -> None:
        self._stack.close()

    def send(self, kind: str, **fields: object) -> int:
        self._sent += 1
        self.socket.send(json.dumps({"type": kind, "id": self._sent, **fields}))
        return self._sent

    def receive(self, timeout: float = PATIENCE) -> Frame:
        data = self.socket.recv(timeout)
        frame: Frame = json.loads(data)
        from_server.decode(data)  # every frame is as the API's own description says
        self.frames.append(frame)
        if frame["type"] == "position":
            self.position = frame
        return frame

    def until(self, wanted: Callable[[Frame], object]) -> Frame:
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            frame = self.receive()
            if wanted(frame):
                return frame
        raise AssertionError(f"never came; the last was {self.frames[-1]}")

    def until_type(self, kind: str) -> Frame:
        return self.until(lambda frame: frame["type"] == kind)

    def until_number(self, number: int) -> Frame:
        """Wait for a position that is at least so far."""
        if self.position and self.position["number"] >= number:
            return self.position
        return self.until(lambda frame: frame["type"] == "position" and frame["number"] >= number)

    def ask(self, kind: str, **fields: object) -> Frame:
        """Send a message and wait for its answer: done, hint, pong or error."""
        sent = self.send(kind, **fields)
        return self.until(lambda frame: frame.get("id") == sent)

    def act(self, seat: int, text: str, number: int | None = None) -> Frame:
        return self.ask("act", seat=seat, number=self.position["number"] if number is None else number, text=text)

    def answer(self, choose: Callable[[list[Frame]], Frame] = lambda actions: actions[0]) -> Frame:
        """Answer the first question that this client is asked; gives the position after it."""
        if not self.position.get("asks"):
            self.until(lambda frame: frame["type"] == "position" and (frame["asks"] or frame["over"]))
        if self.position["over"]:
            return self.position
        ask = self.position["asks"][0]
        done = self.act(ask["seat"], choose(ask["actions"])["text"])
        assert done["type"] == "done", done
        return self.until_number(done["number"])
