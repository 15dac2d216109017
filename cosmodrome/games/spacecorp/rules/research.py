"""Cards into the hand: Research, Research bases, rewards to rivals (8.1, 10, 12)."""

from __future__ import annotations

from typing import Final, cast

from ....kernel.action import Action
from ....kernel.event import Events
from ....kernel.message import Json, Message
from ....kit.question import Decision
from ..components import OFFERS
from ..said import events as happened
from ..said.actions import DECLINE, DRAW, STOP, TAKE, TO_REVELATION, Choice
from ..state import SpaceCorp
from .progress import grant


def offered(state: SpaceCorp) -> list[Action]:
    """List the offer boxes that hold a card."""
    found: list[Action] = []
    for offer in range(OFFERS):
        if state.offers[offer] >= 0:
            found.append(TAKE[offer])
    return found


class ResearchPick(Decision[SpaceCorp]):
    """Which card next?"""

    def __init__(self, seat: int, left: int, taken: int) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.taken: Final = taken

    def to_json(self) -> dict[str, Json]:
        """Give the step as data."""
        return {"step": "research_pick", "seat": self.seat, "left": self.left, "taken": self.taken}

    def prompt(self, state: SpaceCorp) -> Message:
        """Ask for the next card."""
        return Message("prompt-research-pick", {"left": self.left})

    def legal(self, state: SpaceCorp) -> list[Action]:
        """Offer the deck and every offer, and after the first card to stop."""
        found = offered(state)
        if state.cards_left():
            found.append(DRAW)
        if self.taken and found:
            found.append(STOP)
        return found

    def apply(self, state: SpaceCorp, action: Action, events: Events) -> None:
        """Take a card."""
        state.pop()
        if action is STOP:
            return
        if self.left > 1:
            state.push(ResearchPick(self.seat, self.left - 1, self.taken + 1))
        if action is DRAW:
            state.draw_to(self.seat, 1, events)
        else:
            state.take_offer(self.seat, cast(Choice, action).a, events)


class OfferPick(Decision[SpaceCorp]):
    """Which offer does a Research base bring?"""

    def to_json(self) -> dict[str, Json]:
        """Give the step as data."""
        return {"step": "offer_pick", "seat": self.seat}

    def prompt(self, state: SpaceCorp) -> Message:
        """Ask for an offer."""
        return Message("prompt-offer-pick")

    def legal(self, state: SpaceCorp) -> list[Action]:
        """Offer every filled box."""
        return offered(state)

    def apply(self, state: SpaceCorp, action: Action, events: Events) -> None:
        """Take the card."""
        state.pop()
        state.take_offer(self.seat, cast(Choice, action).a, events)


class ResearchBase(Decision[SpaceCorp]):
    """An offer card, or a step of the revelation cube?"""

    def to_json(self) -> dict[str, Json]:
        """Give the step as data."""
        return {"step": "research_base", "seat": self.seat}

    def prompt(self, state: SpaceCorp) -> Message:
        """Ask for one of them."""
        return Message("prompt-research-base")

    def legal(self, state: SpaceCorp) -> list[Action]:
        """Offer every filled box and the cube."""
        found = offered(state)
        found.append(TO_REVELATION)
        return found

    def apply(self, state: SpaceCorp, action: Action, events: Events) -> None:
        """Take the card or move the cube."""
        state.pop()
        if action is TO_REVELATION:
            grant(state, self.seat, 1, state.advance(self.seat, 1, 1, events))
        else:
            state.take_offer(self.seat, cast(Choice, action).a, events)


class Reward(Decision[SpaceCorp]):
    """Does a rival draw the card that he is owed?"""

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count: Final = count

    def to_json(self) -> dict[str, Json]:
        """Give the step as data."""
        return {"step": "reward", "seat": self.seat, "count": self.count}

    def prompt(self, state: SpaceCorp) -> Message:
        """Ask whether to draw."""
        return Message("prompt-reward", {"count": self.count})

    def legal(self, state: SpaceCorp) -> list[Action]:
        """Offer to draw while there is a deck."""
        return [DRAW, DECLINE] if state.cards_left() else []

    def apply(self, state: SpaceCorp, action: Action, events: Events) -> None:
        """Draw, or not."""
        state.pop()
        if self.count > 1:
            state.push(Reward(self.seat, self.count - 1))
        if events is not None:
            events.append(happened.rewarded(self.seat, action is DRAW))
        if action is DRAW:
            state.draw_to(self.seat, 1, events)
