"""The recorded games: which they are, and how the table is written where one of them is told.

Run from the project's root with PYTHONPATH=.:tests to write the playthrough anew, or with `records` to play new games:
python -m games.alien_frontiers.playthrough [records]
"""

from __future__ import annotations

import sys
from typing import Any

from games.alien_frontiers.table import GAME
from support import records

TABLES: list[tuple[int, bool, list[str]]] = [
    (21, False, ["greedy", "greedy"]),
    (22, False, ["random", "greedy"]),
    (31, False, ["greedy", "random", "greedy"]),
    (32, True, ["greedy", "greedy", "greedy"]),
    (41, False, ["greedy", "greedy", "greedy", "greedy"]),
    (42, False, ["random", "greedy", "random", "greedy"]),
    (43, True, ["greedy", "greedy", "cadet", "cadet"]),
    (49, False, ["cadet", "cadet", "cadet", "cadet"]),
]
"""Seed, long variant and players of each recorded game."""


def told() -> str:
    """Tell one of the games."""
    return records.told(GAME, lambda table: table["turn"], _table)


def _table(table: dict[str, Any]) -> list[str]:
    """Write the table in a few lines."""
    stock = table["stock"]
    lines = [
        f"== turn {table['turn']}, p{table['active'] + 1}; stock {stock['fuel']} fuel {stock['ore']} ore; "
        f"deck {table['deck']}, discard {len(table['discard'])}, display "
        + " ".join(card["card"] for card in table["display"])
    ]
    for player in table["players"]:
        places: dict[str, str] = {}
        for ship in player["ships"]:
            if ship["at"] not in ("stock", "bay"):
                places[ship["at"]] = (places.get(ship["at"], "") + " " + str(ship["value"])).strip()
        lines.append(
            f"   p{player['seat'] + 1} {player['score']['total']} points, {player['fuel']} fuel {player['ore']} ore, "
            f"{player['fleet']} ships, reserve {player['reserve']}, circle {player['circle']}; "
            f"hand {' '.join(card['type'] for card in player['hand']) or 'empty'}; "
            + ("docked " + ", ".join(f"{dice} at {place}" for place, dice in places.items()) if places else "no docks")
        )
    planet = [
        f"{key} {'-'.join(map(str, place['colonies']))}" + "".join(f" {field}" for field in place["fields"])
        for key, place in table["territories"].items()
        if any(place["colonies"]) or place["fields"]
    ]
    relic = table["relic"]
    if relic["owner"] is not None:
        planet.append(f"relic of p{relic['owner'] + 1} at {relic['at']}")
    return [*lines, "   planet: " + ("; ".join(planet) or "empty")]


if __name__ == "__main__":
    if sys.argv[1:] == ["records"]:
        records.record_all(GAME, "long", TABLES)
    records.write_playthrough(GAME, told())
