"""SpaceCorp in text: the chart of the era region by region, contracts and progress, cards, and every corporation."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.text import Text

from cosmodrome.games.spacecorp.said.views import (
    BoxView,
    ContractView,
    Face,
    PlayerView,
    SiteView,
    TableView,
    TeamView,
    TileView,
)
from cosmodrome.kernel.view import View
from cosmodrome.texts import Texts

from ..marks import ACT, BAD, GOOD, shape
from .printed import printed
from .sketch import NOTHING, Abreast, Flow, Packed, Sketch, grid, heading, joined, scores, shapes

PROFIT, SHIELD, RADIATION, CLAIM = "#FFD23F", "◈", "☢", "⚑"
FILES = ("boards", "cards", "colonies", "discoveries")

PANEL = 38
"""The room that a region needs."""


def draw(view: View, texts: Texts, names: Sequence[str]) -> RenderableType:
    """Draw a position."""
    return Board(view, texts, names)


class Board(Sketch[TableView]):
    """A position that fits itself to the width of the terminal."""

    FAMILY = "corp"

    def __init__(self, view: View, texts: Texts, names: Sequence[str]) -> None:
        super().__init__(view, texts, names)
        files: Mapping[str, Any] = self._data["facts"] or {name: printed("spacecorp", name) for name in FILES}
        self._chart: dict[str, Any] = files["boards"]["boards"][self._data["era"]]
        self._printed = {site["id"]: site for site in self._chart["sites"]}
        self._tiles = {tile["id"]: tile for tile in files["discoveries"]["tiles"]}
        self._cards = {card["id"]: card for card in files["cards"]["definitions"]}
        self._colonies = {colony["id"]: colony for colony in files["colonies"]["colonies"]}

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Put the chart on top, then goals and offers, the viewer's own corporation last: nearest to the question."""
        yield self._moment()
        yield Packed([self._region(region) for region in self._chart["regions"]], PANEL, most=4)
        yield Packed([self._contracts(), *self._progress(), *self._colony_display()], 58, most=3)
        yield from self._piles()
        players = sorted(self._data["players"], key=lambda player: player["seat"] == self._viewer)
        yield Abreast([self._player(player) for player in players], 70, most=2)
        yield self.legend()

    def _called(self, kind: str, id: str) -> str:
        """Name a thing by its kind and id."""
        return self.name(f"{kind}-{id.replace('_', '-')}")

    # The era

    def _moment(self) -> Flow:
        """Tell the era, whose turn it is, and what brings the era to its end."""
        data, trigger = self._data, self._data["trigger"]
        parts = [
            Text(self.name(f"era-{data['era']}"), style="bold"),
            self.fact("era", f"{data['era_number']} ({data['start']}–{data['end']})"),
        ]
        if data["phase"] != "over":
            parts.append(self.fact("turn", self.player(data["active"])))
        parts.append(self.fact("contracts-done", f"{data['fulfilled']}/{data['needed']}"))
        parts.append(self.fact("deck", data["deck"]))
        if trigger["kind"] is not None:
            parts.append(Text(self.say(f"trigger-{trigger['kind']}"), style=f"bold {ACT}"))
        if trigger["last_turns"]:
            parts.append(self.fact("last-turns", shapes(trigger["last_turns"])))
        if trigger["passed"]:
            parts.append(self.fact("passed", shapes(trigger["passed"])))
        if trigger["rivals_closed"]:
            parts.append(Text(self.say("rivals-closed"), style=ACT))
        if data["forbidden"]:
            kinds = ", ".join(self.name(f"kind-{kind}") for kind in data["forbidden"])
            parts.append(self.fact("forbidden", kinds, BAD))
        return Flow(parts)

    # The chart

    def _region(self, region: dict[str, Any]) -> RenderableType:
        """Draw a region: its sites with all that stands there, and its borders; a star is a site and a region."""
        sites = [site["id"] for site in self._chart["sites"] if site["region"] == region["id"]]
        title = heading(self._called("region", region["id"]))
        star = [self._called("site", site) for site in sites] == [title.plain]
        if region["radiation"]:
            title.append(f" {RADIATION}{self._chart['unshielded_penalty']}", style=f"not underline {BAD}")
        lines = [self._site(site, title if star else Text(self._called("site", site))) for site in sites]
        borders = Flow(self._borders(region["id"]))
        return Group(*([] if star else [title]), *lines, borders, Text(""))

    def _borders(self, region: str) -> list[Text]:
        """Name the regions that border on one, with the cost of crossing over."""
        found = []
        for border in self._chart["borders"]:
            if region in (border["a"], border["b"]):
                other = border["b"] if border["a"] == region else border["a"]
                found.append(Text(f"→{self._called('region', other)}: {border['cost']}", style="dim"))
        for transit in self._chart["transit_additions"]:
            if transit["from"] == region:
                found.append(Text(f"⇒{self._called('region', transit['to'])}: +{transit['add']}", style="dim"))
        return found

    def _site(self, id: str, name: Text) -> Flow:
        """Draw a site behind its name: its costs, who is there, what was found and built."""
        site, printed = self._data["sites"][id], self._printed[id]
        parts = [Text(self._costs(site, printed["gravity"]), style="dim")]
        parts += [self._team(team) for team in site["teams"]]
        if site["claim"] is not None:
            parts.append(shape(site["claim"]["seat"], CLAIM))
        parts += [self._box(box) for box in site["boxes"]]
        if site["colony"] is not None:
            colony = site["colony"]
            parts.append(shape(colony["seat"], f"◉ {self._called('colony', colony['tile'])}"))
        if self._data["beyond"]["site"] == id:
            parts += [
                Text("☆", style="dim") if seat is None else shape(seat, "☆") for seat in self._data["beyond"]["markers"]
            ]
        if site["locked"]:
            parts.append(Text(self.say("locked"), style=BAD))
        return Flow(parts, name, gap=" ")

    def _costs(self, site: SiteView, gravity: int) -> str:
        """Write what exploring and building cost at a site, and its gravity."""
        costs = (("e", site["explore_cost"]), ("b", site["build_cost"]), ("g", gravity or None))
        return " ".join(f"{sign}{cost}" for sign, cost in costs if cost is not None)

    def _team(self, team: TeamView) -> Text:
        """Draw a team; one that cannot act is pale, one on its way to a star shows how far it is."""
        text = shape(team["seat"], f"{team['team'] + 1}")
        if team["box"] is not None:
            text.append(f"({self.say('track-' + team['box'])})")
        if team["acted"]:
            text.append("·")
        if not team["can_act"]:
            text.stylize("dim")
        return text

    def _box(self, box: BoxView) -> Text:
        """Draw a box of a site: its tile or the stack it comes from, and the base."""
        if box["tile"] is not None:
            found = self._tile(box["tile"], box["production"], box["colony_points"], dead=box["dead"])
        elif box["stack"] is not None:
            found = Text(f"[{self.say('stack-' + box['stack'])}?]", style="dim")
        else:
            found = Text("" if box["base"] else "[ ]", style="dim")
        base = box["base"]
        built = Text("") if base is None else shape(base["seat"], f" {self._called('base', base['type'])}")
        return joined([found, built])

    def _tile(self, id: str, production: int | None, points: int, *, dead: bool = False) -> Text:
        """Draw a discovery: its name, its production and colony points, its symbols, what it does to building."""
        printed = self._tiles[id]
        signs = [] if production is None else [f"P{production}"]
        signs += [f"C{points}"] if points else []
        signs += [self._called("symbol", symbol) for symbol in printed["symbols"]]
        signs += [f"b{printed['base_modifier']:+}"] if printed["base_modifier"] else []
        name = Text(self._called("tile", id), style="italic")
        return Text.assemble("[", joined([name, Text(" ".join(signs), style="strike dim" if dead else GOOD)]), "]")

    # Goals

    def _contracts(self) -> RenderableType:
        """Draw the contracts of the era with everybody's standing, and who has fulfilled those of earlier eras."""
        table = grid("right", "left", "right", "left", gap=1)
        earlier: list[Text] = []
        for contract in self._data["contracts"]:
            if contract["era"] == self._data["era"]:
                table.add_row(*self._contract(contract))
            elif contract["by"] is not None:
                earlier.append(joined([shape(contract["by"]), self.name(f"contract-{contract['id']}")]))
        parts: list[RenderableType] = [self.heading("contracts"), table]
        if earlier:
            parts.append(Flow(earlier, Text(self.say("earlier"), style="dim")))
        return Group(*parts, Text(""))

    def _contract(self, contract: ContractView) -> tuple[Text, Text, Text, Text]:
        """Draw a contract: what it asks, what it pays, how far everybody is."""
        pays = f"{contract['pays']}T"
        if contract["by"] is not None:
            standing = joined([shape(contract["by"]), Text("✓", style=GOOD)])
        elif contract["closed"]:
            standing = Text("×", style="dim")
        else:
            standing = Text.assemble(scores(contract["have"]), (f" / {contract['need']}", "dim"))
        style = "" if contract["open"] else "dim"
        return (
            Text(str(contract["row"]), style="dim"),
            Text(self.name(contract["text_key"]), style=style),
            Text(pays, style=PROFIT if contract["open"] else "dim"),
            standing,
        )

    def _progress(self) -> list[RenderableType]:
        """Draw the progress cards on display: how many are left, what they pay, who can take one."""
        if not self._data["progress"]:
            return []
        table = grid("left", "whole", "whole", "whole", gap=1)
        for card in self._data["progress"]:
            able = shapes(seat for seat, can in enumerate(card["can"]) if can)
            kind = self.name(f"kind-{card['kind']}")
            name = Text.assemble(self._called("progress", card["name"]), (f" ({kind})", "dim"))
            table.add_row(name, f"×{card['left']}", Text(f"{card['profit']}T", style=PROFIT), able)
        return [Group(self.heading("progress"), table, Text(""))]

    def _colony_display(self) -> list[RenderableType]:
        """Draw the colonies that can still be founded."""
        if not self._data["colonies"]:
            return []
        items = [
            joined([self._called("colony", id), Text(str(self._colonies[id]["value"]), style=GOOD)])
            for id in self._data["colonies"]
        ]
        return [Group(self.heading("colonies"), Flow(items), Text(""))]

    # Cards

    def _piles(self) -> list[RenderableType]:
        """Draw the offers, the cards on the table, the piles and the stacks of tiles."""
        data = self._data
        offers = [Text(NOTHING, style="dim") if card is None else self._card(card) for card in data["offers"]]
        parts: list[RenderableType] = [Flow(offers, self.say("offers"))]
        if data["table"]:
            parts.append(Flow((self._card(card) for card in data["table"]), self.say("table")))
        stacks = [
            Text(f"{self.say('stack-' + stack)} ×{count}", style="dim") for stack, count in data["stacks"].items()
        ]
        piles = [self.fact("time", data["time_pile"])]
        if data["aside"]:
            piles.append(self.fact("aside", data["aside"]))
        parts.append(Flow([*piles, *stacks], Text(self.say("stacks"), style="dim")))
        if data["discard"]:
            gone = Counter(data["discard"]).items()
            items = (Text(self._called("card", card) + (f" ×{n}" if n > 1 else ""), style="dim") for card, n in gone)
            parts.append(Flow(items, Text(self.say("discard"), style="dim")))
        return [*parts, Text("")]

    def _card(self, id: str) -> Text:
        """Draw a card: its name and the numbers that it shows for actions; a mark where it can be Infra."""
        card = self._cards.get(id)
        name = Text(self._called("card", id), style="bold")
        if card is None:
            return name
        shown = []
        for action in card["actions"]:
            modes = action.get("modes", ())
            numbers = "/".join(_number(mode["value"], mode["op"] == "mul", mode["shielded"]) for mode in modes)
            shown.append(f"{self.say('short-' + action['type'])} {numbers}".strip())
        if card["edge"] is not None:
            shown.append(self.say("edge"))
        sign = "▣" if card["infra"] else ""
        return joined([Text.assemble(sign, name), ", ".join(shown)])

    # Corporations

    def _player(self, player: PlayerView) -> RenderableType:
        """Draw a corporation: profit, headquarters, cards, cubes, and all that it owns."""
        data, seat = self._data, player["seat"]
        active = seat == data["active"] and data["phase"] != "over"
        facts = [
            self.fact("profit", f"{player['profit']}T", f"bold {PROFIT}"),
            self.fact("final", f"{player['score']['total']}T"),
            self.fact("cards", player["cards"]),
            self._cube("genetics", player["genetics"], player["lap"]["genetics"]),
            self._cube("revelation", player["revelation"], player["lap"]["revelation"]),
            self.fact("teams-home", player["teams_hq"]),
            self.fact("bases", player["bases"]),
        ]
        if data["owed"][seat]:
            facts.append(self.fact("owed", data["owed"][seat], ACT))
        if player["beyond"]:
            facts.append(Text("☆" * len(player["beyond"])))
        if player["passed"]:
            facts.append(Text(self.say("has-passed"), style="dim"))
        lines: list[RenderableType] = [Flow(facts, self.player(seat, active=active)), self._headquarters(player)]
        for key, items in self._holdings(player).items():
            if items:
                lines.append(Flow(items, Text(self.say(key), style="dim")))
        return Group(*lines, Text(""))

    def _cube(self, cube: str, value: int, lap: int) -> Text:
        """Write how far a cube has come, and where it stands on the wheel."""
        return Text.assemble((f"{self.name(f'cube-{cube}')} ", "dim"), f"{value} ({lap}/{self._data['wheel']})")

    def _headquarters(self, player: PlayerView) -> Flow:
        """Draw the boxes of the headquarters: what they show now, and the card that lies on them."""
        boxes = []
        cards = [None] * (len(player["boxes"]) - len(player["infra"])) + list(player["infra"])
        for card, faces in zip(cards, player["boxes"], strict=True):
            shown = [f"{self.say(f'short-{action}')} {_face(face)}" for action, face in faces.items()]
            name = Text("" if card is None else self._called("card", card), style="bold")
            boxes.append(Text.assemble("▣ ", joined([name, Text(", ".join(shown) or NOTHING)])))
        return Flow(boxes, Text(self.say("hq"), style="dim"))

    def _holdings(self, player: PlayerView) -> dict[str, list[Text]]:
        """Name what a corporation holds, kind by kind."""
        hand = self._counted(player["hand"] or player["known"])
        legacy = player["legacy"]
        kept = []
        if legacy is not None:
            tile = self._tile(legacy["tile"], legacy["production"], 0)
            kept = [joined([tile, self._called("base", legacy["base"])])]
        return {
            "hand" if player["hand"] is not None else "known": hand,
            "own-values": [
                Text(f"{self.say(f'short-{action}')} {value['infra']}" + self._reach(value["most"]))
                for action, value in player["values"].items()
                if value["infra"] or value["most"]
            ],
            "own-progress": [Text(self._called("progress", card)) for card in player["progress"]],
            "own-colonies": [
                Text(f"{self._called('colony', colony['tile'])} {colony['value']}") for colony in player["colonies"]
            ],
            "own-tiles": [self._producing(tile) for tile in player["tiles"]],
            "own-legacy": kept,
            "supply": [
                Text(f"{self._called('base', base)} {count}", style="dim") for base, count in player["supply"].items()
            ],
        }

    def _producing(self, tile: TileView) -> Text:
        """Write where a corporation can produce, and how much."""
        site = tile["site"]
        return Text(f"{self.say('legacy') if site is None else self._called('site', site)} P{tile['production']}")

    def _reach(self, most: int | None) -> str:
        """Write how much of an action is within reach at most, where the viewer may know it."""
        return "" if most is None else f" ≤{most}"

    def _counted(self, cards: Iterable[str]) -> list[Text]:
        """Draw cards, equal ones once."""
        return [joined([self._card(card), f"×{count}" if count > 1 else ""]) for card, count in Counter(cards).items()]


def _face(face: Face) -> str:
    """Write the number that a box shows, with that of its other mode."""
    number = _number(face["value"], face["multiplies"], face["shielded"])
    other = face["other"]
    return number if other is None else f"{number}/{_number(other, face['multiplies'], True)}"


def _number(value: int, multiplies: bool, shielded: bool) -> str:
    """Write a number of a card: whether it multiplies, whether it is shielded."""
    return f"{'×' if multiplies else ''}{value}{SHIELD if shielded else ''}"
