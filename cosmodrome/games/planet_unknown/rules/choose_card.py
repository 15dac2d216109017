"""Choosing a civ card (PU 10)."""

from __future__ import annotations

from typing import Final

from ....kernel.action import Action
from ....kernel.errors import BadPosition
from ....kernel.event import Events
from ....kernel.message import Message
from ....kit.codec import Field, Whole
from ....kit.question import Decision
from ..cards import CIV_CARDS, LEVELS
from ..corporations import EXTRA_CIV_OPTION
from ..said import events as happened
from ..said.actions import KEEP, Keep
from ..state import PlanetUnknown
from ..stored.forms import QUESTIONS
from .effects import keep_card

ALL_LEVELS: Final = 0
"""Republic's last technology looks at all four stacks."""


class ChooseCard(Decision[PlanetUnknown]):
    """Keep one card of a stack that the seat looks at."""

    def __init__(self, seat: int, level: int, extra: int) -> None:
        super().__init__(seat)
        self.level: Final = level
        self.extra: Final = extra
        """A card of the next level that may be kept instead, 0: none."""

    def prompt(self, state: PlanetUnknown) -> Message:
        """Ask for the card."""
        return Message("prompt-choose-card", {"level": self.level})

    def cards(self, state: PlanetUnknown) -> list[int]:
        """List the cards that the seat looks at."""
        found: list[int] = []
        for level in range(1, LEVELS + 1):
            if self.level == ALL_LEVELS or self.level == level:
                found += state.civ[level]
        return [*found, self.extra] if self.extra else found

    def legal(self, state: PlanetUnknown) -> list[Action]:
        """Offer the cards."""
        return [KEEP[card] for card in self.cards(state)]

    def apply(self, state: PlanetUnknown, action: Action, events: Events) -> None:
        """Take the card out of its stack; the rest goes back."""
        assert isinstance(action, Keep)
        state.answered(self.seat)
        level = CIV_CARDS[action.card].level
        state.lay_cards(level, [card for card in state.civ[level] if card != action.card])
        keep_card(state, self.seat, action.card, events)


def _check_extra(step: ChooseCard, state: PlanetUnknown) -> None:
    """See that the extra card lies in the stack above."""
    if step.extra and (step.level in (ALL_LEVELS, LEVELS) or step.extra not in state.civ[step.level + 1]):
        raise BadPosition(f"card {step.extra} is not in the stack above level {step.level}")


QUESTIONS.add(
    "choose_card", ChooseCard, Field("level", Whole(0, LEVELS)), Field("extra", Whole(0, 99)), check=_check_extra
)


def open_stack(state: PlanetUnknown, seat: int, level: int, events: Events) -> None:
    """Look at a stack, or at all of them, to keep a card; nothing is gained if it is empty."""
    extra = 0
    if level != ALL_LEVELS and level < LEVELS and state.civ[level + 1] and state.colony(seat).has(EXTRA_CIV_OPTION):
        above = state.civ[level + 1]
        extra = above[state.rng.below(len(above))]
    step = ChooseCard(seat, level, extra)
    cards = step.cards(state)
    if not cards:
        if events is not None:
            events.append(happened.CivEmpty(seat, level))
        return
    state.seal()
    if events is not None:
        events.append(happened.CivOpened(seat, level, cards))
    state.ask(step)
