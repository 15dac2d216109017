"""Planet Unknown in text: the station with its tiles, the goals, and everybody's planet and corporation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from cosmodrome.games.planet_unknown.components import TERRAINS, TILE_KEYS, TILES, TRACKS, Track
from cosmodrome.games.planet_unknown.corporations import BONUSES, CORPORATION_KEYS, CORPORATIONS, Cell
from cosmodrome.games.planet_unknown.grid import COLUMNS, SIDE, square, square_name
from cosmodrome.games.planet_unknown.planets import PLANETS, Planet
from cosmodrome.games.planet_unknown.said.views import Contest, PlayerView, Sector, Stack, TableView
from cosmodrome.kernel.view import View
from cosmodrome.texts import Texts

from ..marks import ACT, BAD, GOOD, shape
from .sketch import NOTHING, Abreast, Flow, Sketch, grid, joined, shapes

LETTERS = "cwbrte"
"""The letters of the terrains in the view."""

PAINT = {
    "c": "bold #FFFFFF on #4A4F5E",
    "w": "bold #FFFFFF on #2F6FD0",
    "b": "bold #10131C on #4CB860",
    "r": "bold #FFFFFF on #C8443C",
    "t": "bold #10131C on #D9DEE8",
    "e": "bold #10131C on #E8C33C",
}
ICE, LAND = "#8FD3FF", "#9A8F80"
SQUARES = {"I": "≈", "C": "⌂", "T": "†", "E": "ϟ", "R": "◦", "X": "×"}
"""What uncovered squares look like; plain land has a dot for each of the parts that a planet is made of."""

DOTS = "·:⁝"
ROVER, LOADED, METEORITE, LIFEPOD, SYMBOL, MEDAL = "@", "&", "*", "◎", "'", "✦"
SIGNS = {"synergy": "+", "civ_card": "❏", "patch": "▩", "place_rover": ROVER, "tech": "T", "move": "»", "advance": "↑"}

QUARTERS = {"nw": (3, 3), "ne": (8, 3), "sw": (3, 8), "se": (8, 8)}
"""A square in each quarter of a planet."""

OWN, BESIDE, RIVAL = 72, 110, 76
"""The room that one's own boards need, with the notes at their side; the room that those of a rival need."""


def draw(view: View, texts: Texts, names: Sequence[str]) -> RenderableType:
    """Draw a position."""
    return Board(cast(TableView, view.data), view.seat, texts, names)


