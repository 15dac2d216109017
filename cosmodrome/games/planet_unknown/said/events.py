"""What can happen in Planet Unknown."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from ....kernel.event import Event
from ....kernel.message import Arg, Term
from ....kit.happening import Aside, Happening, OfSeat, Seat, Told, Word, listed, named
from ..cards import CIV_CARDS, Rating
from ..components import OUTER, RINGS, SHAPE_KEYS, TILE_KEYS, Ring, Terrain, Track
from ..grid import square_name
from .names import shape_term, tech_term, tile_args

EndTrigger = Literal["unplaceable", "depot_empty", "last_event"]
"""Why the game ends."""

Square = Annotated[int, Told(str, square_name, square_name)]
TrackName = Annotated[int, listed(Track, "track")]
MarkerName = Annotated[int, listed(Track, "marker")]
TerrainName = Annotated[int, listed(Terrain, "terrain")]
RingName = Annotated[int, Told(Ring, RINGS.__getitem__)]
Shape = Annotated[int, Told(str, SHAPE_KEYS.__getitem__, shape_term)]
Sector = Annotated[int, Told(str, lambda sector: SHAPE_KEYS[OUTER[sector]], lambda sector: shape_term(OUTER[sector]))]
"""A sector of the station, named by its large shape."""
Tile = Annotated[int, Told(str, TILE_KEYS.__getitem__)]
Corporation = Annotated[str, Told(say=lambda key: Term(f"corporation-{key}"), is_fact=False)]
CivCard = Annotated[int, named("civ")]
EventCard = Annotated[int, named("card-event")]
Personal = Annotated[int, named("personal")]
Competitive = Annotated[int, named("competitive")]


class Secret(OfSeat):
    """Something happened of which others than the player see less."""

    unseen: ClassVar[type[OfSeat]]
    """What others see instead."""

    def seen_by(self, seat: int | None) -> Event | None:
        """Return all of it for the player, the rest for the others."""
        return self if seat == self.seat else self.rest()

    def rest(self) -> Event:
        """Return what the others see."""
        return self.unseen(self.seat)


class OnSquare(OfSeat):
    """Something happened on a square of a player's planet."""

    square: Square


class OfTile(OfSeat):
    """A player took, placed or set aside a tile."""

    tile: Tile

    def args(self) -> dict[str, Arg]:
        """Name the tile by its shape and its terrains."""
        shape, first, second = tile_args(self.tile)
        return {**super().args(), "shape": shape, "first": first, "second": second}


class MarkerMoved(OfSeat):
    """A marker came onto a cell, or the cell on which it stands gave its bonus again."""

    marker: MarkerName
    track: TrackName
    row: int


class RoverMoved(OfSeat):
    """A rover went from one square to another."""

    from_: Annotated[Square, "here"]
    to: Annotated[Square, "there"]


class OfTechnology(OfSeat):
    """A technology was used or unlocked."""

    corporation: Annotated[int, Aside]
    level: int

    def args(self) -> dict[str, Arg]:
        """Name the technology."""
        return {**super().args(), "tech": tech_term(self.corporation, self.level)}


class OfLevel(OfSeat):
    """Something happened to the civ cards of a level."""

    level: int


# Before the first round.


class SidesChosen(OfSeat):
    """A seat's planet and corporation are known."""

    planet: Annotated[str, named("planet")]
    corporation: Corporation


class ObjectiveDroppedUnseen(OfSeat):
    """Somebody else put a personal objective back into the box."""


class ObjectiveDropped(Secret):
    """A seat put one of its personal objectives back into the box."""

    unseen = ObjectiveDroppedUnseen

    objective: Personal


# The round, the station and the event.


class RoundBegan(Happening):
    """A round began."""

    round: int
    commander: Annotated[Seat, "who"]


class SoloRoundBegan(Happening):
    """A round of a lone player began."""

    round: int


class Turned(Happening):
    """The station turned; the sector faces whoever turned it."""

    rotation: int
    sector: Annotated[Sector, "shape"]


class EventRevealed(Happening):
    """An event was turned up."""

    card: EventCard
    left: int


class PeekedUnseen(OfSeat):
    """Somebody else looked at the next event."""


class Peeked(Secret):
    """A seat looked at the next event."""

    unseen = PeekedUnseen

    card: EventCard


class CivStacksChanged(Happening):
    """An event added cards to the civ stacks or removed some."""

    added: int
    removed: int


class StackRemoved(OfSeat):
    """A whole stack of tiles left the game."""

    shape: Shape


# Tiles.


class Uncovered(Happening):
    """The next tile of a stack became visible."""

    shape: Shape
    tile: Tile

    def args(self) -> dict[str, Arg]:
        """Name the shape and the terrains of the tile."""
        shape, first, second = tile_args(self.tile)
        return {"shape": shape, "first": first, "second": second}


class Took(OfTile):
    """A seat took a tile."""

    ring: RingName


class SetAside(OfTile):
    """A seat could not place either tile and set one aside."""


