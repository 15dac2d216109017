"""No reward and no ability goes on for ever (SB 5.2, R-13)."""

from __future__ import annotations

import pytest
from games.space_base.table import a_game, brought, cubes, visited
from support.positions import P1, P2, legal_texts, play, starting


def test_a_row_of_arrows_that_point_at_each_other_collects_each_sector_once() -> None:
    state = a_game(dice=(4, 5), station={P1: {8: "lichtenberg", 9: "parker", 10: "shaw", 11: "thornton"}})
    events = play(state, "sum", "aim 10", "aim 9")
    assert visited(events) == [9, 10]
    assert brought(events) == (0, 0, 0)


@pytest.mark.parametrize("first", [8, 10])
def test_arrows_lead_on_until_they_come_to_a_sector_visited_already(first: int) -> None:
    state = a_game(dice=(4, 5), station={P1: {8: "lichtenberg", 9: "parker", 10: "shaw", 11: "thornton"}})
    events = play(state, "sum", f"aim {first}")
    for _ in range(12):
        if state.deciders() != (P1,) or not starting(state, "aim"):
            break
        onward = max if first == 10 else min
        events += play(state, f"aim {onward(map(int, starting(state, 'aim')))}")
    assert len(visited(events)) == len(set(visited(events)))
    assert visited(events) == ([9, 10, 11, 12] if first == 10 else [9, 8, 7])


def test_R28_an_arrow_is_not_asked_where_neither_neighbour_pays_any_more() -> None:
    state = a_game(dice=(3, 4), station={P1: {7: "merbold", 8: "lichtenberg", 9: "colony9"}})
    events = play(state, "sum")
    assert visited(events) == [7, 8]
    assert not starting(state, "aim", P1) if P1 in state.deciders() else True


def test_one_way_arrows_that_face_each_other_stop() -> None:
    state = a_game(dice=(5, 6), station={P1: {10: "merbold", 11: "bluford"}})
    events = play(state, "sum")
    assert visited(events) == [11, 10]
    assert brought(events) == (1, 0, 3)


def test_deployed_arrows_that_face_each_other_stop() -> None:
    state = a_game(
        dice=(5, 6),
        station={P2: {10: "hartsfield", 11: "chretien"}},
        deployed={P2: {10: "starter merbold", 11: "starter bluford"}},
    )
    events = play(state, "p2 sum")
    assert visited(events, P2) == [11, 10]
    assert brought(events, P2) == (4 + 3 + 1, 0, 1)


def test_an_arrow_that_points_off_the_console_brings_nothing() -> None:
    state = a_game(dice=(6, 6), station={P1: {12: "merbold"}})
    assert visited(play(state, "sum")) == [12]
    state = a_game(dice=(1, 6), station={P1: {1: "bluford"}})
    assert visited(play(state, "separate")) == [1, 6]


def test_a_reward_is_collected_at_most_once_for_each_die() -> None:
    state = a_game(dice=(4, 4), station={P1: {4: "merbold", 5: "bluford"}})
    assert visited(play(state, "separate")) == [4, 5, 4, 5]


def test_R13_a_tanker_cannot_refill_itself() -> None:
    state = a_game("window 1", seats=4, station={P1: {6: "glenn:1", 8: "starter"}})
    # Glenn has one cell in use with four players, and no other card could take the cube.
    assert state.deciders() != (P1,) or "use glenn" not in legal_texts(state)


def test_R13_two_tankers_cannot_refill_each_other_for_ever() -> None:
    state = a_game("window 1", seats=4, station={P1: {6: "glenn:1", 8: "collins"}})
    uses = 0
    while state.deciders() == (P1,) and starting(state, "use") and uses < 20:
        play(state, f"use {starting(state, 'use')[0]}")
        while state.deciders() == (P1,) and (starting(state, "charge") or starting(state, "move")):
            play(state, legal_texts(state)[0])
        uses += 1
    assert uses == 2
    assert cubes(state, "glenn") + cubes(state, "collins") <= 2
