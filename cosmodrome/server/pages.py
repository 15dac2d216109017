"""Pages of finished games: they never change, so those that were asked for lately are kept ready."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable

import msgspec

MOST = 32 * 1024 * 1024
"""How many bytes are kept."""


class Pages:
    """The latest pages, up to so many bytes."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._size = 0
        self._pages: OrderedDict[Hashable, msgspec.Raw] = OrderedDict()

    def get(self, key: Hashable) -> msgspec.Raw | None:
        """Return a page that is kept."""
        page = self._pages.get(key)
        if page is not None:
            self._pages.move_to_end(key)
        return page

    def keep(self, key: Hashable, page: msgspec.Raw) -> None:
        """Keep a page, and throw away what was not asked for longest."""
        if key in self._pages:
            return
        self._pages[key] = page
        self._size += memoryview(page).nbytes
        while self._size > self._most:
            _, oldest = self._pages.popitem(last=False)
            self._size -= memoryview(oldest).nbytes
