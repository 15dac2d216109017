"""What of a log some clients must not even notice: answers that nobody but their seat may know of.

A client counts only the entries that it may know. So numbers and steps differ from client to client, and neither tells
that somebody was asked in secret, or is still putting something together.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Collection, Iterable

from msgspec.structs import replace

from .log import Entry, Line, Move

Seats = Collection[int] | None
"""The seats of one client; None: whoever may know everything, as all may when a game is over."""


class Veil:
    """Follows a log and translates between its true numbers and those that a client knows."""

    def __init__(self) -> None:
        self.line = Line()
        self.latest = 0
        """The true number of the latest entry."""
        self._hidden: Counter[int] = Counter()
        """How many secret actions of each seat lead to the present position. Never changed, only replaced."""
        self._secrets: dict[int, list[int]] = {}
        """The numbers of each seat's secret entries, in order."""
        self._led: dict[int, Counter[int]] = {}
        """For each entry since the first secret one: how many secret actions of each seat lead to its position."""
        self._kept: dict[int, Counter[int]] = {}
        """For each undo since then: how many of them lead to where it went back to."""

    @staticmethod
    def over(moves: Iterable[Move]) -> Veil:
        """Read a log from its beginning."""
        veil = Veil()
        for move in moves:
            veil.add(move)
        return veil

    def add(self, move: Move) -> None:
        """Follow the log by one entry."""
        self.latest = move.number
        if move.secret and move.seat is not None:
            self._secrets.setdefault(move.seat, []).append(move.number)
        if self._secrets and move.back_to is not None:
            self._kept[move.number] = self._hidden_on(move.back_to)
        self.line.add(move)
        if move.back_to is not None:
            self._hidden = self._count(len(self.line.actions))
        elif move.secret and move.seat is not None:
            self._hidden = self._hidden + Counter({move.seat: 1})
        if self._secrets:
            self._led[move.number] = self._hidden

    def hides(self) -> bool:
        """Tell whether there is anything in the log that not everybody may know of."""
        return bool(self._secrets)

    # Numbers

    def number(self, true: int, seats: Seats) -> int:
        """Return the number that a client knows an entry by, or the last one that it knows before it."""
        if not self._secrets or seats is None:
            return true
        return true - sum(bisect_right(numbers, true) for seat, numbers in self._secrets.items() if seat not in seats)

    def true_number(self, known: int, seats: Seats) -> int:
        """Return the true number of the latest position that a client knows by this number; -1 if there is none."""
        if self.number(self.latest, seats) == known:
            return self.latest
        low, high = known, self.latest
        while low < high:
            middle = (low + high + 1) // 2
            if self.number(middle, seats) <= known:
                low = middle
            else:
                high = middle - 1
        return low if self.number(low, seats) == known else -1

    def veiled(self, entry: Move, seats: Seats) -> bool:
        """Tell whether a client must not notice an entry."""
        return entry.secret and seats is not None and entry.seat not in seats

    # Steps

    def step(self, true: int, seats: Seats) -> int:
        """Return the step that a client knows a step of the present line by."""
        if not self._secrets or seats is None:
            return true
        return true - _others(self._hidden_on(true), seats)

    def true_step(self, known: int, seats: Seats) -> int:
        """Return the true step of the last position of the present line that a client knows by this step."""
        step = len(self.line.actions)
        while step > 0 and self.step(step, seats) > known:
            step -= 1
        return step

    # Entries

    def lift(self, entries: Iterable[Entry], seats: Seats) -> list[Entry]:
        """Return entries that follow each other as a client may know them.

        What came of an answer that it must not notice counts as come of the entry before.
        """
        if not self._secrets or seats is None:
            return list(entries)
        shown: list[Entry] = []
        for entry in entries:
            if not self.veiled(entry, seats):
                shown.append(self._renumbered(entry, seats))
            elif shown:
                shown[-1] = replace(shown[-1], telling=shown[-1].telling.followed_by(entry.telling))
        return shown

    def _renumbered(self, entry: Entry, seats: Collection[int]) -> Entry:
        """Count an entry as a client does."""
        led = self._led.get(entry.number)
        if led is None:
            return entry
        kept = self._kept.get(entry.number)
        back_to = entry.back_to if entry.back_to is None or kept is None else entry.back_to - _others(kept, seats)
        return replace(
            entry, number=self.number(entry.number, seats), step=entry.step - _others(led, seats), back_to=back_to
        )

    def _hidden_on(self, step: int) -> Counter[int]:
        """Count the secret actions of each seat among the first actions of the present line."""
        return self._hidden if step == len(self.line.actions) else self._count(step)

    def _count(self, step: int) -> Counter[int]:
        return Counter(
            seat for (seat, _), secret in zip(self.line.actions[:step], self.line.secret[:step], strict=True) if secret
        )


def _others(hidden: Counter[int], seats: Collection[int]) -> int:
    """Count what is hidden from who holds some seats."""
    return sum(count for seat, count in hidden.items() if seat not in seats)
