"""Alien tech cards: limits, dice, swaps, the Warper and the Cache (AF 11)."""

from __future__ import annotations

import pytest
from games.alien_frontiers.table import (
    GAME,
    TYPES,
    a_game,
    colonies_on,
    controller,
    dockable,
    hand,
    points,
    rolled,
    tokens,
    unplaced,
)
from support.positions import P1, P2, is_legal, legal_texts, lucky, play, refusal, seen, starting

from cosmodrome import State


def discard_pile(state: State) -> list[str]:
    return [card["card"] for card in seen(state)["discard"]]


def powers(state: State) -> list[str]:
    return [text for text in legal_texts(state) if text.startswith(("use ", "discard "))]


# Dice (AF 11.2).


def test_E25_booster_pod() -> None:
    state = a_game("1 3 4", fuel=2, ore=1, hand="booster_pod")
    play(state, "use booster_pod 3")
    assert unplaced(state) == "1 4 4"
    assert tokens(state) == (1, 1)
    assert "4 4 shipyard" in dockable(state)


def test_E37_stasis_beam() -> None:
    state = a_game("1 2 5", fuel=2, hand="stasis_beam")
    play(state, "use stasis_beam 2")
    assert (unplaced(state), tokens(state)) == ("1 1 5", (1, 0))
    play(state, "dock 1 1 orbital_market", "trade")
    assert tokens(state) == (0, 1)


def test_E34_polarity_device_flip() -> None:
    state = a_game("1 2 5", fuel=1, hand="polarity_device")
    play(state, "use polarity_device 1")
    assert (unplaced(state), tokens(state)) == ("2 5 6", (0, 0))


def test_E27_gravity_manipulator() -> None:
    state = a_game("1 2 5", fuel=2, hand="gravity_manipulator")
    play(state, "use gravity_manipulator 2 5")
    assert (unplaced(state), tokens(state)) == ("1 1 6", (0, 0))


def test_E38_temporal_warper_reroll() -> None:
    state = a_game("1 2 5", fuel=1, hand="temporal_warper")
    wanted = {"3 5 6", "1 1 5", "4 5 5"}

    def rolled(number: str) -> State:
        return lucky(state, "use temporal_warper 1 2", so_that=lambda after: unplaced(after) == number)

    results = {unplaced(rolled(number)) for number in wanted}
    assert len(results) == 3
    play(state, "use temporal_warper 1 2")
    assert "5" in unplaced(state).split()
    assert tokens(state) == (0, 0)


def test_the_warper_rolls_any_choice_of_dice_again() -> None:
    state = a_game("1 2 2", fuel=1, hand="temporal_warper")
    assert sorted(starting(state, "use temporal_warper")) == ["1", "1 2", "1 2 2", "2", "2 2"]


@pytest.mark.parametrize(
    ("card", "dice", "targets"),
    [
        ("booster_pod", "1 5 6", ["1", "5"]),
        ("stasis_beam", "1 2 6", ["2", "6"]),
        ("polarity_device", "1 3 3", ["1", "3"]),
    ],
)
def test_values_never_leave_one_to_six(card: str, dice: str, targets: list[str]) -> None:
    state = a_game(dice, fuel=1, hand=card)
    assert starting(state, f"use {card}") == targets


@pytest.mark.parametrize(
    ("dice", "shifts"),
    [("1 6", ["6 1"]), ("6 6", []), ("1 1", []), ("3 3", ["3 3"]), ("3", []), ("2 5", ["2 5", "5 2"])],
)
def test_the_gravity_manipulator_needs_two_different_ships(dice: str, shifts: list[str]) -> None:
    assert starting(a_game(dice, fuel=2, hand="gravity_manipulator"), "use gravity_manipulator") == shifts


@pytest.mark.parametrize(
    ("card", "cost"),
    [
        ("booster_pod", 1),
        ("stasis_beam", 1),
        ("polarity_device", 1),
        ("temporal_warper", 1),
        ("gravity_manipulator", 2),
    ],
)
def test_a_power_is_paid_in_full(card: str, cost: int) -> None:
    assert starting(a_game("3 3", fuel=cost - 1, hand=card), f"use {card}") == []
    state = a_game("3 3", fuel=cost, hand=card)
    play(state, f"use {card} {starting(state, f'use {card}')[0]}")
    assert tokens(state) == (0, 0)


def test_E19_pohl_foothills_1() -> None:
    state = a_game("3", hand="booster_pod", colonies={"pohl_foothills": "p1"})
    play(state, "use booster_pod 3")
    assert (unplaced(state), tokens(state)) == ("4", (0, 0))


