"""The final scoring (FD 16)."""

from __future__ import annotations

from typing import Any

import pytest
from games.federation.table import a_game, executive, player
from support.positions import seen

from cosmodrome import State

SENATE = {"f1c1": "p2 amb4"}


def values(state: State, project: str) -> list[int]:
    """Return the points that a project would pay now."""
    return list(next(item["points"] for item in seen(state)["projects"] if item["id"] == project))


def with_contributions(*counts: int) -> State:
    """Set up players with these contributions."""
    players: dict[str, Any] = {f"p{seat + 1}": {"common_contributions": count} for seat, count in enumerate(counts)}
    return a_game(len(counts), **players)


def test_s22_seven_medals_score_30() -> None:
    everything = "neo sixmoon atal arratuin e81216 accreditation intrigue"
    assert player(a_game(p1={"medals": everything}))["medal_points"] == 30


@pytest.mark.parametrize(("count", "points"), list(enumerate([0, 1, 3, 6, 10, 15, 22])))
def test_medals_score_by_their_number(count: int, points: int) -> None:
    names = ["neo", "sixmoon", "atal", "arratuin", "e81216", "accreditation", "intrigue"][:count]
    assert player(a_game(p1={"medals": " ".join(names)}))["medal_points"] == points


def test_s23_completed_missions() -> None:
    assert player(a_game(p1={"done": "m01 m02"}))["missions_completed"] == 3


@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ((5, 5, 2, 1), [12, 12, 4, 0]),
        ((5, 0, 0, 0), [16, 0, 0, 0]),
        ((5, 4, 3, 2), [16, 8, 4, 0]),
        ((4, 4, 4, 1), [9, 9, 9, 0]),
        ((3, 2, 2), [16, 6, 6]),
        ((3, 2, 1), [16, 8, 4]),
        ((6, 4), [10, 4]),
        ((6, 3), [10, 0]),
        ((4, 4), [7, 7]),
        ((2, 0), [10, 0]),
        ((0, 0), [0, 0]),
    ],
)
def test_s24_s25_s26_r39_r40_projects_rank_the_players(counts: tuple[int, ...], points: list[int]) -> None:
    assert values(with_contributions(*counts), "common") == points


def test_only_funded_projects_score() -> None:
    open_ = a_game(p1={"miner_cell": "n4"})
    assert open_.scores()[0].parts["projects"] == 0
    funded = a_game(p1={"miner_cell": "n4"}, steps={"neo": 9})
    assert funded.scores()[0].parts["projects"] == 16


def test_left_overs() -> None:
    state = a_game(p1={"res": "3L 2C 2D", "hangar": 2, "alterations": "alt_1_01"})
    assert player(state)["left_overs"] == 2 + 2 + 2 + 1


def test_s36_equal_points_share_the_victory() -> None:
    state = executive(round=5, senate=SENATE, p1={"pp": 30}, p2={"pp": 29}, p3={"pp": 30})
    assert state.over
    assert [score.total for score in state.scores()] == [31, 31, 31, 1]
    assert state.winners() == [0, 1, 2]
