"""Rooms, espionage, accreditation, medals and the reserve (2, 7.2, 7.3, 9, 11, 12)."""

from __future__ import annotations

from games.federation.table import a_game, held, phase, player, pp, step_of
from support.positions import P1, P2, legal_texts, play, refusal, seen, starting


def test_s06_r51_degree_8_brings_the_accreditation_medal_once() -> None:
    state = a_game(p1={"degree": 7})
    play(state, "place f1c4", "with amb4 voting")
    assert (player(state)["degree"], player(state)["level"]) == (8, 4)
    assert player(state)["medals"] == ["accreditation"]
    again = a_game(p1={"degree": 7, "medals": "accreditation"})
    play(again, "place f3c1", "with amb4 voting")
    assert player(again)["medals"] == ["accreditation"]


def test_s12_level_2_is_reached_with_degree_3() -> None:
    state = a_game(p1={"degree": 2, "open": "m02"})
    play(state, "place f1c4", "with amb4 voting", "fund common")
    assert "fly m02" in legal_texts(state)


def test_s14_degrees_beyond_the_top_are_points() -> None:
    state = a_game(p1={"degree": 10, "deep": "ds3", "medals": "accreditation"})
    play(state, "place f3c1", "with amb4 voting")
    assert (player(state)["degree"], pp(state)) == (10, 2)


def test_the_top_brings_a_deep_space_tile_before_the_degrees_still_to_come() -> None:
    state = a_game(p1={"degree": 9, "medals": "accreditation"}, deep="ds5 ds2 ds3 ds6 ds8")
    play(state, "place f3c1", "with amb4 voting")
    assert phase(state) == "deep_space"
    assert pp(state) == 0
    play(state, "take ds5")
    assert (pp(state), player(state)["die"], player(state)["level"]) == (1, 6, 6)
    assert player(state)["missions_completed"] == 2


def test_r09_a_deep_space_tile_comes_once() -> None:
    state = a_game(p1={"degree": 9, "deep": "ds3", "medals": "accreditation"})
    play(state, "place f3c1", "with amb4 voting")
    assert player(state)["deep"] == "ds3"
    assert pp(state) == 1


def test_s32_the_hangar_holds_five() -> None:
    state = a_game(p1={"hangar": 4, "res": "1O"})
    play(state, "place f2c2", "with amb4 voting")
    assert (player(state)["hangar"], held(state)) == (5, "")


def test_s31_the_presidents_office_takes_the_pawn_and_the_highest_medal() -> None:
    state = a_game(active=P2, p1={"miner_cell": "n2"})
    play(state, "place f3c6", "with amb4 voting", "medal neo")
    assert seen(state)["president"] == P2
    assert seen(state)["medals"][0]["left"] == [3, 4, 5]
    assert player(state, P2)["medals"] == ["neo"]


def test_r33_the_office_without_a_medal_to_take() -> None:
    everything = "neo sixmoon atal arratuin e81216 accreditation intrigue"
    state = a_game(cycle=2, president=P2, p1={"medals": everything})
    play(state, "place f3c6", "with amb4 voting")
    assert seen(state)["president"] == P1


def test_the_patron_gives_a_ship_and_a_marker() -> None:
    state = a_game()
    play(state, "place f1c3", "with amb4 voting", "open m10")
    assert player(state)["hangar"] == 2
    assert player(state)["missions"] == [{"id": "m10", "status": "open", "lacks": ["level"]}]


def test_the_assistants_give_the_die_at_two_and_raise_it_by_two() -> None:
    state = a_game(p1={"res": "1C"})
    play(state, "place f2c5", "with amb4 voting")
    assert player(state)["die"] == 2
    more = a_game(p1={"res": "1C", "die": 5})
    play(more, "place f2c5", "with amb4 voting", "no die")
    assert player(more)["die"] == 6


def test_s21_a_die_in_place_is_raised_and_stays_for_the_next_round() -> None:
    state = a_game(cycle=2, senate={"f3c1": "p1 amb1 die"}, p1={"die": 2, "res": "1C"})
    play(state, "place f2c5", "with amb4 voting")
    assert seen(state)["floors"]["3"][P1] == 5
    later = a_game(
        asked=[{"step": "floors"}],
        active=None,
        cycle=5,
        laws=("neo", "atal"),
        senate={"f3c1": "p1 amb1 die"},
        p1={"die": 4},
    )
    assert (player(later)["die"], player(later)["die_cell"]) == (4, None)


def test_s15_common_contributions_pay_a_crystal_each_three_times() -> None:
    state = a_game(steps={"common": 10}, asked=[{"step": "mission", "seat": 0}, {"step": "project", "seat": 0, "n": 4}])
    play(state, *["fund common"] * 4)
    assert held(state) == "1L 1C 1O"
    assert player(state)["contributions"] == 4
    assert step_of(state, "common") == 10


def test_r23_a_funded_column_project_cannot_be_chosen() -> None:
    state = a_game(steps={"neo": 9})
    play(state, "place f1c4", "with amb4 voting")
    assert "neo" not in starting(state, "fund")
    assert "common" in starting(state, "fund")


def test_a_step_on_a_column_project_credits_nobody() -> None:
    state = a_game()
    play(state, "place f1c4", "with amb4 voting", "fund atal")
    assert step_of(state, "atal") == 2
    assert player(state)["contributions"] == 0


def test_two_steps_are_chosen_one_after_the_other() -> None:
    state = a_game(steps={"neo": 8}, p1={"alterations": "alt_4_06"})
    play(state, "place outer", "with alt_4_06", "cover amb1", "fund neo")
    assert "neo" not in starting(state, "fund")


def test_r49_espionage_copies_any_planet_or_room_but_the_presidents() -> None:
    state = a_game(p1={"res": "2L 1C"}, senate={"f3c1": "p2 amb1"})
    play(state, "place f3c5", "with amb4 voting")
    assert starting(state, "copy") == [
        "neo",
        "sixmoon",
        "atal",
        "arratuin",
        "e81216",
        "officers",
        "patron",
        "assistants",
        "lounge",
    ]
    play(state, "copy assistants")
    # 1 L and the room's own cost.
    assert held(state) == "1L"
    assert player(state)["die"] == 2


def test_espionage_with_a_funding_token_opens_the_spy_mission() -> None:
    state = a_game(p1={"res": "1L", "hangar": 0})
    play(state, "place f3c5", "with amb3 funding", "copy officers")
    assert [mission["id"] for mission in player(state)["missions"]] == ["m07"]


def test_r35_the_reserve_holds_ten_crystals_and_five_diamonds() -> None:
    state = a_game(p1={"res": "5L 3C 2O 5D"})
    play(state, "place outer", "with amb4 voting")
    assert legal_texts(state) == ["discard 1L", "discard 1C", "discard 1O"]
    play(state, "discard 1L")
    assert held(state) == "4L 3C 3O 5D"
    rich = a_game(p1={"res": "1O 5D"})
    play(rich, "place f2c1", "with amb4 voting", "trade st5")
    assert held(rich) == "5D"


def test_a_taken_cell_cannot_be_chosen() -> None:
    state = a_game(senate={"f3c1": "p2 amb1"})
    assert refusal(state, "place f3c1") == "illegal-cell-taken"
