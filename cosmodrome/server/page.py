"""The built page as files: anything that is not a file is the page itself, which knows its own addresses."""

from __future__ import annotations

import html
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from ..table.refusal import Refusal
from .desk import refuse

_PACKAGED = Path(__file__).parent / "page"
_SOURCE = Path(__file__).parent.parent.parent / "web" / "dist"


def find_page(chosen: Path | None) -> Path | None:
    """Find the built page."""
    candidates = [chosen] if chosen is not None else [_PACKAGED, _SOURCE]
    return next((folder.resolve() for folder in candidates if (folder / "index.html").is_file()), None)


class Page:
    """Serves the page."""

    def __init__(self, chosen: Path | None) -> None:
        self._chosen = chosen

    async def serve(self, request: Request) -> Response:
        """Give a file of the page, or the page."""
        folder = find_page(self._chosen)  # looked for each time: it may be built while the server runs
        path = request.url.path
        if path.startswith("/api"):
            return refuse(Refusal("not-found"))
        if folder is None:
            return HTMLResponse(_UNBUILT, 503)
        file = (folder / path.lstrip("/")).resolve()
        if file.is_relative_to(folder) and file.is_file() and file.name != "index.html":
            # What vite puts into assets/ carries a hash of its content in its name.
            lasting = "assets" in file.relative_to(folder).parts
            return FileResponse(file, headers={
                "cache-control": "public, max-age=31536000, immutable" if lasting else "public, max-age=3600"})
        if Path(path).suffix and path != "/index.html":
            return refuse(Refusal("not-found"))
        return FileResponse(folder / "index.html", headers={"cache-control": "no-cache"})


_UNBUILT = f"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Cosmodrome</title>
<body style="font: 1.1rem/1.6 system-ui; max-width: 34rem; margin: 4rem auto; padding: 0 1rem">
<h1>The page is not built yet</h1>
<p>{html.escape("Run “make play”: it builds the page and starts the server.")}</p>
<p>The API is here already: <a href="/api/docs">its documentation</a>.</p></body></html>"""
