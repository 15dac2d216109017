"""The end of a specialist's effect: until then the token is in use (R46)."""

from __future__ import annotations

from typing import Final

from ....kernel.event import Events
from ....kernel.message import Json
from ....kit.question import Due
from ..state import Federation


class Release(Due[Federation]):
    """Lies below the effect of a specialist and ends its use."""

    def __init__(self, seat: int, specialist: int, id: str) -> None:
        super().__init__(seat)
        self.specialist: Final = specialist
        self.id: Final = id

    def to_json(self) -> dict[str, Json]:
        """Give the step as data."""
        return {"step": "release", "seat": self.seat, "specialist": self.id}

    def settle(self, state: Federation, events: Events) -> bool:
        """End the use."""
        state.pop()
        return True


def in_use(state: Federation) -> int:
    """Give the specialists whose effect is being resolved, as bits."""
    found = 0
    for step in state.common:
        if isinstance(step, Release):
            found |= 1 << step.specialist
    return found
