"""The set-up (FD 4) and what is hidden (FD 3.3)."""

from __future__ import annotations

import pytest
from games.federation.table import DATA, GAME, a_game, held, player
from support.positions import legal_texts, play, seen, starting

from cosmodrome import Rng, State


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_table_is_laid_out(seats: int) -> None:
    shown = seen(GAME.new(seats, 5))
    assert [len(moon["tokens"]) or moon["hidden"] for moon in shown["moons"]] == [0, 4, 4, 4, 4, 4, 4, 4]
    assert shown["stock"] == {"1": 16, "2": 2, "3": 2, "4": 2}
    assert [stack["open"] is not None for stack in shown["specialists"]] == [True, False, True] * 5
    assert [stack["hidden"] for stack in shown["specialists"]] == [2, 3, 0] * 5
    assert shown["medals"][0]["left"] == DATA["medals"]["planet_thresholds"][str(seats)]
    assert shown["deep_space"] == {"count": seats + 1, "tiles": None}
    assert len(shown["start_tiles"]) == seats + 1
    start = DATA["projects"]["start_step"][str(seats)]
    assert [project["step"] for project in shown["projects"]] == [start["column"]] * 6 + [start["common"]]
    for one in shown["players"]:
        assert (one["degree"], one["hangar"], one["supply"], one["die"], one["pp"]) == (1, 1, 7, 0, 0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r02_the_last_player_picks_the_first_start_tile(seats: int) -> None:
    state = GAME.new(seats, 3)
    first = seen(state)["first"]
    order = []
    while seen(state)["start_tiles"] and seen(state)["phase"] in ("draft", "marker"):
        (seat,) = state.deciders()
        if seen(state)["phase"] == "draft":
            order.append(seat)
        play(state, legal_texts(state)[0])
    assert order == [(first - 1 - turn) % seats for turn in range(seats)]
    assert state.deciders() == (first,)


def test_r01_anybody_may_begin() -> None:
    assert {seen(GAME.new(4, seed))["first"] for seed in range(40)} == {0, 1, 2, 3}


def test_start_tiles_give_their_bonus() -> None:
    for seed in range(30):
        state = GAME.new(4, seed)
        if "home1" in starting(state, "take"):
            (seat,) = state.deciders()
            play(state, "take home1")
            assert held(state, seat) == "2L 2C"
            assert player(state, seat)["missions_completed"] == 1
            return
    raise AssertionError("home1 never comes")


def test_the_first_game_has_the_printed_works_and_experts_draw_them() -> None:
    shown = seen(GAME.new(3, 1))["works"]
    assert [work["id"] for work in shown["productions"]] == list(DATA["productions"]["first_game"].values())
    rows = {
        tuple(work["id"] for work in seen(GAME.new(3, seed, {"setup": "expert"}))["works"]["productions"])
        for seed in range(40)
    }
    assert len(rows) > 8


def test_r41_there_are_50_alteration_tokens() -> None:
    powers = [item["power"] for item in DATA["alterations"]["items"]]
    assert [powers.count(power) for power in (1, 2, 3, 4)] == [20, 10, 14, 6]


def test_the_deep_space_stack_is_shown_to_those_who_have_looked() -> None:
    state = a_game(p1={"degree": 9}, deep="ds1 ds2 ds3 ds4 ds5")
    play(state, "place f3c1", "with amb4 voting", "take ds5")
    assert seen(state, 0)["deep_space"]["tiles"] == ["ds1", "ds2", "ds3", "ds4"]
    assert seen(state, 1)["deep_space"] == {"count": 4, "tiles": None}


def _possible_stacks(state: State, seat: int) -> set[tuple[str, ...]]:
    return {
        tuple(state.imagine(seat, Rng.seeded(seed)).to_json()["deep_space"])  # type: ignore[arg-type]
        for seed in range(30)
    }


def test_what_was_not_seen_is_imagined_anew() -> None:
    state = a_game(p1={"degree": 9}, deep="ds1 ds2 ds3 ds4 ds5")
    play(state, "place f3c1", "with amb4 voting", "take ds5")
    assert len(_possible_stacks(state, 0)) == 1
    assert len(_possible_stacks(state, 1)) > 5
