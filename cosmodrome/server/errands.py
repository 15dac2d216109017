"""For whom work is done: who pays for it with his turn, and whether anybody still wants it."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple

from ..table.sheet import Sheet

REMEMBERED = 20_000
UNSEEN = "unseen"
DAY = 24 * 3600.0


class Dropped(Exception):
    """Nobody wants the answer any more, so nobody worked on it."""


class Payer(NamedTuple):
    """Who asks for something: the address and, if he has a cookie, the guest."""

    address: str
    guest: str | None = None


def _always() -> bool:
    """Want it, whatever happens."""
    return True


class Errand(NamedTuple):
    """A piece of work in the queue of those who wait for it."""

    path: tuple[str, ...] = ()
    """Address, player, table: turns are taken in this order."""
    last: bool = False
    """Whether it is done only when nothing else waits."""
    wanted: Callable[[], bool] = _always


class Whereabouts:
    """The address that each guest was last seen at."""

    def __init__(self) -> None:
        self._seen: OrderedDict[str, tuple[str, float]] = OrderedDict()

    def note(self, guest: str, address: str) -> bool:
        """Remember where a guest is; tell, once a day, that he is here."""
        now = time.monotonic()
        _, told = self._seen.pop(guest, ("", float("-inf")))
        due = now - told > DAY
        self._seen[guest] = address, now if due else told
        if len(self._seen) > REMEMBERED:
            self._seen.popitem(last=False)
        return due

    def of(self, guest: str) -> str:
        """Return where a guest was last; those who were not seen since the start share one place."""
        return self._seen.get(guest, (UNSEEN, 0.0))[0]


def on_behalf_of(sheet: Sheet, where: Whereabouts, number: int, wanted: Callable[[], bool]) -> Errand:
    """Say who pays for a bot's move: in turn the people who play with it, else who made the table."""
    playing = sorted({seat.guest for seat in sheet.seats if seat.guest is not None and seat.bot is None})
    people = playing or sorted(sheet.people()) or [sheet.creator]
    payer = people[number % len(people)]
    return Errand((where.of(payer), payer, sheet.id), not playing, wanted)
