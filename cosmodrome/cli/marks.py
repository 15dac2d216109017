"""How the seats are told apart: a colour and a shape each."""

from __future__ import annotations

from dataclasses import dataclass

from rich.text import Text


@dataclass(frozen=True)
class Mark:
    """The colour and the shape of a seat."""

    color: str
    shape: str


MARKS = (
    Mark("#FF6B5E", "▲"),
    Mark("#5AA9FF", "●"),
    Mark("#58D68D", "■"),
    Mark("#FFD23F", "◆"),
    Mark("#B388FF", "⬢"),
    Mark("#E6E9F2", "★"),
)

ACT = "#FFB454"
GOOD = "#5BD6A0"
BAD = "#FF6B6B"


def mark(seat: int) -> Mark:
    """Return the mark of a seat."""
    return MARKS[seat % len(MARKS)]


def shape(seat: int, after: str = "") -> Text:
    """Draw a seat's shape in its colour, with something of the same colour behind it."""
    chosen = mark(seat)
    return Text(chosen.shape + after, style=f"bold {chosen.color}")


def named(seat: int, name: str) -> Text:
    """Write a player's name with the seat's shape, in its colour."""
    return shape(seat, f" {name}")
