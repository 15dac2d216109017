"""How the things of Planet Unknown are written, and the registry of its questions."""

from __future__ import annotations

from typing import Any, Final

from ....kernel.errors import BadPosition
from ....kernel.message import Json
from ....kit.codec import By, Codec, Id, ListOf, Questions, SetOf
from ..cards import CIV_CARDS, EVENTS, OBJECTIVES
from ..components import TERRAINS, TILE_KEYS, TRACKS
from ..grid import COLUMNS, SIDE, square, square_name

QUESTIONS: Final = Questions()


class Card(Codec):
    """A card by the number that is printed on it."""

    def __init__(self, known: dict[int, Any], kind: str) -> None:
        self.known: Final = known
        self.kind: Final = kind

    def write(self, value: Any, state: Any) -> Json:
        """Return the number."""
        return int(value)

    def read(self, data: object, state: Any, what: str) -> int:
        """Read the number of a card that exists."""
        if type(data) is not int or data not in self.known:
            raise BadPosition(f"{what}: there is no {self.kind} {data!r}")
        return data


def _read_square(data: object, state: Any) -> int:
    if isinstance(data, str) and 2 <= len(data) <= 3 and data[0] in COLUMNS and data[1:].isdecimal():
        row = int(data[1:]) - 1
        if 0 <= row < SIDE:
            return square(COLUMNS.index(data[0]), row)
    raise BadPosition(f"there is no square {data!r}")


CIV_CARD: Final = Card(CIV_CARDS, "civ card")
EVENT: Final = Card(EVENTS, "event")
OBJECTIVE: Final = Card(OBJECTIVES, "objective")
OBJECTIVES_LIST: Final = ListOf(OBJECTIVE, distinct=True)
OBJECTIVES_SORTED: Final = ListOf(OBJECTIVE, distinct=True, ordered=True)
CARDS_LIST: Final = ListOf(CIV_CARD, distinct=True)
CARDS_SORTED: Final = ListOf(CIV_CARD, distinct=True, ordered=True)
EVENTS_LIST: Final = ListOf(EVENT, distinct=True)
TERRAIN: Final = Id(TERRAINS, "terrain")
MARKER: Final = Id(TRACKS, "marker")
TRACK: Final = Id(TRACKS, "track")
TILE: Final = Id(TILE_KEYS, "tile")
SQUARE: Final = By(lambda spot, state: square_name(spot), _read_square)
SQUARES: Final = SetOf(SQUARE)
