"""The recorded games show what the game has."""

from __future__ import annotations

from games.space_base.playthrough import told
from games.space_base.table import GAME
from support.records import answers, check_playthrough, read, recorded


def test_both_variants_are_among_them() -> None:
    games = {(record.seats, record.options["light_speed"]) for record in map(read, recorded(GAME))}
    assert games == {(seats, light_speed) for seats in GAME.seats for light_speed in (False, True)}


def test_they_show_nearly_every_kind_of_answer() -> None:
    kinds = {text.split()[0] for text in answers(GAME)}
    wanted = "separate sum buy pass use done not pick commit shift collect claim aim"
    assert {*wanted.split()} <= kinds


def test_the_playthrough_is_what_the_engine_does_today() -> None:
    check_playthrough(GAME, told())
