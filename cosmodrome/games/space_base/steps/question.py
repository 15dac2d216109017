"""A step of Space Base: it knows the table it is asked at."""

from __future__ import annotations

from abc import abstractmethod
from typing import cast

from ....kernel.action import Action
from ....kernel.event import Events
from ....kernel.message import Message
from ....kernel.state import State
from ....kernel.step import Step
from ..state import Galaxy


class Due(Step):
    """Something that happens by itself when its turn comes on the stack."""

    def settle(self, state: State, events: Events) -> bool:
        """Do what is due; False: an answer is needed."""
        return self.happen(cast(Galaxy, state), events)

    @abstractmethod
    def happen(self, state: Galaxy, events: Events) -> bool:
        """Do what is due at this table; False: an answer is needed."""


class Question(Due):
    """One question to one seat."""

    def happen(self, state: Galaxy, events: Events) -> bool:
        """Wait for the answer."""
        return False

    def legal(self, state: State) -> list[Action]:
        """List every answer that the rules allow."""
        return self.options(cast(Galaxy, state))

    def apply(self, state: State, action: Action, events: Events) -> None:
        """Carry out a legal answer."""
        self.answer(cast(Galaxy, state), action, events)

    def prompt(self, state: State) -> Message:
        """Say what is asked."""
        return self.ask(cast(Galaxy, state))

    def why_not(self, state: State, text: str) -> Message:
        """Say why an answer that is not legal cannot be given."""
        return self.objection(cast(Galaxy, state), text)

    @abstractmethod
    def options(self, state: Galaxy) -> list[Action]:
        """List every answer that the rules allow at this table."""

    @abstractmethod
    def answer(self, state: Galaxy, action: Action, events: Events) -> None:
        """Carry out a legal answer at this table."""

    @abstractmethod
    def ask(self, state: Galaxy) -> Message:
        """Say what is asked at this table."""

    def objection(self, state: Galaxy, text: str) -> Message:
        """Say why an answer cannot be given at this table."""
        return Message("illegal-not-offered", {"action": text})
