"""Why a tile cannot lie somewhere: the first rule of placement that it breaks."""

from __future__ import annotations

import re

from ...kernel.message import Message
from .bits import COLUMNS, SIDE, beside, square
from .components import TILES
from .names import event_term, planet_term
from .placing import STRICT, breaks_event, breaks_planet, lies_anywhere
from .state import Expedition


def why_not_there(state: Expedition, seat: int, number: int, level: int, text: str) -> Message:
    """Say why a placement is refused; anything else is just not possible now."""
    found = re.fullmatch(r"place ([a-l])(\d+) r([0-3])( flip)?( as energy)?", text)
    if found is None or not 1 <= int(found[2]) <= SIDE:
        return Message("illegal-not-offered", {"action": text})
    colony = state.colony(seat)
    board = colony.board
    tile = TILES[number]
    x, y = COLUMNS.index(found[1]), int(found[2]) - 1
    corner = square(x, y)
    pose = tile.shape.poses[int(found[3]) + (4 if found[4] else 0)]
    if any(x + dx >= SIDE or y + dy >= SIDE or not board.grid >> square(x + dx, y + dy) & 1 for dx, dy in pose.points):
        return Message("illegal-off-planet")
    mask = pose.mask << corner
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
            return Message("illegal-planet", {"planet": planet_term(colony.planet)})
        if breaks_event(state, colony, tile, pose, as_energy) >> corner & 1:
            return Message("illegal-event", {"event": event_term(state.event)})
    elif level == 1:
        return Message("illegal-both-restrictions", {"planet": planet_term(colony.planet)})
    return Message("illegal-not-offered", {"action": text})
