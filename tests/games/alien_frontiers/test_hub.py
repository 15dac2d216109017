"""The Colonist Hub (AF 6.4) and where a landed colony comes from (AF 7.1)."""

from __future__ import annotations

import pytest
from games.alien_frontiers.table import a_game, colonies_on, count_at, dockable, phase, player, tokens
from support.play import written
from support.positions import P1, P2, is_legal, legal_texts, play, refusal, whose

from cosmodrome import State

FIVE_LANDED = {"lem_badlands": "p1 p1 p1 p1 p1"}
"""All but the last of six colonies."""


def circle(state: State, seat: int = P1) -> int:
    return int(player(state, seat)["circle"])


def dock_at_hub(state: State, *dice: int) -> None:
    for die in dice:
        play(state, f"dock {die} colonist_hub")


def test_R10_the_first_ship_brings_a_colony_to_circle_1() -> None:
    state = a_game("1 6")
    dock_at_hub(state, 1)
    assert (circle(state), player(state)["reserve"]) == (1, 5)
    dock_at_hub(state, 6)
    assert (circle(state), player(state)["reserve"]) == (2, 5)


def test_each_player_has_three_docks() -> None:
    state = a_game("1 2 3 4", docked={"colonist_hub": "p2:1 p2:1 p2:1"})
    dock_at_hub(state, 1, 2, 3)
    assert circle(state) == 3
    assert refusal(state, "dock 4 colonist_hub") == "illegal-dock-full"


def test_progress_stays_from_turn_to_turn() -> None:
    state = a_game("2 2", circle={P1: 4, P2: 3})
    dock_at_hub(state, 2)
    assert (circle(state), circle(state, P2)) == (5, 3)


def test_the_hub_needs_a_colony() -> None:
    last_on_track = a_game("2", circle=3, colonies=FIVE_LANDED)
    assert player(last_on_track)["reserve"] == 0
    dock_at_hub(last_on_track, 2)
    assert circle(last_on_track) == 4


def test_launching_from_circle_7() -> None:
    state = a_game("2", circle=6, fuel=1, ore=1)
    dock_at_hub(state, 2)
    assert (circle(state), phase(state)) == (7, "actions")
    play(state, "launch")
    assert phase(state) == "place_colony"
    play(state, "land herbert_valley")
    assert (circle(state), tokens(state), player(state)["reserve"]) == (0, (0, 0), 5)
    assert colonies_on(state, "herbert_valley") == [1, 0, 0, 0]
    assert count_at(state, P1, "colonist_hub") == 1


@pytest.mark.parametrize(("fuel", "ore", "at"), [(0, 1, 7), (1, 0, 7), (5, 5, 6), (5, 5, 0)])
def test_a_launch_needs_circle_7_and_a_token_of_each_kind(fuel: int, ore: int, at: int) -> None:
    assert not is_legal(a_game("2", circle=at, fuel=fuel, ore=ore), "launch")


def test_a_colony_may_be_launched_on_a_later_turn_without_docking() -> None:
    state = a_game("", circle=7, fuel=2, ore=2)
    assert legal_texts(state) == ["launch", "end turn"]


def test_R12_no_ship_docks_while_a_colony_waits_on_circle_7() -> None:
    state = a_game("2", circle=7, fuel=1, ore=1)
    assert refusal(state, "dock 2 colonist_hub") == "illegal-dock-hub-ready"
    play(state, "launch", "land lem_badlands")
    dock_at_hub(state, 2)
    assert circle(state) == 1


def test_ships_stay_on_the_track_after_a_launch() -> None:
    state = a_game("1 2 3 4", circle=4, fuel=1, ore=1)
    dock_at_hub(state, 1, 2, 3)
    play(state, "launch", "land lem_badlands")
    assert refusal(state, "dock 4 colonist_hub") == "illegal-dock-full"


# Asimov Crater.


def test_E11_asimov_crater() -> None:
    state = a_game("2 3 4", circle=1, colonies={"asimov_crater": "p1"})
    dock_at_hub(state, 2)
    assert circle(state) == 2
    dock_at_hub(state, 3)
    assert circle(state) == 4
    dock_at_hub(state, 4)
    assert circle(state) == 5


def test_R22_asimov_works_once_a_turn_at_the_second_ship_or_a_later_one() -> None:
    state = a_game("1 2 3 5 5 5", ore=3, circle=1)
    dock_at_hub(state, 1, 2)
    assert circle(state) == 3
    play(state, "dock 5 5 5 colony_constructor", "land asimov_crater")
    dock_at_hub(state, 3)
    assert circle(state) == 5


