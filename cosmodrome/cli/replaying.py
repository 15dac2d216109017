"""The replay command: a recorded game, action by action."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.text import Text

from cosmodrome.kernel.errors import BadRecord
from cosmodrome.kernel.record import Record

from . import keeping
from .log import Log, said, tell
from .marks import named
from .playing import make_console
from .reader import Reader
from .screen import Screen
from .seating import names_for, read_seats
from .words import Words, check_language


def show(path: Path, upto: int | None, language: str, name: str | None, *, plain: bool) -> None:
    """Show a record: with a keyboard step by step, else the whole log and the last position."""
    check_language(language)
    record = keeping.read(path)
    game = keeping.game_of(record, path, name)
    if upto is not None and upto > len(record.actions):
        raise BadRecord(f"{path} has {len(record.actions)} actions, not {upto}")
    words = Words(language, game)
    players = record.tags.get("players", ",".join(["me"] * record.seats))
    words.names[:] = names_for(read_seats(players, game, people=True), words)
    try:
        Log.of(game, record, upto)
    except BadRecord as error:
        raise BadRecord(f"{path}: {error}") from error
    console = make_console()
    reader = Reader(console)
    clearing = console.is_terminal and not console.is_dumb_terminal and reader.interactive and not plain
    viewer = Viewer(
        record, words, console, reader, upto if upto is not None else len(record.actions), clearing=clearing
    )
    viewer.head()
    if clearing:
        viewer.step()
    else:
        viewer.everything()


class Viewer:
    """Shows one record."""

    def __init__(
        self, record: Record, words: Words, console: Console, reader: Reader, last: int, *, clearing: bool
    ) -> None:
        assert words.game is not None
        self._record = record
        self._words = words
        self._console = console
        self._reader = reader
        self._last = last
        self._game = words.game
        self._screen = Screen(console, words, clearing=clearing)

    def head(self) -> None:
        """Tell what is shown."""
        names = Text(", ").join(named(seat, self._words.name_of(seat)) for seat in range(self._record.seats))
        self._console.print(
            Text(
                self._words(
                    "replay-head",
                    title=self._words.title(),
                    players=names.plain,
                    seed=str(self._record.seed),
                    count=len(self._record.actions),
                ),
                style="bold",
            )
        )

    def everything(self) -> None:
        """Print the log in words and the position at its end."""
        log, state = Log.of(self._game, self._record, self._last)
        for line in said(log.dealt, None, self._words):
            self._console.print(Text(line))
        for entry in log.entries:
            self._console.print(Text(f"{entry.number:>4} ", style="dim"), tell(entry, None, self._words), sep="")
        self._screen.position(state, None)
        if state.over:
            self._screen.over(state)

    def step(self) -> None:
        """Go through the game at the pace of the keyboard."""
        number = 0
        while True:
            log, state = Log.of(self._game, self._record, number)
            self._screen.position(state, None)
            self._screen.happened(log.since(max(0, number - 5)), None)
            if state.over:
                self._screen.over(state)
            elif number == len(self._record.actions):
                self._console.print(Text(self._words("replay-over")))
            self._console.print(Text(self._words("replay-keys"), style="dim"))
            line = self._reader.line(self._words("replay-step", number=number, count=self._last) + " > ")
            if line is None or line.casefold() in ("q", "й", "quit"):
                return
            number = self._target(line.casefold(), number)

    def _target(self, line: str, number: int) -> int:
        """Return the position that a line asks for."""
        if line.isdecimal():
            return min(int(line), self._last)
        if line in ("b", "и"):
            return max(0, number - 1)
        if line in ("e", "у"):
            return self._last
        return min(number + 1, self._last)
