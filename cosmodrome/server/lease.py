"""One server for one data folder: the second finds the first and says where it is."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import BinaryIO

if sys.platform != "win32":
    import fcntl


class Lease:
    """A lock on a file that holds the server's address. The system lifts it when the process ends, however it ends."""

    def __init__(self, path: Path) -> None:
        self._file: BinaryIO = os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT, 0o600), "r+b")
        self.taken = self._lock()
        """Whether the folder is ours."""
        self.address = "" if self.taken else self._file.read(200).decode(errors="replace").strip()
        """Where the other server is, if it is not."""
        if not self.taken:
            self._file.close()

    def _lock(self) -> bool:
        if sys.platform == "win32":
            return True  # there two servers on one folder are kept apart only by the numbers of the log
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True

    def write(self, address: str) -> None:
        """Let others know where this server is."""
        self._file.seek(0)
        self._file.truncate()
        self._file.write(address.encode())
        self._file.flush()

    def __enter__(self) -> Lease:
        return self

    def __exit__(self, *error: object) -> None:
        self._file.close()
