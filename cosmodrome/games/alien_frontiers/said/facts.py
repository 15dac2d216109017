"""The facts of what can happen, as types: mypy checks them in events.py, and the page reads them as TypeScript."""

from __future__ import annotations

from typing import Literal, TypedDict

from ..components import Facility, Field, Territory

Source = Facility | Literal["resource_cache"]
"""Where tokens come from."""


class Die(TypedDict):
    """A ship of a fleet and its value."""

    id: int
    value: int


class PlacedDie(Die):
    """A ship and the dock that it went to."""

    dock: int


class TurnBegan(TypedDict):
    """A player's turn began."""

    event: Literal["turn_began"]
    seat: int
    turn: int


class Rolled(TypedDict):
    """Ships were rolled: all of a fleet, or some again."""

    event: Literal["rolled", "rerolled"]
    seat: int
    dice: list[Die]


class Docked(TypedDict):
    """Ships were docked together at a facility."""

    event: Literal["docked"]
    seat: int
    facility: Facility
    ships: list[PlacedDie]


class Gained(TypedDict):
    """A player took tokens from the stock."""

    event: Literal["gained"]
    seat: int
    fuel: int
    ore: int
    source: Source


class Paid(TypedDict):
    """A player paid tokens to the stock, or gave back those above the limit."""

    event: Literal["paid", "returned"]
    seat: int
    fuel: int
    ore: int


class Traded(TypedDict):
    """A player bought an ore at the Orbital Market."""

    event: Literal["traded"]
    seat: int
    fuel: int


class Advanced(TypedDict):
    """A colony moved along its track of the Colonist Hub."""

    event: Literal["advanced"]
    seat: int
    circle: int
    by: int


class Done(TypedDict):
    """Something happened of which there is no more to tell than whose it is."""

    event: Literal["launched", "raid_waived", "relic_bought", "relic_returned", "excess_lost"]
    seat: int


class OnTerritory(TypedDict):
    """A colony landed on a territory, or its bonus was borrowed."""

    event: Literal["landed", "borrowed"]
    seat: int
    territory: Territory


class Built(TypedDict):
    """A new ship stands in the Maintenance Bay."""

    event: Literal["built"]
    seat: int
    ship: int


class Driven(TypedDict):
    """Ships of a player were sent from a facility to the Maintenance Bay."""

    event: Literal["bumped", "ejected"]
    seat: int
    facility: Facility
    ships: list[Die]


class Shown(TypedDict):
    """Cards were turned up on the display."""

    event: Literal["shown"]
    cards: list[str]


class Cycled(TypedDict):
    """A player put the displayed cards on the discard pile."""

    event: Literal["cycled"]
    seat: int
    cards: list[str]


class Reshuffled(TypedDict):
    """The discard pile became the new deck, of so many cards."""

    event: Literal["reshuffled"]
    cards: int


class OfCard(TypedDict):
    """A player got, used or discarded a card."""

    event: Literal["claimed", "dealt", "power_used", "card_discarded", "card_taken"]
    seat: int
    card: str


class CacheEmptied(TypedDict):
    """A Resource Cache paid both kinds and was discarded."""

    event: Literal["cache_emptied"]
    seat: int
    card: str
    type: int


ShipChanged = TypedDict(
    "ShipChanged", {"event": Literal["ship_changed"], "seat": int, "id": int, "from": int, "to": int}
)
"""An unplaced ship was turned to another value."""


class FieldMoved(TypedDict):
    """A field generator was put on a territory or taken off the planet."""

    event: Literal["field_placed", "field_removed"]
    seat: int
    field: Field
    territory: Territory


class ColoniesSwapped(TypedDict):
    """Two colonies of different players changed places."""

    event: Literal["colonies_swapped"]
    seat: int
    territory_a: Territory
    owner_a: int
    territory_b: Territory
    owner_b: int


ColonyMoved = TypedDict(
    "ColonyMoved",
    {"event": Literal["colony_moved"], "seat": int, "owner": int, "from": Territory, "to": Territory},
)
"""A colony was moved to another territory."""


class ShipLost(TypedDict):
    """A ship went back to its owner's ship stock."""

    event: Literal["ship_lost"]
    seat: int
    id: int
    facility: Facility


Teleported = TypedDict(
    "Teleported",
    {"event": Literal["teleported"], "seat": int, "id": int, "value": int, "from": Facility, "to": Facility},
)
"""A docked ship was lifted to another facility."""


class RaidedResources(TypedDict):
    """A raider stole tokens."""

    event: Literal["raided_resources"]
    seat: int
    victim: int
    fuel: int
    ore: int


class RaidedCard(TypedDict):
    """A raider stole a card; one of a type that the raider holds already is discarded instead."""

    event: Literal["raided_card"]
    seat: int
    victim: int
    card: str
    kept: bool


class LaidUp(TypedDict):
    """Ships that found no dock went to the Maintenance Bay."""

    event: Literal["laid_up"]
    seat: int
    ships: list[Die]


class GameOver(TypedDict):
    """The last colony of a player has landed."""

    event: Literal["game_over"]
    winners: list[int]


Happening = (
    TurnBegan
    | Rolled
    | Docked
    | Gained
    | Paid
    | Traded
    | Advanced
    | Done
    | OnTerritory
    | Built
    | Driven
    | Shown
    | Cycled
    | Reshuffled
    | OfCard
    | CacheEmptied
    | ShipChanged
    | FieldMoved
    | ColoniesSwapped
    | ColonyMoved
    | ShipLost
    | Teleported
    | RaidedResources
    | RaidedCard
    | LaidUp
    | GameOver
)
"""Anything that can happen in Alien Frontiers."""
