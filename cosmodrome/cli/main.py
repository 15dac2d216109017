"""The commands that a person types: cosmodrome games | play | arena | replay | fuzz | bench | serve |
backup | restore.

What a command needs is imported when it runs: the help of all of them comes at once.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated, Optional

import typer

import cosmodrome
from cosmodrome.texts import own_language

from .plainly import plainly
from .words import terminal


def _(key: str) -> str:
    """Say a help text in the language of the terminal."""
    return terminal(own_language(), key)


app = typer.Typer(
    name="cosmodrome",
    help=_("about"),
    no_args_is_help=True,
    add_completion=True,
    context_settings={"help_option_names": ["-h", "--help"]},
    pretty_exceptions_enable=False,
)

Language = Annotated[Optional[str], typer.Option("--language", "-l", help=_("about-language"), metavar="en|ru")]
Options = Annotated[Optional[list[str]], typer.Option("--option", "-o", help=_("about-option"), metavar="KEY=VALUE")]
AsJson = Annotated[bool, typer.Option("--json", help=_("about-json"))]
Workers = Annotated[Optional[int], typer.Option("--workers", "-w", min=1, help=_("about-workers"))]
Data = Annotated[Optional[Path], typer.Option("--data", help=_("about-data"))]
Database = Annotated[
    Optional[str],
    typer.Option("--database", help=_("about-database"), metavar="ADDRESS", envvar="COSMODROME_DATABASE"),
]
BackupFile = Annotated[Path, typer.Argument(help=_("about-backup-file"), metavar="FILE")]
Plain = Annotated[bool, typer.Option("--plain", help=_("about-plain"))]
Seed = Annotated[int, typer.Option("--seed", help=_("about-seed"))]
GameKey = Annotated[str, typer.Argument(help=_("about-game"), metavar="GAME")]


def _version(asked: bool) -> None:
    """Print the version and leave."""
    if asked:
        key = "version-compiled" if cosmodrome.COMPILED else "version-uncompiled"
        typer.echo(terminal(own_language(), key, version=cosmodrome.__version__))
        raise typer.Exit


@app.callback()
def main(
    version: Annotated[
        bool, typer.Option("--version", help=_("about-version"), callback=_version, is_eager=True)
    ] = False,
) -> None:
    """Hold what all commands share."""


@app.command(help=_("about-games"))
@plainly
def games(language: Language = None, as_json: AsJson = False) -> None:
    """List the games."""
    from .listing import list_games

    list_games(language or own_language(), as_json=as_json)


@app.command(help=_("about-play"))
@plainly
def play(
    game: Annotated[Optional[str], typer.Argument(help=_("about-game"), metavar="GAME")] = None,
    seats: Annotated[Optional[str], typer.Option("--seats", "-s", help=_("about-seats"), metavar="me,pilot")] = None,
    seed: Annotated[Optional[int], typer.Option("--seed", help=_("about-seed"))] = None,
    option: Options = None,
    language: Language = None,
    record: Annotated[Optional[Path], typer.Option("--record", "-r", help=_("about-record"))] = None,
    plain: Plain = False,
) -> None:
    """Play in the terminal."""
    from .playing import play_here

    play_here(game, seats, seed, option or [], language or own_language(), record, plain=plain)


@app.command(help=_("about-arena"))
@plainly
def arena(
    game: GameKey,
    seats: Annotated[str, typer.Option("--seats", "-s", help=_("about-bots"), metavar="admiral,pilot")],
    games: Annotated[int, typer.Option("--games", "-n", min=1, help=_("about-arena-count"))] = 100,
    seed: Seed = 1,
    workers: Workers = None,
    option: Options = None,
    language: Language = None,
    as_json: AsJson = False,
) -> None:
    """Let players meet."""
    from .meeting import meet

    meet(game, seats, games, seed, workers, option or [], language or own_language(), as_json=as_json)


@app.command(help=_("about-replay"))
@plainly
def replay(
    file: Annotated[Path, typer.Argument(help=_("about-file"), metavar="FILE")],
    upto: Annotated[Optional[int], typer.Option("--upto", "-u", min=0, help=_("about-upto"))] = None,
    language: Language = None,
    game: Annotated[Optional[str], typer.Option("--game", help=_("about-game"))] = None,
    plain: Plain = False,
) -> None:
    """Show a recorded game."""
    from .replaying import show

    show(file, upto, language or own_language(), game, plain=plain)


@app.command(help=_("about-fuzz"))
@plainly
def fuzz(
    game: GameKey,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help=_("about-fuzz-count"))] = 1000,
    seed: Seed = 1,
    workers: Workers = None,
    record: Annotated[Optional[Path], typer.Option("--record", "-r", help=_("about-fuzz-record"))] = None,
    shrink: Annotated[float, typer.Option("--shrink", min=0.0, help=_("about-shrink"))] = 20.0,
    language: Language = None,
    as_json: AsJson = False,
) -> None:
    """Play random games with every check."""
    from .fuzzing import test_at_random

    if not test_at_random(game, games, seed, workers, record, shrink, language or own_language(), as_json=as_json):
        raise typer.Exit(1)


@app.command(help=_("about-bench"))
@plainly
def bench(
    game: Annotated[Optional[list[str]], typer.Argument(help=_("about-game"), metavar="[GAME]...")] = None,
    seconds: Annotated[float, typer.Option("--seconds", min=0.01, help=_("about-seconds"))] = 5.0,
    compare: Annotated[bool, typer.Option("--compare/--no-compare", help=_("about-compare"))] = True,
    language: Language = None,
    as_json: AsJson = False,
) -> None:
    """Measure the speed of the games."""
    from .benching import measure_all

    measure_all(game or None, seconds, compare, language or own_language(), as_json=as_json)


@app.command(help=_("about-serve"))
@plainly
def serve(
    host: Annotated[str, typer.Option("--host", help=_("about-host"))] = "127.0.0.1",
    port: Annotated[Optional[int], typer.Option("--port", "-p", min=1, max=65535, help=_("about-port"))] = None,
    data: Data = None,
    database: Database = None,
    browser: Annotated[Optional[bool], typer.Option("--open/--no-open", help=_("about-open"))] = None,
    trusted_proxy: Annotated[
        Optional[list[str]], typer.Option("--trusted-proxy", help=_("about-trusted-proxy"), metavar="ADDRESS")
    ] = None,
    forget_tables: Annotated[
        Optional[float], typer.Option("--forget-tables", min=1.0, help=_("about-forget-tables"), metavar="DAYS")
    ] = None,
    forget_guests: Annotated[
        Optional[float], typer.Option("--forget-guests", min=1.0, help=_("about-forget-guests"), metavar="DAYS")
    ] = None,
) -> None:
    """Start the server."""
    from cosmodrome.server import serve as start

    start(
        host,
        port,
        data,
        database=database,
        open_browser=browser if browser is not None else _has_screen(),
        trusted_proxies=tuple(trusted_proxy or ()),
        forget_tables=forget_tables,
        forget_guests=forget_guests,
    )


@app.command(help=_("about-backup"))
@plainly
def backup(file: BackupFile, data: Data = None, database: Database = None) -> None:
    """Write all that a server keeps into one file."""
    from cosmodrome.server.backup import back_up
    from cosmodrome.server.run import default_data

    back_up(data if data is not None else default_data(), file, database)
    typer.echo(terminal(own_language(), "backup-written", file=str(file)))


@app.command(help=_("about-restore"))
@plainly
def restore(
    file: BackupFile,
    data: Data = None,
    database: Database = None,
    force: Annotated[bool, typer.Option("--force", help=_("about-force"))] = False,
) -> None:
    """Put a backup back."""
    from cosmodrome.server.backup import restore as put_back
    from cosmodrome.server.backup import restore_database
    from cosmodrome.server.run import default_data

    if database is not None:
        place = restore_database(file, database, force)
    else:
        folder = data if data is not None else default_data()
        put_back(file, folder, force)
        place = str(folder)
    typer.echo(terminal(own_language(), "backup-restored", place=place))


def _has_screen() -> bool:
    """Tell whether a browser window can be opened for whoever typed the command."""
    named = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    return sys.stdout.isatty() and (sys.platform in ("win32", "darwin") or bool(named))


if __name__ == "__main__":
    app()
