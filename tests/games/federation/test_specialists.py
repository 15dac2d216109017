"""Specialists at their three timings, deep space tiles (7.1, 9.1, 17; R13 to R18, R36 to R38, R43 to R47, R52, R53)."""

from __future__ import annotations

import pytest
from games.federation.table import EXECUTIVE, a_game, held, influence, missions, phase, player, pp
from support.positions import P2, legal_texts, play, seen, starting

ATAL = ("place f1c1", "with amb4 voting")
NEO = ("place f1c2", "with amb4 voting")
MOON = ("place f3c3", "with amb4 voting")
BUILD = ("place f3c2", "with amb4 voting")


def face_up(state: object, seat: int = 0) -> list[str]:
    """List a player's specialists that are face up."""
    return [entry["id"] for entry in player(state, seat)["specialists"] if entry["face_up"]]  # type: ignore[arg-type]


@pytest.mark.parametrize(("id", "bonus"), [("1A1", 1), ("2A1", 2)])
def test_r52_the_level_counts_higher_until_the_round_ends(id: str, bonus: int) -> None:
    owned = id if id[0] == "1" else f"1A2- {id}"
    state = a_game(asked="mission", p1={"specialists": owned, "open": "m02"})
    assert f"use {id}" in legal_texts(state)
    play(state, f"use {id}")
    assert player(state)["level"] == 1 + bonus
    assert "fly m02" in legal_texts(state)


def test_r07_r52_the_bonus_counts_for_floors_but_not_for_upkeep() -> None:
    state = a_game(
        asked=[EXECUTIVE],
        active=None,
        cycle=5,
        laws=("neo", "atal"),
        senate={"f3c1": "p1 amb1"},
        p1={"level_bonus_round": 2},
    )
    assert pp(state) == 3
    assert player(state)["level_bonus"] == 0


def test_1a2_turns_a_used_level_1_specialist_up() -> None:
    state = a_game(p1={"specialists": "1A2 1C1- 1E1- 2C1-"})
    play(state, "use 1A2")
    assert starting(state, "refresh") == ["1C1", "1E1"]
    play(state, "refresh 1C1")
    assert player(state)["degree"] == 2
    assert face_up(state) == []
    assert phase(state) == "place"


def test_1a2_is_not_usable_with_nothing_to_turn_up() -> None:
    state = a_game(p1={"specialists": "1A2 2C1-"})
    assert "use 1A2" not in legal_texts(state)


def test_1a3_copies_an_open_level_1_specialist_and_turns_only_itself() -> None:
    state = a_game(p1={"specialists": "1A3 1B1"}, open_specialists="1C1 1D2 1E1 1A1")
    assert {"1A3 as 1C1", "1A3 as 1D2", "1A3 as 1A1"} <= set(starting(state, "use"))
    assert not any(text.startswith(("1A3 as 1E1", "1A3 as 1B1", "1A3 as 2")) for text in starting(state, "use"))
    play(state, "use 1A3 as 1C1")
    assert player(state)["degree"] == 2
    assert face_up(state) == ["1B1"]
    assert next(stack for stack in seen(state)["specialists"] if stack["open"] == "1C1")


def test_r15_a_planet_effect_is_copied_in_that_planets_action() -> None:
    state = a_game(p1={"specialists": "1A3"}, open_specialists="1E1")
    play(state, *NEO)
    assert legal_texts(state) == ["use 1A3 as 1E1", "go on"]
    play(state, "use 1A3 as 1E1", "move n1b")
    assert held(state) == "2L 1O"


def test_r16_2a3_copies_level_2_but_never_level_3_or_a_copier() -> None:
    state = a_game(p1={"specialists": "1A1- 2A3"}, open_specialists="1A3 2C1 3C1")
    uses = starting(state, "use")
    assert "2A3 as 2C1" in uses
    assert not any("as 3" in text or "as 1A3" in text for text in uses)


def test_r13_2a3_may_copy_an_open_2a2() -> None:
    state = a_game(p1={"specialists": "1A1- 2A3"}, open_specialists="2A2 3B3")
    play(state, *ATAL)
    assert "3B3 with 2A3" in starting(state, "take")


