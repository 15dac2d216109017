"""The five planets (FD 7.1)."""

from __future__ import annotations

import pytest
from games.federation.table import a_game, held, influence, phase, player, pp
from support.positions import P2, legal_texts, lucky, play, seen, starting

from cosmodrome import State

NEO, SIXMOON, ATAL, ARRATUIN, E81216 = "f1c2", "f3c3", "f1c1", "f2c1", "f3c2"


def at(planet: str) -> tuple[str, str]:
    """Go to a planet with an ambassador that brings nothing."""
    return f"place {planet}", "with amb4 voting"


def test_s07_the_fork_of_neo() -> None:
    state = a_game(p1={"miner_cell": "n2"})
    play(state, *at(NEO))
    assert starting(state, "move") == ["ast1", "ast2", "n4"]
    play(state, "move n4")
    assert (held(state), influence(state, "neo")) == ("1L 1C", 4)


def test_r21_an_asteroid_gives_its_token_once() -> None:
    state = a_game(p1={"miner_cell": "n2"}, p2={"miner_cell": "n2"})
    play(state, *at(NEO), "move ast1")
    (token,) = player(state)["asteroids"]
    gained = {name: count for name, count in player(state)["resources"].items() if count}
    assert gained == token["resources"]
    assert influence(state, "neo") == 3
    # A cell whose token is gone gives nothing.
    play(state, "place f2c4", "with amb4 voting", "move ast1")
    assert held(state, P2) == ""


def test_asteroids_are_turned_over_when_a_miner_stands_next_to_them() -> None:
    state = a_game(p1={"miner_cell": "n1a"})
    assert [cell["token"] for cell in seen(state)["neo"]["cells"] if cell["asteroid"]] == ["hidden"] * 4
    play(state, *at(NEO))
    shown = [cell["token"] for cell in seen(state)["neo"]["cells"] if cell["asteroid"]]
    assert shown[0] != "hidden" != shown[1]
    assert shown[2:] == ["hidden", "hidden"]


def test_dead_asteroids_end_the_way_and_can_be_taken_again_without_influence() -> None:
    state = a_game(p1={"miner_cell": "n7"})
    play(state, *at(NEO))
    assert phase(state) == "dead_asteroid"
    play(state, legal_texts(state)[0])
    assert (influence(state, "neo"), len(player(state)["asteroids"])) == (8, 1)
    again = a_game(p1={"miner_cell": "n8"})
    play(again, *at(NEO), "take dead_c")
    assert held(again) == "3C"
    assert influence(again, "neo") == 8


def test_s05_the_medal_race() -> None:
    state = a_game(p1={"miner_cell": "n2"}, p2={"miner_cell": "n2"})
    play(state, *at(NEO), "move ast1")
    assert player(state)["medals"] == ["neo"]
    play(state, "place f2c4", "with amb4 voting", "move ast2")
    assert player(state, P2)["medals"] == []
    next_one = a_game(active=P2, p1={"miner_cell": "n4", "medals": "neo"}, p2={"miner_cell": "ast2"})
    play(next_one, "place f2c4", "with amb4 voting")
    assert player(next_one, P2)["medals"] == ["neo"]


def test_a_jump_over_several_thresholds_takes_the_lowest_medal() -> None:
    state = a_game(p1={"mage_position": 2, "specialists": "2D3 1D3"}, moons={6: ""})
    play(state, *at(SIXMOON), "use 1D3", "use 2D3")
    assert influence(state, "sixmoon") == 6
    assert seen(state)["medals"][1]["left"] == [4, 5, 6]


def test_the_mage_takes_a_token_where_it_stands_and_the_next_moon_is_turned_over() -> None:
    state = a_game(moons={1: "alt_1_01 alt_1_02 alt_1_08 alt_1_20"})
    play(state, *at(SIXMOON))
    assert starting(state, "take") == ["alt_1_01", "alt_1_02", "alt_1_08", "alt_1_20"]
    assert seen(state)["moons"][2]["hidden"] == 4
    play(state, "take alt_1_08")
    assert [token["id"] for token in player(state)["alterations"]] == ["alt_1_08"]
    assert seen(state)["moons"][2]["hidden"] == 0
    assert len(seen(state)["moons"][2]["tokens"]) == 4


def test_an_empty_moon_gives_nothing_and_moves_on() -> None:
    state = a_game(moons={1: ""})
    play(state, *at(SIXMOON))
    assert influence(state, "sixmoon") == 1
    assert state.deciders() == (P2,)
    assert len(seen(state)["moons"][2]["tokens"]) == 4


