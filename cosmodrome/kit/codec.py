"""Positions and questions as data and back: each part is described once, beside the class that it describes.

A Codec writes one kind of value and reads it again, a Field puts it under a name, a Shape is an object with fields. A
game keeps one registry of its questions (Questions), each entry written below the class of the question, and one
Shape of its position. What is read is checked: BadPosition says what is wrong and where.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from ..kernel.errors import BadPosition
from ..kernel.message import Json
from ..kernel.state import State
from ..kernel.step import Step
from . import bits, readers

Names = Sequence[str] | Callable[[Any], Sequence[str]]
"""The ids that a number can stand for: always the same, or those of the box that a position is played with."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Codec(ABC):
    """One kind of value: how it is written, and how it is read and checked."""

    @abstractmethod
    def write(self, value: Any, state: Any) -> Json:
        """Return the value as data."""

    @abstractmethod
    def read(self, data: object, state: Any, what: str) -> Any:
        """Return the value that data stands for; BadPosition, with the name of the field, if there is none."""


class Whole(Codec):
    """A whole number within limits."""

    def __init__(self, least: int, most: int) -> None:
        self.least: Final = least
        self.most: Final = most

    def write(self, value: Any, state: Any) -> Json:
        """Return the number."""
        return int(value)

    def read(self, data: object, state: Any, what: str) -> int:
        """Read the number."""
        return readers.whole(data, self.least, self.most, what)


class Flag(Codec):
    """True or false."""

    def write(self, value: Any, state: Any) -> Json:
        """Return the flag."""
        return bool(value)

    def read(self, data: object, state: Any, what: str) -> bool:
        """Read the flag."""
        return readers.flag(data, what)


class Seat(Codec):
    """The number of a seat."""

    def write(self, value: Any, state: Any) -> Json:
        """Return the number."""
        return int(value)

    def read(self, data: object, state: State, what: str) -> int:
        """Read a seat of this game."""
        if type(data) is not int or not 0 <= data < state.seats:
            raise BadPosition(f"{what}: there is no seat {data!r} among {state.seats}")
        return data


class Id(Codec):
    """A number that is written as an id."""

    def __init__(self, names: Names, kind: str) -> None:
        self.names: Final = names
        self.kind: Final = kind
        """What the ids name, for messages: 'card', 'site'."""

    def ids(self, state: Any) -> Sequence[str]:
        """Return the ids in the order of their numbers."""
        return self.names(state) if callable(self.names) else self.names

    def write(self, value: Any, state: Any) -> Json:
        """Return the id."""
        return self.ids(state)[value]

    def read(self, data: object, state: Any, what: str) -> int:
        """Find the number of the id."""
        return readers.index_of(self.ids(state), data, self.kind)


class Maybe(Codec):
    """A value or, written as null, none."""

    def __init__(self, codec: Codec, none: Any = -1) -> None:
        self.codec: Final = codec
        self.none: Final = none
        """What stands for none in the position."""

    def write(self, value: Any, state: Any) -> Json:
        """Return null or the value."""
        return None if value == self.none else self.codec.write(value, state)

    def read(self, data: object, state: Any, what: str) -> Any:
        """Read null or the value."""
        return self.none if data is None else self.codec.read(data, state, what)


class ListOf(Codec):
    """A list of values in their order."""

    def __init__(self, codec: Codec, length: int = -1, distinct: bool = False, ordered: bool = False) -> None:
        self.codec: Final = codec
        self.length: Final = length
        """How many there must be; -1: any number."""
        self.distinct: Final = distinct
        """Whether nothing may be named twice."""
        self.ordered: Final = ordered
        """Whether the order means nothing, so that it is sorted when it is read."""

    def write(self, value: Any, state: Any) -> Json:
        """Return the values."""
        return [self.codec.write(each, state) for each in value]

    def read(self, data: object, state: Any, what: str) -> list[Any]:
        """Read the values."""
        found = [self.codec.read(each, state, what) for each in readers.listed(data, what)]
        if self.length >= 0 and len(found) != self.length:
            raise BadPosition(f"{what} has {self.length} entries, not {len(found)}")
        if self.distinct:
            readers.distinct(found, data, what)
        return sorted(found) if self.ordered else found


class SetOf(Codec):
    """A set of small numbers, kept as bits and written as a list."""

    def __init__(self, codec: Codec) -> None:
        self.codec: Final = codec

    def write(self, value: Any, state: Any) -> Json:
        """Return the members."""
        return [self.codec.write(each, state) for each in bits.members(value)]

    def read(self, data: object, state: Any, what: str) -> int:
        """Read the members, each once."""
        found = [self.codec.read(each, state, what) for each in readers.listed(data, what)]
        return bits.mask_of(readers.distinct(found, data, what))