class Board(Sketch):
    """A position that fits itself to the width of the terminal."""

    def __init__(self, data: TableView, viewer: int | None, texts: Texts, names: Sequence[str]) -> None:
        super().__init__("planet", texts, names)
        self._data = data
        self._viewer = viewer
        self._letters = dict(zip(LETTERS, self.say("letters"), strict=True))

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Put the station and the goals above the planets, the viewer's own last: nearest to the question."""
        yield self._moment()
        yield Abreast([self._sector(sector) for sector in self._data["station"]["sectors"]], 11)
        yield from self._goals()
        rivals = [player for player in self._data["players"] if player["seat"] != self._viewer]
        yield Abreast([self._rival(player) for player in rivals], RIVAL, most=2)
        if self._viewer is not None:
            yield self._own(self._data["players"][self._viewer], wide=options.max_width >= BESIDE)
        yield Flow(
            Text.assemble(self._square(letter, " "), f" {self.name(f'terrain-{terrain}')}")
            for letter, terrain in zip(LETTERS, TERRAINS, strict=True)
        )
        yield self.legend()

    # The round

    def _moment(self) -> Flow:
        """Tell the round, the phase, who commands and why the game ends."""
        data = self._data
        parts = [self.fact("round", data["round"]), Text(self.name(f"phase-{data['phase']}"), style=ACT)]
        if data["commander"] is not None:
            parts.append(self.fact("commander", self.player(data["commander"])))
        stacks = " ".join(f"{level}×{count}" for level, count in data["civ"].items())
        parts.append(self.fact("civ-stacks", stacks))
        parts += [Text(self.name(f"trigger-{trigger}"), style=f"bold {ACT}") for trigger in data["triggers"]]
        solo = data["solo"]
        if solo is not None:
            parts.append(self.fact("target", f"{solo['target']}{MEDAL}"))
            parts.append(Text(f"{solo['difference']:+}{MEDAL} {self.name('rating-' + solo['rating'])}"))
        return Flow(parts)

    # The station

    def _sector(self, sector: Sector) -> RenderableType:
        """Draw a sector: whom it faces, and the tiles on top of its two stacks as they lie unturned."""
        seat = sector["seat"]
        facing = Text(NOTHING, style="dim") if seat is None else self.player(seat)
        return Group(facing, *self._stack(sector["large"], 3), *self._stack(sector["small"], 3))

    def _stack(self, stack: Stack, height: int) -> list[Text]:
        """Draw a stack: its shape, how many tiles it has, and the one on top."""
        title = Text.assemble((stack["shape"], "bold"), (f" ×{stack['count']}", "dim"))
        lines = [] if stack["top"] is None else self._tile(stack["top"])
        return [title, *lines, *[Text("")] * (height - len(lines))]

    def _tile(self, key: str) -> list[Text]:
        """Draw a tile, unturned: capitals are stations, a mark the symbol of a meteor."""
        tile = TILES[TILE_KEYS.index(key)]
        pose = tile.shape.poses[0]
        found: dict[tuple[int, int], Text] = {}
        for point, spot in zip(pose.points, pose.offsets, strict=True):
            letter = LETTERS[tile.a if spot in pose.first else tile.b]
            station = spot in (pose.station_a, pose.station_b)
            sign = SYMBOL if tile.meteor and spot == pose.meteor else " "
            found[point] = self._square(letter.upper() if station else letter, sign)
        width, height = max(x for x, _ in found) + 1, max(y for _, y in found) + 1
        return [Text("").join(found.get((x, y), Text("  ")) for x in range(width)) for y in range(height)]

    def _square(self, letter: str, sign: str) -> Text:
        """Draw a covered square in the colour of its terrain; capital letters are stations."""
        shown = self._letters[letter.lower()]
        return Text((shown.upper() if letter.isupper() else shown) + sign, style=PAINT[letter.lower()])

    # Goals

    def _goals(self) -> list[RenderableType]:
        """Draw the event in force, the objectives that are competed for, and the cards that the viewer looks at."""
        parts: list[RenderableType] = []
        events = self._data["events"]
        if events is not None:
            card = NOTHING if events["card"] is None else self.name(f"card-event-{events['card']}")
            left = [
                Text(self.say(f"events-{colour}", count=count), style="dim") for colour, count in events["left"].items()
            ]
            if events["next"] is not None:
                left.append(self.fact("event-next", self.name(f"card-event-{events['next']}")))
            if events["peeked"]:
                left.append(self.fact("event-peeked", shapes(events["peeked"])))
            parts.append(Flow([Text(card), *left], self.say("event")))
            if events["discard"]:
                gone = "; ".join(self.name(f"card-event-{card}") for card in events["discard"])
                parts.append(Text(self.say("events-gone", events=gone), style="dim"))
        contests = [*self._data["competitive"], *self._data["common"]]
        if contests:
            parts.append(Abreast([self._contest(contest) for contest in contests], 38, most=3))
        looking = self._data["looking"]
        if looking is not None:
            cards = [f"civ-{card}" for card in looking["civ"]]
            cards += [f"personal-{card}" for card in looking["objectives"]]
            parts.append(Flow([self._card(key) for key in cards], self.say("looking")))
        return parts

    def _contest(self, contest: Contest) -> Text:
        """Draw a competitive objective: how those who compete stand, and the medals that it would bring now."""
        standing = joined(
            Text.assemble(shape(seat, f" {value}"), (f" {medals}{MEDAL}", "dim"))
            for seat, value, medals in zip(contest["seats"], contest["values"], contest["medals"], strict=True)
        )
        return Text.assemble(standing, "  ", self._card(f"competitive-{contest['objective']}"))

    def _card(self, key: str) -> Text:
        """Name a card with what it says."""
        return Text.assemble((self.name(key), "bold"), (f": {self.name(f'{key}.short')}", "dim"))

    # Players

    def _rival(self, player: PlayerView) -> RenderableType:
        """Draw a player's planet with the state of the tracks at its side."""
        table = grid("whole", "rest")
        table.add_row(self._planet(player), self._notes(player, own=False))
        return table

    def _own(self, player: PlayerView, *, wide: bool) -> RenderableType:
        """Draw the viewer's planet and the whole tracks, with everything else at their side or below."""
        notes = self._notes(player, own=True)
        if player["corporation"] is None:
            return notes
        boards = grid("whole", "whole", "rest")
        boards.add_row(self._planet(player), self._tracks(player), *([notes] if wide else []))
        return boards if wide else Group(boards, notes)

    def _planet(self, player: PlayerView) -> RenderableType:
        """Draw a planet: its squares with all that lies on them, and the medals of rows and columns."""
        if player["planet"] is None:
            return Text("")
        planet = next(planet for planet in PLANETS if planet.key == player["planet"])
        table = Table.grid(padding=0)
        table.add_row("", Text(" ".join(COLUMNS), style="dim"))
        signs = _things(player)
        for y in range(SIDE):
            squares = Text("").join(
                self._spot(planet, player["terrain"][y][x], x, y, signs.get(square_name(square(x, y)), " "))
                for x in range(SIDE)
            )
            medal = self._medal(planet.row_medals[y], y in player["rows"], y in player["blocked"])
            table.add_row(Text(f"{y + 1:>2} ", style="dim"), squares, Text.assemble(" ", medal))
        medals = [
            self._medal(planet.column_medals[x], x in player["columns"], SIDE + x in player["blocked"])
            for x in range(SIDE)
        ]
        table.add_row(MEDAL, Text("").join(Text.assemble(medal, " " * (2 - len(medal))) for medal in medals))
        return table

    @staticmethod
    def _medal(medals: int, done: bool, blocked: bool) -> Text:
        """Write the medals of a row or column, and whether it is complete or a meteorite lies in it."""
        if not medals:
            return Text("")
        sign, style = ("✓", f"bold {GOOD}") if done else (METEORITE, BAD) if blocked else ("", "")
        return Text(f"{medals}{sign}", style=style)

    def _spot(self, planet: Planet, letter: str, x: int, y: int, sign: str) -> Text:
        """Draw a square with what lies on it."""
        if letter != ".":
            return self._square(letter, sign)
        spot = square(x, y)
        if not planet.grid >> spot & 1:
            return Text("  ")
        parts = planet.parts or planet.sides
        part = next((n for n, mask in enumerate(parts) if mask >> spot & 1), 0)
        ground = "≈" if planet.ice >> spot & 1 else SQUARES.get(planet.rows[y][x], DOTS[part])
        return Text.assemble((ground, ICE if ground == "≈" else LAND), (sign, "bold"))

    def _tracks(self, player: PlayerView) -> Table:
        """Draw the five tracks from top to bottom, with what every cell brings and the markers on them."""
        corporation = CORPORATIONS[CORPORATION_KEYS.index(player["corporation"] or "")]
        pods = {(track, row) for track, row in player["lifepods_on_tracks"]}
        table = Table.grid(padding=(0, 1, 0, 0), pad_edge=False)
        table.add_column(justify="right", style="dim")
        for _ in TRACKS:
            table.add_column(width=7)
        table.add_row("", *(self._square(letter.upper(), " ") for letter in LETTERS[: len(TRACKS)]))
        for row in reversed(range(16)):
            cells = []
            for number, track in enumerate(TRACKS):
                cell = corporation.cells[number * 16 + row]
                text = self._markers(player, track, row)
                if (track, row) in pods:
                    text.append(LIFEPOD, style="bold")
                if cell is not None:
                    text.append(_signs(cell, self._letters), style="bold" if text.plain else "")
                cells.append(text)
            table.add_row(str(row), *cells)
        return table

    def _markers(self, player: PlayerView, track: Track, row: int) -> Text:
        """Draw the markers that stand on a cell; away from its own track a marker has its letter."""
        text = Text("")
        for own in TRACKS:
            marker = player["markers"][own]
            if (marker["track"], marker["row"]) == (track, row):
                letter = LETTERS[TRACKS.index(own)]
                shown = "◉" if own == track else "◉" + self._letters[letter]
                text.append(shown, style=PAINT[letter])
        return text

    def _notes(self, player: PlayerView, *, own: bool) -> RenderableType:
        """Write all about a player that does not lie on the planet."""
        seat, score = player["seat"], player["score"]
        known = "" if score["known"] else " + ?"
        head = self.player(seat, active=seat == self._data["commander"])
        parts: list[RenderableType] = [
            Flow([self.fact("medals", f"{score['total']}{MEDAL}{known}", "bold"), *self._parts(player)], head)
        ]
        parts += self._boards(player)
        if player["corporation"] is not None:
            parts.append(self._steps(player))
            parts.append(self._techs(player, own=own))
        parts += self._holdings(player)
        return Group(*parts)

    def _parts(self, player: PlayerView) -> list[Text]:
        """Write where the medals come from."""
        parts = player["score"]["parts"].items()
        return [Text(f"{self.name(f'score-{part}')} {medals}", style="dim") for part, medals in parts if medals]

    def _boards(self, player: PlayerView) -> list[RenderableType]:
        """Name the planet and the corporation with their own rules, or what was dealt to choose from."""
        if player["planet"] is None or player["corporation"] is None:
            planet, corporation = player["dealt"]
            return [Flow([self._card(f"planet-{planet}"), self._card(f"corporation-{corporation}")], self.say("dealt"))]
        lines: list[RenderableType] = [self._card(f"planet-{player['planet']}")]
        planet_of = next(planet for planet in PLANETS if planet.key == player["planet"])
        banned = {corner: _banned(planet_of, x, y) for corner, (x, y) in QUARTERS.items()}
        if any(banned.values()):
            lines.append(
                Flow(
                    Text(f"{self.say(f'quarter-{corner}')} {self.name(f'terrain-{terrain}')}")
                    for corner, terrain in banned.items()
                    if terrain
                )
            )
        return [*lines, self._card(f"corporation-{player['corporation']}")]

    def _steps(self, player: PlayerView) -> Table:
        """Write where the markers stand, what that is worth, and what the next step of each brings."""
        corporation = CORPORATIONS[CORPORATION_KEYS.index(player["corporation"] or "")]
        table = grid("whole", "right", "right", "left", gap=1)
        for number, track in enumerate(TRACKS):
            marker = player["markers"][track]
            ways = [
                self._brings(corporation.cells[TRACKS.index(cast(Track, on)) * 16 + int(row)])
                for on, row in marker["up"]
            ]
            name = self._square(LETTERS[number].upper(), " ")
            flux = Text("~", style="bold") if player["flux"] == track else Text("")
            stands = str(marker["row"])
            if marker["track"] != track:
                stands = f"{self._letters[LETTERS[TRACKS.index(marker['track'])]]}{stands}"
            table.add_row(
                Text.assemble(name, flux),
                stands,
                f"{marker['medals']}{MEDAL}",
                Text.assemble(("→ ", "dim"), f" {self.say('or')} ".join(ways) or self.say("top")),
            )
        return table

    def _brings(self, cell: Cell | None) -> str:
        """Say in words what a step onto a cell brings."""
        if cell is None:
            return NOTHING
        bonuses = [self._bonus(bonus) for bonus in cell.bonuses]
        choice = f" {self.say('or')} ".join(self._bonus(bonus) for bonus in cell.choice)
        medal = [f"{cell.medal}{MEDAL}"] if cell.medal else []
        return ", ".join([*bonuses, *([choice] if choice else []), *medal]) or NOTHING

    def _bonus(self, bonus: int) -> str:
        """Say a bonus."""
        kind, number = BONUSES[bonus & 7], bonus >> 3
        track = self.name(f"terrain-{TRACKS[number]}") if kind == "advance" else ""
        return self.say(f"bonus-{kind}", number=number, track=track)

    def _techs(self, player: PlayerView, *, own: bool) -> RenderableType:
        """Write the technologies: those that are open are bright, those used up are struck."""
        table = grid("left", gap=0)
        marks = []
        for tech in player["techs"]:
            key = f"tech-{player['corporation']}-{tech['key']}"
            style = "strike dim" if tech["used"] else GOOD if tech["accessible"] else "dim"
            sign = "×" if tech["used"] else "✓" if tech["accessible"] else "·"
            label = f"{sign}T{tech['key'].upper()}"
            marks.append(Text(label, style=style))
            if own:
                table.add_row(Text(f"{label} {self.name(f'{key}.short')}", style=style))
        return table if own else Flow(marks, self.say("techs"))

    def _holdings(self, player: PlayerView) -> list[RenderableType]:
        """Write what a player has collected and holds: pieces, cards, objectives, a tile."""
        facts = [
            self.fact("lifepods", player["lifepods_collected"]),
            self.fact("meteorites", player["meteorites_collected"]),
            self.fact("rovers", NOTHING if player["supply"] is None else player["supply"]),
        ]
        if player["stored_patches"]:
            facts.append(self.fact("patches", player["stored_patches"]))
        if player["movement"]:
            facts.append(self.fact("movement", player["movement"], f"bold {ACT}"))
        if player["unlocked"]:
            facts.append(self.fact("unlocked", " ".join(key.upper() for key in player["unlocked"])))
        if player["open"] is not None:
            facts.append(self.fact("open", player["open"]))
        lines: list[RenderableType] = [Flow(facts)]
        cards = [
            Text(self.say("hidden-card", level=level)) if card is None else self._card(f"civ-{card}")
            for card, level in zip(player["cards"], player["card_levels"], strict=True)
        ]
        if cards:
            lines.append(Flow(cards, self.say("cards")))
        if player["played"]:
            lines.append(Flow((Text(self.name(f"civ-{card}")) for card in player["played"]), self.say("played")))
        goals = [self._personal(goal["objective"], goal["met"]) for goal in player["personal"]]
        if goals:
            lines.append(Flow(goals, self.say("personal")))
        for key, tile in (("taken", player["taken"] and player["taken"]["tile"]), ("aside", player["set_aside"])):
            if tile:
                picture = grid("whole", "whole", gap=1)
                picture.add_row(Text(self.say(key), style="bold"), Group(*self._tile(tile)))
                lines.append(picture)
        return lines

    def _personal(self, objective: int | None, met: bool | None) -> Text:
        """Name a personal objective and whether it is met, as far as the viewer knows."""
        if objective is None:
            return Text(self.say("secret"), style="dim")
        return Text.assemble(("✓ " if met else "· ", GOOD if met else "dim"), self._card(f"personal-{objective}"))


