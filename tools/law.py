"""Check the citations of the law: python tools/law.py [root]

The law of a game is docs/rules/<game>.md. Every section, example, ruling or guard that code, tests, pages or the law
itself cite must stand there, and every example and ruling must be named by a test of that game. What is wrong is
printed as file:line: message, and the exit status is 1.

A line of the law says how it is cited: "Cited as `PU 14.3` (sections), `S-07` (examples), `R-13` (rulings)." In the
files of a game itself `(14.3)` and `section 14` mean its own law. The name of a test carries ids as `test_S07_R13_...`.
"""

from __future__ import annotations

import io
import re
import sys
import tokenize
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
LAW = Path("docs") / "rules"
PLACES = ("cosmodrome", "web/src", "tests", "docs", "tools")
ENDINGS = {".py", ".ts", ".svelte", ".css", ".md"}
SKIPPED = {"node_modules", "dist", "page", "__pycache__"}

NUMBER = r"\d{1,2}(?:\.\d{1,2})*"
CITED_AS = re.compile(rf"^Cited as `([A-Z]+) {NUMBER}` \(sections\), (.+)\.$", re.M)
FORM = re.compile(r"`([A-Z])(-?)\d+` \((\w+)\)")
HEADING = re.compile(rf"^#{{2,4}} ({NUMBER})\.? (?:.* / ({NUMBER}) )?")
PARAGRAPH = re.compile(r"^(\d+)\. ")
MORE = re.compile(rf"(?: [A-Z]+)?(?:, | and |; )({NUMBER})(?![\w.]*\w)")
OWN_SECTION = re.compile(rf"[Ss]ections? ({NUMBER})(?!\w)")
OWN_RULE = re.compile(rf"^#? *({NUMBER}): ")
BRACKETS = re.compile(r"\(([^()]*)\)")
PARTS = re.compile(r", | and |; ")
BARE = re.compile(rf"({NUMBER})(?: [A-Z]+)?")
DOTTED = re.compile(r"(\d{1,2}(?:\.\d{1,2})+)(?: [A-Z]+)?")
COMMENTS = re.compile(r"//.*|/\*.*?\*/|<!--.*?-->", re.S)
IN_NAME = re.compile(r"_([A-Z])(\d{1,2})(?=_|$)")


class Problem(NamedTuple):
    """Something that is wrong, and where."""

    path: str
    line: int
    message: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.message}"


class Piece(NamedTuple):
    """A line of prose, or the name of a test."""

    line: int
    text: str
    is_name: bool = False


class Id(NamedTuple):
    """An example, a ruling or a guard."""

    letter: str
    number: int


class Law:
    """The law of one game: which sections and ids it has, and how they are cited."""

    def __init__(self, root: Path, path: Path) -> None:
        self.game = path.stem
        self.name = path.relative_to(root).as_posix()
        self.problems: list[Problem] = []
        text = path.read_text(encoding="utf-8")
        cited_as = CITED_AS.search(text)
        if cited_as is None:
            self.problems.append(Problem(self.name, 1, "no line says how this law is cited"))
        self.prefix = cited_as[1] if cited_as else "?"
        forms = FORM.findall(cited_as[2]) if cited_as else []
        self.hyphen = {letter: hyphen for letter, hyphen, _ in forms}
        self.tested = {letter for letter, _, kind in forms if kind in ("examples", "rulings")}
        self.section = re.compile(rf"\b{re.escape(self.prefix)} ({NUMBER})(?!\w)")
        spelled = "|".join(f"{letter}{hyphen}" for letter, hyphen, _ in forms) or "(?!)"
        self.id = re.compile(rf"(?<![\w-])({spelled})(\d{{1,2}})(?![\w-]*\w)")
        # An id is defined at the head of a row, an item or a paragraph; short examples share an item.
        self.definition = re.compile(rf"(?:^(?:\| |[*-] )(?:\*\*)?|^\*\*)({spelled})(\d+)\b|\. ({spelled})(\d+) \[")
        self.sections: set[str] = set()
        self.ids: dict[Id, Piece] = {}
        self._read(text)

    def _read(self, text: str) -> None:
        """Collect the headings, the numbered paragraphs below them, and the ids that are defined."""
        section = ""
        for line, said in enumerate(text.splitlines(), 1):
            if heading := HEADING.match(said):
                section = heading[1]
                self.sections |= {number for number in heading.groups() if number}
            elif section and (paragraph := PARAGRAPH.match(said)):
                self.sections.add(f"{section}.{paragraph[1]}")
            for match in self.definition.finditer(said):
                head, number = match[1] or match[3], match[2] or match[4]
                id = Id(head[0], int(number))
                if id in self.ids:
                    self.problems.append(Problem(self.name, line, f"{head}{number} stands here a second time"))
                self.ids.setdefault(id, Piece(line, head + number))

    def ids_in(self, piece: Piece) -> Iterator[tuple[Id, str]]:
        """Find the ids that a piece of one of the game's own files cites, and how it spells them."""
        if piece.is_name:
            for letter, number in IN_NAME.findall(piece.text.upper()):
                if letter in self.hyphen:
                    yield Id(letter, int(number)), f"{letter}{self.hyphen[letter]}{number}"
        else:
            for head, number in self.id.findall(piece.text):
                yield Id(head[0], int(number)), head + number

    def sections_in(self, piece: Piece, bare: re.Pattern[str] | None) -> Iterator[str]:
        """Find the sections that a piece cites; `bare` is how the game's own files may write them in brackets."""
        if piece.is_name:
            return
        for start in [self.section, OWN_SECTION] if bare else [self.section]:
            for match in start.finditer(piece.text):
                yield match[1]
                end = match.end()
                while more := MORE.match(piece.text, end):
                    yield more[1]
                    end = more.end()
        if bare:
            yield from OWN_RULE.findall(piece.text)
            for brackets in BRACKETS.findall(piece.text):
                parts = PARTS.split(brackets)
                if bare.fullmatch(parts[0]):
                    yield from (found[1] for part in parts if (found := bare.fullmatch(part)))


