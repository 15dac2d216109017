"""Any position as text: a game's own drawing where it has one, else tables made from its view."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable, Sequence
from typing import cast

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from cosmodrome.kernel.game import Game
from cosmodrome.kernel.message import Json
from cosmodrome.kernel.score import Score
from cosmodrome.kernel.view import View
from cosmodrome.texts import Texts

from .handbook import components
from .marks import named, shape
from .words import Words, plain

Draw = Callable[[View, Texts, Sequence[str]], RenderableType]

WHO = ("seat", "active", "owner", "controller", "first", "winner", "leader", "player")
"""Names of numbers that are seats."""


def draw(view: View, scores: Sequence[Score], words: Words) -> RenderableType:
    """Draw a position in the best way that there is for its game."""
    assert words.game is not None
    own = own_drawing(words.game)
    if own is not None:
        return own(view, words.texts, words.names)
    return Group(scoreboard(scores, words), Generic(words).everything(view.data))


def own_drawing(game: Game) -> Draw | None:
    """Find the drawing that was made for a game: here for the package's own, beside it for a guest."""
    beside = f"{type(game).__module__.rpartition('.')[0] or type(game).__module__}.drawing"
    for name in (f"{__package__}.drawings.{game.key}", beside):
        try:
            found = importlib.util.find_spec(name)
        except ModuleNotFoundError:
            continue
        if found is not None:
            return cast(Draw, importlib.import_module(name).draw)
    return None


def scoreboard(scores: Sequence[Score], words: Words) -> Table:
    """Draw the points of everybody, with where they come from."""
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    table.add_column(words("column-player"))
    table.add_column(words("column-points"), justify="right", style="bold")
    keys = list(dict.fromkeys(key for score in scores for key in score.parts))
    for key in keys:
        name = f"score-{key}"
        table.add_column(words.texts.name(name) if words.texts.has(name) else plain(key), justify="right")
    for seat, score in enumerate(scores):
        table.add_row(named(seat, words.name_of(seat)), str(score.total),
                      *(str(score.parts.get(key, 0)) for key in keys))
    return table


class Generic:
    """Draws plain data so that a person can read it, with the game's names for what it knows."""

    def __init__(self, words: Words) -> None:
        assert words.game is not None
        self._words = words
        self._known = {key.partition("-")[2]: key for key in components(words.game)}

    def everything(self, data: dict[str, Json]) -> RenderableType:
        """Draw the whole view: single facts in a line, lists and groups as tables."""
        facts = [Text.assemble((f"{self.name(key)} ", "dim"), self.value(value, key))
                 for key, value in data.items() if _small(value)]
        parts: list[RenderableType] = [Columns(facts, padding=(0, 3))] if facts else []
        for key, value in data.items():
            if not _small(value):
                parts.append(Text(self.name(key), style="bold"))
                parts.append(self.table(value))
        return Group(*parts)

    def table(self, value: Json) -> RenderableType:
        """Draw a list or a group."""
        if isinstance(value, dict):
            rows = [(self.name(str(key)), each) for key, each in value.items()]
            return self._rows([(Text(name), each) for name, each in rows])
        assert isinstance(value, list)
        seats = [each.get("seat") for each in value if isinstance(each, dict)]
        if seats and len(seats) == len(value) and all(isinstance(seat, int) for seat in seats):
            return self._rows([(named(cast(int, each["seat"]), self._words.name_of(cast(int, each["seat"]))),
                                {key: part for key, part in each.items() if key != "seat"}) for each in value])
        return self._rows([(Text(str(number), style="dim"), each) for number, each in enumerate(value, start=1)])

    def _rows(self, rows: list[tuple[Text, Json]]) -> Table:
        """Draw named things one below the other, with columns where all have the same parts."""
        table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
        table.add_column("")
        shared = [each for _, each in rows if isinstance(each, dict)]
        if shared and len(shared) == len(rows):
            keys = list(dict.fromkeys(str(key) for each in shared for key in each))
            for key in keys:
                table.add_column(self.name(key))
            for name, each in rows:
                parts = cast("dict[str, Json]", each)
                table.add_row(name, *(self.value(parts.get(key), key) for key in keys))
            return table
        table.show_header = False
        table.add_column("")
        for name, each in rows:
            table.add_row(name, self.value(each, ""))
        return table

    def value(self, value: Json, key: str) -> Text:
        """Write a value in a cell; `key` tells which numbers are seats."""
        if value is None or value == [] or value == {} or value == "":
            return Text("–", style="dim")
        if isinstance(value, bool):
            return Text(self._words("yes") if value else self._words("no"))
        if isinstance(value, int) and key in WHO:
            return shape(value, f" {self._words.name_of(value)}")
        if isinstance(value, str):
            return Text(self.name(value) if value in self._known else value)
        if isinstance(value, list):
            return Text(", ").join(self.value(each, key.removesuffix("s")) for each in value)
        if isinstance(value, dict):
            return Text(", ").join(Text.assemble((f"{self.name(str(name))} ", "dim"), self.value(each, str(name)))
                                   for name, each in value.items())
        return Text(str(value))

    def name(self, key: str) -> str:
        """Name a thing by its text, or by its key made readable."""
        texts = self._words.texts
        for candidate in (self._known.get(key, ""), f"view-{key}", f"score-{key}"):
            if candidate and texts.has(candidate):
                return texts.name(candidate)
        return plain(key)


def _small(value: Json) -> bool:
    """Tell whether a value fits into a line."""
    if isinstance(value, dict):
        return len(value) <= 4 and not any(isinstance(each, (list, dict)) for each in value.values())
    return not isinstance(value, list) or not any(isinstance(each, (list, dict)) for each in value)
