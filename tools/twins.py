"""Look for rules that are computed a second time in the browser. Run by `make lint`.

The server says what is legal, what an answer would bring and what can be reached (`inspect` and `preview` of the API);
a board draws that. This looks for what a second copy of a rule was made of whenever there was one:

- a file that is named after a rule;
- a function whose name says that it decides: what is legal, what can be paid, what counts how much;
- a refusal that is written in the page: only the server says why something cannot be done;
- a walk over the squares of a board with a list of places still to visit, but for drawing (`art/`);
- rules that are read out of a component's effects in the game's data.

What is found is a sign, not a proof. If it is no rule, give it a name that says what it draws.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "web" / "src" / "games"
DRAWING = ("art",)

FILES = frozenset(
    {
        "effects",
        "legal",
        "legality",
        "medals",
        "objection",
        "objections",
        "pay",
        "payment",
        "payments",
        "placing",
        "preview",
        "price",
        "prices",
        "reach",
        "resolving",
        "rovers",
        "rules",
        "score",
        "scores",
        "scoring",
        "standing",
    }
)
"""What no file is called: rules have these names in the package."""

DECIDES = re.compile(
    r"\b(?:function|const|let)\s+"
    r"(isLegal|legal[A-Z]\w*|legality\w*|canAfford\w*|affords?|canReach\w*|canPay\w*|mayPlace\w*|canPlace\w*"
    r"|waysUp|objections?|energyTypes|medalsO[nf]|bringsOf|gainsOf|priceOf|costOf|scoreOf|pointsOf(?:Seat|Player)"
    r"|payments?Of|winnersOf|moneyOf|leaders|passing|pendingSteps|withToken|inReach|cellsInUse|docksFor"
    r"|cheapest\w*)\b"
)
REFUSES = re.compile(r"(?<!pu\()['\"`]illegal-")
WALKS = re.compile(r"\b(?:queue|edge|open|frontier|todo|left|next|stack)\.(?:pop|shift)\(\)")
READS = re.compile(r"\brules_key\b|\beffects\b[^;\n]*\.(?:find|filter|some|every|reduce)\(")


class Twin(NamedTuple):
    """A place that looks like a rule."""

    place: str
    line: int
    sign: str


def twins(games: Path = GAMES) -> list[Twin]:
    """Return all places in the boards that look like rules."""
    found: list[Twin] = []
    for file in sorted([*games.rglob("*.ts"), *games.rglob("*.svelte")]):
        if not file.name.endswith(".test.ts"):
            found += _in_file(file, file.relative_to(games))
    return found


def _in_file(file: Path, place: Path) -> Iterator[Twin]:
    """Return the places of one file."""
    if file.suffix == ".ts" and file.name.partition(".")[0] in FILES:
        yield Twin(place.as_posix(), 1, "a file named after a rule")
    for number, text in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1):
        for decision in DECIDES.finditer(text):
            yield Twin(place.as_posix(), number, f"{decision[1]} decides")
        if REFUSES.search(text):
            yield Twin(place.as_posix(), number, "a refusal is written here")
        if WALKS.search(text) and place.parts[1] not in DRAWING:
            yield Twin(place.as_posix(), number, "a walk over the board")
        if READS.search(text):
            yield Twin(place.as_posix(), number, "rules are read out of data")


def main() -> int:
    """Name every twin; fail if there is one."""
    found = twins()
    for twin in found:
        print(f"web/src/games/{twin.place}:{twin.line}: {twin.sign}: let the server say it")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
