"""What the clients of an open table are shown: each the position and the log as far as it may know them."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from ..kernel.message import Json
from ..table.log import Entry
from ..table.table import Table
from .listener import Listener
from .wire import encode

HISTORY = 60
"""How many entries of the log the first frame brings."""
TAIL = 240
"""How many of the latest entries are kept ready: what is older is not sent by itself."""


class Screen:
    """Makes frames: once for all clients who may know the same."""

    def __init__(self, entries: list[Entry]) -> None:
        self._tail: deque[Entry] = deque(entries, TAIL)
        self._frames: dict[tuple[object, ...], str] = {}

    def note(self, entry: Entry) -> None:
        """Keep the latest entry ready."""
        self._tail.append(entry)

    def keep(self, entries: list[Entry]) -> None:
        """Keep these ready instead: what was may not be what is stored."""
        self._tail = deque(entries, TAIL)

    def change(self) -> None:
        """Make frames anew: something has changed."""
        self._frames.clear()

    def frame(self, table: Table, listener: Listener, people: Callable[[str | None], dict[str, Json]]) -> str:
        """Give a client the position, the people as it sees them, and what has happened since its last frame."""
        seats = table.sheet.held_by(listener.guest)
        viewer = table.viewer(seats, listener.looked_at)
        key = (tuple(seats), viewer, listener.since)
        if key not in self._frames:
            self._frames[key] = self._make(table, listener.since, seats, viewer, people(listener.guest))
        listener.since = known_number(table, seats)
        return self._frames[key]

    def _make(
        self, table: Table, since: int | None, seats: list[int], viewer: int | None, people: dict[str, Json]
    ) -> str:
        knowing = table.knowing(seats)
        shown = table.position(seats, viewer)
        waiting = shown["status"] == "waiting"
        entries = [] if waiting else table.veil.lift(self._entries(table, since, seats), knowing)
        # On a screen that several people share, nobody's secrets may stay in the log.
        alone = len(seats) == 1
        told = seats[0] if alone else None
        over = knowing is None
        shown.update(people)
        shown.update(
            type="position",
            history=since is None,
            log=[entry.shown_to(told, over or (alone and entry.seat == told)) for entry in entries],
            log_begins=entries[0].number if entries else known_number(table, seats) + 1,
        )
        return encode(shown)

    def _entries(self, table: Table, since: int | None, seats: list[int]) -> list[Entry]:
        """Return the entries after a number that a client knows, or the latest ones, as far as it is shown them."""
        latest = table.shown_point(seats).number
        if since is None:
            first = max(0, latest - HISTORY + 1)
        else:
            first = table.veil.true_number(since, table.knowing(seats)) + 1
        return [entry for entry in self._tail if first <= entry.number <= latest]


def known_number(table: Table, seats: list[int]) -> int:
    """Return the number of the position that a client is shown, as it counts."""
    return table.veil.number(table.shown_point(seats).number, table.knowing(seats))


def since(table: Table, number: int | None, guest: str | None) -> int | None:
    """Tell from where a client that comes back can go on; None: it begins with the position as it is."""
    if number is None or table.sheet.standing.status == "waiting":
        return None
    seats = table.sheet.held_by(guest)
    if table.knowing(seats) is None and table.veil.hides():
        return None  # it may have counted otherwise before the end
    return number if 0 <= number <= known_number(table, seats) else None
