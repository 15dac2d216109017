"""What charged abilities do in the three windows (SB 6.2)."""

from __future__ import annotations

import pytest
from games.space_base.table import a_game, at_station, cubes, patrol, phase, tracks, yard
from support.positions import P1, P2, P3, legal_texts, play, refusal, seen, starting

# Windows (SB 4).


def test_R05_one_circuit_the_active_player_first() -> None:
    state = a_game(
        "window 1", seats=3, active=P2, station={P1: {3: "grissom:1"}, P2: {2: "shepard:3"}, P3: {9: "zudov:1"}}
    )
    order: list[int] = []
    while phase(state) == "window 1":
        order += state.deciders()
        play(state, "done")
    assert order == [P2, P3, P1]


def test_R05_a_player_who_is_done_is_not_visited_again_in_this_window() -> None:
    state = a_game("window 1", station={P1: {3: "grissom:3"}, P2: {2: "shepard:4"}})
    play(state, "use grissom", "done")
    assert state.deciders() == (P2,)
    play(state, "use shepard")
    assert phase(state) != "window 1"
    assert cubes(state, "grissom") == 2


def test_windows_in_which_nobody_can_do_anything_pass() -> None:
    state = a_game("window 1")
    assert phase(state) == "rewards"


def test_R26_an_ability_that_would_change_nothing_is_not_offered() -> None:
    # Nothing affordable, nothing to claim, no cell to fill, nobody with points: all but the last of these.
    state = a_game("window 1", station={P1: {3: "grissom:1", 10: "kelly:1"}}, credits=1)
    assert "kelly" not in starting(state, "use")
    assert refusal(state, "use kelly") == "illegal-no-effect"
    state = a_game("window 1", station={P1: {3: "grissom:1", 12: "kovalyonok:1"}}, empty=(1,))
    assert "kovalyonok" not in starting(state, "use")
    state = a_game("window 1", station={P1: {3: "grissom:3", 8: "collins:1"}})
    assert "collins" not in starting(state, "use")
    state = a_game("window 1", station={P1: {3: "grissom:1", 7: "gordon:1"}}, credits=1)
    assert "gordon" not in starting(state, "use")


def test_R26_one_effect_that_can_do_something_is_enough() -> None:
    state = a_game("window 1", station={P1: {7: "gordon:1"}}, credits=1, vp={P2: 1})
    play(state, "use gordon")
    assert tracks(state, P2)[2] == 0
    state = a_game("window 1", station={P1: {7: "gordon:1"}}, credits=2)
    assert "gordon" in starting(state, "use")


def test_an_unlinked_ability_may_be_used_several_times_in_a_window() -> None:
    state = a_game("window 7", station={P1: {3: "grissom:3"}})
    play(state, "use grissom", "use grissom", "use grissom")
    assert tracks(state)[0] == 9


# Swapping and trading places.


def test_S23_swap_sectors() -> None:
    state = a_game(
        "window 1",
        station={P1: {5: "shonin:1", 6: "kubasov:4", 8: "lazarev"}},
        deployed={P1: {5: "evans truly", 8: "savitskaya", 1: "starter5", 2: "starter8"}},
    )
    play(state, "use kubasov")
    assert (at_station(state, 8), patrol(state, 8)) == ("shonin:1", ["evans", "truly"])
    assert (at_station(state, 5), patrol(state, 5)) == ("lazarev", ["savitskaya"])
    assert cubes(state, "kubasov") == 0


def test_S23_a_ship_bought_later_still_goes_to_its_printed_sector() -> None:
    state = a_game("window 5", station={P1: {5: "shonin", 6: "kubasov:4", 8: "lazarev"}}, credits=8, yard="brand")
    play(state, "use kubasov", "buy brand")
    assert at_station(state, 5) == "brand"
    assert patrol(state, 5)[-1] == "lazarev"


def test_R17_colonies_move_with_a_swap_and_block_where_they_lie() -> None:
    state = a_game("window 5", station={P1: {5: "colony5", 6: "kubasov:4"}}, credits=8, yard="brand savitskaya")
    assert refusal(state.clone(), "use savitskaya") == "illegal-no-ability"
    play(state, "use kubasov")
    assert at_station(state, 8) == "colony-hicks"
    assert phase(state) == "purchase"
    assert "brand" in starting(state, "buy")
    assert "savitskaya" not in starting(state, "buy")
    assert refusal(state, "buy savitskaya") == "illegal-colonised"


def test_S26_exchange_station() -> None:
    state = a_game("window 1", station={P1: {7: "rozhdestvensky:2", 9: "zudov:1"}}, deployed={P1: {7: "makarov"}})
    play(state, "use zudov", "exchange 7")
    assert (at_station(state, 7), at_station(state, 9)) == ("zudov", "rozhdestvensky:2")
    assert patrol(state, 7) == ["makarov", "starter7"]
    assert patrol(state, 9) == ["starter9"]


