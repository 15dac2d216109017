"""One question that waits for an answer, or one thing that is due by itself."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from .action import Action
from .event import Events
from .message import Json, Message

if TYPE_CHECKING:
    from .state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(ABC):
    """An immutable entry of a stack. The rules of a turn are the steps that lie on it."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    @abstractmethod
    def to_json(self) -> dict[str, Json]:
        """Give the step as data: {"step": name, "seat": seat, ...}."""

    def settle(self, state: State, events: Events) -> bool:
        """Do what is due without an answer and take itself off the stack; False: an answer is needed."""
        return False

    def legal(self, state: State) -> list[Action]:
        """List every answer that the rules allow."""
        raise NotImplementedError(f"{type(self).__name__} asks nothing")

    def apply(self, state: State, action: Action, events: Events) -> None:
        """Carry out a legal answer and take itself off the stack if the question is settled."""
        raise NotImplementedError(f"{type(self).__name__} asks nothing")

    def prompt(self, state: State) -> Message:
        """Say what is asked."""
        raise NotImplementedError(f"{type(self).__name__} asks nothing")

    def spell(self, text: str) -> str:
        """Give the notation in the order in which actions are written; words in any other order mean the same."""
        return text

    def why_not(self, state: State, text: str) -> Message:
        """Say why an answer that is not legal cannot be given."""
        return Message("illegal-not-offered", {"action": text})
