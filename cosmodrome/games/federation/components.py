"""The words of Federation as small numbers, and the frozen objects that a data file is read into.

Everything that a game of Federation counts with stands in one Box, read from a data file: the standard one, or one
that the owner of a physical copy has written (library.py). Ids are used outside of the engine, numbers inside.
"""

from __future__ import annotations

from typing import Any, Final, Literal, get_args

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
OFFICERS: Final = 5
PROCUREMENT: Final = 6
PATRON: Final = 7
PRESIDENT: Final = 8
ASSISTANTS: Final = 9
LOUNGE: Final = 10
ESPIONAGE: Final = 11
Action = Literal[
    Planet,
    "officers",
    "procurement",
    "patron",
    "president",
    "assistants",
    "lounge",
    "espionage",
]
ACTIONS: Final[tuple[Action, ...]] = get_args(Action)

MISSIONS: Final = 12
Project = Literal[Planet, "missions", "common"]
PROJECTS: Final[tuple[Project, ...]] = get_args(Project)
MISSION_PROJECT: Final = 5
COMMON: Final = 6
Medal = Literal[Planet, "accreditation", "intrigue"]
MEDALS: Final[tuple[Medal, ...]] = get_args(Medal)
ACCREDITATION: Final = 5
INTRIGUE: Final = 6
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

# What an effect does (FD 18).
GAIN: Final = 0
PAY: Final = 1
GAIN_COUNTED: Final = 2
PP: Final = 3
DEGREES: Final = 4
SHIP: Final = 5
MARKER: Final = 6
DIE: Final = 7
DIE_SET: Final = 8
PROJECT: Final = 9
ALTERATION_STOCK: Final = 10
LEVEL_BONUS: Final = 11
PLANET_ACTION: Final = 12
COPY_ACTION: Final = 13
EXTRA_MOVES: Final = 14
BUILD_DISCOUNT: Final = 15
INCOME_FREE: Final = 16
REFRESH: Final = 17
COPY_SPECIALIST: Final = 18
TAKE_SPECIALIST: Final = 19
DISC: Final = 20
BUILD_FREE: Final = 21
MEDAL: Final = 22
TAKE_PRESIDENT: Final = 23
SPECIAL_AMBASSADOR: Final = 24
TRACK_MOVE: Final = 25
TRANSMUTE: Final = 26
CHOOSE: Final = 27
Op = Literal[
    "gain",
    "pay",
    "gain_counted",
    "pp",
    "degrees",
    "ship",
    "mission_marker",
    "die",
    "die_set",
    "project",
    "alteration_stock",
    "level_bonus",
    "planet_action",
    "copy_action",
    "extra_moves",
    "build_discount",
    "income_free",
    "refresh_specialist",
    "copy_specialist",
    "take_specialist",
    "disc",
    "build_free",
    "medal",
    "president",
    "special_ambassador",
    "track_move",
    "transmute",
    "choose",
]
OPS: Final[tuple[Op, ...]] = get_args(Op)

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
Source = Literal[
    "earlier",
    "floors",
    "laws",
    "missions",
    "specialists",
    "megastructures",
    "stalls",
    "track",
]
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


class Effect:
    """One thing that something does; a list of them is resolved in order."""

    def __init__(
        self,
        kind: int,
        n: int,
        res: list[int],
        counter: int,
        more: int,
        level: int,
        planets: list[int],
        options: list[Effects],
        flag: bool,
    ) -> None:
        self.kind: Final = kind
        self.n: Final = n
        """How many; of PP the multiplier of the counter, or the points if there is none."""
        self.res: Final = res
        self.counter: Final = counter
        """The counter that n is multiplied with, or -1."""
        self.more: Final = more
        """The tokens drawn of ALTERATION_STOCK, the medal of MEDAL, the resource of GAIN_COUNTED."""
        self.level: Final = level
        """The power of alterations, the level of specialists and stalls."""
        self.planets: Final = planets
        self.options: Final = options
        self.flag: Final = flag
        """All missions at once; until the end of the game; rooms too; with the bonus."""

    def times(self, units: int) -> Effect:
        """Return the effect so many times."""
        res = [count * units for count in self.res]
        return Effect(
            self.kind, self.n * units, res, self.counter, self.more, self.level, self.planets, self.options, self.flag
        )


