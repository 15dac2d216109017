"""The components of SpaceCorp as the rules see them: numbers and flags, read once from the data files."""

from __future__ import annotations

from typing import Final, Literal, get_args

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
WINDOW_EDGES: Final = [
    1 << HOSTILE_MICROBES | 1 << INCOMPATIBLE | 1 << SABOTAGE | 1 << SALVAGE,
    1 << HACK,
    1 << DIVERT,
    1 << LEAK,
    1 << MARKET_INFLUENCE,
    1 << POACH,
    1 << INTERCEPT,
]
"""Which Edge cards can be played in which window, as bits (6.1)."""

SPECIALS: Final = ["gain_2", "gain_3", "probe_near", "probe_deep", "teleport", "advance_track"]
GAIN: Final = 0
PROBE: Final = 1
TELEPORT: Final = 2
ADVANCE_TRACK: Final = 3

Cube = Literal["genetics", "revelation"]
CUBES: Final[tuple[Cube, ...]] = get_args(Cube)
ProgressKind = Literal["adaptation", "breakthrough"]
KINDS: Final[tuple[ProgressKind, ...]] = get_args(ProgressKind)
ADAPTATION: Final = 0
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
OFFERS: Final = 4
TEAMS: Final = 4
HQS: Final = ["p1", "p2", "p3", "p4"]
"""How each player's HQ is written."""
LEGACY: Final = 1 << 10
"""The slot of the legacy pair among the tiles of a Produce action."""


class Source:
    """One Infra box or card with the number it shows for one action, in its main and perhaps a shielded mode."""

    def __init__(self, value: int, multiplies: bool, shielded: bool, other: int) -> None:
        self.value: Final = value
        self.multiplies: Final = multiplies
        self.shielded: Final = shielded
        """Whether the main mode is shielded."""
        self.other: Final = other
        """The number of the shielded mode beside the main one, 0 if there is none."""

    def in_shelter(self) -> Source:
        """Return the source in its shielded mode, which cannot be changed any more."""
        return Source(self.other, self.multiplies, True, 0)

    def settled(self) -> Source:
        """Return the source in its main mode, which cannot be changed any more."""
        return Source(self.value, self.multiplies, self.shielded, 0) if self.other else self


class Face:
    """What an Infra box or a card shows for each of the seven valued actions."""

    def __init__(self) -> None:
        self.value: list[int] = [0] * VALUED
        """The number of the main mode; 0: the action is not shown."""
        self.multiplies: list[bool] = [False] * VALUED
        self.shielded: list[bool] = [False] * VALUED
        """Whether the main mode is shielded."""
        self.other: list[int] = [0] * VALUED
        """The number of the shielded mode beside the main one, 0 if there is none."""
        self.sources: list[Source | None] = [None] * VALUED
        self.shelters: list[Source | None] = [None] * VALUED
        """The same in the shielded mode, for who has chosen it."""
        self.actions: list[int] = []
        """The actions that are shown."""
        self.strength: list[int] = [0] * VALUED
        """What each number is worth when the strongest card is looked for."""

    def settle(self) -> None:
        """Make the sources of what was read."""
        for action in range(VALUED):
            if self.value[action] > 0:
                self.sources[action] = Source(
                    self.value[action], self.multiplies[action], self.shielded[action], self.other[action]
                )
                self.actions.append(action)
                self.strength[action] = self.value[action] * (3 if self.multiplies[action] else 1)
            if self.other[action] > 0:
                self.shelters[action] = Source(self.other[action], self.multiplies[action], True, 0)


class Card:
    """One kind of action card; its copies are all alike. The last kind is the Time card."""

    def __init__(
        self, id: str, era: int, copies: int, start: bool, infra: bool, edge: int, special: int, amount: int, face: Face
    ) -> None:
        self.id: Final = id
        self.era: Final = era
        """-1 for the Time card, which belongs to all eras."""
        self.copies: Final = copies
        self.start: Final = start
        self.infra: Final = infra
        self.edge: Final = edge
        self.special: Final = special
        self.amount: Final = amount
        """The profit of a Special that pays profit."""
        self.face: Final = face


class Requirement:
    """What a tile or a site must show for a base (10)."""

    def __init__(self, kind: str, symbols: int, parts: list[Requirement]) -> None:
        self.kind: Final = kind
        self.symbols: Final = symbols
        self.parts: Final = parts


class BaseRule:
    """What a base type needs and does in one era."""

    def __init__(self) -> None:
        self.requirement: Requirement | None = None
        self.production_add = 0
        self.cube = NO
        self.cube_steps = 0
        self.takes_offer = False
        self.offer_or_revelation = False
        self.pays_production = False
        self.pays_colony_points = False
        self.kills_production = False
        self.kills_colony_points = False
        self.secures_region = False
        self.secures_near = False
        self.secure_amount = 0
        self.doubles_build = False
        self.move_bonus = 0
        self.doubles_source = False
        self.transports = False
        self.shields_own_build = False
        self.shields_move = False
        self.shields_build = False
        self.colony_points = 0
        self.unlocks_phobes = False


