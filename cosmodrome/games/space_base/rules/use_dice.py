"""Using the dice: every player alone and at once, one by one or as a sum, with shifts (SB 4, phase 3)."""

from __future__ import annotations

from typing import Final

from ....kernel.action import Action
from ....kernel.event import Events
from ....kernel.message import Message
from ....kernel.step import Step
from ....kit.codec import Field
from ....kit.question import Decision, Due, Question
from ..components import SEATS, SECTORS, WITH_SUM
from ..said import events as happened
from ..said.actions import COLLECT, SEPARATE, SHIFT, SUM, Shift
from ..state import SpaceBase
from ..stored.forms import QUESTIONS, SECTOR
from .abilities import pay
from .rewards import REWARDS, use_sectors


class UseDice(Due[SpaceBase]):
    """Ask every player who could get anything; the active player always."""

    def settle(self, state: SpaceBase, events: Events) -> bool:
        """Ask each player beside the others."""
        state.common[-1] = REWARDS
        own: list[list[Step]] = []
        for seat in range(state.seats):
            asked: list[Step] = []
            if seat == state.active_player or could_gain(state, seat):
                asked.append(ALLOCATE[seat])
            own.append(asked)
        state.own = own
        return True


def could_gain(state: SpaceBase, seat: int) -> bool:
    """Tell whether either use of the dice could bring a passive player anything: if not, there is no choice."""
    console = state.consoles[seat]
    total = state.d1 + state.d2
    if console.pays(state.d1, 1) or console.pays(state.d2, 1) or console.pays(total, 1):
        return True
    return total < SECTORS and can_shift(state, seat)


def can_shift(state: SpaceBase, seat: int) -> bool:
    """Tell whether a player has a card to shift the sum with."""
    return state.consoles[seat].able(WITH_SUM, seat == state.active_player)


def shifters(state: SpaceBase, seat: int) -> list[int]:
    """List the sides with which a player can shift the sum, at twice their card's number."""
    return state.consoles[seat].usable(WITH_SUM, seat == state.active_player)


BOTH_USES: Final[list[Action]] = [SEPARATE, SUM]


class Allocate(Question[SpaceBase]):
    """The dice one by one, or their sum?"""

    def prompt(self, state: SpaceBase) -> Message:
        """Ask for the use of the dice."""
        return Message("prompt-allocate", {"first": state.d1, "second": state.d2, "sum": state.d1 + state.d2})

    def legal(self, state: SpaceBase) -> list[Action]:
        """Offer both, whatever they bring (R-25)."""
        return BOTH_USES

    def apply(self, state: SpaceBase, action: Action, events: Events) -> None:
        """Collect, or ask for shifts first."""
        seat = self.seat
        state.own[seat].pop()
        if action is SEPARATE:
            if events is not None:
                events.append(happened.Allocated(seat, "separate", [state.d1, state.d2]))
            use_sectors(state, seat, [state.d1, state.d2], events)
            return
        total = state.d1 + state.d2
        if events is not None:
            events.append(happened.Allocated(seat, "sum", [total]))
        if total < SECTORS and can_shift(state, seat):
            state.own[seat].append(ShiftSum(seat, total))
        else:
            use_sectors(state, seat, [total], events)


class ShiftSum(Decision[SpaceBase]):
    """Is the sector of the sum shifted to the right?"""

    def __init__(self, seat: int, sector: int) -> None:
        super().__init__(seat)
        self.sector: Final = sector

    def prompt(self, state: SpaceBase) -> Message:
        """Ask for a shift."""
        return Message("prompt-shift", {"sector": self.sector})

    def legal(self, state: SpaceBase) -> list[Action]:
        """Offer every shift that stays on the console (R-8), and to collect here."""
        found: list[Action] = []
        for number in shifters(state, self.seat):
            found += SHIFT[number][: SECTORS - self.sector]
        found.append(COLLECT)
        return found

    def apply(self, state: SpaceBase, action: Action, events: Events) -> None:
        """Shift and ask anew, or collect."""
        seat = self.seat
        state.own[seat].pop()
        if isinstance(action, Shift):
            pay(state, seat, action.card, action.side, events)
            sector = self.sector + action.steps
            if events is not None:
                events.append(happened.Shifted(seat, action.card, self.sector, sector))
            state.own[seat].append(ShiftSum(seat, sector))
        else:
            use_sectors(state, seat, [self.sector], events)


ALLOCATE: Final[list[Allocate]] = [Allocate(seat) for seat in range(SEATS[-1])]


QUESTIONS.add("use_dice", UseDice, seat=None)
QUESTIONS.add("allocate", Allocate, seat=None)
QUESTIONS.add("shift", ShiftSum, Field("sector", SECTOR), seat=None)
