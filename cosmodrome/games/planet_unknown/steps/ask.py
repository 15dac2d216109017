"""Questions of Planet Unknown: all are stored by their name."""

from __future__ import annotations

from abc import abstractmethod

from ....kernel.message import Json
from ....kit.question import Decision
from ..state import PlanetUnknown


class Ask(Decision[PlanetUnknown]):
    """A question to one seat."""

    def to_json(self) -> dict[str, Json]:
        """Give the step as data."""
        return {"step": self.name(), "seat": self.seat}

    @abstractmethod
    def name(self) -> str:
        """Name the question as positions do."""
