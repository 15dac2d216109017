"""The actions of the senate: whether one can be carried out, rooms, and espionage, which copies one (FD 7)."""

from __future__ import annotations

from typing import Final

from ....kernel.action import Action
from ....kernel.event import Events
from ....kernel.message import Message
from ....kit.codec import Field
from ..components import ARRATUIN, ATAL, E81216, ESPIONAGE, NEO, PRESIDENT, SIXMOON, is_free
from ..said import events as happened
from ..state import Federation
from ..stored.forms import ACTION, FLAG, PLANET_LIST, QUESTIONS
from .arratooine import can_trade
from .asking import Following, PickOne
from .atalum import can_take_specialist
from .e81216 import can_build
from .neo import can_mine
from .paying import pay, payable, rests
from .planet_actions import begin_planet
from .resolving import resolve
from .sixmoon import can_travel
from .would_change import changes_any


def executable(state: Federation, seat: int, action: int, res: list[int], ships: int = 0, die: int = 0) -> bool:
    """Tell whether an action would change something, with these resources and these more ships and die steps (FD 7.0).

    The cost of the action itself is not counted here, but what it then asks to be paid is.
    """
    if action == NEO:
        return can_mine(state, seat)
    if action == SIXMOON:
        return can_travel(state, seat)
    if action == ATAL:
        return can_take_specialist(state, seat)
    if action == ARRATUIN:
        return can_trade(state, res)
    if action == E81216:
        return can_build(state, seat, res)
    return action == ESPIONAGE or changes_any(state, seat, state.box.room_effects[action], ships, die)


def affordable(
    state: Federation, seat: int, action: int, cost: list[int], res: list[int], ships: int = 0, die: int = 0
) -> bool:
    """Tell whether an action can be paid and then be carried out with some effect."""
    if not payable(res, cost):
        return False
    if (action != E81216 and action != ARRATUIN) or is_free(cost):
        return executable(state, seat, action, res, ships, die)
    return any(executable(state, seat, action, rest, ships, die) for rest in rests(res, cost))


class Act(Following):
    """The cost is paid: the action is carried out."""

    def __init__(self, seat: int, action: int) -> None:
        super().__init__(seat)
        self.action: Final = action

    def happen(self, state: Federation, events: Events) -> None:
        """Begin the action."""
        if self.action <= E81216:
            begin_planet(state, self.seat, self.action, events)
        elif self.action == ESPIONAGE:
            state.push(CopyAction(self.seat, True))
        else:
            resolve(state, self.seat, state.box.room_effects[self.action])


def do_action(state: Federation, seat: int, action: int, cost: list[int], events: Events) -> None:
    """Pay and carry out an action; one that has become impossible is skipped and nothing is paid (R48)."""
    if affordable(state, seat, action, cost, state.players[seat].res):
        state.push(Act(seat, action))
        pay(state, seat, cost, events)
    elif events is not None:
        events.append(happened.ActionSkipped(seat, action))


class CopyAction(PickOne):
    """Which action is copied (FD 7.3)?"""

    def __init__(self, seat: int, rooms: bool) -> None:
        super().__init__(seat)
        self.rooms: Final = rooms

    def legal(self, state: Federation) -> list[Action]:
        """Offer every planet, and the rooms but the president's, that can be paid and carried out."""
        res = state.players[self.seat].res
        costs = state.box.room_costs
        return [
            state.answers.copy[action]
            for action in range(ESPIONAGE if self.rooms else E81216 + 1)
            if action != PRESIDENT and affordable(state, self.seat, action, costs[action], res)
        ]

    def choose(self, state: Federation, number: int, events: Events) -> None:
        """Carry it out, its own cost included (R49)."""
        if events is not None:
            events.append(happened.ActionCopied(self.seat, number))
        do_action(state, self.seat, number, state.box.room_costs[number], events)


class PlanetChoice(PickOne):
    """On which planet is the action?"""

    def __init__(self, seat: int, planets: list[int]) -> None:
        super().__init__(seat)
        self.planets: Final = planets

    def prompt(self, state: Federation) -> Message:
        """Ask for a planet."""
        return Message("prompt-planet")

    def legal(self, state: Federation) -> list[Action]:
        """Offer those where something can be done."""
        res = state.players[self.seat].res
        return [state.answers.visit[planet] for planet in self.planets if executable(state, self.seat, planet, res)]

    def choose(self, state: Federation, number: int, events: Events) -> None:
        """Act there."""
        begin_planet(state, self.seat, number, events)


QUESTIONS.add("act", Act, Field("action", ACTION))
QUESTIONS.add("copy_action", CopyAction, Field("rooms", FLAG))
QUESTIONS.add("planet_choice", PlanetChoice, Field("planets", PLANET_LIST))
