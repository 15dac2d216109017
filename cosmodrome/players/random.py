"""A player without a plan."""

from __future__ import annotations

from ..kernel.action import Action
from ..kernel.rng import Rng
from ..kernel.state import State
from .player import Player


class RandomPlayer(Player):
    """Chooses any legal action."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng.seeded(seed)

    def choose(self, state: State, seat: int) -> Action:
        """Choose any legal action, each equally likely."""
        actions = state.legal(seat)
        return actions[self.rng.below(len(actions))]
