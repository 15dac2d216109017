"""The state of Planet Unknown that everyone uses: the table with all that the kernel asks of a position."""

from __future__ import annotations

from typing import Final

from ...kernel.action import Action
from ...kernel.message import Json
from ...kernel.rng import Rng
from ...kernel.score import Score
from ...kernel.state import State
from ...kernel.view import View
from . import evaluate, hidden, instinct, invariants, position_json, scoring, view
from .actions import OnPlanet
from .state import Expedition
from .steps.ask import Ask

KEY: Final = "planet_unknown"
RULES: Final = 1


class PlanetUnknown(Expedition):
    """A position of Planet Unknown."""

    def clone(self) -> PlanetUnknown:
        """Copy the position."""
        return self._copy(self.rng.clone())

    def _copy(self, rng: Rng) -> PlanetUnknown:
        copy = PlanetUnknown(self.game, self.seats, self.options, rng)
        self.copy_to(copy)
        return copy

    def imagine(self, seat: int | None, rng: Rng) -> PlanetUnknown:
        """Make a position that a seat could believe in: secret cards and chance drawn anew."""
        copy = self._copy(rng.fork())
        hidden.redraw(copy, -1 if seat is None else seat, rng)
        return copy

    def unheard(self, seat: int, action: Action, before: State) -> bool:
        """Tell that a planet was chosen in secret: the corporation is still to be chosen (PU 3)."""
        return isinstance(action, OnPlanet) and self.options["sides"] == "choose"

    def scores(self) -> list[Score]:
        """Count the medals of each seat."""
        return scoring.scores(self)

    def known_scores(self, viewer: int | None) -> list[Score]:
        """Count the medals of each seat without others' secret cards, objectives and sides."""
        return scoring.known_scores(self, viewer)

    def winners(self) -> list[int]:
        """Name the seats that won, or lead."""
        return scoring.winners(self)

    def view(self, seat: int | None) -> View:
        """Show what a seat may know."""
        return View(self.game, seat, view.show(self, seat))

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

    def is_quiet(self) -> bool:
        """Tell that what is pending is valued too: no turn has to be finished first."""
        return True

    def lone_turn(self) -> int:
        """Count the rounds of whoever plays alone: which shapes come when is known, so rounds are worth planning."""
        return self.round if self.solo else -1

    def gist(self) -> tuple[int, ...]:
        """Tell what matters within a round of whoever plays alone: the order of what was done does not."""
        colony = self.colonies[0]
        step = self.top(0)
        asked = hash(step.name()) if isinstance(step, Ask) else 0
        parts = [
            self.round,
            self.phase,
            self.rng.drawn,
            asked,
            colony.covered,
            colony.meteors,
            colony.pods,
            colony.rovers,
            colony.loaded,
            colony.points,
            colony.rocks,
            colony.kept_pods,
            colony.stored,
            colony.used_in_round,
            colony.aside,
        ]
        for some in (self.tops, colony.pos, colony.land, colony.cards, colony.played, colony.personal):
            parts += some
        parts += sorted(colony.items)
        return tuple(parts)

    def outline(self) -> tuple[int, ...]:
        """Tell which tiles whoever plays alone has placed where: all else is a detail of the round."""
        placed = self.colonies[0].placed
        return len(placed), *placed[-2:]