def test_pohl_foothills_makes_each_use_one_cheaper() -> None:
    state = a_game(
        "3 3", fuel=2, hand="gravity_manipulator stasis_beam polarity_device", colonies={"pohl_foothills": "p1"}
    )
    play(state, "use gravity_manipulator 3 3", "use stasis_beam 4", "use polarity_device 2")
    assert tokens(state) == (1, 0)


# Limits (AF 11.1).


def test_cards_are_used_by_their_holder_only() -> None:
    state = a_game("3", fuel=3, hands={P2: "booster_pod plasma_cannon"}, fields={"positron": "lem_badlands"})
    assert powers(state) == []


def test_a_card_is_used_once_a_turn_either_way() -> None:
    state = a_game("3 3", fuel=3, hand="booster_pod", fields={"positron": "lem_badlands"})
    assert is_legal(state, "discard booster_pod positron")
    play(state, "use booster_pod 3")
    assert powers(state) == []


def test_there_is_one_discard_power_a_turn() -> None:
    state = a_game("3", fuel=3, hand="booster_pod stasis_beam data_crystal", fields={"positron": "lem_badlands"})
    play(state, "discard booster_pod positron")
    assert starting(state, "discard") == []
    assert starting(state, "use stasis_beam") == ["3"]


def test_discard_powers_cost_nothing_and_the_card_goes_to_the_pile() -> None:
    state = a_game("3", hand="stasis_beam")
    play(state, "discard stasis_beam lem_badlands")
    assert (hand(state), discard_pile(state)) == ([], ["stasis_beam_1"])


def test_several_cards_may_be_used_in_a_turn() -> None:
    state = a_game("3", fuel=3, hand="booster_pod stasis_beam polarity_device")
    play(state, "use booster_pod 3", "use stasis_beam 4", "use polarity_device 3")
    assert unplaced(state) == "4"


def test_a_claimed_card_may_be_used_at_once() -> None:
    state = a_game("3 4 4", fuel=1, display="booster_pod stasis_beam alien_city")
    play(state, "dock 4 alien_artifact", "dock 4 alien_artifact", "claim booster_pod_1", "use booster_pod 3")
    assert unplaced(state) == "4"


@pytest.mark.parametrize("card", ["alien_city", "alien_monument", "holographic_decoy", "resource_cache"])
def test_cards_without_powers_offer_nothing(card: str) -> None:
    state = a_game(
        "3",
        fuel=9,
        ore=9,
        hand=card,
        discard="booster_pod",
        fields={"positron": "lem_badlands"},
        colonies={"lem_badlands": "p1 p2"},
        docked={"lunar_mine": "p2:3"},
    )
    assert powers(state) == []


def test_the_city_and_the_monument_are_worth_a_point_each() -> None:
    for cards, worth in (
        ("alien_city", 1),
        ("alien_monument", 1),
        ("alien_city alien_monument", 2),
        (" ".join(TYPES[2:]), 0),
    ):
        assert points(a_game("3", hand=cards)) == worth


def test_R06_no_card_reaches_ships_in_the_bay() -> None:
    state = a_game(
        "",
        fuel=9,
        fleet={P1: 6, P2: 6},
        hand="booster_pod stasis_beam polarity_device temporal_warper orbital_teleporter plasma_cannon",
    )
    assert {text.split()[1] for text in powers(state)} == {"stasis_beam"}
    assert starting(state, "use") == []


def test_cards_change_unplaced_ships_only() -> None:
    state = a_game("3 5", fuel=9, hand="booster_pod stasis_beam polarity_device temporal_warper gravity_manipulator")
    play(state, "dock 5 solar_converter")
    for card in ("booster_pod", "stasis_beam", "polarity_device", "temporal_warper"):
        assert starting(state, f"use {card}") == ["3"]
    assert starting(state, "use gravity_manipulator") == []


# Polarity Device, discarded.


def test_E35_polarity_device_swap() -> None:
    state = a_game("3", hand="polarity_device", colonies={"herbert_valley": "p4 p4", "lem_badlands": "p2 p2"})
    before = [points(state, seat) for seat in range(4)]
    play(state, "discard polarity_device herbert_valley p4", "with lem_badlands p2")
    assert colonies_on(state, "herbert_valley") == colonies_on(state, "lem_badlands") == [0, 1, 0, 1]
    assert controller(state, "herbert_valley") is controller(state, "lem_badlands") is None
    assert [points(state, seat) - old for seat, old in enumerate(before)] == [0, -1, 0, -1]


