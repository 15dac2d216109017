"""Extra purchases and free ships, from abilities and text rewards (SB 7.1, 7.2)."""

from __future__ import annotations

from typing import Final, cast

from ....kernel.action import Action
from ....kernel.event import Events
from ....kernel.message import Message
from ....kit.codec import Field
from ....kit.question import Decision, Due
from ..components import COST, LEVEL, SECTOR
from ..said import events as happened
from ..said.actions import CLAIM, DONE, PLACE, OnCard, ToSector
from ..said.refusals import why_not_get
from ..state import SpaceBase
from ..stored.forms import BY_LEVEL, CARD, COUNT, FLAG, QUESTIONS
from .asking import AboutCard
from .collecting import NO_TEXTS
from .placing import claims, purchases, put, targets


class Acquire(Decision[SpaceBase]):
    """Which ships does the player take free, which cards does he buy at their exact price?"""

    def __init__(self, seat: int, claims: list[int], buys: int, anywhere: bool) -> None:
        super().__init__(seat)
        self.claims: Final = claims
        """How many ships of level 1, 2 and 3 may still be taken free."""
        self.buys: Final = buys
        self.anywhere: Final = anywhere

    def prompt(self, state: SpaceBase) -> Message:
        """Ask for a card, with what is still allowed."""
        return Message(
            "prompt-acquire",
            {
                "first": self.claims[0],
                "second": self.claims[1],
                "third": self.claims[2],
                "claims": sum(self.claims),
                "buys": self.buys,
                "credits": state.credits[self.seat],
            },
        )

    def legal(self, state: SpaceBase) -> list[Action]:
        """Offer every claim and every purchase, and no more."""
        found = claims(state, self.seat, self.claims)
        if self.buys > 0:
            found += purchases(state, self.seat, state.credits[self.seat], self.anywhere)
        found.append(DONE)
        return found

    def apply(self, state: SpaceBase, action: Action, events: Events) -> None:
        """Take or buy one card, then ask for the next."""
        seat = self.seat
        state.pop()
        if action is DONE:
            return
        card = cast(OnCard, action).card
        if action is CLAIM[card]:
            rest = self.claims[:]
            rest[LEVEL[card] - 1] -= 1
            state.push(Acquire(seat, rest, self.buys, self.anywhere))
            state.take_from_table(card)
            if events is not None:
                events.append(happened.Claimed(seat, card, SECTOR[card]))
            put(state, seat, card, SECTOR[card], events)
            return
        state.push(Acquire(seat, self.claims, self.buys - 1, self.anywhere))
        if self.anywhere:
            state.push(PlaceShip(seat, card))
        else:
            buy_exactly(state, seat, card, SECTOR[card], events)

    def why_not(self, state: SpaceBase, text: str) -> Message:
        """Say what stands in the way of a card."""
        return why_not_get(state, self.seat, text, self.anywhere)


def buy_exactly(state: SpaceBase, seat: int, card: int, sector: int, events: Events) -> None:
    """Pay the printed cost and place the card; the rest of the credits stays."""
    state.take_from_table(card)
    state.credits[seat] -= COST[card]
    if events is not None:
        events.append(happened.Bought(seat, card, sector, COST[card]))
    put(state, seat, card, sector, events)


class PlaceShip(AboutCard):
    """Into which sector does a ship go that was bought for any sector from 7 to 12?"""

    def legal(self, state: SpaceBase) -> list[Action]:
        """Offer the printed sector and those from 7 to 12."""
        return [PLACE[sector] for sector in targets(state.consoles[self.seat], self.card, True)]

    def apply(self, state: SpaceBase, action: Action, events: Events) -> None:
        """Pay and place the ship."""
        state.pop()
        buy_exactly(state, self.seat, self.card, cast(ToSector, action).sector, events)


class TextRewards(Due[SpaceBase]):
    """Carry out the text rewards of all players, the active one first (SB 4, phase 4)."""

    def settle(self, state: SpaceBase, events: Events) -> bool:
        """Ask the next player who has any; when there is none, go on."""
        for turn in range(state.seats):
            seat = (state.active_player + turn) % state.seats
            texts = state.texts[seat]
            if texts[0] or texts[1] or texts[2] or texts[3]:
                state.texts[seat] = NO_TEXTS
                state.push(Acquire(seat, texts[:3], texts[3], False))
                return True
        state.pop()
        return True


QUESTIONS.add("acquire", Acquire, Field("claims", BY_LEVEL), Field("buys", COUNT), Field("anywhere", FLAG))
QUESTIONS.add("place", PlaceShip, Field("card", CARD))
QUESTIONS.add("text_rewards", TextRewards, seat=None)
