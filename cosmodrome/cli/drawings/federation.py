"""Federation in text: the senate with its laws and projects, the five planets, the missions, and everybody's pieces."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast, get_args

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.text import Text

from cosmodrome.games.federation.components import Planet, Wing
from cosmodrome.games.federation.said.views import (
    CellView,
    Floor,
    MissionView,
    PlayerView,
    ProjectView,
    Seated,
)
from cosmodrome.kernel.view import View
from cosmodrome.texts import Texts

from ..marks import ACT, GOOD, shape
from .federation_planets import PAINT, PLANETS, ROMAN, Planets
from .sketch import NOTHING, Abreast, Flow, Packed, grid, heading, joined, scores, shapes

STATUS = {"open": "○", "ready": "◎", "done": "✓"}
FUNDING, DIE, ALTERED, NEUTRAL = "¤", "⚄", "~", "○"

PANEL = 38
"""The room that a planet needs."""

WIDE = 150
"""From this width on there is room for what each mission does."""


def draw(view: View, texts: Texts, names: Sequence[str]) -> RenderableType:
    """Draw a position."""
    return Board(view, texts, names)


class Board(Planets):
    """A position that fits itself to the width of the terminal."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Put the planets above the senate, and the viewer's own pieces last: nearest to the question."""
        wide = options.max_width >= WIDE
        yield self._moment()
        yield Packed(
            [
                self.neo(),
                self.moons(),
                self.atalum(),
                self.stalls(),
                self.works(),
                self._projects(),
                self._missions(notes=wide),
                self._medals(),
                self._track(),
                *self._tiles(),
            ],
            PANEL,
            most=3,
        )
        yield Text("")
        yield self._senate()
        yield Text("")
        players = sorted(self._data["players"], key=lambda player: player["seat"] == self._viewer)
        yield Abreast([self._player(player) for player in players], 60, most=2)
        yield self.legend()

    # The round

    def _moment(self) -> Flow:
        """Tell the round, whose turn it is, and who presides."""
        data = self._data
        parts = [self.fact("round", f"{data['round']}/{data['rounds']}")]
        if self.has(f"phase-{data['phase']}"):
            parts.append(Text(self.name(f"phase-{data['phase']}"), style=ACT))
        if data["active"] is not None and data["phase"] != "over":
            parts.append(self.fact("turn", self.player(data["active"])))
        parts.append(self.fact("first", self.player(data["first"])))
        parts.append(self.fact("president", self.player(data["president"])))
        return Flow(parts)

    # The senate

    def _senate(self) -> RenderableType:
        """Draw the three floors with the left wing and the right wing, and the laws below."""
        data = self._data
        parts: list[RenderableType] = []
        for floor in get_args(Floor):
            cells = [cell for cell in data["senate"] if str(cell["floor"]) == floor]
            left = [self._cell(cell) for cell in cells if cell["wing"] == "left"]
            right = [self._cell(cell) for cell in cells if cell["wing"] == "right"]
            line = grid(*["rest"] * 3, "whole", *["rest"] * 3)
            line.expand = True
            line.add_row(*left, Text("┃\n┃", style="dim"), *right)
            parts += [self._floor(floor), line]
        outer = joined(self._token(token) for token in data["outer"])
        parts.append(
            Flow(
                [self.effects(data["outer_effects"]), outer if outer.plain else Text("·", style="dim")],
                self.name("action-of-outer") + ":",
            )
        )
        return Group(*parts, *self._laws())

    def _floor(self, floor: Floor) -> Flow:
        """Write the votes on a floor and who leads there."""
        *votes, neutral = self._data["floors"][floor]
        standing = scores(votes)
        if neutral:
            standing.append(f" {NEUTRAL}{neutral}", style="dim")
        parts = [standing]
        leaders = self._data["leaders"][floor]
        if leaders:
            parts.append(self.fact("leads", shapes(leaders)))
        return Flow(parts, heading(self.say("floor", floor=floor)))

    def _cell(self, cell: CellView) -> Text:
        """Draw a cell: its action and its price, and the ambassador on it."""
        name = Text(self.name(f"action-of-{cell['action']}"), style=PLANETS.get(cast(Planet, cell["action"]), ""))
        token = Text("·", style="dim") if cell["token"] is None else self._token(cell["token"])
        placing = self._data["placing"]
        if placing is not None and placing["cell"] == cell["id"]:
            token.append(" ◀", style=f"bold {ACT}")
        return joined([joined([name, self.amounts(cell["cost"])]), token], "\n")

    def _token(self, token: Seated) -> Text:
        """Draw an ambassador: votes, or the sign of funding; then whether it is altered or carries a die."""
        owner = token["owner"]
        if owner == "neutral":
            return Text(f"{NEUTRAL}{token.get('votes', 0)}", style="dim")
        voting = token.get("side") == "voting"
        total = token.get("total", token.get("votes", 0))
        marks = (ALTERED if token.get("alteration") else "") + (DIE if token.get("die") else "")
        return shape(owner, f"{total if voting else FUNDING}{marks}")

    def _laws(self) -> list[RenderableType]:
        """Write the law of each wing with its votes and points, and the laws that are out and to come."""
        laws = self._data["laws"]
        lines: list[RenderableType] = []
        for wing in get_args(Wing):
            law = laws["left"] if wing == "left" else laws["right"]
            passing = self._data["passing"] == wing
            parts = [
                Text(self.name(f"law-{law['id']}"), style=PLANETS[law["planet"]]),
                self.fact("rate", f"×{law['rate']}"),
                self.fact("votes", self._data["wings"][wing], "bold"),
                scores(law["points"]),
            ]
            if passing:
                parts.append(Text(self.say("passing"), style=f"bold {GOOD}"))
            lines.append(Flow(parts, heading(self.name(f"wing-{wing}"))))
        if self._data["passing"] == "tie":
            lines.append(Text(self.say("tie"), style=ACT))
        for key, cards in (("next", laws["next"]), ("to-come", laws["to_come"]), ("discard", laws["discard"])):
            if cards:
                lines.append(Flow(self._by_wing(cards), Text(self.say(key), style="dim")))
        return lines

    def _by_wing(self, laws: list[str]) -> list[Text]:
        """Name laws wing by wing."""
        found = []
        for wing in get_args(Wing):
            names = ", ".join(self.name(f"law-{law}") for law in laws if law.startswith(f"law_{wing}"))
            if names:
                found.append(Text(f"{self.name(f'wing-{wing}')}: {names}", style="dim"))
        return found

    def _projects(self) -> RenderableType:
        """Draw the projects: how far they are, who advances them next, what they would pay."""
        table = grid("left", "whole", "left", gap=1)
        for project in self._data["projects"]:
            table.add_row(
                self.name(f"project-{project['id']}"), self._progress(project), scores(project["points"], "★")
            )
        bonus = [self.effects(effects) for effects in self._data["common_bonus"]]
        return Group(self.heading("projects"), table, Flow(bonus, Text(self.say("common"), style="dim")), Text(""))

    @staticmethod
    def _progress(project: ProjectView) -> Text:
        """Draw the steps of a project, with those who will advance it at the end of the round."""
        if project["funded"]:
            return Text("✓", style=f"bold {GOOD}")
        steps = Text.assemble((f"{project['step']}/{project['last']}", "bold"))
        return joined([steps, Text.assemble(("+", "dim"), shapes(project["coming"]))]) if project["coming"] else steps

    # Goals

    def _missions(self, *, notes: bool) -> Group:
        """Draw the special missions: their level, what they do, and how far everybody is with them."""
        table = grid("whole", "left", "whole", gap=1)
        for mission in self._data["missions"]:
            stands = Text("")
            for player in self._data["players"]:
                own = next((each for each in player["missions"] if each["id"] == mission["id"]), None)
                if own is not None:
                    stands = joined([stands, shape(player["seat"], STATUS[own["status"]])])
            table.add_row(Text(ROMAN[mission["level"]], style="dim"), self._mission(mission, notes=notes), stands)
        return Group(self.heading("missions"), table, Text(""))

    def _mission(self, mission: MissionView, *, notes: bool) -> Text:
        """Name a mission with its price and what it does."""
        key = f"mission-{mission['id']}"
        about = Text(self.name(f"{key}.short") if notes else "", style="dim")
        return joined([self.name(key), self.amounts(mission["cost"]), about])

    def _medals(self) -> Group:
        """Draw the medals: the influence or the number that is left, and who has won one."""
        table = grid("left", "left", "left", gap=1)
        for medal in self._data["medals"]:
            left = medal["left"]
            shown = f"×{left}" if isinstance(left, int) else " ".join(map(str, left)) or NOTHING
            table.add_row(self.name(f"medal-{medal['id']}"), shown, shapes(medal["owners"]))
        return Group(self.heading("medals"), table, Text(""))

    def _track(self) -> Group:
        """Draw the accreditation track: degrees by level with the markers, and what each level costs to keep."""
        track = self._data["track"]
        table = grid("whole", "left", "left", gap=1)
        for level in sorted(set(track["levels"])):
            degrees = []
            for degree, of in enumerate(track["levels"], start=1):
                if of == level:
                    there = shapes(player["seat"] for player in self._data["players"] if player["degree"] == degree)
                    sign = "✪" if degree == track["medal"] else "✺" if degree == track["deep_space"] else ""
                    degrees.append(Text.assemble(f"{degree}{sign}", there))
            upkeep = self.amounts(track["upkeep"][level - 1])
            cost = self.fact("upkeep", upkeep) if upkeep.plain else Text("")
            table.add_row(Text(ROMAN[level], style="bold"), joined(degrees), cost)
        return Group(self.heading("track"), table, Text(self.say("fall", level=track["fall"]), style="dim"), Text(""))

    def _tiles(self) -> list[RenderableType]:
        """Draw the start tiles while they are chosen, and the tiles of deep space."""
        parts: list[RenderableType] = []
        if self._data["start_tiles"]:
            tiles = grid("left", "left", gap=1)
            for tile in self._data["start_tiles"]:
                tiles.add_row(self.name(f"home-{tile['id']}"), self.effects(tile["effects"]))
            parts.append(Group(self.heading("start-tiles"), tiles, Text("")))
        deep = self._data["deep_space"]
        lines: list[RenderableType] = [self.heading("deep-space", count=deep["count"])]
        lines += [Text(self.name(f"deep-{tile}.short")) for tile in deep["tiles"] or []]
        return [*parts, Group(*lines, Text(""))]

    # Players

    def _player(self, player: PlayerView) -> RenderableType:
        """Draw a player's reserves, the level, and all pieces and tokens."""
        data, seat, limits = self._data, player["seat"], self._data["limits"]
        active = seat == data["active"] and data["phase"] != "over"
        resources = joined(
            Text(f"{count}{self._letters[kind]}", style=f"bold {PAINT[kind]}")
            for kind, count in player["resources"].items()
        )
        facts = [
            self.fact("points", f"{player['pp']}★", "bold"),
            self.fact("final", f"{player['score']['total']}★"),
            Text.assemble(resources, (f" ({player['crystals']}/{limits['crystals']})", "dim")),
            self.fact("ships", f"{player['hangar']}/{limits['hangar']} +{player['supply']}"),
            self.fact(
                "level", f"{ROMAN[player['marker_level']]}{f'+{bonus}' if (bonus := player['level_bonus']) else ''}"
            ),
            self.fact("degree", player["degree"]),
            self.fact("die", player["die"] or NOTHING),
            self.fact("done", player["missions_completed"]),
            self.fact("contributions", player["contributions"]),
        ]
        lines: list[RenderableType] = [Flow(facts, self.player(seat, active=active))]
        for key, items in self._holdings(player).items():
            if items:
                lines.append(Flow(items, Text(self.say(key), style="dim")))
        return Group(*lines, Text(""))

    def _holdings(self, player: PlayerView) -> dict[str, list[Text]]:
        """Name what a player holds, kind by kind."""
        hand = [
            joined(
                [
                    self.name(f"ambassador-{card['id']}"),
                    Text(f"{card['votes']}/{FUNDING}"),
                    self.effects(card["funding"], nothing=False),
                ]
            )
            for card in player["hand"]
        ]
        specialists = [
            Text(self.name(f"specialist-{each['id']}"))
            if each["face_up"]
            else Text(self.say("used", name=self.name(f"specialist-{each['id']}")), style="dim")
            for each in player["specialists"]
        ]
        tiles = [Text(self.name(f"home-{player['home']}"))] if player["home"] else []
        if player["deep"]:
            tiles.append(Text(self.name(f"deep-{player['deep']}")))
        if player["special"] != "none":
            tiles.append(Text(self.say(f"special-{player['special']}")))
        return {
            "hand": hand,
            "own-specialists": specialists,
            "own-alterations": [Text(self.name(f"alteration-{token['id']}")) for token in player["alterations"]],
            "own-asteroids": [self.asteroid(asteroid) for asteroid in player["asteroids"]],
            "own-medals": [Text(self.name(f"medal-{medal}")) for medal in player["medals"]],
            "own-tiles": tiles,
        }
