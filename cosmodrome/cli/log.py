"""What has happened in a game, to be told again in any language."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rich.text import Text

from cosmodrome.kernel.action import Action
from cosmodrome.kernel.event import Event
from cosmodrome.kernel.game import Game
from cosmodrome.kernel.message import Message
from cosmodrome.kernel.record import Record
from cosmodrome.kernel.state import State

from .marks import shape
from .words import Words


@dataclass(frozen=True)
class Entry:
    """One action and what came of it."""

    number: int
    seat: int
    message: Message
    """What the action says of itself."""
    events: tuple[Event, ...]


class Log:
    """The actions of a game so far, the setup as number 0."""

    def __init__(self, dealt: list[Event]) -> None:
        self.dealt = tuple(dealt)
        self.entries: list[Entry] = []

    @staticmethod
    def of(game: Game, record: Record, upto: int | None = None) -> tuple[Log, State]:
        """Play a record and write its log; return the position that it leads to as well."""
        dealt: list[Event] = []
        state = record.start(game, dealt)
        log = Log(dealt)
        for number, (seat, text) in enumerate(record.actions[:upto], start=1):
            events: list[Event] = []
            action = record.follow(state, number, seat, text, events)
            log.add(seat, action, events)
        return log, state

    def add(self, seat: int, action: Action, events: list[Event]) -> Entry:
        """Note an action."""
        entry = Entry(len(self.entries) + 1, seat, action.message(), tuple(events))
        self.entries.append(entry)
        return entry

    def take_back(self, seat: int, number: int) -> None:
        """Forget what a seat has done since a position; what others answered at the same time moves up."""
        others = [entry for entry in self.entries[number:] if entry.seat != seat]
        self.entries[number:] = [replace(entry, number=place) for place, entry in enumerate(others, start=number + 1)]

    def since(self, number: int) -> list[Entry]:
        """Return what happened after a position."""
        return self.entries[number:]


def tell(entry: Entry, viewer: int | None, words: Words) -> Text | None:
    """Say what an action did as far as the viewer may know; what nothing came of is told to whoever did it alone."""
    told = said(entry.events, viewer, words)
    if not told:
        if viewer not in (None, entry.seat):
            return None
        told = [words.say(entry.message)]
    return Text.assemble(shape(entry.seat), " ", " · ".join(told))


def said(events: tuple[Event, ...], viewer: int | None, words: Words) -> list[str]:
    """Say the events that the viewer may know."""
    seen = [event.seen_by(viewer) for event in events]
    return [words.say(event.message()) for event in seen if event is not None]
