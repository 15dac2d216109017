"""The words of Federation as small numbers, and the frozen objects that a data file is read into.

Everything that a game of Federation counts with stands in one Box, read from a data file: the standard one, or one
that the owner of a physical copy has written (library.py). Ids are used outside of the engine, numbers inside.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final, Literal, get_args

from . import ops

# Resources (FD 1).
LAVANDIUM: Final = 0
COPERNIUM: Final = 1
OCEANIUM: Final = 2
DIAMOND: Final = 3
Resource = Literal["lavandium", "copernium", "oceanium", "diamond"]
RESOURCES: Final[tuple[Resource, ...]] = get_args(Resource)

# Actions of the senate: the five planets, the six rooms, espionage.
NEO: Final = 0
SIXMOON: Final = 1
ATAL: Final = 2
ARRATUIN: Final = 3
E81216: Final = 4
Planet = Literal["neo", "sixmoon", "atal", "arratuin", "e81216"]
PLANETS: Final[tuple[Planet, ...]] = get_args(Planet)
PRESIDENT: Final = 8
ESPIONAGE: Final = 11
Action = Literal[Planet, "officers", "procurement", "patron", "president", "assistants", "lounge", "espionage"]
ACTIONS: Final[tuple[Action, ...]] = get_args(Action)

MISSIONS: Final = 12
Project = Literal[Planet, "missions", "common"]
PROJECTS: Final[tuple[Project, ...]] = get_args(Project)
MISSION_PROJECT: Final = 5
COMMON: Final = 6
Medal = Literal[Planet, "accreditation", "intrigue"]
MEDALS: Final[tuple[Medal, ...]] = get_args(Medal)
ACCREDITATION: Final = 5
Wing = Literal["left", "right"]
WINGS: Final[tuple[Wing, ...]] = get_args(Wing)
CELLS: Final = 18
OUTER: Final = 18
"""The outer module, where a cell is asked for."""

AmbassadorId = Literal["amb1", "amb2", "amb3", "amb4", "amb_special"]
AMBASSADORS: Final[tuple[AmbassadorId, ...]] = get_args(AmbassadorId)
SPECIAL: Final = 4
VOTING: Final = 0
FUNDING: Final = 1
Side = Literal["voting", "funding"]
SIDES: Final[tuple[Side, ...]] = get_args(Side)

# When a specialist works.
IMMEDIATE: Final = 0
ON_PLANET: Final = 1
ANYTIME: Final = 2
TIMINGS: Final[tuple[str, ...]] = ("immediate", "on_planet", "anytime")
TYPES: Final = "ABCDE"

COUNTERS: Final[tuple[str, ...]] = (
    *(f"influence:{planet}" for planet in PLANETS),
    "accreditation_level",
    "die_value",
    "ships_in_hangar",
    "missions_completed",
    "missions_open_or_completed",
    "specialist_colours",
    "crystals",
    "diamonds",
    "resources_total",
    "megastructures_built",
    "discs_level2",
    "unused_alterations",
    "asteroid_tokens",
    "common_contributions",
)

# Where points come from.
Source = Literal["earlier", "floors", "laws", "missions", "specialists", "megastructures", "stalls", "track"]
SOURCES: Final[tuple[Source, ...]] = get_args(Source)
EARLIER: Final = 0
FROM_FLOORS: Final = 1
FROM_LAWS: Final = 2
FROM_MISSIONS: Final = 3
FROM_SPECIALISTS: Final = 4
FROM_MEGASTRUCTURES: Final = 5
FROM_STALLS: Final = 6
FROM_TRACK: Final = 7

NOTHING: Final[list[int]] = [0, 0, 0, 0]


@dataclass(frozen=True)
class Effect:
    """One thing that something does; a list of them is resolved in order."""

    kind: int
    n: int
    """How many; of PP the multiplier of the counter, or the points if there is none."""
    res: list[int]
    counter: int
    """The counter that n is multiplied with, or -1."""
    more: int
    """The tokens drawn of ALTERATION_STOCK, the medal of MEDAL, the resource of GAIN_COUNTED."""
    level: int
    """The power of alterations, the level of specialists and stalls."""
    planets: list[int]
    options: list[Effects]
    flag: bool
    """All missions at once; until the end of the game; rooms too; with the bonus."""

    def times(self, units: int) -> Effect:
        """Return the effect so many times."""
        return replace(self, n=self.n * units, res=[count * units for count in self.res])


@dataclass(frozen=True)
class Effects:
    """Effects that are resolved in order."""

    origin: str
    """What they come from, by which a position names them: 'mission m09', 'stall st4 2'."""
    steps: list[Effect]


NO_EFFECTS: Final = Effects("", [])


@dataclass(frozen=True)
class Cell:
    """A cell of the senate."""

    id: str
    floor: int
    column: int
    wing: int
    action: int
    cost: list[int]
    mission: int


@dataclass(frozen=True)
class Mission:
    """A special mission."""

    id: str
    level: int
    cost: list[int]
    effects: Effects


@dataclass(frozen=True)
class Alteration:
    """An alteration token: what it makes of the ambassador under it."""

    id: str
    power: int
    side: int
    votes: int
    bonus: Effects
    face: int
    """The first token that looks the same: tokens with one face are the same choice."""


class Specialist:
    """A specialist token."""

    def __init__(self, id: str, kind: int, level: int, timing: int, planet: int, effects: Effects) -> None:
        self.id: Final = id
        self.kind: Final = kind
        self.level: Final = level
        self.timing: Final = timing
        self.planet: Final = planet
        self.effects: Final = effects
        self.effect: Final = effects.steps[0]
        self.copies: Final = self.effect.level if self.effect.kind == ops.COPY_SPECIALIST else 0
        """The highest level that this one can copy; 0: it copies nobody."""


@dataclass(frozen=True)
class Split:
    """A way to split the units of a bonus between its two kinds."""

    first: int
    second: int
    effects: Effects


@dataclass(frozen=True)
class Bonus:
    """What a level of a stall gives: fixed effects, or units of two kinds."""

    effects: Effects
    units: int
    same_kind: bool
    options: list[Effects]
    splits: list[Split]


@dataclass(frozen=True)
class Stall:
    """A trade stall of Arratooine."""

    id: str
    cost: list[int]
    bonuses: list[Bonus]


@dataclass(frozen=True)
class Work:
    """A production or a megastructure that robots build."""

    id: str
    cost: list[int]
    income: Effects
    multipliers: list[int]


@dataclass(frozen=True)
class Pit:
    """A cell of the miners' map on Neo."""

    id: str
    influence: int
    next: list[int]
    res: list[int]
    asteroid: bool