class Placed(OfTile):
    """A tile was placed."""

    square: Square
    rot: int
    flip: bool


class NothingTaken(OfSeat):
    """Both stacks of a seat's sector are empty."""


class StationIgnored(OfSeat):
    """A station of the placed tile gives nothing."""

    terrain: TerrainName


class PatchPlaced(OnSquare):
    """A patch was placed."""


class PatchStored(OfSeat):
    """A patch was stored for the end of the game."""


class Finished(OfSeat):
    """A seat is done with its tile."""


# Markers and technologies.


class Advanced(MarkerMoved):
    """A marker went up."""


class Crossed(MarkerMoved):
    """A marker went to another track."""


class Repeated(MarkerMoved):
    """The last cell of the rover track gave its points again."""


class Regressed(MarkerMoved):
    """A marker went down."""


class MarkerReset(OfSeat):
    """A marker went back to the start of its track."""

    marker: MarkerName


class FluxMoved(OfSeat):
    """The flux token marks a track."""

    track: TrackName


class TechnologyUsed(OfTechnology):
    """A seat used a technology."""


class TechnologyUnlocked(OfTechnology):
    """A lifepod unlocked a technology."""


# Rovers, lifepods and meteorites.


class GainedMovement(OfSeat):
    """A seat gained movement points."""

    points: int


class RoverPlaced(OnSquare):
    """A rover came onto the planet."""


class RoverDestroyed(OnSquare):
    """A rover was covered or destroyed."""


class Moved(RoverMoved):
    """A rover moved one square."""


class Teleported(RoverMoved):
    """A rover was teleported."""


class LifepodCollected(OnSquare):
    """A lifepod was collected."""


class LifepodDestroyed(OnSquare):
    """A lifepod was covered or destroyed."""


class LifepodStowed(OfSeat):
    """A collected lifepod lies on a cell of a track."""

    track: TrackName
    row: int


class LifepodKept(OfSeat):
    """A collected lifepod lies in the collection area."""


class CollectedLifepodLost(OfSeat):
    """A collected lifepod was destroyed."""


class MeteoriteLanded(OnSquare):
    """A meteorite was put on a tile."""


class MeteoriteLoaded(OnSquare):
    """A rover loaded a meteorite."""


class MeteoriteCollected(OnSquare):
    """A meteorite was collected."""


class MeteoriteDestroyed(OnSquare):
    """A meteorite was destroyed."""


class CollectedMeteoriteLost(OfSeat):
    """A collected meteorite was destroyed."""


# Civ cards and objectives.


class CivOpenedUnseen(OfLevel):
    """Somebody else looks at the civ cards of a level."""


class CivOpened(Secret):
    """A seat looks at the civ cards of a level."""

    level: int
    cards: list[CivCard]

    def rest(self) -> Event:
        """Tell the others the level."""
        return CivOpenedUnseen(self.seat, self.level)


class CivEmpty(OfLevel):
    """A stack of civ cards was empty."""


class CardPlayed(OfSeat):
    """A civ card takes effect at once."""

    card: CivCard


class CardKeptUnseen(OfLevel):
    """Somebody else keeps a civ card face down."""


class CardKept(Secret):
    """A civ card is kept face down for the end of the game."""

    card: CivCard

    def rest(self) -> Event:
        """Tell the others the level."""
        return CardKeptUnseen(self.seat, CIV_CARDS[self.card].level)


class ObjectivesDrawnUnseen(OfSeat):
    """Somebody else drew objectives to keep one."""


class ObjectivesDrawn(Secret):
    """A seat drew objectives to keep one."""

    unseen = ObjectivesDrawnUnseen

    objectives: list[int]
    personal: Annotated[bool, Aside]
    """Which of their sides counts."""

    def args(self) -> dict[str, Arg]:
        """Name the objectives."""
        side = "personal" if self.personal else "competitive"
        names: list[Word] = [Term(f"{side}-{card}") for card in self.objectives]
        return {**super().args(), "objectives": names}


class ObjectiveShared(OfSeat):
    """All players compete for one more objective."""

    objective: Competitive


class ObjectiveGainedUnseen(OfSeat):
    """Somebody else has one more personal objective."""


class ObjectiveGained(Secret):
    """A seat has one more personal objective."""

    unseen = ObjectiveGainedUnseen

    objective: Personal


class ObjectiveDestroyed(OfSeat):
    """A personal objective was destroyed."""

    objective: Personal


# The end.


class EndCalled(Happening):
    """The game ends with this round."""

    trigger: Annotated[EndTrigger, named("trigger"), "reason"]


class GameOver(Happening):
    """The medals are counted."""

    winners: list[Seat]
    totals: list[int]

    def args(self) -> dict[str, Arg]:
        """Name the winners, count them, and tell their medals."""
        return {**super().args(), "count": len(self.winners), "total": max(self.totals)}


class SoloOver(Happening):
    """The medals of a lone player are counted."""

    total: int
    target: int
    rating: Annotated[Rating, named("rating")]
