"""Charge cubes that an ability adds or moves (SB 6.2).

A card that is rewarded charges itself in collecting.py (SB 6.1); abilities.py takes the cubes that an ability costs.
"""

from __future__ import annotations

from typing import cast

from ....kernel.action import Action
from ....kernel.event import Events
from ....kit.codec import Field
from ..components import SECTORS
from ..said import actions
from ..said import events as happened
from ..said.actions import CHARGE, SKIP, Charge, MoveCube
from ..state import SpaceBase
from ..stored.forms import CARD, QUESTIONS
from .asking import AboutCard
from .console import Console


def chargeable(console: Console, user: int) -> list[int]:
    """List the cards with an empty cell in use, other than the one being used (R-13)."""
    found: list[int] = []
    for sector in range(1, SECTORS + 1):
        if console.has_room(console.stations[sector], 0):
            found.append(console.stations[sector] >> 3)
        for placed in console.patrols[sector]:
            if console.has_room(placed, 1):
                found.append(placed >> 3)
    return [card for card in found if card != user]


class AddCharge(AboutCard):
    """Which card gets the cube?"""

    def legal(self, state: SpaceBase) -> list[Action]:
        """Offer every card with an empty cell."""
        return [CHARGE[card] for card in chargeable(state.consoles[self.seat], self.card)]

    def apply(self, state: SpaceBase, action: Action, events: Events) -> None:
        """Put the cube on the card."""
        state.pop()
        card = cast(Charge, action).card
        state.consoles[self.seat] = state.consoles[self.seat].with_cubes(card, 1)
        if events is not None:
            events.append(happened.Charged(self.seat, card))


class MoveCharge(AboutCard):
    """Is a cube moved, and from where to where?"""

    def legal(self, state: SpaceBase) -> list[Action]:
        """Offer every move of a cube to an empty cell of another card, and none."""
        found: list[Action] = []
        console = state.consoles[self.seat]
        goals = chargeable(console, self.card)
        for placed in console.all_cards() if goals else []:
            if placed & 7:
                found += [actions.move(placed >> 3, goal) for goal in goals if placed >> 3 != goal]
        found.append(SKIP)
        return found

    def apply(self, state: SpaceBase, action: Action, events: Events) -> None:
        """Move the cube."""
        state.pop()
        if isinstance(action, MoveCube):
            console = state.consoles[self.seat]
            state.consoles[self.seat] = console.with_cubes(action.source, -1).with_cubes(action.target, 1)
            if events is not None:
                events.append(happened.CubeMoved(self.seat, action.source, action.target))


QUESTIONS.add("add_charge", AddCharge, Field("card", CARD))
QUESTIONS.add("move_charge", MoveCharge, Field("card", CARD))
