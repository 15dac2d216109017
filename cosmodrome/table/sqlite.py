"""Storage in one SQLite file: nothing to set up, durable, quick."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any, TypeVar

from .private import keep_private, key_in
from .rows import Row
from .schema import SQLITE, VERSION, steps_from
from .sql import SqlStorage
from .storage import Conflict, Unavailable
from .writer import Job, Outcome, Session, Writer

T = TypeVar("T")


class SqliteStorage(SqlStorage):
    """Reads on the caller's thread, writes on one thread that batches commits."""

    KEY = "cookie.key"
    """The file beside the tables that holds the key."""
    LISTED = "SELECT value FROM json_each(?)"

    def __init__(self, path: Path) -> None:
        keep_private(path)
        self._path = path
        bring_up_to_date(path)
        self._local = threading.local()
        self._readers: list[sqlite3.Connection] = []
        self._lock = threading.Lock()
        self._writer = SqliteWriter(path)

    def key(self) -> bytes:
        return key_in(self._path.with_name(self.KEY))

    def close(self) -> None:
        self._writer.close()
        with self._lock:
            for reader in self._readers:
                reader.close()
            self._readers = []

    def _ask(self, place: str, work: Callable[[Session], T]) -> Future[T]:
        return self._writer.ask(place, work)

    def _rows(self, sql: str, *values: object) -> list[Row]:
        try:
            return self._reader().execute(sql, values).fetchall()
        except sqlite3.Error as error:
            raise Unavailable(f"{self._path} cannot be read: {error}") from error

    def _reader(self) -> sqlite3.Connection:
        reader: sqlite3.Connection | None = getattr(self._local, "reader", None)
        if reader is None:
            reader = connect(self._path)
            self._local.reader = reader
            with self._lock:
                self._readers.append(reader)
        return reader


class SqliteWriter(Writer):
    """Writes each piece behind a savepoint of its own."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._connection = connect(path)
        self._session = SqliteSession(self._connection)
        super().__init__()

    def close(self) -> None:
        super().close()
        self._connection.close()

    def write(self, batch: list[Job]) -> list[Outcome]:
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            outcomes = [self._attempt(job) for job in batch]
            self._connection.execute("COMMIT")
        except sqlite3.Error as error:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            raise Unavailable(f"{self._path} cannot be written to: {error}") from error
        return outcomes

    def _attempt(self, job: Job) -> Outcome:
        """Do one piece of the batch; what fails leaves no trace and does not touch the others."""
        self._connection.execute("SAVEPOINT piece")
        try:
            result = job.work(self._session)
        except Exception as error:
            self._connection.execute("ROLLBACK TO piece")
            self._connection.execute("RELEASE piece")
            return Outcome(job, None, Conflict(str(error)) if isinstance(error, sqlite3.IntegrityError) else error)
        self._connection.execute("RELEASE piece")
        return Outcome(job, result)


class SqliteSession(Session):
    """Writing to SQLite, where there is only one writer at a time."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def run(self, sql: str, *values: object) -> None:
        self._connection.execute(sql, values)

    def count(self, sql: str, *values: object) -> int:
        return self._connection.execute(sql, values).rowcount

    def value(self, sql: str, *values: object) -> Any:
        return self._connection.execute(sql, values).fetchone()[0]

    def hold(self, table: str) -> None:
        pass


def connect(path: Path) -> sqlite3.Connection:
    """Open the database so that a commit is on the disk when it is done."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=30)
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA foreign_keys=ON")
    return connection


def bring_up_to_date(path: Path) -> None:
    """Lay a new file out, or bring one of an earlier version to this one: wholly, or not at all."""
    db = connect(path)
    try:
        db.execute("BEGIN IMMEDIATE")
        (version,) = db.execute("PRAGMA user_version").fetchone()
        for statement in steps_from(version, SQLITE, str(path)):
            db.execute(statement)
        db.execute(f"PRAGMA user_version = {VERSION}")
        db.execute("COMMIT")
    finally:
        db.close()
