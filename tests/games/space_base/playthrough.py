"""The recorded games: which they are, and how the table is written where one of them is told.

Run from the project's root with PYTHONPATH=.:tests to write the playthrough anew, or with `records` to play new games:
python -m games.space_base.playthrough [records]
"""

from __future__ import annotations

import re
import sys
from typing import Any

from games.space_base.table import GAME, STARTERS
from support import records

TABLES: list[tuple[int, bool, list[str]]] = [
    (21, False, ["greedy", "greedy"]),
    (22, True, ["greedy", "cadet"]),
    (24, False, ["cadet", "cadet"]),
    (31, False, ["greedy", "random", "greedy"]),
    (72, True, ["greedy", "greedy", "cadet"]),
    (41, False, ["greedy", "cadet", "greedy", "cadet"]),
    (42, True, ["random", "greedy", "random", "greedy"]),
    (51, False, ["greedy", "greedy", "cadet", "cadet", "greedy"]),
    (52, True, ["cadet"] * 5),
]
"""Seed, light speed and players of each recorded game."""


def told() -> str:
    """Tell one of the games."""
    return records.told(GAME, lambda table: (table["round"], table["active"]), _table, _short)


def _short(card: str) -> str:
    return re.sub(r"-\d{4}-[a-z]$", "", card)


def _table(table: dict[str, Any]) -> list[str]:
    """Write the table in a few lines: tracks, cards that are no starters at their station, cubes."""
    lines = [
        f"== round {table['round']}, p{table['active'] + 1}; dice {table['dice']}; yard "
        + " / ".join(" ".join(_short(card) if card else "-" for card in row) for row in table["shipyard"].values())
    ]
    for player in table["players"]:
        places = []
        for sector in player["sectors"]:
            station = sector["station"]
            patrols = [_named(card) for card in sector["deployed"]]
            if station["card"] not in STARTERS.values() or patrols:
                places.append(f"{sector['sector']} {_named(station)}" + (f" ({' '.join(patrols)})" if patrols else ""))
        tracks = f"{player['credits']} credits {player['income']} income {player['vp']} VP"
        lines.append(f"   p{player['seat'] + 1} {tracks}; " + ", ".join(places))
    return lines


def _named(card: dict[str, Any]) -> str:
    name = "starter" if card["card"] in STARTERS.values() else _short(card["card"])
    return f"{name}{'*' * card['cubes']}"


if __name__ == "__main__":
    if sys.argv[1:] == ["records"]:
        records.record_all(GAME, "light_speed", TABLES)
    records.write_playthrough(GAME, told())