def pieces(path: Path, text: str) -> Iterator[Piece]:
    """Cut a file into what people say in it: comments, docstrings, names of tests; all of a page."""
    if path.suffix == ".md":
        yield from (Piece(line, said) for line, said in enumerate(text.splitlines(), 1))
    elif path.suffix == ".py":
        before = ""
        for token in tokenize.generate_tokens(io.StringIO(text).readline):
            if token.type == tokenize.COMMENT or (token.type == tokenize.STRING and token.string.startswith('"""')):
                yield from (Piece(token.start[0] + n, said) for n, said in enumerate(token.string.splitlines()))
            elif before == "def" and token.string.startswith("test_"):
                yield Piece(token.start[0], token.string, is_name=True)
            before = token.string
    else:
        for match in COMMENTS.finditer(text):
            start = text.count("\n", 0, match.start()) + 1
            yield from (Piece(start + n, said) for n, said in enumerate(match[0].splitlines()))


def files(root: Path) -> Iterator[Path]:
    """List the files that may cite the law."""
    yield from sorted(root.glob("*.md"))
    for place in PLACES:
        for path in sorted((root / place).rglob("*")):
            if path.suffix in ENDINGS and not SKIPPED & set(path.relative_to(root).parts) and path.is_file():
                yield path


def game_of(path: Path, games: Iterable[str]) -> str:
    """Name the game whose own file this is: it lies in the game's folder or is called after it."""
    known = set(games)
    for part in (*path.parts, path.stem.removeprefix("test_")):
        if part in known:
            return part
    return ""


def check(root: Path = ROOT) -> list[Problem]:
    """List everything that is cited and is not in the law, and every example and ruling that no test names."""
    laws = {path.stem: Law(root, path) for path in sorted((root / LAW).glob("*.md"))}
    problems = [problem for law in laws.values() for problem in law.problems]
    tested: set[tuple[str, Id]] = set()
    for path in files(root):
        name = path.relative_to(root)
        own = laws.get(game_of(name, laws))
        # Elsewhere than in Python a lone number in brackets is more often just a number.
        bare = BARE if path.suffix == ".py" else DOTTED
        for piece in pieces(path, path.read_text(encoding="utf-8")):
            for law in laws.values():
                for section in law.sections_in(piece, bare if law is own else None):
                    if section not in law.sections:
                        message = f"{law.prefix} {section} is not in {law.name}"
                        problems.append(Problem(name.as_posix(), piece.line, message))
            if own is None:
                continue
            for id, said in own.ids_in(piece):
                if id not in own.ids:
                    problems.append(Problem(name.as_posix(), piece.line, f"{said} is not in {own.name}"))
                elif piece.is_name:
                    tested.add((own.game, id))
    for law in laws.values():
        for id, where in law.ids.items():
            if id.letter in law.tested and (law.game, id) not in tested:
                problems.append(Problem(law.name, where.line, f"no test names {where.text}"))
    return problems


def main() -> int:
    problems = check(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT)
    for problem in problems:
        print(problem)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
