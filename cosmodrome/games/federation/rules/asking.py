"""The kinds of question that the rules of Federation are made of (FD 5.1)."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar, Final, cast

from ....kernel.action import Action
from ....kernel.event import Events
from ....kernel.message import Message
from ....kit.question import Decision, Due
from ..said import events as happened
from ..said.actions import DECLINE, Pick
from ..state import Federation
from ..stored.forms import QUESTIONS


class Following(Due[Federation]):
    """Something that happens by itself: it comes off the stack first, for what follows from it lies in its place."""

    def settle(self, state: Federation, events: Events) -> bool:
        """Take it off the stack and let it happen."""
        state.pop()
        self.happen(state, events)
        return True

    @abstractmethod
    def happen(self, state: Federation, events: Events) -> None:
        """Do what is due."""


class Asked(Decision[Federation]):
    """A question that is asked where there is a choice, in words that go by its name."""

    def prompt(self, state: Federation) -> Message:
        """Ask in the words of this kind of question."""
        return Message("prompt-" + QUESTIONS.name_of(self).replace("_", "-"))


class PickOne(Asked):
    """A question that is answered by naming one thing."""

    def apply(self, state: Federation, action: Action, events: Events) -> None:
        """Settle the question and go on with the thing that was named."""
        state.pop()
        self.choose(state, cast(Pick, action).number, events)

    @abstractmethod
    def choose(self, state: Federation, number: int, events: Events) -> None:
        """Carry out the choice of the thing with this number."""


class CountedPick(PickOne):
    """A question that is answered by naming one thing, and that says a number: how many, how far, how much less."""

    WORDS: ClassVar[tuple[str, str]]
    """The key of the words that ask, and what they call the number."""

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count: Final = count

    def prompt(self, state: Federation) -> Message:
        """Ask, and say the number."""
        key, called = self.WORDS
        return Message(key, {called: self.count})


class MayDecline(PickOne):
    """A question that may be declined (FD 5.1: TRANSPORT, TRANSMUTE, REFRESH)."""

    def apply(self, state: Federation, action: Action, events: Events) -> None:
        """Settle the question; whoever declines gets nothing."""
        if action is not DECLINE:
            super().apply(state, action, events)
            return
        state.pop()
        if events is not None:
            events.append(happened.Declined(self.seat))
