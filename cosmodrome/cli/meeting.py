"""The arena command: a match with a progress bar and a table."""

from __future__ import annotations

import json

from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from cosmodrome import lab
from cosmodrome.lab.arena import Entrant, Standing
from cosmodrome.lab.chances import quarters
from cosmodrome.lab.titles import title

from .playing import make_console
from .seating import read_options, read_seats
from .words import Words


def meet(
    name: str,
    seats: str,
    games: int,
    seed: int,
    workers: int | None,
    settings: list[str],
    language: str,
    *,
    as_json: bool,
) -> None:
    """Let players meet and print how they did."""
    game = title(name)
    words = Words(language, game)
    chairs = read_seats(seats, game, people=False)
    options = read_options(settings, game)
    console = make_console()
    with progress_bar(words("arena-progress"), games) as bar:
        standing = lab.arena(
            name,
            [chair.player for chair in chairs],
            games,
            seed,
            options,
            workers,
            lambda so_far: bar.update(bar.task_ids[0], completed=so_far.games),
        )
    if as_json:
        console.print_json(json.dumps(standing.to_json()))
    else:
        _table(standing, words, console)


def progress_bar(title_text: str, total: float | None) -> Progress:
    """Make a progress bar on the error stream, so that the output holds nothing but the result."""
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    )
    bar.add_task(title_text, total=total)
    return bar


def _table(standing: Standing, words: Words, console: Console) -> None:
    """Print a match as tables: who won, and where the points came from."""
    count = len(standing.entrants)
    console.print(
        Text(words("arena-title", title=words.title(), games=standing.games, seed=str(standing.seed)), style="bold")
    )
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    table.add_column(words("column-player"), no_wrap=True)
    for column in ("rate", "interval", "shared", "score", "time", "longest"):
        table.add_column(words(f"column-{column}"), justify="right")
    table.add_column(words("column-seat-rates"), overflow="fold")
    for entrant in standing.entrants:
        table.add_row(*_row(entrant))
    console.print(table)
    parts = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    parts.add_column(words("column-parts"))
    parts.add_column(words("column-quarters"), justify="right", no_wrap=True)
    keys = list(dict.fromkeys(key for entrant in standing.entrants for key in entrant.mean_parts()))
    for key in keys:
        parts.add_column(words.label(f"score-{key}", key), justify="right")
    for entrant in standing.entrants:
        means = entrant.mean_parts()
        spread = " ".join(f"{limit:.0f}" for limit in quarters(entrant.totals))
        parts.add_row(entrant.name, spread, *(f"{means.get(key, 0.0):.2f}" for key in keys))
    console.print(parts)
    console.print(
        Text(
            words("arena-note", even=f"{100 / count:.0f}", actions=f"{standing.actions / standing.games:.0f}"),
            style="dim",
        )
    )


def _row(entrant: Entrant) -> list[str]:
    """Write one player's line."""
    facts = entrant.to_json()
    score, times = facts["score"], facts["milliseconds"]
    assert isinstance(score, dict)
    assert isinstance(times, dict)
    low, high = entrant.interval
    seats = "/".join(f"{100 * sum(wins) / len(wins):.0f}" for _, wins in sorted(entrant.by_seat.items()))
    return [
        entrant.name,
        f"{100 * entrant.rate:.1f}%",
        f"{100 * low:.0f}–{100 * high:.0f}%",
        str(entrant.shared),
        f"{score['mean']:.1f}±{score['deviation']:.1f}",
        f"{times['mean']:.1f}",
        f"{times['max']:.0f}",
        seats,
    ]
