"""Texts as values: the key of a message and its arguments. The words stand in the locale files."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

Json = object
"""What json.dumps takes: None, bool, int, float, str, and lists and dicts of them."""


class Term:
    """An argument that is itself a message: the name of a facility, a card, a colour."""

    def __init__(self, key: str) -> None:
        self.key: Final = key

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Term) and other.key == self.key

    def __hash__(self) -> int:
        return hash(self.key)

    def __repr__(self) -> str:
        return f"Term({self.key!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return (Term, (self.key,))


class Who:
    """An argument that is a player: shown as the name of whoever sits there."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Who) and other.seat == self.seat

    def __hash__(self) -> int:
        return self.seat

    def __repr__(self) -> str:
        return f"Who({self.seat})"

    def __reduce__(self) -> tuple[object, ...]:
        return (Who, (self.seat,))


Arg = int | str | Term | Who | list["int | str | Term | Who"]


class Message:
    """One thing to say, in any language."""

    def __init__(self, key: str, args: dict[str, Arg] | None = None) -> None:
        self.key: Final = key
        self.args: Final[dict[str, Arg]] = args if args is not None else {}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and other.key == self.key and other.args == self.args

    def __hash__(self) -> int:
        return hash(self.key)

    def __repr__(self) -> str:
        return f"Message({self.key!r}, {self.args!r})"

    def __reduce__(self) -> tuple[object, ...]:
        # Compiled classes cannot be pickled without this, and an error has to cross from one process to another.
        return (Message, (self.key, self.args))

    def to_json(self) -> dict[str, Json]:
        """Return the message as the page reads it: terms as {"term": key}, players as {"seat": n}."""
        return {"key": self.key, "args": {name: arg_to_json(arg) for name, arg in self.args.items()}}


def arg_to_json(arg: Arg) -> Json:
    """Return one argument of a message as JSON."""
    if isinstance(arg, Term):
        return {"term": arg.key}
    if isinstance(arg, Who):
        return {"seat": arg.seat}
    if isinstance(arg, list):
        return [arg_to_json(part) for part in arg]
    return arg


class _Voice:
    """Who turns the kernel's own errors into English; the package sets it when it is imported."""

    def __init__(self) -> None:
        self.speak: Callable[[str, Message], str] | None = None


VOICE: Final = _Voice()


def in_english(game: str, message: Message) -> str:
    """Say a message of a game in English, or as its bare key where no texts are loaded."""
    speak = VOICE.speak
    return message.key if speak is None else speak(game, message)
