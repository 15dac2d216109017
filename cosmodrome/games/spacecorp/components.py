"""The names of the components of SpaceCorp, and the numbers by which the rules know them."""

from __future__ import annotations

from typing import Final, Literal, get_args

from ...kit.bits import mask_of

Era = Literal["mariners", "planeteers", "starfarers"]
ERAS: Final[tuple[Era, ...]] = get_args(Era)
MARINERS: Final = 0
PLANETEERS: Final = 1
STARFARERS: Final = 2

ActionType = Literal[
    "research",
    "move",
    "explore",
    "build",
    "produce",
    "genetics",
    "revelation",
    "upgrade",
    "special",
    "colonize",
]
ACTIONS: Final[tuple[ActionType, ...]] = get_args(ActionType)
RESEARCH: Final = 0
MOVE: Final = 1
EXPLORE: Final = 2
BUILD: Final = 3
PRODUCE: Final = 4
GENETICS: Final = 5
REVELATION: Final = 6
UPGRADE: Final = 7
SPECIAL: Final = 8
COLONIZE: Final = 9
VALUED: Final = 7
"""The first seven actions have a value (7)."""

BaseType = Literal[
    "attraction",
    "bio_lab",
    "exploiter",
    "industrial",
    "refinery",
    "research",
    "secure",
    "shield_factory",
    "spaceport",
]
BASES: Final[tuple[BaseType, ...]] = get_args(BaseType)
TYPES: Final = len(BASES)
INDUSTRIAL: Final = 3
SECURE: Final = 6
SHIELD_FACTORY: Final = 7
SPACEPORT: Final = 8

SYMBOLS: Final = ["water", "life", "wonder", "anomaly", "relic", "dust"]
LIFE: Final = 1

StackName = Literal["e1", "e2", "e3", "primary", "secondary", "alien"]
STACKS: Final[tuple[StackName, ...]] = get_args(StackName)

Edge = Literal[
    "competitors",
    "divert",
    "hack",
    "hostile_microbes",
    "incompatible",
    "intercept",
    "leak",
    "market_influence",
    "poach",
    "sabotage",
    "salvage",
]
EDGES: Final[tuple[Edge, ...]] = get_args(Edge)
COMPETITORS: Final = 0
DIVERT: Final = 1
HACK: Final = 2
HOSTILE_MICROBES: Final = 3
INCOMPATIBLE: Final = 4
INTERCEPT: Final = 5
LEAK: Final = 6
MARKET_INFLUENCE: Final = 7
POACH: Final = 8
SABOTAGE: Final = 9
SALVAGE: Final = 10

WindowName = Literal[
    "turn_start",
    "before_research_take",
    "after_produce",
    "after_breakthrough",
    "after_contract",
    "before_discard",
    "turn_end",
]
WINDOWS: Final[tuple[WindowName, ...]] = get_args(WindowName)
TURN_START: Final = 0
BEFORE_RESEARCH_TAKE: Final = 1
AFTER_PRODUCE: Final = 2
AFTER_BREAKTHROUGH: Final = 3
AFTER_CONTRACT: Final = 4
BEFORE_DISCARD: Final = 5
TURN_END: Final = 6
IN_WINDOW: Final = [
    [SALVAGE, SABOTAGE, HOSTILE_MICROBES, INCOMPATIBLE],
    [HACK],
    [DIVERT],
    [LEAK],
    [MARKET_INFLUENCE],
    [POACH],
    [INTERCEPT],
]
"""Which Edge cards can be played in which window (6.1)."""
WINDOW_EDGES: Final = [mask_of(edges) for edges in IN_WINDOW]
"""The same as bits."""

SPECIALS: Final = ("gain_profit", "probe", "relocate_team", "advance_star_track")
GAIN: Final = 0
PROBE: Final = 1
TELEPORT: Final = 2
ADVANCE_TRACK: Final = 3

Cube = Literal["genetics", "revelation"]
CUBES: Final[tuple[Cube, ...]] = get_args(Cube)
ProgressKind = Literal["adaptation", "breakthrough"]
KINDS: Final[tuple[ProgressKind, ...]] = get_args(ProgressKind)
BREAKTHROUGH: Final = 1

TrackBox = Literal["near", "middle", "far"]
TRACK: Final[tuple[Literal["star"] | TrackBox, ...]] = ("star", *get_args(TrackBox))
"""Where a team stands in a star system, counted from the star (16.3)."""

NO: Final = -1
HQ: Final = -1
"""The place of a team that waits in the HQ."""
GONE: Final = -2
"""The place of a team that was removed from the game."""
MARKER: Final = -2
"""Who fulfilled a contract that was passed before the game began (19)."""

NOT_TRIGGERED: Final = 0
BY_CONTRACTS: Final = 1
BY_DECK: Final = 2
TriggerKind = Literal["contracts", "deck"]
TRIGGERS: Final[tuple[Literal["none"] | TriggerKind, ...]] = ("none", *get_args(TriggerKind))


def track_box(box: int) -> TrackBox | None:
    """Name a box of the track to a star; None at the star itself."""
    name = TRACK[box]
    return None if name == "star" else name


def trigger_kind(trigger: int) -> TriggerKind | None:
    """Name what has triggered the end of an era, if anything has."""
    name = TRIGGERS[trigger]
    return None if name == "none" else name


DOUBLE: Final = 1
TWICE: Final = 2
MOST_PROFIT_SPENT: Final = 3
SIDES: Final = ("2", "3-4")
"""The sides of the display of contracts: for two players, and for more."""
OFFERS: Final = 4
TEAMS: Final = 4
HQS: Final = ["p1", "p2", "p3", "p4"]
"""How each player's HQ is written."""
LEGACY: Final = 1 << 10
"""The slot of the legacy pair among the tiles of a Produce action."""
