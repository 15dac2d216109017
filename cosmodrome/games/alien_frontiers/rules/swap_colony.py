"""The second half of a Polarity Device's swap (AF 11.2)."""

from __future__ import annotations

from typing import cast

from ....kernel.action import Action
from ....kernel.event import Events
from ....kernel.message import Message
from ..components import REPULSOR, TERRITORIES
from ..said import events as happened
from ..said.actions import SWAP_WITH, SwapWith
from ..state import AlienFrontiers
from ..stored.forms import COLONY, QUESTIONS
from .move_colony import OfColony


def may_swap(state: AlienFrontiers, here: int, owner: int, there: int, other: int) -> bool:
    """Tell whether two colonies may change places: of two owners, on two territories without the Repulsor Field."""
    if here == there or owner == other:
        return False
    field = state.fields[REPULSOR]
    return (
        here != field and there != field and state.colonies_on(here, owner) > 0 and state.colonies_on(there, other) > 0
    )


def partner_exists(state: AlienFrontiers, here: int, owner: int) -> bool:
    """Tell whether a colony can be swapped with any other."""
    if state.colonies_on(here, owner) == 0 or here == state.fields[REPULSOR]:
        return False
    for there in range(len(TERRITORIES)):
        for other in range(state.seats):
            if may_swap(state, here, owner, there, other):
                return True
    return False


class SwapColony(OfColony):
    """With which colony does the chosen one change places?"""

    def prompt(self, state: AlienFrontiers) -> Message:
        """Ask for the other colony."""
        return Message("prompt-swap-colony", self.colony())

    def legal(self, state: AlienFrontiers) -> list[Action]:
        """Offer every colony of another owner elsewhere."""
        found: list[Action] = []
        for there in range(len(TERRITORIES)):
            for other in range(state.seats):
                if may_swap(state, self.territory, self.owner, there, other):
                    found.append(SWAP_WITH[there][other])
        return found

    def apply(self, state: AlienFrontiers, action: Action, events: Events) -> None:
        """Swap the two; control is looked at after the whole move (AF 7.2)."""
        chosen = cast(SwapWith, action)
        state.pop()
        here = self.territory * state.seats
        there = chosen.territory * state.seats
        state.colonies[here + self.owner] -= 1
        state.colonies[there + self.owner] += 1
        state.colonies[there + chosen.owner] -= 1
        state.colonies[here + chosen.owner] += 1
        if events is not None:
            events.append(
                happened.ColoniesSwapped(self.seat, self.territory, self.owner, chosen.territory, chosen.owner)
            )
        state.recall_relic(events)


QUESTIONS.add("swap_colony", SwapColony, *COLONY, seat=None)
