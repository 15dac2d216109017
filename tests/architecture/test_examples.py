"""Every example of the documentation is run."""

from __future__ import annotations

import doctest
import importlib
import re
from pathlib import Path

import pytest

import cosmodrome

ROOT = Path(__file__).parents[2]
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
MODULES = sorted(
    path
    for path in (ROOT / "cosmodrome").rglob("*.py")
    if re.search(r"^\s*>>> ", path.read_text(encoding="utf-8"), re.MULTILINE)
)


def run(test: doctest.DocTest) -> None:
    """Run the examples of one text."""
    report: list[str] = []
    result = doctest.DocTestRunner(optionflags=FLAGS).run(test, out=report.append)
    assert result.failed == 0, "".join(report)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_the_examples_of_a_page_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # The fence that ends a block of code is no part of what the last example prints.
    text = re.sub(r"^\s*```.*$", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE)
    monkeypatch.chdir(tmp_path)
    run(doctest.DocTestParser().get_doctest(text, {}, page.name, str(page), 0))


@pytest.mark.skipif(cosmodrome.COMPILED, reason="compiled functions do not carry their examples")
@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_the_examples_of_a_module_run(path: Path) -> None:
    name = ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
    found = doctest.DocTestFinder().find(importlib.import_module(name), name)
    for test in found:
        run(test)
    assert any(test.examples for test in found)


def test_everything_public_is_documented() -> None:
    for name in cosmodrome.__all__:
        assert hasattr(cosmodrome, name)
    described = (ROOT / "docs" / "library.md").read_text(encoding="utf-8")
    missing = [name for name in cosmodrome.__all__ if not re.search(rf"`{name}\b", described)]
    assert missing == []
