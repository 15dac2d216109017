"""The final actions, one player completely after the other (PU 13)."""

from __future__ import annotations

from ....kernel.event import Events
from ....kernel.message import Message
from ..state import PlanetUnknown
from ..stored.forms import QUESTIONS
from .clockwise import Clockwise, add_order
from .effects import final_advance
from .items.codes import STORED_PATCH
from .tracks import take_cards
from .window import Window, task


class FinalTurn(Window):
    """Place stored patches and carry out what happens at the end of the game, in any order."""

    def prompt(self, state: PlanetUnknown) -> Message:
        """Ask what comes next."""
        return task(state, self.seat, "prompt-final")

    def leave(self, state: PlanetUnknown, events: Events) -> None:
        """Be done with the game."""
        state.answered(self.seat)
        colony = state.mine(self.seat)
        colony.items = []
        colony.points = 0


QUESTIONS.add("final", FinalTurn)


class FinalOrder(Clockwise):
    """Lets all players do their final actions, clockwise from the last commander (R-48)."""

    def settle(self, state: PlanetUnknown, events: Events) -> bool:
        """Make the final actions of the next player pending and ask for them."""
        state.pop()
        # What is pending now tells of the next player's secret cards, and the count of everybody's.
        state.seal()
        if self.place == state.seats:
            return True
        seat = state.clockwise()[self.place]
        state.push(FinalOrder(self.place + 1))
        colony = state.mine(seat)
        colony.items = [STORED_PATCH] * colony.stored
        colony.stored = 0
        take_cards(colony)
        state.push(FinalTurn(seat))
        for card in colony.cards:
            final_advance(state, seat, card, events)
        return True


add_order("final_order", FinalOrder)
