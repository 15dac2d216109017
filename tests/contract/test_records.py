"""Recorded games of every game are replayed to the end that they state."""

from __future__ import annotations

from pathlib import Path

import pytest
from support.records import read, recorded, result

import cosmodrome
from cosmodrome import BadRecord, Game

GAMES = cosmodrome.games()
RECORDS = [pytest.param(game, path, id=f"{game.key}-{path.stem}") for game in GAMES for path in recorded(game)]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_there_are_recorded_games_for_every_number_of_players(game: Game) -> None:
    assert {read(path).seats for path in recorded(game)} == set(game.seats)


@pytest.mark.parametrize(("game", "path"), RECORDS)
def test_a_recorded_game_ends_as_it_says(game: Game, path: Path) -> None:
    record = read(path)
    state = record.replay(game)
    assert state.over
    assert result(state) == record.tags["result"]
    assert str(record) == path.read_text(encoding="utf-8")


@pytest.mark.parametrize(("game", "path"), RECORDS)
def test_a_recorded_game_can_be_taken_up_anywhere_from_its_position(game: Game, path: Path) -> None:
    record = read(path)
    middle = len(record.actions) // 2
    state = game.from_json(record.replay(game, middle).to_json())
    for number, (seat, text) in enumerate(record.actions[middle:], start=middle + 1):
        record.follow(state, number, seat, text, None)
    assert result(state) == record.tags["result"]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_a_record_with_an_illegal_answer_names_it(game: Game) -> None:
    record = read(recorded(game)[0])
    record.actions.insert(5, (record.actions[5][0], "dance on the table"))
    with pytest.raises(BadRecord, match="action 6"):
        record.replay(game)
