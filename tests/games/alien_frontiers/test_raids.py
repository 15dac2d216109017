"""The Raiders' Outpost and what a raid takes (AF 6.8, 13)."""

from __future__ import annotations

import pytest
from games.alien_frontiers.table import a_game, count_at, dockable, docked_at, hand, phase, points, rolled, tokens
from support.play import written
from support.positions import P1, P2, P3, P4, is_legal, legal_texts, play, refusal, seen, starting, whose

from cosmodrome import State


def a_raid(dice: str = "1 2 3", **given: object) -> State:
    """Give a position in which P1 chooses the loot."""
    state = a_game(dice, **given)  # type: ignore[arg-type]
    play(state, f"dock {dice} raiders_outpost")
    return state


def test_E07_raiders_bumping() -> None:
    state = a_game("2 3 4", active=P2, docked={"raiders_outpost": "p1:1 p1:2 p1:3"}, hands={P1: "booster_pod"})
    events = play(state, "dock 2 3 4 raiders_outpost")
    assert docked_at(state, "raiders_outpost") == "p2:2 p2:3 p2:4"
    assert count_at(state, P1, "bay") == 3
    assert phase(state) == "raid"
    assert [event["event"] for event in events] == ["bumped", "docked"]
    play(state, "raid nothing", "end turn")
    for dice in ("3 4 5", "4 5 6"):
        third = rolled(state, dice)
        assert whose(third) == P3
        play(third, f"dock {dice} raiders_outpost")
        assert count_at(third, P2, "bay") == 3
        assert phase(third) == "raid"


@pytest.mark.parametrize("dice", ["1 2 3", "2 3 4", "3 4 5", "4 5 6"])
def test_three_consecutive_values_take_the_outpost(dice: str) -> None:
    assert f"{dice} raiders_outpost" in dockable(a_game(dice))


def test_the_values_do_not_wrap_round() -> None:
    assert not any("outpost" in text for text in dockable(a_game("1 5 6")))
    assert not any("outpost" in text for text in dockable(a_game("1 2 6")))


def test_each_run_among_the_dice_is_offered_once() -> None:
    state = a_game("1 2 3 3 4")
    assert [text for text in dockable(state) if "outpost" in text] == ["1 2 3 raiders_outpost", "2 3 4 raiders_outpost"]


@pytest.mark.parametrize(
    ("there", "dice", "enough"),
    [
        ("p2:1 p2:2 p2:3", "1 2 3", False),
        ("p2:2 p2:3 p2:4", "1 2 3", False),
        ("p2:1 p2:2 p2:3", "2 3 4", True),
        ("p2:4 p2:5 p2:6", "4 5 6", False),
    ],
)
def test_a_sequence_must_be_higher_than_the_one_docked(there: str, dice: str, enough: bool) -> None:
    state = a_game(dice, docked={"raiders_outpost": there})
    assert is_legal(state, f"dock {dice} raiders_outpost") is enough
    if not enough:
        assert refusal(state, f"dock {dice} raiders_outpost") == "illegal-dock-outpost-held"


def test_R13_ships_left_over_defend_with_their_sum() -> None:
    state = a_game("1 2 3", docked={"raiders_outpost": "p2:5"})
    play(state, "dock 1 2 3 raiders_outpost")
    assert docked_at(state, "raiders_outpost") == "p1:1 p1:2 p1:3"
    assert count_at(state, P2, "bay") == 3
    held = a_game("1 2 3", docked={"raiders_outpost": "p2:5 p2:6"})
    assert refusal(held, "dock 1 2 3 raiders_outpost") == "illegal-dock-outpost-held"
    equal = a_game("1 2 3", docked={"raiders_outpost": "p2:6"})
    assert refusal(equal, "dock 1 2 3 raiders_outpost") == "illegal-dock-outpost-held"


def test_R13_own_ships_can_be_bumped_too_for_another_raid() -> None:
    state = a_game("1 2 3 4 5 6", fuel={P2: 8})
    play(state, "dock 1 2 3 raiders_outpost", "raid p2 fuel 4", "dock 4 5 6 raiders_outpost", "raid p2 fuel 4")
    assert tokens(state) == (8, 0)
    assert (docked_at(state, "raiders_outpost"), count_at(state, P1, "bay")) == ("p1:4 p1:5 p1:6", 3)


# The loot.


def test_up_to_four_tokens_from_any_mix_of_players() -> None:
    state = a_raid(fuel={P2: 3, P3: 1}, ore={P2: 1, P4: 2})
    play(state, "raid p2 fuel 2 p3 fuel 1 p4 ore 1")
    assert [tokens(state, seat) for seat in range(4)] == [(3, 1), (1, 1), (0, 0), (0, 1)]


