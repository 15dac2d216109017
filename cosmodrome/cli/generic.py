"""Any view as text: plain data so that a person can read it, with the game's own names for what it knows."""

from __future__ import annotations

import re
from typing import cast

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from cosmodrome.kernel.message import Json

from .handbook import components
from .marks import named, shape
from .words import Words, plain

WHO = ("seat", "active", "owner", "controller", "first", "winner", "leader", "player")
"""Names of numbers that are seats."""

BOOKKEEPING = ("id", "score", "scores")
"""What the board needs and a reader does not: points stand in a table of their own."""


class Generic:
    """Draws the view of any game: single facts in a paragraph, lists and groups as tables."""

    def __init__(self, words: Words) -> None:
        assert words.game is not None
        self._words = words
        self._known = {key.partition("-")[2]: key for key in components(words.game)}

    def everything(self, data: dict[str, Json]) -> RenderableType:
        """Draw a whole view."""
        facts = [
            Text.assemble((f"{self.name(key)}: ", "dim"), self.value(value, key))
            for key, value in data.items()
            if _small(value) and not _empty(value)
        ]
        parts: list[RenderableType] = [Text(" · ").join(facts)] if facts else []
        for key, value in data.items():
            if not _small(value):
                parts.append(Text(self.name(key), style="bold underline"))
                parts.append(self.table(value))
        return Group(*parts)

    def table(self, value: Json) -> RenderableType:
        """Draw a list or a group."""
        if isinstance(value, dict):
            return self._rows([(Text(self.name(str(key))), each) for key, each in value.items()])
        assert isinstance(value, list)
        players = [each for each in value if isinstance(each, dict) and isinstance(each.get("seat"), int)]
        if players and len(players) == len(value):
            return self._players(players)
        return self.value(value, "")

    def _players(self, players: list[dict[str, Json]]) -> Table:
        """Draw what everybody has side by side."""
        table = _plain_table("")
        for player in players:
            seat = cast(int, player["seat"])
            table.add_column(named(seat, self._words.name_of(seat)), overflow="fold")
        keys = list(dict.fromkeys(key for player in players for key in player if key != "seat"))
        for key in keys:
            if key not in BOOKKEEPING:
                cells = [self.value(player.get(key), key) for player in players]
                table.add_row(Text(self.name(key), style="dim"), *cells)
        return table

    def _rows(self, rows: list[tuple[Text, Json]]) -> Table:
        """Draw named things one below the other, with columns where all have the same parts."""
        groups = [each for _, each in rows if isinstance(each, dict)]
        if len(groups) == len(rows) and all(each.keys() == groups[0].keys() for each in groups):
            keys = [str(key) for key in groups[0] if key not in BOOKKEEPING]
            table = _plain_table("", *(self.name(key) for key in keys))
            for name, each in rows:
                parts = cast("dict[str, Json]", each)
                table.add_row(name, *(self.value(parts[key], key) for key in keys))
            return table
        table = Table.grid(padding=(0, 2, 0, 0))
        for name, each in rows:
            table.add_row(name, self.value(each, ""))
        return table

    def value(self, value: Json, key: str) -> Text:
        """Write a value; `key` tells which numbers are seats."""
        if _empty(value):
            return Text("–", style="dim")
        if isinstance(value, bool):
            return Text(self._words("yes") if value else self._words("no"))
        if isinstance(value, int) and key in WHO:
            return shape(value, f" {self._words.name_of(value)}")
        if isinstance(value, str):
            return Text(self.name(value) if self._text_of(value) else value)
        if isinstance(value, list):
            parted = " · " if any(isinstance(each, (list, dict)) for each in value) else ", "
            return Text(parted).join(self.value(each, key.removesuffix("s")) for each in value)
        if isinstance(value, dict):
            return self._group(cast("dict[str, Json]", value))
        return Text(str(value))

    def _group(self, group: dict[str, Json]) -> Text:
        """Write a group in a line: whose it is as a shape, a yes as its bare name, nothing of what is not there."""
        parts: list[Text] = []
        seen: set[str] = set()
        for key, each in group.items():
            if key == "seat" or key in BOOKKEEPING or _empty(each) or each is False:
                continue
            if each is True:
                parts.append(Text(self.name(key)))
                continue
            text = self.value(each, key)
            if not isinstance(each, (str, dict)):
                parts.append(Text.assemble((f"{self.name(key)} ", "dim"), text))
            elif text.plain not in seen:
                # A thing that is told twice, as itself and by its kind, is told once.
                seen.add(text.plain)
                parts.append(text)
        seat = group.get("seat")
        if isinstance(seat, int):
            return Text.assemble(shape(seat), " ", Text(" ").join(parts))
        return Text(" ").join(parts) if parts else Text("–", style="dim")

    def name(self, key: str) -> str:
        """Name a thing by its text, or by its key made readable."""
        found = self._text_of(key)
        return self._words.texts.name(found) if found else plain(key)

    def _text_of(self, key: str) -> str:
        """Find the text that names a key, also for one of several copies: booster_pod_1."""
        for candidate in (
            self._known.get(key, ""),
            self._known.get(re.sub(r"_\d+$", "", key), ""),
            f"view-{key}",
            f"phase-{key}",
            f"score-{key}",
        ):
            if candidate and self._words.texts.has(candidate):
                return candidate
        return ""


def _plain_table(*columns: str) -> Table:
    """Make a table without a frame."""
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    for column in columns:
        table.add_column(column, overflow="fold")
    return table


def _empty(value: Json) -> bool:
    """Tell whether there is nothing to show."""
    return value is None or value == "" or value == [] or value == {}


def _small(value: Json) -> bool:
    """Tell whether a value fits into a line."""
    if isinstance(value, dict):
        return len(value) <= 4 and not any(isinstance(each, (list, dict)) for each in value.values())
    return not isinstance(value, list) or not any(isinstance(each, (list, dict)) for each in value)
