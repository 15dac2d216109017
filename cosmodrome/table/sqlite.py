"""Storage in one SQLite file: nothing to set up, durable, quick."""

from __future__ import annotations

import sqlite3
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import TypeVar, cast

from .log import Entry, Move
from .private import keep_private
from .rows import (
    ENTRY_COLUMNS,
    SHEET_COLUMNS,
    Row,
    company_rows,
    entry_of,
    entry_row,
    readable_sheets,
    sheet_of,
    snapshot_row,
    standing_row,
    text_of,
)
from .schema import MIGRATIONS, SCHEMA, VERSION
from .seat import Seat
from .sheet import Sheet, Standing, Status
from .storage import ChatLine, Snapshot, Storage, WrittenLater
from .writer import Writer, connect

T = TypeVar("T")

BATCH = 2000
"""How many rows are deleted at once: others write in between."""

_ADD_ENTRY = f"INSERT INTO log (table_id, {ENTRY_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"


class SqliteStorage(Storage):
    """Reads on the caller's thread, writes on one thread that batches commits."""

    def __init__(self, path: Path) -> None:
        keep_private(path)
        self._path = path
        opened = connect(path)
        _bring_up_to_date(opened, path)
        opened.close()
        self._local = threading.local()
        self._readers: list[sqlite3.Connection] = []
        self._lock = threading.Lock()
        self._writer = Writer(path)

    # Writes

    def name_guest(self, guest: str, name: str) -> Future[None]:
        return self._ask(
            lambda db: _run(
                db,
                "INSERT INTO guests (id, name, seen) VALUES (?, ?, ?) ON CONFLICT (id)"
                " DO UPDATE SET name = excluded.name, seen = excluded.seen",
                (guest, name, time.time()),
            )
        )

    def meet(self, guest: str, at: float) -> Future[None]:
        return self._ask(lambda db: _run(db, "UPDATE guests SET seen = ? WHERE id = ?", (at, guest)))

    def create(self, sheet: Sheet, entries: list[Entry], snapshots: list[Snapshot]) -> Future[None]:
        source = None if sheet.source is None else text_of(sheet.source)
        row = (
            sheet.id,
            sheet.game,
            sheet.rules,
            str(sheet.seed),
            text_of(sheet.options),
            sheet.creator,
            sheet.invitation,
            int(sheet.hints),
            sheet.made,
            sheet.rematch_of,
            source,
            text_of(sheet.seats),
            *standing_row(sheet.standing),
            text_of([(chance.step, str(chance.seed)) for chance in sheet.chances]),
            sheet.grace,
            sheet.patience,
            sheet.stand_in,
        )
        log_rows = [entry_row(sheet.id, entry) for entry in entries]
        snapshot_rows = [snapshot_row(sheet.id, snapshot) for snapshot in snapshots]
        company = company_rows(sheet.id, sheet.people() | {sheet.creator})

        def work(db: sqlite3.Connection) -> None:
            db.execute(f"INSERT INTO tables ({SHEET_COLUMNS}) VALUES ({', '.join('?' * len(row))})", row)
            db.executemany(_ADD_ENTRY, log_rows)
            db.executemany("INSERT INTO snapshots VALUES (?, ?, ?)", snapshot_rows)
            db.executemany("INSERT OR IGNORE INTO company VALUES (?, ?)", company)

        return self._ask(work)

    def append(self, table: str, entry: Entry, snapshot: Snapshot | None, standing: Standing) -> Future[None]:
        row = entry_row(table, entry)
        taken = None if snapshot is None else snapshot_row(table, snapshot)

        def work(db: sqlite3.Connection) -> None:
            db.execute(_ADD_ENTRY, row)
            if taken is not None:
                db.execute("INSERT OR IGNORE INTO snapshots VALUES (?, ?, ?)", taken)
            _stand(db, table, standing)

        return self._ask(work)

    def reseat(self, table: str, seats: list[Seat], standing: Standing) -> Future[None]:
        kept = text_of(seats)
        company = company_rows(table, {seat.guest for seat in seats if seat.guest is not None})

        def work(db: sqlite3.Connection) -> None:
            db.execute("UPDATE tables SET seats = ? WHERE id = ?", (kept, table))
            db.execute(
                "DELETE FROM company WHERE table_id = ? AND guest NOT IN (SELECT creator FROM tables WHERE id = ?)",
                (table, table),
            )
            db.executemany("INSERT OR IGNORE INTO company VALUES (?, ?)", company)
            _stand(db, table, standing)

        return self._ask(work)

    def say(self, table: str, name: str, seat: int | None, text: str, at: float) -> Future[ChatLine]:
        def work(db: sqlite3.Connection) -> ChatLine:
            (number,) = db.execute("SELECT coalesce(max(id), 0) + 1 FROM chat WHERE table_id = ?", (table,)).fetchone()
            db.execute("INSERT INTO chat VALUES (?, ?, ?, ?, ?, ?)", (table, number, name, seat, text, at))
            return ChatLine(number, name, seat, text, at)

        return self._ask(work)

    def forget_table(self, table: str) -> Future[bool]:
        def work(db: sqlite3.Connection) -> bool:
            # The row of the table goes last; until then it is closed, so that nobody opens what is half gone.
            db.execute("UPDATE tables SET status = 'closed' WHERE id = ?", (table,))
            left = BATCH
            for part, key in (("log", "number"), ("snapshots", "step"), ("chat", "id"), ("company", "guest")):
                left -= db.execute(
                    f"DELETE FROM {part} WHERE table_id = ? AND {key} IN"
                    f" (SELECT {key} FROM {part} WHERE table_id = ? LIMIT ?)",
                    (table, table, left),
                ).rowcount
                if left <= 0:
                    return False
            db.execute("DELETE FROM tables WHERE id = ?", (table,))
            return True

        return self._ask(work)

    def forget_guests(self, before: float, most: int) -> Future[int]:
        return self._ask(
            lambda db: (
                db.execute(
                    "DELETE FROM guests WHERE id IN (SELECT id FROM guests WHERE seen < ?"
                    " AND id NOT IN (SELECT guest FROM company) LIMIT ?)",
                    (before, most),
                ).rowcount
            )
        )

    # Reads

    def guest_name(self, guest: str) -> str | None:
        row = self._one("SELECT name FROM guests WHERE id = ?", (guest,))
        return None if row is None else str(row[0])

    def sheet(self, table: str) -> Sheet | None:
        row = self._one(f"SELECT {SHEET_COLUMNS} FROM tables WHERE id = ?", (table,))
        return None if row is None else sheet_of(row)

    def rematch(self, table: str) -> str | None:
        row = self._one("SELECT id FROM tables WHERE rematch_of = ?", (table,))
        return None if row is None else str(row[0])

    def tables_of(self, guest: str, most: int) -> list[Sheet]:
        rows = self._all(
            f"SELECT {SHEET_COLUMNS} FROM tables WHERE id IN"
            " (SELECT table_id FROM company WHERE guest = ?)"
            " AND status <> 'closed' ORDER BY moved DESC LIMIT ?",
            (guest, most),
        )
        return readable_sheets(rows)

    def with_status(self, status: Status) -> list[Sheet]:
        return readable_sheets(self._all(f"SELECT {SHEET_COLUMNS} FROM tables WHERE status = ?", (status,)))

    def running_of(self, guest: str) -> int:
        row = self._one("SELECT count(*) FROM tables WHERE creator = ? AND status IN ('waiting', 'playing')", (guest,))
        return 0 if row is None else int(row[0])

    def stale_tables(self, before: float, most: int) -> list[str]:
        rows = self._all(
            "SELECT id FROM tables WHERE status <> 'over' AND moved < ? ORDER BY moved LIMIT ?", (before, most)
        )
        return [str(row[0]) for row in rows]

    def moves(self, table: str) -> list[Move]:
        rows = self._all(
            "SELECT number, seat, text, back_to, secret FROM log WHERE table_id = ? ORDER BY number", (table,)
        )
        return [Move(number, seat, text, back_to, bool(secret)) for number, seat, text, back_to, secret in rows]

    def entries(self, table: str, first: int, last: int) -> list[Entry]:
        rows = self._all(
            f"SELECT {ENTRY_COLUMNS} FROM log WHERE table_id = ? AND number BETWEEN ? AND ? ORDER BY number",
            (table, first, last),
        )
        return [entry_of(row) for row in rows]

    def entries_at(self, table: str, numbers: list[int]) -> list[Entry]:
        rows = self._all(
            f"SELECT {ENTRY_COLUMNS} FROM log WHERE table_id = ?"
            " AND number IN (SELECT value FROM json_each(?)) ORDER BY number",
            (table, text_of(numbers)),
        )
        return [entry_of(row) for row in rows]

    def snapshot(self, table: str, step: int) -> Snapshot | None:
        row = self._one(
            "SELECT step, position FROM snapshots WHERE table_id = ? AND step <= ? ORDER BY step DESC LIMIT 1",
            (table, step),
        )
        return None if row is None else Snapshot(row[0], row[1])

    def chat(self, table: str, most: int) -> list[ChatLine]:
        rows = self._all(
            "SELECT id, name, seat, text, at FROM chat WHERE table_id = ? ORDER BY id DESC LIMIT ?", (table, most)
        )
        return [ChatLine(*row) for row in reversed(rows)]

    def close(self) -> None:
        self._writer.close()
        with self._lock:
            for reader in self._readers:
                reader.close()
            self._readers = []

    # How

    def _ask(self, work: Callable[[sqlite3.Connection], T]) -> Future[T]:
        future: Future[T] = Future()
        self._writer.ask(work, cast("Future[object]", future))
        return future

    def _reader(self) -> sqlite3.Connection:
        reader: sqlite3.Connection | None = getattr(self._local, "reader", None)
        if reader is None:
            reader = connect(self._path)
            self._local.reader = reader
            with self._lock:
                self._readers.append(reader)
        return reader

    def _one(self, sql: str, values: tuple[object, ...]) -> Row | None:
        return cast("Row | None", self._reader().execute(sql, values).fetchone())

    def _all(self, sql: str, values: tuple[object, ...]) -> list[Row]:
        return self._reader().execute(sql, values).fetchall()


def _bring_up_to_date(db: sqlite3.Connection, path: Path) -> None:
    """Lay a new file out, or bring one of an earlier version to this one: wholly, or not at all."""
    (version,) = db.execute("PRAGMA user_version").fetchone()
    if version > VERSION:
        raise WrittenLater(f"{path} is of version {version}, written by a later Cosmodrome; this one reads {VERSION}")
    steps = [SCHEMA] if version == 0 else [MIGRATIONS[number] for number in range(version, VERSION)]
    db.executescript("".join(["BEGIN IMMEDIATE;", *steps, f"PRAGMA user_version = {VERSION};", "COMMIT;"]))


def _run(db: sqlite3.Connection, sql: str, values: tuple[object, ...]) -> None:
    """Run one statement whose result nobody needs."""
    db.execute(sql, values)


def _stand(db: sqlite3.Connection, table: str, standing: Standing) -> None:
    """Write down how a table stands."""
    db.execute(
        "UPDATE tables SET status = ?, number = ?, step = ?, deciders = ?, winners = ?, moved = ?, known = ?"
        " WHERE id = ?",
        (*standing_row(standing), table),
    )