class TableOf(Codec):
    """A list with a value for each of some ids, written as an object."""

    def __init__(self, names: Names, codec: Codec, sparse: bool = False) -> None:
        self.names: Final = names
        self.codec: Final = codec
        self.sparse: Final = sparse
        """Whether what is 0 is left out."""

    def ids(self, state: Any) -> Sequence[str]:
        """Return the keys in the order of the list."""
        return self.names(state) if callable(self.names) else self.names

    def write(self, value: Any, state: Any) -> Json:
        """Return the values by their ids."""
        return {
            id: self.codec.write(value[index], state)
            for index, id in enumerate(self.ids(state))
            if not self.sparse or value[index]
        }

    def read(self, data: object, state: Any, what: str) -> list[Any]:
        """Read a value for each id."""
        ids = self.ids(state)
        found = readers.fields(data, () if self.sparse else ids, what, ids if self.sparse else ())
        return [self.codec.read(found[id], state, f"{what}.{id}") if id in found else 0 for id in ids]


class SomeOf(TableOf):
    """A list with a value for each of some ids, written as an object without the ids that have none."""

    def __init__(self, names: Names, codec: Codec, none: Any = -1) -> None:
        super().__init__(names, codec)
        self.none: Final = none
        """What stands for none in the list."""

    def write(self, value: Any, state: Any) -> Json:
        """Return the values that there are by their ids."""
        return {
            id: self.codec.write(value[index], state)
            for index, id in enumerate(self.ids(state))
            if value[index] != self.none
        }

    def read(self, data: object, state: Any, what: str) -> list[Any]:
        """Read the values that there are."""
        ids = self.ids(state)
        found = [self.none] * len(ids)
        for id, value in readers.table(data, what).items():
            found[readers.index_of(ids, id, what)] = self.codec.read(value, state, f"{what}.{id}")
        return found


class By(Codec):
    """A kind of value that two functions write and read."""

    def __init__(self, write: Callable[[Any, Any], Json], read: Callable[[Any, Any], Any]) -> None:
        self._write: Final = write
        """Called with the value and the position."""
        self._read: Final = read
        """Called with the data and the position."""

    def write(self, value: Any, state: Any) -> Json:
        """Return the value as the function writes it."""
        return self._write(value, state)

    def read(self, data: object, state: Any, what: str) -> Any:
        """Read the value with the function."""
        return self._read(data, state)


REQUIRED: Final = object()


class Field:
    """A value of an object under a name."""

    def __init__(self, name: str, codec: Codec, attribute: str = "", default: Any = REQUIRED) -> None:
        self.name: Final = name
        self.codec: Final = codec
        self.attribute: Final = attribute if attribute else name
        """What it is called in the class, where that differs."""
        self.default: Final = default
        """The value of a field that somebody who set up a position by hand may leave out."""

    def read(self, data: dict[str, Any], state: Any) -> Any:
        """Return the value of the field in the data of its object."""
        if self.name not in data:
            return self.default
        return self.codec.read(data[self.name], state, self.name)

    def write(self, thing: Any, data: dict[str, Json], state: Any) -> None:
        """Put the field of an object into its data."""
        data[self.name] = self.codec.write(getattr(thing, self.attribute), state)

    def fill(self, thing: Any, data: dict[str, Any], state: Any) -> None:
        """Read the field into an object."""
        setattr(thing, self.attribute, self.read(data, state))


class Inside(Field):
    """A part of an object whose fields stand among its own."""

    def __init__(self, attribute: str, part: Part) -> None:
        super().__init__("", part, attribute)
        self.part: Final = part

    def read(self, data: dict[str, Any], state: Any) -> Any:
        """Return the part in the data of its object."""
        return self.part.from_fields(data, state)

    def write(self, thing: Any, data: dict[str, Json], state: Any) -> None:
        """Put the fields of the part into the data of its object."""
        data.update(self.part.shape.write(getattr(thing, self.attribute), state))


class Joint(Field):
    """A field for several attributes of an object, or for what follows from them: two functions write and fill it."""

    def __init__(
        self, name: str, write: Callable[[Any, Any], Json], fill: Callable[[Any, Any, Any], None] | None = None
    ) -> None:
        super().__init__(name, By(write, _as_it_is))
        self._fill: Final = fill
        """Called with the object, the data of the field and the position; None: it is read elsewhere."""

    def write(self, thing: Any, data: dict[str, Json], state: Any) -> None:
        """Put what the function writes of the object into its data."""
        data[self.name] = self.codec.write(thing, state)

    def fill(self, thing: Any, data: dict[str, Any], state: Any) -> None:
        """Fill the object with the function."""
        if self._fill is not None:
            self._fill(thing, data[self.name], state)


