"""Recorded games are replayed to the end that they state."""

from __future__ import annotations

from pathlib import Path

import pytest
from games.alien_frontiers.playthrough import FOLDER, GAME, PLAYTHROUGH, SHOWN, result, shown

from cosmodrome import BadRecord, Record

RECORDS = sorted(FOLDER.glob("*.txt"))


def read(path: Path) -> Record:
    return Record.parse(path.read_text(encoding="utf-8"))


def test_there_are_games_for_every_number_of_players_and_the_long_variant() -> None:
    games = {(record.seats, record.options["long"]) for record in map(read, RECORDS)}
    assert games == {(2, False), (3, False), (3, True), (4, False), (4, True)}


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


def test_the_records_show_every_facility_and_nearly_every_kind_of_answer() -> None:
    texts = [text for path in RECORDS for _, text in read(path).actions]
    for facility in ("solar_converter", "lunar_mine", "alien_artifact", "orbital_market", "shipyard",
                     "colony_constructor", "raiders_outpost", "terraforming_station", "colonist_hub"):
        assert any(text.startswith("dock ") and text.endswith(facility) for text in texts), facility
    kinds = {" ".join(text.split()[:2]) if text.startswith(("use", "discard")) else text.split()[0] for text in texts}
    cards = {"booster_pod", "stasis_beam", "polarity_device", "gravity_manipulator", "temporal_warper", "data_crystal",
             "orbital_teleporter", "plasma_cannon"}
    assert {"roll", "dock", "trade", "cycle", "claim", "launch", "buy", "end", "land", "raid", "return"} <= kinds
    assert {f"use {card}" for card in cards} <= kinds
    assert {f"discard {card}" for card in cards} <= kinds


def test_a_record_with_an_illegal_answer_names_it() -> None:
    record = read(FOLDER / SHOWN)
    record.actions.insert(5, (record.actions[0][0], "dock 6 6 6 lunar_mine"))
    with pytest.raises(BadRecord, match="action 6"):
        record.replay(GAME)


def test_the_playthrough_is_what_the_engine_does_today() -> None:
    assert shown(read(FOLDER / SHOWN)) == PLAYTHROUGH.read_text(encoding="utf-8"), (
        "run PYTHONPATH=.:tests python -m games.alien_frontiers.playthrough and look at what has changed")
