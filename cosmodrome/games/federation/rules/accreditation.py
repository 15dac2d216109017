"""Accreditation: degrees, the deep space tile at the top, and the upkeep of the level (FD 9)."""

from __future__ import annotations

from typing import Final

from ....kernel.action import Action
from ....kernel.event import Events
from ....kernel.message import Message
from ....kit.codec import Field
from ..components import ACCREDITATION, FROM_TRACK, is_free
from ..said import events as happened
from ..state import Federation
from ..stored.forms import COUNT, QUESTIONS, in_turn
from .asking import Following, PickOne
from .paying import pay, payable
from .projects import Projects
from .resolving import resolve


class Climb(Following):
    """Degrees still to come after a deep space tile."""

    def __init__(self, seat: int, degrees: int) -> None:
        super().__init__(seat)
        self.degrees: Final = degrees

    def happen(self, state: Federation, events: Events) -> None:
        """Gain them."""
        climb(state, self.seat, self.degrees, events)


def climb(state: Federation, seat: int, degrees: int, events: Events) -> None:
    """Gain degrees; reaching the top for the first time brings a deep space tile at once (FD 9.1)."""
    player, box = state.players[seat], state.box
    start = player.degree
    deep = False
    while degrees > 0 and player.degree < box.top and not deep:
        degrees -= 1
        player.degree += 1
        deep = player.degree >= box.deep_degree and player.deep < 0 and bool(state.deep_stack)
    if player.degree > start and events is not None:
        events.append(happened.Climbed(seat, start, player.degree, box.level_of[player.degree]))
    if player.degree >= box.medal_degree:
        state.give_medal(seat, ACCREDITATION, False, events)
    if not deep:
        state.score(seat, degrees, FROM_TRACK, events)
        return
    if degrees > 0:
        state.push(Climb(seat, degrees))
    state.looked |= 1 << seat
    state.seal()
    state.push(DeepSpace(seat))


class DeepSpace(PickOne):
    """Which deep space tile?"""

    def legal(self, state: Federation) -> list[Action]:
        """Offer the whole stack."""
        return [state.answers.deep[tile] for tile in state.deep_stack]

    def choose(self, state: Federation, number: int, events: Events) -> None:
        """Lay it before the player, then resolve it."""
        tile = state.box.deep[number]
        state.deep_stack = [other for other in state.deep_stack if other != number]
        state.players[self.seat].deep = number
        if events is not None:
            events.append(happened.DeepSpaceTaken(self.seat, tile.id))
        resolve(state, self.seat, tile.effects)


class Upkeep(Following):
    """The upkeep of each player in turn order (FD 13.2)."""

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place: Final = place

    def happen(self, state: Federation, events: Events) -> None:
        """Ask the next player who has to pay."""
        if events is not None and self.place == 0:
            events.append(happened.ExecutiveStep("upkeep"))
        for place in range(self.place, state.seats):
            seat = (state.first + place) % state.seats
            if not is_free(state.box.upkeep[state.marker_level(seat)]):
                state.push(Upkeep(-1, place + 1))
                state.push(PayUpkeep(seat))
                return
        state.push(Projects(-1, 0))


class PayUpkeep(PickOne):
    """Which level is paid for (FD 9.3)?"""

    def prompt(self, state: Federation) -> Message:
        """Ask for a level."""
        return Message("prompt-upkeep", {"level": state.marker_level(self.seat)})

    def legal(self, state: Federation) -> list[Action]:
        """Offer the level, every lower one that costs something, and to pay nothing."""
        player = state.players[self.seat]
        found: list[Action] = []
        for level in range(state.marker_level(self.seat), 0, -1):
            price = state.box.upkeep[level]
            if not is_free(price) and payable(player.res, price):
                found.append(state.answers.upkeep[level])
        found.append(state.answers.upkeep[0])
        return found

    def choose(self, state: Federation, number: int, events: Events) -> None:
        """Pay and fall as far as that says."""
        box = state.box
        player = state.players[self.seat]
        start = player.degree
        if number == 0:
            player.degree = min(start, box.fall_degree)
        elif number < state.marker_level(self.seat):
            player.degree = box.first_of_level[number]
        if events is not None and player.degree < start:
            events.append(happened.Fell(self.seat, start, player.degree, box.level_of[player.degree]))
        if number > 0:
            pay(state, self.seat, box.upkeep[number], events)


QUESTIONS.add("degrees", Climb, Field("n", COUNT, "degrees"))
QUESTIONS.add("deep_space", DeepSpace)
QUESTIONS.add("upkeep", Upkeep, Field("place", COUNT), seat=None, check=in_turn)
QUESTIONS.add("pay_upkeep", PayUpkeep)