def _as_it_is(data: Any, state: Any) -> Any:
    """Return data without reading it."""
    return data


class Shape:
    """An object with fields."""

    def __init__(self, what: str, *fields: Field, optional: Sequence[str] = ()) -> None:
        self.what: Final = what
        """What the object is, for messages: 'a player'."""
        self.fields: Final = fields
        self.names: Final[list[str]] = []
        self.optional: Final = [*optional]
        """Fields that may be left out, or that are read elsewhere."""
        for field in fields:
            if isinstance(field, Inside):
                self.names.extend(field.part.shape.names)
                self.optional.extend(field.part.shape.optional)
            elif field.default is REQUIRED:
                self.names.append(field.name)
            else:
                self.optional.append(field.name)

    def write(self, thing: Any, state: Any) -> dict[str, Json]:
        """Return the object as data."""
        data: dict[str, Json] = {}
        for field in self.fields:
            field.write(thing, data, state)
        return data

    def check(self, data: object) -> dict[str, Any]:
        """Return the data of an object that has just these fields."""
        return readers.fields(data, self.names, self.what, self.optional)

    def values(self, data: dict[str, Any], state: Any) -> dict[str, Any]:
        """Read the values of an object that is still to be made, by what they are called in its class."""
        return {field.attribute: field.read(data, state) for field in self.fields}

    def fill(self, thing: Any, data: dict[str, Any], state: Any) -> None:
        """Read the values into an object, in their order."""
        for field in self.fields:
            field.fill(thing, data, state)


class Part(Codec):
    """An object within another: an empty one is made, then its shape fills it."""

    def __init__(self, make: Callable[[Any], Any], shape: Shape) -> None:
        self.make: Final = make
        """Called with the position."""
        self.shape: Final = shape

    def write(self, value: Any, state: Any) -> Json:
        """Return the object as data."""
        return self.shape.write(value, state)

    def read(self, data: object, state: Any, what: str) -> Any:
        """Make the object and fill it."""
        return self.from_fields(self.shape.check(data), state)

    def from_fields(self, data: dict[str, Any], state: Any) -> Any:
        """Make the object and fill it from data whose fields have been checked."""
        thing = self.make(state)
        self.shape.fill(thing, data, state)
        return thing


class _Entry:
    """A kind of question: its name, its class, its fields, and what else must hold where it is read."""

    def __init__(
        self,
        name: str,
        make: Callable[..., Step],
        shape: Shape,
        seated: bool,
        check: Callable[[Any, Any], None] | None,
    ) -> None:
        self.name: Final = name
        self.make: Final = make
        self.shape: Final = shape
        self.seated: Final = seated
        """Whether the seat is written; where it is not, it follows from where the question lies."""
        self.check: Final = check


SEAT: Final = Field("seat", Seat())
NOBODY: Final = Field("seat", Whole(-1, -1))
"""The seat of what happens by itself."""


class Questions:
    """All kinds of question of a game, by name and by class."""

    def __init__(self) -> None:
        self._by_name: Final[dict[str, _Entry]] = {}
        self._by_class: Final[dict[type, _Entry]] = {}

    def add(
        self,
        name: str,
        make: type[Step],
        *fields: Field,
        seat: Field | None = SEAT,
        check: Callable[[Any, Any], None] | None = None,
    ) -> None:
        """Describe a kind of question: its class is called with the values that its fields read.

        `seat` is None where the seat is not written because it follows from where the question lies.
        `check` is called with the step and the position that it is read into, and raises BadPosition where it cannot
        be asked there.
        """
        all_fields = fields if seat is None else (seat, *fields)
        shape = Shape(f"the step {name}", *all_fields, optional=("step",))
        entry = _Entry(name, make, shape, seat is not None, check)
        self._by_name[name] = entry
        self._by_class[make] = entry

    def name_of(self, step: Step) -> str:
        """Return the name of a question."""
        return self._by_class[type(step)].name

    def write(self, step: Step, state: Any) -> dict[str, Json]:
        """Return a step as data."""
        entry = self._by_class[type(step)]
        return {"step": entry.name, **entry.shape.write(step, state)}

    def read(self, data: object, state: Any, seat: int = -1) -> Step:
        """Read a step; `seat` is whose it is where that is not written."""
        name = readers.table(data, "a step").get("step")
        entry = self._by_name.get(name) if isinstance(name, str) else None
        if entry is None:
            raise BadPosition(f"there is no step {name!r}")
        values = entry.shape.values(entry.shape.check(data), state)
        step = entry.make(**values) if entry.seated else entry.make(seat=seat, **values)
        if entry.check is not None:
            entry.check(step, state)
        return step
