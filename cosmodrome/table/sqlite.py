"""Storage in one SQLite file: nothing to set up, durable, quick."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any, TypeVar, cast

import msgspec

from .log import Entry, Move, Telling
from .schema import MIGRATIONS, SCHEMA, VERSION
from .seat import Seat
from .sheet import Chance, Known, Sheet, Source, Standing, Status
from .storage import ChatLine, Snapshot, Storage
from .writer import Writer, connect

T = TypeVar("T")

SECRET = "secret"
Row = tuple[Any, ...]

_SHEET = ("id, game, rules, seed, options, creator, invitation, hints, made, rematch_of, source, seats, status, number,"
          " step, deciders, winners, moved, known, chances")
_ENTRY = "number, step, seat, text, back_to, at, events, secret"


_ADD_ENTRY = f"INSERT INTO log (table_id, {_ENTRY}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"


class SqliteStorage(Storage):
    """Reads on the caller's thread, writes on one thread that batches commits."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
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
        return self._ask(lambda db: _run(db, "INSERT INTO guests VALUES (?, ?)"
                                             " ON CONFLICT (id) DO UPDATE SET name = excluded.name", (guest, name)))

    def create(self, sheet: Sheet, entries: list[Entry], snapshots: list[Snapshot]) -> Future[None]:
        source = None if sheet.source is None else _text(sheet.source)
        row = (sheet.id, sheet.game, sheet.rules, str(sheet.seed), _text(sheet.options), sheet.creator,
               sheet.invitation, int(sheet.hints), sheet.made, sheet.rematch_of, source, _text(sheet.seats),
               *_standing_row(sheet.standing), _text([(chance.step, str(chance.seed)) for chance in sheet.chances]))
        log_rows = [_entry_row(sheet.id, entry) for entry in entries]
        snapshot_rows = [_snapshot_row(sheet.id, snapshot) for snapshot in snapshots]
        company = _company_rows(sheet.id, sheet.people() | {sheet.creator})

        def work(db: sqlite3.Connection) -> None:
            db.execute(f"INSERT INTO tables ({_SHEET}) VALUES ({', '.join('?' * len(row))})", row)
            db.executemany(_ADD_ENTRY, log_rows)
            db.executemany("INSERT INTO snapshots VALUES (?, ?, ?)", snapshot_rows)
            db.executemany("INSERT OR IGNORE INTO company VALUES (?, ?)", company)

        return self._ask(work)

    def append(self, table: str, entry: Entry, snapshot: Snapshot | None, standing: Standing) -> Future[None]:
        row = _entry_row(table, entry)
        snapshot_row = None if snapshot is None else _snapshot_row(table, snapshot)

        def work(db: sqlite3.Connection) -> None:
            db.execute(_ADD_ENTRY, row)
            if snapshot_row is not None:
                db.execute("INSERT OR IGNORE INTO snapshots VALUES (?, ?, ?)", snapshot_row)
            _stand(db, table, standing)

        return self._ask(work)

    def reseat(self, table: str, seats: list[Seat], standing: Standing) -> Future[None]:
        kept = _text(seats)
        company = _company_rows(table, {seat.guest for seat in seats if seat.guest is not None})

        def work(db: sqlite3.Connection) -> None:
            db.execute("UPDATE tables SET seats = ? WHERE id = ?", (kept, table))
            db.execute("DELETE FROM company WHERE table_id = ? AND guest NOT IN"
                       " (SELECT creator FROM tables WHERE id = ?)", (table, table))
            db.executemany("INSERT OR IGNORE INTO company VALUES (?, ?)", company)
            _stand(db, table, standing)

        return self._ask(work)

    def say(self, table: str, name: str, seat: int | None, text: str, at: float) -> Future[ChatLine]:
        def work(db: sqlite3.Connection) -> ChatLine:
            (number,) = db.execute("SELECT coalesce(max(id), 0) + 1 FROM chat WHERE table_id = ?", (table,)).fetchone()
            db.execute("INSERT INTO chat VALUES (?, ?, ?, ?, ?, ?)", (table, number, name, seat, text, at))
            return ChatLine(number, name, seat, text, at)

        return self._ask(work)

    # Reads

    def guest_name(self, guest: str) -> str | None:
        row = self._one("SELECT name FROM guests WHERE id = ?", (guest,))
        return None if row is None else str(row[0])

    def sheet(self, table: str) -> Sheet | None:
        row = self._one(f"SELECT {_SHEET} FROM tables WHERE id = ?", (table,))
        return None if row is None else _sheet(row)

    def rematch(self, table: str) -> str | None:
        row = self._one("SELECT id FROM tables WHERE rematch_of = ?", (table,))
        return None if row is None else str(row[0])

    def tables_of(self, guest: str, most: int) -> list[Sheet]:
        rows = self._all(f"SELECT {_SHEET} FROM tables WHERE id IN (SELECT table_id FROM company WHERE guest = ?)"
                         " AND status <> 'closed' ORDER BY moved DESC LIMIT ?", (guest, most))
        return [_sheet(row) for row in rows]

    def with_status(self, status: Status) -> list[Sheet]:
        return [_sheet(row) for row in self._all(f"SELECT {_SHEET} FROM tables WHERE status = ?", (status,))]

    def moves(self, table: str) -> list[Move]:
        rows = self._all("SELECT number, seat, text, back_to, secret FROM log WHERE table_id = ? ORDER BY number",
                         (table,))
        return [Move(number, seat, text, back_to, bool(secret)) for number, seat, text, back_to, secret in rows]

    def entries(self, table: str, first: int, last: int) -> list[Entry]:
        rows = self._all(f"SELECT {_ENTRY} FROM log WHERE table_id = ? AND number BETWEEN ? AND ? ORDER BY number",
                         (table, first, last))
        return [_entry(row) for row in rows]

    def entries_at(self, table: str, numbers: list[int]) -> list[Entry]:
        rows = self._all(f"SELECT {_ENTRY} FROM log WHERE table_id = ?"
                         " AND number IN (SELECT value FROM json_each(?)) ORDER BY number", (table, _text(numbers)))
        return [_entry(row) for row in rows]

    def snapshot(self, table: str, step: int) -> Snapshot | None:
        row = self._one("SELECT step, position FROM snapshots WHERE table_id = ? AND step <= ?"
                        " ORDER BY step DESC LIMIT 1", (table, step))
        return None if row is None else Snapshot(row[0], row[1])

    def chat(self, table: str, most: int) -> list[ChatLine]:
        rows = self._all("SELECT id, name, seat, text, at FROM chat WHERE table_id = ? ORDER BY id DESC LIMIT ?",
                         (table, most))
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
        raise RuntimeError(f"{path} is of version {version}, written by a later Cosmodrome; this one reads {VERSION}")
    steps = [SCHEMA] if version == 0 else [MIGRATIONS[number] for number in range(version, VERSION)]
    db.executescript("".join(["BEGIN IMMEDIATE;", *steps, f"PRAGMA user_version = {VERSION};", "COMMIT;"]))


