"""The drawing that any game has."""

from __future__ import annotations

from rich.console import Console

import cosmodrome
from cosmodrome import Json, Rng
from cosmodrome.cli.drawing import scoreboard
from cosmodrome.cli.generic import Generic
from cosmodrome.cli.words import Words
from cosmodrome.lab import title
from cosmodrome.players.playout import play_out

WORDS = Words("en", title("lab.probe:GAME"), ["Ada", "Bob"])


def text(value: Json, key: str = "") -> str:
    return Generic(WORDS).value(value, key).plain


def test_values_read_as_a_person_would_say_them() -> None:
    assert text(None) == text([]) == text("") == "–"
    assert text(True) == "yes"
    assert text(0) == "0"
    assert text(1, "controller") == "● Bob"
    assert text("burner") == text("burner_2") == "Burner"
    assert text("elsewhere") == "elsewhere"
    assert text([1, 2, 3]) == "1, 2, 3"
    assert text([0, 1], "winners") == "▲ Ada, ● Bob"


def test_groups_leave_out_what_is_not_there() -> None:
    assert text({"blocked": False, "ship": None}) == "–"
    assert text({"blocked": True, "ship": None}) == "Blocked"
    assert text({"seat": 1, "id": 2, "value": 4, "relic": True}) == "● Value 4 Relic"
    assert text({"fuel": 1, "ore": 1}) == "Fuel 1 Ore 1"
    assert text({"card": "burner_1", "type": "burner"}) == "Burner"


def test_the_whole_view_of_a_game_with_a_drawing_of_its_own_can_be_drawn_without_it() -> None:
    game = cosmodrome.game("alien_frontiers")
    words = Words("en", game, ["Ada", "Bob"])
    state = game.new(2, 9)
    play_out(state, Rng.seeded(5), 300)
    console = Console(width=100)
    with console.capture() as capture:
        console.print(scoreboard(state.scores(), words))
        console.print(Generic(words).everything(state.view(0).data))
    lines = capture.get().splitlines()
    assert max(len(line) for line in lines) <= 100
    assert len(lines) < 70
    for name in ("Shipyard", "Heinlein Plains", "Ada", "Bob", "Fuel"):
        assert any(name in line for line in lines)
