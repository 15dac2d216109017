"""The built page as files: anything that is not a file is the page itself, which knows its own addresses."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import html
import mimetypes
import time
from pathlib import Path
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from ..table.refusal import Refusal
from .addresses import address_of
from .desk import refuse
from .limits import Buckets
from .packing import SMALLEST, gzip, takes_gzip

_PACKAGED = Path(__file__).parent / "page"
_SOURCE = Path(__file__).parent.parent.parent / "web" / "dist"

INDEX = "index.html"
BEST = 9
LOOK_AGAIN = 1.0
"""Seconds after which the folder is looked at again: the page may be built while the server runs."""


def find_page(chosen: Path | None) -> Path | None:
    """Find the built page."""
    candidates = [chosen] if chosen is not None else [_PACKAGED, _SOURCE]
    return next((folder.resolve() for folder in candidates if (folder / INDEX).is_file()), None)


class Asset(NamedTuple):
    """A file of the page in memory, packed once for all who can unpack it."""

    data: bytes
    packed: bytes | None
    kind: str
    tag: str

    @staticmethod
    def read(path: Path) -> Asset:
        """Read a file."""
        data = path.read_bytes()
        kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        written = kind.startswith("text/") or kind.endswith(("javascript", "json", "xml"))
        shorter = gzip(data, BEST) if written and len(data) >= SMALLEST else None
        tag = hashlib.sha256(data).hexdigest()[:24]
        return Asset(data, shorter, f"{kind}; charset=utf-8" if written else kind, f'"{tag}"')


class Shelf:
    """The files of the folder by their addresses. No address ever becomes a path: what is not listed is not there."""

    def __init__(self, chosen: Path | None) -> None:
        self._chosen = chosen
        self._paths: dict[str, Path] = {}
        self._built = 0
        self._looked = float("-inf")
        self._assets: dict[str, Asset] = {}

    def get(self, name: str) -> Asset | None:
        """Return a file, read when it is first asked for."""
        self._look()
        if name not in self._assets and name in self._paths:
            with contextlib.suppress(OSError):  # it is being built anew
                self._assets[name] = Asset.read(self._paths[name])
        return self._assets.get(name)

    def _look(self) -> None:
        """See whether the page was built anew."""
        if time.monotonic() - self._looked < LOOK_AGAIN:
            return
        self._looked = time.monotonic()
        folder = find_page(self._chosen)
        built = 0 if folder is None else (folder / INDEX).stat().st_mtime_ns
        if built != self._built:
            files = [] if folder is None else [path for path in folder.rglob("*") if path.is_file()]
            self._paths = {} if folder is None else {path.relative_to(folder).as_posix(): path for path in files}
            self._assets = {}
            self._built = built


class Page:
    """Serves the page."""

    def __init__(self, chosen: Path | None, rations: Buckets) -> None:
        self._shelf = Shelf(chosen)
        self._rations = rations

    async def serve(self, request: Request) -> Response:
        """Return a file of the page, or the page."""
        path: str = request.scope["path"]
        if path == "/api" or path.startswith("/api/"):
            return refuse(Refusal("not-found"))
        try:
            self._rations.take(address_of(request.scope))
        except Refusal as refused:
            return refuse(refused)
        name = path.lstrip("/")
        asset = await asyncio.to_thread(self._shelf.get, name) if name and name != INDEX else None
        if asset is not None:
            # What vite puts into assets/ carries a hash of its content in its name.
            lasting = "assets" in name.split("/")
            return _give(request, asset, "public, max-age=31536000, immutable" if lasting else "public, max-age=3600")
        if "." in name.rpartition("/")[2] and name != INDEX:
            return refuse(Refusal("not-found"))
        index = await asyncio.to_thread(self._shelf.get, INDEX)
        return HTMLResponse(_UNBUILT, 503) if index is None else _give(request, index, "no-cache")


def _give(request: Request, asset: Asset, keep: str) -> Response:
    """Send a file, packed if the client can unpack it, or nothing if he has it already."""
    headers = {"cache-control": keep, "etag": asset.tag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == asset.tag:
        return Response(None, 304, headers)
    if asset.packed is None or not takes_gzip(request):
        return Response(asset.data, 200, headers, asset.kind)
    return Response(asset.packed, 200, {**headers, "content-encoding": "gzip"}, asset.kind)


_UNBUILT = f"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Cosmodrome</title>
<body style="font: 1.1rem/1.6 system-ui; max-width: 34rem; margin: 4rem auto; padding: 0 1rem">
<h1>The page is not built yet</h1>
<p>{html.escape("Run “make play”: it builds the page and starts the server.")}</p>
<p>The API is here already: <a href="/api/docs">its documentation</a>.</p></body></html>"""
