"""The player's rules of a game as text."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

from cosmodrome import Game


class Heading(NamedTuple):
    """A heading of the rules; the page opens the section by its id."""

    level: str
    title: str
    section: str


def rules(game: Game, language: str) -> str:
    """Read the rules."""
    return Path(game.folder, "handbook", f"{language}.md").read_text(encoding="utf-8")


def headings(game: Game, language: str) -> list[Heading]:
    """List the headings; each has its id."""
    found = []
    for line in rules(game, language).splitlines():
        if line.startswith("#"):
            match = re.fullmatch(r"(#{1,4}) (\S.*\S) \{#([a-z_0-9]+)\}", line)
            assert match, line
            found.append(Heading(match[1], match[2], match[3]))
    return found


def titles(game: Game, language: str) -> dict[str, str]:
    """Give the words of each section's heading."""
    return {heading.section: heading.title for heading in headings(game, language)}


def links(game: Game, language: str) -> set[str]:
    """List the sections that the rules refer to."""
    return set(re.findall(r"\]\(#([^)]*)\)", rules(game, language)))


def rows(game: Game, language: str, section: str) -> list[list[str]]:
    """Read the table of a section."""
    text = rules(game, language).partition("{#" + section + "}")[2].partition("\n#")[0]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines() if line.startswith("|")]
