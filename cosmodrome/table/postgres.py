"""Storage in PostgreSQL, for several servers at once."""

from __future__ import annotations

import contextlib
import secrets
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, TypeVar

import psycopg
from psycopg.pq import TransactionStatus

from .link import Connection, Link, in_postgres, lock_as_server
from .private import new_key
from .rows import Row
from .sql import SqlStorage
from .storage import Conflict, Unavailable, WrittenLater
from .writer import Job, Outcome, Session, Writer

T = TypeVar("T")

TIDY_EVERY = 100
"""After how many transactions the marks of earlier ones are removed."""
TRIES = 4
"""How often something is tried whose connection breaks under it."""


class PostgresStorage(SqlStorage):
    """Reads on the caller's thread, writes on one thread that batches commits; lost connections are opened again."""

    LISTED = "SELECT value::integer FROM json_array_elements_text(?::json)"

    def __init__(self, address: str) -> None:
        self._link = Link(address)
        self._link.bring_up_to_date()
        self._idle: deque[Connection] = deque()
        self._writer = PostgresWriter(self._link)

    def key(self) -> bytes:
        self._ask(
            "", lambda db: db.run("INSERT INTO keys VALUES ('cookie', ?) ON CONFLICT DO NOTHING", new_key())
        ).result()
        ((key,),) = self._rows("SELECT value FROM keys WHERE name = 'cookie'")
        return bytes(key)

    def close(self) -> None:
        self._writer.close()
        self._close_idle()

    def _ask(self, place: str, work: Callable[[Session], T]) -> Future[T]:
        return self._writer.ask(place, work)

    def _rows(self, sql: str, *values: object) -> list[Row]:
        for _ in range(TRIES):
            connection = self._borrow()
            try:
                rows = connection.execute(in_postgres(sql), values, binary=True).fetchall()
            except psycopg.Error as error:
                failure = error
            else:
                self._idle.append(connection)
                return rows
            if not connection.closed:
                connection.close()
                break
            self._close_idle()  # they are as old as the one that broke
        raise self._link.failure(failure) from failure

    def _borrow(self) -> Connection:
        """Take a connection that nobody uses, or open one."""
        try:
            return self._idle.pop()
        except IndexError:
            return self._link.open()

    def _close_idle(self) -> None:
        while self._idle:
            self._idle.pop().close()


class PostgresWriter(Writer):
    """Writes a batch without waiting for the answer to each statement; where a piece fails, the halves are tried alone.

    Every transaction leaves the writer's name and a number. Who loses the connection during a commit writes the same
    number himself: if it is there, the transaction was stored; if not, it never will be, and is made again.
    """

    def __init__(self, link: Link) -> None:
        self._link = link
        self._name = secrets.token_hex(8)
        self._number = 0
        self._backend: tuple[object, ...] = ()
        """Which process of the database serves the connection."""
        self._connection = self._open()
        self._connection.execute("DELETE FROM batches WHERE at < now() - interval '1 day'")
        super().__init__()

    def close(self) -> None:
        super().close()
        self._connection.close()

    def write(self, batch: list[Job]) -> list[Outcome]:
        # Two servers that write to the same tables take them in the same order and never wait for each other in a ring.
        return self._write_sorted(sorted(batch, key=lambda job: job.place))

    def _write_sorted(self, batch: list[Job]) -> list[Outcome]:
        try:
            results = self._commit(batch)
        except (Unavailable, WrittenLater) as error:
            return [Outcome(job, None, error) for job in batch]
        except Exception as error:
            if len(batch) == 1:
                return [Outcome(batch[0], None, self._plainly(error))]
            half = len(batch) // 2
            return self._write_sorted(batch[:half]) + self._write_sorted(batch[half:])
        return [Outcome(job, result) for job, result in zip(batch, results, strict=True)]

    def _commit(self, batch: list[Job]) -> list[object]:
        """Write a batch in one transaction; again where the connection was lost before it was stored."""
        for _ in range(TRIES):
            if self._connection.closed:
                self._connection = self._open()
            self._number += 1
            results: list[object] = []
            try:
                self._transact(batch, results)
                return results
            except Exception as error:
                if self._roll_back():
                    raise
                failure = error
            if self._find_out():
                return results
        raise failure

    def _transact(self, batch: list[Job], results: list[object]) -> None:
        connection = self._connection
        with connection.pipeline() as pipeline:
            session = PostgresSession(connection, pipeline)
            session.run("BEGIN")
            session.run("INSERT INTO batches VALUES (?, ?)", self._name, self._number)
            if self._number % TIDY_EVERY == 0:
                session.run("DELETE FROM batches WHERE writer = ? AND number < ?", self._name, self._number)
            for job in batch:
                results.append(job.work(session))
            session.run("COMMIT")

    def _roll_back(self) -> bool:
        """Undo a transaction; False, with the connection closed, if it cannot be told what has become of it."""
        if self._connection.info.transaction_status in (TransactionStatus.INTRANS, TransactionStatus.INERROR):
            with contextlib.suppress(psycopg.Error):
                self._connection.rollback()
                return True
        self._connection.close()
        return False

    def _find_out(self) -> bool:
        """Tell whether the transaction that the connection was lost in was stored; Unavailable if nobody knows."""
        broken = self._backend
        for _ in range(TRIES):
            try:
                self._connection = self._open()
                return self._is_stored(broken)
            except psycopg.OperationalError as error:
                self._connection.close()
                failure = error
        raise self._link.failure(failure)

    def _is_stored(self, backend: tuple[object, ...]) -> bool:
        """Tell whether the latest transaction was stored; if it was not, see to it that it never will be."""
        # A database that has not noticed that the connection was lost would wait for the rest of the transaction.
        self._connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE (pid, backend_start) = (%s, %s)", backend
        )
        try:
            self._connection.execute("INSERT INTO batches VALUES (%s, %s)", (self._name, self._number))
        except psycopg.errors.UniqueViolation:
            return True
        return False

    def _open(self) -> Connection:
        connection = self._link.open()
        if not lock_as_server(connection):
            connection.close()
            raise Unavailable(f"{self._link.where} is being restored or migrated")
        found = connection.execute(
            "SELECT pid, backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid()"
        ).fetchone()
        assert found is not None
        self._backend = found
        return connection

    def _plainly(self, error: Exception) -> Exception:
        """Say in the words of the contract what went wrong."""
        if isinstance(error, psycopg.IntegrityError):
            return Conflict(str(error))
        return self._link.failure(error) if isinstance(error, psycopg.OperationalError) else error


class PostgresSession(Session):
    """Writing to PostgreSQL: statements are sent one after the other, answers read when they are needed."""

    def __init__(self, connection: Connection, pipeline: psycopg.Pipeline) -> None:
        self._connection = connection
        self._pipeline = pipeline
        self._cursor = connection.cursor()

    def run(self, sql: str, *values: object) -> None:
        self._cursor.execute(in_postgres(sql), values)

    def count(self, sql: str, *values: object) -> int:
        cursor = self._connection.execute(in_postgres(sql), values)
        self._pipeline.sync()
        return cursor.rowcount

    def value(self, sql: str, *values: object) -> Any:
        row = self._connection.execute(in_postgres(sql), values).fetchone()
        assert row is not None
        return row[0]

    def hold(self, table: str) -> None:
        self.run("SELECT 1 FROM tables WHERE id = ? FOR NO KEY UPDATE", table)
