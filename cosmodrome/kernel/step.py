"""One question that waits for an answer, or one thing that is due by itself."""

from __future__ import annotations

from abc import ABC
from typing import TYPE_CHECKING, Any, Final, Generic

from mypy_extensions import mypyc_attr
from typing_extensions import TypeVar

from .action import Action
from .event import Events
from .message import Message

if TYPE_CHECKING:
    from .state import State

S = TypeVar("S", bound="State", default=Any)
"""The positions of one game; a Step or a Game without it is one of any game."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(ABC, Generic[S]):
    """An immutable entry of a stack of a game's positions. The rules of a turn are the steps that lie on it."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def settle(self, state: S, events: Events) -> bool:
        """Do what is due without an answer and take itself off the stack; False: an answer is needed."""
        return False

    def legal(self, state: S) -> list[Action]:
        """List every answer that the rules allow."""
        raise TypeError(f"{type(self).__name__} asks nothing")

    def apply(self, state: S, action: Action, events: Events) -> None:
        """Carry out a legal answer and take itself off the stack if the question is settled."""
        raise TypeError(f"{type(self).__name__} asks nothing")

    def prompt(self, state: S) -> Message:
        """Say what is asked."""
        raise TypeError(f"{type(self).__name__} asks nothing")

    def spell(self, text: str) -> str:
        """Return the notation in the order in which actions are written; words in any other order mean the same."""
        return text

    def why_not(self, state: S, text: str) -> Message:
        """Say why an answer that is not legal cannot be given."""
        return state.title.why_not(state, self.seat, text)
