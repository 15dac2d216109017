"""Forgetting: tables where nothing happens any more, guests who have not come for long."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable

from ..table.storage import Storage
from .settings import Settings

DAY = 24 * 3600.0
PAUSE = 600.0
"""Seconds between two looks at what is stale."""
AT_ONCE = 20
"""How many tables, and guests a hundred times, are forgotten in one go."""

_log = logging.getLogger("cosmodrome.server")


class Oblivion:
    """Forgets a little at a time, so that nobody who plays waits for it."""

    def __init__(
        self,
        storage: Storage,
        settings: Settings,
        in_use: Callable[[str], bool],
        clock: Callable[[], float] = time.time,
    ) -> None:
        self._storage = storage
        self._tables = settings.forget_tables
        self._guests = settings.forget_guests
        self._in_use = in_use
        self._clock = clock
        self._next = float("-inf")

    async def pass_by(self) -> None:
        """Forget what is stale, if it is time to look; go on soon where there is more."""
        if (self._tables is None and self._guests is None) or time.monotonic() < self._next:
            return
        more = await self.forget()
        self._next = time.monotonic() + (0.0 if more else PAUSE)

    async def forget(self) -> bool:
        """Forget some of what is stale; tell whether there is more."""
        more = False
        if self._tables is not None:
            stale = await asyncio.to_thread(self._storage.stale_tables, self._clock() - self._tables * DAY, AT_ONCE)
            for table in stale:
                if not self._in_use(table):
                    while not await asyncio.wrap_future(self._storage.forget_table(table)):
                        pass
                    _log.info("table %s is forgotten: nothing had happened there for long", table)
            more = len(stale) == AT_ONCE
        if self._guests is not None:
            gone = await asyncio.wrap_future(
                self._storage.forget_guests(self._clock() - self._guests * DAY, 100 * AT_ONCE)
            )
            more = more or gone == 100 * AT_ONCE
        return more
