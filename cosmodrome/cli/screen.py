"""What a player sees: the position, what has happened, what is asked, what can be answered."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.text import Text

from cosmodrome.kernel.state import State

from .choices import list_choices
from .commands import spelling
from .drawing import draw, scoreboard
from .log import Entry, tell
from .marks import ACT, GOOD, mark, named
from .words import Words

LEAST = 12
"""Choices that are always shown, however low the terminal is."""

MOST = 20
"""Choices that are shown at once where the output is not a screen."""

LOG_LINES = 8


class Screen:
    """Prints, on a cleared screen where there is one, else line after line."""

    def __init__(self, console: Console, words: Words, *, clearing: bool) -> None:
        self._console = console
        self._words = words
        self.clearing = clearing
        self._used = 0

    def position(self, state: State, seat: int | None) -> None:
        """Draw a position as a seat sees it, at the top of the screen."""
        if self.clearing:
            self._console.clear()
        self._used = 2
        self.put(Rule(Text(self._words.title(), style="bold"), style="dim"))
        self.put(draw(state.view(seat), state.known_scores(seat), self._words))

    def put(self, part: RenderableType) -> None:
        """Print something, counting its lines."""
        self._used += len(self._console.render_lines(part, pad=False))
        self._console.print(part)

    def happened(self, entries: Sequence[Entry], viewer: int | None) -> None:
        """Tell the last few things that happened."""
        lines = [line for entry in entries if (line := tell(entry, viewer, self._words)) is not None]
        shown = lines[-LOG_LINES:] if self.clearing else lines
        if len(shown) < len(lines):
            command = spelling("log", self._words.language)
            self.put(Text(self._words("log-more", count=len(lines) - len(shown), command=command), style="dim"))
        for line in shown:
            self.put(line)

    def question(self, state: State, seat: int, indexes: Sequence[int] | None = None, *, every: bool = False) -> None:
        """Ask, and list the choices: all, or those that a search has found."""
        asked = Text.assemble(
            named(seat, self._words.name_of(seat)), ": ", (self._words.say(state.prompt(seat)), f"bold {ACT}")
        )
        self.put(Text(""))
        self.put(asked)
        actions = state.legal(seat)
        chosen = list(range(len(actions))) if indexes is None else list(indexes)
        room = max(LEAST, self._console.height - self._used - 3) if self.clearing else MOST
        self._console.print(
            list_choices(actions, chosen, self._words, self._console.width, len(chosen) if every else room)
        )

    def footer(self, *, undo: bool) -> None:
        """Remind of the commands."""
        names = ["undo"] * undo + ["hint", "help", "board", "log", "rules", "language", "save", "quit"]
        words = [spelling(name, self._words.language) for name in names]
        self._console.print(Text(self._words("footer", commands=" · ".join(words)), style="dim"))

    def over(self, state: State) -> None:
        """Tell who has won, with everybody's points."""
        self._console.print()
        self._console.print(scoreboard(state.scores(), self._words))
        winners = state.winners()
        key = "won" if len(winners) == 1 else "won-shared"
        self._console.print(Text(self._words(key, who=self._words.names_of(winners)), style=f"bold {GOOD}"))


def prompt_sign(seat: int) -> str:
    """Return what stands before the answer."""
    return f"{mark(seat).shape} > "
