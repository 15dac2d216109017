"""The purchase of the turn: one card, for all credits (SB 4, phase 6; SB 7.1)."""

from __future__ import annotations

from ....kernel.action import Action
from ....kernel.event import Events
from ....kernel.message import Message
from ....kit.question import Decision
from ..components import SECTOR
from ..said import events as happened
from ..said.actions import PASS, OnCard
from ..said.refusals import why_not_get
from ..state import SpaceBase
from ..stored.forms import QUESTIONS
from .placing import purchases, put


def price_of_turn(state: SpaceBase, seat: int) -> int:
    """Return what the purchase of the turn takes, whatever the card costs: all credits (SB 7.1)."""
    return state.credits[seat]


class Purchase(Decision[SpaceBase]):
    """Which card does the active player buy?"""

    def prompt(self, state: SpaceBase) -> Message:
        """Ask for a card."""
        return Message("prompt-purchase", {"credits": state.credits[self.seat]})

    def legal(self, state: SpaceBase) -> list[Action]:
        """Offer every card that can be paid and placed, and none."""
        found = purchases(state, self.seat, state.credits[self.seat], False)
        found.append(PASS)
        return found

    def apply(self, state: SpaceBase, action: Action, events: Events) -> None:
        """Buy the card for all credits, whatever it costs."""
        seat = self.seat
        state.pop()
        if isinstance(action, OnCard):
            card = action.card
            state.take_from_table(card)
            if events is not None:
                events.append(happened.Bought(seat, card, SECTOR[card], price_of_turn(state, seat)))
            state.credits[seat] -= price_of_turn(state, seat)
            put(state, seat, card, SECTOR[card], events)
        elif events is not None:
            events.append(happened.Passed(seat))

    def why_not(self, state: SpaceBase, text: str) -> Message:
        """Say what stands in the way of a card."""
        return why_not_get(state, self.seat, text, False)


QUESTIONS.add("purchase", Purchase, seat=None)
