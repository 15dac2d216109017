"""What the dice bring: station cards to the active player, patrols to the others, arrows and text rewards (SB 4, 5)."""

from __future__ import annotations

import pytest
from games.space_base.table import a_game, at_station, brought, cubes, patrol, phase, tracks, visited, yard
from support.positions import P1, P2, legal_texts, play, seen, starting

from cosmodrome import State

# Tracks and the two uses of the dice.


def test_S01_tracks_add_up_without_a_cap() -> None:
    state = a_game(dice=(1, 2), credits=3, vp=39, station={P1: {2: "worden", 3: "walker"}})
    # Sector 1 pays 1 credit and sector 2 three more; the sum pays 3 VP.
    assert brought(play(state.clone(), "separate")) == (4, 0, 0)
    play(state, "sum")
    assert tracks(state) == (3, 0, 42)
    state = a_game(dice=(1, 1), credits=3)
    play(state, "separate")
    assert tracks(state)[0] == 5


@pytest.mark.parametrize("start", [0, 39, 40, 100])
def test_S01_points_have_no_cap_at_forty(start: int) -> None:
    state = a_game(dice=(4, 5), vp=start, station={P1: {9: "gibson"}})
    play(state, "sum")
    assert tracks(state)[2] == start + 5


def test_S02_active_5_and_6() -> None:
    state = a_game(dice=(5, 6))
    assert brought(play(state.clone(), "separate")) == (2, 0, 0)
    assert brought(play(state, "sum")) == (0, 1, 0)


def test_S03_active_double_4() -> None:
    state = a_game(dice=(4, 4))
    events = play(state.clone(), "separate")
    assert brought(events) == (2, 0, 0)
    assert visited(events) == [4, 4]
    assert brought(play(state, "sum")) == (3, 0, 0)


def passive_5_and_6() -> State:
    """Give P2 two ships of 1 credit deployed in 5, one in 6, and its starter in 11."""
    return a_game(
        dice=(5, 6),
        station={P2: {5: "evans", 6: "schmitt", 11: "chretien"}},
        deployed={P2: {5: "starter ivanchenkov", 6: "starter", 11: "starter"}},
    )


def test_S04_passive_5_and_6() -> None:
    for use, credits in (("separate", 3), ("sum", 4)):
        state = passive_5_and_6()
        assert brought(play(state, f"p2 {use}"), P2) == (credits, 0, 0)
        assert tracks(state, P2) == (credits, 0, 0)


def test_S05_each_player_chooses_alone() -> None:
    state = passive_5_and_6()
    assert state.deciders() == (0, 1)
    events = play(state, "p1 sum", "p2 separate")
    assert brought(events, P1) == (0, 1, 0)
    assert brought(events, P2) == (3, 0, 0)


def test_R25_both_uses_are_offered_whatever_they_pay() -> None:
    state = a_game(dice=(1, 3), station={P1: {4: "colony4"}, P2: {4: "duke"}})
    assert legal_texts(state, P1) == legal_texts(state, P2) == ["separate", "sum"]
    assert brought(play(state, "p1 sum"), P1) == (0, 0, 0)


def test_R25_a_passive_player_whom_neither_use_pays_has_nothing_to_choose() -> None:
    state = a_game(dice=(5, 6))
    assert state.deciders() == (0,)
    before = tracks(state, P2)
    play(state, "separate")
    assert tracks(state, P2) == before


def test_all_deployed_cards_of_a_sector_pay_in_any_order_R22() -> None:
    for order in ("starter gorbatko lyakhov", "lyakhov gorbatko starter"):
        state = a_game(dice=(4, 6), station={P2: {10: "lousma"}}, deployed={P2: {10: order}})
        assert brought(play(state, "p2 sum"), P2) == (4, 3, 0)


def test_a_colony_pays_nothing_and_leads_nowhere_R19() -> None:
    state = a_game(dice=(3, 4), station={P1: {7: "merbold", 8: "colony8", 9: "lichtenberg"}})
    events = play(state, "sum")
    assert brought(events) == (1, 0, 0)
    assert visited(events) == [7]


def test_deployed_ships_of_a_colonised_sector_keep_paying() -> None:
    state = a_game(dice=(1, 3), active=P2, station={P1: {4: "colony4"}})
    assert brought(play(state, "p1 sum"), P1) == (1, 0, 0)


# Arrows (SB 5.2).


def test_S09_two_way_arrow_station() -> None:
    state = a_game(dice=(4, 6), station={P1: {9: "bobko", 10: "shaw"}})
    play(state, "sum")
    assert legal_texts(state) == ["aim 9", "aim 11"]
    assert brought(play(state.clone(), "aim 9")) == (0, 0, 3)
    assert brought(play(state, "aim 11")) == (0, 1, 0)


def test_S10_two_way_arrow_deployed() -> None:
    state = a_game(
        dice=(4, 6),
        station={P2: {10: "hartsfield", 11: "chretien"}},
        deployed={P2: {10: "starter gorbatko shaw", 11: "starter musgrave"}},
    )
    right, left = state.clone(), state
    assert brought(play(right, "p2 sum", "p2 aim 11"), P2) == (7, 2, 3)
    assert brought(play(left, "p2 sum", "p2 aim 9"), P2) == (3, 2, 0)


def test_R23_a_two_way_arrow_pays_one_neighbour_and_chooses_anew_for_each_die() -> None:
    # Both dice show the sector of the arrow: it is aimed once for each.
    state = a_game(dice=(3, 3), station={P1: {2: "irwin", 3: "shaw", 4: "walker"}})
    events = play(state, "separate", "aim 2", "aim 4")
    assert visited(events) == [3, 2, 3, 4]
    assert brought(events) == (3, 0, 3)


