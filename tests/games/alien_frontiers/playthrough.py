"""Recorded games: how they are made, and how one of them is shown so that a person can check it.

Run from the project's root with PYTHONPATH=.:tests to write the playthrough anew, or with `records` to play new games:
python -m games.alien_frontiers.playthrough [records]
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import cosmodrome
from cosmodrome import Event, Match, Record, Rng, State
from cosmodrome.players import bot

GAME = cosmodrome.game("alien_frontiers")
FOLDER = Path(__file__).parent / "records"
SHOWN = "2-greedy-greedy.txt"
PLAYTHROUGH = Path(__file__).parent / "playthrough.txt"
TABLES: list[tuple[int, bool, list[str]]] = [
    (21, False, ["greedy", "greedy"]), (22, False, ["random", "greedy"]),
    (31, False, ["greedy", "random", "greedy"]), (32, True, ["greedy", "greedy", "greedy"]),
    (41, False, ["greedy", "greedy", "greedy", "greedy"]), (42, False, ["random", "greedy", "random", "greedy"]),
    (43, True, ["greedy", "greedy", "cadet", "cadet"]), (49, False, ["cadet", "cadet", "cadet", "cadet"])]
"""Seed, long variant and players of each recorded game."""


def result(state: State) -> str:
    """Write how a game ended: 'p1 12, p2 9; p1 won'."""
    totals = ", ".join(f"p{seat + 1} {score.total}" for seat, score in enumerate(state.scores()))
    return f"{totals}; {' and '.join(f'p{seat + 1}' for seat in state.winners())} won"


def played(seed: int, long: bool, names: list[str]) -> Record:
    """Play a game between bots."""
    match = Match.new(GAME, len(names), seed, {"long": True} if long else {})
    players = [bot(name, seed + number) for number, name in enumerate(names)]
    rng = Rng.seeded(seed)
    while not match.state.over:
        seat, = match.state.deciders()
        action = players[seat].choose(match.state.imagine(seat, rng), seat)
        match.play(seat, action)
    match.record.tags |= {"players": ", ".join(names), "result": result(match.state)}
    return match.record


def shown(record: Record) -> str:
    """Tell a recorded game from beginning to end: the table at each turn, every answer and what came of it."""
    events: list[Event] = []
    state = record.start(GAME, events)
    lines = ["# " + line for line in str(record).partition("\n\n")[0].splitlines()]
    lines += _happened(events)
    turn = 0
    for number, (seat, text) in enumerate(record.actions, start=1):
        table = state.view(None).data
        if table["turn"] != turn:
            turn = table["turn"]
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
    if isinstance(value, dict):
        return ":".join(str(each) for each in value.values())
    return str(value)


def _table(table: dict[str, Any]) -> list[str]:
    """Write the table in a few lines."""
    stock = table["stock"]
    lines = [f"== turn {table['turn']}, p{table['active'] + 1}; stock {stock['fuel']} fuel {stock['ore']} ore; "
             f"deck {table['deck']}, discard {len(table['discard'])}, display "
             + " ".join(card["card"] for card in table["display"])]
    for player in table["players"]:
        places: dict[str, str] = {}
        for ship in player["ships"]:
            if ship["at"] not in ("stock", "bay"):
                places[ship["at"]] = (places.get(ship["at"], "") + " " + str(ship["value"])).strip()
        lines.append(
            f"   p{player['seat'] + 1} {player['score']['total']} points, {player['fuel']} fuel {player['ore']} ore, "
            f"{player['fleet']} ships, reserve {player['reserve']}, circle {player['circle']}; "
            f"hand {' '.join(card['type'] for card in player['hand']) or 'empty'}; "
            + ("docked " + ", ".join(f"{dice} at {place}" for place, dice in places.items()) if places else "no docks"))
    planet = [f"{key} {'-'.join(map(str, place['colonies']))}" + "".join(f" {field}" for field in place["fields"])
              for key, place in table["territories"].items() if any(place["colonies"]) or place["fields"]]
    relic = table["relic"]
    if relic["owner"] is not None:
        planet.append(f"relic of p{relic['owner'] + 1} at {relic['at']}")
    return [*lines, "   planet: " + ("; ".join(planet) or "empty")]


if __name__ == "__main__":
    if sys.argv[1:] == ["records"]:
        FOLDER.mkdir(exist_ok=True)
        for seed, long, names in TABLES:
            name = "-".join([str(len(names)), *(["long"] if long else []), *names])
            (FOLDER / f"{name}.txt").write_text(str(played(seed, long, names)), encoding="utf-8")
    PLAYTHROUGH.write_text(shown(Record.parse((FOLDER / SHOWN).read_text(encoding="utf-8"))), encoding="utf-8")
