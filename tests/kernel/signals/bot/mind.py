"""What bots think of positions of Signals."""

from __future__ import annotations

from cosmodrome import Mind

from ..state import Signals


class SignalsMind(Mind[Signals]):
    """Chances by points alone."""

    def evaluate(self, state: Signals) -> list[float]:
        """Estimate each seat's chance to win."""
        total = sum(state.points) + state.seats
        return [(points + 1) / total for points in state.points]
