"""Events, each declared once: the fields of a class are the facts for the board and make the words for the log."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, fields
from functools import cache
from types import UnionType
from typing import Annotated, Any, ClassVar, Union, cast, dataclass_transform, get_args, get_origin, get_type_hints

from ..kernel.event import Event
from ..kernel.message import Arg, Json, Message, Term, Who

Word = int | str | Term | Who
"""One word of a message."""


class Told:
    """How a field is told where its value is not what the board and the log want."""

    def __init__(
        self,
        kind: Any = None,
        write: Callable[[Any], Json] | None = None,
        say: Callable[[Any], Arg | None] | None = None,
        is_fact: bool = True,
    ) -> None:
        self.kind = kind
        """The type of the fact, None where it is the field's own."""
        self.write = write
        """Makes the fact, None where it is the value."""
        self.say = say
        """Makes the argument for the log, None where there is none."""
        self.is_fact = is_fact
        """Whether the board is told of it: what only makes words for the log is no fact."""


def listed(kind: Any, term: str) -> Told:
    """Tell an index as one of the words of a Literal, and name it in the log by a term."""
    words: tuple[str, ...] = get_args(kind)
    return Told(kind, words.__getitem__, lambda index: Term(f"{term}-{words[index]}"))


def named(term: str) -> Told:
    """Name a component in the log by a term: the id stands behind a word for its kind."""
    return Told(say=lambda id: Term(f"{term}-{id}"))


Seat = Annotated[int, Told(say=Who)]
"""A player. The log calls the field `seat` `who`."""

Mute = Told()
"""Marks a field of which the log says nothing: `Annotated[int, Mute]`."""

Aside = Told(is_fact=False)
"""Marks a field that only the class itself makes words of: `Annotated[int, Aside]`."""


@dataclass_transform(frozen_default=True)
class Happening(Event):
    """Something that happened. Each class below this one that no other of the game is made of is an event.

    Its name for the board is that of the class in small letters, or the `event` that the class says. A field is a fact
    under its own name (`from_` is `from`), told as its type says: `Annotated[type, Told]`. A number, yes or no, and
    what its type can say are also arguments for the log, under the field's name or under that which its type has:
    `Annotated[Seat, "who"]`.
    """

    event: ClassVar[str]

    def __init_subclass__(cls) -> None:
        dataclass(frozen=True)(cls)
        if "event" not in vars(cls):
            cls.event = re.sub(r"(?<!^)(?=[A-Z])", "_", cls.__name__).lower()

    def args(self) -> dict[str, Arg]:
        """Return the arguments for the log."""
        found: dict[str, Arg] = {}
        for part in parts(type(self)):
            if part.say is not None:
                arg = part.say(getattr(self, part.field))
                if arg is not None:
                    found[part.arg] = arg
        return found

    def message(self) -> Message:
        """Say what happened: the text is 'event-' and the name, with hyphens."""
        return Message("event-" + self.event.replace("_", "-"), self.args())

    def to_json(self) -> dict[str, Json]:
        """Return the facts."""
        facts: dict[str, Json] = {"event": self.event}
        for part in parts(type(self)):
            if part.is_fact:
                value = getattr(self, part.field)
                facts[part.fact] = value if part.write is None else part.write(value)
        return facts


class OfSeat(Happening):
    """Something happened to a player."""

    seat: Seat


class GameOver(Happening):
    """The game ended."""

    winners: list[Seat]

    def args(self) -> dict[str, Arg]:
        """Name the winners and count them."""
        return {**super().args(), "count": len(self.winners)}


class Part:
    """A field of an event: as a fact, as an argument for the log, and as a type."""

    def __init__(self, field: str, hint: Any) -> None:
        self.field = field
        self.fact = field.rstrip("_")
        told, arg = _told(hint)
        self.kind = hint if told.kind is None else told.kind
        self.write = told.write
        self.say = told.say
        self.is_fact = told.is_fact
        self.arg = arg or ("who" if field == "seat" else self.fact)


@cache
def parts(event: type[Happening]) -> list[Part]:
    """List the fields of an event."""
    hints = get_type_hints(event, include_extras=True)
    return [Part(field.name, hints[field.name]) for field in fields(cast(Any, event))]


def _told(hint: Any) -> tuple[Told, str]:
    """Find how a field is told, and under which name the log has it."""
    if get_origin(hint) is Annotated:
        inner, *marks = get_args(hint)
        told = next((mark for mark in reversed(marks) if isinstance(mark, Told)), None)
        if told is None:
            told = _told(inner)[0]
        elif type(None) in get_args(inner):
            told = _if_any(told)
        return told, next((mark for mark in marks if isinstance(mark, str)), "")
    if hint is int:
        return Told(say=int), ""
    if hint is bool:
        return Told(say=lambda value: "yes" if value else "no"), ""
    if get_origin(hint) in (Union, UnionType) and type(None) in get_args(hint):
        there = [each for each in get_args(hint) if each is not type(None)]
        return _if_any(_told(there[0])[0]) if len(there) == 1 else Told(), ""
    if get_origin(hint) is list:
        told, _ = _told(get_args(hint)[0])
        if get_origin(get_args(hint)[0]) is Annotated:
            return _each(told), ""
    return Told(), ""


def _if_any(told: Told) -> Told:
    """Tell what may be missing by telling it where it is there."""
    kind, write, say = told.kind, told.write, told.say
    return Told(
        None if kind is None else kind | None,
        None if write is None else lambda value: None if value is None else write(value),
        None if say is None else lambda value: None if value is None else say(value),
    )


def _each(told: Told) -> Told:
    """Tell a list by telling each of its items."""
    write, say = told.write, told.say
    return Told(
        None if told.kind is None else list[told.kind],  # type: ignore[name-defined]
        list if write is None else lambda values: [write(value) for value in values],
        None if say is None else lambda values: [cast(Word, say(value)) for value in values],
    )


def happenings(module: object) -> list[type[Happening]]:
    """List the events that a module declares or imports: the classes that no other there is made of."""
    found = [each for each in vars(module).values() if isinstance(each, type) and issubclass(each, Happening)]
    return [each for each in found if not any(each in other.__mro__[1:] for other in found)]
