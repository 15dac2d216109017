"""Whole games at a terminal that is a pipe."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

import cosmodrome
from cosmodrome import Match, Record, Rng
from cosmodrome.cli import keeping
from cosmodrome.cli.log import Log, tell
from cosmodrome.cli.main import app
from cosmodrome.cli.words import Words

PROBE = "lab.probe:GAME"


@pytest.fixture(autouse=True)
def records(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep the records of the tests away from those of whoever runs them."""
    folder = tmp_path / "records"
    monkeypatch.setattr(keeping, "records_folder", lambda: folder)
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.setenv("COSMODROME_LANGUAGE", "en")
    return folder


def play(lines: str, *arguments: str) -> str:
    result = CliRunner().invoke(app, ["play", *arguments], input=lines)
    assert result.exit_code == 0, result.output
    return result.output


def only_record(folder: Path) -> Record:
    (path,) = folder.glob("*.record")
    return Record.parse(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["Where do you aim?", "Aim for low numbers", "Vega burns", "has won!", "Cargo"]),
        ("ru", ["Куда целите?", "Целить в малые числа", "Вега: сожжено", "Победитель:", "Груз"]),
    ],
)
def test_a_whole_game_is_played_by_numbers_in_either_language(records: Path, language: str, words: list[str]) -> None:
    output = play("1\n1\n2\n" * 300, PROBE, "--seats", "me,random", "--seed", "4", "--language", language)
    for word in words:
        assert word in output
    assert "⟦" not in output
    record = only_record(records)
    assert record.tags["players"] == "me,random"
    assert record.tags["result"] in ("p1", "p2")


def test_a_game_is_played_by_notation_its_beginning_and_words(records: Path) -> None:
    play("aim high\nb\nquit\n", PROBE, "--seats", "me,random", "--seed", "4")
    assert only_record(records).actions[0] == (0, "aim high")
    output = play("low\n\nquit\n", PROBE, "--seats", "me,random", "--seed", "4", "--record", str(records / "mine"))
    assert "Enter: do it" in output
    assert Record.parse((records / "mine").read_text(encoding="utf-8")).actions == [(0, "aim low")]


def test_an_action_is_taken_back_until_the_dice_have_fallen(records: Path) -> None:
    output = play("aim high\nundo\naim low\nburn\nundo\nquit\n", PROBE, "--seats", "me,random", "--seed", "4")
    assert "Taken back." in output
    assert "nothing that can be taken back" in output
    assert [text for _, text in only_record(records).actions[:2]] == ["aim low", "burn"]


def test_the_language_switches_in_the_middle_of_the_game() -> None:
    output = play("language ru\nязык en\nquit\n", PROBE, "--seats", "me,pilot", "--seed", "4")
    assert output.index("Where do you aim?") < output.index("Куда целите?") < output.rindex("Where do you aim?")
    assert "Вега" in output


def test_a_game_goes_on_from_its_record(records: Path) -> None:
    kept = records / "mine"
    play("aim high\n", PROBE, "--seats", "me=Ada,random", "--seed", "4", "--record", str(kept))
    before = kept.read_text(encoding="utf-8")
    output = play("log\nundo\nquit\n", PROBE, "--record", str(kept))
    assert "Ada" in output
    assert "Taken back." in output
    assert Record.parse(before).actions == [(0, "aim high")]
    assert Record.parse(kept.read_text(encoding="utf-8")).actions == []


def test_the_end_of_the_input_keeps_the_game_and_says_where(records: Path) -> None:
    output = play("aim high\n", PROBE, "--seats", "me,random", "--seed", "4")
    assert "--record" in output
    assert only_record(records).actions[0] == (0, "aim high")


def test_a_game_is_given_up_only_when_it_is_meant(records: Path) -> None:
    output = play("resign\nno\nresign\nresign\n", PROBE, "--seats", "me,random", "--seed", "4")
    assert output.count("Give up?") == 2
    assert "Vega has given up." in output
    assert only_record(records).tags["result"] == "p1 resigned"


def test_help_explains_commands_components_and_rules() -> None:
    output = play(
        "help\nhelp burner\nhelp горелка\nhelp warp\nrules\nrules probe\nrules warp\nquit\n",
        PROBE,
        "--seats",
        "me,random",
        "--seed",
        "4",
    )
    assert "take back your last action" in output
    assert output.count("Holds what this turn has burnt.") == 2
    assert "nothing called “warp”" in output
    assert "Aim, burn, keep." in output
    assert "The rules say nothing about that." in output


def test_what_cannot_be_done_is_explained_and_changes_nothing(records: Path) -> None:
    output = play("fly home\n99\nquit\n", PROBE, "--seats", "me,random", "--seed", "4")
    assert "No choice here has “fly home” in it." in output
    assert "No choice here has “99” in it." in output
    assert only_record(records).actions == []