def test_asimov_works_again_on_the_next_turn() -> None:
    state = a_game("1 2", circle=1, colonies={"asimov_crater": "p1"}, turn={"hub_docks_this_turn": 0})
    dock_at_hub(state, 1, 2)
    assert written(state)["turn"]["asimov_used"] is True
    play(state, "end turn")
    assert written(state)["turn"]["asimov_used"] is False


def test_asimov_moves_a_new_colony_too() -> None:
    state = a_game("1 2", circle=6, fuel=1, ore=1, colonies={"asimov_crater": "p1"})
    dock_at_hub(state, 1)
    play(state, "launch", "land lem_badlands")
    dock_at_hub(state, 2)
    assert circle(state) == 2


def test_asimov_may_reach_circle_7_exactly() -> None:
    state = a_game("1 2", circle=4, fuel=1, ore=1, colonies={"asimov_crater": "p1"})
    dock_at_hub(state, 1, 2)
    assert (circle(state), phase(state)) == (7, "actions")


# The excess advance (R11).


def overflowing(**given: int) -> State:
    """Give a position in which the second ship brought the colony from circle 6 past circle 7."""
    state = a_game("1 2 3", circle=5, colonies={"asimov_crater": "p1"}, **given)  # type: ignore[arg-type]
    dock_at_hub(state, 1, 2)
    return state


def test_R11_an_excess_advance_starts_the_next_colony_if_launched_at_once() -> None:
    state = overflowing(fuel=1, ore=1)
    assert (circle(state), phase(state)) == (7, "hub_overflow")
    assert legal_texts(state) == ["launch", "decline"]
    play(state, "launch")
    assert phase(state) == "place_colony"
    play(state, "land lem_badlands")
    assert (circle(state), tokens(state), player(state)["reserve"]) == (1, (0, 0), 3)
    dock_at_hub(state, 3)
    assert circle(state) == 2


def test_R11_a_declined_excess_is_lost() -> None:
    state = overflowing(fuel=1, ore=1)
    play(state, "decline")
    assert (circle(state), phase(state), tokens(state)) == (7, "actions", (1, 1))
    play(state, "launch", "land lem_badlands")
    assert circle(state) == 0


@pytest.mark.parametrize(("fuel", "ore"), [(0, 3), (3, 0)])
def test_who_cannot_pay_declines(fuel: int, ore: int) -> None:
    state = overflowing(fuel=fuel, ore=ore)
    assert (circle(state), phase(state)) == (7, "actions")


def test_the_last_colony_launched_from_an_overflow_ends_the_game() -> None:
    state = a_game("1 2", circle=5, fuel=1, ore=1, colonies={"asimov_crater": "p1 p1 p1 p1 p1"})
    dock_at_hub(state, 1, 2)
    play(state, "launch", "land lem_badlands")
    assert state.over
    assert circle(state) == 0


# Where the colony comes from (AF 7.1).


def test_R26_other_facilities_take_from_the_reserve_and_leave_the_hub_alone() -> None:
    state = a_game("4 4 4", ore=3, circle=5, colonies={"lem_badlands": "p1 p1 p1 p1"})
    assert player(state)["reserve"] == 1
    play(state, "dock 4 4 4 colony_constructor", "land lem_badlands")
    assert (player(state)["reserve"], circle(state)) == (0, 5)
    assert not state.over
    assert whose(state) == P1


@pytest.mark.parametrize(
    ("dice", "docking"), [("4 4 4", "dock 4 4 4 colony_constructor"), ("6 1 2 3", "dock 6 terraforming_station")]
)
def test_R25_the_last_colony_may_leave_the_hub_through_another_facility(dice: str, docking: str) -> None:
    state = a_game(dice, fuel=1, ore=3, circle=3, colonies=FIVE_LANDED)
    assert player(state)["reserve"] == 0
    play(state, docking, "land lem_badlands")
    assert circle(state) == 0
    assert state.over


def test_a_colony_waiting_on_circle_7_is_the_last_one_too() -> None:
    state = a_game("4 4 4", ore=3, circle=7, colonies=FIVE_LANDED)
    assert "4 4 4 colony_constructor" in dockable(state)
    play(state, "dock 4 4 4 colony_constructor", "land lem_badlands")
    assert state.over


def test_a_launch_uses_the_hub_colony_even_with_a_reserve() -> None:
    state = a_game("", circle=7, fuel=1, ore=1)
    before = player(state)["reserve"]
    play(state, "launch", "land lem_badlands")
    assert (player(state)["reserve"], circle(state)) == (before, 0)
