"""What can happen in Space Base."""

from __future__ import annotations

from typing import Annotated, Literal

from ....kernel.event import Event
from ....kernel.message import Arg
from ....kit.happening import Happening, OfSeat, Seat, Told
from ..components import CARDS, SIDE_NAMES, SideName
from .names import card_id, card_ids, card_term

Card = Annotated[int, Told(str, card_id, card_term)]
Cards = Annotated[list[int], Told(list[str], card_ids, len), "cubes"]
"""The cards that got a cube; the log counts them."""
Side = Annotated[int, Told(SideName, SIDE_NAMES.__getitem__)]
Dice = Annotated[int, Told(list[int], lambda dice: [die for die in (1, 2) if dice & die])]
"""Dice, as bits."""
Use = Literal["separate", "sum"]


class OfCard(OfSeat):
    """Something happened with a card of a player."""

    card: Card


class InSector(OfCard):
    """Something happened with a card and a sector of a player."""

    sector: int


class OfDice(OfSeat):
    """A player rolled."""

    dice: list[int]

    def args(self) -> dict[str, Arg]:
        """Say what the dice show."""
        return {**super().args(), "first": self.dice[0], "second": self.dice[1]}


class TurnBegan(OfSeat):
    """A player's turn began."""

    round: int


# Dice.


class DieSet(OfCard):
    """The active player set a die instead of rolling it."""

    die: int
    face: int


class Rolled(OfDice):
    """The active player rolled the dice that were not set."""

    rolled: Dice


class Rerolled(OfDice):
    """The active player rolled one or both dice again."""

    card: Card
    rolled: Dice


class Allocated(OfSeat):
    """A player uses the dice one by one, or their sum."""

    use: Annotated[Use, Told(say=str)]
    sectors: list[int]

    def args(self) -> dict[str, Arg]:
        """Say the sectors; the sum has only one."""
        first, second = self.sectors if len(self.sectors) > 1 else (self.sectors[0], 0)
        return {**super().args(), "first": first, "second": second}


class Shifted(OfCard):
    """A player moved the sector of the sum to the right."""

    from_: int
    to: Annotated[int, "sector"]


# Rewards.


class Collected(OfSeat):
    """A player collected a sector: the sums, and the cards that got a cube."""

    sector: int
    side: Side
    credits: int
    income: int
    vp: int
    charged: Cards


class Aimed(InSector):
    """A player chose which neighbour a two-way arrow collects."""


class Repeated(OfSeat):
    """A player collects a sector once more."""

    sector: int


# Abilities.


class AbilityUsed(OfCard):
    """A player spent cubes on an ability."""

    cubes: int


class Gained(OfCard):
    """An ability brought resources."""

    credits: int = 0
    income: int = 0
    vp: int = 0


class VpLost(OfSeat):
    """An opponent's ability took points away."""

    by: Seat
    amount: int


class Swapped(OfSeat):
    """All cards of two sectors changed places."""

    sectors: list[int]

    def args(self) -> dict[str, Arg]:
        """Say the two sectors."""
        return {**super().args(), "first": self.sectors[0], "second": self.sectors[1]}


class Exchanged(OfCard):
    """A card traded places with a station card; sector and side are where it was."""

    other: Card
    from_: int
    side: Side
    to: int


class Charged(OfCard):
    """An ability put a cube on a card."""


class CubeMoved(OfSeat):
    """An ability moved a cube."""

    from_: Annotated[Card, "card"]
    to: Annotated[Card, "other"]


# Cards.


class Bought(InSector):
    """A player bought a card; in phase 6 all credits are paid, whatever the card costs."""

    paid: int


class Claimed(InSector):
    """A player took a ship free of charge."""


class Deployed(InSector):
    """The former station ship went on patrol, with its cubes as far as there are cells for them."""

    cubes: int
    lost: int


class Settled(OfCard):
    """A colony brought its points."""

    vp: int


class Passed(OfSeat):
    """The active player bought nothing."""


class Refilled(Happening):
    """Ships were turned up in the shipyard."""

    cards: list[Card]

    def args(self) -> dict[str, Arg]:
        """Name the ships and count them."""
        return {**super().args(), "count": len(self.cards)}


class IncomePaid(OfSeat):
    """Income raised the active player's credits."""

    credits: int


# Beginning and end.


class FirstShip(OfCard):
    """A player drew and paid the first ship."""

    def args(self) -> dict[str, Arg]:
        """Say also what it cost and where it lies."""
        card = CARDS[self.card]
        return {**super().args(), "cost": card.cost, "sector": card.sector}


class ShipsDealt(OfSeat):
    """A player was dealt ships to choose from."""

    cards: list[Card]


class Picked(OfCard):
    """A ship was chosen at light speed: only its buyer knows before all have committed."""

    def seen_by(self, seat: int | None) -> Event | None:
        """Show it to its buyer alone."""
        return self if seat == self.seat else None


class Committed(OfSeat):
    """A player has finished choosing."""


class TieRolled(OfDice):
    """A player rolled for the first turn."""


class FirstPlayer(OfSeat):
    """It is settled who goes first."""


class Bonus(OfSeat):
    """A player got something for going later."""

    credits: int
    income: int


class EndTriggered(OfSeat):
    """A player has reached the target: the round is the last."""

    vp: int


class ExtraRound(Happening):
    """The lead is shared: one more round."""

    number: int


class GameOver(Happening):
    """Somebody has won, by points or at once by an ability."""

    winners: list[Seat]
    at_once: bool

    def args(self) -> dict[str, Arg]:
        """Say also how."""
        return {**super().args(), "how": "at_once" if self.at_once else "points"}
