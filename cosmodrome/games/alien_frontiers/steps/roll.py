"""The start of a turn: gather and roll (AF 4.1)."""

from __future__ import annotations

from typing import cast

from ....kernel.action import Action
from ....kernel.event import Events
from ....kernel.message import Json, Message
from ....kernel.state import State
from ....kernel.step import Step
from .. import events as happened
from ..actions import ROLL
from ..components import RESOURCE_CACHE, TERRAFORMING_STATION
from ..ships import DESERT, RELIC, STOCK, UNPLACED, facility_at, ship
from ..state import Frontier
from .actions import Actions
from .question import Question


class Turns(Step):
    """The bottom of the stack: whenever nothing else is due, the next player's turn begins."""

    def to_json(self) -> dict[str, Json]:
        """Give the step as data."""
        return {"step": "turns"}

    def settle(self, state: State, events: Events) -> bool:
        """Begin the next turn: ships come back from the Terraforming Station for good."""
        frontier = cast(Frontier, state)
        state.seal()
        if frontier.turn_number > 0:
            frontier.active_seat = (frontier.active_seat + 1) % frontier.seats
        frontier.turn_number += 1
        frontier.begin_turn()
        seat = frontier.active_seat
        if events is not None:
            events.append(happened.turn_began(seat, frontier.turn_number))
        for index in range(frontier.fleet_size(seat)):
            if facility_at(frontier.ship_of(seat, index) >> 3) == TERRAFORMING_STATION:
                frontier.put_ship(seat, index, ship(STOCK, 1))
                if events is not None:
                    events.append(
                        happened.relic_returned(seat)
                        if index == RELIC
                        else happened.ship_lost(seat, index, TERRAFORMING_STATION)
                    )
        state.push(Actions(seat))
        state.push(Roll(seat))
        return True


class Roll(Question):
    """Gather the ships and roll them: nothing else may be done before (R05)."""

    def to_json(self) -> dict[str, Json]:
        """Give the step as data."""
        return {"step": "roll"}

    def ask(self, state: Frontier) -> Message:
        """Ask for the roll."""
        return Message("prompt-roll")

    def options(self, state: Frontier) -> list[Action]:
        """Offer the roll."""
        return [ROLL]

    def answer(self, state: Frontier, action: Action, events: Events) -> None:
        """Roll every ship in play, then pay the Resource Cache."""
        state.pop()
        seat = self.seat
        rolled: list[tuple[int, int]] = []
        fleet = state.fleets[seat][:]
        for index in range(len(fleet)):
            if fleet[index] >> 3 != STOCK:
                value = state.rng.die()
                fleet[index] = ship(UNPLACED, value)
                rolled.append((index, value))
        state.fleets[seat] = fleet
        if state.relic_owner == seat and state.relic >> 3 != DESERT:
            value = state.rng.die()
            state.relic = ship(UNPLACED, value)
            rolled.append((RELIC, value))
        if events is not None:
            events.append(happened.rolled(seat, rolled))
        cache = state.card_of_type(seat, RESOURCE_CACHE)
        if cache >= 0:
            _open_cache(state, seat, cache, rolled, events)


def _open_cache(state: Frontier, seat: int, cache: int, rolled: list[tuple[int, int]], events: Events) -> None:
    """Pay the Resource Cache by odd and even values; equal numbers pay both and discard it (AF 11.3, R29)."""
    odd = sum(1 for _, value in rolled if value % 2)
    even = len(rolled) - odd
    state.gain(seat, 1 if even >= odd else 0, 1 if odd >= even else 0, "resource_cache", events)
    if odd == even:
        state.lose_card(seat, cache)
        state.discard.append(cache)
        if events is not None:
            events.append(happened.cache_emptied(seat, cache))
