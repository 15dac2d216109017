"""A step of SpaceCorp: it knows the table it is asked at."""

from __future__ import annotations

from abc import abstractmethod
from typing import cast

from ....kernel.action import Action
from ....kernel.event import Events
from ....kernel.message import Message
from ....kernel.state import State
from ....kernel.step import Step
from ..objections import why_not
from ..state import Venture


class Due(Step):
    """Something that happens by itself when its turn comes on the stack."""

    def settle(self, state: State, events: Events) -> bool:
        """Do what is due; False: an answer is needed."""
        return self.happen(cast(Venture, state), events)

    @abstractmethod
    def happen(self, state: Venture, events: Events) -> bool:
        """Do what is due at this table; False: an answer is needed."""


class Question(Due):
    """One question to one seat. With one answer it is answered by itself, with none it is skipped."""

    def happen(self, state: Venture, events: Events) -> bool:
        """Wait for the answer where there is a choice."""
        options = self.options(state)
        if len(options) > 1:
            state.offer(self.seat, options)
            return False
        if options:
            self.answer(state, options[0], events)
        else:
            state.pop()
        return True

    def legal(self, state: State) -> list[Action]:
        """List every answer that the rules allow."""
        return self.options(cast(Venture, state))

    def apply(self, state: State, action: Action, events: Events) -> None:
        """Carry out a legal answer."""
        self.answer(cast(Venture, state), action, events)

    def prompt(self, state: State) -> Message:
        """Say what is asked."""
        return self.ask(cast(Venture, state))

    def why_not(self, state: State, text: str) -> Message:
        """Say why an answer that is not legal cannot be given."""
        return why_not(cast(Venture, state), self.seat, text)

    @abstractmethod
    def options(self, state: Venture) -> list[Action]:
        """List every answer that the rules allow at this table."""

    @abstractmethod
    def answer(self, state: Venture, action: Action, events: Events) -> None:
        """Carry out a legal answer at this table and take the question off the stack."""

    @abstractmethod
    def ask(self, state: Venture) -> Message:
        """Say what is asked at this table."""
