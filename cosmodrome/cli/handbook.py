"""What a player can look up: the components of a game, and its rules in the player's words."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from fluent.runtime import FluentResource
from fluent.syntax import ast
from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.text import Text

from cosmodrome.kernel.game import Game
from cosmodrome.texts import LANGUAGES, Texts

from .answers import part_of
from .marks import ACT
from .words import Words, plain

ANCHOR = re.compile(r"[ \t]*\{#[^}\s]+\}")
"""What marks the section of a component in the rules: {#shipyard} behind its heading."""

SAYINGS = ("action", "event", "prompt", "illegal", "option", "score", "phase")
"""Families of keys that are said, not things that lie on the table."""


@cache
def components(game: Game) -> dict[str, list[str]]:
    """List a game's components by the keys of the texts that name them, such as facility-shipyard.

    With each stands what its text tells beside the name: short, power, discard, ...
    """
    source = (Path(game.folder) / "locale" / f"{LANGUAGES[0]}.ftl").read_text(encoding="utf-8")
    return {
        entry.id.name: [attribute.id.name for attribute in entry.attributes]
        for entry in FluentResource(source).body
        if isinstance(entry, ast.Message)
        and "-" in entry.id.name
        and entry.attributes
        and entry.id.name.partition("-")[0] not in SAYINGS
    }


def look_up(game: Game, query: str) -> list[str]:
    """Find components by the words of their key or of their name in any language; an exact hit stands alone."""
    typed = query.casefold().replace("_", " ").replace("-", " ").split()
    every = [Texts(language, game) for language in LANGUAGES]
    found = []
    for key in components(game):
        names = [key.partition("-")[2].replace("_", " "), key.replace("-", " ").replace("_", " ")]
        names += [texts.name(key).casefold() for texts in every]
        if any(name.casefold().split() == typed for name in names):
            return [key]
        if any(all(any(part_of(part, word) for word in name.casefold().split()) for part in typed) for name in names):
            found.append(key)
    return found


def explain(words: Words, key: str) -> RenderableType:
    """Tell all there is to know of a component."""
    assert words.game is not None
    lines: list[RenderableType] = [Text(words.texts.name(key), style=f"bold {ACT}")]
    for attribute in components(words.game)[key]:
        text = Text()
        if words.has(f"attribute-{attribute}"):
            text.append(words(f"attribute-{attribute}") + " ", style="bold")
        elif attribute != "short":
            text.append(plain(attribute) + ": ", style="bold")
        text.append(words.texts.name(f"{key}.{attribute}"))
        lines.append(Padding(text, (0, 0, 0, 2)))
    chapter = chapter_on(words, key)
    if chapter:
        lines.append(Padding(Markdown(chapter), (0, 0, 0, 2)))
    return Group(*lines)


def example(words: Words) -> str:
    """Name a component to show how help is asked for."""
    assert words.game is not None
    return next((words.texts.name(key) for key in components(words.game)), "").lower()


def index(words: Words) -> RenderableType:
    """List what can be looked up, family by family."""
    assert words.game is not None
    families: dict[str, list[str]] = {}
    for key in components(words.game):
        families.setdefault(key.partition("-")[0], []).append(words.texts.name(key))
    lines = []
    for family, names in families.items():
        shown = words(f"family-{family}") if words.has(f"family-{family}") else plain(family)
        lines.append(Text.assemble((f"{shown}: ", "bold"), ", ".join(names)))
    return Group(*lines)


def rules_text(words: Words) -> str:
    """Return the player's rules in the language of the moment, or nothing where a game has none."""
    return ANCHOR.sub("", _rules(words))


def chapter_on(words: Words, key: str) -> str:
    """Return what the rules say about a component: the section that is anchored at it, without its heading."""
    anchors = {f"{{#{key}}}", f"{{#{key.partition('-')[2]}}}"}
    for section in _split(_rules(words)):
        heading, _, body = section.partition("\n")
        if any(heading.rstrip().endswith(anchor) for anchor in anchors):
            return ANCHOR.sub("", body).strip()
    return ""


def _rules(words: Words) -> str:
    """Read the rules as they are written, with anchors at their headings."""
    assert words.game is not None
    path = Path(words.game.folder) / "handbook" / f"{words.language}.md"
    return path.read_text(encoding="utf-8") if path.exists() else ""


def sections(words: Words, query: str) -> list[str]:
    """Find the sections of the rules whose heading has the words of a query."""
    wanted = query.casefold().split()
    return [
        section
        for section in _split(rules_text(words))
        if all(word in section.splitlines()[0].casefold() for word in wanted)
    ]


def _split(text: str) -> Sequence[str]:
    """Cut a Markdown text at its headings."""
    parts: list[list[str]] = []
    for line in text.splitlines():
        if line.startswith("#") or not parts:
            parts.append([])
        parts[-1].append(line)
    return ["\n".join(part) for part in parts if part and part[0].startswith("#")]
