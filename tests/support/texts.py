"""Checks of the .ftl files."""

from __future__ import annotations

from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor


class _References(Visitor):
    """Collects what a text refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.messages.add(f"-{node.id.name}")
        if node.arguments:
            self.visit(node.arguments)


def shape(path: Path) -> dict[str, frozenset[str]]:
    """Give the keys of a file, 'key' and 'key.attribute', each with the variables that its text takes."""
    found: dict[str, frozenset[str]] = {}
    for entry in entries(path):
        if isinstance(entry, ast.Message):
            parts = [(entry.id.name, entry.value)] if entry.value else []
            parts += [(f"{entry.id.name}.{attribute.id.name}", attribute.value) for attribute in entry.attributes]
            for key, pattern in parts:
                references = _References()
                references.visit(pattern)
                found[key] = frozenset(references.variables)
    return found


def entries(path: Path) -> list[ast.Message | ast.Term]:
    """Read the entries of a file; what does not parse fails here."""
    found: list[ast.Message | ast.Term] = []
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ast.Message | ast.Term):
            found.append(entry)
    return found


def keys(path: Path) -> list[str]:
    """List the keys of a file as often as they stand there; those of terms start with '-'."""
    return [f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name for entry in entries(path)]


def dangling(path: Path, known: set[str]) -> set[str]:
    """Name what the texts of a file refer to although it is not among the known keys."""
    references = _References()
    for entry in entries(path):
        references.visit(entry)
    return references.messages - known
