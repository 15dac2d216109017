"""The threshold of the server: nobody stands in it for long, and nobody fills it alone.

Uvicorn waits for the headers of a request and for its body as long as a client likes. Here a connection is closed
that does not finish its headers or its body in time, that does not read its reply, or that is one too many of its
address.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Literal

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from .addresses import Proxies, household
from .settings import Limits

SPARE = 1.5
"""How much longer a body may take than the application waits for it: so it can say itself that it is late."""
READING = 15.0
"""Seconds in which a client who is sent something has to read some of it."""

Phase = Literal["headers", "body"]


def doorway(limits: Limits, trusted: tuple[str, ...]) -> type[H11Protocol]:
    """Make the protocol that a server with these limits speaks."""
    sockets: Counter[str] = Counter()
    proxies = Proxies(trusted)
    within: dict[Phase, float] = {"headers": limits.headers_within, "body": limits.body_within * SPARE}

    class Doorway(H11Protocol):
        """HTTP/1.1 with an end to waiting."""

        _address: str | None = None
        _phase: Phase | None = None
        _late: asyncio.TimerHandle | None = None
        _left = False
        """Whether the connection speaks another protocol by now."""

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            host = self.client[0] if self.client else ""
            # Behind a proxy stand many: there the application counts.
            if host not in proxies:
                self._address = household(host)
                sockets[self._address] += 1
                if sockets[self._address] > limits.sockets:
                    self._turn_away(b"429 Too Many Requests")
                    return
            self._await("headers")

        def connection_lost(self, exc: Exception | None) -> None:
            self._await(None)
            self._uncount()
            super().connection_lost(exc)

        def data_received(self, data: bytes) -> None:
            if not self.transport.is_closing():
                super().data_received(data)
                self._look()

        def handle_websocket_upgrade(self, event: h11.Request) -> None:
            self._await(None)
            self._left = True
            self._uncount()  # from here on the application counts
            super().handle_websocket_upgrade(event)

        def on_response_complete(self) -> None:
            super().on_response_complete()
            self._look()

        def timeout_keep_alive_handler(self) -> None:
            super().timeout_keep_alive_handler()
            self._see_off(-1)

        def _look(self) -> None:
            """See what the client has to send next."""
            if self._left:
                return
            state = self.conn.their_state
            if state is h11.SEND_BODY:
                self._await("body")
            elif state is h11.IDLE and self.conn.trailing_data[0]:
                self._await("headers")
            elif state is not h11.IDLE or self.timeout_keep_alive_task is not None:
                self._await(None)

        def _await(self, phase: Phase | None) -> None:
            """Begin to wait for a part of a request, or for nothing; what is waited for already keeps its end."""
            if phase == self._phase:
                return
            self._phase = phase
            if self._late is not None:
                self._late.cancel()
                self._late = None
            if phase is not None:
                self._late = self.loop.call_later(within[phase], self._turn_away, b"408 Request Timeout")

        def _turn_away(self, status: bytes) -> None:
            """Close the connection, with a word if nothing else is being said."""
            if self.transport.is_closing():
                return
            if self.cycle is None or self.cycle.response_complete:
                self.transport.write(b"HTTP/1.1 " + status + b"\r\ncontent-length: 0\r\nconnection: close\r\n\r\n")
            self.transport.close()
            self._see_off(-1)

        def _see_off(self, before: int) -> None:
            """Wait for the rest to be read, as long as any of it is."""
            left = self.transport.get_write_buffer_size()
            if left and left == before:
                self.transport.abort()
            elif left:
                self.loop.call_later(READING, self._see_off, left)

        def _uncount(self) -> None:
            """Make room for another connection of the same address."""
            if self._address is not None:
                sockets[self._address] -= 1
                if sockets[self._address] <= 0:
                    del sockets[self._address]
                self._address = None

    return Doorway
