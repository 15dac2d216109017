"""The number of positions that can be reached from crowded tables is pinned: any change of a rule moves it.

They stand in crowded_counts.json, those from the start of a game in counts.json.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from games.space_base.positions import crowded
from support.counting import count_positions

COUNTS: dict[str, list[int]] = json.loads((Path(__file__).parent / "crowded_counts.json").read_text(encoding="utf-8"))
"""By the seed of the table: how many positions there are after each number of answers."""


@pytest.mark.parametrize("seed", COUNTS)
def test_the_number_of_positions_from_a_crowded_table_is_pinned(seed: str) -> None:
    assert count_positions(crowded(int(seed)), 3, most=6_000) == COUNTS[seed]
