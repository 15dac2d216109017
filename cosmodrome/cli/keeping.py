"""Records on disk: every game is written down as it is played, and nothing is half written."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path

from cosmodrome.kernel.errors import BadRecord
from cosmodrome.kernel.game import Game
from cosmodrome.kernel.record import Record
from cosmodrome.lab.titles import title

SUFFIX = ".record"


def records_folder() -> Path:
    """Name the folder that keeps the games of this user."""
    return user_data_path("cosmodrome") / "records"


def fresh_path(game: Game, seed: int, now: datetime) -> Path:
    """Name a new file for a game that begins now."""
    folder = records_folder()
    stem = f"{game.key}-{now:%Y-%m-%d-%H%M%S}-{seed}"
    return folder / f"{stem}{SUFFIX}"


def write(record: Record, path: Path) -> None:
    """Write a record so that a crash leaves either the old file or the new one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(path.name + ".part")
    draft.write_text(str(record), encoding="utf-8")
    os.replace(draft, path)


def read(path: Path) -> Record:
    """Read a record; BadRecord names the file and the line."""
    try:
        return Record.parse(path.read_text(encoding="utf-8"))
    except UnicodeDecodeError as error:
        raise BadRecord(f"{path}: not a text file in UTF-8: {error}") from error
    except OSError as error:
        raise BadRecord(f"{path}: {error.strerror or error}") from error
    except BadRecord as error:
        raise BadRecord(f"{path}: {error}") from error


def game_of(record: Record, path: Path, name: str | None = None) -> Game:
    """Return the game of a record, checking that it is the one that was named."""
    game = title(name if name is not None else record.game)
    check_game(record, path, game)
    return game


def check_game(record: Record, path: Path, game: Game) -> None:
    """Raise BadRecord if a record is of another game."""
    if game.key != record.game:
        raise BadRecord(f"{path}: this is a record of {record.game!r}, not of {game.key!r}")
