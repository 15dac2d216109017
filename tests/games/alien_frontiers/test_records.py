"""The recorded games show what the game has."""

from __future__ import annotations

from games.alien_frontiers.playthrough import told
from games.alien_frontiers.table import DATA, FACILITIES, GAME
from support.records import answers, check_playthrough, read, recorded

POWERED = [card["key"] for card in DATA["cards"] if card["fuel_cost"]]


def test_the_long_variant_is_among_them() -> None:
    games = {(record.seats, record.options["long"]) for record in map(read, recorded(GAME))}
    assert games == {(2, False), (3, False), (3, True), (4, False), (4, True)}


def test_they_show_every_facility_and_nearly_every_kind_of_answer() -> None:
    texts = answers(GAME)
    for facility in FACILITIES:
        assert any(text.startswith("dock ") and text.endswith(facility) for text in texts), facility
    kinds = {" ".join(text.split()[:2]) if text.startswith(("use", "discard")) else text.split()[0] for text in texts}
    assert {"roll", "dock", "trade", "cycle", "claim", "launch", "buy", "end", "land", "raid", "return"} <= kinds
    assert {f"{verb} {card}" for verb in ("use", "discard") for card in POWERED} <= kinds


def test_the_playthrough_is_what_the_engine_does_today() -> None:
    check_playthrough(GAME, told())