def test_R32_colonies_of_one_owner_or_one_territory_are_not_swapped() -> None:
    state = a_game("3", hand="polarity_device", colonies={"herbert_valley": "p1 p2", "lem_badlands": "p1"})
    assert starting(state, "discard polarity_device") == ["herbert_valley p2", "lem_badlands p1"]
    play(state, "discard polarity_device lem_badlands p1")
    assert legal_texts(state) == ["with herbert_valley p2"]
    lonely = a_game("3", hand="polarity_device", colonies={"herbert_valley": "p1", "lem_badlands": "p1"})
    assert powers(lonely) == []


# Temporal Warper, discarded.


def test_E39_temporal_warper_discard() -> None:
    state = a_game("3", hand="temporal_warper", discard="alien_city")
    play(state, "discard temporal_warper alien_city_1")
    assert (hand(state), points(state), discard_pile(state)) == (["alien_city"], 1, ["temporal_warper_1"])


def test_the_warper_needs_a_card_in_the_pile() -> None:
    assert starting(a_game("3", hand="temporal_warper"), "discard") == []


def test_R18_the_warper_takes_neither_itself_nor_a_type_in_hand_but_its_twin() -> None:
    state = a_game("3", fuel=1, hand="temporal_warper_1 booster_pod_1", discard="booster_pod_2 temporal_warper_2")
    assert starting(state, "discard temporal_warper") == ["temporal_warper_2"]
    play(state, "discard temporal_warper temporal_warper_2")
    assert hand(state) == ["booster_pod", "temporal_warper"]
    assert discard_pile(state) == ["booster_pod_2", "temporal_warper_1"]


def test_R28_a_new_copy_has_its_own_fuel_power_but_no_second_discard() -> None:
    state = a_game("3", fuel=1, hand="temporal_warper_1", discard="temporal_warper_2")
    play(state, "discard temporal_warper temporal_warper_2")
    assert starting(state, "discard temporal_warper") == []
    play(state, "use temporal_warper 3")
    assert tokens(state) == (0, 0)
    assert powers(state) == []


# Resource Cache (AF 11.3).


@pytest.mark.parametrize(("dice", "gain"), [("1 3 5", (0, 1)), ("1 3 4", (0, 1)), ("2 4 5", (1, 0)), ("2 4 6", (1, 0))])
def test_the_cache_pays_by_odd_and_even(dice: str, gain: tuple[int, int]) -> None:
    state = rolled(a_game(asked="roll", hand="resource_cache"), dice)
    assert (tokens(state), hand(state)) == (gain, ["resource_cache"])


def test_the_cache_pays_both_on_a_tie_and_is_discarded() -> None:
    state = rolled(a_game(asked="roll", fleet=4, hand="resource_cache"), "1 2 3 4")
    assert (tokens(state), hand(state), discard_pile(state)) == ((1, 1), [], ["resource_cache_1"])


def test_R29_the_forced_discard_of_the_cache_is_no_discard_power() -> None:
    state = rolled(a_game(asked="roll", fleet=4, hand="resource_cache stasis_beam"), "1 2 3 4")
    assert hand(state) == ["stasis_beam"]
    assert is_legal(state, "discard stasis_beam lem_badlands")


def test_E36_resource_cache_new() -> None:
    state = a_game("3 6", display="resource_cache booster_pod alien_city")
    play(state, "dock 3 alien_artifact", "dock 6 alien_artifact", "claim resource_cache_1")
    assert tokens(state) == (0, 0)
    following = a_game(asked="roll", hand="resource_cache")
    assert tokens(rolled(following, "1 3 5")) == (0, 1)


def test_R30_a_cache_dealt_in_setup_pays_on_the_first_turn() -> None:
    for seed in range(200):
        state = GAME.new(2, seed)
        (seat,) = state.deciders()
        if hand(state, seat) == ["resource_cache"]:
            play(state, "roll")
            assert sum(tokens(state, seat)) == 1
            return
    raise AssertionError("no first player was dealt a Resource Cache")


def test_the_warper_does_not_open_the_cache_again() -> None:
    state = a_game("1 3 5", fuel=1, hand="resource_cache temporal_warper")
    play(state, "use temporal_warper 1 3 5")
    assert tokens(state) == (0, 0)


def test_only_the_holder_whose_turn_it_is_opens_the_cache() -> None:
    state = a_game(asked="roll", hands={P2: "resource_cache"})
    play(state, "roll")
    assert tokens(state, P1) == tokens(state, P2) == (0, 0)


def test_R19_the_cache_pays_what_the_stock_holds() -> None:
    state = rolled(a_game(asked="roll", hand="resource_cache", ore={P1: 4, 1: 8, 2: 8}), "1 3 5")
    assert tokens(state) == (0, 4)


def test_a_card_not_in_hand_is_refused() -> None:
    assert refusal(a_game("3", fuel=3), "use booster_pod 3") == "illegal-card-not-held"
