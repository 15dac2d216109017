"""Recorded games are replayed to the end that they state."""

from __future__ import annotations

from pathlib import Path

import pytest
from games.space_base.playthrough import FOLDER, PLAYTHROUGH, SHOWN, result, shown
from games.space_base.table import GAME

from cosmodrome import BadRecord, Record

RECORDS = sorted(FOLDER.glob("*.txt"))


def read(path: Path) -> Record:
    return Record.parse(path.read_text(encoding="utf-8"))


def test_there_are_games_for_every_number_of_players_and_both_variants() -> None:
    games = {(record.seats, record.options["light_speed"]) for record in map(read, RECORDS)}
    assert games == {(seats, light_speed) for seats in GAME.seats for light_speed in (False, True)}


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


def test_the_records_show_nearly_every_kind_of_answer() -> None:
    kinds = {text.split()[0] for path in RECORDS for _, text in read(path).actions}
    assert {"separate", "sum", "buy", "pass", "use", "done", "not", "pick", "commit", "shift", "collect", "claim",
            "aim"} <= kinds


def test_a_record_with_an_illegal_answer_names_it() -> None:
    record = read(FOLDER / SHOWN)
    record.actions.insert(5, (record.actions[5][0], "buy everything"))
    with pytest.raises(BadRecord, match="action 6"):
        record.replay(GAME)


def test_the_playthrough_is_what_the_engine_does_today() -> None:
    assert shown(read(FOLDER / SHOWN)) == PLAYTHROUGH.read_text(encoding="utf-8"), (
        "run PYTHONPATH=.:tests python -m games.space_base.playthrough and look at what has changed")
