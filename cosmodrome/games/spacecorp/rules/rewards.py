"""Rewards to rivals for what they lend (12)."""

from __future__ import annotations

from typing import Final

from ....kernel.action import Action
from ....kernel.event import Events
from ....kernel.message import Message
from ....kit.codec import Field
from ....kit.question import Decision, Due
from ..said import events as happened
from ..said.actions import DECLINE, DRAW
from ..said.payment import PORT, RELY, SHIELD
from ..state import SpaceCorp
from ..stored.forms import COUNT, QUESTIONS
from .terms import Terms


def rewards_for(state: SpaceCorp, terms: Terms, rivals: int, bases: list[int]) -> list[int]:
    """Count the rewards that a payment owes to each seat: one an HQ, one a base."""
    owed = [0] * state.seats
    for other in range(state.seats):
        if rivals >> other & 1:
            owed[other] += 1
    for use in range(RELY):
        if bases[use] >= 0:
            owed[bases[use]] += 1
    rely = bases[RELY]
    if rely >= 0:
        # A base that serves two purposes counts once; a whole system is one place.
        site = terms.site_of(RELY, rely)
        port = bases[PORT] == rely and terms.site_of(PORT, rely) == site
        shield = bases[SHIELD] == rely and terms.site_of(SHIELD, rely) == site
        if not port and not shield:
            owed[rely] += 1
    return owed


def pay_rewards(state: SpaceCorp, seat: int) -> None:
    """Let rivals draw what they are owed, from the left of the active player; then who draws with them."""
    lenders = [rival for rival in state.turn_order(seat) if state.owed[rival] > 0]
    gift = state.players[seat].gifts.draws
    if lenders and gift > 0:
        state.push(DrawAlong(seat, gift))
    for rival in reversed(lenders):
        state.push(Reward(rival, state.owed[rival]))


class Reward(Decision[SpaceCorp]):
    """Does a rival draw the card that is owed?"""

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count: Final = count

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
            events.append(happened.Rewarded(self.seat, action is DRAW))
        if action is DRAW:
            state.draw_to(self.seat, 1, events)


QUESTIONS.add("reward", Reward, Field("count", COUNT))


class DrawAlong(Due[SpaceCorp]):
    """Cooperative Empathy: who pays rewards draws too, after the rivals."""

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count: Final = count

    def settle(self, state: SpaceCorp, events: Events) -> bool:
        """Draw."""
        state.pop()
        state.draw_to(self.seat, self.count, events)
        return True


QUESTIONS.add("draw_along", DrawAlong, Field("count", COUNT))
