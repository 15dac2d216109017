"""What can happen in Alien Frontiers."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from ....kit.happening import GameOver as GameOver
from ....kit.happening import Happening, OfSeat, Seat, Told, Word, listed
from ..components import CARDS, Facility, Field, Territory
from .names import card_term

Source = Facility | Literal["resource_cache"]
"""Where tokens come from."""


class Die(TypedDict):
    """A ship of a fleet and its value."""

    id: int
    value: int


class PlacedDie(Die):
    """A ship and the dock that it went to."""

    dock: int


def _dice(ships: list[tuple[int, int]]) -> list[Die]:
    return [{"id": index, "value": value} for index, value in ships]


def _placed(ships: list[tuple[int, int, int]]) -> list[PlacedDie]:
    return [{"id": index, "value": value, "dock": dock} for index, value, dock in ships]


def _values(ships: list[tuple[int, ...]]) -> list[Word]:
    return [ship[1] for ship in ships]


FacilityName = Annotated[int, listed(Facility, "facility")]
TerritoryName = Annotated[int, listed(Territory, "territory")]
FieldName = Annotated[int, listed(Field, "field")]
Card = Annotated[int, Told(str, CARDS.__getitem__, card_term)]
Ships = Annotated[list[tuple[int, int]], Told(list[Die], _dice, _values), "dice"]
"""Ships, each by its index in the fleet and its value."""
PlacedShips = Annotated[list[tuple[int, int, int]], Told(list[PlacedDie], _placed, _values), "dice"]
"""Ships, each by its index in the fleet, its value and its dock."""


class OfTokens(OfSeat):
    """A player got or gave tokens."""

    fuel: int
    ore: int


class OfCard(OfSeat):
    """A player got, used or lost a card."""

    card: Card


class OfShips(OfSeat):
    """Ships of a player were sent from a facility to the Maintenance Bay."""

    facility: FacilityName
    ships: Ships


class OfField(OfSeat):
    """A field generator came to a territory or left it."""

    field: FieldName
    territory: TerritoryName


class TurnBegan(OfSeat):
    """A player's turn began."""

    turn: int


class Rolled(OfSeat):
    """A player gathered and rolled all ships."""

    dice: Ships


class Rerolled(OfSeat):
    """Some unplaced ships were rolled again."""

    dice: Ships


class Docked(OfSeat):
    """Ships were docked together at a facility."""

    facility: FacilityName
    ships: PlacedShips


class Gained(OfTokens):
    """A player took tokens from the stock."""

    source: Source


class Paid(OfTokens):
    """A player paid tokens to the stock."""


class Returned(OfTokens):
    """A player gave back tokens above the limit."""


class Traded(OfSeat):
    """A player bought an ore at the Orbital Market."""

    fuel: int


class Advanced(OfSeat):
    """A colony moved along its track of the Colonist Hub."""

    circle: int
    by: int


class Launched(OfSeat):
    """A colony left the Colonist Hub for the planet."""


class Landed(OfSeat):
    """A colony landed on a territory."""

    territory: TerritoryName


class Built(OfSeat):
    """A new ship stands in the Maintenance Bay."""

    ship: int


class Bumped(OfShips):
    """Ships were thrown out of the Raiders' Outpost into the Maintenance Bay."""


class Shown(Happening):
    """Cards were turned up on the display."""

    cards: list[Card]


class Cycled(OfSeat):
    """A player put the displayed cards on the discard pile."""

    cards: list[Card]


class Reshuffled(Happening):
    """The discard pile became the new deck, of so many cards."""

    cards: Annotated[int, "count"]


class Claimed(OfCard):
    """A player took a displayed card for the ships at the Alien Artifact."""


class Dealt(OfCard):
    """A player got a card in the set-up."""


class PowerUsed(OfCard):
    """A player used the fuel power of a card."""


class CardDiscarded(OfCard):
    """A player discarded a card for its discard power."""


class CardTaken(OfCard):
    """A player took a card from the discard pile."""


class CacheEmptied(OfCard):
    """A Resource Cache paid both kinds and was discarded."""

    type: int


class ShipChanged(OfSeat):
    """An unplaced ship was turned to another value."""

    id: int
    from_: Annotated[int, "old"]
    to: Annotated[int, "new"]


class Borrowed(OfSeat):
    """A player borrowed the bonus of a territory until the end of the turn."""

    territory: TerritoryName


class FieldPlaced(OfField):
    """A field generator was put on a territory."""


class FieldRemoved(OfField):
    """A field generator was taken off the planet."""


class ColoniesSwapped(OfSeat):
    """Two colonies of different players changed places."""

    territory_a: Annotated[TerritoryName, "here"]
    owner_a: Annotated[Seat, "owner"]
    territory_b: Annotated[TerritoryName, "there"]
    owner_b: Annotated[Seat, "other"]


class ColonyMoved(OfSeat):
    """A colony was moved to another territory."""

    owner: Seat
    from_: Annotated[TerritoryName, "here"]
    to: Annotated[TerritoryName, "there"]


class Ejected(OfShips):
    """A Plasma Cannon sent ships from a facility to the Maintenance Bay (Terraforming Station: off the board)."""


class ShipLost(OfSeat):
    """A ship went back to its owner's ship stock."""

    id: int
    facility: FacilityName


class Teleported(OfSeat):
    """A docked ship was lifted to another facility."""

    id: int
    value: Annotated[int, "die"]
    from_: Annotated[FacilityName, "here"]
    to: Annotated[FacilityName, "there"]


class RaidedResources(OfSeat):
    """A raider stole tokens."""

    victim: Seat
    fuel: int
    ore: int


class RaidedCard(OfSeat):
    """A raider stole a card; one of a type that the raider holds already is discarded instead."""

    victim: Seat
    card: Card
    kept: bool


class RaidWaived(OfSeat):
    """A raider took nothing."""


class RelicBought(OfSeat):
    """A player bought the Relic Ship."""


class RelicReturned(OfSeat):
    """The Relic Ship went back to Burroughs Desert."""


class LaidUp(OfSeat):
    """Ships that found no dock went to the Maintenance Bay."""

    ships: Ships


class ExcessLost(OfSeat):
    """An advance beyond the last circle of the Colonist Hub was lost."""
