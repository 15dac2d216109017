"""What the storages have in common: what is read and written, in the SQL that SQLite and PostgreSQL share."""

from __future__ import annotations

import time
from abc import abstractmethod
from collections.abc import Callable
from concurrent.futures import Future
from typing import TypeVar

from .log import Entry, Move
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
from .seat import Seat
from .sheet import Sheet, Standing, Status
from .storage import ChatLine, Snapshot, Storage
from .writer import Session

T = TypeVar("T")

BATCH = 2000
"""How many rows are deleted at once: others write in between."""

_ADD_TABLE = f"INSERT INTO tables ({SHEET_COLUMNS}) VALUES ({', '.join('?' for _ in SHEET_COLUMNS.split(','))})"
_ADD_ENTRY = f"INSERT INTO log (table_id, {ENTRY_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
_ADD_SNAPSHOT = "INSERT INTO snapshots VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
_ADD_COMPANY = "INSERT INTO company VALUES (?, ?) ON CONFLICT DO NOTHING"


class SqlStorage(Storage):
    """Storage in a database. Every write begins with the table's own row, so that no two wait for each other."""

    LISTED: str
    """A question that gives the whole numbers of a JSON list as rows."""

    @abstractmethod
    def _ask(self, place: str, work: Callable[[Session], T]) -> Future[T]:
        """Have something written, in order for each place."""

    @abstractmethod
    def _rows(self, sql: str, *values: object) -> list[Row]:
        """Read."""

    # Writes

    def name_guest(self, guest: str, name: str) -> Future[None]:
        return self._ask(
            "",
            lambda db: db.run(
                "INSERT INTO guests (id, name, seen) VALUES (?, ?, ?) ON CONFLICT (id)"
                " DO UPDATE SET name = excluded.name, seen = excluded.seen",
                guest,
                name,
                time.time(),
            ),
        )

    def meet(self, guest: str, at: float) -> Future[None]:
        return self._ask("", lambda db: db.run("UPDATE guests SET seen = ? WHERE id = ?", at, guest))

    def create(self, sheet: Sheet, entries: list[Entry], snapshots: list[Snapshot]) -> Future[None]:
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
            None if sheet.source is None else text_of(sheet.source),
            text_of(sheet.seats),
            *standing_row(sheet.standing),
            text_of([(chance.step, str(chance.seed)) for chance in sheet.chances]),
            sheet.grace,
            sheet.patience,
            sheet.stand_in,
        )
        rows = [
            (_ADD_TABLE, row),
            *((_ADD_ENTRY, entry_row(sheet.id, entry)) for entry in entries),
            *((_ADD_SNAPSHOT, snapshot_row(sheet.id, snapshot)) for snapshot in snapshots),
            *((_ADD_COMPANY, pair) for pair in company_rows(sheet.id, sheet.people() | {sheet.creator})),
        ]

        def work(db: Session) -> None:
            for sql, values in rows:
                db.run(sql, *values)

        return self._ask(sheet.id, work)

    def append(self, table: str, entry: Entry, snapshot: Snapshot | None, standing: Standing) -> Future[None]:
        row = entry_row(table, entry)
        taken = None if snapshot is None else snapshot_row(table, snapshot)

        def work(db: Session) -> None:
            _stand(db, table, standing)
            db.run(_ADD_ENTRY, *row)
            if taken is not None:
                db.run(_ADD_SNAPSHOT, *taken)

        return self._ask(table, work)

    def reseat(self, table: str, seats: list[Seat], standing: Standing) -> Future[None]:
        kept = text_of(seats)
        company = company_rows(table, {seat.guest for seat in seats if seat.guest is not None})

        def work(db: Session) -> None:
            _stand(db, table, standing)
            db.run("UPDATE tables SET seats = ? WHERE id = ?", kept, table)
            db.run(
                "DELETE FROM company WHERE table_id = ? AND guest NOT IN (SELECT creator FROM tables WHERE id = ?)",
                table,
                table,
            )
            for pair in company:
                db.run(_ADD_COMPANY, *pair)

        return self._ask(table, work)

    def say(self, table: str, name: str, seat: int | None, text: str, at: float) -> Future[ChatLine]:
        def work(db: Session) -> ChatLine:
            db.hold(table)
            number = db.value("SELECT coalesce(max(id), 0) + 1 FROM chat WHERE table_id = ?", table)
            db.run("INSERT INTO chat VALUES (?, ?, ?, ?, ?, ?)", table, number, name, seat, text, at)
            return ChatLine(number, name, seat, text, at)

        return self._ask(table, work)

    def forget_table(self, table: str) -> Future[bool]:
        def work(db: Session) -> bool:
            # The row of the table goes last; until then it is closed, so that nobody opens what is half gone.
            db.run("UPDATE tables SET status = 'closed' WHERE id = ?", table)
            left = BATCH
            for part, key in (("log", "number"), ("snapshots", "step"), ("chat", "id"), ("company", "guest")):
                left -= db.count(
                    f"DELETE FROM {part} WHERE table_id = ? AND {key} IN"
                    f" (SELECT {key} FROM {part} WHERE table_id = ? LIMIT ?)",
                    table,
                    table,
                    left,
                )
                if left <= 0:
                    return False
            db.run("DELETE FROM tables WHERE id = ?", table)
            return True

        return self._ask(table, work)

    def forget_guests(self, before: float, most: int) -> Future[int]:
        return self._ask(
            "",
            lambda db: db.count(
                "DELETE FROM guests WHERE id IN (SELECT id FROM guests WHERE seen < ?"
                " AND NOT EXISTS (SELECT 1 FROM company WHERE guest = guests.id) LIMIT ?)",
                before,
                most,
            ),
        )

    # Reads

    def guest_name(self, guest: str) -> str | None:
        return self._name("SELECT name FROM guests WHERE id = ?", guest)

    def sheet(self, table: str) -> Sheet | None:
        rows = self._rows(f"SELECT {SHEET_COLUMNS} FROM tables WHERE id = ?", table)
        return sheet_of(rows[0]) if rows else None

    def rematch(self, table: str) -> str | None:
        return self._name("SELECT id FROM tables WHERE rematch_of = ?", table)

    def tables_of(self, guest: str, most: int) -> list[Sheet]:
        rows = self._rows(
            f"SELECT {SHEET_COLUMNS} FROM tables WHERE id IN"
            " (SELECT table_id FROM company WHERE guest = ?)"
            " AND status <> 'closed' ORDER BY moved DESC LIMIT ?",
            guest,
            most,
        )
        return readable_sheets(rows)

    def with_status(self, status: Status) -> list[Sheet]:
        return readable_sheets(self._rows(f"SELECT {SHEET_COLUMNS} FROM tables WHERE status = ?", status))

    def running_of(self, guest: str) -> int:
        ((number,),) = self._rows(
            "SELECT count(*) FROM tables WHERE creator = ? AND status IN ('waiting', 'playing')", guest
        )
        return int(number)

    def stale_tables(self, before: float, most: int) -> list[str]:
        rows = self._rows(
            "SELECT id FROM tables WHERE status <> 'over' AND moved < ? ORDER BY moved LIMIT ?", before, most
        )
        return [str(row[0]) for row in rows]

    def moves(self, table: str) -> list[Move]:
        rows = self._rows(
            "SELECT number, seat, text, back_to, secret FROM log WHERE table_id = ? ORDER BY number", table
        )
        return [Move(number, seat, text, back_to, bool(secret)) for number, seat, text, back_to, secret in rows]

    def entries(self, table: str, first: int, last: int) -> list[Entry]:
        rows = self._rows(
            f"SELECT {ENTRY_COLUMNS} FROM log WHERE table_id = ? AND number BETWEEN ? AND ? ORDER BY number",
            table,
            first,
            last,
        )
        return [entry_of(row) for row in rows]

    def entries_at(self, table: str, numbers: list[int]) -> list[Entry]:
        rows = self._rows(
            f"SELECT {ENTRY_COLUMNS} FROM log WHERE table_id = ? AND number IN ({self.LISTED}) ORDER BY number",
            table,
            text_of(numbers),
        )
        return [entry_of(row) for row in rows]

    def snapshot(self, table: str, step: int) -> Snapshot | None:
        rows = self._rows(
            "SELECT step, position FROM snapshots WHERE table_id = ? AND step <= ? ORDER BY step DESC LIMIT 1",
            table,
            step,
        )
        return Snapshot(*rows[0]) if rows else None

    def chat(self, table: str, most: int) -> list[ChatLine]:
        rows = self._rows(
            "SELECT id, name, seat, text, at FROM chat WHERE table_id = ? ORDER BY id DESC LIMIT ?", table, most
        )
        return [ChatLine(*row) for row in reversed(rows)]

    def _name(self, sql: str, key: str) -> str | None:
        """Read one text; None where there is none."""
        rows = self._rows(sql, key)
        return str(rows[0][0]) if rows else None


def _stand(db: Session, table: str, standing: Standing) -> None:
    """Write down how a table stands."""
    db.run(
        "UPDATE tables SET status = ?, number = ?, step = ?, deciders = ?, winners = ?, moved = ?, known = ?"
        " WHERE id = ?",
        *standing_row(standing),
        table,
    )
