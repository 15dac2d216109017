"""The one thread that writes: many requests, one durable commit for all that are waiting."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from queue import SimpleQueue

from .storage import Conflict

Work = Callable[[sqlite3.Connection], object]
_Job = tuple[Work, "Future[object]"]

LARGEST_BATCH = 256


def connect(path: Path) -> sqlite3.Connection:
    """Open the database so that a commit is on the disk when it is done."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=30)
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA foreign_keys=ON")
    return connection


class Writer:
    """Carries out writes in the order in which they come: each succeeds or fails alone, a batch commits together."""

    def __init__(self, path: Path) -> None:
        self._connection = connect(path)
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="cosmodrome-writer", daemon=True)
        self._thread.start()

    def ask(self, work: Work, future: Future[object]) -> None:
        """Have something written; the future is done once it is durable."""
        self._jobs.put((work, future))

    def close(self) -> None:
        """Write what was asked for and stop."""
        self._jobs.put(None)
        self._thread.join()
        self._connection.close()

    def _run(self) -> None:
        stopping = False
        while not stopping:
            job = self._jobs.get()
            batch: list[_Job] = []
            while job is not None:
                batch.append(job)
                if len(batch) == LARGEST_BATCH or self._jobs.empty():
                    break
                job = self._jobs.get()
            stopping = job is None
            if batch:
                self._write(batch)

    def _write(self, batch: list[_Job]) -> None:
        """Write a batch in one transaction; futures are told only after the commit."""
        outcomes: list[tuple[Future[object], object, BaseException | None]] = []
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            for work, future in batch:
                if not future.set_running_or_notify_cancel():
                    continue
                outcomes.append((future, *self._attempt(work)))
            self._connection.execute("COMMIT")
        except sqlite3.Error as error:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            outcomes = [(future, None, error) for _, future in batch if not future.cancelled()]
        for future, result, failure in outcomes:
            if failure is None:
                future.set_result(result)
            else:
                future.set_exception(failure)

    def _attempt(self, work: Work) -> tuple[object, BaseException | None]:
        """Do one piece of the batch; what fails leaves no trace and does not touch the others."""
        self._connection.execute("SAVEPOINT piece")
        try:
            result = work(self._connection)
        except Exception as error:
            self._connection.execute("ROLLBACK TO piece")
            self._connection.execute("RELEASE piece")
            return None, Conflict(str(error)) if isinstance(error, sqlite3.IntegrityError) else error
        self._connection.execute("RELEASE piece")
        return result, None
