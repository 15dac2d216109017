"""The shape of what view.py shows, as types: mypy checks them there, and the page reads them as TypeScript."""

from __future__ import annotations

from typing import Literal, TypedDict

from ....kernel.views import ScoreView, Some
from ..components import CardType, Facility, Field, Territory
from ..ships import Berth

Phase = Literal[
    "roll",
    "actions",
    "place_colony",
    "hub_overflow",
    "raid",
    "swap_colony",
    "move_colony",
    "return_resources",
    "over",
]
"""The question of the moment."""


Token = Literal["fuel", "ore"]


class DockedShip(TypedDict):
    """A ship at a dock."""

    seat: int
    id: int
    value: int
    relic: bool
    counts: bool
    """Whether its value counts towards the claim of a card this turn."""


class DockView(TypedDict):
    """A dock; it is blocked where fewer play."""

    blocked: bool
    ship: DockedShip | None


class DocksView(TypedDict):
    """A facility with the docks that all share; `next`: the docks that one ship, two ships ... would take."""

    docks: list[DockView]
    next: list[list[int]]


class TrackView(TypedDict):
    """A player's track of the Colonist Hub."""

    seat: int
    circle: int
    docks: list[DockView]
    next: list[list[int]]
    """The docks that one ship, two ships ... would take."""


class HubView(TypedDict):
    """The Colonist Hub; `last`: the circle from which a colony is launched."""

    last: int
    tracks: list[TrackView]


class FacilitiesView(TypedDict):
    """The orbital facilities."""

    solar_converter: DocksView
    lunar_mine: DocksView
    alien_artifact: DocksView
    orbital_market: DocksView
    shipyard: DocksView
    colony_constructor: DocksView
    raiders_outpost: DocksView
    terraforming_station: DocksView
    colonist_hub: HubView


class CardView(TypedDict):
    """An alien tech card."""

    card: str
    type: CardType


class HandCard(CardView):
    """A card in a hand: whether its power was used this turn and what it costs, with the price before any bonus."""

    used: bool
    cost: int | None
    base_cost: int | None
    scores: bool
    """Whether it is worth a point."""


class Craft(TypedDict):
    """Where a ship is and what it shows."""

    value: int
    at: Facility | Berth
    dock: int | None


class ShipView(Craft):
    """A ship of a fleet."""

    id: int


class RelicView(Craft):
    """The Relic Ship."""

    owner: int | None


class PlayerView(TypedDict):
    """One player's panel."""

    seat: int
    fuel: int
    ore: int
    reserve: int
    landed: int
    """The colonies on the planet."""
    at_hub: int
    """The colony on the track of the Hub, if there is one."""
    circle: int
    colonies: int
    fleet: int
    stock: int
    score: ScoreView
    hand: list[HandCard]
    ships: list[ShipView]
    bonuses: list[Territory]


class TerritoryView(TypedDict):
    """A territory: the colonies of each seat, who controls it, and the fields on it."""

    colonies: list[int]
    controller: int | None
    fields: list[Field]


class Tokens(TypedDict):
    """Fuel and ore."""

    fuel: int
    ore: int


class ArtifactView(TypedDict):
    """The Alien Artifact: the values docked there this turn, what a claim needs, and the cycles left."""

    total: int
    needed: int
    enough: bool
    cycles: int


class ShipCost(Tokens):
    """The price of a ship, with the price before the bonus."""

    base: int
    number: int
    """Which ship of the fleet it would be."""


class ConstructorCost(TypedDict):
    """The price of a colony at the Colony Constructor, with the price before the bonus."""

    ore: int
    base: int


class CostsView(TypedDict):
    """The active seat's prices."""

    ship: ShipCost | None
    constructor: ConstructorCost
    solar_bonus: int


class Price(TypedDict):
    """Tokens of one kind that something costs the active seat, the price before a bonus, and what would be left."""

    kind: Token
    n: int
    was: int
    left: int


class TableView(TypedDict):
    """The view of Alien Frontiers."""

    turn: int
    first: int
    active: int
    phase: Phase
    stock: Tokens
    players: list[PlayerView]
    relic: RelicView
    facilities: FacilitiesView
    territories: dict[Territory, TerritoryView]
    display: list[CardView]
    discard: list[CardView]
    deck: int
    unseen: list[CardType]
    artifact: ArtifactView
    market_rate: int | None
    mine_minimum: int
    outpost_sum: int
    costs: CostsView
    prices: Some[Facility, list[Price]]
    """What docking costs the active seat now, where it costs anything."""
    relic_price: list[Price]
    borrowed: Territory | None
    discard_power_used: bool
    can_dock: list[Facility]
    """Where the active seat can still dock: why the turn cannot end yet."""
