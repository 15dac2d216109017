"""All that is stored, out of PostgreSQL into a SQLite file and back: a backup is the same file for both."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import psycopg
from psycopg import sql

from .link import Connection, Link, in_postgres, lock_alone
from .private import new_key
from .sqlite import bring_up_to_date
from .storage import Unavailable

TABLES = ("guests", "tables", "company", "log", "snapshots", "chat")
"""In an order in which each names only what is there already."""
AT_ONCE = 500
"""How many rows are in memory at a time."""


def take_out(address: str, file: Path) -> bytes:
    """Write everything as it is at this moment into a new SQLite file and return the key; servers go on meanwhile."""
    link = Link(address)
    bring_up_to_date(file)
    writing = sqlite3.connect(file)
    try:
        with link.open() as reading, reading.transaction():
            reading.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")
            for table in TABLES:
                columns = _columns(writing, table)
                marks = ", ".join("?" for _ in columns)
                writing.executemany(
                    f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({marks})", _rows(reading, table, columns)
                )
            key = reading.execute("SELECT value FROM keys WHERE name = 'cookie'").fetchone()
        writing.commit()
        writing.execute("PRAGMA journal_mode=DELETE")
    except psycopg.OperationalError as error:
        raise link.failure(error) from error
    finally:
        writing.close()
    return new_key() if key is None else bytes(key[0])


def put_in(address: str, file: Path, key: bytes, force: bool) -> str:
    """Put the tables of a SQLite file and the key into a database, all or nothing; return the name of the database.

    Unavailable says why not: a server uses it, or it holds something and that is not to be replaced.
    """
    link = Link(address)
    link.bring_up_to_date()
    bring_up_to_date(file)
    reading = sqlite3.connect(file)
    try:
        with link.open() as writing, writing.transaction():
            if not lock_alone(writing):
                raise Unavailable(f"a server uses {link.where}")
            if not force and _is_used(writing):
                raise Unavailable(f"{link.where} holds tables already; --force puts the backup in their place")
            writing.execute(in_postgres(f"TRUNCATE {', '.join(TABLES)}, keys"))
            writing.execute("INSERT INTO keys VALUES ('cookie', %s)", (key,))
            for table in TABLES:
                columns = _columns(reading, table)
                with writing.cursor().copy(_statement("COPY {} ({}) FROM STDIN", table, columns)) as copy:
                    for row in reading.execute(f"SELECT {', '.join(columns)} FROM {table}"):
                        copy.write_row(row)
    except psycopg.OperationalError as error:
        raise link.failure(error) from error
    finally:
        reading.close()
    return link.where


def _rows(reading: Connection, table: str, columns: list[str]) -> Iterator[tuple[object, ...]]:
    """Read a table a part at a time."""
    with reading.cursor(f"all_{table}", binary=True) as cursor:
        cursor.itersize = AT_ONCE
        yield from cursor.execute(_statement("SELECT {1} FROM {0}", table, columns))


def _columns(db: sqlite3.Connection, table: str) -> list[str]:
    """Name the columns of a table: they are the same in both databases."""
    return [row[1] for row in db.execute(f"PRAGMA table_info({table})")]


def _statement(pattern: str, table: str, columns: list[str]) -> sql.Composed:
    """Name a table and its columns in a statement."""
    return sql.SQL(pattern).format(sql.Identifier(table), sql.SQL(", ").join(map(sql.Identifier, columns)))


def _is_used(connection: Connection) -> bool:
    """Tell whether a database holds any table or guest."""
    found = connection.execute("SELECT 1 FROM tables UNION ALL SELECT 1 FROM guests LIMIT 1").fetchone()
    return found is not None
