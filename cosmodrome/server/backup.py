"""All that a server keeps in one file, and back: the tables and the key that gives guests their seats again."""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
import tempfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

from ..kernel.errors import CosmodromeError
from ..table.opening import FILE, KEY, require_driver
from ..table.schema import VERSION
from ..table.storage import Unavailable, WrittenLater
from .lease import Lease


class BadBackup(CosmodromeError):
    """A backup that cannot be made or put back, with the reason; nothing has changed."""


def back_up(folder: Path, file: Path, database: str | None = None) -> None:
    """Write the tables as they are at this moment, and the key, into one file; servers may run meanwhile.

    The file is the same whether they lie in a folder or in a database, so that it leads from the one to the other.
    """
    file.parent.mkdir(parents=True, exist_ok=True)
    draft = file.with_name(f"{file.name}.{os.getpid()}")
    try:
        with tempfile.TemporaryDirectory(dir=file.parent) as room:
            copy = Path(room) / FILE
            key = _copy_folder(folder, copy) if database is None else _copy_database(database, copy)
            with os.fdopen(os.open(draft, os.O_RDWR | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as opened:
                with zipfile.ZipFile(opened, "w", zipfile.ZIP_DEFLATED) as pack:
                    pack.write(copy, FILE)
                    pack.writestr(KEY, key)
                opened.flush()
                os.fsync(opened.fileno())
        os.replace(draft, file)
    finally:
        draft.unlink(missing_ok=True)


def restore(file: Path, folder: Path, force: bool = False) -> None:
    """Put a backup into a data folder that is empty, or in the place of what is there."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder) as room:
        _unpack(file, Path(room))
        lease = Lease(folder / "server.lock")
        if not lease.taken:
            raise BadBackup(f"a server uses {folder}: {lease.address}")
        with lease:
            if not force and any((folder / name).exists() for name in (FILE, KEY)):
                raise BadBackup(f"{folder} holds tables already; --force puts the backup in their place")
            # The journal belongs to the tables that go: left behind, it would be read into those that come.
            for end in ("-wal", "-shm"):
                (folder / f"{FILE}{end}").unlink(missing_ok=True)
            for name in (FILE, KEY):
                (Path(room) / name).chmod(0o600)
                os.replace(Path(room) / name, folder / name)


def restore_database(file: Path, database: str, force: bool = False) -> str:
    """Put a backup into a database that is empty, or in the place of what is there; return the name of the database."""
    require_driver(database)
    from ..table.moving import put_in

    with tempfile.TemporaryDirectory() as room, _as_bad_backup():
        _unpack(file, Path(room))
        return put_in(database, Path(room) / FILE, (Path(room) / KEY).read_bytes(), force)


def _copy_database(database: str, target: Path) -> bytes:
    """Copy what lies in a database; return the key."""
    require_driver(database)
    from ..table.moving import take_out

    with _as_bad_backup():
        return take_out(database, target)


@contextlib.contextmanager
def _as_bad_backup() -> Iterator[None]:
    """Say what is wrong with a database to whoever typed the command."""
    try:
        yield
    except (Unavailable, WrittenLater) as error:
        raise BadBackup(str(error)) from error


def _copy_folder(folder: Path, target: Path) -> bytes:
    """Copy the tables of a folder, though others may be writing to them; return the key."""
    source = folder / FILE
    if not source.is_file() or not (folder / KEY).is_file():
        raise BadBackup(f"{folder} holds no tables of a server")
    reading = sqlite3.connect(source, timeout=30)
    writing = sqlite3.connect(target)
    try:
        # In one step: it sees one moment and holds nobody up, where smaller steps begin anew after each write.
        reading.backup(writing)
        writing.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.Error as error:
        raise BadBackup(f"{source} cannot be read: {error}") from error
    finally:
        writing.close()
        reading.close()
    return (folder / KEY).read_bytes()


def _unpack(file: Path, room: Path) -> None:
    """Unpack a backup and see that it is whole."""
    try:
        with zipfile.ZipFile(file) as pack:
            if sorted(pack.namelist()) != sorted((FILE, KEY)):
                raise BadBackup(f"{file} is no backup of a server")
            for name in (FILE, KEY):
                with pack.open(name) as packed, (room / name).open("wb") as unpacked:
                    shutil.copyfileobj(packed, unpacked)
                    unpacked.flush()
                    os.fsync(unpacked.fileno())
    except (zipfile.BadZipFile, EOFError) as error:
        raise BadBackup(f"{file} is no backup of a server: {error}") from error
    db = sqlite3.connect(room / FILE)
    try:
        (version,) = db.execute("PRAGMA user_version").fetchone()
        (found,) = db.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.Error as error:
        raise BadBackup(f"{file} holds no tables that can be read: {error}") from error
    finally:
        db.close()
    if not 1 <= version <= VERSION:
        raise BadBackup(f"{file} is of version {version}; this Cosmodrome reads 1 to {VERSION}")
    if found != "ok":
        raise BadBackup(f"the tables in {file} are damaged: {found}")
