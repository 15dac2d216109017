"""Why a request of a player cannot be met, said so that a program and a person understand it."""

from __future__ import annotations

from ..kernel.errors import CosmodromeError, IllegalAction
from ..kernel.message import Arg, Message


class Refusal(CosmodromeError):
    """A request that is refused with nothing changed: a stable key for programs, a message for people."""

    def __init__(self, key: str, message: Message | None = None, game: str = "", **args: Arg) -> None:
        super().__init__(key)
        self.key = key
        self.message = message if message is not None else Message(f"error-{key}", dict(args))
        self.game = game
        """The game whose texts hold the message; empty: the shared ones."""

    @staticmethod
    def illegal(error: IllegalAction) -> Refusal:
        """Pass on what the rules say about an action."""
        return Refusal("illegal", error.message, error.game)
