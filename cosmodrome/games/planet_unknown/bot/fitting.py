"""Which tiles to come find room, and where: which shapes come when is known (PU 4)."""

from __future__ import annotations

from ..colony import Colony
from ..components import LARGE, SECTORS, SHAPES, SMALL, Shape, shape_in
from ..corporations import IGNORE_ADJACENCY, UNIVERSAL
from ..rules.placing import all_in, find_room
from ..state import PlanetUnknown
from .memory import memory_of


def rounds_with_room(state: PlanetUnknown, seat: int, most: int) -> int:
    """Count the rounds to come until neither tile of the sector can fit: which shapes come when is known."""
    colony = state.colonies[seat]
    key = (colony.covered, colony.techs, state.rotation, most, seat)
    memory = memory_of(state)
    found = memory.rounds(key)
    if found < 0:
        found = _rounds_with_room(state, seat, most)
        memory.keep_rounds(key, found)
    return found


def _rounds_with_room(state: PlanetUnknown, seat: int, most: int) -> int:
    colony = state.colonies[seat]
    sector = state.sector(seat)
    for ahead in range(min(most, SECTORS)):
        facing = (sector - 1 - ahead) % SECTORS
        if not (
            has_room(colony, SHAPES[shape_in(LARGE, facing, state.shift)])
            or has_room(colony, SHAPES[shape_in(SMALL, facing, state.shift)])
        ):
            return ahead
    return most


def within_reach(free: int, ring: int, sector: int, shift: int, rounds: int) -> int:
    """Return the open squares that a large or a small shape could cover, in rounds that begin with a sector."""
    found = 0
    for ahead in range(min(rounds, SECTORS)):
        found |= coverable(free, SHAPES[shape_in(ring, (sector - ahead) % SECTORS, shift)])
        if found == free:
            break
    return found


def has_room(colony: Colony, shape: Shape) -> bool:
    """Tell whether all tiles of a shape find a place, whatever is restricted: that is ignored before a game ends."""
    return find_room(colony, shape, colony.corporation == UNIVERSAL and colony.has(IGNORE_ADJACENCY))


def coverable(free: int, shape: Shape) -> int:
    """Return the squares of an area that tiles of a shape can cover without leaving it."""
    found = 0
    for offsets in shape.outlines:
        corners = all_in(free, offsets)
        if corners:
            for offset in offsets:
                found |= corners << offset
    return found