def _things(player: PlayerView) -> dict[str, str]:
    """Find the sign of what lies on each square: a rover before a meteorite, a lifepod, an empty symbol."""
    signs: dict[str, str] = {}
    for placed in player["tiles"]:
        tile = TILES[TILE_KEYS.index(placed["tile"])]
        if tile.meteor:
            corner = square(COLUMNS.index(placed["square"][0]), int(placed["square"][1:]) - 1)
            pose = tile.shape.poses[placed["rot"] + 4 * placed["flip"]]
            signs[square_name(corner + pose.meteor)] = SYMBOL
    signs |= dict.fromkeys(player["patches"], "▩")
    signs |= dict.fromkeys(player["lifepods"], LIFEPOD)
    signs |= dict.fromkeys(player["meteorites"], METEORITE)
    signs |= dict.fromkeys(player["rovers"], ROVER)
    return signs | dict.fromkeys(player["loaded"], LOADED)


def _signs(cell: Cell, letters: dict[str, str]) -> str:
    """Draw what a cell brings in signs."""
    drawn = [_sign(bonus, letters) for bonus in cell.bonuses]
    choice = "/".join(_sign(bonus, letters) for bonus in cell.choice)
    medal = f"{cell.medal}{MEDAL}" if cell.medal else ""
    return " ".join(part for part in ("".join([*drawn, choice]), medal) if part) or "·"


def _sign(bonus: int, letters: dict[str, str]) -> str:
    """Draw a bonus: its sign, and its level or number."""
    kind, number = BONUSES[bonus & 7], bonus >> 3
    if kind == "advance":
        return SIGNS[kind] + letters[LETTERS[number]]
    return SIGNS[kind] + (str(number) if number else "")


def _banned(planet: Planet, x: int, y: int) -> str | None:
    """Find the station that a planet forbids around a square."""
    return next((TERRAINS[n] for n, mask in enumerate(planet.forbidden) if mask >> square(x, y) & 1), None)
