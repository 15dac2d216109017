"""What the drawings share: names and words at hand, headings, lists that break between items, panels side by side."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar, Generic, TypeVar, cast

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from cosmodrome.kernel.view import View
from cosmodrome.texts import Texts

from ..marks import ACT, named, shape
from ..words import terminal

GAP = 2
"""Columns left free between two things that stand side by side."""

NOTHING = "–"


Data = TypeVar("Data")


class Sketch(Generic[Data]):
    """A view of a game with the names of its things and the words of its drawing, in the language of the moment."""

    FAMILY: ClassVar[str]
    """How the keys of the drawing's own words begin."""

    def __init__(self, view: View, texts: Texts, names: Sequence[str]) -> None:
        self._data = cast(Data, view.data)
        self._viewer = view.seat
        self._texts = texts
        self._names = names

    def say(self, key: str, **args: str | int) -> str:
        """Say a word of the drawing."""
        return terminal(self._texts.language, f"{self.FAMILY}-{key}", **args)

    def name(self, key: str) -> str:
        """Name a thing of the game."""
        return self._texts.name(key)

    def has(self, key: str) -> bool:
        """Tell whether the game names a thing."""
        return self._texts.has(key)

    def seat(self, seat: int) -> str:
        """Name who sits at a seat."""
        return self._texts.seat(seat, self._names)

    def player(self, seat: int, *, active: bool = False) -> Text:
        """Write a player's name with the seat's mark, and an arrow at whose turn it is."""
        name = named(seat, self.seat(seat))
        if active:
            name.append(" ◀", style=f"bold {ACT}")
        return name

    def heading(self, key: str, **args: str | int) -> Text:
        """Write the heading of a part."""
        return heading(self.say(key, **args))

    def fact(self, key: str, value: str | int | Text, style: str = "") -> Text:
        """Write a value behind the word for it."""
        shown = value if isinstance(value, Text) else Text(str(value), style=style)
        return Text.assemble((f"{self.say(key)} ", "dim"), shown)

    def legend(self) -> Flow:
        """Explain the signs of the drawing."""
        return Flow(Text(sign, style="dim") for sign in self.say("legend").split(" | "))


def heading(words: str) -> Text:
    """Write a heading."""
    return Text.assemble((words, "bold underline"))


def shapes(seats: Iterable[int]) -> Text:
    """Draw the shapes of some seats."""
    return Text("").join(shape(seat) for seat in seats)


def scores(values: Iterable[int], sign: str = "") -> Text:
    """Write a number for each seat behind its shape."""
    return Text(" ").join(shape(seat, f"{value}{sign}") for seat, value in enumerate(values))


def joined(parts: Iterable[Text | str], between: str = " ") -> Text:
    """Join the parts that are not empty."""
    texts = (Text(part) if isinstance(part, str) else part for part in parts)
    return Text(between).join(text for text in texts if text.plain)


def grid(*columns: str, gap: int = GAP) -> Table:
    """Make a table without lines, of columns 'left', 'right', 'whole' (never broken) and 'rest' (all room)."""
    table = Table.grid(padding=(0, gap, 0, 0), pad_edge=False)
    for column in columns:
        table.add_column(
            justify="right" if column == "right" else "left",
            no_wrap=column in ("right", "whole"),
            ratio=1 if column == "rest" else None,
        )
    return table


class Flow:
    """Items one after another; a line breaks between items, and within one only where it is wider than the line."""

    def __init__(self, items: Iterable[Text], lead: Text | str = "", gap: str = "  ", indent: int = 2) -> None:
        self._items = [item for item in items if item.plain]
        self._lead = Text(lead, style="bold") if isinstance(lead, str) else lead
        self._gap = gap
        self._indent = indent

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Fill line after line; all but the first are indented."""
        width = options.max_width
        line, gap = self._lead, " " if self._lead.plain else ""
        for item in self._items:
            # An item that no line can hold is broken between its words.
            for part in [item] if item.cell_len <= width - self._indent else item.split(" "):
                if line.plain.strip() and line.cell_len + len(gap) + part.cell_len > width:
                    yield line
                    line, gap = Text(" " * self._indent), ""
                line, gap = Text.assemble(line, gap, part), " "
            gap = self._gap
        if line.plain.strip():
            yield line

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        """Tell the least and the most room that it can use."""
        parts = [self._lead, *self._items]
        words = max((len(word) for part in parts for word in part.plain.split()), default=0)
        whole = sum(part.cell_len + len(self._gap) for part in parts)
        return Measurement(min(words + self._indent, options.max_width), min(whole, options.max_width))


class Abreast:
    """Parts of equal width in as many columns as there is room for, row by row."""

    def __init__(self, parts: Sequence[RenderableType], least: int, most: int = 6) -> None:
        self._parts = parts
        self._least = least
        self._most = most

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Lay them out."""
        if not self._parts:
            return
        room = (options.max_width + GAP) // (self._least + GAP)
        count = max(1, min(len(self._parts), self._most, room))
        width = (options.max_width + GAP) // count - GAP
        table = Table.grid(padding=(0, GAP, 0, 0), pad_edge=False)
        for _ in range(count):
            table.add_column(width=width)
        for row in self._rows(count, console, options.update(width=width)):
            table.add_row(*row)
        yield table

    def _rows(self, count: int, console: Console, options: ConsoleOptions) -> list[Sequence[RenderableType]]:
        """Cut the parts into rows."""
        return [self._parts[start : start + count] for start in range(0, len(self._parts), count)]


class Packed(Abreast):
    """The same, but each part goes below the column that is the shortest so far."""

    def _rows(self, count: int, console: Console, options: ConsoleOptions) -> list[Sequence[RenderableType]]:
        """Make one row of columns."""
        columns: list[list[RenderableType]] = [[] for _ in range(count)]
        heights = [0] * count
        for part in self._parts:
            shortest = heights.index(min(heights))
            columns[shortest].append(part)
            heights[shortest] += len(console.render_lines(part, options))
        return [[Group(*column) for column in columns]]
