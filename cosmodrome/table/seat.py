"""A seat at a table: a person, a bot, or nobody yet."""

from __future__ import annotations

import unicodedata
from typing import Literal, get_args

import msgspec

from .refusal import Refusal

Color = Literal["red", "blue", "green", "yellow", "violet", "pearl"]
COLORS: tuple[Color, ...] = get_args(Color)
Level = Literal["cadet", "pilot", "commander", "admiral"]
"""How well a bot plays."""
LEVELS: tuple[Level, ...] = get_args(Level)
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
        """Return the level of the bot that answers for this seat, None if a person does."""
        return self.level if self.kind == "bot" else self.stand_in


# What takes no place though it counts as a letter or a symbol: fillers of Hangul, the empty braille cell.
_BLANK = "\u115f\u1160\u3164\uffa0\u2800"


def tidy(text: str) -> str:
    """Leave out what nobody sees or what turns the writing round: controls, zero widths, directions, spare spaces."""
    # Python does not count the letters of the category Cf as printable: U+200B-200F, U+202A-202E, U+2066-2069, U+FEFF.
    kept = "".join(letter if letter.isprintable() else " " if letter.isspace() else "" for letter in text)
    return " ".join(kept.translate(dict.fromkeys(map(ord, _BLANK))).split())


def check_name(name: str) -> str:
    """Tidy a name up, or refuse it."""
    kept = tidy(name)
    if not 1 <= len(kept) <= NAME_LENGTH:
        raise Refusal("no-name", longest=NAME_LENGTH)
    return kept


def same_name(one: str, other: str) -> bool:
    """Tell whether two names read the same: wide letters, capitals and marks that nobody sees do not count."""
    return _plain(one) == _plain(other)


def _plain(name: str) -> str:
    """Write a name as it is compared."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return "".join(letter for letter in folded if not "\ufe00" <= letter <= "\ufe0f")


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
    """Return the first colour that nobody has."""
    return next(color for color in COLORS if color not in taken)


def free_star(taken: set[str], start: int = 0) -> str:
    """Give a bot a name that nobody at the table has."""
    order = STARS[start % len(STARS) :] + STARS[: start % len(STARS)]
    return next(star for star in order if star not in taken)
