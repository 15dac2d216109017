"""The state of Alien Frontiers that everyone uses: the table with all that the kernel asks of a position."""

from __future__ import annotations

from typing import Final

from ...kernel.action import Action
from ...kernel.message import Json
from ...kernel.rng import Rng
from ...kernel.score import Score
from ...kernel.view import View
from . import evaluate, instinct, invariants, position_json, scoring, view
from .state import Frontier

KEY: Final = "alien_frontiers"
RULES: Final = 1


class AlienFrontiers(Frontier):
    """A position of Alien Frontiers."""

    def clone(self) -> AlienFrontiers:
        """Copy the position."""
        return self._copy(self.rng.clone())

    def _copy(self, rng: Rng) -> AlienFrontiers:
        copy = AlienFrontiers(self.game, self.seats, self.options, rng, self.colonies_each)
        self.copy_to(copy)
        return copy

    def imagine(self, seat: int | None, rng: Rng) -> AlienFrontiers:
        """Make a position that a seat could believe in: only what chance will bring is drawn anew."""
        return self._copy(rng.fork())

    def scores(self) -> list[Score]:
        """Count the points of each seat."""
        return [scoring.score(self, seat) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        """Name the seats that won, or lead."""
        return scoring.winners(self)

    def view(self, seat: int | None) -> View:
        """Show what a seat may know: everyone knows the same."""
        return View(self.game, seat, view.public(self))

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
