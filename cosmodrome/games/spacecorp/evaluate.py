"""Chances."""
from .state import Venture


def chances(state: Venture) -> list[float]:
    """Even."""
    return [1.0 / state.seats] * state.seats
