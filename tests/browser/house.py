"""A real server process as players start it: its own port, its own data folder, the built page."""

from __future__ import annotations

from typing import Any

import httpx
from support.process import PATIENCE, ServerProcess


class House(ServerProcess):
    """The server as the command line starts it."""

    def arguments(self) -> list[str]:
        code = "from cosmodrome.cli.main import app; app()"
        return ["-c", code, "serve", "--port", str(self.port), "--data", str(self.data), "--no-open"]

    @property
    def has_page(self) -> bool:
        return httpx.get(self.address, timeout=PATIENCE).is_success

    def get(self, path: str, cookies: dict[str, str] | None = None) -> Any:
        reply = httpx.get(f"{self.address}{path}", cookies=cookies, timeout=PATIENCE)
        assert reply.is_success, reply.text
        return reply.json()

    def upload(self, record: str) -> str:
        """Put a Record on the server, and give the id of its table."""
        reply = httpx.post(
            f"{self.address}/api/records",
            content=record.encode(),
            timeout=PATIENCE,
            headers={"content-type": "text/plain"},
        )
        assert reply.is_success, reply.text
        return str(reply.json()["id"])
