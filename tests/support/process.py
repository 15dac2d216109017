"""A server in a process of its own, which can be killed and started again on the same port and data."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from contextlib import ExitStack
from pathlib import Path

import httpx

ROOT = Path(__file__).parent.parent.parent
PATIENCE = 60.0


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class ServerProcess:
    """Runs Python with some arguments, given the port and the data folder, until it is stopped."""

    def __init__(self, data: Path, errors: Path | None = None) -> None:
        self.data = data
        self.errors = errors
        self.port = free_port()
        self.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def arguments(self) -> list[str]:
        """Return what Python is told to run."""
        raise NotImplementedError

    def start(self) -> None:
        search = os.pathsep.join(path for path in sys.path if path)
        with ExitStack() as opened:
            errors = None if self.errors is None else opened.enter_context(self.errors.open("ab"))
            self.process = subprocess.Popen(
                [sys.executable, *self.arguments()],
                cwd=ROOT,
                stdout=subprocess.DEVNULL,
                stderr=errors,
                env={**os.environ, "PYTHONPATH": search},
            )
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            try:
                httpx.get(f"{self.address}/api/games", timeout=2)
                return
            except httpx.TransportError:
                assert self.process.poll() is None, "the server did not start"
                time.sleep(0.03)
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
