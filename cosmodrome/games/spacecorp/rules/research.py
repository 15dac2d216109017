"""Research: cards into the hand, by the action or by a Research base (8.1, 10)."""

from __future__ import annotations

from typing import Final, cast

from ....kernel.action import Action
from ....kernel.event import Events
from ....kernel.message import Message
from ....kit.codec import Field, Whole
from ....kit.question import Decision
from ..components import BEFORE_RESEARCH_TAKE, OFFERS, RESEARCH
from ..said.actions import DRAW, GOAL_RESEARCH, STOP, TAKE, TO_REVELATION, Choice
from ..state import SpaceCorp
from ..stored.forms import NUMBER, QUESTIONS
from .asking import PlainQuestion
from .progress import grant
from .sources import shows_any
from .terms import GOALS, Notation, OpenGoal


def offered(state: SpaceCorp) -> list[Action]:
    """Return the answers that take the card of an offer box."""
    return [TAKE[offer] for offer in range(OFFERS) if state.offers[offer] >= 0]


def research(state: SpaceCorp, seat: int, found: list[Action]) -> None:
    """List Research where there is anything to take and room for it in the hand."""
    player = state.players[seat]
    if len(player.hand) > player.gifts.hand_limit or (state.cards_left() == 0 and max(state.offers) < 0):
        return
    if shows_any(state, seat, RESEARCH):
        found.append(GOAL_RESEARCH)


class ResearchGoal(OpenGoal):
    """As many cards as the value."""

    def __init__(self) -> None:
        super().__init__(RESEARCH)

    def carry_out(self, state: SpaceCorp, seat: int, value: int, events: Events) -> None:
        """Let the player take cards."""
        state.push(ResearchPick(seat, value, 0))
        state.procedures.open_window(state, BEFORE_RESEARCH_TAKE, 0)


GOALS["research"] = Notation(ResearchGoal)


class ResearchPick(Decision[SpaceCorp]):
    """Which card next?"""

    def __init__(self, seat: int, left: int, taken: int) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.taken: Final = taken

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


QUESTIONS.add("research_pick", ResearchPick, Field("left", Whole(1, 1000)), Field("taken", NUMBER))


class OfferPick(PlainQuestion):
    """Which offer does a Research base bring?"""

    def legal(self, state: SpaceCorp) -> list[Action]:
        """Offer every filled box."""
        return offered(state)

    def apply(self, state: SpaceCorp, action: Action, events: Events) -> None:
        """Take the card."""
        state.pop()
        state.take_offer(self.seat, cast(Choice, action).a, events)


QUESTIONS.add("offer_pick", OfferPick)


class ResearchBase(OfferPick):
    """An offer card, or a step of the revelation cube?"""

    def legal(self, state: SpaceCorp) -> list[Action]:
        """Offer every filled box and the cube."""
        return [*offered(state), TO_REVELATION]

    def apply(self, state: SpaceCorp, action: Action, events: Events) -> None:
        """Take the card or move the cube."""
        if action is TO_REVELATION:
            state.pop()
            grant(state, self.seat, 1, state.advance(self.seat, 1, 1, events))
        else:
            super().apply(state, action, events)


QUESTIONS.add("research_base", ResearchBase)
