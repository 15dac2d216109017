"""What bots think of positions of the game."""

from __future__ import annotations

from ....kernel.action import Action
from ....players.mind import Mind
from ..state import SpaceCorp
from . import evaluate, instinct


class SpaceCorpMind(Mind[SpaceCorp]):
    """Chances by what lies on the table, promise by what an experienced player looks at first."""

    def evaluate(self, state: SpaceCorp) -> list[float]:
        """Estimate each seat's chance to win."""
        return evaluate.chances(state)

    def weigh(self, state: SpaceCorp, seat: int, actions: tuple[Action, ...]) -> list[float]:
        """Return how promising each action looks at first sight."""
        return instinct.weigh(state, seat, actions)
