"""Which code runs: the plain source or the compiled package."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

import cosmodrome
from cosmodrome.kernel import rng

ROOT = Path(__file__).parents[2]
RUNS = os.environ.get("COSMODROME_RUNS", "source")
READABLE = ("__init__.py", "views.py", "findings.py", "happening.py", "said/events.py")
"""What stays Python in the compiled package: it describes itself."""


@pytest.mark.skipif(RUNS != "source", reason="the compiled package is being tested")
def test_the_source_tree_runs_uncompiled() -> None:
    assert not cosmodrome.COMPILED
    assert Path(cosmodrome.__file__).parent == ROOT / "cosmodrome"
    assert (rng.__file__ or "").endswith(".py")


@pytest.mark.skipif(RUNS != "compiled", reason="the source tree is being tested")
def test_the_installed_package_runs_compiled() -> None:
    assert cosmodrome.COMPILED
    assert not Path(cosmodrome.__file__).is_relative_to(ROOT / "cosmodrome")
    for layer in ("kernel", "kit", "games", "players"):
        folder = Path(cosmodrome.__file__).parent / layer
        plain = [path for path in folder.rglob("*.py") if not path.as_posix().endswith(READABLE)]
        left_out = [
            path.name
            for path in plain
            if not list(path.parent.glob(f"{path.stem}.*.so")) and not list(path.parent.glob(f"{path.stem}.*.pyd"))
        ]
        assert left_out == []


def test_nothing_compiled_lies_in_the_source_tree() -> None:
    assert [path.name for path in (ROOT / "cosmodrome").rglob("*.so")] == []


def test_the_package_carries_its_data() -> None:
    folder = Path(cosmodrome.__file__).parent
    source, kinds = ROOT / "cosmodrome", ("*.ftl", "data/**/*.json", "handbook/*.md", "py.typed")
    expected = [path.relative_to(source) for kind in kinds for path in source.rglob(kind)]
    assert expected
    assert [path.as_posix() for path in expected if not (folder / path).exists()] == []


@pytest.mark.parametrize("name", ["requirements.txt", "requirements-dev.txt", "requirements-node.txt"])
def test_lock_files_name_packages_and_hashes_and_nothing_of_a_machine(name: str) -> None:
    lines = (ROOT / name).read_text().splitlines()
    package = re.compile(r"[a-z0-9-]+==[0-9a-z.+]+( ; [a-z_]+ (==|!=) '[A-Za-z0-9]+')? \\")
    digest = re.compile(r"    --hash=sha256:[0-9a-f]{64}( \\)?")
    assert [line for line in lines if not package.fullmatch(line) and not digest.fullmatch(line)] == []
