"""The bench command: speeds as a table, and as ratios to another engine."""

from __future__ import annotations

import json
import platform

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from cosmodrome import lab
from cosmodrome.lab import rival
from cosmodrome.lab.bench import RIVAL, Bench
from cosmodrome.lab.titles import title

from .marks import BAD, GOOD
from .meeting import progress_bar
from .playing import make_console
from .words import Words

SHOWN = ("actions", "games", "clones", "iterations")


def measure_all(names: list[str] | None, seconds: float, compare: bool, language: str, *, as_json: bool) -> None:
    """Measure the games and print how fast they are."""
    for name in names or []:
        title(name)
    words = Words(language)
    console = make_console()
    with progress_bar(words("bench-progress"), 100) as bar:
        result = lab.bench(names, seconds, compare, lambda done: bar.update(bar.task_ids[0], completed=int(100 * done)))
    if as_json:
        console.print_json(json.dumps(result.to_json()))
    else:
        _tables(result, words, console)


def _tables(result: Bench, words: Words, console: Console) -> None:
    """Print the speeds of each game, then the comparison."""
    console.print(
        Text(words("bench-title", seconds=f"{result.seconds:g}", python=platform.python_version()), style="bold")
    )
    if not result.compiled:
        console.print(Text(words("bench-uncompiled"), style=BAD))
    ratios = []
    for name in result.games():
        own = Words(words.language, title(name))
        table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, title=own.title(), title_justify="left")
        table.add_column(words("column-speed"))
        for column in ("compiled", "uncompiled", "ratio"):
            table.add_column(words(f"column-{column}"), justify="right")
        for kind in SHOWN:
            measured = "actions" if kind == "games" else kind
            ratio = result.ratio(("compiled", name, measured), ("uncompiled", name, measured))
            table.add_row(
                words(f"bench-{kind}"),
                _number(result.rate("compiled", name, kind)),
                _number(result.rate("uncompiled", name, kind)),
                "–" if ratio is None else f"{ratio:.1f}",
            )
        console.print(table)
        times = result.ratio((result.best(), name, "actions"), RIVAL)
        if times is not None:
            ratios.append(words("bench-ratio", title=own.title(), ratio=f"{times:.1f}"))
    actions, games = (result.rate(rival.NAME, rival.NAME, kind) for kind in ("actions", "games"))
    if actions is not None:
        console.print(
            Text(words("bench-catanatron", version=rival.VERSION, actions=_number(actions), games=_number(games)))
        )
    if result.missing is not None:
        console.print(Text(words("bench-missing", why=result.missing), style=BAD))
    for line in ratios:
        console.print(Text(line, style=f"bold {GOOD}"))


def _number(value: float | None) -> str:
    """Write a speed: whole thousands apart, small ones with a decimal."""
    if value is None:
        return "–"
    return f"{value:,.0f}".replace(",", " ") if value >= 100 else f"{value:.1f}"
