"""Where a rover is teleported to (PU 11.1)."""

from __future__ import annotations

from typing import Final

from ....kernel.action import Action
from ....kernel.errors import BadPosition
from ....kernel.event import Events
from ....kernel.message import Message
from ....kit.codec import Field, Flag
from ....kit.question import Decision
from ..components import WATER
from ..corporations import DESTROY_CARRIED
from ..corporations import TELEPORT as TELEPORT_POWER
from ..grid import square_name, squares
from ..said import events as happened
from ..said.actions import ON_SQUARE, TELEPORT, TELEPORT_DESTROYING, OnSquare
from ..state import PlanetUnknown
from ..stored.forms import QUESTIONS, SQUARE
from .rovers import arrive, drop_load, relocate, teleport_targets


class Teleporting(Decision[PlanetUnknown]):
    """Choose the square to which a lifted rover goes."""

    def __init__(self, seat: int, here: int, by_card: bool) -> None:
        super().__init__(seat)
        self.here: Final = here
        self.by_card: Final = by_card

    def prompt(self, state: PlanetUnknown) -> Message:
        """Ask for the square."""
        return Message("prompt-teleport", {"square": square_name(self.here)})

    def legal(self, state: PlanetUnknown) -> list[Action]:
        """Offer the squares."""
        colony = state.colony(self.seat)
        loaded = colony.loaded >> self.here & 1 == 1
        water = colony.land[WATER] if loaded and colony.has(DESTROY_CARRIED) else 0
        found: list[Action] = []
        for spot in squares(teleport_targets(state, colony, self.here, self.by_card)):
            found.append(ON_SQUARE[TELEPORT][spot])
            if water >> spot & 1:
                found.append(ON_SQUARE[TELEPORT_DESTROYING][spot])
        return found

    def apply(self, state: PlanetUnknown, action: Action, events: Events) -> None:
        """Put the rover there; the technology costs a movement point."""
        assert isinstance(action, OnSquare)
        state.answered(self.seat)
        colony = state.mine(self.seat)
        if not self.by_card:
            colony.points -= 1
            colony.use(TELEPORT_POWER)
        relocate(state, self.seat, self.here, action.spot)
        if events is not None:
            events.append(happened.Teleported(self.seat, self.here, action.spot))
        if action.verb == TELEPORT_DESTROYING:
            drop_load(state, self.seat, action.spot, events)
        arrive(state, self.seat, action.spot, events)


def _check_rover(step: Teleporting, state: PlanetUnknown) -> None:
    """See that a rover is there to be lifted."""
    if not state.colony(step.seat).rovers >> step.here & 1:
        raise BadPosition(f"no rover stands on {square_name(step.here)}")


QUESTIONS.add("teleport", Teleporting, Field("from", SQUARE, "here"), Field("by_card", Flag()), check=_check_rover)
