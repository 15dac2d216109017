"""The executive phase: income, then upkeep (accreditation.py), projects (projects.py), floors and law (FD 13).

Here is also whose turn it is, because the phase begins when nobody has to place any more (FD 5).
"""

from __future__ import annotations

from typing import Final

from ....kernel.event import Events
from ....kit.codec import Field
from ..said import events as happened
from ..said.senate import standing
from ..state import Federation
from ..stored.forms import COUNT, QUESTIONS, in_turn
from .accreditation import Upkeep
from .asking import Following
from .placement import PlaceToken
from .resolving import resolve_income


def next_turn(state: Federation, seat: int, events: Events) -> None:
    """Ask the next player to place; when nobody has to or may, the executive phase begins."""
    while True:
        seat = (seat + 1) % state.seats
        if seat == state.first:
            state.cycle += 1
        if state.cycle > 5:
            state.active = -1
            state.push(Income(-1, 0, 0))
            return
        # In the fifth cycle only those act who still hold an ambassador.
        if state.players[seat].hand:
            state.active = seat
            state.push(PlaceToken(seat))
            return


class Income(Following):
    """The income of each player in turn order, slot after slot (FD 13.1)."""

    def __init__(self, seat: int, place: int, slot: int) -> None:
        super().__init__(seat)
        self.place: Final = place
        self.slot: Final = slot

    def happen(self, state: Federation, events: Events) -> None:
        """Resolve the next income that is due."""
        if events is not None and self.place == 0 and self.slot == 0:
            events.append(happened.ExecutiveStep("income", standing(state)))
        slots = len(state.row)
        for place in range(self.place, state.seats):
            seat = (state.first + place) % state.seats
            for slot in range(self.slot if place == self.place else 0, slots):
                if state.players[seat].productions >> slot & 1:
                    state.push(Income(-1, place, slot + 1))
                    resolve_income(state, seat, slot, events)
                    return
        state.push(Upkeep(-1, 0))


QUESTIONS.add("income", Income, Field("place", COUNT), Field("slot", COUNT), seat=None, check=in_turn)
