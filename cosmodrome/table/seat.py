"""A seat at a table: a person, a bot, or nobody yet."""

from __future__ import annotations

from typing import Literal

import msgspec

from .refusal import Refusal

COLORS = ("red", "blue", "green", "yellow", "violet", "pearl")
LEVELS = ("cadet", "pilot", "commander", "admiral")
NAME_LENGTH = 24

# Names that a bot goes by where nobody has given it one: stars, the same in every language.
STARS = ("Altair", "Deneb", "Mira", "Rigel", "Capella", "Spica", "Vega", "Antares", "Polaris", "Procyon", "Castor")

Kind = Literal["person", "bot", "open"]


class Seat(msgspec.Struct, frozen=True):
    """Who sits there. An immutable value: a change puts another one in its place."""

    kind: Kind
    color: str
    name: str = ""
    guest: str | None = None
    level: str | None = None
    stand_in: str | None = None
    """The level of the bot that plays for an absent person."""

    @property
    def bot(self) -> str | None:
        """Give the level of the bot that answers for this seat, None if a person does."""
        return self.level if self.kind == "bot" else self.stand_in


def check_name(name: str) -> str:
    """Tidy a name up, or refuse it."""
    tidy = " ".join("".join(letter for letter in name if letter.isprintable()).split())
    if not 1 <= len(tidy) <= NAME_LENGTH:
        raise Refusal("no-name", longest=NAME_LENGTH)
    return tidy


def check_level(level: str | None) -> str:
    """Let only a level that bots have pass."""
    if level not in LEVELS:
        raise Refusal("no-level", level=str(level)[:40])
    return level


def check_color(color: str, seats: list[Seat], seat: int) -> str:
    """Let only a colour pass that exists and that no other seat has."""
    if color not in COLORS:
        raise Refusal("no-color", color=color[:40])
    if any(other.color == color for number, other in enumerate(seats) if number != seat):
        raise Refusal("color-taken")
    return color


def free_color(taken: set[str]) -> str:
    """Give the first colour that nobody has."""
    return next(color for color in COLORS if color not in taken)


def free_star(taken: set[str], start: int = 0) -> str:
    """Give a bot a name that nobody at the table has."""
    order = STARS[start % len(STARS):] + STARS[:start % len(STARS)]
    return next(star for star in order if star not in taken)
