"""Civ cards after the action, one player after the other (PU 5 CIV, 10)."""

from __future__ import annotations

from typing import Final

from ....kernel.event import Events
from ....kernel.message import Json, Message
from ....kernel.step import Step
from ..state import PlanetUnknown
from .action import forget
from .choose_card import civ_items
from .task import task
from .window import Window


class CivTurn(Window):
    """Take the pending civ cards and resolve what they bring."""

    def name(self) -> str:
        """Name the question."""
        return "civ"

    def prompt(self, state: PlanetUnknown) -> Message:
        """Ask what comes next."""
        return task(state, self.seat)

    def leave(self, state: PlanetUnknown, events: Events) -> None:
        """Be done with civ cards."""
        state.answered(self.seat)
        forget(state, self.seat)


class CivOrder(Step[PlanetUnknown]):
    """Lets the players with civ choices take them, clockwise from the commander."""

    def __init__(self, place: int) -> None:
        super().__init__(-1)
        self.place: Final = place
        """How many players have been looked at."""

    def to_json(self) -> dict[str, Json]:
        """Give the step as data."""
        return {"step": "civ_order", "seat": -1, "place": self.place}

    def settle(self, state: PlanetUnknown, events: Events) -> bool:
        """Ask the next player who has a civ choice."""
        order = state.clockwise()
        state.pop()
        for place in range(self.place, state.seats):
            seat = order[place]
            if civ_items(state.colony(seat).items):
                state.push(CivOrder(place + 1))
                state.push(CivTurn(seat))
                return True
        return True
