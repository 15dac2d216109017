"""The state of Federation that everyone uses: the table with all that the kernel asks of a position."""

from __future__ import annotations

from typing import Final

from ...kernel.action import Action
from ...kernel.event import Events
from ...kernel.message import Json
from ...kernel.rng import Rng
from ...kernel.score import Score
from ...kernel.view import View
from . import effects, evaluate, hidden, instinct, invariants, position_json, scoring, view
from . import events as happened
from .components import Effect
from .state import Council
from .steps import pay, rounds

KEY: Final = "federation"
RULES: Final = 1


class Federation(Council):
    """A position of Federation."""

    def clone(self) -> Federation:
        """Copy the position."""
        return self._copy(self.rng.clone())

    def _copy(self, rng: Rng) -> Federation:
        copy = Federation(self.game, self.seats, self.options, rng, self.box, self.answers)
        self.copy_to(copy)
        return copy

    def imagine(self, seat: int | None, rng: Rng) -> Federation:
        """Make a position that a seat could believe in: chance and what it has not seen drawn anew."""
        copy = self._copy(rng.fork())
        hidden.draw_anew(copy, seat, rng)
        return copy

    def scores(self) -> list[Score]:
        """Count the points of each seat."""
        return scoring.scores(self)

    def winners(self) -> list[int]:
        """Name the seats that won, or lead."""
        return scoring.winners(self)

    def view(self, seat: int | None) -> View:
        """Show what a seat may know."""
        return View(self.game, seat, view.seen_by(self, seat))

    def to_json(self) -> dict[str, Json]:
        """Give the whole position as data."""
        return position_json.write(self, RULES)

    def check(self) -> None:
        """Raise BadPosition if an invariant is broken."""
        invariants.check(self)

    def evaluate(self) -> list[float]:
        """Estimate each seat's chance to win."""
        return evaluate.chances(self)

    def weigh(self, seat: int, actions: tuple[Action, ...]) -> list[float]:
        """Tell how promising each action looks at first sight."""
        return instinct.weigh(self, seat, actions)

    # What the steps ask of the whole game.

    def perform(self, seat: int, effect: Effect, source: int, events: Events) -> None:
        """Carry out one effect."""
        effects.perform(self, seat, effect, source, events)

    def gain(self, seat: int, res: list[int], events: Events) -> None:
        """Take resources from the bank."""
        pay.gain(self, seat, res, events)

    def next_turn(self, seat: int, events: Events) -> None:
        """Ask the next player to place, or begin the executive phase."""
        rounds.next_turn(self, seat, events)

    def end_round(self, events: Events) -> None:
        """Clear the senate and begin the next round, or end the game."""
        rounds.end_round(self, events)
        if self.finished and events is not None:
            events.append(happened.game_over(self.winners()))
