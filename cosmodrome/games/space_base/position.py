"""The state of Space Base that everyone uses: the table with all that the kernel asks of a position."""

from __future__ import annotations

from typing import Final

from ...kernel.action import Action
from ...kernel.message import Json
from ...kernel.rng import Rng
from ...kernel.score import Score
from ...kernel.state import State
from ...kernel.view import View
from . import evaluate, hidden, instinct, invariants, position_json, scoring, view
from .actions import OnCard
from .state import Galaxy

KEY: Final = "space_base"
RULES: Final = 1


class SpaceBase(Galaxy):
    """A position of Space Base."""

    def clone(self) -> SpaceBase:
        """Copy the position."""
        return self._copy(self.rng.clone())

    def _copy(self, rng: Rng) -> SpaceBase:
        copy = SpaceBase(self.game, self.seats, self.options, rng)
        self.copy_to(copy)
        return copy

    def imagine(self, seat: int | None, rng: Rng) -> SpaceBase:
        """Make a position that a seat could believe in: chance and the others' unseen purchases drawn anew."""
        copy = self._copy(rng.fork())
        if copy.dealt:
            hidden.pick_anew(copy, seat, rng)
        return copy

    def unheard(self, seat: int, action: Action, before: State) -> bool:
        """Tell that a ship was chosen at light speed: nobody else knows of it before all have committed (SB 3.2)."""
        return bool(self.dealt) and isinstance(action, OnCard)

    def scores(self) -> list[Score]:
        """Count the points of each seat."""
        return [scoring.score(self, seat) for seat in range(self.seats)]

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
