"""What is only for the user who runs the server: the database, its journal and the folder that holds them."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path


def keep_private(path: Path) -> None:
    """See to it that only this user can read the database, its journal and, if it is ours, its folder."""
    ours = not path.parent.exists() or path.exists()
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with contextlib.suppress(PermissionError):  # a folder that cannot be written to is reported by SQLite
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    # SQLite gives its journal the rights that the database has.
    for file, rights in (
        (path, 0o600),
        *((path.with_name(path.name + end), 0o600) for end in ("-wal", "-shm")),
        *(((path.parent, 0o700),) if ours else ()),
    ):
        with contextlib.suppress(FileNotFoundError, PermissionError):
            file.chmod(rights)
