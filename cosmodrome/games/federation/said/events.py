"""What can happen in Federation."""

from __future__ import annotations

from typing import Annotated, Literal

from ....kernel.message import Arg, Message, Term, Who
from ....kit.happening import Happening, OfSeat, Seat, Told, Word, listed, named
from ..components import ACTIONS, AMBASSADORS, SIDES, Action, AmbassadorId, Medal, Project, Resource, Side, Source, Wing
from .names import amount_terms, amounts_json
from .views import Amounts, Seated, Votes

Executive = Literal["income", "upkeep", "projects", "floors", "law"]
"""A step of the executive phase."""


class Standing(Votes):
    """The senate as a round ends: its tokens by their cells, how the votes stand, who will advance which project."""

    tokens: dict[str, Seated]
    coming: dict[Project, list[int]]


ActionName = Annotated[int, listed(Action, "action-of")]
MedalName = Annotated[int, listed(Medal, "medal")]
ProjectName = Annotated[int, listed(Project, "project")]
ResourceName = Annotated[int, listed(Resource, "resource")]
SideName = Annotated[int, Told(Side, SIDES.__getitem__, SIDES.__getitem__)]
SourceName = Annotated[int, listed(Source, "score")]
WingName = Annotated[int, listed(Wing, "wing")]
Alteration = Annotated[str, named("alteration")]
Ambassador = Annotated[int, Told(AmbassadorId, AMBASSADORS.__getitem__)]
Asteroid = Annotated[str, named("asteroid")]
Law = Annotated[str, named("law")]
Mission = Annotated[str, named("mission")]
Specialist = Annotated[str, named("specialist")]
Work = Annotated[str, named("work")]
Resources = Annotated[list[int], Told(Amounts, amounts_json, amount_terms)]
Counted = Annotated[list[str], Told(say=len), "count"]
"""Components of which the log says how many they are."""
Where = Annotated[
    int, Told(say=lambda action: Term(f"action-of-{ACTIONS[action] if action >= 0 else 'outer'}"), is_fact=False)
]
"""The action of a cell, -1 for the outer module: only the log names it."""


class OfAction(OfSeat):
    """Something became of an action."""

    action: ActionName


class OfResources(OfSeat):
    """A player got or gave resources."""

    resources: Resources


class OfDegree(OfSeat):
    """A player moved on the accreditation track, to this level."""

    from_: int
    to: int
    level: int


class OfMission(OfSeat):
    """Something became of a mission."""

    mission: Mission


class OfSpecialist(OfSeat):
    """Something became of a specialist."""

    specialist: Specialist


# The course of the game.


class RoundBegan(Happening):
    """A round began."""

    round: int
    first: Annotated[Seat, "who"]


class Blocked(Happening):
    """A block token closed cells."""

    block: str
    cells: Counted


class LawsShown(Happening):
    """The laws of the round were opened, and perhaps those of the next."""

    laws: list[Law]
    next: list[str]

    def args(self) -> dict[str, Arg]:
        """Name the laws by their wings."""
        left, right = [Term("law-" + law) for law in self.laws]
        return {"left": left, "right": right}


class HomeTaken(OfSeat):
    """A player took a start tile."""

    home: Annotated[str, named("home")]


class Placed(OfSeat):
    """A player placed an ambassador."""

    cell: str
    where: Where
    ambassador: Ambassador
    side: SideName
    votes: int
    alteration: str | None
    die: int

    def args(self) -> dict[str, Arg]:
        """Count the die with the votes."""
        return {**super().args(), "votes": self.votes + self.die}


class SpecialKept(OfSeat):
    """A player kept the special ambassador for later."""


class ActionCopied(OfAction):
    """A spy copied an action."""


class ActionSkipped(OfAction):
    """An action had become impossible."""


class Declined(OfSeat):
    """A player declined a choice."""


# Resources and tracks.


class Gained(OfResources):
    """A player gained resources."""


class Paid(OfResources):
    """A player paid resources."""


class Discarded(OfResources):
    """A player dropped what the reserve cannot hold."""


class Transmuted(OfSeat):
    """A resource went one step up."""

    from_: ResourceName
    to: ResourceName


class Scored(OfSeat):
    """A player scored."""

    points: int
    source: SourceName


