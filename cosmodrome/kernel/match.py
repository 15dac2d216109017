"""A game in progress: the position, how it came about, and how far it can be taken back."""

from __future__ import annotations

from .action import Action
from .errors import CosmodromeError
from .event import Event
from .game import Game
from .message import Json
from .record import Record
from .state import State


class Match:
    """One game being played. What it holds besides the position can always be replayed from the record."""

    def __init__(self, game: Game, record: Record, state: State) -> None:
        self.game = game
        self.record = record
        self.state = state
        self._back: list[State] = []

    @staticmethod
    def new(game: Game, seats: int, seed: int, options: dict[str, Json] | None = None,
            events: list[Event] | None = None) -> Match:
        """Set up a game and begin its record."""
        state = game.new(seats, seed, options, events)
        return Match(game, Record.of(game, state, seed), state)

    @staticmethod
    def resume(game: Game, record: Record, upto: int | None = None) -> Match:
        """Take up a recorded game after all of its actions, or after the first few."""
        kept = record.actions[:upto]
        fresh = Record(record.game, record.rules, record.seats, record.seed, dict(record.options), [],
                       dict(record.tags))
        match = Match(game, fresh, record.start(game))
        for number, (seat, text) in enumerate(kept, start=1):
            match._remember(seat)
            before = match.state.footing()
            record.follow(match.state, number, seat, text, None)
            match._note(seat, text, before)
        return match

    @property
    def number(self) -> int:
        """Count the actions made so far: the number of the position."""
        return len(self.record.actions)

    def play(self, seat: int, action: Action) -> list[Event]:
        """Carry out an action, write it down, and tell what happened."""
        if action not in self.state.asides(seat):
            self.state.legal(seat)
        before = self.state.clone()
        footing = self.state.footing()
        events: list[Event] = []
        self.state.apply(seat, action, events)
        self._remember(seat, before)
        self._note(seat, " ".join(action.text.split()), footing)
        return events

    def undo_point(self, seat: int) -> int:
        """Give the number of the earliest position that a seat may go back to now: the present one if none."""
        if self.record.actions and self.record.actions[-1][0] == seat:
            return self.number - len(self._back)
        return self.number

    def undo(self, seat: int, to: int | None = None) -> None:
        """Take back the seat's last action, or all down to position `to`."""
        target = self.number - 1 if to is None else to
        if not self.undo_point(seat) <= target < self.number:
            raise CosmodromeError(f"player {seat + 1} cannot go back to position {target}")
        steps = self.number - target
        self.state = self._back[-steps]
        del self._back[-steps:]
        del self.record.actions[-steps:]

    def _remember(self, seat: int, before: State | None = None) -> None:
        """Keep the position before an action for as long as the action may be taken back."""
        if self.record.actions and self.record.actions[-1][0] != seat:
            self._back = []
        self._back.append(self.state.clone() if before is None else before)

    def _note(self, seat: int, text: str, footing: int) -> None:
        """Write an action down; what chance or a reveal has settled cannot be taken back."""
        self.record.actions.append((seat, text))
        if self.state.footing() != footing:
            self._back = []
