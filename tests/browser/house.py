"""A real server process as players start it: its own port, its own data folder, the built page."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx

PATIENCE = 60.0


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class House:
    """A server that can be killed and started again on the same port and data."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        code = "from cosmodrome.cli.main import app; app()"
        command = [sys.executable, "-c", code, "serve", "--port", str(self.port), "--data", str(self.data), "--no-open"]
        search = os.pathsep.join(path for path in sys.path if path)
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, env={**os.environ, "PYTHONPATH": search})
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            try:
                httpx.get(f"{self.address}/api/games", timeout=2)
                return
            except httpx.TransportError:
                assert self.process.poll() is None, "the server did not start"
                time.sleep(0.05)
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        """End the process at once, as a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.kill()

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