class Climbed(OfDegree):
    """A player gained degrees."""

    def args(self) -> dict[str, Arg]:
        """Count the degrees."""
        return {**super().args(), "count": self.to - self.from_}


class Fell(OfDegree):
    """A player did not pay for the level."""


class LevelRaised(OfSeat):
    """A player's level counts higher, for the round or the game."""

    n: int
    game: Annotated[bool, Told(say=lambda game: "game" if game else "round"), "until"]


class ShipsTaken(OfSeat):
    """A player took ships."""

    count: int


class DieRaised(OfSeat):
    """A player's assistant die shows more."""

    value: int


class PresidentTaken(OfSeat):
    """A player took the president pawn."""


class SpecialGained(OfSeat):
    """A player got the special ambassador."""


class MedalTaken(OfSeat):
    """A player took a medal."""

    medal: MedalName


class MissionOpened(OfMission):
    """A player may fly a mission from now on."""


class MissionFlown(OfMission):
    """A player flew a mission."""


# Planets.


class MinerMoved(OfSeat):
    """A miner moved."""

    to: str


class AsteroidShown(Happening):
    """An asteroid was turned over."""

    cell: str
    asteroid: Asteroid


class DeadRowShown(Happening):
    """The dead asteroids were turned over."""

    asteroids: Counted


class AsteroidTaken(OfSeat):
    """A player took an asteroid."""

    asteroid: Asteroid


class MageMoved(OfSeat):
    """A mage moved."""

    to: Annotated[int, "position"]


class MoonShown(Happening):
    """The tokens of a moon were turned over."""

    position: int
    alterations: list[str]


class AlterationTaken(OfSeat):
    """A player took an alteration token."""

    alteration: Alteration


def _tokens(drawn: list[str] | int) -> list[Word] | None:
    return None if isinstance(drawn, int) else [Term("alteration-" + id) for id in drawn]


class AlterationsDrawn(OfSeat):
    """A player looks at alteration tokens of the stock: which, or for the others how many."""

    drawn: Annotated[list[str] | int, Told(say=_tokens), "tokens"]

    def message(self) -> Message:
        """Say which tokens, or how many."""
        if isinstance(self.drawn, int):
            return Message("event-alterations-drawn-unseen", {"who": Who(self.seat), "count": self.drawn})
        return super().message()

    def seen_by(self, seat: int | None) -> AlterationsDrawn:
        """Hide the tokens from the others."""
        if seat == self.seat or isinstance(self.drawn, int):
            return self
        return AlterationsDrawn(self.seat, len(self.drawn))


class SpecialistShown(Happening):
    """A specialist was turned over."""

    specialist: Specialist


class SpecialistTaken(OfSpecialist):
    """A player took a specialist."""


class SpecialistUsed(OfSpecialist):
    """A specialist works."""


class SpecialistCopied(OfSpecialist):
    """A specialist works as another one."""

    as_: Annotated[Specialist, "other"]


class Refreshed(OfSpecialist):
    """A used specialist was turned up."""


class DiscPlaced(OfSeat):
    """A player's disc went to a level of a stall."""

    stall: Annotated[str, named("stall")]
    level: int


class Built(OfSeat):
    """A player built a production or, with a multiplier, a megastructure."""

    work: Work
    multiplier: int | None


class Income(OfSeat):
    """A production pays."""

    work: Work


class DeepSpaceTaken(OfSeat):
    """A player took a deep space tile."""

    deep: Annotated[str, named("deep")]


# Projects, floors and laws.


class ExecutiveStep(Happening):
    """A step of the executive phase began; the first one shows the senate as all the steps will find it."""

    step: Annotated[Executive, named("executive")]
    senate: Standing | None = None


class ProjectAdvanced(OfSeat):
    """A project made a step."""

    project: ProjectName
    step: int


class ProjectFunded(Happening):
    """A project reached its last step."""

    project: ProjectName


class FloorWon(OfSeat):
    """A player has the most votes on a floor."""

    floor: int
    votes: int


class LawPassed(Happening):
    """A law passed."""

    wing: WingName
    law: Law


class GameOver(Happening):
    """The last round has been scored."""

    winners: Annotated[list[Seat], "who"]
