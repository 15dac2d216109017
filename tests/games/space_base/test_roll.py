"""The roll: dice set before it and rolled again after it (SB 4, phase 2)."""

from __future__ import annotations

from games.space_base.table import a_game, brought, cubes, phase, tracks
from support.positions import P1, P2, legal_texts, lucky, play, seen, starting


def test_the_dice_are_rolled_at_once_where_nothing_can_be_done_about_it() -> None:
    state = a_game("roll")
    assert phase(state) == "rewards"
    assert all(1 <= die <= 6 for die in seen(state)["dice"])


def test_S25_set_dice() -> None:
    state = a_game("roll", station={P1: {1: "gagarin:2"}})
    assert phase(state) == "roll"
    assert legal_texts(state) == [*(f"set {face} with gagarin" for face in range(1, 7)), "roll"]
    play(state, "set 6 with gagarin")
    assert (cubes(state, "gagarin"), tracks(state)[0], seen(state)["dice"]) == (1, 1, [6, None])
    one = state.clone()
    play(one, "roll")
    assert seen(one)["dice"][0] == 6
    assert phase(one) == "rewards"
    events = play(state, "set 3 with gagarin")
    assert (cubes(state, "gagarin"), tracks(state)[0], seen(state)["dice"]) == (0, 2, [6, 3])
    assert [event["rolled"] for event in events if event["event"] == "rolled"] == [[]]


def test_S25_only_the_other_die_is_rolled() -> None:
    state = a_game("roll", station={P1: {1: "gagarin:1"}})
    events = play(state, "set 2 with gagarin")
    assert [event["rolled"] for event in events if event["event"] == "rolled"] == [[2]]
    assert seen(state)["dice"][0] == 2


def test_S25_with_both_dice_set_nothing_more_can_be_set() -> None:
    state = a_game("roll", station={P1: {1: "gagarin:2", 4: "titov:2"}})
    play(state, "set 6 with gagarin", "set 6 with titov")
    assert seen(state)["dice"] == [6, 6]
    assert phase(state) == "rewards"
    assert (cubes(state, "gagarin"), cubes(state, "titov")) == (1, 1)


def test_S25_setting_is_not_offered_after_the_roll() -> None:
    state = a_game("reroll", (1, 2), station={P1: {1: "gagarin:2", 3: "volynov:1"}})
    assert not starting(state, "set")
    assert starting(state, "reroll")


def test_reroll_is_not_offered_before_the_roll() -> None:
    state = a_game("roll", station={P1: {1: "gagarin:2", 3: "volynov:1"}})
    assert not starting(state, "reroll")


def test_S17_unlinked_store() -> None:
    state = a_game("reroll", (1, 2), station={P1: {3: "volynov:3"}})
    assert legal_texts(state) == [
        "reroll d1 with volynov",
        "reroll d2 with volynov",
        "reroll d1 d2 with volynov",
        "keep",
    ]
    play(state, "reroll d1 with volynov")
    assert (cubes(state, "volynov"), tracks(state)[0]) == (2, 1)
    assert seen(state)["dice"][1] == 2
    assert phase(state) == "reroll"


def test_S39_a_reroll_counts_for_all() -> None:
    state = a_game("reroll", (1, 1), station={P1: {3: "volynov:1"}, P2: {6: "schmitt"}})
    state = lucky(state, "reroll d1 d2 with volynov", so_that=lambda after: seen(after)["dice"] == [6, 6])
    assert state.deciders() == (0, 1)
    events = play(state, "p1 separate", "p2 separate")
    assert brought(events, P1) == brought(events, P2) == (2, 0, 0)


def test_nobody_uses_the_dice_before_the_roll_is_final() -> None:
    state = a_game("reroll", (5, 6), station={P1: {3: "volynov:2"}, P2: {6: "schmitt"}})
    assert state.deciders() == (P1,)
    play(state, "keep")
    assert state.deciders() == (P1, P2)
    assert cubes(state, "volynov") == 2


def test_R14_a_die_that_was_set_may_be_rolled_again() -> None:
    state = a_game("roll", station={P1: {1: "gagarin:1", 3: "volynov:1"}})
    play(state, "set 6 with gagarin")
    state = lucky(state, "reroll d1 with volynov", so_that=lambda after: seen(after)["dice"][0] == 1)
    assert seen(state)["dice"][0] == 1


def test_passive_players_neither_set_nor_reroll() -> None:
    state = a_game("roll", station={P2: {1: "gagarin:2", 3: "volynov:3"}})
    assert phase(state) == "rewards"