class Tile:
    """One discovery tile (9)."""

    def __init__(
        self,
        id: str,
        era: int,
        stack: int,
        profit: int,
        genetics: int,
        revelation: int,
        production: int,
        base_modifier: int,
        colony_points: int,
        symbols: int,
        special: str,
        redirect: int,
    ) -> None:
        self.id: Final = id
        self.era: Final = era
        self.stack: Final = stack
        self.profit: Final = profit
        self.genetics: Final = genetics
        self.revelation: Final = revelation
        self.production: Final = production
        """The printed P#, -1 if there is none."""
        self.base_modifier: Final = base_modifier
        self.colony_points: Final = colony_points
        self.symbols: Final = symbols
        self.phobes: Final = special == "phobes"
        self.introvs: Final = special == "introvs"
        self.redirect: Final = redirect


class Site:
    """A named place on a board; its slots hold a tile, a base, or both."""

    def __init__(
        self,
        id: str,
        region: int,
        gravity: int,
        lagrange: bool,
        explore_cost: int,
        build_cost: int,
        stacks: list[int],
        first_slot: int,
        is_start: bool,
        is_beyond: bool,
        system: bool,
        multi_star: bool,
        orion: bool,
        beyond_jupiter: bool,
        tags: list[str],
    ) -> None:
        self.id: Final = id
        self.region: Final = region
        self.gravity: Final = gravity
        self.lagrange: Final = lagrange
        self.explore_cost: Final = explore_cost
        self.build_cost: Final = build_cost
        self.stacks: Final = stacks
        """The stack of each exploration box."""
        self.first: Final = first_slot
        self.slots: Final = max(1, len(stacks))
        self.is_start: Final = is_start
        self.is_beyond: Final = is_beyond
        self.system: Final = system
        self.multi_star: Final = multi_star
        self.orion: Final = orion
        self.beyond_jupiter: Final = beyond_jupiter
        self.tags: Final = tags


class Progress:
    """One name of a progress card (15)."""

    def __init__(self, id: str, kind: int, era: int, profit: int, needs_kind: int, needs: int) -> None:
        self.id: Final = id
        self.kind: Final = kind
        self.era: Final = era
        self.profit: Final = profit
        self.needs_kind: Final = needs_kind
        """The kind of cards the prerequisite counts: 0, 1, or 2 for both; -1 for no prerequisite."""
        self.needs: Final = needs
        self.add: list[int] = [0] * VALUED
        self.multiply: list[int] = [1] * VALUED
        self.shields = 0
        self.ignores_gravity = False
        self.produce_bonus = 0
        self.colony_points = 0
        self.introv_access = False
        self.phobe_immunity = False
        self.track_entry = 3
        self.hand_limit = 0
        self.draws = 0
        self.places_team = False


class ColonyEffect:
    """One effect of a colony tile (16.9)."""

    def __init__(self, on: str, op: str, per: str, amount: int, divisor: int) -> None:
        self.on: Final = on
        self.op: Final = op
        self.per: Final = per
        self.amount: Final = amount
        self.divisor: Final = divisor


class Colony:
    """One colony tile."""

    def __init__(self, id: str, value: int, players: list[int], effects: list[ColonyEffect]) -> None:
        self.id: Final = id
        self.value: Final = value
        self.players: Final = players
        self.effects: Final = effects


class Condition:
    """What fulfils a contract (11)."""

    def __init__(
        self,
        kind: str,
        least: int,
        cube: int,
        cards: int,
        lagrange: int,
        tag: str,
        region: int,
        beyond_jupiter: bool,
        symbol: int,
        multi_star: bool,
    ) -> None:
        self.kind: Final = kind
        self.on_bases: Final = kind in ("base_sites", "base_regions")
        self.least: Final = least
        self.cube: Final = cube
        self.cards: Final = cards
        """The kind of progress cards: 0, 1, or 2 for both."""
        self.lagrange: Final = lagrange
        """1 only Lagrange points, 0 only other sites, -1 all."""
        self.tag: Final = tag
        self.region: Final = region
        self.beyond_jupiter: Final = beyond_jupiter
        self.symbol: Final = symbol
        self.multi_star: Final = multi_star


class Contract:
    """One contract of one era; two players have thresholds and rewards of their own."""

    def __init__(self, id: str, row: int, era: int, rewards: list[int], conditions: list[Condition]) -> None:
        self.id: Final = id
        self.row: Final = row
        self.era: Final = era
        self.rewards: Final = rewards
        """For two players, for more."""
        self.conditions: Final = conditions


class Headquarters:
    """One kind of HQ mat: the faces of its four boxes, Research first."""

    def __init__(self, id: str, faces: list[Face], genetics: int, revelation: int, profits: list[list[int]]) -> None:
        self.id: Final = id
        self.faces: Final = faces
        self.genetics: Final = genetics
        self.revelation: Final = revelation
        self.profits: Final = profits
        """The profit at the start by seat count and place in the turn order."""
