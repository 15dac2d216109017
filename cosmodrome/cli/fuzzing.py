"""The fuzz command: random games, and the shortest one that fails."""

from __future__ import annotations

import json
import time
from dataclasses import asdict
from pathlib import Path

from rich.console import Console
from rich.text import Text

from cosmodrome import lab
from cosmodrome.kernel.game import Game
from cosmodrome.kernel.record import Record
from cosmodrome.lab.fuzz import Failure, Report
from cosmodrome.lab.titles import title

from . import keeping
from .marks import BAD, GOOD
from .meeting import progress_bar
from .playing import make_console
from .words import Words


def test_at_random(
    name: str,
    games: int,
    seed: int,
    workers: int | None,
    record: Path | None,
    seconds: float,
    language: str,
    *,
    as_json: bool,
) -> bool:
    """Play random games, or check one record; print what fails and tell whether all is well."""
    game = title(name)
    words = Words(language, game)
    console = make_console()
    start = time.perf_counter()
    if record is not None:
        report = _check_record(game, record)
    else:
        with progress_bar(words("fuzz-progress"), games) as bar:
            report = lab.fuzz(
                name, games, seed, workers, watch=lambda so_far: bar.update(bar.task_ids[0], completed=so_far.games)
            )
    spent = time.perf_counter() - start
    if report.failure is None:
        _all_well(report, spent, words, console, as_json=as_json, recorded=record is not None)
        return True
    with progress_bar(words("fuzz-shrinking"), None if seconds else 1) as bar:
        shortest = lab.shrink(game, report.failure, seconds)
    path = keeping.records_folder() / f"fuzz-{game.key}-{shortest.seed}-{shortest.actions}{keeping.SUFFIX}"
    keeping.write(Record.parse(shortest.record), path)
    _failed(name, report, shortest, path, words, console, as_json=as_json)
    return False


def _check_record(game: Game, path: Path) -> Report:
    """Check every position of a recorded game."""
    record = keeping.read(path)
    keeping.check_game(record, path, game)
    failure = lab.reproduce(game, record)
    return Report(1, len(record.actions) if failure is None else failure.actions, failure)


def _all_well(report: Report, spent: float, words: Words, console: Console, *, as_json: bool, recorded: bool) -> None:
    """Tell that nothing failed."""
    if as_json:
        console.print_json(
            json.dumps({"games": report.games, "actions": report.actions, "seconds": spent, "failure": None})
        )
    elif recorded:
        console.print(Text(words("fuzz-record-sound", actions=report.actions), style=GOOD))
    else:
        console.print(
            Text(words("fuzz-sound", games=report.games, actions=report.actions, seconds=f"{spent:.1f}"), style=GOOD)
        )


def _failed(
    name: str, report: Report, shortest: Failure, path: Path, words: Words, console: Console, *, as_json: bool
) -> None:
    """Tell what failed, with the record that shows it."""
    found = report.failure
    assert found is not None
    if as_json:
        console.print_json(
            json.dumps(
                {
                    "games": report.games,
                    "actions": report.actions,
                    "failure": asdict(found),
                    "shortest": asdict(shortest),
                    "path": str(path),
                }
            )
        )
        return
    console.print(Text(words("fuzz-failed", rule=shortest.rule, detail=shortest.detail), style=f"bold {BAD}"))
    console.print(Text(words("fuzz-where", seed=str(found.seed), number=found.actions, games=report.games)))
    console.print(Text(words("fuzz-shrunk", number=shortest.actions, before=found.actions)))
    console.print(Text(shortest.record), soft_wrap=True)
    console.print(Text(words("fuzz-kept", path=str(path), game=name)), soft_wrap=True)
