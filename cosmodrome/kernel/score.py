"""Points, with where they come from."""

from __future__ import annotations

from .views import ScoreView


class Score:
    """The points of one seat: the total and its parts."""

    def __init__(self, parts: dict[str, int]) -> None:
        self.parts = parts
        self.total = sum(parts.values())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Score) and other.parts == self.parts

    def __hash__(self) -> int:
        return hash(self.total)

    def __repr__(self) -> str:
        return f"Score({self.total}: {self.parts})"

    def shown(self) -> ScoreView:
        """Return the points as the page reads them."""
        return {"total": self.total, "parts": dict(self.parts)}
