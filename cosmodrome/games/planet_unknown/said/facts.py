"""The facts of what can happen, as types: mypy checks them in events.py, and the page reads them as TypeScript."""

from __future__ import annotations

from typing import Literal, TypedDict

from ..cards import Rating
from ..components import Ring, Terrain, Track

EndTrigger = Literal["unplaceable", "depot_empty", "last_event"]
"""Why the game ends."""


class SidesChosen(TypedDict):
    """A seat's planet and corporation are known."""

    event: Literal["sides_chosen"]
    seat: int
    planet: str


class OfObjective(TypedDict):
    """A seat put an objective back, got one, lost one, or shares one with all."""

    event: Literal["objective_dropped", "objective_gained", "objective_destroyed", "objective_shared"]
    seat: int
    objective: int


Alone = Literal[
    "objective_dropped_unseen",
    "objective_gained_unseen",
    "objectives_drawn_unseen",
    "peeked_unseen",
    "nothing_taken",
    "lifepod_kept",
    "collected_lifepod_lost",
    "collected_meteorite_lost",
    "patch_stored",
    "finished",
]


class Done(TypedDict):
    """Something happened of which there is no more to tell than whose it is."""

    event: Alone
    seat: int


class RoundBegan(TypedDict):
    """A round began."""

    event: Literal["round_began"]
    round: int
    commander: int


class SoloRoundBegan(TypedDict):
    """A round of a lone player began."""

    event: Literal["solo_round_began"]
    round: int


class Turned(TypedDict):
    """The station turned; the sector faces whoever turned it."""

    event: Literal["turned"]
    rotation: int
    sector: str


class EventRevealed(TypedDict):
    """An event was turned up."""

    event: Literal["event_revealed"]
    card: int
    left: int


class OfCard(TypedDict):
    """A seat looked at the next event, played a civ card or keeps it face down."""

    event: Literal["peeked", "card_played", "card_kept"]
    seat: int
    card: int


class CivStacksChanged(TypedDict):
    """An event added cards to the civ stacks or removed some."""

    event: Literal["civ_stacks_changed"]
    added: int
    removed: int


class Uncovered(TypedDict):
    """The next tile of a stack became visible."""

    event: Literal["uncovered"]
    shape: str
    tile: str


class Took(TypedDict):
    """A seat took a tile."""

    event: Literal["took"]
    seat: int
    ring: Ring
    tile: str


class SetAside(TypedDict):
    """A seat could not place either tile and set one aside."""

    event: Literal["set_aside"]
    seat: int
    tile: str


class TilePlaced(TypedDict):
    """A tile was placed."""

    event: Literal["placed"]
    seat: int
    tile: str
    square: str
    rot: int
    flip: bool


OnSpot = Literal[
    "meteorite_landed",
    "lifepod_destroyed",
    "rover_destroyed",
    "meteorite_destroyed",
    "rover_placed",
    "lifepod_collected",
    "meteorite_collected",
    "meteorite_loaded",
    "patch_placed",
]


class OnSquare(TypedDict):
    """Something happened on a square of a seat's planet."""

    event: OnSpot
    seat: int
    square: str


class StationIgnored(TypedDict):
    """A station of the placed tile gives nothing."""

    event: Literal["station_ignored"]
    seat: int
    terrain: Terrain


class MarkerMoved(TypedDict):
    """A marker went up, to another track or down, or the last cell of the rover track gave its points again."""

    event: Literal["advanced", "crossed", "repeated", "regressed"]
    seat: int
    marker: Track
    track: Track
    row: int


class MarkerReset(TypedDict):
    """A marker went back to the start of its track."""

    event: Literal["marker_reset"]
    seat: int
    marker: Track


class GainedMovement(TypedDict):
    """A seat gained movement points."""

    event: Literal["gained_movement"]
    seat: int
    points: int


class FluxMoved(TypedDict):
    """The flux token marks a track."""

    event: Literal["flux_moved"]
    seat: int
    track: Track


class OfTechnology(TypedDict):
    """A seat used a technology, or a lifepod unlocked one."""

    event: Literal["technology_used", "technology_unlocked"]
    seat: int
    level: int


RoverMoved = TypedDict("RoverMoved", {"event": Literal["moved", "teleported"], "seat": int, "from": str, "to": str})
"""A rover moved one square or was teleported."""


class LifepodStowed(TypedDict):
    """A collected lifepod lies on a cell of a track."""

    event: Literal["lifepod_stowed"]
    seat: int
    track: Track
    row: int


class CivOpened(TypedDict):
    """A seat looks at the civ cards of a level."""

    event: Literal["civ_opened"]
    seat: int
    level: int
    cards: list[int]


class OfLevel(TypedDict):
    """A stack of civ cards was opened unseen or was empty, or a card of it is kept unseen."""

    event: Literal["civ_opened_unseen", "civ_empty", "card_kept_unseen"]
    seat: int
    level: int


class ObjectivesDrawn(TypedDict):
    """A seat drew objectives to keep one."""

    event: Literal["objectives_drawn"]
    seat: int
    objectives: list[int]


class StackRemoved(TypedDict):
    """A whole stack of tiles left the game."""

    event: Literal["stack_removed"]
    seat: int
    shape: str


class EndCalled(TypedDict):
    """The game ends with this round."""

    event: Literal["end_called"]
    trigger: EndTrigger


class GameOver(TypedDict):
    """The medals are counted."""

    event: Literal["game_over"]
    winners: list[int]
    totals: list[int]


class SoloOver(TypedDict):
    """The medals of a lone player are counted."""

    event: Literal["solo_over"]
    total: int
    target: int
    rating: Rating


Happening = (
    SidesChosen
    | OfObjective
    | Done
    | RoundBegan
    | SoloRoundBegan
    | Turned
    | EventRevealed
    | OfCard
    | CivStacksChanged
    | Uncovered
    | Took
    | SetAside
    | TilePlaced
    | OnSquare
    | StationIgnored
    | MarkerMoved
    | MarkerReset
    | GainedMovement
    | FluxMoved
    | OfTechnology
    | RoverMoved
    | LifepodStowed
    | CivOpened
    | OfLevel
    | ObjectivesDrawn
    | StackRemoved
    | EndCalled
    | GameOver
    | SoloOver
)
"""Anything that can happen in Planet Unknown."""
