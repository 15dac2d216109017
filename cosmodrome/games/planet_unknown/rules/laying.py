"""What happens when a tile or a patch is laid, and what the stations of a tile give (PU 5, 7, 8)."""

from __future__ import annotations

from ....kernel.event import Events
from .. import corporations as corp
from ..cards import IGNORE_STATION, NO_SYNERGY
from ..colony import Colony
from ..components import BIOMASS, ENERGY, TECH, TILES, WATER, Pose, Tile, corner_of, laid, pose_of, tile_of
from ..grid import beside, squares
from ..said import events as happened
from ..state import PlanetUnknown
from .ignore_station import Ignoring
from .items import codes
from .items.codes import first_of, item, second_of, third_of
from .tracks import can_rise


def bury(state: PlanetUnknown, seat: int, mask: int, events: Events) -> None:
    """Destroy the lifepods and rovers on squares that are covered."""
    colony = state.mine(seat)
    if (colony.pods | colony.rovers) & mask:
        if events is not None:
            for spot in squares(colony.pods & mask):
                events.append(happened.LifepodDestroyed(seat, spot))
            for spot in squares(colony.rovers & mask):
                events.append(happened.RoverDestroyed(seat, spot))
        clear(colony, mask)


def clear(colony: Colony, mask: int) -> None:
    """Take lifepods and rovers off some squares; a rover's load goes with it (R-33)."""
    colony.pods &= ~mask
    colony.rovers &= ~mask
    colony.loaded &= ~mask


def put_tile(colony: Colony, tile: Tile, turn: int, corner: int, as_energy: bool) -> tuple[int, int]:
    """Put a tile on a planet that is clear; return the pending items of its stations, -1 where one gives nothing."""
    pose = tile.shape.poses[turn]
    before = colony.land[BIOMASS]
    colony.lay(laid(tile.number, turn, corner))
    colony.placed_now = True
    if tile.meteor and not colony.has(corp.NO_METEORITES):
        colony.meteors |= 1 << (corner + pose.meteor)
    first = _station_item(colony, tile, pose, corner, True, as_energy, before)
    return first, _station_item(colony, tile, pose, corner, False, as_energy, before)


def lay_tile(
    state: PlanetUnknown,
    seat: int,
    number: int,
    turn: int,
    corner: int,
    as_energy: bool,
    stations: bool,
    events: Events,
) -> None:
    """Place a tile; its stations become pending if they count."""
    colony = state.mine(seat)
    tile = TILES[number]
    pose = tile.shape.poses[turn]
    mask = pose.mask << corner
    bury(state, seat, mask, events)
    first, second = put_tile(colony, tile, turn, corner, as_energy)
    if events is not None:
        events.append(happened.Placed(seat, number, corner, turn % 4, turn >= 4))
        if colony.meteors & mask:
            events.append(happened.MeteoriteLanded(seat, corner + pose.meteor))
    if colony.board.ice & mask == 0 and colony.has(corp.WATER_WITHOUT_ICE):
        colony.add(item(codes.STATION, WATER, 1, 0))
    if stations:
        _pend(state, seat, tile, first, second)


def _pend(state: PlanetUnknown, seat: int, tile: Tile, first: int, second: int) -> None:
    """Make both stations pending, or ask first which one is ignored."""
    if state.rule() == IGNORE_STATION:
        state.ask(Ignoring(seat, tile.a, first, tile.b, second))
        return
    colony = state.mine(seat)
    if first >= 0:
        colony.add(first)
    if second >= 0:
        colony.add(second)


def _station_item(
    colony: Colony, tile: Tile, pose: Pose, corner: int, is_first: bool, as_energy: bool, biomass: int
) -> int:
    """Return the pending item of one of the two stations, -1 if it can give nothing."""
    terrain = tile.a if is_first else tile.b
    other = tile.b if is_first else tile.a
    mask = (pose.mask_a if is_first else pose.mask_b) << corner
    spot = corner + (pose.station_a if is_first else pose.station_b)
    if terrain == ENERGY or (terrain == TECH and as_energy):
        return item(codes.ENERGY, spot, 0 if terrain == ENERGY else 1, other)
    steps = 1
    if terrain == WATER:
        ice = colony.board.ice & mask
        steps = ice.bit_count() if colony.corporation == corp.OASIS else (1 if ice else 0)
    elif terrain == BIOMASS and colony.corporation == corp.WORMHOLE:
        steps = 1 if beside(mask) & biomass else 0
    if steps == 0 and colony.corporation != corp.OASIS and colony.corporation != corp.FLUX:
        return -1
    return item(codes.STATION, terrain, steps, 1)