def test_on_the_planet_of_6moon_one_more_token_is_taken() -> None:
    state = a_game(p1={"mage_position": 7}, moons={7: "alt_4_01 alt_4_05"})
    play(state, *at(SIXMOON), "take alt_4_05")
    assert influence(state, "sixmoon") == 7
    empty = a_game(p1={"mage_position": 7}, moons={7: ""})
    assert SIXMOON not in starting(empty, "place")


def test_s34_r10_specialists_need_the_level_below() -> None:
    state = a_game(p1={"specialists": "1B1"}, open_specialists="2B1 3B1 1B2")
    play(state, *at(ATAL))
    assert "2B1" in starting(state, "take")
    assert not any(text.startswith(("3B", "1B")) for text in starting(state, "take"))
    higher = a_game(p1={"specialists": "1B1 2B1"}, open_specialists="3B1")
    play(higher, *at(ATAL))
    assert "3B1" in starting(higher, "take")


def test_s34_r13_2a2_takes_any_open_level_3_and_is_spent_for_it() -> None:
    state = a_game(p1={"specialists": "1A1 2A2"}, open_specialists="3C3 3A3")
    play(state, *at(ATAL))
    assert "3C3 with 2A2" in starting(state, "take")
    # 3A is allowed without it.
    assert "3A3" in starting(state, "take")
    play(state, "take 3C3 with 2A2")
    assert {"id": "2A2", "face_up": False} in player(state)["specialists"]
    free = a_game(p1={"specialists": "1A1 2A2"}, open_specialists="3A3")
    play(free, *at(ATAL), "take 3A3")
    assert {"id": "2A2", "face_up": True} in player(free)["specialists"]
    assert pp(free) == 2 * 3


def test_r12_level_2_is_opened_by_the_first_level_1_and_again_after_each_pick() -> None:
    state = a_game()
    assert all(stack["open"] is None for stack in seen(state)["specialists"] if stack["level"] == 2)
    play(state, *at(ATAL), legal_texts_of(state, "take 1C"))
    assert next(stack for stack in seen(state)["specialists"] if (stack["type"], stack["level"]) == ("C", 2))["open"]


def legal_texts_of(state: State, words: str) -> str:
    """Find the text of a specialist to take once it is asked for."""
    stacks = seen(state)["specialists"]
    return next(f"take {stack['open']}" for stack in stacks if stack["level"] == 1 and stack["type"] == words[-1])


def test_r11_no_second_token_of_a_type_and_level() -> None:
    state = a_game(p1={"specialists": "1A1 1B1 1C1- 1D1 1E1"}, open_specialists="2A1 2B1 2C1 2D1 2E1")
    play(state, *at(ATAL))
    assert all(text[0] == "2" for text in starting(state, "take"))


def test_s08_the_mix_of_a_stall() -> None:
    state = a_game(p1={"discs": {"st2": 1}, "res": "1C"})
    play(state, *at(ARRATUIN), "trade st2")
    assert starting(state, "mix") == ["3 0", "2 1", "1 2", "0 3"]
    play(state, "mix 2 1")
    assert held(state) == "2O"
    assert player(state)["degree"] == 2
    assert influence(state, "arratuin") == 2


def test_the_first_level_of_a_stall_gives_one_kind() -> None:
    state = a_game(p1={"res": "1C"})
    play(state, *at(ARRATUIN), "trade st2")
    assert starting(state, "mix") == ["2 0", "0 2"]


def test_s09_a_disc_on_level_2_pays_again_without_influence() -> None:
    state = a_game(p1={"discs": {"st1": 2}})
    play(state, *at(ARRATUIN))
    assert held(state) == "2L 1C"
    assert influence(state, "arratuin") == 2


def test_st6_sells_points_for_diamonds() -> None:
    state = a_game(p1={"res": "2D"})
    play(state, *at(ARRATUIN), "trade st6")
    assert (pp(state), held(state)) == (6, "1D")


def test_s10_a_megastructure_scores_the_lower_token() -> None:
    state = a_game(p1={"res": "1L 1C 1D", "degree": 7, "discs": {"st1": 2, "st2": 1}})
    play(state, *at(E81216), "build M1")
    assert pp(state) == 3 * 3
    assert influence(state, "e81216") == 2


def test_s11_a_die_token_without_a_die_is_worth_nothing() -> None:
    state = a_game(setup="expert", p1={"res": "1L 1C 1D"}, tokens={"M1": "mt_die mt_missions", "M2": "mt_neo mt_atal"})
    play(state, *at(E81216), "build M1")
    assert pp(state) == 0
    assert influence(state, "e81216") == 2