def test_on_planet_specialists_work_before_or_after() -> None:
    state = a_game(p1={"specialists": "1E1 2E3"})
    play(state, *NEO)
    assert legal_texts(state) == ["use 1E1", "use 2E3", "go on"]
    play(state, "go on", "move n1b")
    assert legal_texts(state) == ["use 1E1", "use 2E3", "go on"]
    play(state, "use 2E3", "go on")
    assert held(state) == "1O 1D"
    assert face_up(state) == ["1E1"]


def test_extra_moves_pay_the_last_cell_only() -> None:
    state = a_game(p1={"specialists": "1E3"})
    play(state, *NEO, "use 1E3", "move n1a")
    assert (held(state), player(state)["miner"]) == ("1L 1C", "n2")
    near = a_game(p1={"specialists": "1E3", "miner_cell": "n7"})
    play(near, *NEO)
    assert phase(near) == "dead_asteroid"


def test_extra_moons_add_up_and_stop_at_the_planet() -> None:
    state = a_game(p1={"specialists": "1D3 2D3", "mage_position": 5})
    play(state, *MOON)
    assert legal_texts(state) == ["use 1D3", "use 2D3", "go on"]
    play(state, "use 2D3")
    assert influence(state, "sixmoon") == 7


def test_extra_alterations_come_on_top() -> None:
    state = a_game(p1={"specialists": "1D1"}, moons={1: "alt_1_01 alt_1_02"})
    play(state, *MOON, "use 1D1", "take alt_1_02")
    assert len(player(state)["alterations"]) == 2


def test_discounts_take_crystals_of_choice_off_the_price() -> None:
    state = a_game(p1={"specialists": "1B1", "res": "1L 1C 1O"})
    play(state, *BUILD, "use 1B1", "build P2")
    assert starting(state, "spare") == ["1C", "1L"]
    play(state, "spare 1L")
    assert starting(state, "pay") == []
    assert held(state) == "1L"


def test_7_0_discounts_and_resources_of_specialists_make_a_building_possible() -> None:
    poor = a_game(p1={"res": "1L"})
    play(poor, "place f3c2")
    # Only the ambassador that brings copernium makes it possible.
    assert held(poor) == "1L"
    helped = a_game(p1={"res": "1L", "specialists": "1B1"})
    play(helped, *BUILD)
    # Without the discount nothing can be built, so it is used by itself.
    assert influence(helped, "e81216") == 1


def test_r14_1b2_works_after_building_too() -> None:
    state = a_game(p1={"res": "1L 1C", "specialists": "1B2", "productions": "P2"})
    play(state, *BUILD, "go on")
    assert legal_texts(state) == ["use 1B2", "go on"]
    play(state, "use 1B2")
    assert held(state) == "3L"


def test_r58_a_specialist_works_once_in_an_action_even_if_it_is_turned_up() -> None:
    state = a_game(
        setup="expert",
        works="lavandium_replicator military_academy shipyard consulate",
        p1={"specialists": "1B2 1E1-", "res": "1L 1O", "productions": "P2"},
    )
    play(state, *BUILD, "use 1B2", "build P4", "refresh 1B2")
    assert face_up(state) == ["1B2"]
    assert phase(state) != "on_planet"


def test_r18_free_income_of_any_production_in_play() -> None:
    state = a_game(open_specialists="1B3")
    play(state, *ATAL, "take 1B3")
    assert starting(state, "income") == ["P1", "P2", "P3", "P4"]
    play(state, "income P2")
    assert player(state)["degree"] == 2
    assert influence(state, "e81216") == 0


def test_2b3_takes_two_incomes_that_may_be_the_same() -> None:
    state = a_game(p1={"specialists": "1B1"}, open_specialists="2B3")
    play(state, *ATAL, "take 2B3", "income P1", "income P1")
    assert held(state) == "2L"


