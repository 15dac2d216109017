"""Every refusal is said in both languages and documented; the load program runs."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import FluentParser, ast
from soak import load
from support.process import ROOT

from cosmodrome.server.failures import LOCALE, STATUS

SOURCES = [*(ROOT / "cosmodrome" / "server").glob("*.py"), *(ROOT / "cosmodrome" / "table").glob("*.py")]


def keys(language: str) -> dict[str, set[str]]:
    """Read the keys of a language with the arguments that each uses."""
    found = {}
    for entry in FluentParser().parse((LOCALE / f"{language}.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message) and entry.span:
            text = (LOCALE / f"{language}.ftl").read_text(encoding="utf-8")[entry.span.start : entry.span.end]
            found[entry.id.name] = set(re.findall(r"\$(\w+)", text))
    return found


def test_both_languages_say_the_same() -> None:
    assert keys("en") == keys("ru")


def test_every_refusal_has_a_status_words_and_documentation() -> None:
    raised = {key for path in SOURCES for key in re.findall(r'Refusal\("([a-z-]+)"', path.read_text(encoding="utf-8"))}
    raised |= {"method", "not-found"}
    assert raised == set(STATUS)
    said = {key for key in keys("en") if key.startswith("error-")}
    assert {f"error-{key}" for key in STATUS if key != "illegal"} == said
    documentation = (ROOT / "docs" / "api.md").read_text(encoding="utf-8").split("## Errors")[1]
    for key, status in STATUS.items():
        line = next(line for line in documentation.splitlines() if f"`{key}`" in line)
        assert f"| {status} |" in line, line


@pytest.mark.slow
def test_many_players_at_once_lose_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    failed = load.main(["--tables", "4", "--seconds", "4", "--think", "0.2"])
    said = capsys.readouterr().out
    assert not failed, said
    assert "lost actions      0" in said
