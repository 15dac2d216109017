"""Weights."""
from ...kernel.action import Action
from .state import Venture


def weigh(state: Venture, seat: int, actions: tuple[Action, ...]) -> list[float]:
    """Even."""
    return [1.0] * len(actions)
