"""Rovers and what they pick up (PU 11, 15)."""

from __future__ import annotations

from ....kernel.event import Events
from .. import corporations as corp
from ..cards import ROVER_NOT_ONTO
from ..colony import Colony
from ..components import CIV, ENERGY, ROVER, WATER, corner_of, pose_of
from ..grid import squares
from ..said import events as happened
from ..said.actions import Move, move
from ..state import PlanetUnknown
from .items import codes
from .lifepods import collect_pod


def barred(state: PlanetUnknown, colony: Colony) -> int:
    """Return the squares that no rover may come onto by moving."""
    shut = colony.rovers
    if colony.board.toxic:
        shut |= colony.board.toxic & ~colony.covered
    if state.rule() == ROVER_NOT_ONTO:
        shut |= colony.terrain(state.banned())
    return shut


def moves(state: PlanetUnknown, colony: Colony) -> list[Move]:
    """List the steps that rovers can make with the points in the pool."""
    found: list[Move] = []
    if colony.rovers == 0:
        return found
    free = colony.terrain(ENERGY) if colony.gained and colony.has(corp.FREE_MOVE) else 0
    if colony.points == 0 and free == 0:
        return found
    reach = colony.board.leaps if colony.has(corp.ROVER_DIAGONAL) else colony.board.steps
    shut = barred(state, colony)
    water = colony.land[WATER] if colony.loaded and colony.has(corp.DESTROY_CARRIED) else 0
    for here in squares(colony.rovers):
        for there in reach[here]:
            if shut >> there & 1 or (colony.points == 0 and not free >> there & 1):
                continue
            found.append(move(here, there, False))
            if water >> there & 1 and colony.loaded >> here & 1:
                found.append(move(here, there, True))
    return found


def carry_out(state: PlanetUnknown, seat: int, action: Move, events: Events) -> None:
    """Move a rover one square and pick up what lies there."""
    colony = state.mine(seat)
    if not (colony.gained and colony.has(corp.FREE_MOVE) and colony.terrain(ENERGY) >> action.there & 1):
        colony.points -= 1
    relocate(state, seat, action.here, action.there)
    if events is not None:
        events.append(happened.Moved(seat, action.here, action.there))
    if action.destroy:
        drop_load(state, seat, action.there, events)
    arrive(state, seat, action.there, events)


def drop_load(state: PlanetUnknown, seat: int, spot: int, events: Events) -> None:
    """Destroy what a rover carries onto water (Horizon Group)."""
    state.mine(seat).loaded &= ~(1 << spot)
    if events is not None:
        events.append(happened.MeteoriteDestroyed(seat, spot))


def relocate(state: PlanetUnknown, seat: int, here: int, there: int) -> None:
    """Put a rover with its load onto another square."""
    colony = state.mine(seat)
    colony.rovers ^= 1 << here | 1 << there
    if colony.loaded >> here & 1:
        colony.loaded ^= 1 << here | 1 << there


def arrive(state: PlanetUnknown, seat: int, spot: int, events: Events) -> None:
    """Pick up what lies on the square onto which a rover has come; never a choice (R-44)."""
    colony = state.mine(seat)
    bit = 1 << spot
    if colony.pods & bit:
        collect_pod(state, seat, spot, events)
    if colony.corporation == corp.HORIZON:
        _haul(state, seat, spot, events)
    elif colony.meteors & bit:
        colony.meteors ^= bit
        collect_meteorite(state, seat, spot, events)


def _haul(state: PlanetUnknown, seat: int, spot: int, events: Events) -> None:
    """Deliver what the rover carries at a rover station, load what lies there if it is empty, and so on."""
    colony = state.mine(seat)
    bit = 1 << spot
    station = colony.stations & colony.land[ROVER] & bit
    while True:
        if colony.loaded & bit:
            if not station:
                return
            colony.loaded ^= bit
            collect_meteorite(state, seat, spot, events)
        elif colony.meteors & bit:
            colony.meteors ^= bit
            colony.loaded |= bit
            if events is not None:
                events.append(happened.MeteoriteLoaded(seat, spot))
        else:
            return


def collect_meteorite(state: PlanetUnknown, seat: int, spot: int, events: Events) -> None:
    """Add a meteorite to the collection area."""
    colony = state.mine(seat)
    colony.rocks += 1
    if events is not None:
        events.append(happened.MeteoriteCollected(seat, spot))
    if colony.has(corp.PATCH_ON_COLLECT):
        colony.add(codes.PATCH)


def rover_squares(colony: Colony) -> int:
    """Return the squares of the tile that was placed last on which a new rover can be put."""
    if not colony.placed:
        return 0
    latest = colony.placed[-1]
    return pose_of(latest).mask << corner_of(latest) & ~colony.rovers


def put_rover(state: PlanetUnknown, seat: int, spot: int, events: Events) -> None:
    """Put a rover onto the planet."""
    state.mine(seat).rovers |= 1 << spot
    if events is not None:
        events.append(happened.RoverPlaced(seat, spot))
    arrive(state, seat, spot, events)


def teleport_targets(state: PlanetUnknown, colony: Colony, here: int, by_card: bool) -> int:
    """Return the squares to which a rover can be teleported from a square, by a card or by the technology."""
    shut = barred(state, colony)
    if by_card:
        return colony.board.grid & ~shut
    if colony.points == 0 or not colony.can_use(corp.TELEPORT):
        return 0
    if colony.corporation == corp.JUMP:
        for terrain in range(6):
            if colony.land[terrain] >> here & 1:
                return colony.land[terrain] & colony.tiled & ~shut if colony.tiled >> here & 1 else 0
        return 0
    stations = colony.stations & colony.land[CIV]
    return stations & ~shut if stations >> here & 1 else 0
