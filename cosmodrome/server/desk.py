"""How an HTTP request is taken: origin, rate, size, guest, body, reply, refusal. The same for every endpoint."""

from __future__ import annotations

import hashlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from ..table.refusal import Refusal
from .failures import STATUS, failure
from .guests import Guests
from .hall import Hall
from .limits import Buckets

T = TypeVar("T")

_log = logging.getLogger("cosmodrome.server")


class Call:
    """One request that has passed the door."""

    def __init__(self, request: Request, hall: Hall, guest: str | None, body: bytes) -> None:
        self.request = request
        self.hall = hall
        self._guest = guest
        self.body = body

    @property
    def visitor(self) -> str | None:
        """Give the guest, None for one who has no cookie."""
        return self._guest

    @property
    def guest(self) -> str:
        """Give the guest where the endpoint makes everybody one."""
        assert self._guest is not None
        return self._guest

    def path(self, name: str) -> str:
        """Give a part of the path."""
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

    def name(self, given: str | None) -> str:
        """Give the name that a guest plays under."""
        return given if given is not None else self.hall.storage.guest_name(self.guest) or ""


Handler = Callable[[Call], Awaitable[object]]


class Endpoint(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that can be asked over HTTP, with all that its documentation needs."""

    method: str
    path: str
    about: str
    handler: Handler
    body: Any = None
    """The type of the JSON body, str for plain text, None for none."""
    reply: Any = None
    """The type of the JSON reply, str for text."""
    status: int = 200
    query: tuple[str, ...] = ()
    makes_guest: bool = False
    """Whether somebody without a cookie is given one."""


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
        limits = hall.settings.limits
        self._requests = Buckets(limits.requests)
        self._changes = Buckets(limits.changes)

    def serve(self, endpoint: Endpoint) -> Callable[[Request], Awaitable[Response]]:
        """Make an endpoint that Starlette can route to."""
        async def take(request: Request) -> Response:
            try:
                return await self._take(endpoint, request)
            except Refusal as refused:
                return refuse(refused)
            except Exception:
                _log.exception("%s %s failed", endpoint.method, request.url.path)
                return refuse(Refusal("fault"))

        return take

    async def _take(self, endpoint: Endpoint, request: Request) -> Response:
        changes = endpoint.method != "GET"
        address = request.client.host if request.client else ""
        if changes:
            self.check_origin(request)
        if not (self._changes if changes else self._requests).take(address):
            raise Refusal("too-fast")
        limits = self.hall.settings.limits
        most = limits.record if endpoint.body is str else limits.body
        body = await _body(request, most) if changes else b""
        known = self.guests.read(request.headers.get("cookie"))
        guest = known if known is not None or not endpoint.makes_guest else self.guests.new()
        reply = await endpoint.handler(Call(request, self.hall, guest, body))
        response = _answer(reply, endpoint.status, request.headers.get("if-none-match"))
        if guest is not None and known is None:
            response.headers.append("set-cookie", self.guests.cookie(guest, request.url.scheme == "https"))
        return response

    def check_origin(self, connection: HTTPConnection) -> None:
        """Let a browser's request pass only from the server's own page; programs send no Origin."""
        origin = connection.headers.get("origin")
        if origin is None or origin in self.hall.settings.origins:
            return
        if urlsplit(origin).netloc.lower() != connection.headers.get("host", "").lower() or not origin.strip():
            raise Refusal("foreign")


async def _body(request: Request, most: int) -> bytes:
    """Read a body, but never more than is allowed."""
    announced = request.headers.get("content-length", "0")
    if announced.isdigit() and int(announced) > most:
        raise Refusal("too-big", most=most)
    parts: list[bytes] = []
    size = 0
    async for part in request.stream():
        size += len(part)
        if size > most:
            raise Refusal("too-big", most=most)
        parts.append(part)
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
    """Write a refusal."""
    return Response(msgspec.json.encode(failure(refusal)), STATUS[refusal.key], {"cache-control": "no-store"},
                    media_type="application/json")


class Guarded:
    """Adds what keeps a browser safe to every reply: no foreign scripts, no framing, no guessing of types."""

    HEADERS = (
        (b"content-security-policy",
         b"default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
         b"font-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
         b"frame-ancestors 'none'"),
        (b"x-content-type-options", b"nosniff"),
        (b"referrer-policy", b"same-origin"),
        (b"cross-origin-opener-policy", b"same-origin"),
        (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
    )

    def __init__(self, app: Callable[[Scope, Receive, Send], Awaitable[None]]) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def guarded(message: Any) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *self.HEADERS]
            await send(message)

        await self._app(scope, receive, guarded if scope["type"] == "http" else send)
