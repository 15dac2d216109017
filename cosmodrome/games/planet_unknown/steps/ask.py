"""Questions to a seat, and how what is no choice is done by itself."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from ....kernel.action import Action
from ....kernel.event import Events
from ....kernel.message import Json, Message
from ....kernel.step import Step
from ..state import Expedition

if TYPE_CHECKING:
    from ....kernel.state import State


class Ask(Step):
    """A question to one seat. What the seat may answer is worked out once and kept with the position."""

    @abstractmethod
    def options(self, state: Expedition) -> list[Action]:
        """List every answer that the rules allow, without changing anything."""

    @abstractmethod
    def answer(self, state: Expedition, action: Action, events: Events) -> None:
        """Carry out an answer."""

    @abstractmethod
    def ask(self, state: Expedition) -> Message:
        """Say what is asked."""

    def prepare(self, state: Expedition, events: Events) -> None:
        """Do what is due before the seat is asked."""
        return

    def by_itself(self, state: Expedition, action: Action) -> bool:
        """Tell whether the only answer is given without asking."""
        return True

    def refuse(self, state: Expedition, text: str) -> Message:
        """Say why an answer cannot be given."""
        return Message("illegal-not-offered", {"action": text})

    def legal(self, state: State) -> list[Action]:
        """List every answer that the rules allow."""
        assert isinstance(state, Expedition)
        offer = state.offers[self.seat]
        if offer is None:
            offer = self.options(state)
            state.offers[self.seat] = offer
        return offer

    def apply(self, state: State, action: Action, events: Events) -> None:
        """Carry out an answer and whatever then is no choice of this seat."""
        assert isinstance(state, Expedition)
        self.answer(state, action, events)
        drain(state, self.seat, events)

    def prompt(self, state: State) -> Message:
        """Say what is asked."""
        assert isinstance(state, Expedition)
        return self.ask(state)

    def why_not(self, state: State, text: str) -> Message:
        """Say why an answer that is not legal cannot be given."""
        assert isinstance(state, Expedition)
        return self.refuse(state, text)

    def to_json(self) -> dict[str, Json]:
        """Give the step as data."""
        return {"step": self.name(), "seat": self.seat}

    @abstractmethod
    def name(self) -> str:
        """Name the question as positions do."""


def drain(state: Expedition, seat: int, events: Events) -> None:
    """Give the answers of a seat that are no choice, until it has one."""
    while True:
        state.offers[seat] = None
        step = state.top(seat)
        if not isinstance(step, Ask):
            return
        step.prepare(state, events)
        options = step.options(state)
        if len(options) != 1 or not step.by_itself(state, options[0]):
            state.offers[seat] = options
            return
        step.answer(state, options[0], events)
