"""The play command: a new game or one that goes on."""

from __future__ import annotations

import secrets
import sys
from datetime import datetime
from pathlib import Path

from rich.console import Console
from rich.text import Text

from cosmodrome.kernel.errors import BadSetup
from cosmodrome.kernel.event import Event
from cosmodrome.kernel.game import Game
from cosmodrome.kernel.match import Match
from cosmodrome.lab.titles import title

from . import keeping
from .client import Client
from .log import Log
from .seating import Chair, names_for, read_options, read_seats
from .words import Words, check_language


def play_here(
    name: str | None,
    seats: str | None,
    seed: int | None,
    settings: list[str],
    language: str,
    path: Path | None,
    *,
    plain: bool,
) -> None:
    """Play at this terminal; everything is checked before anything is written."""
    check_language(language)
    if path is not None and path.exists():
        if seed is not None or settings:
            raise BadSetup(f"{path} exists and goes on with its own seed and options")
        match, log, chairs = _continued(name, seats, path)
    elif name is None:
        raise BadSetup("which game? 'cosmodrome games' lists them" if path is None else f"{path}: no such record")
    else:
        game = title(name)
        chairs = read_seats(seats if seats is not None else _usual(game), game, people=True)
        options = read_options(settings, game)
        dealt: list[Event] = []
        chosen = seed if seed is not None else secrets.randbelow(1 << 31)
        match = Match.new(game, len(chairs), chosen, options, dealt)
        log = Log(dealt)
        match.record.tags["date"] = f"{datetime.now():%Y-%m-%d}"
    console = make_console()
    words = Words(language, match.game)
    words.names[:] = names_for(chairs, words)
    kept = path if path is not None else keeping.fresh_path(match.game, match.record.seed, datetime.now())
    console.print(Text(words("dealt", seed=str(match.record.seed)), style="dim"))
    clearing = console.is_terminal and not console.is_dumb_terminal and not plain
    Client(match, log, chairs, words, console, kept, clearing=clearing).run()


def make_console() -> Console:
    """Make a console that prints anything on any terminal: a letter that it lacks becomes a question mark."""
    reconfigure = getattr(sys.stdout, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")
    return Console(highlight=False)


def _usual(game: Game) -> str:
    """Seat one person against pilots where nobody says otherwise."""
    return ",".join(["me"] + ["pilot"] * (game.seats[0] - 1))


def _continued(name: str | None, seats: str | None, path: Path) -> tuple[Match, Log, list[Chair]]:
    """Take up a recorded game, with the players that it had unless others are named."""
    record = keeping.read(path)
    game = keeping.game_of(record, path, name)
    players = seats if seats is not None else record.tags.get("players", ",".join(["me"] * record.seats))
    chairs = read_seats(players, game, people=True)
    if len(chairs) != record.seats:
        raise BadSetup(f"{path} is a game for {record.seats} seats, not {len(chairs)}")
    log, _ = Log.of(game, record)
    match = Match.resume(game, record)
    if not match.state.over:
        match.record.tags.pop("result", None)
    return match, log, chairs
