"""The facts of what can happen, as types: mypy checks them in events.py, and the page reads them as TypeScript."""

from __future__ import annotations

from typing import Literal, TypedDict

from ..components import SideName


class TurnBegan(TypedDict):
    """A player's turn began."""

    event: Literal["turn_began"]
    seat: int
    round: int


class DieSet(TypedDict):
    """The active player set a die instead of rolling it."""

    event: Literal["die_set"]
    seat: int
    card: str
    die: int
    face: int


class Rolled(TypedDict):
    """The active player rolled the dice that were not set."""

    event: Literal["rolled"]
    seat: int
    dice: list[int]
    rolled: list[int]


class Rerolled(TypedDict):
    """The active player rolled one or both dice again."""

    event: Literal["rerolled"]
    seat: int
    card: str
    dice: list[int]
    rolled: list[int]


class Allocated(TypedDict):
    """A player uses the dice one by one, or their sum."""

    event: Literal["allocated"]
    seat: int
    use: Literal["separate", "sum"]
    sectors: list[int]


Shifted = TypedDict("Shifted", {"event": Literal["shifted"], "seat": int, "card": str, "from": int, "to": int})
"""A player moved the sector of the sum to the right."""


class Collected(TypedDict):
    """A player collected a sector: the sums, and the cards that got a cube."""

    event: Literal["collected"]
    seat: int
    sector: int
    side: SideName
    credits: int
    income: int
    vp: int
    charged: list[str]


class InSector(TypedDict):
    """A two-way arrow was aimed, or a ship was claimed: the sector that it is about."""

    event: Literal["aimed", "claimed"]
    seat: int
    card: str
    sector: int


class Repeated(TypedDict):
    """A player collects a sector once more."""

    event: Literal["repeated"]
    seat: int
    sector: int


class AbilityUsed(TypedDict):
    """A player spent cubes on an ability."""

    event: Literal["ability_used"]
    seat: int
    card: str
    cubes: int


class Gained(TypedDict):
    """An ability brought resources."""

    event: Literal["gained"]
    seat: int
    card: str
    credits: int
    income: int
    vp: int


class VpLost(TypedDict):
    """An opponent's ability took points away."""

    event: Literal["vp_lost"]
    seat: int
    by: int
    amount: int


class Swapped(TypedDict):
    """All cards of two sectors changed places."""

    event: Literal["swapped"]
    seat: int
    sectors: list[int]


Exchanged = TypedDict(
    "Exchanged",
    {"event": Literal["exchanged"], "seat": int, "card": str, "other": str, "from": int, "side": SideName, "to": int},
)
"""A card traded places with a station card; sector and side are where it was."""


class OfCard(TypedDict):
    """An ability put a cube on a card; a player drew the first ship; a ship was chosen at light speed."""

    event: Literal["charged", "first_ship", "picked"]
    seat: int
    card: str


CubeMoved = TypedDict("CubeMoved", {"event": Literal["cube_moved"], "seat": int, "from": str, "to": str})
"""An ability moved a cube."""


class Bought(TypedDict):
    """A player bought a card; in phase 6 all credits are paid, whatever the card costs."""

    event: Literal["bought"]
    seat: int
    card: str
    sector: int
    paid: int


class Deployed(TypedDict):
    """The former station ship went on patrol, with its cubes as far as there are cells for them."""

    event: Literal["deployed"]
    seat: int
    card: str
    sector: int
    cubes: int
    lost: int


class Settled(TypedDict):
    """A colony brought its points."""

    event: Literal["settled"]
    seat: int
    card: str
    vp: int


class Done(TypedDict):
    """Something happened of which there is no more to tell than whose it is."""

    event: Literal["passed", "committed", "first_player"]
    seat: int


class Refilled(TypedDict):
    """Ships were turned up in the shipyard."""

    event: Literal["refilled"]
    cards: list[str]


class IncomePaid(TypedDict):
    """Income raised the active player's credits."""

    event: Literal["income_paid"]
    seat: int
    credits: int


class ShipsDealt(TypedDict):
    """A player was dealt ships to choose from."""

    event: Literal["ships_dealt"]
    seat: int
    cards: list[str]


class TieRolled(TypedDict):
    """A player rolled for the first turn."""

    event: Literal["tie_rolled"]
    seat: int
    dice: list[int]


class Bonus(TypedDict):
    """A player got something for going later."""

    event: Literal["bonus"]
    seat: int
    credits: int
    income: int


class EndTriggered(TypedDict):
    """A player has reached the target: the round is the last."""

    event: Literal["end_triggered"]
    seat: int
    vp: int


class ExtraRound(TypedDict):
    """The lead is shared: one more round."""

    event: Literal["extra_round"]
    number: int


class GameOver(TypedDict):
    """Somebody has won, by points or at once by an ability."""

    event: Literal["game_over"]
    winners: list[int]
    at_once: bool


Happening = (
    TurnBegan
    | DieSet
    | Rolled
    | Rerolled
    | Allocated
    | Shifted
    | Collected
    | InSector
    | Repeated
    | AbilityUsed
    | Gained
    | VpLost
    | Swapped
    | Exchanged
    | OfCard
    | CubeMoved
    | Bought
    | Deployed
    | Settled
    | Done
    | Refilled
    | IncomePaid
    | ShipsDealt
    | TieRolled
    | Bonus
    | EndTriggered
    | ExtraRound
    | GameOver
)
"""Anything that can happen in Space Base."""
