"""The shape of what view.py shows, as types: mypy checks them there, and the page reads them as TypeScript."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from ....kernel.views import ScoreView, Some
from ..components import Action, AmbassadorId, Medal, Planet, Project, Resource, Side, Source, Wing
from ..ops import Op

Asked = Literal[
    "draft",
    "place",
    "face",
    "cover",
    "die",
    "copy_action",
    "planet_choice",
    "payment",
    "discount",
    "discard_excess",
    "neo_move",
    "dead_asteroid",
    "moon_token",
    "keep_alteration",
    "specialist",
    "on_planet",
    "refresh",
    "stall",
    "mix",
    "free_disc",
    "build",
    "free_build",
    "choose",
    "deep_space",
    "marker",
    "project",
    "medal",
    "mission",
    "turn_end",
    "transport",
    "transmute",
    "income_choice",
    "pay_upkeep",
    "law_tie",
]
"""What is asked."""

Amounts = Some[Resource, int]
"""Resources, those of which there are any."""

Floor = Literal["3", "2", "1"]
Passing = Literal["left", "right", "tie"]
"""The wing whose law passes as the votes stand."""

Power = Literal["1", "2", "3", "4"]
"""The power of an alteration token."""


class Effect(TypedDict):
    """One thing that something does."""

    op: Op
    n: int
    resources: NotRequired[Amounts]
    options: NotRequired[list[list[Effect]]]


class Seated(TypedDict):
    """A token in the senate: an ambassador with its side and what lies on it, or a neutral one with its votes."""

    owner: int | Literal["neutral"]
    votes: NotRequired[int]
    """Its own votes, without the die that may lie on it."""
    token: NotRequired[AmbassadorId]
    side: NotRequired[Side]
    alteration: NotRequired[str | None]
    die: NotRequired[bool]
    total: NotRequired[int]
    """In the senate: the votes that it has now."""


class Votes(TypedDict):
    """How the votes in the senate stand."""

    floors: dict[Floor, list[int]]
    """The votes of each seat on a floor, and last the neutral ones."""
    leaders: dict[Floor, list[int]]
    wings: dict[Wing, int]
    passing: Passing


class CellView(TypedDict):
    """A cell of the senate."""

    id: str
    floor: int
    column: int
    wing: Wing
    action: Action
    cost: Amounts
    mission: str
    effects: list[Effect]
    """What a room does."""
    token: Seated | None


class ProjectView(TypedDict):
    """A project: its steps, who will advance it, everybody's value and the points that it would pay now."""

    id: Project
    step: int
    last: int
    start: int
    needed: int
    funded: bool
    coming: list[int]
    """Who will advance it at the end of the round, in this order."""
    values: list[int]
    points: list[int]


class LawView(TypedDict):
    """An open law with what it would bring each seat."""

    id: str
    planet: Planet
    rate: int
    """The points for each influence there."""
    points: list[int]


class LawsView(TypedDict):
    """The open laws, and which may still come."""

    left: LawView
    right: LawView
    next: list[str]
    to_come: list[str]
    discard: list[str]


class AsteroidView(TypedDict):
    """An asteroid token."""

    id: str
    dead: bool
    resources: Amounts


class PitView(TypedDict):
    """A cell of the miners' map."""

    id: str
    influence: int
    next: list[str]
    resources: Amounts
    asteroid: bool
    end: bool
    token: AsteroidView | Literal["hidden"] | None
    miners: list[int]


class NeoView(TypedDict):
    """The miners' map; of the dead asteroids only the number while they are hidden."""

    cells: list[PitView]
    dead: int | list[AsteroidView]


class Alteration(TypedDict):
    """An alteration token."""

    id: str
    power: int
    side: Side
    votes: int
    bonus: list[Effect]


class MoonView(TypedDict):
    """A position of 6Moon."""

    position: int
    power: int
    hidden: int
    tokens: list[Alteration]
    mages: list[int]


class StackView(TypedDict):
    """A stack of specialists on Atalum."""

    type: str
    level: int
    open: str | None
    hidden: int


class StallLevel(TypedDict):
    """A level of a stall: what it gives, and whose discs lie there."""

    effects: list[Effect]
    units: int
    same_kind: bool
    options: list[list[Effect]]
    discs: list[int]


class StallView(TypedDict):
    """A trade stall."""

    id: str
    cost: Amounts
    levels: list[StallLevel]
    next: list[int]
    """The level that the next trade of each player reaches, 1 or 2."""


class ProductionView(TypedDict):
    """A production and whose robots built it."""

    slot: str
    id: str
    cost: Amounts
    income: list[Effect]
    robots: list[int]


class PlaceView(TypedDict):
    """A multiplier of a megastructure, whose robot stands on it, and whether the next robot goes there."""

    multiplier: int
    robot: int | None
    next: bool