@pytest.mark.parametrize("active", [P1, P2])
def test_S27_exchange_deployed(active: int) -> None:
    state = a_game("window 1", active=active, station={P1: {4: "titov:2", 9: "bean"}}, deployed={P1: {9: "zudov:1"}})
    play(state, "use zudov", "exchange 4")
    assert at_station(state, 4) == "zudov"
    # Titov has two station cells and one deployed cell.
    assert patrol(state, 9) == ["titov:1", "starter9"]
    assert at_station(state, 9) == "bean"


def test_R11_a_deployed_user_may_trade_with_the_station_card_below_it_but_not_with_a_colony() -> None:
    state = a_game("window 1", station={P1: {3: "colony3", 9: "bean"}}, deployed={P1: {9: "zudov:1"}})
    play(state, "use zudov")
    assert starting(state, "exchange") == [str(sector) for sector in range(1, 13) if sector != 3]
    play(state, "exchange 9")
    assert (at_station(state, 9), patrol(state, 9)) == ("zudov", ["bean", "starter9"])


def test_R11_a_station_user_may_trade_with_a_colony_and_cannot_decline_once_paid() -> None:
    state = a_game("window 1", station={P1: {3: "colony3", 9: "zudov:1"}})
    play(state, "use zudov")
    assert starting(state, "exchange") == [str(sector) for sector in range(1, 13) if sector != 9]
    assert len(legal_texts(state)) == 11
    play(state, "exchange 3")
    assert (at_station(state, 3), at_station(state, 9)) == ("zudov", "colony-samuelson")
    assert seen(state)["players"][P1]["sectors"][8]["colonised"]


# Buying and claiming.


def test_S24_place_in_7_to_12() -> None:
    state = a_game("window 1", credits=20, station={P1: {10: "kelly:1"}}, yard="weitz")
    play(state, "use kelly", "buy weitz")
    assert starting(state, "place") == ["12", "7", "8", "9", "10", "11"]
    play(state, "place 7")
    assert tracks(state)[0] == 13
    assert (at_station(state, 7), patrol(state, 7)) == ("weitz", ["starter7"])
    assert (at_station(state, 12), patrol(state, 12)) == ("starter12", [])


def test_R10_ships_of_any_printed_sector_but_never_into_a_colony() -> None:
    state = a_game(
        "window 1", credits=40, station={P1: {1: "colony1", 8: "colony8", 10: "kelly:3"}}, yard="worden malyshev"
    )
    play(state, "use kelly", "buy worden")
    assert starting(state, "place") == ["7", "9", "10", "11", "12"]
    play(state, "place 12")
    assert at_station(state, 12) == "worden"
    play(state, "use kelly", "buy colony-tinbergen")
    # A colony goes to its printed sector, without a question.
    assert at_station(state, 2) == "colony-tinbergen"
    assert phase(state) == "window 1"


def test_R10_the_purchase_of_the_turn_is_not_affected() -> None:
    state = a_game("window 5", credits=20, station={P1: {10: "kelly:1"}}, yard="weitz malyshev")
    play(state, "use kelly", "buy weitz", "place 9")
    assert phase(state) == "purchase"
    play(state, "buy malyshev")
    assert at_station(state, 1) == "malyshev"


def test_S31_opponents_lose_vp() -> None:
    state = a_game(
        "window 5",
        seats=3,
        station={P1: {7: "gordon:1"}},
        vp={P1: 5, P2: 3, P3: 10},
        credits=9,
        yard="malyshev tuan dzhanibekov",
    )
    play(state, "use gordon")
    assert [tracks(state, seat)[2] for seat in (P1, P2, P3)] == [5, 0, 6]
    play(state, "buy malyshev", "buy tuan")
    assert tracks(state)[0] == 5
    assert phase(state) == "purchase"
    play(state, "buy dzhanibekov")
    assert at_station(state, 3) == "dzhanibekov"


def test_S33_extra_purchase() -> None:
    state = a_game("window 5", credits=5, station={P1: {2: "sarafanov:1"}}, yard="sevastyanov")
    play(state, "use sarafanov")
    assert tracks(state)[0] == 9
    declined = state.clone()
    play(state, "buy sevastyanov")
    assert tracks(state)[0] == 1
    assert at_station(state, 1) == "sevastyanov"
    play(declined, "done")
    assert tracks(declined)[0] == 9
    assert phase(declined) == "purchase"


