"""Where tiles and patches may go (PU 6, 11.2, 16): all corners of a pose at once, as sets of squares."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ....kernel.action import Action
from .. import corporations as corp
from ..cards import NO_MATCHING, NOT_ON_ICE, NOT_ON_PERIMETER
from ..colony import Colony
from ..components import ROVER, TECH, TILES, Pose, Shape, Tile
from ..grid import FOUR_ROWS, SPOTS, SQUARES, WIDTH, beside, words
from ..planets import CHASM, RING, SHORES, SLIDE, ZONES
from ..said.actions import Place
from ..state import FINAL, PlanetUnknown

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
    """Return the corners for which any square of a pose lies in a set."""
    found = 0
    for offset in offsets:
        found |= mask >> offset
    return found


def all_in(mask: int, offsets: list[int]) -> int:
    """Return the corners for which every square of a pose lies in a set."""
    found = mask >> offsets[0]
    for index in range(1, len(offsets)):
        found &= mask >> offsets[index]
    return found


def lies_anywhere(colony: Colony, tile: Tile) -> bool:
    """Tell whether a tile need not touch another; the first one begins where all do."""
    return (
        colony.has(corp.IGNORE_ADJACENCY)
        and (colony.corporation == corp.UNIVERSAL or tile.has(ROVER))
        and colony.covered != 0
    )


def is_restricted(state: PlanetUnknown, colony: Colony) -> bool:
    """Tell whether the planet or the event restricts where tiles lie."""
    return colony.board.restricts or NOT_ON_PERIMETER <= state.rule() <= NO_MATCHING


def breaks_planet(colony: Colony, tile: Tile, pose: Pose, as_energy: bool) -> int:
    """Return the corners at which a tile breaks the planet's restriction (PU 16)."""
    board = colony.board
    rule = board.rule
    if rule == RING:
        return all_in(board.ring, pose.offsets)
    if rule == SHORES:
        return _any(board.ice, pose.offsets) & _any(board.land, pose.offsets)
    if rule == CHASM:
        return _any(board.sides[0], pose.offsets) & _any(board.sides[1], pose.offsets)
    if rule == ZONES:
        a, b = tile.terrains(as_energy)
        return board.forbidden[a] >> pose.station_a | board.forbidden[b] >> pose.station_b
    if rule == SLIDE:
        return stuck(colony.covered, pose.offsets)
    return 0


def stuck(covered: int, offsets: list[int]) -> int:
    """Return the corners from which a shift by one square is blocked in all four directions (Pajitnov)."""
    hit = _any(covered << _MARGIN, offsets)
    return (hit >> (_MARGIN + 1)) & (hit >> (_MARGIN - 1)) & (hit >> (_MARGIN + WIDTH)) & (hit >> (_MARGIN - WIDTH))


def breaks_event(state: PlanetUnknown, colony: Colony, tile: Tile, pose: Pose, as_energy: bool) -> int:
    """Return the corners at which a tile breaks the restriction of the event."""
    rule = state.rule()
    if rule == NOT_ON_PERIMETER:
        return _any(colony.board.perimeter, pose.offsets)
    if rule == NOT_ON_ICE:
        return _any(colony.board.ice, pose.offsets)
    if rule == NO_MATCHING:
        a, b = tile.terrains(as_energy)
        return _any(beside(colony.land[a]), pose.first) | _any(beside(colony.land[b]), pose.second)
    return 0


def corners(
    state: PlanetUnknown, colony: Colony, tile: Tile, turn: int, level: int, as_energy: bool
) -> tuple[i64, i64, i64]:
    """Return the corners at which a tile may be placed in one pose, in three words."""
    pose = tile.shape.poses[turn]
    top, middle, bottom = colony.room().corners(pose.offsets, lies_anywhere(colony, tile))
    if level < FREE and is_restricted(state, colony) and top | middle | bottom != 0:
        planet = breaks_planet(colony, tile, pose, as_energy)
        event = breaks_event(state, colony, tile, pose, as_energy)
        bad_top, bad_middle, bad_bottom = words(planet | event if level == STRICT else planet & event)
        return top & ~bad_top, middle & ~bad_middle, bottom & ~bad_bottom
    return top, middle, bottom


def list_placements(
    state: PlanetUnknown,
    colony: Colony,
    tile: Tile,
    level: int,
    as_energy: bool,
    actions: list[Place],
    offer: list[Action],
) -> None:
    """Offer every placement of a tile."""
    room = colony.room()
    anywhere = lies_anywhere(colony, tile)
    restricted = level < FREE and is_restricted(state, colony)
    for turn in tile.shape.turns:
        if restricted:
            top, middle, bottom = corners(state, colony, tile, turn, level, as_energy)
        else:
            top, middle, bottom = room.corners(tile.shape.poses[turn].offsets, anywhere)
        base: i64 = turn * SQUARES
        _list_at(top, actions, base, offer)
        _list_at(middle, actions, base + FOUR_ROWS, offer)
        _list_at(bottom, actions, base + 2 * FOUR_ROWS, offer)


def _list_at(part: i64, actions: list[Place], base: i64, offer: list[Action]) -> None:
    while part != 0:
        low: i64 = part & -part
        offer.append(actions[base + SPOTS[low % 67]])
        part ^= low


def may_be_energy(colony: Colony, tile: Tile) -> bool:
    """Tell whether the tile's tech region may be treated as energy (Jump Drive D)."""
    return tile.has(TECH) and colony.has(corp.TECH_AS_ENERGY)


def fits(state: PlanetUnknown, colony: Colony, number: int, level: int) -> bool:
    """Tell whether a tile has any legal placement."""
    tile = TILES[number]
    if level >= FREE or not is_restricted(state, colony):
        return find_room(colony, tile.shape, lies_anywhere(colony, tile))
    for turn in tile.shape.turns:
        top, middle, bottom = corners(state, colony, tile, turn, level, False)
        if top | middle | bottom != 0:
            return True
    if may_be_energy(colony, tile):
        for turn in tile.shape.turns:
            top, middle, bottom = corners(state, colony, tile, turn, level, True)
            if top | middle | bottom != 0:
                return True
    return False


def find_room(colony: Colony, shape: Shape, anywhere: bool) -> bool:
    """Tell whether tiles of a shape find any place, restrictions left out."""
    room = colony.room()
    for offsets in shape.outlines:
        top, middle, bottom = room.corners(offsets, anywhere)
        if top | middle | bottom != 0:
            return True
    return False


def level_for(state: PlanetUnknown, colony: Colony, tiles: list[int]) -> int:
    """Return the lowest level of legality at which any of the tiles can be placed (R-5)."""
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


def patch_squares(state: PlanetUnknown, colony: Colony) -> int:
    """Return the squares on which a patch may be placed (PU 11.2); event restrictions do not count (R-13)."""
    board = colony.board
    found = board.grid & ~colony.covered
    if colony.covered == 0:
        found &= board.start
    elif not (colony.corporation == corp.UNIVERSAL and colony.has(corp.IGNORE_ADJACENCY)):
        found &= beside(colony.covered)
    if board.rule == SLIDE:
        found &= ~stuck(colony.covered, [0])
    if colony.has(corp.PATCH_ON_TILES):
        found |= colony.tiled & ~(colony.patches | colony.meteors)
    if state.phase == FINAL and colony.has(corp.PATCH_DESTROYS_METEORITE):
        found |= colony.meteors & ~colony.patches
    if board.rule == RING:
        found &= ~board.ring
    return found