class MegaView(TypedDict):
    """A megastructure: its multipliers, and what it would be worth to each seat."""

    id: str
    cost: Amounts
    places: list[PlaceView]
    tokens: list[str]
    free: int
    worth: list[int]


class WorksView(TypedDict):
    """What can be built on E81216."""

    productions: list[ProductionView]
    megastructures: list[MegaView]


class MedalView(TypedDict):
    """A medal: the thresholds that are left, or how many; and who has it."""

    id: Medal
    left: int | list[int]
    next: int | None
    """The influence that brings the next one, where a planet has one left."""
    owners: list[int]


class MissionView(TypedDict):
    """A special mission."""

    id: str
    level: int
    cost: Amounts
    effects: list[Effect]


class StartTile(TypedDict):
    """A start tile."""

    id: str
    effects: list[Effect]


class HandView(TypedDict):
    """An ambassador in hand."""

    id: AmbassadorId
    votes: int
    funding: list[Effect]


class OwnedSpecialist(TypedDict):
    """A player's specialist; face up it can still be used."""

    id: str
    face_up: bool


Lack = Literal["level", "ship"]


class OwnMission(TypedDict):
    """A player's mission."""

    id: str
    status: Literal["open", "ready", "done"]
    lacks: list[Lack]
    """What is missing before it can be flown."""


class PlayerView(TypedDict):
    """One player's pieces and all that is derived from them."""

    seat: int
    pp: int
    sources: dict[Source, int]
    score: ScoreView
    resources: dict[Resource, int]
    crystals: int
    hangar: int
    supply: int
    degree: int
    marker_level: int
    level: int
    level_bonus: int
    die: int
    die_cell: str | None
    miner: str
    mage: int
    mage_next: int | None
    influence: dict[Planet, int]
    specialists: list[OwnedSpecialist]
    missions: list[OwnMission]
    missions_completed: int
    home: str | None
    deep: str | None
    alterations: list[Alteration]
    asteroids: list[AsteroidView]
    medals: list[Medal]
    medal_points: int
    left_overs: int
    contributions: int
    hand: list[HandView]
    special: Literal["none", "in_hand", "placed", "spent"]


class Placing(TypedDict):
    """The placement that is being chosen: its cell, and the element of the token that is settled already."""

    cell: str
    element: str | None


class Face(TypedDict):
    """A token that can be placed; `die`: the votes that the assistant die would add in the senate."""

    element: str
    side: Side
    votes: int
    altered: bool
    bonus: list[Effect]
    die: int


class FloorProspect(TypedDict):
    """How a floor would stand with some votes more, and what it would bring then."""

    votes: list[int]
    leaders: list[int]
    points: int


class WingProspect(TypedDict):
    """How the vote on the law would stand with some votes more in a wing, and what it would bring then."""

    left: int
    right: int
    passing: Passing
    points: int


class CellProspect(TypedDict):
    """What funding on a free cell would do; `overflow`: its project is funded, the common one advances."""

    mission: str | None
    project: Project
    done: int
    of: int
    overflow: bool


class Prospects(TypedDict):
    """What a placement would be worth at the end of the round: floors and wings by the votes that are added."""

    seat: int
    faces: list[Face]
    floors: dict[Floor, dict[str, FloorProspect]]
    wings: dict[Wing, dict[str, WingProspect]]
    cells: dict[str, CellProspect]


class DeepSpaceView(TypedDict):
    """The deep space tiles: how many, and which for who has looked at them."""

    count: int
    tiles: list[str] | None


BlocksView = dict[Literal["planet", "room"], str | None]
"""The block tokens of the round."""


class TrackView(TypedDict):
    """The accreditation track: the level of each degree, and what a level costs."""

    levels: list[int]
    medal: int
    deep_space: int
    upkeep: list[Amounts]
    fall: int
    """The level on which a player ends who pays nothing."""


Limits = dict[Literal["crystals", "diamonds", "hangar", "ships"], int]
"""What a player can hold."""


class TableView(Votes):
    """The view of Federation."""

    round: int
    rounds: int
    cycle: int
    first: int
    president: int
    active: int | None
    phase: Asked | Literal["over"]
    placing: Placing | None
    prospects: Prospects | None
    setup: str
    data: str
    """The name of the data file that is played with."""
    senate: list[CellView]
    outer: list[Seated]
    outer_effects: list[Effect]
    projects: list[ProjectView]
    common_bonus: list[list[Effect]]
    """What the first contributions of a player to the common project bring."""
    laws: LawsView
    neo: NeoView
    moons: list[MoonView]
    stock: dict[Power, int]
    alterations_out: list[str]
    returned: list[str] | None
    specialists: list[StackView]
    stalls: list[StallView]
    works: WorksView
    medals: list[MedalView]
    start_tiles: list[StartTile]
    deep_space: DeepSpaceView
    blocks: BlocksView
    track: TrackView
    limits: Limits
    players: list[PlayerView]
    missions: list[MissionView]