def test_1c2_asks_for_a_ship_or_a_marker_and_skips_what_is_useless() -> None:
    state = a_game(open_specialists="1C2")
    play(state, *ATAL, "take 1C2")
    assert starting(state, "option") == ["1", "2"]
    full = a_game(open_specialists="1C2", p1={"hangar": 5})
    play(full, *ATAL, "take 1C2")
    assert phase(full) == "marker"


def test_r37_a_free_disc_goes_where_there_is_none() -> None:
    state = a_game(open_specialists="1C3", p1={"discs": {"st1": 1, "st2": 2}})
    play(state, *ATAL, "take 1C3")
    assert starting(state, "disc") == ["st3", "st4", "st5", "st6"]
    play(state, "disc st6")
    assert (pp(state), influence(state, "arratuin")) == (0, 4)
    bonus = a_game(p1={"specialists": "1C1-"}, open_specialists="2C3")
    play(bonus, *ATAL, "take 2C3", "disc st6")
    assert pp(bonus) == 6


@pytest.mark.parametrize(
    ("id", "given", "points"),
    [
        ("3A1", {"open": "m01 m02", "done": "m03"}, 4),
        ("3B2", {"res": "3D"}, 9),
        ("3B3", {"megastructures": {"M1": 3}}, 5),
        ("3C1", {"degree": 7}, 8),
        ("3C2", {"hangar": 3}, 9),
        ("3C3", {"discs": {"st1": 2, "st2": 1}}, 3),
        ("3D1", {"alterations": "alt_1_01 alt_1_02"}, 6),
        ("3D2", {"die": 5}, 10),
        ("3D3", {"mage_position": 4}, 8),
        ("3E1", {"asteroids": "ast_a dead_b"}, 10),
        ("3E2", {"res": "2L 1C 1D"}, 4),
        ("3E3", {"miner_cell": "n4"}, 8),
        ("3B1", {"productions": "P1"}, 2),
    ],
)
def test_level_3_specialists_score(id: str, given: dict[str, object], points: int) -> None:
    owned = f"1{id[1]}1 2{id[1]}1"
    state = a_game(
        asked=[{"step": "mission", "seat": 0}, {"step": "specialist", "seat": 0}],
        p1=given | {"specialists": owned},
        open_specialists=id,
    )
    play(state, f"take {id}")
    assert player(state)["sources"]["specialists"] == points


def test_r43_3a2_counts_colours_of_all_own_specialists() -> None:
    state = a_game(p1={"specialists": "1A1 2A1 1B1 1C1-"}, open_specialists="3A2")
    play(state, *ATAL, "take 3A2")
    assert pp(state) == 9


def test_r46_a_token_in_use_cannot_turn_itself_up() -> None:
    state = a_game(
        setup="expert", works="lavandium_replicator military_academy shipyard consulate", open_specialists="1B3"
    )
    play(state, *ATAL, "take 1B3")
    assert "P4" not in starting(state, "income")


def test_r44_the_consulate_turns_up_used_level_1_specialists_and_may_be_declined() -> None:
    state = a_game(
        setup="expert",
        works="lavandium_replicator military_academy shipyard consulate",
        p1={"res": "1L 1O", "specialists": "1E1- 1A1"},
    )
    play(state, *BUILD, "build P4")
    assert legal_texts(state) == ["refresh 1E1", "decline"]


def test_no_anytime_specialist_works_in_the_executive_phase() -> None:
    state = a_game(asked=[EXECUTIVE], active=None, cycle=5, p1={"productions": "P4", "specialists": "1A1 2A1"})
    assert legal_texts(state) == ["move n1a", "move n1b", "move mage", "decline"]


def test_r53_a_planet_action_in_the_income_step_is_played_in_full() -> None:
    state = a_game(
        asked=[EXECUTIVE],
        active=None,
        cycle=5,
        deep="ds7 ds1 ds2 ds3 ds4",
        open_specialists="1E2",
        p1={"degree": 9, "productions": "P2", "specialists": "1E1 1A3"},
    )
    play(state, "take ds7", "visit neo")
    assert legal_texts(state) == ["use 1E1", "go on"]


