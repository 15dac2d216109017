"""Civ cards after the action, one player after the other (PU 5 CIV, 10)."""

from __future__ import annotations

from ....kernel.event import Events
from ..state import PlanetUnknown
from ..stored.forms import QUESTIONS
from .clockwise import Clockwise, add_order
from .items.codes import CIV, TAKE_CARDS
from .items.kind import find
from .window import Window


class CivTurn(Window):
    """Take the pending civ cards and resolve what they bring."""


QUESTIONS.add("civ", CivTurn)


class CivOrder(Clockwise):
    """Lets the players with civ choices take them."""

    def settle(self, state: PlanetUnknown, events: Events) -> bool:
        """Ask the next player who has a civ choice."""
        order = state.clockwise()
        state.pop()
        for place in range(self.place, state.seats):
            seat = order[place]
            colony = state.colony(seat)
            if find(colony, CIV) >= 0 or find(colony, TAKE_CARDS) >= 0:
                state.push(CivOrder(place + 1))
                state.push(CivTurn(seat))
                return True
        return True


add_order("civ_order", CivOrder)
