"""Choosing a civ card (PU 10)."""

from __future__ import annotations

from typing import Final

from ....kernel.action import Action
from ....kernel.event import Events
from ....kernel.message import Json, Message
from .. import events as happened
from ..actions import KEEP, Keep
from ..cards import CIV_CARDS, LEVELS
from ..corporations import EXTRA_CIV_OPTION
from ..effects import keep_card
from ..items import CIV, TAKE_CARDS, first_of, item
from ..state import PlanetUnknown
from .ask import Ask

ALL_LEVELS: Final = 0
"""Republic's last technology looks at all four stacks."""


class ChooseCard(Ask):
    """Keep one card of a stack that the seat looks at."""

    def __init__(self, seat: int, level: int, extra: int) -> None:
        super().__init__(seat)
        self.level: Final = level
        self.extra: Final = extra
        """A card of the next level that may be kept instead, 0: none."""

    def name(self) -> str:
        """Name the question."""
        return "choose_card"

    def to_json(self) -> dict[str, Json]:
        """Give the step as data."""
        return {"step": "choose_card", "seat": self.seat, "level": self.level, "extra": self.extra}

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
        found: list[Action] = []
        for card in self.cards(state):
            found.append(KEEP[card])
        return found

    def apply(self, state: PlanetUnknown, action: Action, events: Events) -> None:
        """Take the card out of its stack; the rest goes back."""
        assert isinstance(action, Keep)
        state.answered(self.seat)
        level = CIV_CARDS[action.card].level
        state.civ[level] = [card for card in state.civ[level] if card != action.card]
        keep_card(state, self.seat, action.card, events)


def open_stack(state: PlanetUnknown, seat: int, code: int, events: Events) -> None:
    """Look at a stack for a pending choice; nothing is gained if it is empty."""
    colony = state.mine(seat)
    colony.drop(code)
    if code & 63 == TAKE_CARDS:
        if first_of(code) > 1:
            colony.add(item(TAKE_CARDS, first_of(code) - 1))
        step = ChooseCard(seat, ALL_LEVELS, 0)
        level = ALL_LEVELS
    else:
        level = first_of(code)
        extra = 0
        if colony.has(EXTRA_CIV_OPTION) and level < LEVELS and state.civ[level + 1]:
            above = state.civ[level + 1]
            extra = above[state.rng.below(len(above))]
        step = ChooseCard(seat, level, extra)
    cards = step.cards(state)
    if not cards:
        if events is not None:
            events.append(happened.civ_empty(seat, level))
        return
    state.seal()
    if events is not None:
        events.append(happened.civ_opened(seat, level, cards))
    state.ask(step)


def civ_items(items: list[int]) -> list[int]:
    """List the pending choices of civ cards."""
    return [code for code in items if code & 63 == CIV or code & 63 == TAKE_CARDS]
