"""The thirteen planets, read once from data/planets.json."""

from __future__ import annotations

from typing import Any, Final

from .components import TERRAINS, read_data
from .grid import SIDE, SQUARES, Field, mask_of, square, x_of, y_of

_DATA: Final = read_data("planets")

# The rules of planets that restrict where tiles lie.
RING: Final = "ring_anchor"
SHORES: Final = "no_mixed_ice_land"
SLIDE: Final = "slide_in"
ZONES: Final = "zone_forbidden_station"
CHASM: Final = "chasm"


class Planet:
    """One side of a planet board."""

    def __init__(self, number: int, entry: dict[str, Any]) -> None:
        special: dict[str, Any] = entry["special"]
        self.number: Final = number
        self.key: Final[str] = entry["id"]
        self.rule: Final[str] = entry["rules_key"]
        self.restricts: Final[bool] = entry["rules_key"] in (RING, SHORES, SLIDE, ZONES, CHASM)
        """Whether tiles may not lie everywhere."""
        self.rows: Final[list[str]] = entry["grid"]
        """The letters of the board, for whoever draws it."""
        grid = mask_of([[x, y] for y in range(SIDE) for x in range(SIDE) if self.rows[y][x] not in ".O"])
        self.grid: Final = grid
        self.squares: Final = Field(grid)
        self.ice: Final = mask_of(entry["ice"])
        self.land: Final[int] = grid ^ mask_of(entry["ice"])
        self.pods: Final = mask_of(entry["lifepods"])
        self.perimeter: Final = mask_of(entry["perimeter"])
        self.start: Final[int] = mask_of(special["crater"]) if "crater" in special else mask_of(entry["perimeter"])
        """The squares of which the first tile must cover one."""
        self.beginning: Final = Field(self.start)
        self.lines: Final[list[int]] = [grid & _row(y) for y in range(SIDE)] + [grid & _column(x) for x in range(SIDE)]
        """The squares of the twelve rows, then of the twelve columns."""
        self.line_medals: Final[list[int]] = [*entry["row_medals"], *entry["column_medals"]]
        self.prizes: Final[list[float]] = [
            float(medals) if line else 0.0 for medals, line in zip(self.line_medals, self.lines, strict=True)
        ]
        """The same for the bots: nothing for lines without squares."""
        self.ring: Final = mask_of(special.get("ring", []))
        self.cities: Final = mask_of(special.get("cities", []))
        self.city_medals: Final[int] = special.get("medals_per_uncovered_city", 0)
        self.toxic: Final = mask_of(special.get("toxic", []))
        self.electric: Final = mask_of(special.get("electric", []))
        self.parts: Final[list[int]] = [mask_of(part["cells"]) for part in special.get("subplanets", [])]
        self.part_medals: Final[int] = special.get("medals_per_complete_subplanet", 0)
        self.sides: Final[list[int]] = [_side(special, "0"), _side(special, "1")]
        """Tartarus: the squares on either side of the chasm."""
        self.forbidden: Final[list[int]] = [_forbidden(special, terrain, grid) for terrain in TERRAINS]
        """Persephone: where a station of each type may not stand."""
        self.steps: Final[list[list[int]]] = self._steps(special, False)
        """The squares that a rover can reach in one step from each square."""
        self.leaps: Final[list[list[int]]] = self._steps(special, True)
        """The same where diagonal steps count too."""

    def _steps(self, special: dict[str, Any], diagonal: bool) -> list[list[int]]:
        gaps = [{square(*here), square(*there)} for here, there in special.get("diagonal_crossings", [])]
        found: list[list[int]] = []
        for spot in range(SQUARES):
            reach: list[int] = []
            x, y = x_of(spot), y_of(spot)
            for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0), (1, -1), (1, 1), (-1, 1), (-1, -1)):
                if dx and dy and not diagonal:
                    continue
                if not (0 <= x + dx < SIDE and 0 <= y + dy < SIDE):
                    continue
                there = square(x + dx, y + dy)
                if not (self.grid >> spot & 1 and self.grid >> there & 1):
                    continue
                same = self.sides[0] == 0 or (self.sides[0] >> spot & 1) == (self.sides[0] >> there & 1)
                if same or {spot, there} in gaps:
                    reach.append(there)
            found.append(reach)
        return found


def _row(y: int) -> int:
    return sum(1 << square(x, y) for x in range(SIDE))


def _column(x: int) -> int:
    return sum(1 << square(x, y) for y in range(SIDE))


def _side(special: dict[str, Any], letter: str) -> int:
    rows: list[str] = special.get("side", [])
    return mask_of([[x, y] for y, row in enumerate(rows) for x in range(SIDE) if row[x] == letter])


def _forbidden(special: dict[str, Any], terrain: str, grid: int) -> int:
    mask = 0
    for zone in special.get("zones", []):
        if zone["forbidden_station"] == terrain:
            for x in range(zone["x"][0], zone["x"][1] + 1):
                for y in range(zone["y"][0], zone["y"][1] + 1):
                    mask |= 1 << square(x, y)
    return mask & grid


PLANETS: Final[list[Planet]] = [Planet(number, entry) for number, entry in enumerate(_DATA["planets"])]
PLANET_KEYS: Final[tuple[str, ...]] = tuple(planet.key for planet in PLANETS)
COMMON_PLANET: Final = 0
