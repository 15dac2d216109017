"""The one thread that writes: many requests, one durable commit for all that are waiting."""

from __future__ import annotations

import threading
from abc import ABC, abstractmethod
from collections.abc import Callable
from concurrent.futures import Future
from queue import SimpleQueue
from typing import Any, NamedTuple, TypeVar

T = TypeVar("T")

LARGEST_BATCH = 256


class Session(ABC):
    """What a piece of writing may do while the database is its own. Values stand for the question marks of the SQL."""

    @abstractmethod
    def run(self, sql: str, *values: object) -> None:
        """Run one statement."""

    @abstractmethod
    def count(self, sql: str, *values: object) -> int:
        """Run one statement and return how many rows it changed."""

    @abstractmethod
    def value(self, sql: str, *values: object) -> Any:
        """Return the one value that a statement gives."""

    @abstractmethod
    def hold(self, table: str) -> None:
        """Let nobody else write to a table until this piece is done."""


class Job(NamedTuple):
    """One piece of writing."""

    place: str
    """The table that is written to, or nothing."""
    work: Callable[[Session], object]
    future: Future[Any]


class Outcome(NamedTuple):
    """What came of one piece of writing."""

    job: Job
    result: object
    failure: BaseException | None = None

    def tell(self) -> None:
        """Let whoever waits know."""
        if self.failure is None:
            self.job.future.set_result(self.result)
        else:
            self.job.future.set_exception(self.failure)


class Writer(ABC):
    """Carries out writes in the order in which they come: each succeeds or fails alone, a batch commits together."""

    def __init__(self) -> None:
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="cosmodrome-writer", daemon=True)
        self._thread.start()

    def ask(self, place: str, work: Callable[[Session], T]) -> Future[T]:
        """Have something written; the future is done once it is durable."""
        future: Future[T] = Future()
        self._jobs.put(Job(place, work, future))
        return future

    def close(self) -> None:
        """Write what was asked for and stop."""
        self._jobs.put(None)
        self._thread.join()

    @abstractmethod
    def write(self, batch: list[Job]) -> list[Outcome]:
        """Write a batch in one transaction; return only when all that succeeded is durable."""

    def _run(self) -> None:
        stopping = False
        while not stopping:
            job = self._jobs.get()
            batch: list[Job] = []
            while job is not None:
                if job.future.set_running_or_notify_cancel():
                    batch.append(job)
                if len(batch) == LARGEST_BATCH or self._jobs.empty():
                    break
                job = self._jobs.get()
            stopping = job is None
            if batch:
                self._write(batch)

    def _write(self, batch: list[Job]) -> None:
        try:
            outcomes = self.write(batch)
        except Exception as error:
            outcomes = [Outcome(job, None, error) for job in batch]
        for outcome in outcomes:
            outcome.tell()
