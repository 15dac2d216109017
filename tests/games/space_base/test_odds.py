"""The odds that the board shows (S-46), and what a console can expect of a roll."""

from __future__ import annotations

from itertools import product

import pytest
from games.space_base.table import a_game
from support.positions import P1, P2, seen

from cosmodrome.players.mind import evaluate


def test_S46_hit_table() -> None:
    assert seen(a_game())["hits"] == [12, 13, 14, 15, 16, 17, 6, 5, 4, 3, 2, 1]


def test_a_console_of_starters_expects_what_36_rolls_bring() -> None:
    credits = dict.fromkeys(range(1, 7), 1) | {7: 3, 8: 3}
    total_credits = total_income = 0
    for first, second in product(range(1, 7), repeat=2):
        # Income is worth more than a credit: the sum is better from 7 on.
        if first + second >= 7:
            total_credits += credits.get(first + second, 0)
            total_income += first + second >= 9
        else:
            total_credits += 2
    expected = seen(a_game())["players"][P1]["expected"]
    assert expected["own"] == {
        "credits": pytest.approx(total_credits / 36, abs=0.01),
        "income": pytest.approx(total_income / 36, abs=0.01),
        "vp": 0.0,
    }
    assert expected["others"] == {"credits": 0.0, "income": 0.0, "vp": 0.0}


def test_patrols_count_on_the_turns_of_others() -> None:
    state = a_game(station={P2: {7: "makarov"}}, deployed={P2: {7: "starter haise"}})
    expected = seen(state)["players"][P2]["expected"]["others"]
    assert expected == {
        "credits": pytest.approx(3 * 6 / 36, abs=0.01),
        "income": pytest.approx(6 / 36, abs=0.01),
        "vp": 0.0,
    }


def test_a_better_console_has_a_better_chance() -> None:
    even = evaluate(a_game(dice=(1, 2)))
    ahead = evaluate(a_game(dice=(1, 2), vp=15, station={P1: {7: "aldrin", 9: "gibson"}}))
    assert ahead[0] > even[0]
    assert sum(ahead) == pytest.approx(1.0)
