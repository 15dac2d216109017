"""Asks who owes an answer and does nothing for long whether he is still there."""

from __future__ import annotations

import time

from .room import Room
from .wire import encode


class Vigil:
    """Looks at open tables now and then, and asks each person once for each question that he leaves open."""

    def __init__(self) -> None:
        self._asked: set[tuple[str, int]] = set()

    def look(self, rooms: list[Room]) -> None:
        """Ask where it is time to."""
        late = {(room.sheet.id, seat): room for room in rooms for seat in _late(room)}
        for place in self._asked - late.keys():
            self._asked.discard(place)
        for (table, seat), room in late.items():
            if (table, seat) not in self._asked:
                self._asked.add((table, seat))
                _ask(room, seat)


def _late(room: Room) -> list[int]:
    """Name the seats whose persons are here and have done nothing for longer than the table's patience."""
    sheet = room.sheet
    return [seat for seat in range(len(sheet.seats)) if room.presence.waited(sheet, seat) >= sheet.patience]


def _ask(room: Room, seat: int) -> None:
    """Ask somebody, and only him: others must not learn from it who owes an answer."""
    now = time.time()
    left = room.sheet.patience + room.sheet.grace - room.presence.waited(room.sheet, seat)
    frame = encode({"type": "still_there", "seat": seat, "until": now + max(0.0, left), "now": now})
    for listener in list(room.listeners):
        if listener.guest is not None and listener.guest == room.sheet.seats[seat].guest:
            listener.tell(frame)
    if not room.sheet.standing.secret:
        room.publish_seats()
