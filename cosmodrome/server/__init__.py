"""The server: lobby, live play, replays and the page, over HTTP and WebSocket."""

from __future__ import annotations

from .run import serve
from .settings import Limits, Settings

__all__ = ["Limits", "Settings", "serve"]
