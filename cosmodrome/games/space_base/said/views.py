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


class Placed(TypedDict):
    """A card that lies on a console: its cubes, the cells in use, and whether its ability can be paid."""

    card: str
    cubes: int
    cells: int
    ready: bool


class SectorView(TypedDict):
    """The cards of one sector."""

    sector: int
    station: Placed
    deployed: list[Placed]
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


class PlayerView(Gain):
    """One player's tracks, console and expectations."""

    seat: int
    score: ScoreView
    waived: bool
    asked: Asked | None
    sectors: list[SectorView]
    expected: Expectations
    brings: Brings | None
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
    hits: list[int]
    shipyard: dict[Level, list[str | None]]
    decks: dict[Level, int]
    unseen: dict[Level, list[str]]
    returned: dict[Level, list[str]]
    colonies: list[str]
    players: list[PlayerView]
