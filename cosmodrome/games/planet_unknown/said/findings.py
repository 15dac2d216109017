"""The shape of what inspection.py finds, as types: mypy checks them there, and the page reads them as TypeScript."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from ....kernel.views import MessageView
from ..components import Terrain, Track
from .views import CellName


class PlainBonus(TypedDict):
    """A bonus of a cell of which there is no more to tell."""

    type: Literal["synergy", "patch", "place_rover"]


class MoveBonus(TypedDict):
    """Movement points."""

    type: Literal["move"]
    points: int


class LevelBonus(TypedDict):
    """A civ card or a technology of a level."""

    type: Literal["civ_card", "tech"]
    level: int


class AdvanceBonus(TypedDict):
    """An advance of a certain marker."""

    type: Literal["advance"]
    track: Track


Bonus = PlainBonus | MoveBonus | LevelBonus | AdvanceBonus
"""What a cell of a track gives."""


class Way(TypedDict):
    """Cells that a marker would enter, with what stands on them; `cancelled` are bonuses that the event takes away."""

    cells: list[CellName]
    bonuses: list[Bonus]
    cancelled: list[Bonus]
    medal: int | None


class Step(TypedDict):
    """A station: the ways of its marker, several where the player has a choice."""

    terrain: Track
    ways: list[Way]
    medals: int
    """The medals that are certain."""
    dry: bool
    """Water that needs no ice."""


LineNews = Annotated[list[int | bool], tuple[int, bool, bool]]
"""How a row or column would be: its filled squares, whether a meteorite blocks it, whether it is complete."""


class LineDone(TypedDict):
    """A row or column that would become complete."""

    line: str
    medals: int


class Lot(TypedDict):
    """So many, with their medals."""

    n: int
    medals: int


class Ground(TypedDict):
    """What would change on the planet."""

    lines: dict[str, LineNews]
    complete: list[LineDone]
    blocked: int
    """The medals of rows and columns that would not be complete any more."""
    cities: Lot
    parts: Lot
    counts: dict[str, int]
    """By how much what a competitive objective counts changes."""
    medals: int
    """By how much the medals change for certain: what is left to choose does not count."""


class Brings(Ground):
    """What a tile would bring."""

    steps: list[Step]
    energy: list[Step] | None
    """The markers that an energy station could advance."""
    idle: list[Terrain]
    """Stations that give nothing."""
    rock: str | None
    """Where a meteorite lands."""
    pods: list[str]
    rovers: list[str]
    ignored: int | None
    """The event under which one of the stations does not count."""


class Refused(TypedDict):
    """Why a tile does not fit, and the corners at which it does not."""

    why: MessageView
    corners: list[str]


class Placements(TypedDict):
    """A tile in one pose: what it brings on each corner where it fits, and why it does not on the others."""

    brings: dict[str, Brings]
    refused: list[Refused]
    elsewhere: MessageView


class Patches(TypedDict):
    """What a patch would bring on each square."""

    patches: dict[str, Ground]


class Climb(Way):
    """Where an answer sends a marker."""

    marker: Track
    down: bool


class Climbs(TypedDict):
    """Where the answers about markers send them."""

    climbs: dict[str, Climb]


class Reach(TypedDict):
    """Where a rover can go, each square with its way."""

    ways: dict[str, list[str]]


class FreshPlanet(TypedDict):
    """A planet as it would lie there at the start."""

    lifepods: list[str]
    filled: list[int]


Finding = Placements | Patches | Climbs | Reach | FreshPlanet
"""What can be found out."""
