"""Where tiles and patches may go (PU 6, 11.2, 16): all corners at once, as sets of squares.

For one pose of a shape a set of corners is the board shifted back by each of the pose's squares. A corner fits if all
its squares are free; it touches if any of them is beside a covered one.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ...kernel.action import Action
from .actions import Place
from .bits import PART, SPOTS, WIDTH, beside
from .cards import NO_MATCHING, NOT_ON_ICE, NOT_ON_PERIMETER
from .colony import Colony
from .components import ENERGY, ROVER, TECH, TILES, Pose, Shape, Tile
from .corporations import (
    IGNORE_ADJACENCY,
    PATCH_DESTROYS_METEORITE,
    PATCH_ON_TILES,
    TECH_AS_ENERGY,
    UNIVERSAL,
)
from .planets import CHASM, RING, SHORES, SLIDE, ZONES
from .state import FINAL, Expedition

STRICT: Final = 0
"""All restrictions are obeyed."""
ONE_BROKEN: Final = 1
"""That of the planet or that of the event is broken, not both (R-5)."""
FREE: Final = 2
"""No restriction is obeyed."""
NOWHERE: Final = 3
"""Not even so can the tile be placed."""

_MARGIN: Final = 64


def _any(mask: int, offsets: list[int]) -> int:
    """Give the corners for which any square of a pose lies in a set."""
    found = 0
    for offset in offsets:
        found |= mask >> offset
    return found


def _all(mask: int, offsets: list[int]) -> int:
    """Give the corners for which every square of a pose lies in a set."""
    found = mask >> offsets[0]
    for index in range(1, len(offsets)):
        found &= mask >> offsets[index]
    return found


def near(colony: Colony, tile: Tile) -> int:
    """Give the squares of which the tile must cover one, 0 if it may lie anywhere."""
    if colony.covered == 0:
        return colony.board.start
    if colony.has(IGNORE_ADJACENCY) and (colony.corporation == UNIVERSAL or tile.has(ROVER)):
        return 0
    return beside(colony.covered)


def is_restricted(state: Expedition, colony: Colony) -> bool:
    """Tell whether the planet or the event restricts where tiles lie."""
    rule = colony.board.rule
    if rule in (RING, SHORES, SLIDE, ZONES, CHASM):
        return True
    event = state.rule()
    return NOT_ON_PERIMETER <= event <= NO_MATCHING


def breaks_planet(colony: Colony, tile: Tile, pose: Pose, as_energy: bool) -> int:
    """Give the corners at which a tile breaks the planet's restriction (PU 16)."""
    board = colony.board
    rule = board.rule
    if rule == RING:
        return _all(board.ring, pose.offsets)
    if rule == SHORES:
        return _any(board.ice, pose.offsets) & _any(board.land, pose.offsets)
    if rule == CHASM:
        return _any(board.sides[0], pose.offsets) & _any(board.sides[1], pose.offsets)
    if rule == ZONES:
        a = ENERGY if as_energy and tile.a == TECH else tile.a
        b = ENERGY if as_energy and tile.b == TECH else tile.b
        return board.forbidden[a] >> pose.station_a | board.forbidden[b] >> pose.station_b
    if rule == SLIDE:
        return stuck(colony.covered, pose.offsets)
    return 0


def stuck(covered: int, offsets: list[int]) -> int:
    """Give the corners from which a shift by one square is blocked in all four directions (Pajitnov)."""
    hit = _any(covered << _MARGIN, offsets)
    return (hit >> (_MARGIN + 1)) & (hit >> (_MARGIN - 1)) & (hit >> (_MARGIN + WIDTH)) & (hit >> (_MARGIN - WIDTH))


def breaks_event(state: Expedition, colony: Colony, tile: Tile, pose: Pose, as_energy: bool) -> int:
    """Give the corners at which a tile breaks the restriction of the event."""
    rule = state.rule()
    if rule == NOT_ON_PERIMETER:
        return _any(colony.board.perimeter, pose.offsets)
    if rule == NOT_ON_ICE:
        return _any(colony.board.ice, pose.offsets)
    if rule == NO_MATCHING:
        a = ENERGY if as_energy and tile.a == TECH else tile.a
        b = ENERGY if as_energy and tile.b == TECH else tile.b
        return _any(beside(colony.land[a]), pose.first) | _any(beside(colony.land[b]), pose.second)
    return 0


