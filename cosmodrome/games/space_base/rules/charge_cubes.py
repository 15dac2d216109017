"""Cubes that an ability adds or moves (SB 6.2)."""

from __future__ import annotations

from typing import Final, cast

from ....kernel.action import Action
from ....kernel.event import Events
from ....kernel.message import Message
from ....kit.codec import Field
from ....kit.question import Question
from ..components import SECTORS, SIDES
from ..said import actions
from ..said import events as happened
from ..said.actions import CHARGE, SKIP, Charge, MoveCube
from ..said.names import card_term
from ..state import SpaceBase
from ..stored.forms import CARD, QUESTIONS
from .console import Console


def chargeable(console: Console, user: int, seats: int) -> list[int]:
    """List the cards with an empty cell in use, other than the one being used (R-13)."""
    found: list[int] = []
    for sector in range(1, SECTORS + 1):
        placed = console.stations[sector]
        card = placed >> 3
        if placed & 7 < SIDES[card * 2].cells[seats] and card != user:
            found.append(card)
        for placed in console.patrols[sector]:
            card = placed >> 3
            if placed & 7 < SIDES[card * 2 + 1].cells[seats] and card != user:
                found.append(card)
    return found


def charged_cards(console: Console) -> list[int]:
    """List the cards with a cube."""
    found: list[int] = []
    for sector in range(1, SECTORS + 1):
        if console.stations[sector] & 7:
            found.append(console.stations[sector] >> 3)
        for placed in console.patrols[sector]:
            if placed & 7:
                found.append(placed >> 3)
    return found


class AddCharge(Question[SpaceBase]):
    """Which card gets the cube?"""

    def __init__(self, seat: int, user: int) -> None:
        super().__init__(seat)
        self.user: Final = user

    def settle(self, state: SpaceBase, events: Events) -> bool:
        """Charge the only card that can be charged; none: the effect is skipped."""
        found = chargeable(state.consoles[self.seat], self.user, state.seats)
        if len(found) > 1:
            return False
        state.pop()
        if found:
            self._charge(state, found[0], events)
        return True

    def prompt(self, state: SpaceBase) -> Message:
        """Ask for the card."""
        return Message("prompt-add-charge", {"card": card_term(self.user)})

    def legal(self, state: SpaceBase) -> list[Action]:
        """Offer every card with an empty cell."""
        found: list[Action] = []
        for card in chargeable(state.consoles[self.seat], self.user, state.seats):
            found.append(CHARGE[card])
        return found

    def apply(self, state: SpaceBase, action: Action, events: Events) -> None:
        """Put the cube on the card."""
        state.pop()
        self._charge(state, cast(Charge, action).card, events)

    def _charge(self, state: SpaceBase, card: int, events: Events) -> None:
        console = state.consoles[self.seat].copy()
        console.set_cubes(card, console.cubes(card) + 1)
        state.consoles[self.seat] = console
        if events is not None:
            events.append(happened.Charged(self.seat, card))


class MoveCharge(Question[SpaceBase]):
    """Is a cube moved, and from where to where?"""

    def __init__(self, seat: int, user: int) -> None:
        super().__init__(seat)
        self.user: Final = user

    def settle(self, state: SpaceBase, events: Events) -> bool:
        """Pass over it where no cube can be moved."""
        if len(self.legal(state)) > 1:
            return False
        state.pop()
        return True

    def prompt(self, state: SpaceBase) -> Message:
        """Ask for the cube."""
        return Message("prompt-move-charge", {"card": card_term(self.user)})

    def legal(self, state: SpaceBase) -> list[Action]:
        """Offer every move of a cube to an empty cell of another card, and none."""
        found: list[Action] = []
        console = state.consoles[self.seat]
        goals = chargeable(console, self.user, state.seats)
        if goals:
            for source in charged_cards(console):
                for goal in goals:
                    if source != goal:
                        found.append(actions.move(source, goal))
        found.append(SKIP)
        return found

    def apply(self, state: SpaceBase, action: Action, events: Events) -> None:
        """Move the cube."""
        state.pop()
        if isinstance(action, MoveCube):
            console = state.consoles[self.seat].copy()
            console.set_cubes(action.source, console.cubes(action.source) - 1)
            console.set_cubes(action.target, console.cubes(action.target) + 1)
            state.consoles[self.seat] = console
            if events is not None:
                events.append(happened.CubeMoved(self.seat, action.source, action.target))


QUESTIONS.add("add_charge", AddCharge, Field("card", CARD, "user"))
QUESTIONS.add("move_charge", MoveCharge, Field("card", CARD, "user"))
