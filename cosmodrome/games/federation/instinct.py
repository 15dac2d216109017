"""How promising an action looks before any thought: what the search tries first."""

from __future__ import annotations

from ...kernel.action import Action
from .state import Council


def weigh(state: Council, seat: int, actions: tuple[Action, ...]) -> list[float]:
    """Give each action a weight."""
    return [1.0] * len(actions)
