"""The boards of Planet Unknown in text: planets square by square, tracks with what their cells bring, tiles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, get_args

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from cosmodrome.games.planet_unknown.components import Terrain, Track
from cosmodrome.games.planet_unknown.said.views import PlayerView, TableView
from cosmodrome.kernel.view import View
from cosmodrome.texts import Texts

from ..marks import BAD, GOOD
from .printed import by_id
from .sketch import NOTHING, Sketch, grid

TRACKS: tuple[Track, ...] = get_args(Track)
LETTERS = dict(zip(get_args(Terrain), "cwbrte", strict=True))
"""The letters of the terrains in the view."""

COLUMNS = "abcdefghijkl"
SIDE = len(COLUMNS)
Printed = dict[str, Any]
"""A planet, a tile or a cell of a track, as it is printed."""

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


class Boards(Sketch[TableView]):
    """Draws what lies before a player."""

    FAMILY = "planet"

    def __init__(self, view: View, texts: Texts, names: Sequence[str]) -> None:
        super().__init__(view, texts, names)
        self._letters = dict(zip(LETTERS.values(), self.say("letters"), strict=True))

    def tile(self, key: str) -> list[Text]:
        """Draw a tile, unturned: capitals are stations, a mark the symbol of a meteor."""
        tile, form = _tile(key)
        found: dict[tuple[int, int], Text] = {}
        for region in ("a", "b"):
            letter = LETTERS[tile[f"terrain_{region}"]]
            for x, y in form[f"region_{region}"]:
                sign = SYMBOL if tile["has_meteor"] and [x, y] == form["meteor_cell"] else " "
                station = [x, y] == form[f"station_{region}"]
                found[x, y] = self.square(letter.upper() if station else letter, sign)
        width, height = max(x for x, _ in found) + 1, max(y for _, y in found) + 1
        return [Text("").join(found.get((x, y), Text("  ")) for x in range(width)) for y in range(height)]

    def square(self, letter: str, sign: str) -> Text:
        """Draw a covered square in the colour of its terrain; capital letters are stations."""
        shown = self._letters[letter.lower()]
        return Text((shown.upper() if letter.isupper() else shown) + sign, style=PAINT[letter.lower()])

    def planet(self, player: PlayerView) -> RenderableType:
        """Draw a planet: its squares with all that lies on them, and the medals of rows and columns."""
        if player["planet"] is None:
            return Text("")
        planet = planet_of(player["planet"])
        table = Table.grid(padding=0)
        table.add_row("", Text(" ".join(COLUMNS), style="dim"))
        signs = _things(player)
        for y in range(SIDE):
            squares = Text("").join(
                self._spot(planet, player["terrain"][y][x], x, y, signs.get((x, y), " ")) for x in range(SIDE)
            )
            medal = self._medal(planet["row_medals"][y], y in player["rows"], y in player["blocked"])
            table.add_row(Text(f"{y + 1:>2} ", style="dim"), squares, Text.assemble(" ", medal))
        medals = [
            self._medal(planet["column_medals"][x], x in player["columns"], SIDE + x in player["blocked"])
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

    def _spot(self, planet: Printed, letter: str, x: int, y: int, sign: str) -> Text:
        """Draw a square with what lies on it."""
        if letter != ".":
            return self.square(letter, sign)
        ground = planet["grid"][y][x]
        if ground in ".O":
            return Text("  ")
        if [x, y] in planet["ice"]:
            return Text.assemble((SQUARES["I"], ICE), (sign, "bold"))
        return Text.assemble((SQUARES.get(ground, DOTS[_part(planet, x, y)]), LAND), (sign, "bold"))

    def tracks(self, player: PlayerView) -> Table:
        """Draw the five tracks from top to bottom, with what every cell brings and the markers on them."""
        printed = _cells(player["corporation"])
        pods = {(track, row) for track, row in player["lifepods_on_tracks"]}
        table = Table.grid(padding=(0, 1, 0, 0), pad_edge=False)
        table.add_column(justify="right", style="dim")
        for _ in TRACKS:
            table.add_column(width=7)
        table.add_row("", *(self.square(letter.upper(), " ") for letter in (LETTERS[track] for track in TRACKS)))
        for row in reversed(range(16)):
            cells = []
            for track in TRACKS:
                cell = printed.get((track, row))
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
                letter = LETTERS[own]
                shown = "◉" if own == track else "◉" + self._letters[letter]
                text.append(shown, style=PAINT[letter])
        return text

    def steps(self, player: PlayerView) -> Table:
        """Write where the markers stand, what that is worth, and what the next step of each brings."""
        cells = _cells(player["corporation"])
        table = grid("whole", "right", "right", "left", gap=1)
        for track in TRACKS:
            marker = player["markers"][track]
            ways = [self._brings(cells.get((str(on), int(row)))) for on, row in marker["up"]]
            name = self.square(LETTERS[track].upper(), " ")
            flux = Text("~", style="bold") if player["flux"] == track else Text("")
            stands = str(marker["row"])
            if marker["track"] != track:
                stands = f"{self._letters[LETTERS[marker['track']]]}{stands}"
            table.add_row(
                Text.assemble(name, flux),
                stands,
                f"{marker['medals']}{MEDAL}",
                Text.assemble(("→ ", "dim"), f" {self.say('or')} ".join(ways) or self.say("top")),
            )
        return table

    def _brings(self, cell: Printed | None) -> str:
        """Say in words what a step onto a cell brings."""
        if cell is None:
            return NOTHING
        bonuses = [self._bonus(bonus) for bonus in cell.get("bonuses", ())]
        choice = f" {self.say('or')} ".join(self._bonus(bonus) for bonus in cell.get("choose_one", ()))
        medal = [f"{cell['medal']}{MEDAL}"] if cell["medal"] else []
        return ", ".join([*bonuses, *([choice] if choice else []), *medal]) or NOTHING

    def _bonus(self, bonus: Printed) -> str:
        """Say a bonus."""
        track = self.name(f"terrain-{bonus['track']}") if "track" in bonus else ""
        return self.say(f"bonus-{bonus['type']}", number=_number(bonus), track=track)


def planet_of(key: str) -> Printed:
    """Look up what is printed on a planet."""
    return by_id("planet_unknown", "planets", "planets")[key]


def _tile(key: str) -> tuple[Printed, Printed]:
    """Look up what is printed on a tile, and its shape."""
    tile = by_id("planet_unknown", "tiles", "tiles")[key]
    return tile, by_id("planet_unknown", "tiles", "shapes")[tile["shape"]]


def _cells(corporation: str | None) -> dict[tuple[str, int], Printed]:
    """Look up the cells of a corporation's tracks."""
    tracks = by_id("planet_unknown", "corporations", "corporations")[corporation or ""]["tracks"]
    return {(track, cell.get("step", cell.get("row"))): cell for track, cells in tracks.items() for cell in cells}


