"""A player's colony as data: only what cannot be computed."""

from __future__ import annotations

from typing import Any, Final

from ....kernel.errors import BadPosition
from ....kernel.message import Json
from ....kit.codec import By, Field, Flag, Id, ListOf, Maybe, SetOf, Shape, TableOf, Whole
from ....kit.readers import fields, listed, whole
from ..colony import Colony
from ..components import TILES, TRACKS, WATER, corner_of, laid, pose_of, tile_of, turn_of
from ..corporations import CORPORATION_KEYS, CORPORATIONS, JUMP, MAKESHIFT, OASIS
from ..grid import square_name, squares
from ..planets import PLANET_KEYS
from ..rules.items.kind import ITEM
from ..said.views import Placed
from ..state import PlanetUnknown
from .forms import CARDS_LIST, CARDS_SORTED, MARKER, OBJECTIVE, OBJECTIVES_SORTED, SQUARE, SQUARES, TILE, TRACK

_PLANET: Final = Id(PLANET_KEYS, "planet")
_CORPORATION: Final = Id(CORPORATION_KEYS, "corporation")
_LEVELS: Final = SetOf(Whole(1, 6))
_PLACED: Final = Shape(
    "a tile", Field("tile", TILE), Field("square", SQUARE), Field("rot", Whole(0, 3)), Field("flip", Flag())
)


def write_tile(code: int) -> Placed:
    """Return a placed tile as data."""
    return {
        "tile": TILES[tile_of(code)].key,
        "square": square_name(corner_of(code)),
        "rot": turn_of(code) % 4,
        "flip": turn_of(code) >= 4,
    }


def _read_tile(data: object, colony: Any) -> int:
    found = _PLACED.values(_PLACED.check(data), colony)
    return laid(found["tile"], found["rot"] + 4 * found["flip"], found["square"])


# The codecs of a player are given the colony that they write or read, fields before theirs already filled.


def _write_rows(pos: list[int], colony: Colony) -> Json:
    """Return the row of each marker; of Oasis Ultd.'s water marker the index on its path."""
    return {
        key: pos[marker] if colony.corporation == OASIS and marker == WATER else pos[marker] & 15
        for marker, key in enumerate(TRACKS)
    }


def _read_rows(data: object, colony: Colony) -> list[int]:
    rows = fields(data, TRACKS, "markers")
    pos: list[int] = []
    for marker, key in enumerate(TRACKS):
        if colony.corporation == OASIS and marker == WATER:
            pos.append(whole(rows[key], 0, len(colony.firm.path) - 1, "the water marker"))
        else:
            pos.append(marker * 16 + whole(rows[key], 0, colony.firm.last[marker], f"the {key} marker"))
    return pos


def _write_tracks(pos: list[int], colony: Colony) -> Json:
    """Return the track of each marker, where markers change tracks (Makeshift)."""
    if colony.corporation != MAKESHIFT:
        return {}
    return {key: TRACKS[pos[marker] >> 4] for marker, key in enumerate(TRACKS)}


def _read_tracks(data: object, colony: Colony) -> list[int]:
    if colony.corporation != MAKESHIFT:
        fields(data, (), "marker_tracks")
        return colony.pos
    tracks = TableOf(TRACKS, TRACK).read(data, colony, "marker_tracks")
    return [track * 16 + (cell & 15) for track, cell in zip(tracks, colony.pos, strict=True)]


def _write_shift(code: int, colony: Colony) -> Json:
    return [TRACKS[code // 80], TRACKS[code % 80 >> 4], code % 80 & 15]


def _read_shift(data: object, colony: Colony) -> int:
    marker, track, row = listed(data, "shifted")
    return (
        MARKER.read(marker, colony, "shifted") * 80
        + TRACK.read(track, colony, "shifted") * 16
        + whole(row, 0, 15, "a row")
    )


_PLAYER: Final = Shape(
    "a player",
    Field("planet", _PLANET),
    Field("corporation", _CORPORATION),
    Field("dealt_planet", _PLANET),
    Field("dealt_corporation", _CORPORATION),
    Field("tiles", ListOf(By(lambda code, colony: write_tile(code), _read_tile)), "placed"),
    Field("patches", SQUARES),
    Field("meteorites", SQUARES, "meteors"),
    Field("lifepods", SQUARES, "pods"),
    Field("rovers", SQUARES),
    Field("loaded", SQUARES),
    Field("rover_supply", Whole(0, 9), "supply"),
    Field("set_aside", Maybe(TILE), "aside"),
    Field("markers", By(_write_rows, _read_rows), "pos"),
    Field("marker_tracks", By(_write_tracks, _read_tracks), "pos"),
    Field("lifepods_on_tracks", TableOf(TRACKS, SetOf(Whole(1, 14)), sparse=True), "track_pods"),
    Field("unlocked", SetOf(Id(CORPORATIONS[JUMP].tech_keys, "technology"))),
    Field("lifepods_collected", Whole(0, 6), "kept_pods"),
    Field("meteorites_collected", Whole(0, 999), "rocks"),
    Field("stored_patches", Whole(0, 999), "stored"),
    Field("flux", Maybe(TRACK)),
    Field("cards", CARDS_SORTED),
    Field("played", CARDS_LIST),
    Field("personal", OBJECTIVES_SORTED),
    # Positions written before it was kept: nobody remembers what was dropped.
    Field("dropped", Maybe(OBJECTIVE, 0), default=0),
    Field("used_in_game", _LEVELS),
    Field("pending", ListOf(ITEM), "items"),
    Field("movement", Whole(0, 999), "points"),
    Field("movement_gained", Flag(), "gained"),
    Field("used_in_round", _LEVELS),
    Field("locked", SetOf(Whole(1, 5))),
    Field("shifted", ListOf(By(_write_shift, _read_shift))),
    Field("placed_this_round", Flag(), "placed_now"),
)


def write_player(colony: Colony) -> dict[str, Json]:
    """Return a colony as data."""
    return _PLAYER.write(colony, colony)


def read_player(data: object, state: PlanetUnknown) -> Colony:
    """Read a colony."""
    found = _PLAYER.check(data)
    colony = Colony(
        _PLANET.read(found["planet"], state, "planet"),
        _CORPORATION.read(found["corporation"], state, "corporation"),
        state.mark,
    )
    _PLAYER.fill(colony, found, colony)
    if colony.points and not colony.gained:
        raise BadPosition("there are movement points, so movement_gained must be true")
    _lay_out(colony)
    colony.reckon_techs()
    return colony


def _lay_out(colony: Colony) -> None:
    """Lay the tiles and the patches that were read onto the planet."""
    placed, patches = colony.placed, colony.patches
    colony.placed, colony.patches = [], 0
    for code in placed:
        corner, pose = corner_of(code), pose_of(code)
        where = f"{TILES[tile_of(code)].key} at {square_name(corner)}"
        if pose.mask << corner & ~colony.board.grid:
            raise BadPosition(f"{where} lies off the planet")
        if colony.tiled & pose.mask << corner:
            raise BadPosition(f"{where} lies on another tile")
        colony.lay(code)
    for spot in squares(patches):
        colony.lay_patch(spot)
