"""Taking a tile from the station (PU 5 TAKE, 10, 12)."""

from __future__ import annotations

from ....kernel.event import Events
from ..components import CIV, LARGE, ROVER, SMALL, TILES
from ..corporations import MOVEMENT_ON_TAKE
from ..said import events as happened
from ..state import ACTION, PlanetUnknown
from .place_tile import PlaceTile
from .placing import STRICT


def take(state: PlanetUnknown, seat: int, ring: int, events: Events) -> int:
    """Take the top tile of a stack of the own sector; Republic may gain movement by it."""
    tile = state.take_top(state.shape_for(seat, ring))
    if events is not None:
        events.append(happened.Took(seat, tile, ring))
    colony = state.colony(seat)
    if colony.has(MOVEMENT_ON_TAKE) and TILES[tile].has(CIV):
        points = colony.firm.cell(colony.cell_of(ROVER)).points
        if points > 0:
            state.mine(seat).gain_points(points)
            if events is not None:
                events.append(happened.GainedMovement(seat, points))
    return tile


def take_extra(state: PlanetUnknown, seat: int, ring: int, stations: bool, events: Events) -> None:
    """Take one more tile for a civ card; restrictions are never ignored for it, and its stations may not count."""
    tile = take(state, seat, ring, events)
    if state.phase != ACTION:
        state.reveal(state.shape_for(seat, ring), events)
    state.ask(PlaceTile(seat, tile, STRICT, stations))


def visible(state: PlanetUnknown, seat: int) -> list[int]:
    """List the tiles that the seat could take: those on top of its two stacks."""
    found: list[int] = []
    for ring in (LARGE, SMALL):
        tile = state.tops[state.shape_for(seat, ring)]
        if tile >= 0:
            found.append(tile)
    return found