def test_every_share_of_one_to_four_tokens_is_offered_once() -> None:
    state = a_raid(fuel={P2: 3, P3: 8}, ore={P2: 2, P3: 0, P4: 1})
    takes = starting(state, "raid")
    expected = {
        (a, b, c, d) for a in range(4) for b in range(3) for c in range(5) for d in range(2) if 1 <= a + b + c + d <= 4
    }
    assert len(takes) == len(set(takes)) == len(expected) + 1
    assert "p2 fuel 3 ore 1" in takes
    assert "p2 fuel 3 ore 2" not in takes
    assert "p3 fuel 5" not in takes


def test_R27_stealing_is_neither_compulsory_nor_in_full() -> None:
    state = a_raid(fuel={P2: 4})
    assert legal_texts(state) == [
        "raid p2 fuel 4",
        "raid p2 fuel 3",
        "raid p2 fuel 2",
        "raid p2 fuel 1",
        "raid nothing",
    ]
    play(state, "raid nothing")
    assert tokens(state) == (0, 0)
    assert phase(state) == "actions"


def test_tokens_and_a_card_are_not_taken_together() -> None:
    state = a_raid(fuel={P2: 1}, hands={P2: "booster_pod"})
    assert legal_texts(state) == ["raid p2 fuel 1", "raid p2 card booster_pod_1", "raid nothing"]


def test_a_stolen_card_changes_hands_with_its_points() -> None:
    state = a_raid(hands={P2: "alien_city booster_pod", P3: "alien_monument"})
    assert points(state, P2) == 1
    play(state, "raid p2 card alien_city_1")
    assert (hand(state), hand(state, P2)) == (["alien_city"], ["booster_pod"])
    assert (points(state), points(state, P2)) == (1, 0)


def test_a_stolen_card_may_be_used_at_once() -> None:
    state = a_raid("1 2 3", hands={P2: "booster_pod"}, fleet=4, fields={"positron": "lem_badlands"}, fuel=1)
    play(state, "raid p2 card booster_pod_1", "discard booster_pod positron")
    assert hand(state) == []


def test_a_second_card_of_a_type_is_discarded_without_effect() -> None:
    state = a_raid(hands={P1: "booster_pod", P2: "booster_pod"})
    play(state, "raid p2 card booster_pod_2")
    assert (hand(state), hand(state, P2)) == (["booster_pod"], [])
    assert [card["card"] for card in seen(state)["discard"]] == ["booster_pod_2"]
    assert not written(state)["turn"]["discard_power_used"]


def test_E28_holographic_decoy() -> None:
    state = a_raid(ore={P2: 4, P3: 1}, hands={P2: "holographic_decoy alien_city"})
    assert refusal(state, "raid p2 ore 4") == "illegal-decoy"
    assert refusal(state, "raid p2 card alien_city_1") == "illegal-decoy"
    assert legal_texts(state) == ["raid p3 ore 1", "raid p2 card holographic_decoy_1", "raid nothing"]
    play(state, "raid p2 card holographic_decoy_1")
    assert hand(state) == ["holographic_decoy"]


def test_a_decoy_does_not_stop_its_own_holder() -> None:
    state = a_raid(ore={P2: 1}, hands={P1: "holographic_decoy"})
    assert is_legal(state, "raid p2 ore 1")


def test_a_second_decoy_is_discarded() -> None:
    state = a_raid(hands={P1: "holographic_decoy", P2: "holographic_decoy"})
    play(state, "raid p2 card holographic_decoy_2")
    assert (hand(state), hand(state, P2)) == (["holographic_decoy"], [])


def test_a_raid_without_loot_is_passed_over() -> None:
    state = a_game("1 2 3", fuel=3)
    play(state, "dock 1 2 3 raiders_outpost")
    assert phase(state) == "actions"
    assert legal_texts(state) == ["end turn"]


def test_stolen_tokens_do_not_pass_through_the_stock() -> None:
    state = a_raid(fuel={P1: 6, P2: 8, P3: 8, P4: 8})
    assert seen(state)["stock"]["fuel"] == 0
    play(state, "raid p2 fuel 4")
    assert (tokens(state), tokens(state, P2)) == ((10, 0), (4, 0))


def test_there_is_one_raid_for_each_docking() -> None:
    state = a_raid(fuel={P2: 8})
    play(state, "raid p2 fuel 4")
    assert not any(text.startswith("raid") for text in legal_texts(state))


def test_nobody_reacts_to_a_raid() -> None:
    state = a_raid(fuel={P2: 8}, hands={P2: "plasma_cannon orbital_teleporter"})
    assert state.deciders() == (P1,)
