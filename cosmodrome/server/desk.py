"""How an HTTP request is taken: origin, rate, size, guest, body, reply, refusal. The same for every endpoint."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from ..table.refusal import Refusal
from .addresses import address_of, is_secure
from .errands import Payer
from .failures import STATUS, failure, refusal_of
from .guests import Guests
from .hall import Hall
from .packing import packed

T = TypeVar("T")

_log = logging.getLogger("cosmodrome.server")


class Call:
    """One request that has passed the door."""

    def __init__(self, request: Request, hall: Hall, payer: Payer, body: bytes) -> None:
        self.request = request
        self.hall = hall
        self.payer = payer
        self._guest = payer.guest
        self.body = body

    @property
    def visitor(self) -> str | None:
        """Return the guest, None for one who has no cookie."""
        return self._guest

    @property
    def guest(self) -> str:
        """Return the guest where the endpoint makes everybody one."""
        assert self._guest is not None
        return self._guest

    def path(self, name: str) -> str:
        """Return a part of the path."""
        return str(self.request.path_params[name])

    def read(self, kind: type[T]) -> T:
        """Read the body."""
        try:
            return msgspec.json.decode(self.body, type=kind)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Refusal("malformed", reason=str(error)[:200]) from error

    def whole(self, name: str, otherwise: int) -> int:
        """Read a whole number from the query."""
        value = self.request.query_params.get(name)
        if value is None:
            return otherwise
        if not (value.isascii() and value.isdigit() and len(value) < 10):
            raise Refusal("malformed", reason=f"{name} is a whole number")
        return int(value)

    async def known_name(self) -> str | None:
        """Return the name that the guest has taken; None if he has none yet."""
        return await asyncio.to_thread(self.hall.storage.guest_name, self.guest)

    async def take_name(self, name: str) -> None:
        """Remember what the guest is called."""
        await asyncio.wrap_future(self.hall.storage.name_guest(self.guest, name))


Handler = Callable[[Call], Awaitable[object]]


class Endpoint(NamedTuple):
    """One thing that can be asked over HTTP, with all that its documentation needs."""

    method: str
    path: str
    about: str
    handler: Handler
    reply: Any
    """The type of the JSON reply, str for text."""
    body: Any
    """The type of the JSON body, str for plain text, None for none."""
    status: int
    query: tuple[str, ...]
    makes_guest: bool
    """Whether somebody without a cookie is given one."""
    packs: bool
    """Whether the reply may be packed: it holds no secret next to what others can choose."""


class Endpoints(list[Endpoint]):
    """What can be asked about one subject, each thing noted above the function that answers it."""

    def on(
        self,
        method: str,
        path: str,
        about: str,
        reply: Any,
        *,
        body: Any = None,
        status: int = 200,
        query: tuple[str, ...] = (),
        makes_guest: bool = False,
        packs: bool = False,
    ) -> Callable[[Handler], Handler]:
        """Let a function answer a request; who changes anything becomes a guest."""

        def note(handler: Handler) -> Handler:
            self.append(
                Endpoint(
                    method, path, about, handler, reply, body, status, query, makes_guest or method != "GET", packs
                )
            )
            return handler

        return note


class Text(msgspec.Struct, frozen=True):
    """A reply that is not JSON."""

    content: str
    kind: str = "text/plain; charset=utf-8"
    file_name: str | None = None


class Desk:
    """Takes requests for all endpoints."""

    def __init__(self, hall: Hall, guests: Guests) -> None:
        self.hall = hall
        self.guests = guests
        self._wondered = False

    def serve(self, endpoint: Endpoint) -> Callable[[Request], Awaitable[Response]]:
        """Make an endpoint that Starlette can route to."""

        async def take(request: Request) -> Response:
            try:
                return await self._take(endpoint, request)
            except Refusal as refused:
                return refuse(refused)
            except ClientDisconnect:
                return Response(None, 400)  # nobody reads it
            except Exception as error:
                _log.exception("%s %s failed", endpoint.method, request.scope["path"])
                return refuse(refusal_of(error))

        return take

    async def _take(self, endpoint: Endpoint, request: Request) -> Response:
        changes = endpoint.method != "GET"
        address = address_of(request.scope)
        secure = is_secure(request.scope)
        rations = self.hall.rations
        if changes:
            self.check_origin(request)
        (rations.changes if changes else rations.requests).take(address)
        known = self.guests.read(request.headers.get("cookie"), secure)
        guest = None if known is None else known.guest
        if known is not None:
            self.hall.note_guest(known.guest, address)
        elif endpoint.makes_guest:
            rations.guests.take(address)
            guest = self.guests.new()
        limits = self.hall.settings.limits
        most = limits.record if endpoint.body is str else limits.body
        body = await _body(request, most, limits.body_within) if changes else b""
        reply = await endpoint.handler(Call(request, self.hall, Payer(address, guest), body))
        response = _answer(reply, endpoint.status, request.headers.get("if-none-match"))
        if endpoint.packs:
            response = await packed(request, response)
        if guest is not None and (known is None or known.stale):
            response.headers.append("set-cookie", self.guests.cookie(guest, secure))
        return response

    def check_origin(self, connection: HTTPConnection) -> None:
        """Let a browser's request pass only from the server's own page; programs send no Origin."""
        origin = connection.headers.get("origin")
        if origin is None or origin in self.hall.settings.origins:
            return
        host = connection.headers.get("host", "")
        scheme = "https" if is_secure(connection.scope) else "http"
        if origin.lower() != f"{scheme}://{host}".lower() or not host:
            if not self._wondered and origin.lower() == f"https://{host}".lower():
                self._wondered = True
                _log.warning(
                    "a page at %s was refused: this server speaks plain HTTP. "
                    "Behind a proxy that speaks TLS, name the proxy with --trusted-proxy",
                    origin[:200],
                )
            raise Refusal("foreign")


async def _body(request: Request, most: int, within: float) -> bytes:
    """Read a body, but never more than is allowed, and not for ever."""
    announced = request.headers.get("content-length", "0")
    if announced.isdigit() and int(announced[:18]) > most:
        raise Refusal("too-big", most=most)
    parts: list[bytes] = []
    size = 0
    try:
        async with asyncio.timeout(within):
            async for part in request.stream():
                size += len(part)
                if size > most:
                    raise Refusal("too-big", most=most)
                parts.append(part)
    except TimeoutError as error:
        raise Refusal("too-slow") from error
    return b"".join(parts)


def _answer(reply: object, status: int, known: str | None) -> Response:
    """Write a reply; a text that the client has already is not sent again."""
    headers = {"cache-control": "no-store"}
    if isinstance(reply, Text):
        if reply.file_name is not None:
            headers["content-disposition"] = f'attachment; filename="{reply.file_name}"'
            return Response(reply.content, status, headers, media_type=reply.kind)
        tag = f'"{hashlib.sha256(reply.content.encode()).hexdigest()[:24]}"'
        headers = {"cache-control": "no-cache", "etag": tag}
        if known == tag:
            return Response(None, 304, headers)
        return Response(reply.content, status, headers, media_type=reply.kind)
    return Response(msgspec.json.encode(reply), status, headers, media_type="application/json")


def refuse(refusal: Refusal) -> Response:
    """Write a refusal, with the seconds to wait where they are known."""
    headers = {"cache-control": "no-store"}
    if "seconds" in refusal.message.args:
        headers["retry-after"] = str(refusal.message.args["seconds"])
    if refusal.key in ("too-slow", "too-big"):
        headers["connection"] = "close"  # what is still to come would be taken for the next request
    return Response(msgspec.json.encode(failure(refusal)), STATUS[refusal.key], headers, media_type="application/json")


class Guarded:
    """Adds what keeps a browser safe to every reply: no foreign scripts, no framing, no guessing of types."""

    HEADERS = (
        (
            b"content-security-policy",
            b"default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
            b"font-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
            b"frame-ancestors 'none'",
        ),
        (b"x-content-type-options", b"nosniff"),
        (b"referrer-policy", b"same-origin"),
        (b"cross-origin-opener-policy", b"same-origin"),
        (b"cross-origin-resource-policy", b"same-origin"),
        (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
    )

    # From then on the browser asks for this host over TLS only.
    OVER_TLS = ((b"strict-transport-security", b"max-age=31536000"),)

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def guarded(message: Any) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [
                    *message.get("headers", []),
                    *self.HEADERS,
                    *(self.OVER_TLS if is_secure(scope) else ()),
                ]
            await send(message)

        await self._app(scope, receive, guarded if scope["type"] == "http" else send)
