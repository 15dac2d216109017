"""What one seat may know."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from .message import Json


class View:
    """A position as one seat (or a spectator, seat None) sees it: plain data with no trace of the rest."""

    def __init__(self, game: str, seat: int | None, data: Mapping[str, Json]) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.data: Final[dict[str, Json]] = dict(data)

    def __getitem__(self, name: str) -> Json:
        return self.data[name]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, View) and other.game == self.game and other.seat == self.seat and other.data == self.data
        )

    def __hash__(self) -> int:
        return hash((self.game, self.seat))

    def __repr__(self) -> str:
        return f"View({self.game!r}, seat={self.seat})"

    def to_json(self) -> dict[str, Json]:
        """Return the view as the page reads it."""
        return {"game": self.game, "seat": self.seat, **self.data}
