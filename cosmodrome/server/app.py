"""The application: every address and who answers it."""

from __future__ import annotations

import contextlib
import math
from collections import Counter
from collections.abc import AsyncIterator

import msgspec
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from ..table.refusal import Refusal
from . import archive, lobby, openapi
from .addresses import Proxied, address_of, is_secure
from .desk import Desk, Guarded, refuse
from .errands import Payer
from .failures import error_frame
from .guests import Guests
from .hall import Hall
from .live import Connection
from .packing import packed
from .page import Page
from .settings import Settings
from .wire import LONGEST_PACE, encode

ENDPOINTS = [*lobby.ENDPOINTS, *archive.ENDPOINTS]

NO_TABLE = 4404
TOO_MANY = 4429


class Door:
    """Lets WebSockets in."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._open: Counter[str] = Counter()

    async def live(self, socket: WebSocket) -> None:
        """Serve one client at one table."""
        hall = self._desk.hall
        address = address_of(socket.scope)
        try:
            self._desk.check_origin(socket)
            hall.rations.handshakes.take(address)
        except Refusal as refused:
            await socket.send_denial_response(refuse(refused))
            return
        known = self._desk.guests.read(socket.headers.get("cookie"), is_secure(socket.scope))
        guest = None if known is None else known.guest
        if guest is not None:
            hall.note_guest(guest, address)
        await socket.accept()
        counted = [f"guest {guest}", f"address {address}"] if guest is not None else [f"address {address}"]
        try:
            self._require_room(counted)
        except Refusal as refused:
            await _turn_away(socket, refused, TOO_MANY)
            return
        self._open.update(counted)
        try:
            await self._seat(socket, Payer(address, guest))
        finally:
            self._open.subtract(counted)
            for each in counted:
                if self._open[each] <= 0:
                    del self._open[each]

    async def _seat(self, socket: WebSocket, payer: Payer) -> None:
        """Let a client listen at a table until it goes."""
        hall = self._desk.hall
        try:
            room = await hall.room(str(socket.path_params["table"]))
        except Refusal as refused:
            await _turn_away(socket, refused, NO_TABLE)
            return
        since = socket.query_params.get("since", "")
        pace = _seconds(socket.query_params.get("pace"), hall.settings.pace)
        await Connection(socket, room, payer, hall, pace).run(
            int(since) if since.isascii() and since.isdigit() and len(since) < 10 else None
        )

    def _require_room(self, counted: list[str]) -> None:
        """Refuse one connection too many of a guest or an address."""
        limits = self._desk.hall.settings.limits
        for each in counted:
            most = limits.connections if each.startswith("guest ") else limits.connections_of_address
            if self._open[each] >= most:
                raise Refusal("too-many", what="connections", most=most)


async def _turn_away(socket: WebSocket, refused: Refusal, code: int) -> None:
    """Say why a client cannot stay, and close."""
    await socket.send_text(encode(error_frame(refused, None)))
    await socket.close(code)


def _seconds(given: str | None, otherwise: float) -> float:
    """Read a pace from the query; what is none is left at the usual one."""
    try:
        seconds = otherwise if given is None else float(given)
    except ValueError:
        return otherwise
    return min(max(seconds, 0.0), LONGEST_PACE) if math.isfinite(seconds) else otherwise


def make_app(settings: Settings) -> Starlette:
    """Build the application."""
    hall = Hall(settings)
    desk = Desk(hall, Guests(hall.storage.key()))
    description = openapi.describe(ENDPOINTS)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await hall.open()
        try:
            yield
        finally:
            await hall.close()

    async def description_json(request: Request) -> Response:
        return await packed(request, Response(msgspec.json.encode(description), media_type="application/json"))

    async def description_page(request: Request) -> Response:
        return await packed(request, HTMLResponse(openapi.page(description)))

    async def unknown(request: Request, error: Exception) -> Response:
        return refuse(Refusal("method" if getattr(error, "status_code", 404) == 405 else "not-found"))

    app = Starlette(
        routes=[
            *(Route(endpoint.path, desk.serve(endpoint), methods=[endpoint.method]) for endpoint in ENDPOINTS),
            Route("/api/openapi.json", description_json),
            Route("/api/docs", description_page),
            WebSocketRoute("/api/tables/{table}/live", Door(desk).live),
            Route("/{path:path}", Page(settings.page, hall.rations.files).serve),
        ],
        middleware=[Middleware(Proxied, trusted=settings.trusted_proxies), Middleware(Guarded)],
        exception_handlers={404: unknown, 405: unknown},
        lifespan=lifespan,
    )
    app.state.hall = hall
    return app
