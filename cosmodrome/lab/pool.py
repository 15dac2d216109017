"""Work spread over all cores, with results in the order of the tasks."""

from __future__ import annotations

import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context
from typing import TypeVar

Task = TypeVar("Task")
Result = TypeVar("Result")


def cores() -> int:
    """Count the cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def spread(work: Callable[[Task], Result], tasks: Iterable[Task], workers: int) -> Iterator[Result]:
    """Do the tasks in several processes (one worker: in this one) and give each result in its turn."""
    if workers == 1:
        for task in tasks:
            yield work(task)
        return
    # Spawned, not forked: a progress bar runs in a thread, and a fork would copy its locks.
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=_die_quietly)
    waiting: deque[Future[Result]] = deque()
    try:
        for task in tasks:
            waiting.append(pool.submit(work, task))
            if len(waiting) >= 4 * workers:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def _die_quietly() -> None:
    """Let an interrupt end a worker at once and without a traceback."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
