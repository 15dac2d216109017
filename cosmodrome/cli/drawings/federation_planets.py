"""The planets of Federation in text, and amounts and effects in letters and words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import get_args

from rich.console import Group, RenderableType
from rich.text import Text

from cosmodrome.games.federation.components import Planet, Resource
from cosmodrome.games.federation.said.views import (
    Amounts,
    AsteroidView,
    Effect,
    MegaView,
    PitView,
    StallLevel,
    TableView,
)
from cosmodrome.kernel.view import View
from cosmodrome.texts import Texts

from ..marks import ACT, shape
from .sketch import NOTHING, Flow, Sketch, grid, heading, joined, scores, shapes

PAINT: dict[Resource, str] = {
    "lavandium": "#D79BFF",
    "copernium": "#58D68D",
    "oceanium": "#5AA9FF",
    "diamond": "#FFD23F",
}
PLANETS: dict[Planet, str] = {
    "neo": "#FF9F5A",
    "sixmoon": "#5AA9FF",
    "atal": "#C58BFF",
    "arratuin": "#FFD23F",
    "e81216": "#58D68D",
}
ROMAN = ("", "I", "II", "III", "IV", "V")
ASTEROID = "◍"


class Planets(Sketch[TableView]):
    """Draws what lies on the planets."""

    FAMILY = "federation"

    def __init__(self, view: View, texts: Texts, names: Sequence[str]) -> None:
        super().__init__(view, texts, names)
        self._letters = dict(zip(get_args(Resource), self.say("letters"), strict=True))

    def _planet(self, planet: Planet, *parts: RenderableType) -> Group:
        """Put the name of a planet and everybody's influence above what lies on it."""
        influence = scores(player["influence"][planet] for player in self._data["players"])
        title = heading(self.name(f"planet-{planet}"))
        title.stylize(PLANETS[planet])
        return Group(joined([title, influence], "  "), *parts, Text(""))

    def neo(self) -> Group:
        """Draw the miners' way: cells of the same influence side by side."""
        neo = self._data["neo"]
        steps: dict[int, list[PitView]] = {}
        for pit in neo["cells"]:
            steps.setdefault(pit["influence"], []).append(pit)
        way = [
            Text.assemble((f"{influence} ", "dim"), joined(map(self._pit, pits), " / "))
            for influence, pits in steps.items()
        ]
        dead = neo["dead"]
        gone = Text(str(dead)) if isinstance(dead, int) else joined(map(self.asteroid, dead), ", ")
        return self._planet("neo", Flow(way, gap=" → "), Flow([gone], Text(self.say("dead"), style="dim")))

    def _pit(self, pit: PitView) -> Text:
        """Draw a cell of the way with the miners on it."""
        token = pit["token"]
        if token == "hidden":
            content = Text(f"{ASTEROID}?")
        elif token is not None:
            content = self.asteroid(token)
        elif pit["asteroid"]:
            content = Text(f"{ASTEROID}{NOTHING}", style="dim")
        else:
            content = self.amounts(pit["resources"]) or Text("·", style="dim")
        return joined([content, shapes(pit["miners"])])

    def asteroid(self, asteroid: AsteroidView) -> Text:
        """Draw an open asteroid."""
        return Text.assemble(ASTEROID, self.amounts(asteroid["resources"]))

    def moons(self) -> Group:
        """Draw the moons: the power of their tokens, the open ones, the mages."""
        table = grid("right", "whole", "left", gap=1)
        for moon in self._data["moons"]:
            tokens = [Text(self.name(f"alteration-{token['id']}")) for token in moon["tokens"]]
            if moon["hidden"]:
                tokens.append(Text(self.say("hidden", count=moon["hidden"]), style="dim"))
            table.add_row(
                Text(str(moon["position"]), style="dim"),
                ROMAN[moon["power"]],
                Flow([shapes(moon["mages"]), *tokens], gap=" ", indent=0),
            )
        stock = " ".join(f"{ROMAN[int(power)]}×{count}" for power, count in self._data["stock"].items())
        lines: list[RenderableType] = [table, self.fact("stock", stock)]
        for key, tokens_of in (("out", self._data["alterations_out"]), ("returned", self._data["returned"])):
            if tokens_of:
                names = (Text(self.name(f"alteration-{token}"), style="dim") for token in tokens_of)
                lines.append(Flow(names, Text(self.say(key), style="dim")))
        return self._planet("sixmoon", *lines)

    def atalum(self) -> Group:
        """Draw the stacks of specialists, a row for each type."""
        rows: dict[str, list[Text]] = {}
        for stack in self._data["specialists"]:
            parts = [] if stack["open"] is None else [Text(self.name(f"specialist-{stack['open']}"))]
            if stack["hidden"]:
                parts.append(Text(self.say("more", count=stack["hidden"]), style="dim"))
            rows.setdefault(stack["type"], []).append(joined(parts) if parts else Text(NOTHING))
        return self._planet("atal", *(Flow(row, gap="  ") for row in rows.values()))

    def stalls(self) -> Group:
        """Draw the trade stalls: what they cost, what their two levels give, whose discs lie there."""
        table = grid("left", "left", gap=1)
        for stall in self._data["stalls"]:
            levels = [
                joined([Text(f"{ROMAN[n]}:", style="dim"), self._bonus(level), shapes(level["discs"])])
                for n, level in enumerate(stall["levels"], start=1)
            ]
            title = joined([self.name(f"stall-{stall['id']}"), self.amounts(stall["cost"])])
            table.add_row(title, Flow(levels, indent=0))
        return self._planet("arratuin", table)

    def _bonus(self, level: StallLevel) -> Text:
        """Say what a level of a stall gives."""
        if not level["units"]:
            return self.effects(level["effects"])
        options = joined((self.effects(option) for option in level["options"]), " / ")
        return Text(self.say("either" if level["same_kind"] else "mix", count=level["units"], what=options.plain))

    def works(self) -> Group:
        """Draw the productions and megastructures with the robots that built them."""
        works = self._data["works"]
        table = grid("left", "left", gap=1)
        for work in works["productions"]:
            table.add_row(
                joined([self.name(f"work-{work['id']}"), self.amounts(work["cost"])]),
                joined([self.effects(work["income"]), shapes(work["robots"])]),
            )
        for mega in works["megastructures"]:
            table.add_row(joined([self.name(f"work-{mega['id']}"), self.amounts(mega["cost"])]), self._mega(mega))
        return self._planet("e81216", table)

    def _mega(self, mega: MegaView) -> Text:
        """Draw the multipliers of a megastructure, what it counts, what it would be worth."""
        places = joined(
            Text(f"×{place['multiplier']}", style=f"bold {ACT}" if place["next"] else "dim")
            if place["robot"] is None
            else shape(place["robot"], f"×{place['multiplier']}")
            for place in mega["places"]
        )
        counted = ", ".join(self.name(f"token-{token}") for token in mega["tokens"])
        return joined([places, self.say("lower", tokens=counted), scores(mega["worth"], "★")])

    # Amounts

    def amounts(self, amounts: Amounts) -> Text:
        """Write amounts with the letters of their kinds."""
        return joined(
            Text(f"{amounts[kind]}{self._letters[kind]}", style=PAINT[kind]) for kind in PAINT if kind in amounts
        )

    def effects(self, effects: Iterable[Effect], *, nothing: bool = True) -> Text:
        """Say what something does."""
        said = joined(map(self._effect, effects), ", ")
        return said if said.plain or not nothing else Text(self.name("amount-nothing"), style="dim")

    def _effect(self, effect: Effect) -> Text:
        """Say one thing that something does, in the words that the game has for it."""
        if effect["op"] == "gain":
            return self.amounts(effect.get("resources", {}))
        if effect["op"] == "mission_marker":
            return Text(self.name("amount-marker"))
        if effect["op"] == "choose":
            return joined((self.effects(option) for option in effect.get("options", [])), " / ")
        key = f"amount-{effect['op']}-{effect['n']}"
        return Text(self.name(key if self.has(key) else f"amount-{effect['op']}"))
