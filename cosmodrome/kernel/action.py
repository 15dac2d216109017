"""One answer to one question."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from .message import Message


@mypyc_attr(allow_interpreted_subclasses=True)
class Action(ABC):
    """An immutable value. Its notation is its identity: two actions that read the same are the same."""

    def __init__(self, text: str) -> None:
        self.text: Final = text

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Action) and other.text == self.text)

    def __hash__(self) -> int:
        return hash(self.text)

    @abstractmethod
    def message(self) -> Message:
        """Say the action as a choice that a player reads."""

    def at(self) -> list[str]:
        """Name the board elements that the action touches, in the order in which a player points at them."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Plain(Action):
    """An answer without parameters: one text and one thing to point at, a button unless something else is named."""

    def __init__(self, text: str, name: str, element: str = "") -> None:
        super().__init__(text)
        self.name: Final = name
        self.element: Final = element if element else "button:" + name

    def message(self) -> Message:
        """Say the action."""
        return Message("action-" + self.name)

    def at(self) -> list[str]:
        """Point at the one element."""
        return [self.element]
