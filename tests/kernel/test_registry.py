"""Finding the games: a folder is enough."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import cosmodrome
from cosmodrome import UnknownGame

ORDER = ["alien_frontiers", "space_base", "planet_unknown", "federation", "spacecorp"]
PACKAGE = sys.modules["cosmodrome.games"]


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Give a second folder for games, forgotten afterwards."""
    monkeypatch.setattr(PACKAGE, "__path__", [*PACKAGE.__path__, str(tmp_path)])
    PACKAGE._titles.cache_clear()
    yield tmp_path
    PACKAGE._titles.cache_clear()
    for name in ("zodiac", "aurora", "unfinished"):
        sys.modules.pop(f"cosmodrome.games.{name}", None)


def test_the_first_five_come_first_in_their_order() -> None:
    keys = [game.key for game in cosmodrome.games()]
    known = [key for key in ORDER if key in keys]
    assert keys[: len(known)] == known
    assert known[0] == "alien_frontiers"
    assert keys[len(known) :] == sorted(keys[len(known) :])


def test_each_game_is_found_by_its_key() -> None:
    for game in cosmodrome.games():
        assert cosmodrome.game(game.key) is game
        assert Path(game.folder).name == game.key


def test_an_unknown_game_is_explained() -> None:
    with pytest.raises(UnknownGame, match="there is no game 'chess'; there is alien_frontiers"):
        cosmodrome.game("chess")


def test_the_list_is_the_callers_own() -> None:
    cosmodrome.games().clear()
    assert cosmodrome.games()


def test_a_new_folder_is_a_new_game(shelf: Path) -> None:
    before = [game.key for game in cosmodrome.games()]
    PACKAGE._titles.cache_clear()
    for name in ("zodiac", "aurora"):
        (shelf / name).mkdir()
        (shelf / name / "__init__.py").write_text(
            f"from kernel.signals import SignalsGame\nGAME = SignalsGame({name!r})\n"
        )
    (shelf / "unfinished").mkdir()
    (shelf / "unfinished" / "__init__.py").write_text("")
    (shelf / "notes").mkdir()
    assert [game.key for game in cosmodrome.games()] == [*before, "aurora", "zodiac"]
    assert cosmodrome.game("zodiac").new(2, 1).deciders() == (0,)