def test_a_copy_is_saved_but_never_over_another_file(records: Path, tmp_path: Path) -> None:
    copy, taken = tmp_path / "copy.record", tmp_path / "taken"
    taken.write_text("mine", encoding="utf-8")
    output = play(f"aim low\nsave {copy}\nsave {taken}\nsave\nquit\n", PROBE, "--seats", "me,random", "--seed", "4")
    assert Record.parse(copy.read_text(encoding="utf-8")).actions == [(0, "aim low")]
    assert taken.read_text(encoding="utf-8") == "mine"
    assert "exists already" in output
    assert "The game is kept as" in output


def test_two_people_hand_the_screen_over_where_there_are_secrets() -> None:
    lines = "aim low\n" + 8 * "burn\n"
    output = play(lines, PROBE, "--seats", "me=Ada,me=Bob", "--seed", "4")
    assert "Ada: it is your turn" not in output.partition("Bob: it is your turn")[0]
    assert "Bob: it is your turn. Press Enter when you are at the screen." in output


def test_bots_alone_are_watched_to_the_end() -> None:
    output = play("", PROBE, "--seats", "random,greedy", "--seed", "4")
    assert "has won!" in output


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["chess"], "there is no game 'chess'"),
        ([PROBE, "--seats", "me"], "2 or 3 seats"),
        ([PROBE, "--seats", "me,napoleon"], "there is no player 'napoleon'"),
        ([PROBE, "--seats", "me,"], "empty seat"),
        ([PROBE, "--option", "short=true"], "has no option 'short'"),
        ([PROBE, "--option", "long=perhaps"], "option long is false or true, not 'perhaps'"),
        ([PROBE, "--option", "long"], "write an option as key=value"),
        ([PROBE, "--language", "fr"], "there is no language 'fr'"),
        ([], "which game?"),
    ],
)
def test_bad_input_is_refused_before_anything_is_written(records: Path, arguments: list[str], words: str) -> None:
    result = CliRunner().invoke(app, ["play", *arguments])
    assert result.exit_code == 2
    assert words in result.output
    assert not records.exists()


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("not a record\n", "line 1: a record starts with"),
        ("cosmodrome record 1\ngame: probe\n\np1 aim low\n", "the header has no 'rules'"),
        ("cosmodrome record 1\ngame: probe\nrules: 1\nseats: 2\nseed: 1\noptions: {}\n\nhello\n", "line 8"),
        (
            "cosmodrome record 1\ngame: probe\nrules: 1\nseats: 2\nseed: 1\noptions: {}\n\np1 fly\n",
            "action 1, 'p1 fly'",
        ),
        ("cosmodrome record 1\ngame: chess\nrules: 1\nseats: 2\nseed: 1\noptions: {}\n\n", "a record of 'chess'"),
    ],
)
def test_a_record_that_cannot_be_read_is_refused_and_left_alone(tmp_path: Path, text: str, words: str) -> None:
    bad = tmp_path / "bad.record"
    bad.write_text(text, encoding="utf-8")
    for arguments in (["play", PROBE, "--record", str(bad)], ["replay", str(bad), "--game", PROBE]):
        result = CliRunner().invoke(app, arguments)
        assert result.exit_code == 2, result.output
        assert words in result.output.replace("\n", " ")
    assert bad.read_text(encoding="utf-8") == text


def test_the_log_tells_others_nothing_of_what_was_chosen_in_secret() -> None:
    arguments = ["space_base", "--seats", "me=Ada,random", "--option", "light_speed=true", "--seed", "5"]
    output = play("1\nlog\nquit\n", *arguments)
    told = [line for line in output.splitlines() if line.lstrip(" 0123456789").startswith(("▲ ", "● "))]
    assert sum("● Random has chosen" in line for line in told) == 2
    assert sum("▲ You choose" in line for line in told) == 2
    assert not any("pick" in line for line in told)
    assert not any(line.startswith("● Random chooses") for line in told)


def test_what_nothing_has_come_of_yet_is_told_in_words_to_whoever_did_it_alone() -> None:
    match, rng = Match.new(cosmodrome.game("spacecorp"), 2, 5), Rng.seeded(5)
    for _ in range(80):
        (seat,) = match.state.deciders()
        legal = match.state.legal(seat)
        match.play(seat, legal[rng.below(len(legal))])
    log, _ = Log.of(match.game, match.record)
    words = Words("en", match.game, ["Ada", "Bob"])
    silent = [entry for entry in log.entries if not entry.events]
    assert silent
    for entry in silent:
        told = tell(entry, entry.seat, words)
        assert told is not None
        assert "_" not in told.plain
        assert tell(entry, 1 - entry.seat, words) is None
