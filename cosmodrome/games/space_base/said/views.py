"""The shape of what view.py shows, as types: mypy checks them there, and the page reads them as TypeScript."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

from ....kernel.views import ScoreView

Asked = Literal[
    "roll",
    "reroll",
    "use_dice",
    "allocate",
    "shift",
    "rewards",
    "double",
    "aim",
    "repeat",
    "window",
    "resolve",
    "purchase",
    "acquire",
    "place",
    "text_rewards",
    "add_charge",
    "move_charge",
    "exchange",
    "end_of_turn",
    "light_speed",
    "pick",
]
"""What a seat or the table is asked."""

Level = Literal["1", "2", "3"]
"""A level of the shipyard."""


Direction = Literal["left", "right"]


class Placed(TypedDict):
    """A card that lies on a console: its cubes, the cells in use, and whether its ability can be paid."""

    card: str
    cubes: int
    cells: int
    ready: bool
    charges: bool
    """Whether it takes a cube when its sector is collected."""


class Pays(TypedDict, total=False):
    """What cards pay when their sector is collected: the amounts that there are."""

    credits: int
    income: int
    vp: int
    cubes: int
    arrows: list[Direction]


class SectorPays(TypedDict):
    """What a sector pays: its station on the owner's turns, its patrols on those of others."""

    own: Pays
    others: Pays


class SectorView(TypedDict):
    """The cards of one sector."""

    sector: int
    station: Placed
    deployed: list[Placed]
    pays: SectorPays
    colonised: bool


class Gain(TypedDict):
    """What can be earned."""

    credits: int
    income: int
    vp: int


class Expected(TypedDict):
    """What one roll brings on average."""

    credits: float
    income: float
    vp: float


class Expectations(TypedDict):
    """What rolls bring on average: one's own and another's."""

    own: Expected
    others: Expected


class Arrow(TypedDict):
    """A two-way arrow still to be aimed: where it lies and where it may point."""

    card: str
    sector: int
    to: list[int]


class Bring(Gain):
    """What a use of the dice brings for sure; `arrows` are still to be aimed."""

    sectors: list[int]
    steps: int
    """How far the sum is shifted."""
    then: int
    """The credits afterwards."""
    reach: list[str]
    """The cards that these can buy."""
    charged: list[str]
    claims: list[int]
    arrows: list[Arrow]


class Brings(TypedDict):
    """What each use of the dice would bring: their sum, each on its own, the sectors that shifts can reach."""

    sum: Bring
    separate: NotRequired[Bring]
    shifted: list[Bring]


class TextRewards(TypedDict):
    """Rewards still to be taken: ships of each level to claim, ships to buy."""

    claims: list[int]
    buys: int


class Deal(Gain):
    """What a card that is offered would change, where it goes and which card it sends out, where that is known."""

    card: str
    sector: int | None
    out: str | None


class PlayerView(Gain):
    """One player's tracks, console and expectations."""

    seat: int
    score: ScoreView
    waived: bool
    asked: Asked | None
    sectors: list[SectorView]
    expected: Expectations
    brings: Brings | None
    deals: dict[str, Deal] | None
    """By the notation of each offer of a card, while one is asked for."""
    reach: list[str] | None
    """The cards that the credits can buy now, for whoever is asked or looks."""
    text_rewards: TextRewards
    dealt: NotRequired[list[str]]
    """At light speed: the ships to choose from."""
    picked: NotRequired[list[str] | None]
    """At light speed: the ships chosen so far, for their owner alone."""
    left: NotRequired[int | None]
    """At light speed: the credits that those leave."""


class WindowView(TypedDict):
    """The window for charged abilities that is open, and who is visited."""

    phase: int
    seat: int


class Rolled(TypedDict):
    """What the dice show together: their sum, and the sectors that they offer."""

    total: int
    sectors: list[int]


class Cells(TypedDict):
    """How many cells both sides of a ship have in use."""

    station: int
    deployed: int


class TableView(TypedDict):
    """The view of Space Base."""

    round: int
    extra_round: int
    first: int
    active: int
    phase: Asked | Literal["over"]
    window: WindowView | None
    end_triggered: bool
    target: int
    winner: int | None
    dice: Annotated[list[int | None], tuple[int | None, int | None]]
    rolled: Rolled | None
    hits: list[int]
    shipyard: dict[Level, list[str | None]]
    decks: dict[Level, int]
    unseen: dict[Level, list[str]]
    returned: dict[Level, list[str]]
    cells: dict[str, Cells]
    """Of the ships on offer that have any."""
    colonies: list[str]
    players: list[PlayerView]
