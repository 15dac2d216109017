"""An action as most are: its words and what it points at are known when it is made."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ..kernel.action import Action
from ..kernel.message import Arg, Message


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Action):
    """An answer with its message and the elements of the board that it touches."""

    def __init__(self, text: str, name: str, args: dict[str, Arg], *elements: str) -> None:
        super().__init__(text)
        self.name: Final = name.replace(" ", "-")
        """The message is 'action-' and the name."""
        self.args: Final = args
        self.elements: Final = elements

    def message(self) -> Message:
        """Say the action."""
        return Message("action-" + self.name, self.args)

    def at(self) -> list[str]:
        """Point at the elements."""
        return [*self.elements]
