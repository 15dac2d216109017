"""The start of a turn: gather and roll (AF 4.1)."""

from __future__ import annotations

from ....kernel.action import Action
from ....kernel.event import Events
from ....kernel.message import Message
from ....kernel.step import Step
from ....kit.question import Question
from ..components import RESOURCE_CACHE, TERRAFORMING_STATION
from ..said import events as happened
from ..said.actions import ROLL
from ..ships import DESERT, RELIC, STOCK, UNPLACED, facility_at, ship
from ..state import AlienFrontiers
from ..stored.forms import QUESTIONS
from .turn_actions import Actions


class Turns(Step[AlienFrontiers]):
    """The bottom of the stack: whenever nothing else is due, the next player's turn begins."""

    def settle(self, state: AlienFrontiers, events: Events) -> bool:
        """Begin the next turn: ships come back from the Terraforming Station for good."""
        state.seal()
        if state.turn_number > 0:
            state.active_seat = (state.active_seat + 1) % state.seats
        state.turn_number += 1
        state.begin_turn()
        seat = state.active_seat
        if events is not None:
            events.append(happened.TurnBegan(seat, state.turn_number))
        for index in range(state.fleet_size(seat)):
            if facility_at(state.ship_of(seat, index) >> 3) == TERRAFORMING_STATION:
                state.put_ship(seat, index, ship(STOCK, 1))
                if events is not None:
                    events.append(
                        happened.RelicReturned(seat)
                        if index == RELIC
                        else happened.ShipLost(seat, index, TERRAFORMING_STATION)
                    )
        state.push(Actions(seat))
        state.push(Roll(seat))
        return True


class Roll(Question[AlienFrontiers]):
    """Gather the ships and roll them: nothing else may be done before (R05)."""

    def prompt(self, state: AlienFrontiers) -> Message:
        """Ask for the roll."""
        return Message("prompt-roll")

    def legal(self, state: AlienFrontiers) -> list[Action]:
        """Offer the roll."""
        return [ROLL]

    def apply(self, state: AlienFrontiers, action: Action, events: Events) -> None:
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
            events.append(happened.Rolled(seat, rolled))
        cache = state.card_of_type(seat, RESOURCE_CACHE)
        if cache >= 0:
            _open_cache(state, seat, cache, rolled, events)


def _open_cache(state: AlienFrontiers, seat: int, cache: int, rolled: list[tuple[int, int]], events: Events) -> None:
    """Pay the Resource Cache by odd and even values; equal numbers pay both and discard it (AF 11.3, R29)."""
    odd = sum(1 for _, value in rolled if value % 2)
    even = len(rolled) - odd
    state.gain(seat, 1 if even >= odd else 0, 1 if odd >= even else 0, "resource_cache", events)
    if odd == even:
        state.lose_card(seat, cache)
        state.discard.append(cache)
        if events is not None:
            events.append(happened.CacheEmptied(seat, cache, RESOURCE_CACHE))


QUESTIONS.add("turns", Turns, seat=None)
QUESTIONS.add("roll", Roll, seat=None)
