"""The shape of what view.py shows, as types: mypy checks them there, and the page reads them as TypeScript."""

from __future__ import annotations

from typing import Literal, TypedDict

from ....kernel.message import Json
from ....kernel.views import ScoreView, Some
from ..board import LegKind
from ..components import (
    ActionType,
    BaseType,
    Cube,
    Edge,
    Era,
    ProgressKind,
    StackName,
    TrackBox,
    TriggerKind,
    WindowName,
)

Asked = Literal[
    "action",
    "bases",
    "tiles",
    "target",
    "second",
    "raise",
    "research_pick",
    "offer_pick",
    "research_base",
    "reward",
    "colony",
    "points",
    "colony_contract",
    "era_end_contract",
    "contract",
    "finish",
    "colony_end",
    "legacy",
    "new_era",
    "beyond",
    "reveal",
    "phobe_team",
    "pay",
    "custom",
    "grant",
    "progress",
    "star_children",
    "start_adaptation",
    "transport",
    "turn",
    "draw_along",
    "edge",
    "infra_loss",
]
"""What is asked."""


class Trigger(TypedDict):
    """What has triggered the end of the era, and who still plays."""

    kind: TriggerKind | None
    by: int | None
    last_turns: list[int]
    passed: list[int]
    rivals_closed: bool


class TeamView(TypedDict):
    """A team at a site."""

    seat: int
    team: int
    box: TrackBox | None
    acted: bool
    can_act: bool


class BaseView(TypedDict):
    """A base."""

    seat: int
    type: BaseType


class BoxView(TypedDict):
    """A box of a site: its stack, its tile, and the base on it."""

    stack: StackName | None
    tile: str | None
    production: int | None
    colony_points: int
    dead: bool
    """Whether the base makes it produce nothing."""
    base: BaseView | None


class Claim(TypedDict):
    """A team that claims a site."""

    seat: int
    team: int


class ColonyView(TypedDict):
    """A colony at a site."""

    seat: int
    tile: str


class SiteView(TypedDict):
    """A site of the board."""

    teams: list[TeamView]
    boxes: list[BoxView]
    claim: Claim | None
    explore_cost: int | None
    build_cost: int | None
    unexplored: bool
    """Whether there is something left to explore."""
    vacant: bool
    """Whether nobody has built there."""
    locked: bool
    colony: ColonyView | None


class Face(TypedDict):
    """What a box of a headquarters shows for an action; `other` is the number of its other mode."""

    value: int
    multiplies: bool
    shielded: bool
    other: int | None


class ValueView(TypedDict):
    """What Infra gives for an action, and to the owner what is within reach at most."""

    infra: int
    most: int | None


class OwnColony(TypedDict):
    """A player's colony."""

    tile: str
    site: str
    value: int


class Legacy(TypedDict):
    """The tile and base that a player took along from the era before."""

    tile: str
    base: BaseType
    production: int


class TileView(TypedDict):
    """A tile that a player can produce with; without a site it is the legacy."""

    site: str | None
    box: int
    production: int


class PlayerView(TypedDict):
    """One player's headquarters, cards and counts."""

    seat: int
    profit: int
    cards: int
    hand: list[str] | None
    known: list[str]
    infra: list[str | None]
    hq: str
    boxes: list[Some[ActionType, Face]]
    values: Some[ActionType, ValueView]
    enters: TrackBox | None
    """Where the teams enter the track of a star system; None: at the star itself."""
    genetics: int
    revelation: int
    lap: dict[Cube, int]
    progress: list[str]
    adaptations: int
    breakthroughs: int
    colonies: list[OwnColony]
    legacy: Legacy | None
    supply: Some[BaseType, int]
    teams: list[str | None]
    teams_hq: int
    teams_gone: int
    beyond: list[int]
    bases: int
    tiles: list[TileView]
    passed: bool
    score: ScoreView


class ContractView(TypedDict):
    """A contract, with how far each seat is."""

    id: str
    row: int
    era: Era
    text_key: str
    reward: int
    now: int | None
    pays: int
    """What it would pay whoever takes it now; where the question is about a printed reward, that."""
    by: int | None
    open: bool
    closed: bool
    need: int
    have: list[int]
    met: list[bool]


