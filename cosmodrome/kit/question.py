"""The three kinds of step that games are made of."""

from __future__ import annotations

from abc import abstractmethod

from mypy_extensions import mypyc_attr

from ..kernel.action import Action
from ..kernel.event import Events
from ..kernel.message import Message
from ..kernel.step import S, Step


@mypyc_attr(allow_interpreted_subclasses=True)
class Due(Step[S]):
    """Something that happens by itself when its turn comes on the stack."""

    @abstractmethod
    def settle(self, state: S, events: Events) -> bool:
        """Do what is due and take itself off the stack; False: an answer is needed."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Step[S]):
    """One question to one seat: it waits for an answer, even where there is only one."""

    @abstractmethod
    def legal(self, state: S) -> list[Action]:
        """Return every answer that the rules allow, without changing anything."""

    @abstractmethod
    def apply(self, state: S, action: Action, events: Events) -> None:
        """Carry out a legal answer and take itself off the stack if the question is settled."""

    @abstractmethod
    def prompt(self, state: S) -> Message:
        """Say what is asked."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Question[S]):
    """A question that is asked only where there is a choice: one legal answer is taken by itself, none is skipped."""

    def settle(self, state: S, events: Events) -> bool:
        """Wait for the answer where there is a choice."""
        self.prepare(state, events)
        legal = self.legal(state)
        if len(legal) > 1 or (legal and not self.by_itself(state, legal[0])):
            state.offer(self.seat, legal)
            return False
        if legal:
            self.apply(state, legal[0], events)
        else:
            state.drop(self)
        return True

    def prepare(self, state: S, events: Events) -> None:
        """Do what is due before the seat is asked."""

    def by_itself(self, state: S, action: Action) -> bool:
        """Tell whether the only legal answer is taken without asking."""
        return True
