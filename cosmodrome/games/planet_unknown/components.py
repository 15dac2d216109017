"""Terrains, tiles and the station, read once from data/tiles.json and data/susan.json."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final, Literal, get_args

from mypy_extensions import i64

from ...kit import bits
from .grid import FOUR_ROWS, PART, SQUARES, WIDTH

_FOLDER: Final = Path(__file__).parent / "data"


def read_data(name: str) -> dict[str, Any]:
    """Read one file of the components."""
    found: dict[str, Any] = json.loads((_FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    return found


_TILES: Final = read_data("tiles")
_SUSAN: Final = read_data("susan")

# Terrains; the first five have a track and a marker.
CIV: Final = 0
WATER: Final = 1
BIOMASS: Final = 2
ROVER: Final = 3
TECH: Final = 4
ENERGY: Final = 5
Track = Literal["civ", "water", "biomass", "rover", "tech"]
Terrain = Literal[Track, "energy"]
TRACKS: Final[tuple[Track, ...]] = get_args(Track)
TERRAINS: Final[tuple[Terrain, ...]] = get_args(Terrain)

DOWN_RIGHT: Final = WIDTH + 1
"""One row down and one column to the right."""

TURNS: Final = 8
"""The ways a tile can lie: four rotations, and the same four flipped."""


class Pose:
    """A shape turned and flipped; squares are offsets from the top left corner of its bounding box."""

    def __init__(
        self, squares: list[tuple[int, int]], second: set[int], stations: tuple[int, int], meteor: int
    ) -> None:
        self.points: Final = squares
        """The squares as columns and rows, in the order of the data."""
        self.offsets: Final[list[int]] = [y * WIDTH + x for x, y in squares]
        self.first: Final[list[int]] = [spot for n, spot in enumerate(self.offsets) if n not in second]
        """Offsets of the first region."""
        self.second: Final[list[int]] = [spot for n, spot in enumerate(self.offsets) if n in second]
        self.station_a: Final[int] = self.offsets[stations[0]]
        self.station_b: Final[int] = self.offsets[stations[1]]
        self.meteor: Final[int] = self.offsets[meteor]
        self.mask: Final[int] = bits.mask_of(self.offsets)
        self.mask_a: Final[int] = bits.mask_of(self.first)
        self.mask_b: Final[int] = bits.mask_of(self.second)
        self.word: i64 = self.mask
        self.word_a: i64 = self.mask_a
        self.word_b: i64 = self.mask_b
        """The squares, and those of both regions, as machine words: no tile is higher than four rows."""
        self.heights: i64 = sum(1 << 4 * x for x, _ in squares)
        """How many squares each of its columns has, as digits of a number in base 16."""
        self.rim: Final = _rim(self.mask)
        """What lies around it."""

    def looks(self) -> tuple[int, ...]:
        """Tell what the pose looks like: two poses that look the same are the same placement."""
        return self.mask_a, self.mask_b, self.station_a, self.station_b


class Rim:
    """The squares around a pose by how many of its squares they touch, where it lies one column to the right.

    Those of the row above the pose and of its first three rows are in one machine word, those below in another.
    """

    def __init__(self, once: int, twice: int, thrice: int) -> None:
        self.size: Final[int] = (once | twice | thrice).bit_count()
        self.upper: i64 = (once | twice | thrice) & PART
        self.lower: i64 = (once | twice | thrice) >> FOUR_ROWS
        self.upper_once: i64 = once & PART
        self.lower_once: i64 = once >> FOUR_ROWS
        self.upper_twice: i64 = twice & PART
        self.lower_twice: i64 = twice >> FOUR_ROWS
        self.upper_thrice: i64 = thrice & PART
        self.lower_thrice: i64 = thrice >> FOUR_ROWS


def _rim(mask: int) -> Rim:
    """Find the squares around a pose."""
    ground = mask << DOWN_RIGHT
    once, twice, thrice = 0, 0, 0
    for shifted in (ground << 1, ground >> 1, ground << WIDTH, ground >> WIDTH):
        thrice |= twice & shifted
        twice |= once & shifted
        once |= shifted
    once &= ~ground
    twice &= ~ground
    thrice &= ~ground
    return Rim(once & ~twice, twice & ~thrice, thrice)


class Shape:
    """One of the twelve polyominoes, in all its poses."""

    def __init__(self, number: int, entry: dict[str, Any]) -> None:
        self.number: Final = number
        self.key: Final[str] = entry["id"]
        points = [(x, y) for x, y in entry["region_a"]] + [(x, y) for x, y in entry["region_b"]]
        count = len(entry["region_a"])
        second = set(range(count, len(points)))
        stations = (points.index(tuple(entry["station_a"])), points.index(tuple(entry["station_b"])))
        meteor = points.index(tuple(entry["meteor_cell"]))
        self.poses: Final[list[Pose]] = [
            Pose(_turned(points, turn % 4, turn >= 4), second, stations, meteor) for turn in range(TURNS)
        ]
        looks = [pose.looks() for pose in self.poses]
        self.turns: Final[list[int]] = [turn for turn in range(TURNS) if looks.index(looks[turn]) == turn]
        """The numbers of the poses that differ."""
        self.outlines: Final[list[list[int]]] = list({pose.mask: pose.offsets for pose in self.poses}.values())
        """The offsets of the poses that differ in what they cover, whatever lies where."""


def _turned(points: list[tuple[int, int]], rot: int, flip: bool) -> list[tuple[int, int]]:
    """Mirror horizontally, turn clockwise, and move the corner of the bounding box to the origin."""
    moved = [(-x, y) if flip else (x, y) for x, y in points]
    for _ in range(rot):
        moved = [(-y, x) for x, y in moved]
    left, top = min(x for x, _ in moved), min(y for _, y in moved)
    return [(x - left, y - top) for x, y in moved]


class Tile:
    """One of the 144 tiles."""

    def __init__(self, number: int, entry: dict[str, Any], shape: Shape) -> None:
        self.number: Final = number
        self.key: Final[str] = entry["id"]
        self.shape: Final = shape
        self.a: Final[int] = TERRAINS.index(entry["terrain_a"])
        self.b: Final[int] = TERRAINS.index(entry["terrain_b"])
        self.meteor: Final[bool] = entry["has_meteor"]

    def terrains(self, as_energy: bool) -> tuple[int, int]:
        """Return the terrains of both regions, tech as energy where it counts as such (Jump Drive D)."""
        if as_energy:
            return ENERGY if self.a == TECH else self.a, ENERGY if self.b == TECH else self.b
        return self.a, self.b

    def has(self, terrain: int) -> bool:
        """Tell whether the tile carries a station of this type."""
        return self.a == terrain or self.b == terrain


SHAPES: Final[list[Shape]] = [Shape(number, entry) for number, entry in enumerate(_TILES["shapes"])]
SHAPE_KEYS: Final[tuple[str, ...]] = tuple(shape.key for shape in SHAPES)
TILES: Final[list[Tile]] = [
    Tile(number, entry, SHAPES[SHAPE_KEYS.index(entry["shape"])]) for number, entry in enumerate(_TILES["tiles"])
]
TILE_KEYS: Final[tuple[str, ...]] = tuple(tile.key for tile in TILES)
TILES_OF: Final[list[list[int]]] = [
    [tile.number for tile in TILES if tile.shape.number == shape.number] for shape in SHAPES
]
"""The twelve tiles of each shape."""

SECTORS: Final = 6
OUTER: Final[list[int]] = [SHAPE_KEYS.index(key) for key in _SUSAN["outer_ring"]["clockwise"]]
INNER: Final[list[int]] = [SHAPE_KEYS.index(key) for key in _SUSAN["inner_ring"]["clockwise"]]
POSITIONS: Final[list[list[int]]] = [
    [],
    *(_SUSAN["marker_positions"]["by_player_count"][str(seats)] for seats in range(1, 7)),
]
"""Where the depot markers stand around the station, by seat count."""

LARGE: Final = 0
SMALL: Final = 1
Ring = Literal["large", "small"]
RINGS: Final[tuple[Ring, ...]] = get_args(Ring)


def shape_in(ring: int, sector: int, shift: int) -> int:
    """Name the shape of a stack: the large or the small one of a sector (PU 4)."""
    return OUTER[sector] if ring == LARGE else INNER[(sector + shift) % SECTORS]


# A placed tile is one number: which tile, in which pose, with its corner on which square.


def laid(tile: int, turn: int, corner: int) -> int:
    """Write a placed tile as a number."""
    return (tile * TURNS + turn) * SQUARES + corner


def tile_of(placed: int) -> int:
    """Tell which tile was placed."""
    return placed // (SQUARES * TURNS)


def turn_of(placed: int) -> int:
    """Tell in which pose a tile was placed."""
    return placed // SQUARES % TURNS


def corner_of(placed: int) -> int:
    """Tell on which square the corner of a placed tile lies."""
    return placed % SQUARES


def pose_of(placed: int) -> Pose:
    """Return the pose of a placed tile."""
    return TILES[placed // (SQUARES * TURNS)].shape.poses[placed // SQUARES % TURNS]
