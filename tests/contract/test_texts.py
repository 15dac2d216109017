"""What every game promises about its words: all there, in both languages, and they can be said."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest
from kernel.signals import GAME as SIGNALS
from support.play import Case, Nonsense, chooser, games_of, walk
from support.texts import dangling, keys, shape

import cosmodrome
from cosmodrome import Event, Game, IllegalAction, Message, texts
from cosmodrome.texts import LANGUAGES, Texts

SHARED = Path(texts.__file__).parent / "locale"
FOLDERS = [SHARED, *(Path(game.folder) / "locale" for game in [*cosmodrome.games(), SIGNALS])]
ROOT = Path(__file__).parents[2]
ENGLISH = sorted(path for place in ("cosmodrome", "tests", "web/src") for path in (ROOT / place).rglob("*en.ftl"))
NAMES = ["Вега", "Altair", "Deneb", "Rigel", "Мицар", "Spica"]


def folder_name(folder: Path) -> str:
    """Call a locale folder after what it belongs to."""
    return folder.parent.name


@pytest.mark.parametrize("path", ENGLISH, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_both_languages_have_the_same_keys_with_the_same_variables(path: Path) -> None:
    english, russian = shape(path), shape(path.with_name(path.name.replace("en.ftl", "ru.ftl")))
    assert english.keys() - russian.keys() == set()
    assert russian.keys() - english.keys() == set()
    assert {key: variables for key, variables in english.items() if variables != russian[key]} == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=folder_name)
def test_each_key_stands_once_and_refers_to_what_exists(folder: Path, language: str) -> None:
    shared, own = keys(SHARED / f"{language}.ftl"), keys(folder / f"{language}.ftl")
    every = own if folder == SHARED else shared + own
    assert [key for key, count in Counter(every).items() if count > 1] == []
    assert dangling(folder / f"{language}.ftl", set(every)) == set()


@pytest.mark.parametrize("game", [*cosmodrome.games(), SIGNALS], ids=lambda game: game.key)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_game_and_its_options_have_names(game: Game, language: str) -> None:
    words = Texts(language, game, strict=True)
    assert words.name("game-name")
    for option in game.options:
        assert words.name(f"option-{option.key}")
        for choice in option.choices:
            if isinstance(choice, bool):
                assert words.name("option-yes" if choice else "option-no")
            elif isinstance(choice, str):
                assert words.name(f"option-{option.key}-{choice}")
    for part in game.new(game.seats[0], 1).scores()[0].parts:
        assert words.name(f"score-{part}")


def test_everything_that_is_said_in_a_game_can_be_said_in_both_languages(case: Case) -> None:
    languages = [Texts(language, case.game, strict=True) for language in LANGUAGES]
    said: set[str] = set()

    def say(message: Message) -> None:
        seen = json.dumps(message.to_json(), sort_keys=True)
        if seen in said:
            return
        said.add(seen)
        for words in languages:
            text = words.format(message, NAMES)
            assert text.strip()
            assert not set(text) & set("⟦{\u2068\u2069"), text

    for seed in games_of(case, 3):
        events: list[Event] = []
        for state in walk(case.new(seed, events), chooser(seed), events):
            for event in events:
                for seat in [None, *range(case.seats)]:
                    seen = event.seen_by(seat)
                    if seen is not None:
                        facts = seen.to_json()
                        assert isinstance(facts["event"], str)
                        assert json.loads(json.dumps(facts, allow_nan=False)) == facts
                        say(seen.message())
            events.clear()
            for seat in range(case.seats):
                with pytest.raises(IllegalAction) as refused:
                    state.apply(seat, Nonsense("dance on the table"))
                say(refused.value.message)
                if seat in state.deciders():
                    say(state.prompt(seat))
                    for action in state.legal(seat):
                        say(action.message())
    assert said
