"""Recorded games are replayed to the end that they state."""

from __future__ import annotations

from pathlib import Path

import pytest
from games.planet_unknown.table import GAME

from cosmodrome import Record, State

RECORDS = sorted((Path(__file__).parent / "records").glob("*.txt"))


def result(state: State) -> str:
    """Write the medals of all seats."""
    return " ".join(str(score.total) for score in state.scores())


def read(path: Path) -> Record:
    return Record.parse(path.read_text(encoding="utf-8"))


def test_there_are_games_for_every_number_of_players() -> None:
    assert {read(path).seats for path in RECORDS} == {1, 2, 3, 4, 5, 6}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_game_ends_as_it_says(path: Path) -> None:
    record = read(path)
    state = record.replay(GAME)
    assert state.over
    assert result(state) == record.tags["result"]
    assert str(record) == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_game_can_be_taken_up_anywhere_from_its_position(path: Path) -> None:
    record = read(path)
    middle = len(record.actions) // 2
    state = GAME.from_json(record.replay(GAME, middle).to_json())
    for number, (seat, text) in enumerate(record.actions[middle:], start=middle + 1):
        record.follow(state, number, seat, text, None)
    assert result(state) == record.tags["result"]
