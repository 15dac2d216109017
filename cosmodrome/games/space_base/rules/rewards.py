"""Collecting rewards: the 2x before it, arrows to aim during it, the sector to repeat after it (SB 4, phase 4)."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final, cast

from ....kernel.action import Action
from ....kernel.event import Events
from ....kernel.message import Message
from ....kit.codec import Field, Inside, Part, Shape
from ....kit.question import Due, Question
from ..components import BEFORE_REWARDS, SECTORS
from ..said import events as happened
from ..said.actions import AIM, REPEAT, SINGLE, USE, ToSector
from ..said.names import card_term
from ..state import SpaceBase
from ..stored.forms import ANY_CARD, AROUND, CARD, CARD_LIST, FLAG, QUESTIONS, SECTOR, SECTOR_LIST, SECTOR_SET, SIDE
from .abilities import pay
from .collecting import Walk, collect, targets


class Rewards(Due[SpaceBase]):
    """Wait until every player has collected."""

    def settle(self, state: SpaceBase, events: Events) -> bool:
        """Go on: nobody is asked beside the others any more."""
        state.own = []
        state.pop()
        return True


REWARDS: Final = Rewards(-1)


def use_sectors(state: SpaceBase, seat: int, sectors: list[int], events: Events) -> None:
    """Collect the sectors in use; first ask for a 2x where there is one and something to double (R-26)."""
    console = state.consoles[seat]
    if console.able(BEFORE_REWARDS, seat == state.active_player) and any(
        console.pays(sector, state.side_of(seat)) for sector in sectors
    ):
        doubler = console.usable(BEFORE_REWARDS, seat == state.active_player)[0]
        state.own[seat].append(UseDouble(seat, doubler >> 1, doubler & 1, sectors))
        return
    go_on(state, seat, Walk(sectors, -1), events)


def go_on(state: SpaceBase, seat: int, walk: Walk, events: Events) -> None:
    """Collect as far as nothing has to be asked."""
    while True:
        if not collect(state, seat, walk, events):
            state.own[seat].append(AimArrow(seat, walk))
            return
        if walk.doubler < 0 or walk.extra:
            return
        sectors = repeatable(state, seat, walk)
        if len(sectors) > 1:
            state.own[seat].append(RepeatSector(seat, walk))
            return
        begin_extra(seat, walk, sectors[0], events)


def begin_extra(seat: int, walk: Walk, sector: int, events: Events) -> None:
    """Add the call of the 2x."""
    walk.extra = True
    walk.starts = [sector]
    if events is not None:
        events.append(happened.Repeated(seat, sector))


def repeatable(state: SpaceBase, seat: int, walk: Walk) -> list[int]:
    """List the sectors collected in this phase that hold a visible ship of the colour."""
    side = state.side_of(seat)
    console = state.consoles[seat]
    return [sector for sector in range(1, SECTORS + 1) if walk.seen >> sector & 1 and console.pays(sector, side)]


class UseDouble(Question[SpaceBase]):
    """Is the 2x used, before anything is collected?"""

    def __init__(self, seat: int, card: int, side: int, sectors: list[int]) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.side: Final = side
        self.sectors: Final = sectors

    def prompt(self, state: SpaceBase) -> Message:
        """Ask for the 2x."""
        return Message("prompt-double", {"card": card_term(self.card)})

    def legal(self, state: SpaceBase) -> list[Action]:
        """Offer to use it or not."""
        return [USE[self.card * 2 + self.side], SINGLE]

    def apply(self, state: SpaceBase, action: Action, events: Events) -> None:
        """Pay if it is used, then collect."""
        state.own[self.seat].pop()
        doubler = -1
        if action is not SINGLE:
            doubler = self.card
            pay(state, self.seat, self.card, self.side, events)
        go_on(state, self.seat, Walk(self.sectors[:], doubler), events)


class OnTheWay(Question[SpaceBase]):
    """A question for a sector while a player collects."""

    def __init__(self, seat: int, walk: Walk) -> None:
        super().__init__(seat)
        self.walk: Final = walk

    def apply(self, state: SpaceBase, action: Action, events: Events) -> None:
        """Lead the walk to the sector and collect on."""
        state.own[self.seat].pop()
        walk = self.walk.copy()
        self.choose(walk, cast(ToSector, action).sector, events)
        go_on(state, self.seat, walk, events)

    @abstractmethod
    def choose(self, walk: Walk, sector: int, events: Events) -> None:
        """Lead the walk to the sector."""


class AimArrow(OnTheWay):
    """Which neighbour does a two-way arrow collect?"""

    def prompt(self, state: SpaceBase) -> Message:
        """Ask for the neighbour."""
        return Message("prompt-aim", {"card": card_term(self.walk.arrows[0]), "sector": self.walk.sector})

    def legal(self, state: SpaceBase) -> list[Action]:
        """Offer the neighbours that exist, useful or not (R-27)."""
        return [AIM[sector] for sector in targets(state, self.seat, state.side_of(self.seat), self.walk)]

    def choose(self, walk: Walk, sector: int, events: Events) -> None:
        """Aim the arrow."""
        if events is not None:
            events.append(happened.Aimed(self.seat, walk.arrows[0], sector))
        walk.arrows = walk.arrows[1:]
        walk.queue = walk.queue + [sector]


class RepeatSector(OnTheWay):
    """Which sector does the 2x collect once more?"""

    def prompt(self, state: SpaceBase) -> Message:
        """Ask for the sector."""
        return Message("prompt-repeat", {"card": card_term(self.walk.doubler)})

    def legal(self, state: SpaceBase) -> list[Action]:
        """Offer every sector collected."""
        return [REPEAT[sector] for sector in repeatable(state, self.seat, self.walk)]

    def choose(self, walk: Walk, sector: int, events: Events) -> None:
        """Add the call of the 2x."""
        begin_extra(self.seat, walk, sector, events)


_WALK: Final = Part(
    lambda state: Walk([], -1),
    Shape(
        "a walk",
        Field("sector", SECTOR),
        Field("arrows", CARD_LIST),
        Field("queue", AROUND),
        Field("visited", SECTOR_SET),
        Field("starts", SECTOR_LIST),
        Field("collected", SECTOR_SET, "seen"),
        Field("double", ANY_CARD, "doubler"),
        Field("extra", FLAG),
    ),
)
QUESTIONS.add("rewards", Rewards, seat=None)
QUESTIONS.add("double", UseDouble, Field("card", CARD), Field("side", SIDE), Field("sectors", SECTOR_LIST), seat=None)
QUESTIONS.add("aim", AimArrow, Inside("walk", _WALK), seat=None)
QUESTIONS.add("repeat", RepeatSector, Inside("walk", _WALK), seat=None)
