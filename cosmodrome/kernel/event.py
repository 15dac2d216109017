"""One thing that happened."""

from __future__ import annotations

from abc import ABC, abstractmethod

from mypy_extensions import mypyc_attr

from .message import Json, Message


@mypyc_attr(allow_interpreted_subclasses=True)
class Event(ABC):
    """A typed fact for the log and the animations, never a sentence."""

    @abstractmethod
    def message(self) -> Message:
        """Say what happened, for the log."""

    @abstractmethod
    def to_json(self) -> dict[str, Json]:
        """Give what happened as facts, for the board: {"event": name, ...}."""

    def seen_by(self, seat: int | None) -> Event | None:
        """Give what this seat (None: a spectator) may know of it; None hides it altogether."""
        return self


Events = list[Event] | None
"""Where apply reports what happened; None where nobody listens."""
