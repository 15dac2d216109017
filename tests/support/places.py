"""Where tests keep tables: a SQLite file or a database of PostgreSQL, with a way past the storage."""

from __future__ import annotations

import contextlib
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cosmodrome.server.backup import back_up, restore, restore_database
from cosmodrome.table.sqlite import SqliteStorage
from cosmodrome.table.storage import Storage


class Place(ABC):
    """A place that storages are opened on, and servers keep their tables in."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._open: list[Storage] = []

    @property
    def arguments(self) -> list[str]:
        """Return what a server has to be told beside the folder."""
        return []

    def back_up(self, file: Path) -> None:
        """Write a backup."""
        back_up(self.folder, file)

    def restore(self, file: Path, force: bool = False) -> None:
        """Put a backup back."""
        restore(file, self.folder, force)

    def open(self) -> Storage:
        """Open a storage, as one more server would."""
        storage = self._storage()
        self._open.append(storage)
        return storage

    def close(self) -> None:
        """Close all that was opened."""
        while self._open:
            self._open.pop().close()

    @abstractmethod
    def _storage(self) -> Storage:
        """Open a storage."""

    @abstractmethod
    def query(self, sql: str) -> list[tuple[Any, ...]]:
        """Run a statement as somebody else would; give the rows, if there are any."""

    @abstractmethod
    def set_version(self, version: int) -> None:
        """Claim that the database is of a version."""

    @abstractmethod
    def version(self) -> int:
        """Read the version of the database."""

    @abstractmethod
    def shape(self) -> object:
        """Give all columns and indexes."""


class InSqlite(Place):
    """A SQLite file."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.path = folder / "tables.sqlite"

    def _storage(self) -> Storage:
        return SqliteStorage(self.path)

    def query(self, sql: str) -> list[tuple[Any, ...]]:
        db = sqlite3.connect(self.path, isolation_level=None)
        try:
            return db.execute(sql).fetchall()
        finally:
            db.close()

    def set_version(self, version: int) -> None:
        self.query(f"PRAGMA user_version = {version}")

    def version(self) -> int:
        return int(self.query("PRAGMA user_version")[0][0])

    def shape(self) -> object:
        names = [row[0] for row in self.query("SELECT name FROM sqlite_master ORDER BY name")]
        return {name: [row[1:] for row in self.query(f"PRAGMA table_info({name})")] for name in names}


class InPostgres(Place):
    """A database of PostgreSQL."""

    def __init__(self, address: str, folder: Path = Path("nowhere")) -> None:
        super().__init__(folder)
        self.address = address

    @property
    def arguments(self) -> list[str]:
        return ["--database", self.address]

    def back_up(self, file: Path) -> None:
        back_up(self.folder, file, self.address)

    def restore(self, file: Path, force: bool = False) -> None:
        restore_database(file, self.address, force)

    def _storage(self) -> Storage:
        from cosmodrome.table.postgres import PostgresStorage

        return PostgresStorage(self.address)

    def query(self, sql: str) -> list[tuple[Any, ...]]:
        import psycopg

        with psycopg.connect(self.address, autocommit=True) as connection:
            cursor = connection.execute(sql.encode())
            return cursor.fetchall() if cursor.description else []

    def set_version(self, version: int) -> None:
        self.query(f"UPDATE version SET number = {version}")

    def version(self) -> int:
        return int(self.query("SELECT number FROM version")[0][0])

    def shape(self) -> object:
        return (
            self.query(
                "SELECT table_name, column_name, data_type, is_nullable, column_default FROM information_schema.columns"
                " WHERE table_schema = 'public' ORDER BY 1, ordinal_position"
            ),
            self.query("SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1"),
        )


@contextlib.contextmanager
def a_place(request: pytest.FixtureRequest, folder: Path) -> Iterator[Place]:
    """Make the place that a test has asked for."""
    if request.param == "sqlite":
        found: Place = InSqlite(folder)
    else:
        found = InPostgres(request.getfixturevalue("postgres").database(), folder)
    yield found
    found.close()
