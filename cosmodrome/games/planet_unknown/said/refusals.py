"""Why a tile cannot lie somewhere: the first rule of placement that it breaks."""

from __future__ import annotations

import re

from ....kernel.message import Message, Term
from ..colony import Colony
from ..components import TERRAINS, TILES, Pose, Tile
from ..grid import COLUMNS, SIDE, beside, square
from ..planets import CHASM, RING, SHORES, SLIDE, ZONES
from ..rules.placing import STRICT, breaks_event, breaks_planet, lies_anywhere
from ..state import PlanetUnknown

_PLANET_RULES = {RING: "illegal-ring", SHORES: "illegal-shores", SLIDE: "illegal-slide", CHASM: "illegal-chasm"}


def why_not_there(state: PlanetUnknown, seat: int, number: int, level: int, text: str) -> Message:
    """Say why a placement is refused; anything else is just not possible now."""
    found = re.fullmatch(r"place ([a-l])(\d+) r([0-3])( flip)?( as energy)?", text)
    if found is None or not 1 <= int(found[2]) <= SIDE:
        return Message("illegal-not-offered", {"action": text})
    colony = state.colony(seat)
    board = colony.board
    tile = TILES[number]
    corner = square(COLUMNS.index(found[1]), int(found[2]) - 1)
    pose = tile.shape.poses[int(found[3]) + (4 if found[4] else 0)]
    mask = pose.mask << corner
    if mask & ~board.grid:
        return Message("illegal-off-planet")
    if colony.covered & mask:
        return Message("illegal-covered")
    close = beside(colony.covered) if colony.covered else board.start
    if not close & mask and not lies_anywhere(colony, tile):
        if colony.covered:
            return Message("illegal-not-adjacent")
        return Message("illegal-first-tile" if board.start == board.perimeter else "illegal-first-tile-crater")
    as_energy = found[5] is not None
    if level == STRICT:
        if breaks_planet(colony, tile, pose, as_energy) >> corner & 1:
            return _against_planet(colony, tile, pose, corner, as_energy)
        if breaks_event(state, colony, tile, pose, as_energy) >> corner & 1:
            return Message("illegal-event", {"event": Term(f"card-event-{state.event}")})
    elif level == 1:
        return Message("illegal-both-restrictions", {"planet": Term("planet-" + board.key)})
    return Message("illegal-not-offered", {"action": text})


def _against_planet(colony: Colony, tile: Tile, pose: Pose, corner: int, as_energy: bool) -> Message:
    """Say which restriction of its planet a placement breaks (PU 16)."""
    board = colony.board
    if board.rule != ZONES:
        return Message(_PLANET_RULES[board.rule])
    a, b = tile.terrains(as_energy)
    banned = a if board.forbidden[a] >> (corner + pose.station_a) & 1 else b
    return Message("illegal-zone", {"terrain": TERRAINS[banned]})
