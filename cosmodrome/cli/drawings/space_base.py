"""Space Base in text: the dice, the shipyard with its prices, and everybody's console of twelve sectors."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, get_args

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.text import Text

from cosmodrome.games.space_base.said.views import Level, Placed, PlayerView, SectorView, TableView
from cosmodrome.kernel.view import View
from cosmodrome.texts import Texts

from ..marks import ACT, GOOD
from .printed import by_id
from .sketch import NOTHING, Abreast, Flow, Sketch, grid, joined

CREDITS, INCOME, VP = "#FFD23F", "#5BD6A0", "#7FB8FF"
HUES = {"blue": "#5AA9FF", "red": "#FF6B5E", "green": "#58D68D"}
"""When an ability works: on one's own turns, on those of others, on any."""

ARROWS = {("left",): "←", ("right",): "→", ("left", "right"): "↔"}
SIGNS = {"credits": ("¢", CREDITS), "income": ("↑", INCOME), "vp": ("★", VP)}
Half = dict[str, Any]
"""One half of a card, as it is printed."""

CONSOLE = 74
"""The room that one console needs."""


def draw(view: View, texts: Texts, names: Sequence[str]) -> RenderableType:
    """Draw a position."""
    return Board(view, texts, names)


class Board(Sketch[TableView]):
    """A position that fits itself to the width of the terminal."""

    FAMILY = "base"

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Put the yard above the consoles, the viewer's own console last: nearest to the question."""
        yield self._moment()
        yield self._yard()
        yield from self._colonies()
        players = sorted(self._data["players"], key=lambda player: player["seat"] == self._viewer)
        yield Abreast([self._player(player) for player in players], CONSOLE, most=2)
        yield self.legend()

    # The turn

    def _moment(self) -> Flow:
        """Tell the round, whose turn it is, what is going on and what the dice show."""
        data = self._data
        parts = [self.fact("round", data["round"])]
        if data["extra_round"]:
            parts.append(self.fact("extra-round", data["extra_round"]))
        if self.has(f"phase-{data['phase']}"):
            parts.append(Text(self.name(f"phase-{data['phase']}"), style=ACT))
        if data["window"] is not None:
            parts.append(self.player(data["window"]["seat"]))
        parts.append(self._dice())
        parts.append(self.fact("target", data["target"], VP))
        if data["end_triggered"]:
            parts.append(Text(self.say("last-round"), style=f"bold {ACT}"))
        return Flow(parts)

    def _dice(self) -> Text:
        """Show the dice and the sectors that they offer."""
        if not any(self._data["dice"]):
            return Text("")
        shown = " ".join(f"[{NOTHING if face is None else face}]" for face in self._data["dice"])
        text = self.fact("dice", Text(shown, style="bold"))
        rolled = self._data["rolled"]
        return text if rolled is None else text.append(f" = {rolled['total']}", style="bold")

    # The shipyard

    def _yard(self) -> Abreast:
        """Draw the three levels of the shipyard."""
        return Abreast([self._level(level) for level in get_args(Level)], 24, most=3)

    def _level(self, level: Level) -> RenderableType:
        """Draw the ships of a level with prices, sectors and what both their halves do."""
        table = grid("right", "left", gap=1)
        table.add_row("", self.heading("level", level=level, deck=self._data["decks"][level]))
        for ship in self._data["shipyard"][level]:
            if ship is None:
                table.add_row("", Text(self.say("no-ship"), style="dim"))
            else:
                table.add_row(self._price(_card(ship)), Flow(self._offer(ship), gap=" ", indent=1))
        if self._data["returned"][level]:
            below = ", ".join(self._short(ship) for ship in self._data["returned"][level])
            table.add_row("", Text(self.say("returned", cards=below), style="dim"))
        return table

    def _offer(self, ship: str) -> list[Text]:
        """Draw a ship to buy: its name with the half that works in the station, then the half that goes on patrol."""
        card = _card(ship)
        cells = self._data["cells"].get(ship, {"station": 0, "deployed": 0})
        return [
            joined([self._title(ship), self._half(card["station"], 0, cells["station"])]),
            _patrol(self._half(card["deployed"], 0, cells["deployed"])),
        ]

    def _price(self, card: dict[str, Any]) -> Text:
        """Write what a card costs and for which sector it is."""
        return Text.assemble((f"{card['cost']}¢", CREDITS), f" {card['sector']:>2}▸")

    def _title(self, card: str) -> Text:
        """Name a card, glowing where the viewer's credits can buy it."""
        reach = None if self._viewer is None else self._data["players"][self._viewer]["reach"]
        return Text(self._short(card), style=f"bold {ACT}" if card in (reach or ()) else "bold")

    def _short(self, card: str) -> str:
        """Name a card without its flag and its registration: the name is its own already."""
        words = self.name(f"card-{card}").split()
        return " ".join(word for word in words if not word.endswith(".") and not any(map(str.isdigit, word)))

    def _colonies(self) -> list[RenderableType]:
        """Draw the colonies that are left."""
        items = [
            Text.assemble(self._price(_card(colony)), " ", self._title(colony), (f" {_card(colony)['vp']}★", VP))
            for colony in self._data["colonies"]
        ]
        return [Flow(items, self.say("colonies"))] if items else []

    # What cards do

    def _half(self, half: Half, cubes: int, cells: int) -> Text:
        """Write what one half of a card pays, then its cubes and what they are good for."""
        parts = [self._effect(effect) for effect in half["reward"]]
        ability = half["ability"]
        if ability is not None:
            hue = HUES[ability["color"]]
            drawn = ("─" if half["charge"]["linked"] else "").join("▮" * cubes + "▯" * (cells - cubes))
            parts += [Text(drawn, style=hue), Text(self.say(f"when-{ability['color']}"), style=hue)]
            parts += [self._effect(effect) for effect in ability["effects"]]
        return joined(parts) if parts else Text(NOTHING)

    def _effect(self, effect: dict[str, Any]) -> Text:
        """Write an effect in as few letters as can be understood."""
        kind = effect["kind"]
        if kind in SIGNS:
            sign, color = SIGNS[kind]
            return Text(f"{effect['amount']}{sign}", style=color)
        if kind == "arrow":
            return Text(ARROWS[tuple(sorted(effect["directions"]))], style="bold")
        if kind == "claim":
            return self._claims([claim["level"] for claim in effect["cards"] for _ in range(claim["count"])])
        if kind == "buy":
            anywhere = effect["placement"] == "any_7_12"
            return Text(self.say("effect-buy-anywhere" if anywhere else "effect-buy", count=effect["count"]))
        amount = effect.get("amount", max(effect.get("steps", [0])))
        first, second = effect.get("sectors", (0, 0))
        return Text(self.say(f"effect-{kind}", amount=amount, first=first, second=second))

    def _claims(self, levels: list[int]) -> Text:
        """Write the levels of the ships that can be claimed."""
        return Text(self.say("effect-claim", levels="+".join(map(str, levels))))

    # Consoles

    def _player(self, player: PlayerView) -> RenderableType:
        """Draw a player's tracks and the twelve sectors."""
        data = self._data
        active = player["seat"] == data["active"] and data["phase"] != "over"
        table = grid("left", gap=0)
        table.add_row(Flow(self._tracks(player), self.player(player["seat"], active=active)))
        halves = [self._sectors(player["sectors"][:6]), self._sectors(player["sectors"][6:])]
        table.add_row(Abreast(halves, 30, most=2))
        if player.get("dealt"):
            offers = [joined([self._price(_card(ship)), *self._offer(ship)]) for ship in player["dealt"]]
            table.add_row(Flow(offers, self.say("dealt")))
        picked = player.get("picked")
        if picked:
            chosen = [self._title(ship) for ship in picked]
            table.add_row(Flow([*chosen, self.fact("left", f"{player['left']}¢", CREDITS)], self.say("picked")))
        table.add_row("")
        return table

    def _tracks(self, player: PlayerView) -> list[Text]:
        """Write where a player's three cubes stand, and what is still to be done."""
        tracks = [
            self.fact("credits", f"{player['credits']}¢", f"bold {CREDITS}"),
            self.fact("income", f"{player['income']}↑", f"bold {INCOME}"),
            self.fact("vp", f"{player['vp']}★", f"bold {VP}"),
        ]
        if player["seat"] == self._data["first"]:
            tracks.append(Text(self.say("first"), style="dim"))
        if player["asked"] is not None and self.has(f"asked-{player['asked']}"):
            tracks.append(Text(self.name(f"asked-{player['asked']}"), style=ACT))
        rewards = player["text_rewards"]
        if any(rewards["claims"]):
            tracks.append(
                self._claims([level for level, count in enumerate(rewards["claims"], start=1) for _ in range(count)])
            )
        if rewards["buys"]:
            tracks.append(Text(self.say("effect-buy", count=rewards["buys"]), style=ACT))
        return tracks

    def _sectors(self, sectors: list[SectorView]) -> RenderableType:
        """Draw six sectors: the station first, behind it the ships on patrol."""
        table = grid("right", "left", gap=1)
        for sector in sectors:
            table.add_row(self._number(sector), self._sector(sector))
        return table

    def _number(self, sector: SectorView) -> Text:
        """Write a sector's number; those that the dice offer glow."""
        rolled = self._data["rolled"]
        offered = rolled is not None and sector["sector"] in rolled["sectors"]
        return Text(str(sector["sector"]), style=f"bold {ACT}" if offered else "dim")

    def _sector(self, sector: SectorView) -> Flow:
        """Draw the cards of a sector."""
        patrols = [_patrol(self._placed(ship, _card(ship["card"])["deployed"])) for ship in sector["deployed"]]
        station = sector["station"]
        if sector["colonised"]:
            own = Text.assemble("◉ ", (self._short(station["card"]), "italic"))
        else:
            own = self._placed(station, _card(station["card"])["station"])
        return Flow([own, *patrols], gap=" ", indent=1)

    def _placed(self, placed: Placed, half: Half) -> Text:
        """Draw a card on the console: its name, its cubes, what it does; ready abilities glow."""
        name = Text(self._short(placed["card"]), style=f"bold {GOOD}" if placed["ready"] else "")
        return joined([name, self._half(half, placed["cubes"], placed["cells"])])


def _card(id: str) -> dict[str, Any]:
    """Look up what is printed on a card."""
    return by_id("space_base", "space_base", "ships", "starters", "colonies")[id]


def _patrol(text: Text) -> Text:
    """Put the sign of a patrol before a card."""
    return Text.assemble(("⟂ ", HUES["red"]), text)
