"""The processes that think for bots and hints, away from the event loop."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from . import thinking
from .catalogue import Intention, Opinion
from .crew import Crew
from .errands import Dropped, Errand
from .thinking import Puzzle

T = TypeVar("T")

GROUPS = {"cadet": "quick", "pilot": "quick", "commander": "steady", "admiral": "deep"}
_log = logging.getLogger("cosmodrome.server")


class Brains:
    """Three groups of processes, so that a quick bot never waits behind one that thinks for seconds."""

    def __init__(self, catalogue: str, thinkers: int) -> None:
        self._catalogue = catalogue
        self._sizes = {"quick": 1, "steady": 1, "deep": thinkers}
        self.advised: set[str] = set()
        """The guests whose hint is being thought about: one at a time for each."""
        self._closed = threading.Event()
        self._crews = {name: Crew(size) for name, size in self._sizes.items()}
        self._pools = {name: self._pool(size) for name, size in self._sizes.items()}

    async def warm_up(self) -> None:
        """Start the processes before they are needed."""
        await asyncio.gather(*(self._run(name, Errand(), thinking.ready) for name in self._pools))

    async def choose(self, puzzle: Puzzle, level: str, errand: Errand, hurried: bool) -> Intention:
        """Have a bot choose an action, and tell what it has decided beyond that; hurried, not after deep thoughts."""
        group = GROUPS[level]
        group = "steady" if hurried and group == "deep" else group
        return await self._run(group, errand, thinking.choose, puzzle, level)

    async def advise(self, puzzle: Puzzle, errand: Errand) -> list[Opinion]:
        """Have the strongest bot look at a position."""
        return await self._run("deep", errand, thinking.advise, puzzle)

    def close(self) -> None:
        """Stop thinking, at once, and leave nothing behind."""
        self._closed.set()
        managers = [getattr(pool, "_executor_manager_thread", None) for pool in self._pools.values()]
        for pool in self._pools.values():
            processes = list((pool._processes or {}).values())
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.terminate()
        # A pool gives its semaphores back in a thread of its own, which forgets to be waited for.
        for manager in managers:
            if manager is not None:
                manager.join()

    def _pool(self, size: int) -> ProcessPoolExecutor:
        # Not forked: the server has threads, and a fork copies their locks in whatever state they are in.
        return ProcessPoolExecutor(size, multiprocessing.get_context("spawn"), thinking.prepare, (self._catalogue,))

    async def _run(self, name: str, errand: Errand, work: Callable[..., T], *args: Any) -> T:
        """Run something in a group when it is its turn; a process that died is replaced and its work done again."""
        for attempt in (1, 2, 3):
            if self._closed.is_set():
                raise Dropped
            try:
                # The pool is looked up when the turn has come: it may have been replaced while this one waited.
                return await self._crews[name].run(errand, lambda: self._pools[name].submit(work, *args))
            except BrokenProcessPool:
                if self._closed.is_set():
                    continue
                _log.warning("a thinking process died (%s, attempt %d)", name, attempt)
                if self._pools[name]._broken:
                    self._pools[name] = self._pool(self._sizes[name])
        raise RuntimeError("the thinking processes die again and again")
