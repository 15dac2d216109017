"""Players who take their turns one after the other, clockwise from the commander (PU 5, 13)."""

from __future__ import annotations

from typing import Final

from ....kernel.errors import BadPosition
from ....kit.codec import NOBODY, Field, Whole
from ....kit.question import Due
from ..state import PlanetUnknown
from ..stored.forms import QUESTIONS


class Clockwise(Due[PlanetUnknown]):
    """Lets one player after the other have a turn."""

    def __init__(self, place: int, seat: int = -1) -> None:
        super().__init__(seat)
        self.place: Final = place
        """How many players have been looked at."""


def _check_place(step: Clockwise, state: PlanetUnknown) -> None:
    """See that there are so many players."""
    if step.place > state.seats:
        raise BadPosition(f"{step.place} of {state.seats} players have had their turn")


def add_order(name: str, make: type[Clockwise]) -> None:
    """Describe such an order of turns for positions."""
    QUESTIONS.add(name, make, Field("place", Whole(0, 6)), seat=NOBODY, check=_check_place)
