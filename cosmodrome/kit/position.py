"""The parts that the stored positions of all games have."""

from __future__ import annotations

from typing import Any, Final

from ..kernel.errors import BadPosition
from ..kernel.message import Json
from ..kernel.state import State
from . import readers
from .codec import Field, Shape

HEADER: Final = ("game", "rules", "seats", "options", "rng")
"""What Game.load has read before a game reads the rest."""


def header(state: State) -> dict[str, Json]:
    """Return what every position begins with."""
    return {
        "game": state.game,
        "rules": state.title.rules,
        "seats": state.seats,
        "options": dict(state.options),
        "rng": state.rng.to_json(),
        "seals": state.seals,
    }


def demand(holds: bool, otherwise: str) -> None:
    """Raise BadPosition with these words if something does not hold."""
    if not holds:
        raise BadPosition(otherwise)


class Columns:
    """The players of a position that keeps a list for each of their facts: written as one object for each seat."""

    def __init__(self, *fields: Field, optional: tuple[str, ...] = ()) -> None:
        self.shape: Final = Shape("a player", *fields, optional=optional)

    def write(self, state: Any) -> list[dict[str, Json]]:
        """Return an object for each seat."""
        return [
            {field.name: field.codec.write(getattr(state, field.attribute)[seat], state) for field in self.shape.fields}
            for seat in range(state.seats)
        ]

    def fill(self, state: Any, data: object) -> None:
        """Read the lists."""
        players = [self.shape.check(player) for player in seated(state, data)]
        for field in self.shape.fields:
            setattr(state, field.attribute, [field.read(player, state) for player in players])


def seated(state: State, data: object) -> list[Any]:
    """Read a list with an entry for each seat."""
    players = readers.listed(data, "players")
    if len(players) != state.seats:
        raise BadPosition(f"there are {state.seats} seats but {len(players)} players")
    return players
