"""A player's colony as data: only what cannot be computed."""

from __future__ import annotations

from typing import Any, cast

from ....kernel.errors import BadPosition
from ....kernel.message import Json
from ..cards import CIV_CARDS, OBJECTIVES
from ..colony import Colony, Mark
from ..components import TERRAINS, TILE_KEYS, TILES, TRACKS, WATER, corner_of, laid, tile_of, turn_of
from ..corporations import CORPORATION_KEYS, CORPORATIONS, COSMOS, FLUX, JUMP, MAKESHIFT, OASIS, WORMHOLE
from ..grid import SIDE, WHOLE_BOARD, square, square_name, x_of, y_of
from ..planets import PLANET_KEYS, Planet
from ..rules.items.codes import (
    CHOOSE_BONUS,
    ENERGY,
    FIELDS,
    KINDS,
    MOVE_FLUX,
    RELOCATE,
    REMOVE_STACK,
    TURN_STATION,
    first_of,
    item,
    second_of,
    third_of,
)
from .reading import bits, cards, flag, listed, names, number, numbers, one_of, spot, spots, table

_PLAYER = (
    "planet",
    "corporation",
    "dealt_planet",
    "dealt_corporation",
    "tiles",
    "patches",
    "meteorites",
    "lifepods",
    "rovers",
    "loaded",
    "rover_supply",
    "set_aside",
    "markers",
    "marker_tracks",
    "lifepods_on_tracks",
    "unlocked",
    "lifepods_collected",
    "meteorites_collected",
    "stored_patches",
    "flux",
    "cards",
    "played",
    "personal",
    "dropped",
    "used_in_game",
    "pending",
    "movement",
    "movement_gained",
    "used_in_round",
    "locked",
    "shifted",
    "placed_this_round",
)


