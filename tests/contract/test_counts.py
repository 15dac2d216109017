"""The number of positions that can be reached from a seed is pinned for each game that has counts.json."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from kernel.signals import GAME as SIGNALS
from support.counting import count_positions

import cosmodrome
from cosmodrome import Game, Json

TESTS = Path(__file__).parent.parent
PLACES = {game.key: TESTS / "games" / game.key / "counts.json" for game in cosmodrome.games()}
PLACES[SIGNALS.key] = TESTS / "kernel" / "signals" / "counts.json"


def pinned() -> list[tuple[Game, dict[str, Json]]]:
    """Read what is pinned."""
    found = []
    for game in [*cosmodrome.games(), SIGNALS]:
        if PLACES[game.key].exists():
            found += [(game, entry) for entry in json.loads(PLACES[game.key].read_text())]
    return found


@pytest.mark.parametrize(
    ("game", "entry"),
    pinned(),
    ids=lambda part: part.key if isinstance(part, Game) else f"{part['seats']}-seed{part['seed']}",
)
def test_the_number_of_positions_is_pinned(game: Game, entry: dict[str, Json]) -> None:
    seats, seed, options, counts = entry["seats"], entry["seed"], entry["options"], entry["counts"]
    assert isinstance(seats, int)
    assert isinstance(seed, int)
    assert isinstance(options, dict)
    assert isinstance(counts, list)
    assert count_positions(game.new(seats, seed, options), len(counts) - 1) == counts
