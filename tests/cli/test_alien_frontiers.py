"""Alien Frontiers at the terminal: whole games, its drawing, its replays."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from typer.testing import CliRunner

import cosmodrome
from cosmodrome import Match, Record, Rng
from cosmodrome.cli import keeping
from cosmodrome.cli.drawing import own_drawing
from cosmodrome.cli.main import app
from cosmodrome.players.mind import weigh
from cosmodrome.texts import Texts


@pytest.fixture(autouse=True)
def records(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep the records of the tests away from those of whoever runs them."""
    monkeypatch.setattr(keeping, "records_folder", lambda: tmp_path)
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.setenv("COSMODROME_LANGUAGE", "en")
    return tmp_path


def random_game(seats: int, seed: int, limit: int = 10_000) -> Record:
    """Play at random, never waiting for what does not come: the shortest way to an end."""
    match = Match.new(cosmodrome.game("alien_frontiers"), seats, seed)
    rng = Rng.seeded(seed)
    while not match.state.over and match.number < limit:
        (seat,) = match.state.deciders()
        legal = match.state.legal(seat)
        weights = weigh(match.state, seat, legal)
        best = max(range(len(legal)), key=lambda index: weights[index] * (0.5 + rng.unit()))
        match.play(seat, legal[best])
    return match.record


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["Your turn: roll the fleet", "Solar Converter", "Heinlein Plains", "has won!"]),
        ("ru", ["Ваш ход: бросьте кубики", "Солнечный Конвертер", "Равнины Хайнлайна", "Победитель:"]),
    ],
)
def test_a_whole_game_is_played_by_notation(records: Path, language: str, words: list[str]) -> None:
    played = random_game(2, 3)
    kept = records / "whole.record"
    arguments = ["--seats", "me,me", "--seed", "3", "--language", language, "--record", str(kept)]
    result = CliRunner().invoke(
        app, ["play", "alien_frontiers", *arguments], input="\n".join(text for _, text in played.actions)
    )
    assert result.exit_code == 0, result.output
    for word in words:
        assert word in result.output
    assert "⟦" not in result.output
    record = keeping.read(kept)
    assert record.actions == played.actions
    assert record.tags["result"]


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("seats", [2, 4])
def test_the_drawing_fits_and_shows_every_dock_and_territory(seats: int, width: int, language: str) -> None:
    game = cosmodrome.game("alien_frontiers")
    draw = own_drawing(game)
    assert draw is not None
    texts = Texts(language, game)
    record = random_game(seats, 5, limit=200)
    state = record.replay(game)
    console = Console(width=width, record=True, file=io.StringIO())
    console.print(draw(state.view(0), texts, ["Ada", "Bob", "Cleo", "Dan"][:seats]))
    lines = console.export_text().splitlines()
    assert max(len(line) for line in lines) <= width
    # The Solar Converter has most docks; behind them stands the mark of who controls Heinlein Plains.
    docks, _, _ = lines[1].partition(texts.name("territory-heinlein_plains"))
    assert len(re.findall(r"[▲●■◆]\dr?|·|×|[▲●■◆] ", docks)) == 8 + 1
    for name in ("Ada", "Bob"):
        assert any(name in line for line in lines)
    shown: dict[str, Any] = state.view(0).data
    for key in shown["territories"]:
        assert any(texts.name(f"territory-{key}") in line for line in lines)
    assert sum(line.count("×") for line in lines) == {2: 12, 4: 0}[seats]


def test_a_replay_tells_the_game_in_words_up_to_any_point(records: Path) -> None:
    path = records / "game.record"
    keeping.write(random_game(3, 7), path)
    whole = CliRunner().invoke(app, ["replay", str(path)])
    assert whole.exit_code == 0
    assert "has won!" in whole.output
    part = CliRunner().invoke(app, ["replay", str(path), "--upto", "1", "--language", "ru"])
    assert part.exit_code == 0
    assert "бросок" in part.output
    assert "Победитель" not in part.output
    beyond = CliRunner().invoke(app, ["replay", str(path), "--upto", "99999"])
    assert beyond.exit_code == 2


def test_help_finds_components_by_part_of_their_name_in_either_language() -> None:
    lines = "help shipyard\nhelp верфь\nhelp plasma\nhelp lem\nhelp isolation\nquit\n"
    result = CliRunner().invoke(app, ["play", "alien_frontiers", "--seats", "me,pilot", "--seed", "3"], input=lines)
    texts = Texts("en", "alien_frontiers")
    assert result.output.count("Two equal ships.") == 2
    for key in ("card-plasma_cannon.power", "card-plasma_cannon.discard", "territory-lem_badlands.short"):
        first = " ".join(texts.name(key).split()[:6])
        assert first in " ".join(result.output.split())
    assert "{#" not in result.output


def test_the_games_are_listed() -> None:
    shown = CliRunner().invoke(app, ["games", "--language", "ru"])
    assert "Чужие рубежи" in shown.output
    facts = json.loads(CliRunner().invoke(app, ["games", "--json"]).output)
    assert facts[0]["key"] == "alien_frontiers"
    assert facts[0]["seats"] == [2, 3, 4]


def test_a_hint_names_choices_by_their_number_with_the_chance_to_win() -> None:
    result = CliRunner().invoke(
        app, ["play", "alien_frontiers", "--seats", "me,pilot", "--seed", "3"], input="hint\nroll\nhint\nquit\n"
    )
    assert "There is only one thing to do." in result.output
    assert len(re.findall(r"^ +\d+  .+ \(\d+% to win\)$", result.output, re.MULTILINE)) == 3
