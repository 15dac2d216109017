"""Light speed: every player buys from the own six ships, all at once and unseen (SB 3.2)."""

from __future__ import annotations

from ....kernel.action import Action
from ....kernel.event import Events
from ....kernel.message import Message
from ....kit.question import Due, Question
from ..components import COST, LEVEL, LEVELS, SECTOR
from ..said import events as happened
from ..said.actions import COMMIT, PICK, OnCard
from ..state import SpaceBase
from ..stored.forms import QUESTIONS
from .first_player import choose_first
from .placing import put
from .turn import begin_turn


class PickShips(Question[SpaceBase]):
    """Which of the dealt ships does a player buy, in which order?"""

    def prompt(self, state: SpaceBase) -> Message:
        """Ask for a ship, with the credits left."""
        return Message("prompt-pick", {"credits": left_over(state, self.seat), "count": len(state.picked[self.seat])})

    def legal(self, state: SpaceBase) -> list[Action]:
        """Offer every dealt ship that can still be paid, and to commit."""
        found: list[Action] = []
        left = left_over(state, self.seat)
        for card in state.dealt[self.seat]:
            if COST[card] <= left and card not in state.picked[self.seat]:
                found.append(PICK[card])
        found.append(COMMIT)
        return found

    def apply(self, state: SpaceBase, action: Action, events: Events) -> None:
        """Note the ship, or wait for the others."""
        seat = self.seat
        if isinstance(action, OnCard):
            state.picked[seat] = [*state.picked[seat], action.card]
            if events is not None:
                events.append(happened.Picked(seat, action.card))
        else:
            state.own[seat].pop()
            if events is not None:
                events.append(happened.Committed(seat))


def left_over(state: SpaceBase, seat: int) -> int:
    """Count the credits that the ships chosen so far leave."""
    left = state.credits[seat]
    for card in state.picked[seat]:
        left -= COST[card]
    return left


class Reveal(Due[SpaceBase]):
    """All have committed: lay out the ships, return the others, settle who goes first."""

    def settle(self, state: SpaceBase, events: Events) -> bool:
        """Carry out everybody's choice at once."""
        state.own = []
        state.pop()
        state.seal()
        bottoms: list[list[int]] = [[], [], []]
        highest: list[int] = []
        for seat in range(state.seats):
            best = 0
            for card in state.picked[seat]:
                state.credits[seat] -= COST[card]
                if events is not None:
                    events.append(happened.Bought(seat, card, SECTOR[card], COST[card]))
                put(state, seat, card, SECTOR[card], events)
                best = max(best, SECTOR[card])
            highest.append(best)
            for card in state.dealt[seat]:
                if card not in state.picked[seat]:
                    bottoms[LEVEL[card] - 1].append(card)
        for level in range(LEVELS):
            bottoms[level].sort()
        state.bottoms = bottoms
        state.dealt = []
        state.picked = []
        # SB 3.2: most credits left, then the highest sector bought.
        begin_turn(
            state,
            choose_first(state, [state.credits[seat] * 100 + highest[seat] for seat in range(state.seats)], events),
            events,
        )
        return True


QUESTIONS.add("pick", PickShips, seat=None)
QUESTIONS.add("light_speed", Reveal, seat=None)
