"""Rovers that are still to be put down, teleported or destroyed (PU 11.1, 14.3)."""

from __future__ import annotations

from .....kernel.action import Action
from .....kernel.event import Events
from ...colony import Colony
from ...grid import squares
from ...said import actions as act
from ...said import events as happened
from ...said.actions import OnSquare
from ...state import EVENT, EVENT_CIV, PlanetUnknown
from ..rovers import put_rover, rover_squares, teleport_targets
from ..teleport import Teleporting
from .kind import Kind, OnSquares
from .pool import LISTED, Pool


class Rover(Kind):
    """Put a rover of the supply onto the tile that was placed last."""

    def is_possible(self, colony: Colony) -> bool:
        """Tell whether there is a rover."""
        return colony.supply > 0

    def offer(self, pool: Pool, code: int) -> None:
        """Offer the squares of the tile."""
        if self.is_possible(pool.colony) and pool.is_new(LISTED, act.ROVER):
            pool.on_squares(act.ROVER, rover_squares(pool.colony))

    def claim(self, colony: Colony, code: int, action: Action) -> int:
        """Take answers about a new rover as long as there is one."""
        return super().claim(colony, code, action) if self.is_possible(colony) else -1

    def resolve(self, state: PlanetUnknown, seat: int, code: int, action: Action, events: Events) -> None:
        """Put the rover down."""
        assert isinstance(action, OnSquare)
        state.mine(seat).supply -= 1
        put_rover(state, seat, action.spot, events)

    def binds(self, state: PlanetUnknown) -> bool:
        """Let a rover wait for this round's tile (R-4)."""
        return state.phase != EVENT and state.phase != EVENT_CIV


class ExtraRover(Rover):
    """Put a rover of the box onto the tile that was placed this round, for an event."""

    def is_possible(self, colony: Colony) -> bool:
        """Tell whether a tile has been placed this round."""
        return colony.placed_now

    def resolve(self, state: PlanetUnknown, seat: int, code: int, action: Action, events: Events) -> None:
        """Put the rover down."""
        assert isinstance(action, OnSquare)
        put_rover(state, seat, action.spot, events)


class Teleport(OnSquares):
    """Teleport a rover for a card: it is lifted first, then put down."""

    def squares(self, state: PlanetUnknown, colony: Colony) -> int:
        """Return where rovers stand that can go elsewhere."""
        found = 0
        for spot in squares(colony.rovers):
            if teleport_targets(state, colony, spot, True):
                found |= 1 << spot
        return found

    def resolve_on(self, state: PlanetUnknown, seat: int, code: int, spot: int, events: Events) -> None:
        """Ask where the rover goes."""
        state.ask(Teleporting(seat, spot, True))


class DestroyRover(OnSquares):
    """Destroy a rover, but not the only one."""

    def squares(self, state: PlanetUnknown, colony: Colony) -> int:
        """Return where rovers stand."""
        return colony.rovers if colony.rovers.bit_count() > 1 else 0

    def resolve_on(self, state: PlanetUnknown, seat: int, code: int, spot: int, events: Events) -> None:
        """Destroy the rover with its load."""
        colony = state.mine(seat)
        colony.rovers &= ~(1 << spot)
        colony.loaded &= ~(1 << spot)
        if events is not None:
            events.append(happened.RoverDestroyed(seat, spot))