def put_aside(state: PlanetUnknown, seat: int, number: int, events: Events) -> None:
    """Set a tile aside that cannot be placed: each station is exactly one advance (PU 12 A)."""
    colony = state.mine(seat)
    tile = TILES[number]
    colony.aside = number
    if events is not None:
        events.append(happened.SetAside(seat, number))
    first = item(codes.STATION, tile.b if tile.a == ENERGY else tile.a, 1, 0)
    second = item(codes.STATION, tile.a if tile.b == ENERGY else tile.b, 1, 0)
    _pend(state, seat, tile, first, second)


def has_trigger(colony: Colony, code: int) -> bool:
    """Tell whether resolving a station of a placed tile starts a technology (R-35)."""
    if third_of(code) == 0:
        return False
    marker = first_of(code)
    if colony.corporation == corp.OASIS:
        return marker == WATER and (colony.has(corp.PATCH_ON_STATION) or colony.has(corp.SYNERGY_ON_STATION))
    return colony.corporation == corp.FLUX and marker == colony.flux and colony.has(corp.COLLECT_ON_STATION)


def trigger(state: PlanetUnknown, seat: int, code: int) -> None:
    """Start the technologies that a station of a placed tile triggers."""
    colony = state.mine(seat)
    if not has_trigger(colony, code):
        return
    if colony.corporation == corp.OASIS:
        if colony.has(corp.PATCH_ON_STATION):
            colony.add(codes.PATCH)
        if colony.has(corp.SYNERGY_ON_STATION) and state.rule() != NO_SYNERGY:
            colony.add(codes.SYNERGY)
    else:
        colony.add(codes.PICK_METEORITE)


def trigger_energy(state: PlanetUnknown, seat: int, code: int) -> None:
    """Let Cosmos Inc. relocate a lifepod for an energy station."""
    colony = state.mine(seat)
    if colony.corporation == corp.COSMOS and colony.has(corp.RELOCATE_ON_STATION):
        colony.add(codes.RELOCATE)


def energy_markers(colony: Colony, code: int) -> list[int]:
    """List the markers that an energy station can advance now (PU 8)."""
    spot = first_of(code)
    other = third_of(code)
    lost = colony.patches & colony.tiled
    seed = 1 << spot
    if second_of(code):
        seed = _region(colony, spot) & colony.land[TECH]
    elif lost:
        # A patch may lie on the station, or on all of its region (Wormhole Corp.).
        seed = _region(colony, spot) & colony.land[ENERGY]
    area = colony.energy_area(seed) if seed else 0
    around = beside(area) & ~area
    found: list[int] = []
    for marker in range(5):
        if marker == BIOMASS and colony.corporation == corp.WORMHOLE:
            # an energy tile holds no biomass and cannot expand an area of it.
            continue
        touching = around & colony.land[marker]
        if marker == BIOMASS:
            touching &= ~colony.patches
        near = marker == other or (touching and (lost == 0 or _with_station(colony, marker, touching)))
        if near and can_rise(colony, marker):
            found.append(marker)
    return found


def _region(colony: Colony, spot: int) -> int:
    """Return the squares of the region that has its station on a square."""
    for code in colony.placed:
        pose = pose_of(code)
        corner = corner_of(code)
        if corner + pose.station_a == spot:
            return pose.mask_a << corner
        if corner + pose.station_b == spot:
            return pose.mask_b << corner
    return 1 << spot


def _with_station(colony: Colony, marker: int, touching: int) -> bool:
    """Tell whether any touching square belongs to a region of this type whose station is still visible."""
    for code in colony.placed:
        tile = TILES[tile_of(code)]
        pose = pose_of(code)
        corner = corner_of(code)
        if tile.a == marker and touching & pose.mask_a << corner and colony.stations >> (corner + pose.station_a) & 1:
            return True
        if tile.b == marker and touching & pose.mask_b << corner and colony.stations >> (corner + pose.station_b) & 1:
            return True
    return False


def lay_patch(state: PlanetUnknown, seat: int, spot: int, events: Events) -> None:
    """Place a patch; at the end of the game it may lie on a meteorite and destroy it."""
    colony = state.mine(seat)
    bit = 1 << spot
    bury(state, seat, bit, events)
    if colony.meteors & bit:
        colony.meteors ^= bit
        if events is not None:
            events.append(happened.MeteoriteDestroyed(seat, spot))
    colony.lay_patch(spot)
    if events is not None:
        events.append(happened.PatchPlaced(seat, spot))
