"""The player's rules of every game: the same in both languages, and every link leads somewhere."""

from __future__ import annotations

import re

import pytest
from support.rules import headings, links, rules, titles

import cosmodrome
from cosmodrome import Game
from cosmodrome.texts import LANGUAGES

pytestmark = pytest.mark.parametrize("game", cosmodrome.games(), ids=lambda game: game.key)


def test_the_rules_have_the_same_sections_in_both_languages(game: Game) -> None:
    english, russian = ([(level, section) for level, _, section in headings(game, language)] for language in LANGUAGES)
    assert english == russian
    assert len(set(english)) == len(english) > 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_links_in_the_rules_lead_to_sections(game: Game, language: str) -> None:
    assert links(game, language) - titles(game, language).keys() == set()
    assert not re.search(r"\]\((?!#)", rules(game, language))