def test_the_robot_takes_the_highest_multiplier_left() -> None:
    state = a_game(p1={"res": "1O 2D"}, p2={"megastructures": {"M2": 4}})
    play(state, *at(E81216))
    assert player(state)["score"]["parts"]["megastructures"] == 3 * min(1, 2)


def test_a_production_pays_at_once() -> None:
    state = a_game(p1={"res": "1L 2C"})
    play(state, *at(E81216), "build P2")
    assert player(state)["degree"] == 2
    assert influence(state, "e81216") == 1


def test_nothing_is_offered_on_e81216_that_cannot_be_built() -> None:
    state = a_game(p1={"res": "1L"})
    play(state, f"place {E81216}")
    # Only the ambassador that brings copernium can go there, so it is not asked for.
    assert next(cell for cell in seen(state)["senate"] if cell["id"] == E81216)["token"]["token"] == "amb1"
    assert influence(state, "e81216") == 1
    bare = a_game(p1={})
    assert E81216 not in starting(bare, "place")


def test_the_price_is_asked_for_only_where_there_is_a_choice() -> None:
    state = a_game(p1={"res": "1L 1C"})
    play(state, *at(E81216))
    assert held(state) == "1L"
    choice = a_game(p1={"res": "1L 1C 1O"})
    play(choice, *at(E81216), "build P1")
    assert legal_texts(choice) == ["pay 1L 1C", "pay 1L 1O", "pay 1C 1O"]
    play(choice, "pay 1L 1O")
    assert held(choice) == "1L 1C"


@pytest.mark.parametrize(("work", "given", "after"), [("alteration_incubator", "1C 1O", 1), ("shipyard", "2C 1O", 0)])
def test_productions_of_the_third_slot(work: str, given: str, after: int) -> None:
    state = a_game(
        setup="expert",
        works=f"lavandium_replicator military_academy {work} transporter",
        p1={"res": given, "hangar": 0},
    )
    play(state, *at(E81216), "build P3")
    assert len(player(state)["alterations"]) == after
    assert player(state)["hangar"] == 1 - after


def test_r19_the_transporter_moves_without_a_reward() -> None:
    state = a_game(p1={"res": "1C 2O", "miner_cell": "n2"})
    play(state, *at(E81216), "build P4")
    assert legal_texts(state) == ["move ast1", "move ast2", "move n4", "move mage", "decline"]
    play(state, "move ast1")
    assert held(state) == ""
    assert player(state)["asteroids"] == []
    assert player(state)["medals"] == ["neo"]
    end = a_game(p1={"res": "1C 2O", "miner_cell": "n7"})
    play(end, *at(E81216), "build P4", "move n8")
    assert player(end)["asteroids"] == []


def test_transmutation_goes_one_step_up_and_may_be_declined() -> None:
    state = a_game(
        setup="expert", works="transmutation_chamber military_academy shipyard transporter", p1={"res": "3L 1C 1O 5D"}
    )
    play(state, *at(E81216), "build P1", "pay 1L 1C")
    assert legal_texts(state) == ["transmute lavandium", "decline"]
    play(state, "transmute lavandium")
    assert held(state) == "1L 1C 1O 5D"


def test_the_university_takes_the_die() -> None:
    state = a_game(setup="expert", works="lavandium_replicator space_university shipyard transporter", p1={"res": "2C"})
    play(state, *at(E81216))
    assert player(state)["die"] == 1


def test_r22_an_empty_stock_gives_nothing() -> None:
    ids = [f"alt_2_{number:02}" for number in range(1, 11)]
    state = a_game(
        p1={"alterations": " ".join(ids[8:]), "specialists": "2D1", "mage_position": 1},
        moons={2: " ".join(ids[:4]), 3: " ".join(ids[4:8])},
    )
    play(state, *at(SIXMOON))
    assert phase(state) == "moon_token"


def test_r20_landing_by_extra_moves_turns_the_tokens_over_first() -> None:
    state = a_game(p1={"miner_cell": "n1a", "specialists": "1E3"})
    state = lucky(state, *at(NEO), "use 1E3", so_that=lambda _: True)
    assert phase(state) == "neo_move"
    assert [cell["token"] for cell in seen(state)["neo"]["cells"] if cell["asteroid"]] == ["hidden"] * 4
    play(state, "move ast1")
    assert len(player(state)["asteroids"]) == 1
