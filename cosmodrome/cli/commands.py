"""The words that command the client and not the game, understood in every language at once."""

from __future__ import annotations

from functools import cache

from cosmodrome.texts import LANGUAGES

from .words import terminal

COMMANDS = ("help", "undo", "hint", "board", "log", "all", "rules", "save", "language", "resign", "quit")


def read_command(line: str) -> tuple[str, str] | None:
    """Return the command that a line begins with and the rest of it; None if it is none."""
    first, _, rest = line.strip().partition(" ")
    command = _spellings().get(first.casefold().lstrip("/"))
    return None if command is None else (command, rest.strip())


def spelling(command: str, language: str) -> str:
    """Return the word that a command is known by in a language."""
    return _spelled(command, language)[0]


@cache
def _spellings() -> dict[str, str]:
    """Collect every word for every command."""
    return {word: command for command in COMMANDS for language in LANGUAGES for word in _spelled(command, language)}


def _spelled(command: str, language: str) -> list[str]:
    """List the words for a command in a language, the usual one first."""
    return terminal(language, f"command-{command}").split()
