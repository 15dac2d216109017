"""Who is at a table just now, and how tables are shown to a guest."""

from __future__ import annotations

import time
from collections import Counter

from ..table.sheet import Sheet, Standing
from .wire import SeatInfo, TableInfo


class Presence:
    """Counts the open connections of each guest to one table."""

    def __init__(self) -> None:
        self._here: Counter[str] = Counter()
        self._left: dict[str, float] = {}
        self._since = time.time()

    def came(self, guest: str) -> None:
        """Note that a guest has opened the table."""
        self._here[guest] += 1

    def went(self, guest: str) -> None:
        """Note that a guest has closed it, perhaps in one window of several."""
        self._here[guest] -= 1
        if self._here[guest] <= 0:
            del self._here[guest]
            self._left[guest] = time.time()

    def online(self, guest: str | None) -> bool:
        """Tell whether a guest has the table open."""
        return guest is not None and guest in self._here

    def away_since(self, guest: str) -> float | None:
        """Tell when a guest was last here, as far as this server knows."""
        return None if guest in self._here else self._left.get(guest, self._since)


def seat_infos(sheet: Sheet, guest: str | None, presence: Presence | None) -> list[SeatInfo]:
    """Show the seats of a table to a guest."""
    return [SeatInfo(number, seat.name, seat.color, seat.kind, seat.level, seat.stand_in,
                     seat.kind == "bot" or (presence is not None and presence.online(seat.guest)),
                     guest is not None and seat.guest == guest,
                     None if presence is None or seat.guest is None else presence.away_since(seat.guest))
            for number, seat in enumerate(sheet.seats)]


def table_info(sheet: Sheet, guest: str | None, presence: Presence | None, rematch: str | None,
               standing: Standing | None = None) -> TableInfo:
    """Show a table to a guest as far as everybody may know how it stands: the invitation only to who made it."""
    standing = sheet.standing if standing is None else standing
    asked = standing.deciders if standing.status == "playing" else ()
    public = standing.public
    mine = sheet.held_by(guest)
    creator = guest is not None and sheet.creator == guest
    return TableInfo(
        sheet.id, sheet.game, sheet.rules, sheet.options, sheet.hints, standing.status, public.number, public.step,
        list(() if standing.secret else asked), list(standing.winners),
        seat_infos(sheet, guest, presence), creator,
        sheet.invitation if creator and standing.status == "waiting" else None,
        any(seat in mine and sheet.seats[seat].bot is None for seat in asked),
        sheet.made, public.moved, rematch, sheet.source)