class Effects:
    """Effects that are resolved in order."""

    def __init__(self, origin: str, steps: list[Effect]) -> None:
        self.origin: Final = origin
        """What they come from, by which a position names them: 'mission m09', 'stall st4 2'."""
        self.steps: Final = steps


NO_EFFECTS: Final = Effects("", [])


class Cell:
    """A cell of the senate."""

    def __init__(self, id: str, floor: int, column: int, wing: int, action: int, cost: list[int], mission: int) -> None:
        self.id: Final = id
        self.floor: Final = floor
        self.column: Final = column
        self.wing: Final = wing
        self.action: Final = action
        self.cost: Final = cost
        self.mission: Final = mission


class Mission:
    """A special mission."""

    def __init__(self, id: str, level: int, cost: list[int], effects: Effects) -> None:
        self.id: Final = id
        self.level: Final = level
        self.cost: Final = cost
        self.effects: Final = effects


class Alteration:
    """An alteration token: what it makes of the ambassador under it."""

    def __init__(self, id: str, power: int, side: int, votes: int, bonus: Effects, face: int) -> None:
        self.id: Final = id
        self.power: Final = power
        self.side: Final = side
        self.votes: Final = votes
        self.bonus: Final = bonus
        self.face: Final = face
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
        self.copies: Final = self.effect.level if self.effect.kind == COPY_SPECIALIST else 0
        """The highest level that this one can copy; 0: it copies nobody."""


class Split:
    """A way to split the units of a bonus between its two kinds."""

    def __init__(self, first: int, second: int, effects: Effects) -> None:
        self.first: Final = first
        self.second: Final = second
        self.effects: Final = effects


class Bonus:
    """What a level of a stall gives: fixed effects, or units of two kinds."""

    def __init__(
        self, effects: Effects, units: int, same_kind: bool, options: list[Effects], splits: list[Split]
    ) -> None:
        self.effects: Final = effects
        self.units: Final = units
        self.same_kind: Final = same_kind
        self.options: Final = options
        self.splits: Final = splits


class Stall:
    """A trade stall of Arratooine."""

    def __init__(self, id: str, cost: list[int], bonuses: list[Bonus]) -> None:
        self.id: Final = id
        self.cost: Final = cost
        self.bonuses: Final = bonuses


class Work:
    """A production or a megastructure that robots build."""

    def __init__(self, id: str, cost: list[int], income: Effects, multipliers: list[int]) -> None:
        self.id: Final = id
        self.cost: Final = cost
        self.income: Final = income
        self.multipliers: Final = multipliers


class Pit:
    """A cell of the miners' map on Neo."""

    def __init__(self, id: str, influence: int, next: list[int], res: list[int], asteroid: bool) -> None:
        self.id: Final = id
        self.influence: Final = influence
        self.next: Final = next
        self.res: Final = res
        self.asteroid: Final = asteroid


class Tile:
    """A start tile, a deep space tile or an asteroid: an id and what it gives."""

    def __init__(self, id: str, effects: Effects, res: list[int]) -> None:
        self.id: Final = id
        self.effects: Final = effects
        self.res: Final = res


class Block:
    """A block token: the cells it takes, each with whether its neutral token votes."""

    def __init__(self, id: str, cells: list[int], voting: list[int]) -> None:
        self.id: Final = id
        self.cells: Final = cells
        self.voting: Final = voting


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
    kind = OPS.index(data["op"])
    n = int(data.get("n", data.get("crystals", data.get("times", data.get("keep", data.get("count", 1))))))
    counter = -1
    more = int(data.get("draw", -1))
    value = data.get("value", 0)
    if isinstance(value, dict):
        n, counter = int(value["mul"]), COUNTERS.index(value["of"])
    elif "value" in data:
        n = int(value)
    if kind == GAIN_COUNTED:
        counter, more = COUNTERS.index(data["of"]), RESOURCES.index(data["resource"])
    if kind == MEDAL:
        more = -1 if data["pick"] == "any" else MEDALS.index(data["pick"])
    flag = (
        data.get("target") == "all_empty"
        or data.get("until") == "game_end"
        or bool(data.get("bonus"))
        or data.get("scope") == "planets_and_rooms"
    )
    level = int(data.get("power", data.get("level", data.get("max_level", data.get("stall_level", 0)))))
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
