"""Shifting the sum to the right (SB 4, phase 3)."""

from __future__ import annotations

from games.space_base.table import a_game, brought, cubes, tracks, visited
from support.positions import P1, P2, legal_texts, play, refusal, seen, starting


def test_S20_shift_by_one() -> None:
    state = a_game(dice=(4, 5), station={P1: {1: "fabian:1", 10: "gorbatko"}})
    play(state, "sum")
    assert legal_texts(state) == ["shift 1 with fabian", "collect"]
    events = play(state, "shift 1 with fabian")
    assert visited(events) == [10]
    assert brought(events) == (0, 3, 0)
    assert cubes(state, "fabian") == 0


def test_S21_combined_shift_passive() -> None:
    state = a_game(
        dice=(4, 4),
        station={P2: {1: "fabian:1", 2: "ride:1", 5: "shonin:1", 11: "chretien"}},
        deployed={P2: {11: "starter"}},
    )
    separate = state.clone()
    play(state, "p2 sum")
    assert sorted(starting(state, "shift", P2)) == ["1 with fabian", "1 with ride", "1 with shonin", "2 with shonin"]
    play(state, "p2 shift 1 with fabian", "p2 shift 2 with shonin", "p2 collect")
    assert tracks(state, P2)[0] == 4
    assert [cubes(state, name, P2) for name in ("fabian", "shonin", "ride")] == [0, 0, 1]
    events = play(separate, "p2 separate")
    assert not any(event["event"] == "shifted" for event in events)
    assert P2 not in separate.deciders()


def test_S22_shift_limit_R08() -> None:
    state = a_game(dice=(6, 6), station={P1: {5: "shonin:1"}})
    assert visited(play(state, "sum")) == [12]
    assert cubes(state, "shonin") == 1
    state = a_game(dice=(5, 6), station={P1: {5: "shonin:1"}})
    play(state, "sum")
    assert legal_texts(state) == ["shift 1 with shonin", "collect"]
    assert refusal(state, "shift 2 with shonin") == "illegal-not-offered"
    assert visited(play(state, "collect")) == [11]


def test_each_shift_needs_cubes_of_its_own_and_several_ships_add_up() -> None:
    state = a_game(dice=(1, 1), station={P1: {1: "dyomin:1", 2: "khrunov:1", 4: "gubarev:1", 5: "shonin:1"}})
    events = play(
        state, "sum", "shift 2 with dyomin", "shift 2 with khrunov", "shift 1 with gubarev", "shift 2 with shonin"
    )
    assert visited(events) == [9]
    assert [cubes(state, name) for name in ("dyomin", "khrunov", "gubarev", "shonin")] == [0, 0, 0, 0]


def test_the_linked_deployed_side_takes_both_cubes() -> None:
    state = a_game(dice=(4, 5), station={P1: {1: "worden"}}, deployed={P1: {1: "fabian:2"}})
    play(state, "sum", "shift 1 with fabian")
    assert cubes(state, "fabian") == 0
    state = a_game(dice=(4, 5), station={P1: {1: "worden"}}, deployed={P1: {1: "fabian:1"}})
    assert visited(play(state, "sum")) == [9]


def test_a_cube_gained_now_cannot_pay_for_a_shift_of_this_turn() -> None:
    state = a_game(dice=(1, 1), station={P1: {2: "ride"}})
    assert visited(play(state, "sum")) == [2]
    assert cubes(state, "ride") == 1


def test_the_board_shows_what_each_sector_in_reach_would_bring() -> None:
    state = a_game(dice=(4, 5), station={P1: {1: "fabian:1", 5: "shonin:1", 10: "gorbatko", 12: "weitz"}})
    shifted = seen(state)["players"][P1]["brings"]["shifted"]
    assert [(use["sectors"], use["credits"], use["income"]) for use in shifted] == [
        ([10], 0, 3),
        ([11], 0, 1),
        ([12], 11, 0),
    ]


def test_a_passive_player_with_a_shift_is_asked_though_no_sector_rolled_pays() -> None:
    state = a_game(dice=(3, 4), station={P2: {1: "fabian:1", 8: "lazarev"}})
    assert P2 in state.deciders()
    assert brought(play(state, "p2 sum", "p2 shift 1 with fabian"), P2) == (2, 0, 0)
