"""Where tables are kept: in a file of the data folder, or in a database that servers share."""

from __future__ import annotations

from pathlib import Path

from ..kernel.errors import BadSetup
from .sqlite import SqliteStorage
from .storage import Storage

SCHEMES = ("postgresql://", "postgres://")
FILE = "tables.sqlite"
KEY = SqliteStorage.KEY


def open_storage(folder: Path, database: str | None) -> Storage:
    """Open the database at an address, or without one the file in a folder."""
    if database is None:
        return SqliteStorage(folder / FILE)
    require_driver(database)
    from .postgres import PostgresStorage

    return PostgresStorage(database)


def require_driver(database: str) -> None:
    """Raise BadSetup if an address names no database that can be used here."""
    if not database.startswith(SCHEMES):
        raise BadSetup("--database: an address begins with postgresql://, such as postgresql://user@host/name")
    try:
        import psycopg  # noqa: F401
    except ImportError as error:
        raise BadSetup("--database: the driver is missing; pip install 'cosmodrome[postgres]'") from error
