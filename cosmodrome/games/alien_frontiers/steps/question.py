"""A step of Alien Frontiers: it knows the table it is asked at."""

from __future__ import annotations

from abc import abstractmethod
from typing import cast

from ....kernel.action import Action
from ....kernel.event import Events
from ....kernel.message import Message
from ....kernel.state import State
from ....kernel.step import Step
from ..state import Frontier


class Question(Step):
    """One question to the active seat."""

    def legal(self, state: State) -> list[Action]:
        """List every answer that the rules allow."""
        return self.options(cast(Frontier, state))

    def apply(self, state: State, action: Action, events: Events) -> None:
        """Carry out a legal answer."""
        self.answer(cast(Frontier, state), action, events)

    def prompt(self, state: State) -> Message:
        """Say what is asked."""
        return self.ask(cast(Frontier, state))

    def why_not(self, state: State, text: str) -> Message:
        """Say why an answer that is not legal cannot be given."""
        return self.objection(cast(Frontier, state), text)

    @abstractmethod
    def options(self, state: Frontier) -> list[Action]:
        """List every answer that the rules allow at this table."""

    @abstractmethod
    def answer(self, state: Frontier, action: Action, events: Events) -> None:
        """Carry out a legal answer at this table."""

    @abstractmethod
    def ask(self, state: Frontier) -> Message:
        """Say what is asked at this table."""

    def objection(self, state: Frontier, text: str) -> Message:
        """Say why an answer cannot be given at this table."""
        return Message("illegal-not-offered", {"action": text})
