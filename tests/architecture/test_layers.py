"""The shape of the code: layers import downwards, nothing below the server waits, a file has one subject."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "cosmodrome"

# From the bottom up; layers in one line do not know each other.
LAYERS: tuple[tuple[str, ...], ...] = (
    ("kernel",),
    ("kit",),
    ("players",),
    ("games",),
    ("texts",),
    ("lab",),
    ("table",),
    ("server",),
    ("cli",),
)
HEIGHT = {layer: height for height, layers in enumerate(LAYERS) for layer in layers}
NETWORK = {
    "asyncio",
    "socket",
    "ssl",
    "http",
    "urllib",
    "select",
    "selectors",
    "socketserver",
    "starlette",
    "uvicorn",
    "uvloop",
    "websockets",
    "httpx",
    "anyio",
    "psycopg",
    "redis",
}
DATABASE = [PACKAGE / "table" / name for name in ("link.py", "moving.py", "opening.py", "postgres.py")]
"""What may speak to PostgreSQL: the one network below the server, behind the contract of storage."""
HOT = ("kernel", "kit", "games", "players")

SOURCES = sorted(path for path in PACKAGE.rglob("*.py") if "server/page" not in path.as_posix())
TESTS = sorted((ROOT / "tests").rglob("*.py"))


def name_of(path: Path) -> str:
    """Say where a file stands in the repository."""
    return path.relative_to(ROOT).as_posix()


def layer_of(path: Path) -> str:
    """Name the layer that a file of the package belongs to; the package's own __init__ is above all."""
    first = path.relative_to(PACKAGE).parts[0]
    return first.removesuffix(".py")


def imported(path: Path) -> set[str]:
    """List the absolute names of the modules that a file imports, anywhere in it."""
    here = ["cosmodrome", *path.relative_to(PACKAGE).with_suffix("").parts]
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            # Whether it is a module or the __init__ of a package, the first dot is the folder that the file lies in.
            base = here[: len(here) - node.level] if node.level else []
            prefix = ".".join([*base, *([node.module] if node.module else [])])
            found |= {prefix, *(f"{prefix}.{alias.name}" for alias in node.names)}
    return found


@pytest.mark.parametrize("path", [path for path in SOURCES if path != PACKAGE / "__init__.py"], ids=name_of)
def test_a_layer_imports_only_from_the_layers_below(path: Path) -> None:
    layer = layer_of(path)
    assert layer in HEIGHT, f"{layer} has no place among the layers"
    known = set(HEIGHT)
    for module in imported(path):
        parts = module.split(".")
        if parts[0] != "cosmodrome":
            continue
        target = parts[1] if len(parts) > 1 and parts[1] in known else ""
        if not target:
            # The package itself re-exports the kernel and the games: fine for whoever stands above them.
            assert HEIGHT[layer] > HEIGHT["games"], f"{name_of(path)} imports the whole package"
        elif target != layer:
            assert HEIGHT[target] < HEIGHT[layer], f"{name_of(path)} imports {module}"


@pytest.mark.parametrize("path", SOURCES, ids=name_of)
def test_a_game_knows_no_other_game(path: Path) -> None:
    parts = path.relative_to(PACKAGE / "games").parts if path.is_relative_to(PACKAGE / "games") else ()
    if len(parts) > 1:
        for module in imported(path):
            if module.startswith("cosmodrome.games."):
                assert module.split(".")[2] == parts[0], f"{name_of(path)} imports {module}"


@pytest.mark.parametrize("path", [path for path in SOURCES if layer_of(path) not in ("server", "cli")], ids=name_of)
def test_nothing_below_the_server_waits_or_uses_the_network(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    waits = (ast.AsyncFunctionDef, ast.AsyncFor, ast.AsyncWith, ast.Await)
    assert not [node for node in ast.walk(tree) if isinstance(node, waits)]
    allowed = {"psycopg"} if path in DATABASE else set()
    assert {module.split(".")[0] for module in imported(path)} & NETWORK <= allowed


@pytest.mark.parametrize(
    "path", [path for path in SOURCES if layer_of(path) in ("kernel", "kit", "games", "players")], ids=name_of
)
def test_rules_and_bots_use_no_other_chance_and_no_clock_of_the_machine(path: Path) -> None:
    forbidden = {"random", "secrets", "uuid", "datetime"}
    if layer_of(path) != "players":
        forbidden.add("time")
    assert {module.split(".")[0] for module in imported(path)} & forbidden == set()


@pytest.mark.parametrize("path", [*SOURCES, *TESTS], ids=name_of)
def test_a_file_keeps_to_one_subject(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= 600
