"""The recorded games show what the game has."""

from __future__ import annotations

from games.federation.table import GAME
from support.records import answers, read, recorded


def test_both_set_ups_are_among_them() -> None:
    games = {(record.seats, record.options["setup"]) for record in map(read, recorded(GAME))}
    assert games == {(seats, setup) for seats in GAME.seats for setup in ("first_game", "expert")}


def test_they_show_every_kind_of_placement_and_most_questions() -> None:
    texts = set(answers(GAME))
    verbs = {text.split()[0] for text in texts}
    assert {"take", "place", "with", "trade", "fund", "open", "fly", "pass", "build", "move", "upkeep"} <= verbs
    assert {text for text in texts if text.startswith("place ")} == {
        f"place {cell}" for cell in ["outer", *(f"f{floor}c{column}" for floor in (1, 2, 3) for column in range(1, 7))]
    }