class ProgressView(TypedDict):
    """A progress card on display, and which seats qualify for it."""

    name: str
    kind: ProgressKind
    left: int
    profit: int
    can: list[bool]


class BeyondView(TypedDict):
    """The far site of an era, and whose markers it has."""

    site: str | None
    markers: list[int | None]


class Leg(TypedDict):
    """A part of the cost of a Move."""

    kind: LegKind
    n: int


class Way(TypedDict):
    """The way of a Move: the regions that it leads through, what its cost is made of, where the team arrives."""

    regions: list[str]
    legs: list[Leg]
    arrives: TrackBox | None
    """In a star system: the box of its track; None: at the place itself."""


Goal = TypedDict(
    "Goal",
    {
        "action": ActionType,
        "text": str,
        "cost": int | None,
        "from": str | None,
        "to": str | None,
        "bases": list[BaseType],
        "exposed": bool,
        "penalty": int,
        "value": int | None,
        "way": Way | None,
    },
)
"""What is being paid for, or what the details of which are asked."""


SourceKind = Literal["hq", "card", "time", "base", "profit", "edge"]


class SourceView(TypedDict):
    """One source of a payment: whose it is, the mode it is used in, what it adds or multiplies by; 0: no number."""

    kind: SourceKind
    id: str
    seat: int | None
    shielded: bool
    value: int
    multiplies: bool
    n: int
    """How many of it are used."""


class WayView(TypedDict):
    """One way to pay: its sources, who is rewarded for lending, its value, the penalty for radiation."""

    sources: list[SourceView]
    rewarded: list[int]
    value: int
    penalty: int
    sheltered: bool
    """Whether radiation is met with a shield."""
    spends: int
    """How many cards it takes from the hand."""


class Bonus(TypedDict):
    """What a progress card adds to a payment or multiplies it by."""

    id: str
    value: int
    multiplies: bool


class Bill(TypedDict):
    """What the answers to the question of payment are made of, by their notation."""

    action: ActionType
    """The kind of value that is needed: colonies are helped by building."""
    bonuses: list[Bonus]
    ways: dict[str, WayView]
    adds: dict[str, SourceView]
    picked: list[SourceView]
    """What a payment of one's own making holds so far."""


class RouteView(TypedDict):
    """A place that a team could go to; `alone`: also without what belongs to rivals."""

    cost: int
    exposed: bool
    legal: bool
    alone: bool


class OwnView(TypedDict):
    """A seat's own settings, and the Edge cards that fit now."""

    seat: int
    windows: dict[WindowName, bool]
    cards: dict[WindowName, list[Edge]]
    """The Edge cards that can be played in each window."""
    edge: list[str]
    window: WindowName | None


class TableView(TypedDict):
    """The view of SpaceCorp."""

    data: str
    """The name of the data files that are played with."""
    facts: dict[str, Json] | None
    """The data files themselves, where they are not the standard ones."""
    start: int
    end: int
    era: Era
    era_number: int
    turn: int
    active: int
    first: int
    phase: Asked | Literal["over"]
    asked: int | None
    trigger: Trigger
    sites: dict[str, SiteView]
    players: list[PlayerView]
    offers: list[str | None]
    deck: int
    discard: list[str]
    time_pile: int
    table: list[str]
    aside: int
    stacks: Some[StackName, int]
    unseen: dict[str, int]
    unseen_tiles: Some[StackName, list[str]]
    contracts: list[ContractView]
    fulfilled: int
    needed: int
    progress: list[ProgressView]
    colonies: list[str]
    beyond: BeyondView
    orion_first: bool
    wheel: int
    owed: list[int]
    forbidden: list[ActionType]
    produced: int | None
    actions: list[ActionType]
    """The kinds of action that there are in this era."""
    goal: Goal | None
    bill: Bill | None
    """For the player who pays alone."""
    routes: dict[str, dict[str, RouteView]]
    """From each place where the viewer has a team that can act, to each place that it could go to."""
    me: OwnView | None