def corners(state: Expedition, colony: Colony, tile: Tile, turn: int, level: int, as_energy: bool, free: int,
            close: int) -> int:
    """Give the corners at which a tile may be placed in one pose; `free` and `close` are the same for all poses."""
    pose = tile.shape.poses[turn]
    found = _all(free, pose.offsets)
    if found and close:
        found &= _any(close, pose.offsets)
    if found == 0 or level >= FREE or not is_restricted(state, colony):
        return found
    planet = breaks_planet(colony, tile, pose, as_energy)
    event = breaks_event(state, colony, tile, pose, as_energy)
    return found & ~(planet | event) if level == STRICT else found & ~(planet & event)


def all_corners(state: Expedition, colony: Colony, tile: Tile, level: int, as_energy: bool) -> list[int]:
    """Give the corners for every pose of a tile; the board is shifted once for all of them."""
    shape = tile.shape
    free = colony.board.grid & ~colony.covered
    close = near(colony, tile)
    free_at: list[int] = []
    close_at: list[int] = []
    for offset in shape.reach:
        free_at.append(free >> offset)
        if close:
            close_at.append(close >> offset)
    restricted = level < FREE and is_restricted(state, colony)
    found: list[int] = []
    for turn in shape.turns:
        uses = shape.uses[turn]
        fit = free_at[uses[0]]
        for index in range(1, len(uses)):
            fit &= free_at[uses[index]]
        if fit and close:
            touch = 0
            for use in uses:
                touch |= close_at[use]
            fit &= touch
        if fit and restricted:
            pose = shape.poses[turn]
            planet = breaks_planet(colony, tile, pose, as_energy)
            event = breaks_event(state, colony, tile, pose, as_energy)
            fit &= ~(planet | event) if level == STRICT else ~(planet & event)
        found.append(fit)
    return found


def list_at(found: int, actions: list[Place], base: int, offer: list[Action]) -> None:
    """Offer the placements of one pose at a set of corners."""
    while found:
        part: i64 = found & PART
        while part != 0:
            low: i64 = part & -part
            offer.append(actions[base + SPOTS[low % 67]])
            part ^= low
        found >>= 52
        base += 52


def may_be_energy(colony: Colony, tile: Tile) -> bool:
    """Tell whether the tile's tech region may be treated as energy (Jump Drive D)."""
    return tile.has(TECH) and colony.has(TECH_AS_ENERGY)


def fits(state: Expedition, colony: Colony, number: int, level: int) -> bool:
    """Tell whether a tile has any legal placement."""
    tile = TILES[number]
    free = colony.board.grid & ~colony.covered
    close = near(colony, tile)
    for turn in tile.shape.turns:
        if corners(state, colony, tile, turn, level, False, free, close):
            return True
    if may_be_energy(colony, tile):
        for turn in tile.shape.turns:
            if corners(state, colony, tile, turn, level, True, free, close):
                return True
    return False


def has_room(colony: Colony, shape: Shape) -> bool:
    """Tell whether tiles of a shape find any place, restrictions left out: they are ignored before a game ends."""
    free = colony.board.grid & ~colony.covered
    close = beside(colony.covered)
    if colony.corporation == UNIVERSAL and colony.has(IGNORE_ADJACENCY):
        close = 0
    for offsets in shape.outlines:
        found = _all(free, offsets)
        if found and (close == 0 or found & _any(close, offsets)):
            return True
    return False


def coverable(free: int, shape: Shape) -> int:
    """Give the squares of an area that tiles of a shape can cover without leaving it."""
    found = 0
    for offsets in shape.outlines:
        corners = _all(free, offsets)
        if corners:
            for offset in offsets:
                found |= corners << offset
    return found


def level_for(state: Expedition, colony: Colony, tiles: list[int]) -> int:
    """Give the lowest level of legality at which any of the tiles can be placed (R-5)."""
    if not is_restricted(state, colony):
        for tile in tiles:
            if fits(state, colony, tile, STRICT):
                return STRICT
        return NOWHERE
    for level in (STRICT, ONE_BROKEN, FREE):
        for tile in tiles:
            if fits(state, colony, tile, level):
                return level
    return NOWHERE


def patch_squares(state: Expedition, colony: Colony) -> int:
    """Give the squares on which a patch may be placed (PU 11.2); event restrictions do not count (R-13)."""
    board = colony.board
    found = board.grid & ~colony.covered
    if colony.covered == 0:
        found &= board.start
    elif not (colony.corporation == UNIVERSAL and colony.has(IGNORE_ADJACENCY)):
        found &= beside(colony.covered)
    if board.rule == SLIDE:
        found &= ~stuck(colony.covered, [0])
    if colony.has(PATCH_ON_TILES):
        found |= colony.tiled & ~(colony.patches | colony.meteors)
    if state.phase == FINAL and colony.has(PATCH_DESTROYS_METEORITE):
        found |= colony.meteors & ~colony.patches
    if board.rule == RING:
        found &= ~board.ring
    return found
