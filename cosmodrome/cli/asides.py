"""What a player looks up while the game waits: help, rules, the log, a hint. Nothing here changes the game."""

from __future__ import annotations

from rich.console import Console
from rich.markdown import Markdown
from rich.text import Text

from cosmodrome.kernel.rng import Rng
from cosmodrome.kernel.state import State
from cosmodrome.players import SearchPlayer, Thought

from . import handbook
from .commands import COMMANDS, spelling
from .log import Log, said, tell
from .marks import ACT, BAD
from .words import Words

ASIDES = ("help", "hint", "log", "rules")
"""The commands that are answered here."""

MOST = 6
"""Components that one word explains at once."""


class Asides:
    """Answers a player's questions beside the game."""

    def __init__(self, log: Log, words: Words, console: Console, *, paging: bool) -> None:
        self._log = log
        self._words = words
        self._console = console
        self._paging = paging
        self._adviser = SearchPlayer(1, Thought(2000, seconds=1.0))
        self._rng = Rng.seeded(1)

    def answer(self, command: str, rest: str, state: State, seat: int) -> None:
        """Answer one of the commands."""
        if command == "help":
            self._explain(rest) if rest else self._help()
        elif command == "hint":
            self._hint(state, seat)
        elif command == "log":
            self._tell(rest, seat)
        else:
            self._rules(rest)

    def _explain(self, query: str) -> None:
        """Explain the components that a query finds."""
        assert self._words.game is not None
        keys = handbook.look_up(self._words.game, query)
        for key in keys[:MOST]:
            self._console.print(handbook.explain(self._words, key))
        if not keys:
            self._console.print(Text(self._words("help-unknown", what=query), style=BAD))

    def _help(self) -> None:
        """Say how to use the client, and what can be explained."""
        words = self._words
        self._console.print(Text(words("help-answers")))
        for name in COMMANDS:
            self._console.print(
                Text.assemble(
                    (f"  {spelling(name, words.language):<10}", "bold"),
                    words(f"command-{name}-about", example=handbook.example(words)),
                )
            )
        self._console.print(Text(words("help-components")))
        self._console.print(handbook.index(words))

    def _hint(self, state: State, seat: int) -> None:
        """Say what a thinking player would do here, and what it expects of it."""
        words = self._words
        legal = state.legal(seat)
        if len(legal) == 1:
            self._console.print(Text(words("hint-none")))
            return
        with self._console.status(words("thinking", who=words.texts.name("level-admiral"))):
            advice = self._adviser.advise(state.imagine(seat, self._rng.fork()), seat)
        numbers = {action.text: number for number, action in enumerate(legal, start=1)}
        for each in advice[:3]:
            self._console.print(
                Text.assemble(
                    (f"{numbers[each.action.text]:>3}", ACT),
                    "  ",
                    words("hint", action=words.say(each.action.message()), percent=round(100 * each.value)),
                )
            )

    def _tell(self, count: str, seat: int) -> None:
        """Tell what has happened: everything, or the last few actions."""
        last = int(count) if count.isdecimal() else 0
        for line in [] if last else said(self._log.dealt, seat, self._words):
            self._console.print(Text(f"   0 {line}", style="dim"))
        lines = [(entry.number, tell(entry, seat, self._words)) for entry in self._log.since(0)]
        for number, told in [each for each in lines if each[1] is not None][-last:]:
            self._console.print(Text(f"{number:>4} ", style="dim"), told, sep="")

    def _rules(self, query: str) -> None:
        """Show the player's rules, or the sections that a query finds."""
        found = handbook.sections(self._words, query) if query else [handbook.rules_text(self._words)]
        if not any(found):
            self._console.print(Text(self._words("rules-missing"), style=BAD))
        elif self._paging and not query:
            with self._console.pager(styles=True):
                self._console.print(Markdown(found[0]))
        else:
            for section in found:
                self._console.print(Markdown(section))
