"""Recorded games are replayed to the end that they state."""

from __future__ import annotations

from pathlib import Path

import pytest
from games.federation.table import GAME

from cosmodrome import Record, State

RECORDS = sorted((Path(__file__).parent / "records").glob("*.txt"))


def read(path: Path) -> Record:
    """Read a record."""
    return Record.parse(path.read_text(encoding="utf-8"))


def result(state: State) -> str:
    """Say how a game ended: the points, and who won."""
    points = " ".join(str(score.total) for score in state.scores())
    return f"{points}, won by {' '.join(f'p{seat + 1}' for seat in state.winners())}"


def test_there_are_games_for_every_number_of_players_and_both_set_ups() -> None:
    games = {(record.seats, record.options["setup"]) for record in map(read, RECORDS)}
    assert games == {(seats, setup) for seats in (2, 3, 4) for setup in ("first_game", "expert")}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_game_ends_as_it_says(path: Path) -> None:
    record = read(path)
    state = record.replay(GAME)
    assert state.over
    assert result(state) == record.tags["result"]
    assert str(record) == path.read_text(encoding="utf-8")


def test_the_records_show_every_kind_of_placement_and_most_questions() -> None:
    texts = {text for path in RECORDS for _, text in read(path).actions}
    verbs = {text.split()[0] for text in texts}
    assert {"take", "place", "with", "trade", "fund", "open", "fly", "pass", "build", "move", "upkeep"} <= verbs
    assert {text for text in texts if text.startswith("place ")} == {
        f"place {cell}" for cell in ["outer", *(f"f{floor}c{column}" for floor in (1, 2, 3) for column in range(1, 7))]}
