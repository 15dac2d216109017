"""The terminal's texts: the same keys and variables in both languages, and every key that the code says."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import cosmodrome.cli
from cosmodrome import Game, games
from cosmodrome.cli.commands import COMMANDS, read_command, spelling
from cosmodrome.cli.handbook import components
from cosmodrome.cli.words import LOCALE

FOLDER = Path(cosmodrome.cli.__file__).parent
CODE = "\n".join(path.read_text(encoding="utf-8") for path in FOLDER.rglob("*.py"))
DRAWINGS = {
    family: source
    for source in (
        "\n".join(path.read_text(encoding="utf-8") for path in sorted((FOLDER / "drawings").glob(f"{game.key}*.py")))
        for game in games()
    )
    for family in re.findall(r'FAMILY = "([a-z]+)"', source)
}
"""The source of each drawing, by the first word of the keys of its texts."""


@cache
def entries(language: str) -> dict[str, ast.Message]:
    source = (LOCALE / f"terminal.{language}.ftl").read_text(encoding="utf-8")
    body = FluentParser().parse(source).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    messages = [entry for entry in body if isinstance(entry, ast.Message)]
    assert len({message.id.name for message in messages}) == len(messages)
    return {message.id.name: message for message in messages}


def variables(message: ast.Message, language: str) -> set[str]:
    source = (LOCALE / f"terminal.{language}.ftl").read_text(encoding="utf-8")
    assert message.span is not None
    return set(re.findall(r"\$(\w+)", source[message.span.start : message.span.end]))


def test_both_languages_say_the_same_things() -> None:
    english, russian = entries("en"), entries("ru")
    assert english.keys() == russian.keys()
    for key in english:
        assert variables(english[key], "en") == variables(russian[key], "ru"), key


def test_every_text_is_said_somewhere_and_every_key_in_the_code_has_a_text() -> None:
    families = {key.rpartition("-")[0] for key in re.findall(r'f"([a-z-]+-)\{', CODE)} | {
        "about",
        "command",
        "column",
        "star",
        "bench",
        "attribute",
        "family",
        *DRAWINGS,
    }
    for key in entries("en"):
        assert f'"{key}"' in CODE or any(key.startswith(f"{family}-") for family in families), key
    for key in re.findall(r'(?:words|self\._words|(?<!\w)_)\("([a-z-]+)"', CODE):
        assert key in entries("en"), key


def test_a_drawing_says_all_of_its_texts_and_no_others() -> None:
    shared = (FOLDER / "drawings" / "sketch.py").read_text(encoding="utf-8")
    assert len(DRAWINGS) == 5
    for family, source in DRAWINGS.items():
        for key in re.findall(r'self\.(?:say|fact|heading)\("([\w-]+)"', source):
            assert f"{family}-{key}" in entries("en"), key
        begun = tuple(re.findall(r"""f["']([\w-]+-)\{""", source) + re.findall(r"""["']([\w-]+-)["'] \+""", source))
        for name in entries("en"):
            key = name.removeprefix(f"{family}-")
            if key != name:
                literal = rf"""["']{key.removesuffix("-short")}["']"""
                assert re.search(literal, source + shared) or key.startswith(begun), name


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_is_understood_in_both_languages_at_any_time(command: str) -> None:
    for language in ("en", "ru"):
        assert read_command(f"{spelling(command, language)} x y") == (command, "x y")
        assert read_command(f"/{spelling(command, language).upper()}") == (command, "")


@pytest.mark.parametrize("game", games(), ids=str)
def test_help_has_words_for_every_family_of_components_and_for_what_is_told_of_them(game: Game) -> None:
    for key, attributes in components(game).items():
        assert f"family-{key.partition('-')[0]}" in entries("en")
        for attribute in attributes:
            assert f"attribute-{attribute}" in entries("en")
