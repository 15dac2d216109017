"""What bots think of positions of the game."""

from __future__ import annotations

from ....kernel.action import Action
from ....players.mind import Mind
from ..state import PlanetUnknown
from ..stored.forms import QUESTIONS
from . import evaluate, instinct


class PlanetUnknownMind(Mind[PlanetUnknown]):
    """Chances by what lies on the table, promise by what an experienced player looks at first."""

    def evaluate(self, state: PlanetUnknown) -> list[float]:
        """Estimate each seat's chance to win."""
        return evaluate.chances(state)

    def weigh(self, state: PlanetUnknown, seat: int, actions: tuple[Action, ...]) -> list[float]:
        """Return how promising each action looks at first sight."""
        return instinct.weigh(state, seat, actions)

    def is_quiet(self, state: PlanetUnknown) -> bool:
        """Tell that what is pending is valued too: no turn has to be finished first."""
        return True

    def lone_turn(self, state: PlanetUnknown) -> int:
        """Count the rounds of whoever plays alone: which shapes come when is known, so rounds are worth planning."""
        return state.round if state.solo else -1

    def transposition_key(self, state: PlanetUnknown) -> tuple[int, ...]:
        """Return what matters within a round of whoever plays alone: the order of what was done does not."""
        colony = state.colonies[0]
        step = state.top(0)
        asked = hash(QUESTIONS.name_of(step)) if step is not None else 0
        parts = [
            state.round,
            state.phase,
            state.rng.drawn,
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
        for some in (state.tops, colony.pos, colony.land, colony.cards, colony.played, colony.personal):
            parts += some
        parts += sorted(colony.items)
        return tuple(parts)

    def outline(self, state: PlanetUnknown) -> tuple[int, ...]:
        """Return which tiles whoever plays alone has placed where: all else is a detail of the round."""
        placed = state.colonies[0].placed
        return len(placed), *placed[-2:]
