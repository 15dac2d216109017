"""What is only for the user who runs the server: the database, its journal, the key and the folder of them all."""

from __future__ import annotations

import contextlib
import os
import secrets
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


def key_in(path: Path) -> bytes:
    """Read the key, or make one that only this user can read."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists():
        draft = path.with_name(f"{path.name}.{os.getpid()}")
        handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(handle, "wb") as file:
            file.write(new_key())
            file.flush()
            os.fsync(file.fileno())
        try:
            os.link(draft, path)  # fails where another server was quicker: its key is the one that counts
        except FileExistsError:
            pass
        finally:
            draft.unlink()
    return path.read_bytes()


def new_key() -> bytes:
    """Make a key that nobody can guess."""
    return secrets.token_bytes(32)
