"""The number of positions that can be reached from crowded tables is pinned: any change of a rule moves it.

The counts from the start of a game stand in counts.json.
"""

from __future__ import annotations

import pytest
from games.space_base.positions import crowded
from support.counting import count_positions

COUNTS: dict[int, list[int]] = {
    1: [1, 3, 19, 64],
    2: [1, 10, 54, 208],
    3: [1, 7, 28, 42],
    4: [1, 7, 35, 103],
    5: [1, 4, 8, 14],
    6: [1, 4, 12, 35],
    7: [1, 14, 56, 334],
    8: [1, 4, 35, 106],
    9: [1, 3, 18, 93],
    10: [1, 7, 18, 20],
    11: [1, 10, 48, 153],
    12: [1, 10, 50, 168],
}


@pytest.mark.parametrize("seed", COUNTS)
def test_the_number_of_positions_from_a_crowded_table_is_pinned(seed: int) -> None:
    assert count_positions(crowded(seed), 3, most=6_000) == COUNTS[seed]