@dataclass(frozen=True)
class Tile:
    """A start tile, a deep space tile or an asteroid: an id and what it gives."""

    id: str
    effects: Effects
    res: list[int]


@dataclass(frozen=True)
class Block:
    """A block token: the cells it takes, each with whether its neutral token votes."""

    id: str
    cells: list[int]
    voting: list[int]


def amounts(data: dict[str, Any]) -> list[int]:
    """Read resources: how many of each."""
    return [int(data.get(name, 0)) for name in RESOURCES]


def crystals(res: list[int]) -> int:
    """Count the crystals among resources."""
    return res[0] + res[1] + res[2]


def is_free(price: list[int]) -> bool:
    """Tell whether a price is nothing."""
    return price[0] + price[1] + price[2] + price[3] == 0


def _read_effect(data: dict[str, Any], origin: str) -> Effect:
    """Read one effect."""
    kind = ops.OPS.index(data["op"])
    n = int(next((data[key] for key in ("n", "crystals", "times", "keep", "count") if key in data), 1))
    counter = -1
    more = int(data.get("draw", -1))
    value = data.get("value", 0)
    if isinstance(value, dict):
        n, counter = int(value["mul"]), COUNTERS.index(value["of"])
    elif "value" in data:
        n = int(value)
    if kind == ops.GAIN_COUNTED:
        counter, more = COUNTERS.index(data["of"]), RESOURCES.index(data["resource"])
    if kind == ops.MEDAL:
        more = -1 if data["pick"] == "any" else MEDALS.index(data["pick"])
    flag = (
        data.get("target") == "all_empty"
        or data.get("until") == "game_end"
        or bool(data.get("bonus"))
        or data.get("scope") == "planets_and_rooms"
    )
    level = int(next((data[key] for key in ("power", "level", "max_level", "stall_level") if key in data), 0))
    return Effect(
        kind,
        n,
        amounts(data.get("resources", {})),
        counter,
        more,
        level,
        [PLANETS.index(planet) for planet in data.get("planets", ())],
        [read_effects(option, f"{origin} option {number}") for number, option in enumerate(data.get("options", ()), 1)],
        flag,
    )


def read_effects(data: list[dict[str, Any]], origin: str) -> Effects:
    """Read a list of effects that come from something."""
    return Effects(origin, [_read_effect(effect, origin) for effect in data])