def _part(planet: Printed, x: int, y: int) -> int:
    """Find the part of a planet that a square lies in: one of several planets, or a side of the chasm."""
    if "side" in planet["special"]:
        return int(planet["special"]["side"][y][x])
    parts = planet["special"].get("subplanets", ())
    return next((number for number, part in enumerate(parts) if [x, y] in part["cells"]), 0)


def _things(player: PlayerView) -> dict[tuple[int, int], str]:
    """Find the sign of what lies on each square: a rover before a meteorite, a lifepod, an empty symbol."""
    signs: dict[tuple[int, int], str] = {}
    for placed in player["tiles"]:
        tile, form = _tile(placed["tile"])
        if tile["has_meteor"]:
            left, top = _point(placed["square"])
            x, y = _turned(form, placed["rot"], flip=placed["flip"])
            signs[left + x, top + y] = SYMBOL
    for sign, squares in (
        ("▩", player["patches"]),
        (LIFEPOD, player["lifepods"]),
        (METEORITE, player["meteorites"]),
        (ROVER, player["rovers"]),
        (LOADED, player["loaded"]),
    ):
        signs |= dict.fromkeys(map(_point, squares), sign)
    return signs


def _point(square: str) -> tuple[int, int]:
    """Find the column and the row of a square such as f1."""
    return COLUMNS.index(square[0]), int(square[1:]) - 1


def _turned(form: Printed, rot: int, *, flip: bool) -> tuple[int, int]:
    """Find the meteor symbol of a shape that is mirrored, then turned, counted from the corner of its box."""
    points = [(-x if flip else x, y) for x, y in [form["meteor_cell"], *form["region_a"], *form["region_b"]]]
    for _ in range(rot):
        points = [(-y, x) for x, y in points]
    return points[0][0] - min(x for x, _ in points), points[0][1] - min(y for _, y in points)


def _signs(cell: Printed, letters: dict[str, str]) -> str:
    """Draw what a cell brings in signs."""
    drawn = [_sign(bonus, letters) for bonus in cell.get("bonuses", ())]
    choice = "/".join(_sign(bonus, letters) for bonus in cell.get("choose_one", ()))
    medal = f"{cell['medal']}{MEDAL}" if cell["medal"] else ""
    return " ".join(part for part in ("".join([*drawn, choice]), medal) if part) or "·"


def _sign(bonus: Printed, letters: dict[str, str]) -> str:
    """Draw a bonus: its sign, and its level, number or track."""
    behind = letters[LETTERS[bonus["track"]]] if "track" in bonus else str(_number(bonus) or "")
    return SIGNS[bonus["type"]] + behind


def _number(bonus: Printed) -> int:
    """Find the level or the points of a bonus; 0: it has none."""
    number: int = bonus.get("level") or bonus.get("points") or 0
    return number
