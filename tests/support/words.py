"""What holds for the words of a game: a test class made of `Words` names what differs from game to game."""

from __future__ import annotations

import re
from typing import ClassVar

import pytest

from cosmodrome import Game, Message, State
from cosmodrome.texts import LANGUAGES, Texts

from .play import Case
from .sayings import check_numbers, check_texts, check_variables, heard, tidy

NAMES = ["Вега", "Altair", "Маша", "Rigel", "Мицар"]


class Words:
    """Nothing is unsaid, nothing is said in vain, and what is said reads well."""

    game: ClassVar[Game]
    made: ClassVar[set[str]]
    """Keys that the code puts together."""
    words: ClassVar[set[str]]
    """Variables that are words; all others are numbers."""
    zero: ClassVar[str]
    """What there is never 0 of in a text: 'fuel|ore'."""
    zero_in: ClassVar[tuple[str, ...]] = ()
    """How the keys begin that may say 0 all the same."""
    kinds: ClassVar[int]
    """More texts than this are said in a few games."""
    sentences: ClassVar[list[tuple[Message, str, str]]]
    """Examples: a message, how it reads in English and in Russian."""

    def answers(self, state: State) -> list[str]:
        """List answers that people try though the rules may forbid them."""
        raise NotImplementedError

    def case(self, seats: int) -> Case:
        """Choose the variants that are played."""
        return Case(self.game, seats, {})

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_the_texts_are_just_those_that_the_code_can_say(self, language: str) -> None:
        check_texts(self.game, language, self.made)

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_each_text_gets_the_variables_that_it_needs(self, language: str) -> None:
        check_variables(self.game, language)

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_each_text_can_be_said_with_any_number(self, language: str) -> None:
        check_numbers(self.game, language, self.words)

    def test_what_is_said_in_play_reads_well(self) -> None:
        languages = [Texts(language, self.game, strict=True) for language in LANGUAGES]
        for seats in self.game.seats:
            found = heard(self.case(seats), range(3), self.answers).values()
            for message in found:
                for texts in languages:
                    text = texts.format(message, NAMES)
                    assert "action" in message.args or tidy(text), text
                    assert message.key.startswith(self.zero_in) or not re.search(rf"\b0 ({self.zero})", text), text
            assert len({message.key for message in found}) > self.kinds

    def test_numbers_and_names_make_sentences(self) -> None:
        english, russian = (Texts(language, self.game, strict=True) for language in ("en", "ru"))
        for message, *read in self.sentences:
            assert [english.format(message, NAMES), russian.format(message, NAMES)] == read
