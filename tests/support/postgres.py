"""A PostgreSQL of our own for tests: a cluster in a temporary folder, reached by a socket in it and by nothing else."""

from __future__ import annotations

import ctypes
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import psycopg
import pytest

PATIENCE = 30.0
USER = "cosmodrome"
QUICK = ("fsync=off", "full_page_writes=off", "synchronous_commit=on", "autovacuum=off", "max_connections=60")
DURABLE = ("fsync=on", *(["recovery_init_sync_method=syncfs"] if sys.platform == "linux" else []))


class Cluster:
    """A running PostgreSQL."""

    def __init__(self, *settings: str) -> None:
        self.binaries = binaries()
        # Below the folder for temporary files itself: a socket's path has to be short.
        self.folder = Path(tempfile.mkdtemp(prefix="cosmodrome-pg-"))
        self._settings = settings or QUICK
        self._names = 0
        if os.geteuid() == 0:
            shutil.chown(self.folder, "nobody")
        make = f"{self.binaries}/initdb -D {self.folder}/data -U {USER} -A trust -E UTF8 --locale=C --no-sync"
        done = subprocess.run(
            make.split(),
            cwd=self.folder,
            user=unprivileged(),
            capture_output=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr.decode()
        self.start()

    def start(self) -> None:
        options = [part for setting in (*self._settings, "listen_addresses=") for part in ("-c", setting)]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [self.binaries / "postgres", "-D", self.folder / "data", "-k", self.folder, *options],
                cwd=self.folder,
                user=unprivileged(),
                stdout=log,
                stderr=log,
                preexec_fn=_die_with_parent,
            )
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                psycopg.connect(self.address("postgres")).close()
                return
            except psycopg.OperationalError:
                assert self.process.poll() is None, (self.folder / "log").read_text()
                assert time.monotonic() < deadline, "PostgreSQL does not answer"
                time.sleep(0.02)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop: SIGINT orderly, SIGQUIT as if the power went."""
        self.process.send_signal(how)
        self.process.wait(PATIENCE)

    def remove(self) -> None:
        if self.process.poll() is None:
            self.stop(signal.SIGQUIT)
        shutil.rmtree(self.folder)

    def address(self, name: str) -> str:
        return f"postgresql://{USER}@/{name}?host={self.folder}"

    def database(self) -> str:
        """Make an empty database and give its address."""
        self._names += 1
        name = f"test{self._names}"
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.address(name)


def binaries() -> Path:
    """Find PostgreSQL: the newest of Debian's, or what is in the path; where tests must be whole, it must be there."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"), key=lambda path: float(path.parts[-3]))
    if found:
        return found[-1].parent
    in_path = shutil.which("postgres")
    if in_path is None:
        missing = "There is no PostgreSQL here: apt-get install postgresql"
        if os.environ.get("CI") == "true":
            pytest.fail(missing)
        pytest.skip(missing)
    return Path(in_path).parent


def unprivileged() -> str | None:
    """Name the user that PostgreSQL runs as: it refuses to be root."""
    return "nobody" if os.geteuid() == 0 else None


def _die_with_parent() -> None:
    """Let the cluster stop even if the tests are killed."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(1, signal.SIGQUIT)
