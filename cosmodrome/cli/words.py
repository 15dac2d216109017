"""What the terminal says, in the language of the moment: its own texts, and those of the game on the table."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from fluent.runtime import FluentBundle

from cosmodrome.kernel.errors import BadSetup
from cosmodrome.kernel.game import Game
from cosmodrome.kernel.message import Message
from cosmodrome.texts import LANGUAGES, Texts, bundle_of

LOCALE = Path(__file__).parent.parent / "locale"


class Words:
    """The terminal's texts and one game's, with the names of who plays."""

    def __init__(self, language: str, game: Game | None = None, names: Sequence[str] = ()) -> None:
        self.game = game
        self.names = list(names)
        self.language = ""
        self.switch(language)

    def switch(self, language: str) -> None:
        """Speak another language from now on."""
        self.language = check_language(language)
        self.texts = Texts(self.language, self.game)

    def __call__(self, key: str, **args: str | int | float) -> str:
        """Say a text of the terminal."""
        return terminal(self.language, key, **args)

    def has(self, key: str) -> bool:
        """Tell whether the terminal has a text with this key."""
        return _bundle(self.language).has_message(key)

    def say(self, message: Message) -> str:
        """Say a message of the game."""
        return self.texts.format(message, self.names)

    def name_of(self, seat: int) -> str:
        """Name who sits at a seat."""
        return self.texts.seat(seat, self.names)

    def names_of(self, seats: Sequence[int]) -> str:
        """Name who sits at some seats."""
        return ", ".join(self.name_of(seat) for seat in seats)

    def title(self) -> str:
        """Name the game."""
        assert self.game is not None
        return self.label("game-name", self.game.key)

    def label(self, name: str, key: str) -> str:
        """Return a text of the game, or a key made readable where the game has none."""
        return self.texts.name(name) if self.texts.has(name) else plain(key)


def terminal(language: str, key: str, **args: str | int | float) -> str:
    """Say a text of the terminal in a language."""
    bundle = _bundle(language)
    pattern = bundle.get_message(key).value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, dict(args))
    if errors:
        raise LookupError(f"{key} in {language}: {errors[0]}")
    return str(text)


def plain(key: str) -> str:
    """Make a key readable where no text names it.

    >>> plain("mine_minimum")
    'Mine minimum'
    """
    words = key.replace("_", " ").replace("-", " ").strip()
    return words[:1].upper() + words[1:]


def check_language(language: str) -> str:
    """Accept a language that there are texts in, or raise BadSetup."""
    if language not in LANGUAGES:
        raise BadSetup(f"there is no language {language!r}; there is {' and '.join(LANGUAGES)}")
    return language


def _bundle(language: str) -> FluentBundle:
    """Return the terminal's texts."""
    return bundle_of(LOCALE / f"terminal.{language}.ftl", language)
