"""The shape of what view.py shows, as types: mypy checks them there, and the page reads them as TypeScript."""

from __future__ import annotations

from typing import Annotated, Final, Literal, NotRequired, TypedDict, get_args

from ....kernel.views import Some
from ..cards import Colour, Rating
from ..components import Ring, Terrain, Track
from ..rules.items.codes import ItemKind
from ..state import Phase
from .events import EndTrigger

CellName = Annotated[list[Track | int], tuple[Track, int]]
"""A cell of a track: the track and the row."""

Part = Literal["civ", "planet", "tracks", "collection", "personal", "competitive"]
"""Where medals come from."""

CivLevel = Literal["1", "2", "3", "4"]
CIV_LEVELS: Final[tuple[CivLevel, ...]] = get_args(CivLevel)


class Stack(TypedDict):
    """A depot's stack: `top` is null while its tile is taken and the next one not yet uncovered."""

    shape: str
    top: str | None
    count: int


class Sector(TypedDict):
    """A sector of the station: its two stacks, and whom it faces."""

    sector: int
    seat: int | None
    large: Stack
    small: Stack


class Station(TypedDict):
    """The wheel."""

    rotation: int
    inner_shift: int
    sectors: list[Sector]
    positions: list[int]


class Events(TypedDict):
    """The event deck: the card in force, what is out, and how many of each colour are to come."""

    card: int | None
    discard: list[int]
    left: dict[Colour, int]
    next: int | None
    """The next card, for who has peeked."""
    peeked: list[int]


class Contest(TypedDict):
    """A competitive objective: between whom, how they stand, what it would bring each now."""

    objective: int
    seats: list[int]
    values: list[int]
    medals: list[int]


class Marker(TypedDict):
    """Where a marker stands, what it is worth, and where it could go."""

    track: Track
    row: int
    medals: int
    up: list[CellName]
    down: CellName | None


class Tech(TypedDict):
    """A technology of a corporation."""

    level: int
    key: str
    accessible: bool
    used: bool


class Placed(TypedDict):
    """A tile on a planet."""

    tile: str
    square: str
    rot: int
    flip: bool


class Taken(TypedDict):
    """The tile that a seat holds in its hand, and which restrictions it may ignore."""

    tile: str
    level: int
    stations: bool


class Places(TypedDict):
    """Where a tile could lie: the corners for each pose (`r0`, `r1f`; with `e`, tech counts as energy)."""

    tile: str
    level: int
    poses: dict[str, list[str]]


class Item(TypedDict):
    """Something still to be resolved."""

    item: ItemKind
    marker: NotRequired[Track]
    markers: NotRequired[list[Track]]
    steps: NotRequired[int]
    level: NotRequired[int]
    count: NotRequired[int]
    cell: NotRequired[int]
    square: NotRequired[str]
    other: NotRequired[Terrain]
    placed: NotRequired[bool]
    as_energy: NotRequired[bool]
    bonuses: NotRequired[bool]
    suppressed: NotRequired[bool]
    stations: NotRequired[bool]


class PersonalView(TypedDict):
    """A personal objective; null where it is secret."""

    objective: int | None
    met: bool | None


class MedalsView(TypedDict):
    """Medals and where they come from, as far as the viewer knows: `known` says whether that is all."""

    total: int
    parts: dict[Part, int]
    known: bool


class PlayerView(TypedDict):
    """One player's boards."""

    seat: int
    planet: str | None
    corporation: str | None
    dealt: Annotated[list[str], tuple[str, str]]
    sector: int
    taken: Taken | None
    places: Some[Ring, Places] | None
    tiles: list[Placed]
    terrain: list[str]
    """The visible terrain, a letter for each square: c w b r t e, capital where a station stands."""
    patches: list[str]
    meteorites: list[str]
    lifepods: list[str]
    rovers: list[str]
    loaded: list[str]
    supply: int | None
    set_aside: str | None
    filled: list[int]
    blocked: list[int]
    rows: list[int]
    columns: list[int]
    open: int | None
    markers: dict[Track, Marker]
    techs: list[Tech]
    lifepods_on_tracks: list[CellName]
    unlocked: list[str]
    lifepods_collected: int
    meteorites_collected: int
    stored_patches: int
    flux: Track | None
    cards: list[int | None]
    card_levels: list[int]
    played: list[int]
    personal: list[PersonalView]
    movement: int
    pending: list[Item]
    score: MedalsView


class Looking(TypedDict):
    """The cards that the viewer looks at to choose one."""

    civ: list[int]
    objectives: list[int]


class SoloView(TypedDict):
    """How a lone player stands against the target."""

    target: int
    difference: int
    rating: Rating


class TableView(TypedDict):
    """The view of Planet Unknown."""

    phase: Phase
    round: int
    commander: int | None
    triggers: list[EndTrigger]
    station: Station
    events: Events | None
    civ: dict[CivLevel, int]
    competitive: list[Contest]
    common: list[Contest]
    players: list[PlayerView]
    looking: Looking | None
    solo: SoloView | None