def write(colony: Colony) -> dict[str, Json]:
    """Give a colony as data."""
    return {
        "planet": PLANET_KEYS[colony.planet],
        "corporation": CORPORATION_KEYS[colony.corporation],
        "dealt_planet": PLANET_KEYS[colony.dealt_planet],
        "dealt_corporation": CORPORATION_KEYS[colony.dealt_corporation],
        "tiles": [
            {
                "tile": TILES[tile_of(code)].key,
                "square": square_name(corner_of(code)),
                "rot": turn_of(code) % 4,
                "flip": turn_of(code) >= 4,
            }
            for code in colony.placed
        ],
        "patches": names(colony.patches),
        "meteorites": names(colony.meteors),
        "lifepods": names(colony.pods),
        "rovers": names(colony.rovers),
        "loaded": names(colony.loaded),
        "rover_supply": colony.supply,
        "set_aside": TILES[colony.aside].key if colony.aside >= 0 else None,
        "markers": {key: _step_of(colony, marker) for marker, key in enumerate(TRACKS)},
        "marker_tracks": {key: TRACKS[colony.pos[marker] >> 4] for marker, key in enumerate(TRACKS)}
        if colony.corporation == MAKESHIFT
        else {},
        "lifepods_on_tracks": {
            key: numbers(colony.track_pods[track]) for track, key in enumerate(TRACKS) if colony.track_pods[track]
        },
        "unlocked": [CORPORATIONS[JUMP].tech_keys[level] for level in range(6) if colony.unlocked >> level & 1],
        "lifepods_collected": colony.kept_pods,
        "meteorites_collected": colony.rocks,
        "stored_patches": colony.stored,
        "flux": TRACKS[colony.flux] if colony.flux >= 0 else None,
        "cards": [*colony.cards],
        "played": [*colony.played],
        "personal": [*colony.personal],
        "dropped": colony.dropped or None,
        "used_in_game": numbers(colony.used_in_game),
        "pending": [write_item(code) for code in colony.items],
        "movement": colony.points,
        "movement_gained": colony.gained,
        "used_in_round": numbers(colony.used_in_round),
        "locked": numbers(colony.locked),
        "shifted": [[TRACKS[code // 80], TRACKS[code % 80 >> 4], code % 80 & 15] for code in colony.shifted],
        "placed_this_round": colony.placed_now,
    }


def _step_of(colony: Colony, marker: int) -> int:
    """Give a marker's row; Oasis Ultd.'s water marker has an index on its path."""
    if colony.corporation == OASIS and marker == WATER:
        return colony.pos[WATER]
    return colony.pos[marker] & 15


def write_item(code: int) -> dict[str, Json]:
    """Give a pending item as data."""
    kind = code & 63
    data: dict[str, Json] = {"item": KINDS[kind]}
    for name, value in zip(FIELDS[kind], (first_of(code), second_of(code), third_of(code)), strict=False):
        data[name] = _field(name, value)
    return data


def _field(name: str, value: int) -> Json:
    if name == "marker":
        return TRACKS[value]
    if name == "other":
        return TERRAINS[value]
    if name == "square":
        return square_name(value)
    if name == "markers":
        return [TRACKS[marker] for marker in range(5) if value >> marker & 1]
    if name in ("placed", "as_energy", "bonuses", "suppressed", "stations"):
        return value == 1
    return value


def read(source: object, mark: Mark, solo: bool) -> Colony:
    """Read a colony."""
    if isinstance(source, dict) and "dropped" not in source:
        # Positions written before it was kept: nobody remembers what was dropped.
        source = {**source, "dropped": None}
    data = table(source, _PLAYER, "a player")
    colony = Colony(
        one_of(PLANET_KEYS, data["planet"], "planet"),
        one_of(CORPORATION_KEYS, data["corporation"], "corporation"),
        mark,
    )
    colony.dealt_planet = one_of(PLANET_KEYS, data["dealt_planet"], "planet")
    colony.dealt_corporation = one_of(CORPORATION_KEYS, data["dealt_corporation"], "corporation")
    _read_planet(colony, data)
    _read_markers(colony, data)
    colony.cards = sorted(cards(data["cards"], CIV_CARDS, "the cards of a player"))
    colony.played = cards(data["played"], CIV_CARDS, "the played cards of a player")
    colony.personal = sorted(cards(data["personal"], OBJECTIVES, "the objectives of a player"))
    if data["dropped"] is not None:
        colony.dropped = cards([data["dropped"]], OBJECTIVES, "the dropped objective of a player")[0]
    colony.used_in_game = bits(data["used_in_game"], 1, 6, "used_in_game")
    colony.used_in_round = bits(data["used_in_round"], 1, 6, "used_in_round")
    colony.locked = bits(data["locked"], 1, 5, "locked")
    colony.points = number(data["movement"], 0, 999, "movement")
    colony.gained = flag(data["movement_gained"], "movement_gained")
    if colony.points and not colony.gained:
        raise BadPosition("there are movement points, so movement_gained must be true")
    colony.placed_now = flag(data["placed_this_round"], "placed_this_round")
    for entry in listed(data["shifted"], "shifted"):
        marker, track, row = entry
        colony.shifted = [
            *colony.shifted,
            one_of(TRACKS, marker, "marker") * 80 + one_of(TRACKS, track, "track") * 16 + number(row, 0, 15, "a row"),
        ]
    colony.items = [read_item(entry, colony, solo) for entry in listed(data["pending"], "pending")]
    colony.reckon_techs()
    return colony


def _read_planet(colony: Colony, data: dict[str, Any]) -> None:
    board: Planet = colony.board
    for entry in listed(data["tiles"], "tiles"):
        _read_tile(colony, table(entry, ("tile", "square", "rot", "flip"), "a tile"))
    patches = spots(data["patches"], board.grid, "patches")
    for place in range(SIDE * 13):
        if patches >> place & 1:
            colony.lay_patch(place)
    colony.meteors = spots(data["meteorites"], board.grid, "meteorites")
    colony.pods = spots(data["lifepods"], board.grid, "lifepods")
    colony.rovers = spots(data["rovers"], board.grid, "rovers")
    colony.loaded = spots(data["loaded"], board.grid, "loaded")
    colony.supply = number(data["rover_supply"], 0, 9, "rover_supply")
    aside = data["set_aside"]
    if aside is not None:
        colony.aside = read_tile(aside)


def read_tile(value: object) -> int:
    """Find a tile."""
    if not isinstance(value, str) or value not in TILE_KEYS:
        raise BadPosition(f"there is no tile {value!r}")
    return TILE_KEYS[value]


def _read_tile(colony: Colony, entry: dict[str, Any]) -> None:
    tile = read_tile(entry["tile"])
    turn = number(entry["rot"], 0, 3, "rot") + (4 if flag(entry["flip"], "flip") else 0)
    corner = spot(entry["square"], WHOLE_BOARD)
    code = laid(tile, turn, corner)
    pose = TILES[tile].shape.poses[turn]
    for dx, dy in pose.points:
        x, y = x_of(corner) + dx, y_of(corner) + dy
        if x >= SIDE or y >= SIDE or not colony.board.grid >> square(x, y) & 1:
            raise BadPosition(f"{entry['tile']} at {entry['square']} lies off the planet")
    if colony.tiled & pose.mask << corner:
        raise BadPosition(f"{entry['tile']} at {entry['square']} lies on another tile")
    colony.lay(code)


def _read_markers(colony: Colony, data: dict[str, Any]) -> None:
    markers = table(data["markers"], TRACKS, "markers")
    tracks = table(data["marker_tracks"], TRACKS if colony.corporation == MAKESHIFT else (), "marker_tracks")
    pos: list[int] = []
    for marker, key in enumerate(TRACKS):
        if colony.corporation == OASIS and marker == WATER:
            pos.append(number(markers[key], 0, len(colony.firm.path) - 1, "the water marker"))
            continue
        track = one_of(TRACKS, tracks[key], "track") if tracks else marker
        pos.append(track * 16 + number(markers[key], 0, colony.firm.last[track], f"the {key} marker"))
    colony.pos = pos
    pods = data["lifepods_on_tracks"]
    if not isinstance(pods, dict) or (pods and colony.corporation != COSMOS):
        raise BadPosition("lifepods_on_tracks is an object, empty but for Cosmos Inc.")
    for key, rows in pods.items():
        fresh = colony.track_pods[:]
        fresh[one_of(TRACKS, key, "track")] = bits(rows, 1, 14, "lifepods_on_tracks")
        colony.track_pods = fresh
    for key in listed(data["unlocked"], "unlocked"):
        colony.unlocked |= 1 << one_of(tuple(CORPORATIONS[JUMP].tech_keys), key, "technology")
    colony.kept_pods = number(data["lifepods_collected"], 0, 6, "lifepods_collected")
    colony.rocks = number(data["meteorites_collected"], 0, 999, "meteorites_collected")
    colony.stored = number(data["stored_patches"], 0, 999, "stored_patches")
    flux = data["flux"]
    colony.flux = -1 if flux is None else one_of(TRACKS, flux, "track")


_LIMITS: dict[str, tuple[int, int]] = {"steps": (0, 32), "level": (1, 4), "cell": (1, 5), "count": (1, 9)}
_ONLY: dict[int, int] = {RELOCATE: COSMOS, MOVE_FLUX: FLUX, CHOOSE_BONUS: WORMHOLE}


def read_item(source: object, colony: Colony, solo: bool) -> int:
    """Read a pending item."""
    if not isinstance(source, dict):
        raise BadPosition(f"a pending item is an object, not {source!r}")
    kind = one_of(KINDS, source.get("item"), "pending item")
    entry = table(source, ("item", *FIELDS[kind]), f"the item {KINDS[kind]}")
    if kind in _ONLY and colony.corporation != _ONLY[kind]:
        raise BadPosition(f"{KINDS[kind]} is not for {CORPORATION_KEYS[colony.corporation]}")
    if kind in (TURN_STATION, REMOVE_STACK) and not solo:
        raise BadPosition(f"{KINDS[kind]} is for a lone player")
    values = [_read_field(name, entry[name], colony) for name in FIELDS[kind]] + [0, 0, 0]
    code = item(kind, values[0], values[1], values[2])
    if kind == ENERGY and not (colony.stations | colony.patches & colony.tiled) >> first_of(code) & 1:
        raise BadPosition(f"no station stands on {entry['square']}")
    return code


def _read_field(name: str, value: object, colony: Colony) -> int:
    if name == "marker":
        return one_of(TRACKS, value, "marker")
    if name == "other":
        return one_of(TRACKS, value, "marker")
    if name == "square":
        return spot(value, colony.board.grid)
    if name == "markers":
        return sum(1 << one_of(TRACKS, key, "marker") for key in set(cast("list[str]", listed(value, "markers"))))
    if name in ("placed", "as_energy", "bonuses", "suppressed", "stations"):
        return 1 if flag(value, name) else 0
    low, high = _LIMITS[name]
    return number(value, low, high, name)
