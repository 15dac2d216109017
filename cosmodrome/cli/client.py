"""A game played in the terminal, from the first question to the last."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.text import Text

from cosmodrome.kernel.action import Action
from cosmodrome.kernel.errors import BadSetup, IllegalAction
from cosmodrome.kernel.match import Match
from cosmodrome.kernel.rng import Rng
from cosmodrome.lab.titles import player
from cosmodrome.texts import LANGUAGES

from . import keeping
from .answers import find
from .asides import ASIDES, Asides
from .commands import read_command, spelling
from .log import Log, said
from .marks import BAD, named
from .reader import Reader
from .screen import Screen, prompt_sign
from .seating import Chair, names_for
from .words import Words


class Left(Exception):
    """Whoever plays wants to stop; the record is kept."""


class Client:
    """One game at one terminal: people type, bots think, everything is written down at once."""

    def __init__(
        self,
        match: Match,
        log: Log,
        chairs: Sequence[Chair],
        words: Words,
        console: Console,
        path: Path,
        *,
        clearing: bool,
    ) -> None:
        self._match, self._log, self._path = match, log, path
        self._chairs = chairs
        self._words, self._console = words, console
        self._reader = Reader(console)
        self._screen = Screen(console, words, clearing=clearing and self._reader.interactive)
        self._asides = Asides(log, words, console, paging=self._screen.clearing)
        self._people = [seat for seat, chair in enumerate(chairs) if chair.human]
        self._rng = Rng.seeded(match.record.seed)
        self._bots = {
            seat: player(chair.player, self._rng.below(1 << 30)) for seat, chair in enumerate(chairs) if not chair.human
        }
        self._told: dict[int, int] = {}
        """The position up to which each person has seen the log."""
        self._at_screen: int | None = self._people[0] if len(self._people) == 1 else None
        self._match.record.tags["players"] = ",".join(str(chair) for chair in chairs)

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        keeping.write(self._match.record, self._path)
        for line in said(self._log.dealt, self._at_screen, self._words):
            self._console.print(Text(line))
        try:
            while not self._match.state.over:
                deciders = self._match.state.deciders()
                # Bots first: what they answer does not stand between a person and the undo of a move.
                thinking = next((seat for seat in deciders if seat in self._bots), None)
                if thinking is not None:
                    self._think(thinking)
                else:
                    self._ask(deciders[0])
        except (Left, KeyboardInterrupt):
            self._console.print(Text(self._words("kept", path=shlex.quote(str(self._path)))), soft_wrap=True)
            return
        self._finish()

    def _think(self, seat: int) -> None:
        """Let a bot answer."""
        state = self._match.state
        legal = state.legal(seat)
        answer = legal[0]
        if len(legal) > 1:
            dream = state.imagine(seat, self._rng.fork())
            with self._console.status(self._words("thinking", who=self._words.name_of(seat))):
                answer = self._bots[seat].choose(dream, seat)
        self._play(seat, state.parse(seat, answer.text))

    def _play(self, seat: int, action: Action) -> None:
        """Carry out an action, write it down, and tell it where lines follow lines."""
        events = self._match.play(seat, action)
        entry = self._log.add(seat, action, events)
        if self._match.state.over:
            winners = self._match.state.winners()
            self._match.record.tags["result"] = " ".join(f"p{winner + 1}" for winner in winners)
        keeping.write(self._match.record, self._path)
        if not self._screen.clearing:
            self._screen.happened([entry], self._at_screen)

    def _ask(self, seat: int) -> None:
        """Ask a person until there is an answer that changes the position."""
        self._hand_over(seat)
        actions = self._match.record.actions
        if self._screen.clearing or not actions or actions[-1][0] != seat:
            self._draw(seat)
        self._question(seat)
        found: list[int] | None = None
        while True:
            line = self._reader.line(prompt_sign(seat))
            if line is None:
                raise Left
            if not line:
                if found is not None and len(found) == 1:
                    self._answer(seat, self._match.state.legal(seat)[found[0]])
                    return
                found = None
                self._question(seat)
                continue
            legal = self._match.state.legal(seat)
            command = None if any(action.text == line for action in legal) else read_command(line)
            if command is not None:
                if self._command(seat, *command):
                    return
                continue
            meant = find(line, legal, lambda action: self._words.say(action.message()))
            if isinstance(meant, Action):
                self._answer(seat, meant)
                return
            found = meant or None
            if found is None:
                self._why_not(seat, line)
            else:
                self._screen.question(self._match.state, seat, found)
                if len(found) == 1:
                    self._console.print(Text(self._words("confirm"), style="dim"))

    def _answer(self, seat: int, action: Action) -> None:
        """Take a person's answer."""
        self._told[seat] = self._match.number
        self._play(seat, action)

    def _why_not(self, seat: int, line: str) -> None:
        """Say why what was typed cannot be done."""
        try:
            self._match.state.parse(seat, line)
        except IllegalAction as error:
            unknown = error.message.key == "illegal-not-offered"
            self._complain(
                self._words("no-choice", what=line, command=spelling("help", self._words.language))
                if unknown
                else self._words.say(error.message)
            )

    def _hand_over(self, seat: int) -> None:
        """Hide what the person before may know and this one may not, until the screen has changed hands."""
        if self._at_screen is not None and self._at_screen != seat:
            state = self._match.state
            secret = any(state.view(each).data != state.view(None).data for each in self._people)
            if secret and self._screen.clearing:
                self._console.clear()
            if secret:
                self._console.print(
                    Text.assemble(named(seat, self._words.name_of(seat)), ": ", self._words("hand-over"))
                )
                if self._reader.line("") is None:
                    raise Left
        self._at_screen = seat

    def _draw(self, seat: int) -> None:
        """Show the position and what has happened since this person was asked last."""
        self._screen.position(self._match.state, seat)
        if self._screen.clearing:
            self._screen.happened(self._log.since(min(self._told.get(seat, 0), self._match.number)), seat)

    def _question(self, seat: int) -> None:
        """Show what is asked."""
        self._screen.question(self._match.state, seat)
        self._screen.footer(undo=self._undoable() is not None)

    def _undoable(self) -> int | None:
        """Return the person who acted last of those who can take something back now."""
        able = [seat for seat in self._people if self._match.undo_point(seat) < self._match.number]
        return max(able, key=self._match.last_of, default=None)

    def _complain(self, text: str) -> None:
        """Say what is wrong."""
        self._console.print(Text(text, style=BAD))

    def _command(self, seat: int, command: str, rest: str) -> bool:
        """Do what a command says; True if the position or the language is another one now."""
        if command in ASIDES:
            self._asides.answer(command, rest, self._match.state, seat)
        elif command == "undo":
            return self._undo()
        elif command == "board":
            self._draw(seat)
            self._question(seat)
        elif command == "all":
            self._screen.question(self._match.state, seat, every=True)
        elif command == "save":
            self._save(rest)
        elif command == "language":
            return self._switch(rest)
        elif command == "resign":
            self._resign(seat)
        else:
            raise Left
        return False

    def _undo(self) -> bool:
        """Take back the last action where that is possible."""
        seat = self._undoable()
        if seat is None:
            self._complain(self._words("undo-impossible"))
            return False
        self._log.take_back(seat, self._match.last_of(seat))
        self._match.undo(seat)
        keeping.write(self._match.record, self._path)
        if not self._screen.clearing:
            self._console.print(Text(self._words("undone")))
        return True

    def _save(self, name: str) -> None:
        """Write the record to a file of the player's choice, never over another one."""
        if not name:
            self._console.print(Text(self._words("saved-always", path=str(self._path))), soft_wrap=True)
            return
        path = Path(name).expanduser()
        try:
            if path.exists():
                self._complain(self._words("save-exists", path=str(path)))
                return
            keeping.write(self._match.record, path)
        except OSError as error:
            self._complain(self._words("save-failed", path=str(path), why=error.strerror or str(error)))
            return
        self._console.print(Text(self._words("saved", path=str(path))))

    def _switch(self, language: str) -> bool:
        """Speak another language: the one that was named, or the next one."""
        chosen = language.casefold() or LANGUAGES[(LANGUAGES.index(self._words.language) + 1) % len(LANGUAGES)]
        try:
            self._words.switch(chosen)
        except BadSetup:
            self._complain(self._words("language-unknown", languages=", ".join(LANGUAGES)))
            return False
        self._words.names[:] = names_for(self._chairs, self._words)
        return True

    def _resign(self, seat: int) -> None:
        """End the game as lost, if that is meant; the record says so and can still be taken up again."""
        self._console.print(Text(self._words("resign-sure", command=spelling("resign", self._words.language))))
        again = read_command(self._reader.line(prompt_sign(seat)) or "")
        if again is not None and again[0] == "resign":
            self._match.record.tags["result"] = f"p{seat + 1} resigned"
            keeping.write(self._match.record, self._path)
            self._console.print(Text(self._words("resigned", who=self._words.name_of(seat))))
            raise Left

    def _finish(self) -> None:
        """Show how the game has ended."""
        self._screen.position(self._match.state, self._at_screen)
        if self._screen.clearing:
            since = self._told.get(self._at_screen, 0) if self._at_screen is not None else 0
            self._screen.happened(self._log.since(min(since, self._match.number)), self._at_screen)
        self._screen.over(self._match.state)
        self._console.print(Text(self._words("finished", path=str(self._path)), style="dim"), soft_wrap=True)
