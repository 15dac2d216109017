"""Planet Unknown in text: the station with its tiles, the goals, and everybody's planet and corporation."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.text import Text

from cosmodrome.games.planet_unknown.said.views import Contest, PlayerView, Sector, Stack
from cosmodrome.kernel.view import View
from cosmodrome.texts import Texts

from ..marks import ACT, GOOD, shape
from .planet_unknown_boards import LETTERS, MEDAL, Boards, planet_of
from .sketch import NOTHING, Abreast, Flow, grid, joined, shapes

BESIDE, RIVAL = 110, 76
"""The room that one's own boards need with the notes at their side; the room that those of a rival need."""


def draw(view: View, texts: Texts, names: Sequence[str]) -> RenderableType:
    """Draw a position."""
    return Board(view, texts, names)


class Board(Boards):
    """A position that fits itself to the width of the terminal."""

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
            Text.assemble(self.square(letter, " "), f" {self.name(f'terrain-{terrain}')}")
            for terrain, letter in LETTERS.items()
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
        lines = [] if stack["top"] is None else self.tile(stack["top"])
        return [title, *lines, *[Text("")] * (height - len(lines))]

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
        table.add_row(self.planet(player), self._notes(player, own=False))
        return table

    def _own(self, player: PlayerView, *, wide: bool) -> RenderableType:
        """Draw the viewer's planet and the whole tracks, with everything else at their side or below."""
        notes = self._notes(player, own=True)
        if player["corporation"] is None:
            return notes
        boards = grid("whole", "whole", "rest")
        boards.add_row(self.planet(player), self.tracks(player), *([notes] if wide else []))
        return boards if wide else Group(boards, notes)

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
            parts.append(self.steps(player))
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
        zones = planet_of(player["planet"])["special"].get("zones", ())
        if zones:
            lines.append(
                Flow(
                    Text(f"{self.say('quarter-' + zone['id'])} {self.name('terrain-' + zone['forbidden_station'])}")
                    for zone in zones
                )
            )
        return [*lines, self._card(f"corporation-{player['corporation']}")]

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
                picture.add_row(Text(self.say(key), style="bold"), Group(*self.tile(tile)))
                lines.append(picture)
        return lines

    def _personal(self, objective: int | None, met: bool | None) -> Text:
        """Name a personal objective and whether it is met, as far as the viewer knows."""
        if objective is None:
            return Text(self.say("secret"), style="dim")
        return Text.assemble(("✓ " if met else "· ", GOOD if met else "dim"), self._card(f"personal-{objective}"))
