"""Recorded games: how they are made, and how one of them is shown so that a person can check it.

Run from the project's root with PYTHONPATH=.:tests to write the playthrough anew, or with `records` to play new games:
python -m games.space_base.playthrough [records]
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

from games.space_base.table import GAME, STARTERS

from cosmodrome import Event, Match, Record, Rng, State
from cosmodrome.players import bot

FOLDER = Path(__file__).parent / "records"
SHOWN = "2-greedy-greedy.txt"
PLAYTHROUGH = Path(__file__).parent / "playthrough.txt"
TABLES: list[tuple[int, bool, list[str]]] = [
    (21, False, ["greedy", "greedy"]), (22, True, ["greedy", "cadet"]), (24, False, ["cadet", "cadet"]),
    (31, False, ["greedy", "random", "greedy"]), (72, True, ["greedy", "greedy", "cadet"]),
    (41, False, ["greedy", "cadet", "greedy", "cadet"]), (42, True, ["random", "greedy", "random", "greedy"]),
    (51, False, ["greedy", "greedy", "cadet", "cadet", "greedy"]), (52, True, ["cadet"] * 5)]
"""Seed, light speed and players of each recorded game."""


def result(state: State) -> str:
    """Write how a game ended: 'p1 42, p2 39; p1 won'."""
    totals = ", ".join(f"p{seat + 1} {score.total}" for seat, score in enumerate(state.scores()))
    return f"{totals}; {' and '.join(f'p{seat + 1}' for seat in state.winners())} won"


def played(seed: int, light_speed: bool, names: list[str]) -> Record:
    """Play a game between bots; whoever may answer at once does so in an order that chance decides."""
    match = Match.new(GAME, len(names), seed, {"light_speed": light_speed})
    players = [bot(name, seed + number) for number, name in enumerate(names)]
    rng = Rng.seeded(seed)
    while not match.state.over:
        deciders = match.state.deciders()
        seat = deciders[rng.below(len(deciders))]
        action = players[seat].choose(match.state.imagine(seat, rng), seat)
        match.play(seat, match.state.parse(seat, action.text))
    match.record.tags |= {"players": ", ".join(names), "result": result(match.state)}
    return match.record


def shown(record: Record) -> str:
    """Tell a recorded game from beginning to end: the table at each turn, every answer and what came of it."""
    events: list[Event] = []
    state = record.start(GAME, events)
    lines = ["# " + line for line in str(record).partition("\n\n")[0].splitlines()]
    lines += _happened(events)
    turn: tuple[int, int] | None = None
    for number, (seat, text) in enumerate(record.actions, start=1):
        table = state.view(None).data
        if (table["round"], table["active"]) != turn:
            turn = (table["round"], table["active"])
            lines += ["", *_table(table)]
        choices = len(state.legal(seat))
        events = []
        record.follow(state, number, seat, text, events)
        lines += [f"p{seat + 1} {text}" + (f"    # one of {choices}" if choices > 1 else ""), *_happened(events)]
    return "\n".join([*lines, "", *_table(state.view(None).data), f"result: {result(state)}"]) + "\n"


def _happened(events: list[Event]) -> list[str]:
    """Write events one a line: name and facts."""
    lines = []
    for event in events:
        facts = event.to_json()
        lines.append(f"    {facts.pop('event')} " + " ".join(f"{key}={_fact(value)}" for key, value in facts.items()))
    return lines


def _fact(value: Any) -> str:
    if isinstance(value, list):
        return ",".join(_fact(each) for each in value) or "none"
    return _short(str(value))


def _short(card: str) -> str:
    return re.sub(r"-\d{4}-[a-z]$", "", card)


def _table(table: dict[str, Any]) -> list[str]:
    """Write the table in a few lines: tracks, cards that are no starters at their station, cubes."""
    lines = [f"== round {table['round']}, p{table['active'] + 1}; dice {table['dice']}; yard "
             + " / ".join(" ".join(_short(card) if card else "-" for card in row)
                          for row in table["shipyard"].values())]
    for player in table["players"]:
        places = []
        for sector in player["sectors"]:
            station = sector["station"]
            patrols = [_named(card) for card in sector["deployed"]]
            if station["card"] not in STARTERS.values() or patrols:
                places.append(f"{sector['sector']} {_named(station)}" + (f" ({' '.join(patrols)})" if patrols else ""))
        tracks = f"{player['credits']} credits {player['income']} income {player['vp']} VP"
        lines.append(f"   p{player['seat'] + 1} {tracks}; " + ", ".join(places))
    return lines


def _named(card: dict[str, Any]) -> str:
    name = "starter" if card["card"] in STARTERS.values() else _short(card["card"])
    return name + "*" * card["cubes"]


if __name__ == "__main__":
    if sys.argv[1:] == ["records"]:
        FOLDER.mkdir(exist_ok=True)
        for seed, light_speed, names in TABLES:
            name = "-".join([str(len(names)), *(["light_speed"] if light_speed else []), *names])
            (FOLDER / f"{name}.txt").write_text(str(played(seed, light_speed, names)), encoding="utf-8")
    PLAYTHROUGH.write_text(shown(Record.parse((FOLDER / SHOWN).read_text(encoding="utf-8"))), encoding="utf-8")
