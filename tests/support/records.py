"""Recorded games: where they lie, how they are made, and how one is told so that a person can check it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from cosmodrome import Event, Game, Match, Record, Rng, State
from cosmodrome.kernel.message import Json
from cosmodrome.players import bot

GAMES = Path(__file__).parents[1] / "games"
SHOWN = "2-greedy-greedy.txt"
"""The game that is told."""


def recorded(game: Game) -> list[Path]:
    """List the recorded games of a game."""
    return sorted((GAMES / game.key / "records").glob("*.txt"))


def read(path: Path) -> Record:
    """Read a recorded game."""
    return Record.parse(path.read_text(encoding="utf-8"))


def answers(game: Game) -> list[str]:
    """List every answer that stands in the recorded games."""
    return [text for path in recorded(game) for _, text in read(path).actions]


def result(state: State) -> str:
    """Write how a game ended: 'p1 12, p2 9; p1 won'."""
    totals = ", ".join(f"p{seat + 1} {score.total}" for seat, score in enumerate(state.scores()))
    return f"{totals}; {' and '.join(f'p{seat + 1}' for seat in state.winners()) or 'nobody'} won"


def played(game: Game, names: list[str], seed: int, options: dict[str, Json]) -> Record:
    """Play a game between bots; whoever may answer at once does so in an order that chance decides."""
    match = Match.new(game, len(names), seed, options)
    players = [bot(name, seed + number) for number, name in enumerate(names)]
    rng = Rng.seeded(seed)
    while not match.state.over:
        deciders = match.state.deciders()
        seat = deciders[0] if len(deciders) == 1 else deciders[rng.below(len(deciders))]
        action = players[seat].choose(match.state.imagine(seat, rng), seat)
        match.play(seat, match.state.parse(seat, action.text))
    match.record.tags |= {"players": ", ".join(names), "result": result(match.state)}
    return match.record


def record_all(game: Game, option: str, tables: list[tuple[int, bool, list[str]]]) -> None:
    """Play and record games, each given by its seed, whether it is played with the variant, and its players."""
    folder = GAMES / game.key / "records"
    folder.mkdir(exist_ok=True)
    for seed, chosen, names in tables:
        name = "-".join([str(len(names)), *([option] if chosen else []), *names])
        (folder / f"{name}.txt").write_text(str(played(game, names, seed, {option: chosen})), encoding="utf-8")


def write_playthrough(game: Game, text: str) -> None:
    """Keep how one of the recorded games is told."""
    _playthrough(game).write_text(text, encoding="utf-8")


def check_playthrough(game: Game, text: str) -> None:
    """Require that a game that was told is told so still."""
    assert text == _playthrough(game).read_text(encoding="utf-8"), (
        f"run PYTHONPATH=.:tests python -m games.{game.key}.playthrough and look at what has changed"
    )


def _playthrough(game: Game) -> Path:
    return GAMES / game.key / "playthrough.txt"


def told(
    game: Game,
    turn: Callable[[dict[str, Any]], Any],
    table: Callable[[dict[str, Any]], list[str]],
    short: Callable[[str], str] = str,
) -> str:
    """Tell one of the recorded games to its end: the table at each turn, every answer and what came of it."""
    record = read(GAMES / game.key / "records" / SHOWN)
    events: list[Event] = []
    state = record.start(game, events)
    lines = ["# " + line for line in str(record).partition("\n\n")[0].splitlines()]
    lines += _happened(events, short)
    last = None
    for number, (seat, text) in enumerate(record.actions, start=1):
        shown = state.view(None).data
        if turn(shown) != last:
            last = turn(shown)
            lines += ["", *table(shown)]
        choices = len(state.legal(seat))
        events = []
        record.follow(state, number, seat, text, events)
        lines += [f"p{seat + 1} {text}" + (f"    # one of {choices}" if choices > 1 else ""), *_happened(events, short)]
    return "\n".join([*lines, "", *table(state.view(None).data), f"result: {result(state)}"]) + "\n"


def _happened(events: list[Event], short: Callable[[str], str]) -> list[str]:
    """Write events one a line: name and facts."""
    lines = []
    for event in events:
        facts = event.to_json()
        name = facts.pop("event")
        lines.append(f"    {name} " + " ".join(f"{key}={_fact(value, short)}" for key, value in facts.items()))
    return lines


def _fact(value: Any, short: Callable[[str], str]) -> str:
    if isinstance(value, list):
        return ",".join(_fact(each, short) for each in value) or "none"
    if isinstance(value, dict):
        return ":".join(str(each) for each in value.values())
    return short(str(value))
