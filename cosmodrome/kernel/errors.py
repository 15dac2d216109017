"""What can go wrong, said so that a person can mend it."""

from __future__ import annotations

from .message import Message, in_english


class CosmodromeError(ValueError):
    """Any request that cannot be met. Nothing has changed when it is raised."""


class IllegalAction(CosmodromeError):
    """An answer that the rules do not allow here, with the reason as a message in any language."""

    def __init__(self, game: str, message: Message) -> None:
        super().__init__(game, message)
        self.game = game
        self.message = message

    def __str__(self) -> str:
        return in_english(self.game, self.message)


class BadSetup(CosmodromeError):
    """A game that cannot be set up: a seat count or an option that it does not have."""


class BadPosition(CosmodromeError):
    """A position that breaks the rules of its game or cannot be read."""


class BadRecord(CosmodromeError):
    """A record that cannot be read or replayed."""
