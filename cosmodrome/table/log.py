"""What has happened at a table: entries that are only ever added, an undo being one of them."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ..kernel.event import Event
from ..kernel.message import Json

PUBLIC = ""


class Telling(msgspec.Struct, frozen=True):
    """The events of one entry, as JSON, in the version that each seat may know."""

    versions: dict[str, msgspec.Raw]
    """By seat number; the public version under ''. A seat that knows no more than everybody is left out."""

    def to(self, seat: int | None) -> msgspec.Raw:
        """Return the events as a seat (None: a spectator) may know them."""
        public = self.versions[PUBLIC]
        return public if seat is None else self.versions.get(str(seat), public)

    @staticmethod
    def of(events: Sequence[Event], seats: int) -> Telling:
        """Write events down once for all who may ever read them."""
        public = _version(events, None)
        versions = {PUBLIC: msgspec.Raw(public)}
        for seat in range(seats):
            own = _version(events, seat)
            if own != public:
                versions[str(seat)] = msgspec.Raw(own)
        return Telling(versions)

    def followed_by(self, other: Telling) -> Telling:
        """Return these events and then others."""
        return Telling(
            {
                who: _joined(self._version(who), other._version(who))
                for who in self.versions.keys() | other.versions.keys()
            }
        )

    def _version(self, who: str) -> msgspec.Raw:
        return self.versions.get(who, self.versions[PUBLIC])


def _joined(one: msgspec.Raw, other: msgspec.Raw) -> msgspec.Raw:
    """Put two lists in JSON together."""
    first, second = bytes(one)[1:-1], bytes(other)[1:-1]
    return msgspec.Raw(b"[" + first + (b"," if first and second else b"") + second + b"]")


def _version(events: Sequence[Event], seat: int | None) -> bytes:
    """Return what one seat may know of events."""
    known = [seen for event in events if (seen := event.seen_by(seat)) is not None]
    return msgspec.json.encode([{**event.to_json(), "message": event.message().to_json()} for event in known])


class Move(msgspec.Struct, frozen=True):
    """What is needed of an entry to play the game again: an action, an undo, or the set-up of the game (number 0)."""

    number: int
    """The number of the position that it made: it only grows."""
    seat: int | None
    text: str | None
    """The action's notation; None for an undo and for the set-up."""
    back_to: int | None
    """For an undo: the step that it went back to; what others answered at the same time after that step stays."""
    secret: bool
    """Whether nobody but its seat may know that it was made."""


class Entry(Move, frozen=True):
    """One line of the log."""

    step: int
    """How many actions lead to the position that it made."""
    at: float
    telling: Telling

    def shown_to(self, seat: int | None, open_text: bool) -> dict[str, Json]:
        """Return the entry as a client sees it."""
        return {
            "number": self.number,
            "step": self.step,
            "seat": self.seat,
            "text": self.text if open_text else None,
            "back_to": self.back_to,
            "at": self.at,
            "events": self.telling.to(seat),
        }


class Line:
    """The actions that count: the log without what was taken back."""

    def __init__(self) -> None:
        self.actions: list[tuple[int, str]] = []
        self.marks: list[int] = [0]
        """The number of the position that each step led to when it was made."""
        self.secret: list[bool] = []
        """Whether nobody but its seat may know of each action."""

    def add(self, move: Move) -> None:
        """Follow the log by one entry."""
        if move.back_to is not None:
            others = [place for place in range(move.back_to, len(self.actions)) if self.actions[place][0] != move.seat]
            self.actions[move.back_to :] = [self.actions[place] for place in others]
            self.marks[move.back_to + 1 :] = [self.marks[place + 1] for place in others]
            self.secret[move.back_to :] = [self.secret[place] for place in others]
        elif move.seat is not None and move.text is not None:
            self.actions.append((move.seat, move.text))
            self.marks.append(move.number)
            self.secret.append(move.secret)