def _run(db: sqlite3.Connection, sql: str, values: tuple[object, ...]) -> None:
    """Run one statement whose result nobody needs."""
    db.execute(sql, values)


def _stand(db: sqlite3.Connection, table: str, standing: Standing) -> None:
    """Write down how a table stands."""
    db.execute("UPDATE tables SET status = ?, number = ?, step = ?, deciders = ?, winners = ?, moved = ?, known = ?"
               " WHERE id = ?",
               (*_standing_row(standing), table))


def _standing_row(standing: Standing) -> tuple[object, ...]:
    deciders = {SECRET: standing.deciders} if standing.secret else standing.deciders
    return (standing.status, standing.number, standing.step, _text(deciders), _text(standing.winners), standing.moved,
            _text(standing.known))


def _entry_row(table: str, entry: Entry) -> tuple[object, ...]:
    return (table, entry.number, entry.step, entry.seat, entry.text, entry.back_to, entry.at,
            msgspec.json.encode(entry.telling.versions), int(entry.secret))


def _snapshot_row(table: str, snapshot: Snapshot) -> tuple[object, ...]:
    return table, snapshot.step, snapshot.position


def _company_rows(table: str, guests: set[str]) -> list[tuple[str, str]]:
    return [(guest, table) for guest in sorted(guests)]


def _sheet(row: Row) -> Sheet:
    """Read a table's row."""
    (key, game, rules, seed, options, creator, invitation, hints, made, rematch_of, source, seats, status, number,
     step, deciders, winners, moved, known, chances) = row
    read = msgspec.json.decode
    asked = read(deciders, type=tuple[int, ...] | dict[str, tuple[int, ...]])
    secret = isinstance(asked, dict)
    standing = Standing(status, number, step, asked[SECRET] if isinstance(asked, dict) else asked,
                        read(winners, type=tuple[int, ...]), moved, secret, read(known, type=Known | None))
    return Sheet(key, game, rules, int(seed), read(options), creator, invitation, bool(hints), made,
                 read(seats, type=list[Seat]), standing, rematch_of,
                 None if source is None else read(source, type=Source),
                 [Chance(at, int(fresh)) for at, fresh in read(chances, type=list[tuple[int, str]])])


_VERSIONS = msgspec.json.Decoder(dict[str, msgspec.Raw])


def _entry(row: Row) -> Entry:
    """Read a row of the log."""
    number, step, seat, text, back_to, at, events, secret = row
    # The Raw parts are copied so that they do not keep each other's bytes alive.
    versions = {who: raw.copy() for who, raw in _VERSIONS.decode(events).items() if who != SECRET}
    return Entry(number, step, seat, text, back_to, at, Telling(versions), bool(secret))


def _text(value: object) -> str:
    """Write a value as JSON text."""
    return msgspec.json.encode(value).decode()
