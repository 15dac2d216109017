"""A kind of pending item: what it is called and how it is stored, what it offers, and what an answer does (PU 7)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Final

from .....kernel.action import Action
from .....kernel.errors import BadPosition
from .....kernel.event import Events
from .....kernel.message import Json
from .....kit.choice import Choice
from .....kit.codec import By, Field, Shape
from .....kit.readers import index_of, table
from ...colony import Colony
from ...corporations import CORPORATION_KEYS
from ...said.actions import ON_SQUARE, OnSquare
from ...state import PlanetUnknown
from .codes import NAMES, first_of, item, second_of, third_of
from .pool import LISTED, Pool


class Kind(ABC):
    """A kind of pending item."""

    def __init__(
        self,
        number: int,
        answers: tuple[str, ...],
        *fields: Field,
        rank: int = 0,
        waits: bool = False,
        optional: bool = False,
        only: int = -1,
        like: str = "",
    ) -> None:
        self.number: Final = number
        name = NAMES[number]
        self.name: Final = name
        self.answers: Final = frozenset([*answers, *(answer + "-to" for answer in answers)])
        """The names of the answers that resolve it; a marker may be sent to a cell."""
        self.verbs: Final[list[int]] = [verb for verb, some in enumerate(ON_SQUARE) if some[0].name in answers]
        """The verbs of its answers about squares."""
        self.rank: Final = rank
        """Of several items to which an answer could belong it belongs to the lowest."""
        self.fields: Final = fields
        """Its arguments, as they are stored."""
        self.shape: Final = Shape(f"the item {name}", *fields, optional=("item",))
        self.waits: Final = waits
        """A gain stays in the pool while it is impossible; an instruction of a card does not (R-46)."""
        self.optional: Final = optional
        self.only: Final = only
        """The corporation that alone can have it, -1: any."""
        self.prompt: Final = (like if like else name).replace("_", "-")
        """How it is asked for: an item may be asked for like another."""

    @abstractmethod
    def offer(self, pool: Pool, code: int) -> None:
        """List the answers that resolve the item now."""

    def claim(self, colony: Colony, code: int, action: Action) -> int:
        """Return -1 if an answer does not belong to the item, else its rank: of several items the lowest gets it."""
        return self.rank if isinstance(action, Choice) and action.name in self.answers else -1

    @abstractmethod
    def resolve(self, state: PlanetUnknown, seat: int, code: int, action: Action, events: Events) -> None:
        """Do what an answer says; the item has been taken out of the pool."""

    def binds(self, state: PlanetUnknown) -> bool:
        """Tell whether the item has to be resolved before its owner leaves the phase, if it can be."""
        return not self.optional

    def check(self, state: PlanetUnknown, colony: Colony, code: int) -> None:
        """Raise BadPosition if a colony cannot have the item."""
        if self.only >= 0 and colony.corporation != self.only:
            raise BadPosition(f"{self.name} is not for {CORPORATION_KEYS[colony.corporation]}")


class OnSquares(Kind):
    """A kind of item that is resolved on one of some squares."""

    @abstractmethod
    def squares(self, state: PlanetUnknown, colony: Colony) -> int:
        """Return the squares."""

    @abstractmethod
    def resolve_on(self, state: PlanetUnknown, seat: int, code: int, spot: int, events: Events) -> None:
        """Do it on a square."""

    def offer(self, pool: Pool, code: int) -> None:
        """Offer the squares."""
        if pool.is_new(LISTED, self.verbs[0]):
            pool.on_squares(self.verbs[0], self.squares(pool.state, pool.colony))

    def resolve(self, state: PlanetUnknown, seat: int, code: int, action: Action, events: Events) -> None:
        """Do it on the square."""
        assert isinstance(action, OnSquare)
        self.resolve_on(state, seat, code, action.spot, events)


KINDS: Final[list[Kind]] = []
"""All kinds by their number; the table fills it."""


def repeat(colony: Colony, code: int) -> None:
    """Leave an item pending that is done several times, once less."""
    if first_of(code) > 1:
        colony.add(item(code & 63, first_of(code) - 1))


def find(colony: Colony, number: int) -> int:
    """Return the first pending item of a kind, -1: none."""
    for code in colony.items:
        if code & 63 == number:
            return code
    return -1


def write_item(code: int) -> dict[str, Json]:
    """Return a pending item as data."""
    kind = KINDS[code & 63]
    data: dict[str, Json] = {"item": kind.name}
    for field, value in zip(kind.fields, (first_of(code), second_of(code), third_of(code)), strict=False):
        data[field.name] = field.codec.write(value, None)
    return data


def _read_item(data: object, state: Any) -> int:
    """Read a pending item; whether its owner can have it is checked with the position."""
    kind = KINDS[index_of(NAMES, table(data, "a pending item").get("item"), "pending item")]
    values = [int(value) for value in kind.shape.values(kind.shape.check(data), state).values()] + [0, 0, 0]
    return item(kind.number, values[0], values[1], values[2])


ITEM: Final = By(lambda code, state: write_item(code), _read_item)
"""A pending item as it is stored."""
