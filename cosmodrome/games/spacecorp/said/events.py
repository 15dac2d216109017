"""What can happen in SpaceCorp."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypedDict, get_args

from ....kernel.message import Arg, Message, Term
from ....kit.happening import GameOver as GameOver
from ....kit.happening import Happening, OfSeat, Seat, Told, Word
from ..components import TRACK, ActionType, BaseType, Cube, Edge, Era, StackName, TrackBox, TriggerKind, track_box
from .names import card_term, card_words, named, site_term
from .payment import Payment
from .views import TileView

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


class UsedBase(TypedDict):
    """A base that helped to pay, and what for."""

    seat: int
    use: str


class OfferFilled(TypedDict):
    """An offer box and its new card."""

    offer: int
    card: str


def _one_of(kind: Any, term: str) -> Told:
    """Tell an index as one of the words of a Literal, and name it in the log."""
    words: tuple[str, ...] = get_args(kind)
    return Told(kind, words.__getitem__, lambda index: named(term, words[index]))


def _id_of(kind: str) -> Told:
    """Name a component in the log by its id."""
    return Told(say=lambda id: named(kind, id))


def _used(payment: Payment) -> list[UsedBase]:
    return [{"seat": owner, "use": use} for use, owner in payment.sources.used()]


def _said(payment: Payment) -> list[Word]:
    return payment.sources.said(payment.box)


def _filled(offers: list[tuple[int, str]]) -> list[OfferFilled]:
    return [{"offer": offer + 1, "card": card} for offer, card in offers]


def _cards(offers: list[tuple[int, str]]) -> list[Word]:
    return card_words([card for _, card in offers])


EraName = Annotated[int, _one_of(Era, "era")]
Action = Annotated[int, _one_of(ActionType, "kind")]
Base = Annotated[int, _one_of(BaseType, "base"), "base"]
CubeName = Annotated[int, _one_of(Cube, "cube")]
EdgeName = Annotated[int, _one_of(Edge, "edge")]
Box = Annotated[int, Told(TrackBox | None, track_box, lambda box: Term(f"track-{TRACK[box]}"))]
For = Annotated[Source, Told(say=lambda source: Term(f"for-{source}"))]
Card = Annotated[str, Told(say=card_term)]
Site = Annotated[str, Told(say=site_term)]
Tile = Annotated[str, _id_of("tile")]
Bases = Annotated[Payment, Told(list[UsedBase], _used, _said), "sources"]
"""A payment: the board is told which bases it uses, the log all its sources."""
Offers = Annotated[list[tuple[int, str]], Told(list[OfferFilled], _filled, _cards), "cards"]


# The course of the game.


class EraBegan(Happening):
    """An era began."""

    era: EraName
    first: Annotated[Seat, "who"]


class TurnBegan(OfSeat):
    """A turn began."""

    turn: int


class Passed(OfSeat):
    """A player passed for the rest of the era."""


class Idled(OfSeat):
    """A player had no legal action."""


class EraEndTriggered(Happening):
    """The end of the era was triggered."""

    kind: Annotated[TriggerKind, Told(say=str)]
    seat: int | None


class DeckSetAside(Happening):
    """The rest of the deck was set aside because nothing moved any more."""


class EraEnded(Happening):
    """An era ended."""

    era: EraName


# Paying and acting.


class Paid(OfSeat):
    """A player paid for an action."""

    action: Action
    value: int
    infra: list[int]
    cards: list[str]
    time: str | None
    profit: int
    penalty: int
    bases: Bases


class Journey(OfSeat):
    """A team went from one site to another."""

    team: int
    from_: Site
    to: Site
    box: Box
    path: list[str]


class Moved(Journey):
    """A team moved."""


class Transported(Journey):
    """A team was transported between own bases."""


class Teleported(Journey):
    """A team was relocated."""


class TrackMoved(OfSeat):
    """A team came nearer to a star."""

    event = "track"
    team: int
    site: Site
    box: Box


class BeyondReached(OfSeat):
    """A team was the first or second to reach the far site."""

    marker: int


class OrionReached(OfSeat):
    """A team entered the Orion Spur."""

    site: Site
    profit: int


class Explored(OfSeat):
    """A tile was revealed."""

    site: Site
    box: int
    tile: Tile
    via: Literal["probe"] | None


class Redirected(Happening):
    """A revealed tile led to another stack."""

    site: Site
    box: int
    tile: Tile
    stack: StackName


class Built(OfSeat):
    """A base was built."""

    site: Site
    box: int
    type: Base


class OfProfit(OfSeat):
    """A player gained or lost profit."""

    amount: int
    source: For


class Gained(OfProfit):
    """A player gained profit."""


class Lost(OfProfit):
    """A player lost profit."""


class Produced(OfSeat):
    """A player produced."""

    tiles: Annotated[list[TileView], Told(say=len), "count"]
    bonus: int
    total: int


class CubeMoved(OfSeat):
    """A cube advanced."""

    event = "cube"
    cube: CubeName
    from_: int
    to: int

    def args(self) -> dict[str, Arg]:
        """Count the steps."""
        return {**super().args(), "steps": self.to - self.from_}


class ProgressTaken(OfSeat):
    """A player took a progress card."""

    name: Annotated[str, _id_of("progress"), "card"]
    profit: int
    leaked: bool


class GrantLost(OfSeat):
    """A granted progress card was lost, since none qualifies."""

    cube: CubeName


# Cards.


class Drew(OfSeat):
    """A player drew a card; only the player knows which."""

    card: str | None
    count: int = 1

    def message(self) -> Message:
        """Say who drew, and to the player what."""
        if self.card is None:
            return super().message()
        return Message("event-drew-card", {**self.args(), "card": card_term(self.card)})

    def seen_by(self, seat: int | None) -> Drew:
        """Hide the card from the others."""
        return self if seat == self.seat else Drew(self.seat, None)


class Took(OfSeat):
    """A player took an offer card."""

    offer: int
    card: Card


class Upgraded(OfSeat):
    """A player put a card into the HQ."""

    card: Card
    slot: int
    replaced: str | None
    kept: bool


class InfraRemoved(OfSeat):
    """A player lost an Infra card."""

    slot: int
    card: Card


class SpecialPlayed(OfSeat):
    """A player played a card for its Special."""

    event = "special"
    card: Card


class EdgePlayed(OfSeat):
    """A player played an Edge card."""

    event = "edge"
    edge: EdgeName
    card: Card
    detail: str | None = None


class Sabotaged(OfSeat):
    """A kind of action was forbidden for the turn."""

    action: Action


class Poached(OfSeat):
    """A player took cards that were about to be discarded."""

    cards: list[Card]


class Rewarded(OfSeat):
    """A player drew the card that he was owed, or declined it."""

    event = "rewards"
    drew: bool
    count: int = 1


class Refilled(Happening):
    """Offer boxes were filled."""

    offers: Offers


class Discarded(Happening):
    """The played cards were discarded."""

    cards: list[Card]


# Contracts, colonies, aliens.


class Fulfilled(OfSeat):
    """A contract was fulfilled."""

    event = "contract"
    contract: Annotated[str, _id_of("contract")]
    reward: int


class Colonized(OfSeat):
    """A colony was founded."""

    site: Site
    tile: Annotated[str, _id_of("colony"), "colony"]
    value: int


class AtSite(OfSeat):
    """Something happened to a team or player at a site."""

    team: int | None
    site: Site


class TeamRemoved(AtSite):
    """A team settled for good."""


class Phobes(AtSite):
    """Phobes sent a team back to the Sun."""


class Unlocked(AtSite):
    """A player secured a site against the Phobes."""


class StarChildren(AtSite):
    """The Star Children put a team on a star."""


class BeyondUsed(AtSite):
    """A team began ahead for a Beyond marker."""


class LegacyKept(OfSeat):
    """A player took a tile and its base along."""

    tile: Tile
    base: Base
