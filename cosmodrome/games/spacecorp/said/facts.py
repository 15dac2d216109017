"""The facts of what can happen, as types: mypy checks them in events.py, and the page reads them as TypeScript."""

from __future__ import annotations

from typing import Literal, TypedDict

from ..components import ActionType, BaseType, Cube, Edge, Era, StackName, TrackBox, TriggerKind

Source = Literal[
    "special",
    "progress",
    "divert",
    "market-influence",
    "hostile-microbes",
    "colony",
    "orion",
    "claim",
    "secure",
    "discovery",
    "exploiter",
]
"""What profit is gained or lost for."""


class EraBegan(TypedDict):
    """An era began."""

    event: Literal["era_began"]
    era: Era
    first: int


class TurnBegan(TypedDict):
    """A turn began."""

    event: Literal["turn_began"]
    seat: int
    turn: int


class Done(TypedDict):
    """A player passed for the rest of the era, or had no legal action."""

    event: Literal["passed", "idled"]
    seat: int


class EraEndTriggered(TypedDict):
    """The end of the era was triggered."""

    event: Literal["era_end_triggered"]
    kind: TriggerKind
    seat: int | None


class DeckSetAside(TypedDict):
    """The rest of the deck was set aside because nothing moved any more."""

    event: Literal["deck_set_aside"]


class EraEnded(TypedDict):
    """An era ended."""

    event: Literal["era_ended"]
    era: Era


class GameOver(TypedDict):
    """The game ended."""

    event: Literal["game_over"]
    winners: list[int]


class UsedBase(TypedDict):
    """A base that helped to pay, and what for."""

    seat: int
    use: str


class Paid(TypedDict):
    """A player paid for an action."""

    event: Literal["paid"]
    seat: int
    action: ActionType
    value: int
    infra: list[int]
    cards: list[str]
    time: str | None
    profit: int
    penalty: int
    bases: list[UsedBase]


Way = Literal["moved", "transported", "teleported"]
"""How a team went."""

Journey = TypedDict(
    "Journey",
    {
        "event": Way,
        "seat": int,
        "team": int,
        "from": str,
        "to": str,
        "box": TrackBox | None,
        "path": list[str],
    },
)
"""A team went from one site to another."""


class TrackMoved(TypedDict):
    """A team came nearer to a star."""

    event: Literal["track"]
    seat: int
    team: int
    site: str
    box: TrackBox | None


class BeyondReached(TypedDict):
    """A team was the first or second to reach the far site."""

    event: Literal["beyond_reached"]
    seat: int
    marker: int


class OrionReached(TypedDict):
    """A team entered the Orion Spur."""

    event: Literal["orion_reached"]
    seat: int
    site: str
    profit: int


class Explored(TypedDict):
    """A tile was revealed."""

    event: Literal["explored"]
    seat: int
    site: str
    box: int
    tile: str
    via: Literal["probe"] | None


class Redirected(TypedDict):
    """A revealed tile led to another stack."""

    event: Literal["redirected"]
    site: str
    box: int
    tile: str
    stack: StackName


class Built(TypedDict):
    """A base was built."""

    event: Literal["built"]
    seat: int
    site: str
    box: int
    type: BaseType


class Gained(TypedDict):
    """A player gained or lost profit."""

    event: Literal["gained", "lost"]
    seat: int
    amount: int
    source: Source


class ProducedTile(TypedDict):
    """What a tile brought; without a site it is the legacy."""

    site: str | None
    box: int
    production: int


class Produced(TypedDict):
    """A player produced."""

    event: Literal["produced"]
    seat: int
    tiles: list[ProducedTile]
    bonus: int
    total: int


CubeMoved = TypedDict("CubeMoved", {"event": Literal["cube"], "seat": int, "cube": Cube, "from": int, "to": int})
"""A cube advanced."""


class ProgressTaken(TypedDict):
    """A player took a progress card."""

    event: Literal["progress_taken"]
    seat: int
    name: str
    profit: int
    leaked: bool


class GrantLost(TypedDict):
    """A granted progress card was lost, since none qualifies."""

    event: Literal["grant_lost"]
    seat: int
    cube: Cube


class DrewCard(TypedDict):
    """A player drew a card; only the player knows which."""

    event: Literal["drew"]
    seat: int
    count: int
    card: str | None


class Took(TypedDict):
    """A player took an offer card."""

    event: Literal["took"]
    seat: int
    offer: int
    card: str


class Upgraded(TypedDict):
    """A player put a card into the HQ."""

    event: Literal["upgraded"]
    seat: int
    card: str
    slot: int
    replaced: str | None
    kept: bool


class InfraRemoved(TypedDict):
    """A player lost an Infra card."""

    event: Literal["infra_removed"]
    seat: int
    slot: int
    card: str


class SpecialPlayed(TypedDict):
    """A player played a card for its Special."""

    event: Literal["special"]
    seat: int
    card: str


class EdgePlayed(TypedDict):
    """A player played an Edge card."""

    event: Literal["edge"]
    seat: int
    edge: Edge
    card: str
    detail: str | None


class Sabotaged(TypedDict):
    """A kind of action was forbidden for the turn."""

    event: Literal["sabotaged"]
    seat: int
    action: ActionType


class Poached(TypedDict):
    """A player took cards that were about to be discarded."""

    event: Literal["poached"]
    seat: int
    cards: list[str]


class Rewarded(TypedDict):
    """A player drew the card that he was owed, or declined it."""

    event: Literal["rewards"]
    seat: int
    count: int
    drew: bool


class OfferFilled(TypedDict):
    """An offer box and its new card."""

    offer: int
    card: str


class Refilled(TypedDict):
    """Offer boxes were filled."""

    event: Literal["refilled"]
    offers: list[OfferFilled]


class Discarded(TypedDict):
    """The played cards were discarded."""

    event: Literal["discarded"]
    cards: list[str]


class Fulfilled(TypedDict):
    """A contract was fulfilled."""

    event: Literal["contract"]
    seat: int
    contract: str
    reward: int


class Colonized(TypedDict):
    """A colony was founded."""

    event: Literal["colonized"]
    seat: int
    site: str
    tile: str
    value: int


Fate = Literal["team_removed", "phobes", "unlocked", "star_children", "beyond_used"]
"""What can happen to a team or player at a site."""


class AtSite(TypedDict):
    """Something happened to a team or player at a site."""

    event: Fate
    seat: int
    team: int | None
    site: str


class LegacyKept(TypedDict):
    """A player took a tile and its base along."""

    event: Literal["legacy_kept"]
    seat: int
    tile: str
    base: BaseType


Happening = (
    EraBegan
    | TurnBegan
    | Done
    | EraEndTriggered
    | DeckSetAside
    | EraEnded
    | GameOver
    | Paid
    | Journey
    | TrackMoved
    | BeyondReached
    | OrionReached
    | Explored
    | Redirected
    | Built
    | Gained
    | Produced
    | CubeMoved
    | ProgressTaken
    | GrantLost
    | DrewCard
    | Took
    | Upgraded
    | InfraRemoved
    | SpecialPlayed
    | EdgePlayed
    | Sabotaged
    | Poached
    | Rewarded
    | Refilled
    | Discarded
    | Fulfilled
    | Colonized
    | AtSite
    | LegacyKept
)
"""Anything that can happen in SpaceCorp."""