def test_S34_claim() -> None:
    state = a_game("window 1", station={P1: {12: "kovalyonok:1"}}, yard="malyshev ryumin gurragchaa")
    play(state, "use kovalyonok")
    none = state.clone()
    play(none, "done")
    assert [card for card in yard(none, 1) if card] == [card for card in yard(state, 1) if card]
    assert not [name for name in starting(state, "claim") if name in yard(state, 2) + yard(state, 3)]
    play(state, "claim malyshev", "claim ryumin", "claim gurragchaa")
    assert (at_station(state, 1), patrol(state, 1)) == ("gurragchaa", ["starter1", "malyshev", "ryumin"])
    assert yard(state, 1).count(None) == 3
    assert tracks(state)[0] == 0


def test_claimed_ships_are_ships() -> None:
    state = a_game("window 1", station={P1: {12: "kovalyonok:1"}})
    play(state, "use kovalyonok")
    assert refusal(state, "claim colony-frisch") == "illegal-claim-colony"
    assert refusal(state, "claim gagarin") in ("illegal-claim-level", "illegal-card-not-there")


# Cubes.


@pytest.mark.parametrize("active", [P1, P2])
def test_S32_add_a_charge(active: int) -> None:
    state = a_game("window 1", active=active, station={P1: {1: "fabian", 3: "volynov:1", 8: "collins:1"}})
    play(state, "use collins")
    assert starting(state, "charge") == ["fabian", "volynov"]
    play(state, "charge fabian")
    assert sorted(starting(state, "move")) == ["fabian volynov"]
    assert "skip" in legal_texts(state)
    play(state, "move fabian volynov")
    assert [cubes(state, name) for name in ("fabian", "volynov", "collins")] == [0, 2, 0]
    assert phase(state) != "window 1"


def test_S32_R13_a_second_use_in_this_window_is_illegal() -> None:
    # Glenn gives Collins its cube back, and still Collins has worked in this window.
    state = a_game("window 1", station={P1: {1: "fabian", 3: "volynov:1", 6: "glenn:2", 8: "collins:1"}})
    play(state, "use collins", "charge volynov", "skip", "use glenn", "charge collins")
    assert cubes(state, "collins") == 1
    assert phase(state) != "window 1"
    again = a_game("window 1", station={P1: {1: "fabian", 3: "grissom:1", 6: "glenn:2", 8: "collins:1"}})
    play(again, "use collins", "charge grissom", "skip", "use glenn", "charge collins")
    assert refusal(again, "use collins") == "illegal-once"


def test_R13_in_the_next_window_it_works_again() -> None:
    state = a_game("window 7", station={P1: {1: "fabian", 3: "grissom:1", 6: "glenn:2", 8: "collins:1"}})
    play(state, "use collins", "charge grissom", "skip", "use glenn", "charge collins", "done")
    assert phase(state) == "window 1"
    assert state.deciders() == (P1,)
    assert "collins" in starting(state, "use")


def test_R13_the_cube_just_added_may_be_moved_but_not_to_the_card_being_used() -> None:
    state = a_game("window 1", station={P1: {1: "fabian", 3: "volynov:1", 8: "collins:1"}})
    play(state, "use collins", "charge fabian")
    assert all("collins" not in move for move in starting(state, "move"))


def test_a_cube_may_be_added_to_deployed_cards_and_cells_of_any_colour() -> None:
    state = a_game("window 1", station={P1: {1: "worden", 6: "glenn:2", 3: "volynov"}}, deployed={P1: {1: "fabian"}})
    play(state, "use glenn")
    assert starting(state, "charge") == ["fabian", "volynov"]
    play(state, "charge fabian")
    assert cubes(state, "fabian") == 1


# Winning.


def test_S36_win() -> None:
    state = a_game("window 5", station={P2: {12: "armstrong:5"}}, vp={P1: 45})
    assert state.deciders() == (P2,)
    events = play(state, "use armstrong")
    assert state.over
    assert state.winners() == [P2]
    assert events[-1] == {"event": "game_over", "winners": [P2], "at_once": True}
    assert state.deciders() == ()


def test_R21_of_two_who_could_win_the_active_player_comes_first() -> None:
    # There is one such ship; that the active player is asked first decides.
    state = a_game("window 1", station={P1: {12: "armstrong:5"}, P2: {3: "grissom:1"}})
    assert state.deciders() == (P1,)
    play(state, "use armstrong")
    assert state.winners() == [P1]


@pytest.mark.parametrize(("seats", "needed"), [(2, 5), (3, 4), (4, 3), (5, 3)])
def test_the_win_needs_all_cells_in_use(seats: int, needed: int) -> None:
    state = a_game("window 1", seats=seats, station={P1: {3: "grissom:1", 12: f"armstrong:{needed - 1}"}})
    assert "armstrong" not in starting(state, "use")
    state = a_game("window 1", seats=seats, station={P1: {12: f"armstrong:{needed}"}})
    assert "armstrong" in starting(state, "use")
