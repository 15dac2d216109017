"""The facts of what can happen, as types: mypy checks them in events.py, and the page reads them as TypeScript."""

from __future__ import annotations

from typing import Literal, TypedDict

from ....kernel.views import Some
from ..components import Action, AmbassadorId, Medal, Project, Resource, Side, Source, Wing
from .views import Floor, Passing, Seated

Amounts = Some[Resource, int]
"""Resources, those of which there are any."""

Executive = Literal["income", "upkeep", "projects", "floors", "law"]
"""A step of the executive phase."""


class RoundBegan(TypedDict):
    """A round began."""

    event: Literal["round_began"]
    round: int
    first: int


class Blocked(TypedDict):
    """A block token closed cells."""

    event: Literal["blocked"]
    block: str
    cells: list[str]


class LawsShown(TypedDict):
    """The laws of the round were opened, and perhaps those of the next."""

    event: Literal["laws_shown"]
    laws: list[str]
    next: list[str]


class HomeTaken(TypedDict):
    """A player took a start tile."""

    event: Literal["home_taken"]
    seat: int
    home: str


class Placed(TypedDict):
    """A player placed an ambassador."""

    event: Literal["placed"]
    seat: int
    cell: str
    ambassador: AmbassadorId
    side: Side
    votes: int
    alteration: str | None
    die: int


class Done(TypedDict):
    """Something happened of which there is no more to tell than whose it is."""

    event: Literal["special_kept", "declined", "president_taken", "special_gained"]
    seat: int


class OfAction(TypedDict):
    """A spy copied an action, or an action had become impossible."""

    event: Literal["action_copied", "action_skipped"]
    seat: int
    action: Action


class OfResources(TypedDict):
    """A player gained or paid resources, or dropped what the reserve cannot hold."""

    event: Literal["gained", "paid", "discarded"]
    seat: int
    resources: Amounts


Transmuted = TypedDict("Transmuted", {"event": Literal["transmuted"], "seat": int, "from": Resource, "to": Resource})
"""A resource went one step up."""


class Scored(TypedDict):
    """A player scored."""

    event: Literal["scored"]
    seat: int
    points: int
    source: Source


Climbed = TypedDict("Climbed", {"event": Literal["climbed", "fell"], "seat": int, "from": int, "to": int, "level": int})
"""A player gained degrees, or did not pay for the level."""


class LevelRaised(TypedDict):
    """A player's level counts higher, for the round or the game."""

    event: Literal["level_raised"]
    seat: int
    n: int
    game: bool


class ShipsTaken(TypedDict):
    """A player took ships."""

    event: Literal["ships_taken"]
    seat: int
    count: int


class DieRaised(TypedDict):
    """A player's assistant die shows more."""

    event: Literal["die_raised"]
    seat: int
    value: int


class MedalTaken(TypedDict):
    """A player took a medal."""

    event: Literal["medal_taken"]
    seat: int
    medal: Medal


class OfMission(TypedDict):
    """A player may fly a mission from now on, or flew it."""

    event: Literal["mission_opened", "mission_flown"]
    seat: int
    mission: str


class MinerMoved(TypedDict):
    """A miner moved."""

    event: Literal["miner_moved"]
    seat: int
    to: str


class AsteroidShown(TypedDict):
    """An asteroid was turned over."""

    event: Literal["asteroid_shown"]
    cell: str
    asteroid: str


class DeadRowShown(TypedDict):
    """The dead asteroids were turned over."""

    event: Literal["dead_row_shown"]
    asteroids: list[str]


class AsteroidTaken(TypedDict):
    """A player took an asteroid."""

    event: Literal["asteroid_taken"]
    seat: int
    asteroid: str


class MageMoved(TypedDict):
    """A mage moved."""

    event: Literal["mage_moved"]
    seat: int
    to: int


class MoonShown(TypedDict):
    """The tokens of a moon were turned over."""

    event: Literal["moon_shown"]
    position: int
    alterations: list[str]


class AlterationTaken(TypedDict):
    """A player took an alteration token."""

    event: Literal["alteration_taken"]
    seat: int
    alteration: str


class TokensDrawn(TypedDict):
    """A player looks at alteration tokens of the stock: which, or for the others how many."""

    event: Literal["alterations_drawn"]
    seat: int
    drawn: list[str] | int


class SpecialistShown(TypedDict):
    """A specialist was turned over."""

    event: Literal["specialist_shown"]
    specialist: str


class OfSpecialist(TypedDict):
    """A player took a specialist, used it or turned it up again."""

    event: Literal["specialist_taken", "specialist_used", "refreshed"]
    seat: int
    specialist: str


SpecialistCopied = TypedDict(
    "SpecialistCopied", {"event": Literal["specialist_copied"], "seat": int, "specialist": str, "as": str}
)
"""A specialist works as another one."""


class DiscPlaced(TypedDict):
    """A player's disc went to a level of a stall."""

    event: Literal["disc_placed"]
    seat: int
    stall: str
    level: int


class Built(TypedDict):
    """A player built a production or, with a multiplier, a megastructure."""

    event: Literal["built"]
    seat: int
    work: str
    multiplier: int | None


class Income(TypedDict):
    """A production pays."""

    event: Literal["income"]
    seat: int
    work: str


class DeepSpaceTaken(TypedDict):
    """A player took a deep space tile."""

    event: Literal["deep_space_taken"]
    seat: int
    deep: str


class Standing(TypedDict):
    """The senate as a round ends: its tokens by their cells, how the votes stand, who will advance which project."""

    tokens: dict[str, Seated]
    floors: dict[Floor, list[int]]
    leaders: dict[Floor, list[int]]
    wings: dict[Wing, int]
    passing: Passing
    coming: dict[Project, list[int]]


class ExecutiveStep(TypedDict):
    """A step of the executive phase began; the first one shows the senate as all the steps will find it."""

    event: Literal["executive_step"]
    step: Executive
    senate: Standing | None


class ProjectAdvanced(TypedDict):
    """A project made a step."""

    event: Literal["project_advanced"]
    seat: int
    project: Project
    step: int


class ProjectFunded(TypedDict):
    """A project reached its last step."""

    event: Literal["project_funded"]
    project: Project


class FloorWon(TypedDict):
    """A player has the most votes on a floor."""

    event: Literal["floor_won"]
    seat: int
    floor: int
    votes: int


class LawPassed(TypedDict):
    """A law passed."""

    event: Literal["law_passed"]
    wing: Wing
    law: str


class GameOver(TypedDict):
    """The last round has been scored."""

    event: Literal["game_over"]
    winners: list[int]


Happening = (
    RoundBegan
    | Blocked
    | LawsShown
    | HomeTaken
    | Placed
    | Done
    | OfAction
    | OfResources
    | Transmuted
    | Scored
    | Climbed
    | LevelRaised
    | ShipsTaken
    | DieRaised
    | MedalTaken
    | OfMission
    | MinerMoved
    | AsteroidShown
    | DeadRowShown
    | AsteroidTaken
    | MageMoved
    | MoonShown
    | AlterationTaken
    | TokensDrawn
    | SpecialistShown
    | OfSpecialist
    | SpecialistCopied
    | DiscPlaced
    | Built
    | Income
    | DeepSpaceTaken
    | ExecutiveStep
    | ProjectAdvanced
    | ProjectFunded
    | FloorWon
    | LawPassed
    | GameOver
)
"""Anything that can happen in Federation."""
