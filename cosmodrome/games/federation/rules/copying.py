"""Carrying out an action of the senate, and espionage, which copies one (7.2, 7.3)."""

from __future__ import annotations

from typing import Final, cast

from ....kernel.action import Action
from ....kernel.event import Events
from ....kernel.message import Json, Message
from ....kit.question import Decision, Due
from ..components import ACTIONS, E81216, EARLIER, ESPIONAGE, PRESIDENT
from ..said import events as happened
from ..said.actions import Pick
from ..state import Federation
from .begin import begin_planet
from .pay import pay
from .possible import affordable
from .run import Run


class Act(Due[Federation]):
    """The cost is paid: the action is carried out."""

    def __init__(self, seat: int, action: int) -> None:
        super().__init__(seat)
        self.action: Final = action

    def to_json(self) -> dict[str, Json]:
        """Give the step as data."""
        return {"step": "act", "seat": self.seat, "action": ACTIONS[self.action]}

    def settle(self, state: Federation, events: Events) -> bool:
        """Begin the action."""
        state.pop()
        if self.action <= E81216:
            begin_planet(state, self.seat, self.action, events)
        elif self.action == ESPIONAGE:
            state.push(CopyAction(self.seat, True))
        else:
            state.push(Run(self.seat, state.box.room_effects[self.action], 0, EARLIER, "room " + ACTIONS[self.action]))
        return True


def do_action(state: Federation, seat: int, action: int, cost: list[int], events: Events) -> None:
    """Pay and carry out an action; one that has become impossible is skipped and nothing is paid (R48)."""
    if affordable(state, seat, action, cost, state.players[seat].res, 0, 0):
        state.push(Act(seat, action))
        pay(state, seat, cost, events)
    elif events is not None:
        events.append(happened.action_skipped(seat, ACTIONS[action]))


class CopyAction(Decision[Federation]):
    """Which action is copied?"""

    def __init__(self, seat: int, rooms: bool) -> None:
        super().__init__(seat)
        self.rooms: Final = rooms

    def to_json(self) -> dict[str, Json]:
        """Give the step as data."""
        return {"step": "copy_action", "seat": self.seat, "rooms": self.rooms}

    def prompt(self, state: Federation) -> Message:
        """Ask for an action."""
        return Message("prompt-copy-action")

    def legal(self, state: Federation) -> list[Action]:
        """Offer every planet, and the rooms but the president's, that can be paid and carried out."""
        res = state.players[self.seat].res
        found: list[Action] = []
        for action in range(ESPIONAGE if self.rooms else E81216 + 1):
            if action != PRESIDENT and affordable(state, self.seat, action, state.box.room_costs[action], res, 0, 0):
                found.append(state.answers.copy[action])
        return found

    def apply(self, state: Federation, action: Action, events: Events) -> None:
        """Carry it out, its own cost included (R49)."""
        state.pop()
        number = cast(Pick, action).number
        if events is not None:
            events.append(happened.action_copied(self.seat, ACTIONS[number]))
        do_action(state, self.seat, number, state.box.room_costs[number], events)