def test_ds1_funds_twice_and_opens_every_mission() -> None:
    state = a_game(p1={"degree": 9}, deep="ds1 ds2 ds3 ds4 ds5")
    play(state, "place f1c4", "with amb4 voting", "take ds1", "fund neo", "fund neo", "fund common")
    assert len(missions(state)) == 12
    assert player(state)["hangar"] == 2


def test_ds2_keeps_one_of_two_power_4_tokens() -> None:
    state = a_game(p1={"degree": 9}, deep="ds1 ds2 ds3 ds4 ds5")
    play(state, "place f1c4", "with amb4 voting", "take ds2")
    offered = starting(state, "keep")
    assert len(offered) == 2
    play(state, f"keep {offered[0]}")
    assert [token["id"] for token in player(state)["alterations"]] == [offered[0]]
    assert seen(state, 0)["returned"] == [offered[1]]
    assert seen(state, P2)["returned"] is None
    assert phase(state) == "specialist"


def test_ds3_raises_the_level_for_the_game() -> None:
    state = a_game(p1={"degree": 9}, deep="ds1 ds2 ds3 ds4 ds5")
    play(state, "place f1c4", "with amb4 voting", "take ds3", "fund common")
    assert (player(state)["level"], player(state)["die"]) == (8, 1)


def test_r36_ds4_puts_a_disc_on_level_2() -> None:
    state = a_game(p1={"degree": 9, "discs": {"st6": 1, "st1": 2}}, deep="ds1 ds2 ds3 ds4 ds5")
    play(state, "place f1c4", "with amb4 voting", "take ds4")
    assert "st1" not in starting(state, "disc")
    play(state, "disc st6")
    assert (pp(state), influence(state, "arratuin")) == (9, 4)
    assert held(state) == "1O"


def test_ds6_gives_the_special_ambassador() -> None:
    state = a_game(p1={"degree": 9}, deep="ds1 ds2 ds3 ds4 ds6")
    play(state, "place f1c4", "with amb4 voting", "take ds6", "fund common")
    assert player(state)["special"] == "in_hand"


def test_ds7_acts_and_takes_the_highest_medal() -> None:
    state = a_game(p1={"degree": 9}, deep="ds1 ds2 ds3 ds4 ds7")
    play(state, "place f1c4", "with amb4 voting", "take ds7", "visit neo", "move n1a", "medal atal", "fund common")
    assert "atal" in player(state)["medals"]
    assert seen(state)["medals"][2]["left"] == [3, 4, 5]


def test_r38_ds8_builds_a_megastructure_free() -> None:
    state = a_game(p1={"degree": 9}, deep="ds1 ds2 ds3 ds4 ds8")
    play(state, "place f1c4", "with amb4 voting", "take ds8", "build M2", "fund common")
    assert player(state)["sources"]["megastructures"] == 4 * 2


def test_r17_level_bonuses_add_up_for_everybody() -> None:
    state = a_game(p1={"specialists": "1A1 2A1"}, p2={"level_bonus_round": 3, "deep": "ds3", "level_bonus_game": 3})
    play(state, "use 1A1", "use 2A1")
    assert player(state)["level"] == 4
    assert player(state, P2)["level"] == 7


def test_r42_alteration_icons_open_a_mission_and_advance_a_project() -> None:
    opened = a_game(p1={"alterations": "alt_1_01"})
    play(opened, "place outer", "with alt_1_01", "cover amb1", "open m08")
    assert missions(opened) == {"m08": "open"}
    funded = a_game(p1={"alterations": "alt_4_04"})
    play(funded, "place outer", "with alt_4_04", "cover amb1", "fund e81216")
    assert next(project for project in seen(funded)["projects"] if project["id"] == "e81216")["step"] == 2


def test_r47_an_own_immediate_specialist_is_no_copy_target() -> None:
    state = a_game(p1={"specialists": "1A3 1C1-"}, open_specialists="1C2")
    assert "1A3 as 1C1" not in starting(state, "use")
