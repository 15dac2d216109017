"""The processes that think for bots and hints, away from the event loop."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import ParamSpec, TypeVar

from . import thinking
from .catalogue import Intention, Opinion

P = ParamSpec("P")
T = TypeVar("T")

QUICK_LEVELS = ("cadet", "pilot")
_log = logging.getLogger("cosmodrome.server")


class Brains:
    """Two groups of processes, so that a quick bot never waits behind one that thinks for seconds."""

    def __init__(self, catalogue: str, thinkers: int) -> None:
        self._catalogue = catalogue
        self._sizes = {"quick": 1, "deep": thinkers}
        self.advised: set[str] = set()
        """The guests whose hint is being thought about: one at a time for each."""
        self._pools = {name: self._pool(size) for name, size in self._sizes.items()}

    async def warm_up(self) -> None:
        """Start the processes before they are needed."""
        await asyncio.gather(*(self._run(name, thinking.ready) for name in self._pools))

    async def choose(self, game: str, position: bytes, seat: int, level: str, seed: int) -> Intention:
        """Have a bot choose an action, and tell what it has decided beyond that."""
        name = "quick" if level in QUICK_LEVELS else "deep"
        return await self._run(name, thinking.choose, game, position, seat, level, seed)

    async def advise(self, game: str, position: bytes, seat: int, seed: int) -> list[Opinion]:
        """Have the strongest bot look at a position."""
        return await self._run("deep", thinking.advise, game, position, seat, seed)

    def close(self) -> None:
        """Stop thinking, at once."""
        for pool in self._pools.values():
            processes = list((pool._processes or {}).values())
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.terminate()

    def _pool(self, size: int) -> ProcessPoolExecutor:
        # Not forked: the server has threads, and a fork copies their locks in whatever state they are in.
        return ProcessPoolExecutor(size, multiprocessing.get_context("spawn"), thinking.prepare, (self._catalogue,))

    async def _run(self, name: str, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run something in a group; a process that died is replaced and its work done again."""
        for attempt in (1, 2, 3):
            pool = self._pools[name]
            try:
                return await asyncio.wrap_future(pool.submit(work, *args, **kwargs))
            except BrokenProcessPool:
                _log.warning("a thinking process died (%s, attempt %d)", name, attempt)
                if self._pools[name] is pool:
                    self._pools[name] = self._pool(self._sizes[name])
        raise RuntimeError("the thinking processes die again and again")
