"""Alien Frontiers in text: the docks in orbit, the planet below, the cards, and everybody's panel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from cosmodrome.kernel.view import View
from cosmodrome.texts import Texts

from ..marks import ACT, mark, shape
from .sketch import Sketch

GROUPS = {"orbital_market": 2, "shipyard": 2, "colony_constructor": 3, "raiders_outpost": 3}
"""How many docks a set of ships takes."""

WIDE = 108
"""From this width on there is room for what each facility asks and gives."""

NARROW = 20
"""The most letters in a line of a facility's name where there is little room."""

CIRCLES = 7


def draw(view: View, texts: Texts, names: Sequence[str]) -> RenderableType:
    """Draw a position."""
    return Board(view, texts, names)


class Board(Sketch[dict[str, Any]]):
    """A position that fits itself to the width of the terminal."""

    FAMILY = "frontiers"

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Lay the parts side by side."""
        wide = options.max_width >= WIDE
        orbit = self._orbit(notes=wide)
        sides = Table.grid(padding=(0, 2, 0, 0))
        # Orbit keeps its width: a dock must never be cut off, the name of a field may take two lines.
        sides.add_column(width=min(console.measure(orbit).maximum, options.max_width // 2 + (20 if wide else 5)))
        sides.add_column()
        sides.add_row(orbit, self._planet())
        yield sides
        yield self._display()
        yield self._players(wide=wide)

    # Orbit

    def _orbit(self, *, notes: bool) -> Table:
        """Draw the facilities with their docks, and what they ask and give now."""
        table = Table.grid(padding=(0, 1, 0, 0))
        table.add_column(max_width=None if notes else NARROW)
        table.add_column(no_wrap=True)
        if notes:
            table.add_column(style="dim")
        table.add_row(self.heading("orbit"))
        for key, facility in self._data["facilities"].items():
            name = Text(self.name(f"facility-{key}"), style=ACT if key in self._data["can_dock"] else "")
            if "tracks" in facility:
                for track in facility["tracks"]:
                    self._add(table, name, self._track(track), "", notes=notes)
                    name = Text("")
            else:
                self._add(table, name, self._docks(facility["docks"], GROUPS.get(key, 1)), self._note(key), notes=notes)
        return table

    @staticmethod
    def _add(table: Table, name: Text, docks: Text, note: str, *, notes: bool) -> None:
        """Add a line with or without its note."""
        if notes:
            table.add_row(name, docks, note)
        else:
            table.add_row(name, docks)

    def _docks(self, docks: list[dict[str, Any]], group: int) -> Text:
        """Draw docks: a dot is free, a cross is closed, a ship shows its owner's shape and its value."""
        text = Text()
        for index, dock in enumerate(docks):
            if index:
                text.append("  " if group > 1 and index % group == 0 else " ")
            text.append_text(self._dock(dock))
        return text

    @staticmethod
    def _dock(dock: dict[str, Any]) -> Text:
        """Draw one dock."""
        if dock["blocked"]:
            return Text("×", style="dim")
        ship = dock["ship"]
        return Text("·") if ship is None else _die(ship["seat"], ship["value"], relic=ship["relic"])

    def _track(self, track: dict[str, Any]) -> Text:
        """Draw a track of the Hub: the colony on its way, then the docks."""
        seat, circle = track["seat"], track["circle"]
        text = Text("")
        for step in range(1, CIRCLES + 1):
            if step == circle:
                text.append_text(shape(seat))
            else:
                text.append("─" if step < circle else "○", style="" if step > circle else mark(seat).color)
        text.append(" ")
        text.append_text(self._docks(track["docks"], 1))
        return Text.assemble(shape(seat), " ", text)

    def _note(self, key: str) -> str:
        """Say what a facility asks and gives the active player now."""
        data = self._data
        costs, artifact = data["costs"], data["artifact"]
        if key == "solar_converter":
            return self.say("solar-bonus" if costs["solar_bonus"] else "solar")
        if key == "lunar_mine":
            return self.say("mine", least=data["mine_minimum"] or 1)
        if key == "alien_artifact":
            return self.say("artifact", total=artifact["total"], needed=artifact["needed"], cycles=artifact["cycles"])
        if key == "orbital_market":
            rate = data["market_rate"]
            return self.say("market") if rate is None else self.say("market-open", rate=rate)
        if key == "shipyard":
            ship = costs["ship"]
            return self.say("yard-full") if ship is None else self.say("yard", fuel=ship["fuel"], ore=ship["ore"])
        if key == "colony_constructor":
            return self.say("constructor", ore=costs["constructor"]["ore"])
        if key == "raiders_outpost":
            return self.say("outpost", sum=data["outpost_sum"]) if data["outpost_sum"] else self.say("outpost-free")
        return self.say("terraforming")

    # Planet

    def _planet(self) -> RenderableType:
        """Draw the territories: who controls them, whose colonies stand there, which fields lie on them."""
        table = Table.grid(padding=(0, 1, 0, 0))
        table.add_column(no_wrap=True)
        table.add_column()
        table.add_column(no_wrap=True)
        table.add_column(style="italic")
        table.add_row("", self.heading("planet"))
        for key, territory in self._data["territories"].items():
            holder = territory["controller"]
            marks = [self.name(f"field-{field}") for field in territory["fields"]]
            if key == "burroughs_desert" and self._data["relic"]["owner"] is None:
                marks.append(self.say("relic"))
            if key == self._data["borrowed"]:
                marks.append(self.say("borrowed"))
            style = mark(holder).color if holder is not None else ""
            table.add_row(
                shape(holder) if holder is not None else Text("·", style="dim"),
                Text(self.name(f"territory-{key}"), style=style),
                _colonies(territory["colonies"]),
                ", ".join(marks),
            )
        stock = self._data["stock"]
        return Group(
            table,
            Text(self.say("deck", deck=self._data["deck"], discard=len(self._data["discard"])), "dim"),
            Text(self.say("stocks", fuel=stock["fuel"], ore=stock["ore"]), "dim"),
        )

    # Cards and players

    def _display(self) -> Text:
        """Name the cards on display."""
        shown = ", ".join(self.name(f"card-{card['type']}") for card in self._data["display"]) or "–"
        return Text.assemble((self.say("display") + " ", "bold"), shown)

    def _players(self, *, wide: bool) -> Table:
        """Draw everybody's panel, the active one with the ships that wait for a dock."""
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(no_wrap=True)
        for _ in range(5):
            table.add_column(justify="right", no_wrap=True)
        table.add_column()
        heads = ("points", "fuel", "ore", "colonies", "fleet")
        table.add_row(
            self.heading("players"),
            *(Text(self.say(f"{head}" if wide else f"{head}-short"), style="dim") for head in heads),
            "",
        )
        for player in self._data["players"]:
            seat = player["seat"]
            active = seat == self._data["active"] and self._data["phase"] != "over"
            reserve = f"{player['reserve']}/{player['colonies']}"
            fleet = f"{player['fleet']}{'+r' if self._data['relic']['owner'] == seat else ''}"
            table.add_row(
                self.player(seat, active=active),
                Text(str(player["score"]["total"]), style="bold"),
                str(player["fuel"]),
                str(player["ore"]),
                reserve,
                fleet,
                self._holding(player, wide=wide),
            )
        return table

    def _holding(self, player: dict[str, Any], *, wide: bool) -> Text:
        """Name the ships to dock and the cards in hand."""
        seat = player["seat"]
        text = Text()
        values = sorted(ship["value"] for ship in player["ships"] if ship["at"] == "unplaced")
        waiting = [_die(seat, value) for value in values]
        relic = self._data["relic"]
        if relic["owner"] == seat and relic["at"] == "unplaced":
            waiting.append(_die(seat, relic["value"], relic=True))
        if waiting:
            text.append_text(Text.assemble((self.say("to-dock") + " ", f"bold {ACT}"), Text(" ").join(waiting), "  "))
        text.append_text(Text(", ").join(self._card(card, wide=wide) for card in player["hand"]))
        return text

    def _card(self, card: dict[str, Any], *, wide: bool) -> Text:
        """Name a card with the fuel that its power costs; a used one is faint."""
        name = self.name(f"card-{card['type']}")
        if card["cost"] is not None:
            name = self.say("card-cost" if wide else "card-cost-short", name=name, cost=card["cost"])
        return Text(name, style="dim strike" if card["used"] else "")


def _die(seat: int, value: int, *, relic: bool = False) -> Text:
    """Draw a ship: its owner's shape and its value, with an r for the Relic Ship."""
    return shape(seat, f"{value}{'r' if relic else ''}")


def _colonies(counts: list[int]) -> Text:
    """Draw the colonies of everybody on a territory."""
    return Text(" ").join(shape(seat, str(count)) for seat, count in enumerate(counts) if count)
