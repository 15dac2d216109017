"""A client that has a table open, as the table knows it."""

from __future__ import annotations

from abc import ABC, abstractmethod


class Listener(ABC):
    """A client that has the table open."""

    guest: str | None
    since: int | None
    """The last number that it was sent; None before the first frame."""
    looked_at: int | None
    pace: float
    """The seconds that it wants between two actions of bots."""

    @abstractmethod
    def wake(self) -> None:
        """Send what is new."""

    @abstractmethod
    def tell(self, frame: str) -> None:
        """Send one frame."""

    def tell_seats(self, frame: str) -> None:
        """Send who is here; whatever was said about it and is not sent yet need not be."""
        self.tell(frame)

    def dismiss(self) -> None:  # noqa: B027 - not every listener has somebody to let go
        """Let the client go; it may come back at once."""
