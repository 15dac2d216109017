"""The commands arena, fuzz, bench and serve: what they print, and how they end."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

import cosmodrome
from cosmodrome import Record
from cosmodrome.cli import keeping
from cosmodrome.cli.main import app
from cosmodrome.lab import rival


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep what the tests write away from whoever runs them."""
    monkeypatch.setattr(keeping, "records_folder", lambda: tmp_path / "records")
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.setenv("COSMODROME_LANGUAGE", "en")
    return tmp_path


def run(*arguments: str, code: int = 0) -> str:
    result = CliRunner().invoke(app, list(arguments))
    assert result.exit_code == code, result.output
    return result.stdout


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["Probe: 6 games", "95% interval", "Score from", "everyone would win 50%"]),
        ("ru", ["Зонд: партий 6", "95%-й интервал", "Из чего счёт", "было бы 50% побед"]),
    ],
)
def test_an_arena_is_a_table_for_people(language: str, words: list[str]) -> None:
    output = run(
        "arena", "lab.probe:GAME", "--seats", "random,greedy", "--games", "6", "--workers", "1", "--language", language
    )
    for word in words:
        assert word in " ".join(output.split())


def test_an_arena_is_json_for_programs() -> None:
    facts = json.loads(
        run(
            "arena",
            "alien_frontiers",
            "--seats",
            "random,random,random",
            "--games",
            "3",
            "--seed",
            "2",
            "--workers",
            "1",
            "--option",
            "long=true",
            "--json",
        )
    )
    assert facts["games"] == 3
    assert facts["options"] == {"long": True}
    assert sum(entrant["wins"] for entrant in facts["entrants"]) == pytest.approx(3)
    for entrant in facts["entrants"]:
        assert 0 <= entrant["low"] <= entrant["rate"] <= entrant["high"] <= 1
        assert sum(entrant["score"]["parts"].values()) == pytest.approx(entrant["score"]["mean"])
        assert set(entrant["milliseconds"]) == {"mean", "max"}


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["arena", "lab.probe:GAME", "--seats", "me,random"], "only bots can sit here"),
        (["arena", "lab.probe:GAME", "--seats", "random"], "2 or 3 seats"),
        (["arena", "chess", "--seats", "random,random"], "there is no game 'chess'"),
        (["arena", "lab.probe:GAME", "--seats", "random,random", "--games", "0"], "--games"),
        (["fuzz", "chess"], "there is no game 'chess'"),
        (["fuzz", "lab.probe:GAME", "--record", "nowhere.record"], "nowhere.record"),
        (["bench", "chess"], "there is no game 'chess'"),
        (["replay", "nowhere.record"], "nowhere.record"),
    ],
)
def test_bad_input_ends_with_a_reason_and_code_2(arguments: list[str], words: str) -> None:
    result = CliRunner().invoke(app, arguments)
    assert result.exit_code == 2
    assert words in result.output


def test_a_sound_game_passes_the_fuzz() -> None:
    assert "every check holds" in run("fuzz", "lab.probe:GAME", "--games", "12", "--workers", "1")
    facts = json.loads(run("fuzz", "alien_frontiers", "--games", "2", "--workers", "1", "--json"))
    assert facts["games"] == 2
    assert facts["failure"] is None


def test_a_failure_is_printed_with_a_short_record_that_shows_it_again(folder: Path) -> None:
    output = run("fuzz", "lab.probe:LEAK", "--games", "200", "--workers", "1", "--shrink", "5", code=1)
    assert "Failed: check: fuel is lost" in output
    assert "cosmodrome record 1" in output
    (path,) = (folder / "records").glob("fuzz-*.record")
    assert len(Record.parse(path.read_text(encoding="utf-8")).actions) <= 10
    assert "fuel is lost" in run("fuzz", "lab.probe:LEAK", "--record", str(path), "--shrink", "0", code=1)
    assert "every check holds in every position" in run("fuzz", "lab.probe:GAME", "--record", str(path))


def test_a_bench_is_a_table_for_people_and_json_for_programs(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse() -> str:
        raise rival.RivalMissing("no network")

    monkeypatch.setattr(rival, "prepare", refuse)
    output = run("bench", "lab.probe:GAME", "--seconds", "0.01")
    for word in ("Probe", "actions", "clones", "search iterations", "catanatron could not be measured: no network"):
        assert word in output
    facts = json.loads(run("bench", "lab.probe:GAME", "--seconds", "0.01", "--no-compare", "--json"))
    assert facts["compiled"] is cosmodrome.COMPILED
    assert facts["games"]["lab.probe:GAME"]["uncompiled"]["actions"] > 0


def test_the_version_says_whether_it_is_compiled() -> None:
    shown = run("--version")
    assert cosmodrome.__version__ in shown
    assert ("not compiled" in shown) is not cosmodrome.COMPILED


@pytest.mark.parametrize(("language", "words"), [("en", "List the games"), ("ru", "Показать игры")])
def test_help_speaks_the_language_of_the_terminal(language: str, words: str) -> None:
    said = subprocess.run(
        [sys.executable, "-m", "cosmodrome.cli.main", "--help"],
        capture_output=True,
        text=True,
        env={
            "COSMODROME_LANGUAGE": language,
            "PYTHONPATH": ":".join(sys.path),
            "COLUMNS": "100",
            "PYTHONIOENCODING": "utf-8",
        },
        check=True,
        timeout=60,
    )
    assert words in said.stdout
    for command in ("games", "play", "arena", "replay", "fuzz", "bench", "serve", "backup", "restore"):
        assert command in said.stdout


def test_serve_hands_its_settings_to_the_server(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    import cosmodrome.server

    started: list[tuple[object, ...]] = []
    monkeypatch.setattr(
        cosmodrome.server, "serve", lambda host, port, data, **more: started.append((host, port, data, *more.values()))
    )
    run("serve")
    run(
        "serve",
        "--host",
        "0.0.0.0",
        "--port",
        "9000",
        "--data",
        str(tmp_path),
        "--database",
        "postgresql://host/name",
        "--open",
        "--trusted-proxy",
        "10.0.0.0/8",
        "--trusted-proxy",
        "::1",
        "--forget-tables",
        "90",
        "--forget-guests",
        "400",
    )
    assert started == [
        ("127.0.0.1", None, None, None, False, (), None, None),
        ("0.0.0.0", 9000, tmp_path, "postgresql://host/name", True, ("10.0.0.0/8", "::1"), 90.0, 400.0),
    ]
