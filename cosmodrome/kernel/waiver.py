"""A convenience for any game: a player who does not want to be asked what may be declined until the own next turn.

A step that asks several seats for something optional offers WAIVE beside its own answers and passes over seats that
have waived. The game forgets the waiver when the seat's own turn begins; until then the seat may take it back at any
time, asked or not, by saying ASK_AGAIN (State.asides). Both are recorded like any action.
"""

from __future__ import annotations

from typing import Final

from .action import Action
from .message import Message


class Saying(Action):
    """Something about being asked, with a button of its own."""

    def __init__(self, text: str, name: str) -> None:
        super().__init__(text)
        self.name: Final = name

    def message(self) -> Message:
        """Say it."""
        return Message("action-" + self.name)

    def at(self) -> list[str]:
        """Point at the button."""
        return ["button:" + self.name]


WAIVE: Final = Saying("not until my turn", "waive")
ASK_AGAIN: Final = Saying("ask me again", "ask-again")
