"""The list of choices: all in view if there is any way, and every kind of them in any case."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from cosmodrome.kernel.action import Action

from .commands import spelling
from .marks import ACT
from .words import Words

WIDEST = 4
"""The most columns that are easy to read."""


@dataclass(frozen=True)
class Family:
    """Choices whose notation begins with the same word."""

    verb: str
    indexes: list[int]
    across: int

    @property
    def rows(self) -> int:
        """Count the lines that the whole family takes."""
        return ceil(len(self.indexes) / self.across)

    def lines(self, share: int) -> int:
        """Count the lines that it takes with so many rows; what is left out is said in one more."""
        return self.rows if self.rows <= share else share + 1


def list_choices(
    actions: Sequence[Action], indexes: Sequence[int], words: Words, width: int, room: int
) -> RenderableType:
    """List choices by their numbers: one a line with its notation, or in columns where there are too many."""
    labels = {index: words.say(actions[index].message()) for index in indexes}
    if len(indexes) <= room:
        return _one_a_line(actions, indexes, labels)
    families = part(actions, indexes, labels, width)
    share = fair_share(families, room)
    shown: list[RenderableType] = []
    for family in families:
        kept = family.indexes[: share * family.across]
        shown.append(_in_columns(kept, labels, min(family.across, len(kept))))
        if len(kept) < len(family.indexes):
            shown.append(
                Text(
                    "  … " + words("choices-alike", count=len(family.indexes) - len(kept), verb=family.verb),
                    style="dim",
                )
            )
    if any(family.rows > share for family in families):
        shown.append(Text(words("choices-hint", command=spelling("all", words.language)), style="dim"))
    return Group(*shown)


def part(actions: Sequence[Action], indexes: Sequence[int], labels: dict[int, str], width: int) -> list[Family]:
    """Part choices by the verb of their notation, each family in as many columns as its labels allow."""
    parted: dict[str, list[int]] = {}
    for index in indexes:
        parted.setdefault(actions[index].text.partition(" ")[0], []).append(index)
    return [
        Family(verb, family, max(1, min(WIDEST, width // (8 + max(cell_len(labels[index]) for index in family)))))
        for verb, family in parted.items()
    ]


def fair_share(families: Sequence[Family], room: int) -> int:
    """Find how many rows each family may have so that all fit: the larger ones give way evenly."""
    share = max(family.rows for family in families)
    while share > 1 and sum(family.lines(share) for family in families) > room:
        share -= 1
    return share


def _one_a_line(actions: Sequence[Action], indexes: Sequence[int], labels: dict[int, str]) -> Table:
    """List number, label and notation."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(justify="right", style=ACT, min_width=3)
    grid.add_column(overflow="fold")
    grid.add_column(style="dim", overflow="fold")
    for index in indexes:
        grid.add_row(str(index + 1), labels[index], actions[index].text)
    return grid


def _in_columns(indexes: Sequence[int], labels: dict[int, str], across: int) -> Table:
    """List number and label, down one column after the other."""
    grid = Table.grid(padding=(0, 2))
    for _ in range(across):
        grid.add_column(justify="right", style=ACT, min_width=3)
        grid.add_column(overflow="fold")
    rows = ceil(len(indexes) / across)
    for row in range(rows):
        cells: list[str] = []
        for index in indexes[row::rows]:
            cells += [str(index + 1), labels[index]]
        grid.add_row(*cells)
    return grid
