"""A player who looks one step ahead."""

from __future__ import annotations

from ..kernel.action import Action
from ..kernel.rng import Rng
from ..kernel.state import State
from .mind import mind_of
from .player import Player


class GreedyPlayer(Player):
    """Chooses the action after which its own chance to win looks best; some of the time, any action at all."""

    def __init__(self, seed: int, carelessness: float = 0.0) -> None:
        self.rng = Rng.seeded(seed)
        self.carelessness = carelessness
        """How often it does not look at all, 0 to 1."""

    def choose(self, state: State, seat: int) -> Action:
        """Choose by what each action leads to at once; the first of equals."""
        mind = mind_of(state)
        actions = state.legal(seat)
        if self.carelessness > 0.0 and self.rng.unit() < self.carelessness:
            return actions[self.rng.below(len(actions))]
        best = actions[0]
        best_value = -1.0
        if len(actions) == 1:
            return best
        for action in actions:
            after = state.imagine(seat, self.rng)
            after.apply(seat, action)
            value = mind.evaluate(after)[seat]
            if value > best_value:
                best = action
                best_value = value
        return best
