"""Who is at a table just now and who only seems to be, and how tables are shown to a guest."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterable

from ..table.sheet import Sheet, Standing
from .wire import SeatInfo, TableInfo

BRIEF = 30.0
"""Seconds of absence that a bad connection explains: who comes back sooner has not shown that he is there."""


class Presence:
    """Counts the open connections of each guest to one table, and notes when each was last heard of.

    What is decided is decided by a clock that never jumps; what is shown is the time of day.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._here: Counter[str] = Counter()
        self._left: dict[str, float] = {}
        self._heard: dict[str, float] = {}
        self._owing: dict[int, float] = {}
        self._since = clock()

    def came(self, guest: str) -> None:
        """Note that a guest has opened the table."""
        if guest not in self._here and self._clock() - self._left.get(guest, float("-inf")) > BRIEF:
            self.heard(guest)
        self._here[guest] += 1

    def went(self, guest: str) -> None:
        """Note that a guest has closed it, perhaps in one window of several."""
        self._here[guest] -= 1
        if self._here[guest] <= 0:
            del self._here[guest]
            self._left[guest] = self._clock()

    def heard(self, guest: str) -> None:
        """Note that a guest has done something."""
        self._heard[guest] = self._clock()

    def owe(self, seats: Iterable[int]) -> None:
        """Note which seats owe an answer from now on."""
        now = self._clock()
        self._owing = {seat: self._owing.get(seat, now) for seat in seats}

    def online(self, guest: str | None) -> bool:
        """Tell whether a guest has the table open."""
        return guest is not None and guest in self._here

    def waited(self, sheet: Sheet, seat: int) -> float:
        """Return the seconds that a seat whose person is here has owed an answer while he has done nothing."""
        held = sheet.seats[seat]
        if held.guest is None or held.guest not in self._here or held.bot is not None or seat not in self._owing:
            return 0.0
        return self._clock() - max(self._owing[seat], self._heard.get(held.guest, self._since))

    def away(self, sheet: Sheet, seat: int) -> bool:
        """Tell whether others may let a bot play a seat: its person has gone, or does not answer though he is here."""
        guest = sheet.seats[seat].guest
        if guest is None:
            return False
        if guest in self._here:
            return self.waited(sheet, seat) >= sheet.patience + sheet.grace
        return self._clock() - self._left.get(guest, self._since) >= sheet.grace

    def away_since(self, guest: str) -> float | None:
        """Tell when a guest was last here, as far as this server knows."""
        return None if guest in self._here else self._ago(self._clock() - self._left.get(guest, self._since))

    def idle_since(self, sheet: Sheet, seat: int) -> float | None:
        """Tell since when everybody waits for somebody who is here, if that is long and no secret."""
        waited = self.waited(sheet, seat)
        return None if sheet.standing.secret or waited < sheet.patience else self._ago(waited)

    def _ago(self, seconds: float) -> float:
        """Return the time of day so many seconds ago."""
        return time.time() - seconds


def seat_infos(sheet: Sheet, guest: str | None, presence: Presence | None) -> list[SeatInfo]:
    """Show the seats of a table to a guest."""
    return [
        SeatInfo(
            number,
            seat.name,
            seat.color,
            seat.kind,
            seat.level,
            seat.stand_in,
            seat.kind == "bot" or (presence is not None and presence.online(seat.guest)),
            guest is not None and seat.guest == guest,
            None if presence is None or seat.guest is None else presence.away_since(seat.guest),
            None if presence is None else presence.idle_since(sheet, number),
        )
        for number, seat in enumerate(sheet.seats)
    ]


def table_info(
    sheet: Sheet, guest: str | None, presence: Presence | None, rematch: str | None, standing: Standing | None = None
) -> TableInfo:
    """Show a table to a guest as far as everybody may know how it stands: the invitation only to who made it."""
    standing = sheet.standing if standing is None else standing
    asked = standing.deciders if standing.status == "playing" else ()
    public = standing.public
    mine = sheet.held_by(guest)
    creator = guest is not None and sheet.creator == guest
    return TableInfo(
        sheet.id,
        sheet.game,
        sheet.rules,
        sheet.options,
        sheet.hints,
        standing.status,
        public.number,
        public.step,
        list(() if standing.secret else asked),
        list(standing.winners),
        seat_infos(sheet, guest, presence),
        creator,
        sheet.invitation if creator and standing.status == "waiting" else None,
        any(seat in mine and sheet.seats[seat].bot is None for seat in asked),
        sheet.made,
        public.moved,
        rematch,
        sheet.source,
        sheet.grace,
        sheet.patience,
        sheet.stand_in,
    )
