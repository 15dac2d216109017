"""A game in progress: the position, how it came about, and how far it can be taken back."""

from __future__ import annotations

from typing import Final

from .action import Action
from .errors import CosmodromeError
from .event import Event
from .game import Game
from .message import Json
from .record import Record
from .state import State


class Past:
    """An action that may still be taken back: whose it is, its simultaneous window, and the position before."""

    def __init__(self, seat: int, text: str, before: State) -> None:
        self.seat: Final = seat
        self.is_preference: Final = _is_preference(seat, text, before)
        self.window: Final = before.simultaneous_window()
        self.before: Final = before


def _is_preference(seat: int, text: str, state: State) -> bool:
    """Tell whether somebody only said something about being asked."""
    return any(preference.text == text for preference in state.preferences(seat))


class Match:
    """One game being played. What it holds besides the position can always be replayed from the record."""

    def __init__(self, game: Game, record: Record, state: State) -> None:
        self.game = game
        self.record = record
        self.state = state
        self.before = state
        """The position before the latest action, as it was."""
        self._back: list[Past] = []
        """The latest actions, as far as neither chance nor a reveal has settled them."""

    @staticmethod
    def new(
        game: Game, seats: int, seed: int, options: dict[str, Json] | None = None, events: list[Event] | None = None
    ) -> Match:
        """Set up a game and begin its record."""
        state = game.new(seats, seed, options, events)
        return Match(game, Record.of(game, state, seed), state)

    @staticmethod
    def resume(game: Game, record: Record, upto: int | None = None) -> Match:
        """Take up a recorded game after all of its actions, or after the first few."""
        kept = record.actions[:upto]
        fresh = Record(
            record.game,
            record.rules,
            record.seats,
            record.seed,
            dict(record.options),
            [],
            dict(record.tags),
            {step: seed for step, seed in record.chances.items() if step <= len(kept)},
        )
        match = Match(game, fresh, record.start(game))
        for number, (seat, text) in enumerate(kept, start=1):
            before = match.state.clone()
            record.follow(match.state, number, seat, text, None)
            match._note(seat, text, before)
        return match

    @property
    def number(self) -> int:
        """Count the actions made so far: the number of the position."""
        return len(self.record.actions)

    def play(self, seat: int, action: Action) -> list[Event]:
        """Carry out an action, write it down, and tell what happened."""
        if action not in self.state.preferences(seat):
            self.state.legal(seat)
        before = self.before = self.state.clone()
        events: list[Event] = []
        self.state.apply(seat, action, events)
        self.record.freshen(self.state, self.number + 1)
        self._note(seat, " ".join(action.text.split()), before)
        return events

    def settled(self) -> bool:
        """Tell whether nobody can ever take anything back that was done so far."""
        return not self._back

    def undo_point(self, seat: int) -> int:
        """Return the number of the earliest position that a seat may go back to now: the present one if none.

        It may go back to where neither chance nor a reveal has settled anything since and nobody else has answered but
        at the same time: what others answered in the same window, or said about being asked, does not hang on its own
        answers and stays.
        """
        point = self.number
        place = self.number
        others = -1
        for past in reversed(self._back):
            place -= 1
            if past.seat == seat:
                if others >= 0 and past.window != others:
                    break
                point = place
            elif not past.is_preference:
                if past.window < 0 or (others >= 0 and past.window != others):
                    break
                others = past.window
        return point

    def last_of(self, seat: int) -> int:
        """Return the number of the position before a seat's last action; -1 if it has made none."""
        actions = self.record.actions
        for place in range(len(actions) - 1, -1, -1):
            if actions[place][0] == seat:
                return place
        return -1

    def asked_since(self, step: int) -> bool:
        """Tell whether others were asked something anew since a position that can still be gone back to."""
        if step == self.number:
            return False
        past = self._back[len(self._back) - (self.number - step)]
        return (
            past.before.common_changes != self.state.common_changes or past.window != self.state.simultaneous_window()
        )

    def undo(self, seat: int, to: int | None = None) -> None:
        """Take back the seat's last action, or all of its own down to position `to`."""
        last = self.last_of(seat)
        target = last if to is None else to
        if not self.undo_point(seat) <= target <= last:
            raise CosmodromeError(f"player {seat + 1} cannot go back to position {target}")
        kept = len(self._back) - (self.number - target)
        stay = [(other, text) for other, text in self.record.actions[target:] if other != seat]
        state = self._back[kept].before.clone()
        back = self._back[:kept]
        for other, text in stay:
            # Answers given at the same time commute.
            back.append(Past(other, text, state.clone()))
            state.apply(other, state.parse(other, text))
        self.state = state
        self._back = back
        self.record.actions[target:] = stay

    def _note(self, seat: int, text: str, before: State) -> None:
        """Write an action down; what chance or a reveal has settled cannot be taken back."""
        self.record.actions.append((seat, text))
        if self.state.undo_barrier() == before.undo_barrier():
            self._back.append(Past(seat, text, before))
        else:
            self._back = []