def test_several_deployed_arrows_choose_independently() -> None:
    state = a_game(
        dice=(4, 5),
        station={P2: {8: "savitskaya", 9: "serebrov", 10: "hartsfield"}},
        deployed={P2: {9: "starter parker shaw"}},
    )
    events = play(state, "p2 sum", "p2 aim 8", "p2 aim 10")
    assert visited(events, P2) == [9, 8, 10]
    assert brought(events, P2) == (3 + 2 + 3, 0, 0)


def test_S11_arrow_plus_reward() -> None:
    state = a_game(dice=(6, 6), station={P1: {12: "bluford"}})
    assert brought(play(state, "sum")) == (0, 1, 3)
    state = a_game(
        dice=(6, 6),
        station={P2: {11: "chretien", 12: "berezovoy"}},
        deployed={P2: {11: "starter", 12: "bluford starter"}},
    )
    assert brought(play(state, "p2 sum"), P2) == (9, 0, 1)


def test_S12_no_loop() -> None:
    state = a_game(dice=(3, 4), station={P1: {7: "merbold", 8: "lichtenberg"}})
    play(state, "sum")
    assert legal_texts(state) == ["aim 7", "aim 9"]
    right, left = play(state.clone(), "aim 9"), play(state, "aim 7")
    assert (brought(right), visited(right)) == ((0, 1, 0), [9])
    assert (brought(left), visited(left)) == ((0, 0, 0), [])


def test_S13_the_loop_limit_is_for_each_die() -> None:
    state = a_game(dice=(4, 5), station={P1: {4: "merbold", 5: "truly"}})
    events = play(state, "separate")
    assert brought(events) == (5, 0, 0)
    assert visited(events) == [4, 5, 5]


def test_R27_at_the_end_of_the_console_only_the_existing_neighbour_is_collected() -> None:
    for sector, neighbour, dice in ((1, 2, (1, 6)), (12, 11, (6, 6))):
        state = a_game(dice=dice, station={P1: {sector: "shaw"}})
        events = play(state, "separate" if sector == 1 else "sum")
        assert visited(events)[:2] == [sector, neighbour]


def test_R27_both_neighbours_are_offered_useful_or_not() -> None:
    state = a_game(dice=(4, 6), station={P1: {9: "colony9", 10: "shaw"}})
    play(state, "sum")
    assert legal_texts(state) == ["aim 9", "aim 11"]
    assert brought(play(state, "aim 9")) == (0, 0, 0)


# Text rewards.


def test_S35_text_reward() -> None:
    state = a_game(dice=(4, 5), station={P1: {9: "bykovsky"}}, yard="farkas haise")
    play(state, "sum")
    assert phase(state) == "acquire"
    assert "farkas" in starting(state, "claim")
    assert "haise" in starting(state, "claim")
    assert "done" in legal_texts(state)
    play(state, "claim farkas")
    assert not [name for name in starting(state, "claim") if name in yard(state, 1)]
    events = play(state, "claim haise")
    assert (at_station(state, 7), patrol(state, 7)) == ("haise", ["starter7", "farkas"])
    assert brought(events) == (0, 0, 0)


def test_S35_nothing_has_to_be_taken() -> None:
    state = a_game(dice=(4, 5), station={P1: {9: "bykovsky"}}, credits=5)
    play(state, "sum", "done")
    assert phase(state) == "purchase"


def test_R03_text_rewards_come_after_all_gains_and_new_ships_pay_nothing_now() -> None:
    # The first die claims; a ship claimed into the sector of the second die pays only from the next turn on.
    state = a_game(dice=(5, 3), station={P1: {5: "tereshkova"}}, yard="gurragchaa prunariu")
    events = play(state, "separate")
    assert brought(events) == (1, 0, 0)
    assert phase(state) == "acquire"
    events = play(state, "claim prunariu")
    assert brought(events) == (0, 0, 0)
    assert at_station(state, 3) == "prunariu"


def test_R03_text_rewards_of_both_dice_are_carried_out_in_any_order() -> None:
    state = a_game(dice=(5, 6), station={P1: {5: "tereshkova", 6: "bykovsky"}})
    play(state, "separate")
    first = [name for name in yard(state, 1) if name]
    second = [name for name in yard(state, 2) if name]
    play(state, f"claim {first[0]}", f"claim {second[0]}", f"claim {first[1]}", f"claim {first[2]}")
    assert phase(state) != "acquire"


def test_a_claim_without_a_legal_target_is_lost() -> None:
    state = a_game(dice=(3, 5), station={P1: {8: "tereshkova"}}, empty=(1,), credits=2)
    play(state, "sum")
    assert phase(state) != "acquire"


# What the board shows before the choice.


def test_both_uses_are_shown_with_what_they_bring() -> None:
    state = a_game(dice=(5, 6), station={P1: {6: "kubasov", 11: "musgrave"}})
    brings = seen(state)["players"][P1]["brings"]
    assert (brings["separate"]["credits"], brings["separate"]["charged"]) == (2, ["kubasov-3192-g"])
    assert (brings["sum"]["vp"], brings["sum"]["sectors"]) == (4, [11])
    assert seen(state)["players"][P2]["brings"] is None


def test_cubes_are_placed_by_the_reward() -> None:
    state = a_game(dice=(5, 6), station={P1: {6: "kubasov"}})
    play(state, "separate")
    assert cubes(state, "kubasov") == 1
