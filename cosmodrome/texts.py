"""Words for people: turns messages into sentences, in English or Russian, from the .ftl files."""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from .games import games
from .kernel.errors import CosmodromeError
from .kernel.game import Game
from .kernel.message import Arg, Message, Term, Who

LANGUAGES = ("en", "ru")

_SHARED = Path(__file__).parent


class BadText(CosmodromeError, LookupError):
    """A text that is missing or cannot be put into words: a mistake in the program, not of its user."""

    def __str__(self) -> str:
        return str(self.args[0])


class Texts:
    """The texts of one game (or of none: the shared ones) in one language.

    >>> from cosmodrome import Message, Who
    >>> Texts("en").name("level-pilot")
    'Pilot'
    >>> Texts("ru").format(Message("seat-turn", {"who": Who(0)}), names=["Вега"])
    'Ходит Вега'
    """

    def __init__(self, language: str, game: Game | str | None = None, *, strict: bool | None = None) -> None:
        if language not in LANGUAGES:
            raise BadText(f"there are no texts in {language!r}, only in {' and '.join(LANGUAGES)}")
        self.language = language
        self.strict = os.environ.get("COSMODROME_STRICT_TEXTS") == "1" if strict is None else strict
        """Whether a mistake in the texts raises BadText; otherwise it shows as ⟦key⟧ in the text."""
        self._bundle = FluentBundle([language], use_isolating=False)
        title = next((each for each in games() if each.key == game), None) if isinstance(game, str) else game
        if title is not None:
            self._bundle.add_resource(_read(Path(title.folder), language))
        self._bundle.add_resource(_read(_SHARED, language))

    def has(self, key: str) -> bool:
        """Tell whether there is a text with this key, or with this key and attribute: 'card-booster_pod.power'."""
        key, _, attribute = key.partition(".")
        if not self._bundle.has_message(key):
            return False
        message = self._bundle.get_message(key)
        return attribute in message.attributes if attribute else message.value is not None

    def name(self, key: str) -> str:
        """Return a text that takes no arguments: the name of a component, or an attribute of it."""
        return self._say(key, {})

    def seat(self, seat: int, names: Sequence[str] = ()) -> str:
        """Name who sits at a seat: by the given name, or by the seat's number."""
        if seat < len(names) and names[seat]:
            return names[seat]
        return self._say("seat-name", {"number": seat + 1})

    def format(self, message: Message, names: Sequence[str] = ()) -> str:
        """Put a message into words; names are those of the players, by seat."""
        return self._say(message.key, {name: self._argument(arg, names) for name, arg in message.args.items()})

    def _argument(self, arg: Arg, names: Sequence[str]) -> str | int:
        """Put one argument into words; numbers stay numbers, for their plurals."""
        if isinstance(arg, Term):
            return self.name(arg.key)
        if isinstance(arg, Who):
            return self.seat(arg.seat, names)
        if isinstance(arg, list):
            return ", ".join(str(self._argument(part, names)) for part in arg)
        return arg

    def _say(self, key: str, args: dict[str, str | int]) -> str:
        """Put a key with finished arguments into words."""
        if not self.has(key):
            return self._mistake(key, f"there is no text {key!r} in {self.language}")
        base, _, attribute = key.partition(".")
        message = self._bundle.get_message(base)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors and self.strict:
            raise BadText(f"the text {key!r} in {self.language} cannot be said with {args}: {errors[0]}")
        return str(text)

    def _mistake(self, key: str, what: str) -> str:
        """Report a missing text, or show its key where play has to go on."""
        if self.strict:
            raise BadText(what)
        return f"⟦{key}⟧"


@cache
def _read(folder: Path, language: str) -> ast.Resource:
    """Read the texts of a folder once; a file that does not parse is refused as a whole."""
    path = folder / "locale" / f"{language}.ftl"
    if not path.exists():
        raise BadText(f"{folder.name} has no texts in {language!r}")
    resource = FluentResource(path.read_text(encoding="utf-8"))
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            raise BadText(
                f"{path.name} of {folder.name} cannot be read: {entry.annotations[0].message}"
                f" at {(entry.content or '').strip().splitlines()[0]!r}"
            )
    return resource


@cache
def bundle_of(path: Path, language: str) -> FluentBundle:
    """Read one file of texts that belongs to no game."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


def own_language() -> str:
    """Find the language of whoever sits at the terminal, from the environment."""
    variables = ("COSMODROME_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
    named = next((os.environ[name] for name in variables if os.environ.get(name)), "").lower()
    return next((language for language in LANGUAGES if named.startswith(language)), LANGUAGES[0])


@cache
def _english(game: str) -> Texts:
    """Keep the English texts that the errors are said in; without those of the game if they are broken."""
    try:
        return Texts("en", game, strict=False)
    except BadText:
        return Texts("en", strict=False)


def in_english(game: str, message: Message) -> str:
    """Say a message of a game in English, never failing: an error has to be readable."""
    return _english(game).format(message)
