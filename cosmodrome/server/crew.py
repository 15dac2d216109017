"""A few workers for many errands: work is handed out only when somebody is free, each in his turn."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Future
from typing import NamedTuple, TypeVar

from .errands import Dropped, Errand
from .turns import Turns

T = TypeVar("T")


class _Ticket(NamedTuple):
    """A place in the queue."""

    errand: Errand
    admitted: asyncio.Future[None]


class Crew:
    """Counts the free workers and lets the errands in, the fairest first."""

    def __init__(self, size: int) -> None:
        self._free = size
        self._turns: Turns[_Ticket] = Turns()

    @property
    def waiting(self) -> int:
        """Count the errands that nobody works on yet."""
        return len(self._turns)

    async def run(self, errand: Errand, start: Callable[[], Future[T]]) -> T:
        """Start something when it is its turn, and wait for it; Dropped if nobody wants it any more by then."""
        await self._admit(errand)
        loop = asyncio.get_running_loop()
        try:
            work = start()
        except BaseException:
            self._leave()
            raise
        # Whoever waits may give up, but the worker is free only when the work is done.
        work.add_done_callback(lambda done: _back(loop, self._leave))
        return await asyncio.wrap_future(work)

    async def _admit(self, errand: Errand) -> None:
        """Wait for a free worker."""
        if self._free and not self._turns:
            self._free -= 1
            return
        ticket = _Ticket(errand, asyncio.get_running_loop().create_future())
        self._turns.add(errand.path, ticket, errand.last)
        try:
            await ticket.admitted
        except asyncio.CancelledError:
            if ticket.admitted.done() and not ticket.admitted.cancelled() and ticket.admitted.exception() is None:
                self._leave()
            raise

    def _leave(self) -> None:
        """Be free again, for the next one who still wants something."""
        self._free += 1
        while self._free and (ticket := self._turns.take()) is not None:
            if ticket.admitted.done():
                continue
            if not ticket.errand.wanted():
                ticket.admitted.set_exception(Dropped())
                continue
            self._free -= 1
            ticket.admitted.set_result(None)


def _back(loop: asyncio.AbstractEventLoop, step: Callable[[], None]) -> None:
    """Do something on the event loop, if it is still there."""
    if not loop.is_closed():
        loop.call_soon_threadsafe(step)
