"""The roll: dice set before it, dice rolled again after it (SB 4, phase 2)."""

from __future__ import annotations

from typing import cast

from ....kernel.action import Action
from ....kernel.event import Events
from ....kernel.message import Message
from ....kit.question import Question
from ..components import AFTER_ROLL, BEFORE_ROLL
from ..said import events as happened
from ..said.actions import KEEP, REROLL, ROLL, SET_DIE, Reroll, SetDie
from ..state import SpaceBase
from ..stored.forms import QUESTIONS
from .abilities import pay, resources


class RollDice(Question[SpaceBase]):
    """Is a die set before the roll?"""

    def settle(self, state: SpaceBase, events: Events) -> bool:
        """Roll at once where no die can be set."""
        if state.d2 == 0 and state.consoles[self.seat].able(BEFORE_ROLL, True):
            return False
        self._roll(state, events)
        return True

    def _roll(self, state: SpaceBase, events: Events) -> None:
        """Roll the dice that are not fixed."""
        state.pop()
        rolled = 0
        if state.d1 == 0:
            state.d1 = state.rng.die()
            rolled = 1
        if state.d2 == 0:
            state.d2 = state.rng.die()
            rolled |= 2
        if events is not None:
            events.append(happened.Rolled(self.seat, [state.d1, state.d2], rolled))

    def prompt(self, state: SpaceBase) -> Message:
        """Ask for a face, or for the roll."""
        return Message("prompt-roll", {"fixed": 0 if state.d1 == 0 else 1, "first": state.d1})

    def legal(self, state: SpaceBase) -> list[Action]:
        """Offer every face with every card, and the roll."""
        found: list[Action] = []
        for number in state.consoles[self.seat].usable(BEFORE_ROLL, True):
            found += SET_DIE[number]
        found.append(ROLL)
        return found

    def apply(self, state: SpaceBase, action: Action, events: Events) -> None:
        """Fix the first die that is not fixed, or roll."""
        if isinstance(action, SetDie):
            pay(state, self.seat, action.card, action.side, events)
            resources(state, self.seat, action.card, action.side, events)
            die = 1
            if state.d1 == 0:
                state.d1 = action.face
            else:
                state.d2 = action.face
                die = 2
            if events is not None:
                events.append(happened.DieSet(self.seat, action.card, die, action.face))
        else:
            self._roll(state, events)


class RerollDice(Question[SpaceBase]):
    """Does the roll stand?"""

    def settle(self, state: SpaceBase, events: Events) -> bool:
        """Let the roll stand where it cannot be changed."""
        if state.consoles[self.seat].able(AFTER_ROLL, True):
            return False
        state.pop()
        return True

    def prompt(self, state: SpaceBase) -> Message:
        """Ask what is rolled again."""
        return Message("prompt-reroll", {"first": state.d1, "second": state.d2})

    def legal(self, state: SpaceBase) -> list[Action]:
        """Offer one die, the other or both, and the roll as it is."""
        found: list[Action] = []
        for number in state.consoles[self.seat].usable(AFTER_ROLL, True):
            found += REROLL[number]
        found.append(KEEP)
        return found

    def apply(self, state: SpaceBase, action: Action, events: Events) -> None:
        """Roll the chosen dice again and ask anew, or let the roll stand."""
        if action is KEEP:
            state.pop()
            return
        again = cast(Reroll, action)
        pay(state, self.seat, again.card, again.side, events)
        resources(state, self.seat, again.card, again.side, events)
        if again.dice & 1:
            state.d1 = state.rng.die()
        if again.dice & 2:
            state.d2 = state.rng.die()
        if events is not None:
            events.append(happened.Rerolled(self.seat, [state.d1, state.d2], again.card, again.dice))


QUESTIONS.add("roll", RollDice, seat=None)
QUESTIONS.add("reroll", RerollDice, seat=None)
