"""One thing that happened."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Final

from mypy_extensions import mypyc_attr

from .message import Arg, Json, Message


@mypyc_attr(allow_interpreted_subclasses=True)
class Event(ABC):
    """A typed fact for the log and the animations, never a sentence."""

    @abstractmethod
    def message(self) -> Message:
        """Say what happened, for the log."""

    @abstractmethod
    def to_json(self) -> dict[str, Json]:
        """Return what happened as facts, for the board: {"event": name, ...}."""

    def seen_by(self, seat: int | None) -> Event | None:
        """Return what this seat (None: a spectator) may know of it; None hides it altogether."""
        return self


class Fact(Event):
    """An event that everyone may know: its facts for the board, the name among them, and its arguments for the log."""

    def __init__(self, facts: Mapping[str, Json], args: dict[str, Arg]) -> None:
        self.name: Final = str(facts["event"])
        self.facts: Final = facts
        self.args: Final = args

    def __repr__(self) -> str:
        return f"Fact({self.facts!r})"

    def message(self) -> Message:
        """Say what happened: the text is 'event-' and the name, with hyphens."""
        return Message("event-" + self.name.replace("_", "-"), self.args)

    def to_json(self) -> dict[str, Json]:
        """Return the facts."""
        return dict(self.facts)


Events = list[Event] | None
"""Where apply reports what happened; None where nobody listens."""
