"""The law: what code, tests and pages cite stands in docs/rules, and every example and ruling there has a test."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]
TOOL = ROOT / "tools" / "law.py"

LAW_FILE, BOARD_FILE = "docs/rules/chess.md", "web/src/games/chess/Board.svelte"
CODE_FILE, TEST_FILE = "cosmodrome/games/chess/moves.py", "tests/games/chess/test_moves.py"

LAW = """# Chess

Cited as `CH 2.1` (sections), `E01` (examples), `R01` (rulings), `G1` (guards).

## 1. Pieces
## 2. Moves
1. Pawns (section 1).
### 2.2 Castling / 2.3 Promotion

* **E01 Opening.** The first move.

| id | ruling |
|---|---|
| R01 | White begins |
* G1 No endless games.
"""
CODE = '''"""Moves (CH 2, 2.1, R01; section 1)."""

# Promotion (2.3). No ids: R02D2, e5, version 9.9.
PROMOTED = "CH 77"


def promote() -> None:
    """Promote a pawn (CH 2.3, G1)."""
'''
TEST = """def test_E01_R01_white_begins() -> None:
    ...
"""


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    """Load the tool from its file: tools/ is no package."""
    spec = importlib.util.spec_from_file_location("law", TOOL)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["law"] = module
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """Lay out a small repository whose citations are right."""
    for name, text in {
        LAW_FILE: LAW,
        CODE_FILE: CODE,
        TEST_FILE: TEST,
        BOARD_FILE: "<!-- CH 1 --><p>CH 99</p>",
    }.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True)
        path.write_text(text, encoding="utf-8")
    return tmp_path


def test_everything_cited_is_in_the_law_and_everything_in_the_law_is_tested(tool: ModuleType) -> None:
    assert [str(problem) for problem in tool.check(ROOT)] == []


def test_the_law_of_every_game_is_read(tool: ModuleType) -> None:
    games = {path.parent.name for path in (ROOT / "cosmodrome" / "games").glob("*/__init__.py")}
    laws = {path.stem: tool.Law(ROOT, path) for path in (ROOT / "docs" / "rules").glob("*.md")}
    assert set(laws) == games
    for law in laws.values():
        assert len(law.sections) > 30, law.game
        assert len(law.ids) > 70, law.game


def test_right_citations_are_let_through(tool: ModuleType, tree: Path) -> None:
    assert tool.check(tree) == []


@pytest.mark.parametrize(
    ("name", "more", "cited"),
    [
        (CODE_FILE, "# CH 9.9: en passant\n", "CH 9.9"),
        (CODE_FILE, "# En passant (7.1).\n", "CH 7.1"),
        (CODE_FILE, "# En passant (2.2, 4).\n", "CH 4"),
        (CODE_FILE, "# As R07 says.\n", "R07"),
        (CODE_FILE, "# See section 8.\n", "CH 8"),
        (TEST_FILE, "def test_E01_r09_mate() -> None: ...\n", "R09"),
        (BOARD_FILE, "<!-- CH 1, 5 -->\n", "CH 5"),
        (BOARD_FILE, "// CH 6\n", "CH 6"),
        (LAW_FILE, "As in section 3.\n", "CH 3"),
    ],
)
def test_a_wrong_citation_is_found(tool: ModuleType, tree: Path, name: str, more: str, cited: str) -> None:
    assert problem_with(tool, tree, name, more) == f"{cited} is not in {LAW_FILE}"


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ("| R02 | Black follows |\n", "no test names R02"),
        ("* **E02 Mate.** The last move.\n", "no test names E02"),
        ("| R01 | Black begins |\n", "R01 stands here a second time"),
    ],
)
def test_a_rule_without_a_test_or_with_a_twin_is_found(tool: ModuleType, tree: Path, more: str, said: str) -> None:
    assert problem_with(tool, tree, LAW_FILE, more) == said


def problem_with(tool: ModuleType, tree: Path, name: str, more: str) -> str:
    """Add a line to a file and return the one problem that is found, which must be named at that line."""
    text = (tree / name).read_text(encoding="utf-8").rstrip("\n") + "\n"
    (tree / name).write_text(text + more, encoding="utf-8")
    (problem,) = map(str, tool.check(tree))
    place = f"{name}:{len((text + more).splitlines())}: "
    assert problem.startswith(place)
    return problem.removeprefix(place)


def test_a_law_that_does_not_say_how_it_is_cited_is_refused(tool: ModuleType, tree: Path) -> None:
    (tree / "docs/rules/chess.md").write_text("# Chess\n", encoding="utf-8")
    assert "docs/rules/chess.md:1: no line says how this law is cited" in map(str, tool.check(tree))


def test_the_command_fails_and_names_the_place(tree: Path) -> None:
    assert subprocess.run([sys.executable, TOOL, tree], check=False).returncode == 0
    with (tree / CODE_FILE).open("a", encoding="utf-8") as code:
        code.write("# CH 9.9\n")
    done = subprocess.run([sys.executable, TOOL, tree], check=False, capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stdout.startswith("cosmodrome/games/chess/moves.py:")
    assert done.stdout.endswith(": CH 9.9 is not in docs/rules/chess.md\n")
