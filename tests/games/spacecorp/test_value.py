"""What sources are worth together (section 7): Infra, cards, modes, multipliers, bonuses, Time, profit."""

from __future__ import annotations

from typing import Any

import pytest
from games.spacecorp import scene
from support.positions import P1, P2, legal_texts, play, refusal, seen, starting

from cosmodrome import State

ORBITER = "- m_survey_orbiter -"


def test_T05_infra_adds_up_and_the_research_box_is_ignored() -> None:
    state = scene.a_game(
        p1={"infra": ORBITER, "hand": "m_cargo_pod m_science_module m_sabotage", "teams": "luna luna"},
        board={"luna": "m1_ice+p1.research"},
    )
    assert seen(state, P1)["players"][P1]["values"]["move"]["infra"] == 3
    assert scene.worth(state, "move luna earth", "own m_cargo_pod") == 4
    alone = scene.a_game(p1={"infra": ORBITER, "teams": "luna luna"}, board={"luna": "m1_ice+p1.research"})
    assert "move luna l1" in legal_texts(alone)
    assert not [text for text in starting(alone, "move luna") if text in ("earth", "sisyphus", "eros")]


def test_T06_cards_add_their_move_value_only() -> None:
    state = scene.a_game(p1={"infra": ORBITER, "hand": "m_sabotage m_cargo_pod"})
    assert scene.worth(state, "move earth sisyphus", "own m_sabotage m_cargo_pod") == 7
    assert "move earth eros" in legal_texts(state)
    assert refusal(state, "move earth halley") == "illegal-too-far"


def test_T07_time_doubles_and_then_every_site_is_within_reach() -> None:
    state = scene.a_game(p1={"infra": ORBITER, "hand": "m_sabotage m_cargo_pod time"})
    assert scene.worth(state, "move earth mars_north", "own m_sabotage m_cargo_pod time") == 14
    assert set(starting(state, "move earth")) == {
        "luna",
        "l1",
        "l4",
        "l5",
        "sisyphus",
        "solar_l2",
        "solar_l4",
        "eros",
        "solar_l5",
        "halley",
        "mars_north",
        "mars_south",
        "phobos",
        "deimos",
        "asteroid_belt",
    }


def test_T07_time_twice_gives_two_teams_the_full_value() -> None:
    state = scene.a_game(p1={"infra": ORBITER, "hand": "m_sabotage m_cargo_pod time"})
    scene.act(state, "move earth eros", "own m_cargo_pod m_sabotage twice")
    assert scene.phase(state) == "second"
    assert "move earth eros" in legal_texts(state)
    assert "move earth halley" not in legal_texts(state)
    play(state, "move earth solar_l5")
    assert [scene.team(state, 0), scene.team(state, 1)] == ["eros", "solar_l5"]
    assert scene.field(state, "time_pile") == 2


def test_T08_the_spaceport_bonus_counts_for_each_team_on_its_own() -> None:
    # Own Spaceport at L1, a rival's at L4: 3 + 3 + 1 + 2 = 9 each.
    state = scene.a_game(
        p1={"infra": ORBITER, "hand": "m_sabotage m_cargo_pod time", "teams": "l1 l4"},
        board={"l1": "p1.spaceport", "l4": "p2.spaceport"},
        p2={"hand": "m_divert"},
    )
    scene.act(state, "move l1 phobos", "own m_cargo_pod m_sabotage twice")
    assert scene.owed(state) == [0, 0]
    assert "move l4 phobos" in legal_texts(state)
    play(state, "move l4 mars_north")
    assert [scene.team(state, 0), scene.team(state, 1)] == ["phobos", "mars_north"]
    assert scene.owed(state) == [0, 1]
    assert (scene.phase(state), state.deciders()) == ("reward", (P2,))


def test_T08_without_the_bonus_and_with_an_own_base_nothing_is_owed() -> None:
    state = scene.a_game(
        p1={"infra": ORBITER, "hand": "m_sabotage m_cargo_pod time", "teams": "l1 l4"},
        board={"l1": "p1.spaceport", "l4": "p2.spaceport", "sisyphus": "m1_ores+p1.refinery"},
        p2={"hand": "m_divert"},
    )
    scene.act(state, "move l1 phobos", "own m_cargo_pod m_sabotage twice")
    scene.act(state, "move l4 sisyphus")
    assert scene.team(state, 1) == "sisyphus"
    assert scene.owed(state) == [0, 0]
    assert scene.phase(state) != "reward"


def test_T09_additions_come_before_multiplications() -> None:
    sources = "s_interstellar_observatory s_antimatter_drive s_ramscoop s_field_drive"
    state = scene.a_game(era="starfarers", p1={"hand": sources, "infra": "s_magnetar_shield - -", "profit": 3})
    assert scene.worth(state, "move sun ross_780", sources) == (3 + 5) * 3 * 4


def test_T10_multipliers_alone_are_multiplied() -> None:
    state = scene.a_game(
        era="starfarers",
        p1={"hand": "s_ramscoop s_ramscoop s_spacetime_fold", "profit": 3, "infra": "s_arcology_kit - -"},
    )
    assert scene.worth(state, "move sun sirius", "s_ramscoop s_ramscoop s_spacetime_fold") == 45


def test_T11_a_lone_multiplier_is_worth_its_number() -> None:
    state = scene.a_game(
        era="starfarers",
        p1={"hand": "s_stellar_commerce"},
        board={"sirius": "s1_giant+p1.refinery s2_ores_1+p1.refinery", "wolf_359": "s1_iron+p1.refinery"},
    )
    assert starting(state, "produce") == ["1", "2", "by choice"]
    events = scene.act(state, "produce 2")
    assert next(event for event in events if event["event"] == "paid")["value"] == 2
    assert scene.profit(state) == 4 + 4


def test_T12_profit_closes_the_gap() -> None:
    state = scene.a_game(
        era="planeteers", p1={"hand": "p_fusion_torch p_solar_sail", "profit": 5, "infra": "m_construction_printer - -"}
    )
    assert refusal(state, "move inner_system proteus") == "illegal-too-far"
    scene.act(state, "move inner_system titan", "p_solar_sail p_fusion_torch 2T")
    assert (scene.team(state), scene.profit(state)) == ("titan", 3)


@pytest.mark.parametrize(("value", "most"), [("s_rd_network", 2), ("s_swarm_telescope", 3)])
def test_T13_three_may_take_two_and_five_may_take_three(value: str, most: int) -> None:
    state = scene.a_game(era="starfarers", p1={"hand": value, "teams": "luhman_16 sirius tau_ceti", "profit": 9})
    worth_it = {"s_rd_network": 3, "s_swarm_telescope": 5}[value]
    costs = {"luhman_16": 6, "sirius": 8, "tau_ceti": 10}
    assert set(starting(state, "explore")) == {site for site, cost in costs.items() if cost - worth_it <= most}


def test_T14_the_probe_network_doubles_and_luhman_16_is_within_reach() -> None:
    state = scene.a_game(
        era="starfarers", p1={"hand": "s_rd_network s_incompatible", "teams": "luhman_16", "progress": "probe_network"}
    )
    assert scene.worth(state, "explore luhman_16", "s_rd_network") == 6
    plain = scene.a_game(era="starfarers", p1={"hand": "s_rd_network", "teams": "luhman_16"})
    assert refusal(plain, "explore luhman_16") == "illegal-cost"


def test_T15_two_modes_of_a_card_never_add_up() -> None:
    state = scene.a_game(
        era="planeteers", p1={"hand": "p_magnetic_canopy p_grown_mesh", "teams": "ariel"}, board={"ariel": "p2_ice_1"}
    )
    # 5 - 1 = 4: reached, and shielded, so that nothing is paid without any profit.
    assert "build ariel research" in legal_texts(state)
    scene.act(state, "build ariel research", "p_grown_mesh p_magnetic_canopy")
    assert scene.profit(state) == 0
    dearer = scene.a_game(
        era="planeteers", p1={"hand": "p_magnetic_canopy p_grown_mesh", "teams": "ariel"}, board={"ariel": "p2_field"}
    )
    assert refusal(dearer, "build ariel research") == "illegal-cost"


def test_T16_R07_a_bonus_needs_a_source() -> None:
    # Slot 1 is covered by a card without Move, so nothing shows Move.
    covered = "m_construction_printer - -"
    state = scene.a_game(
        era="planeteers", p1={"hand": "p_cryobot", "progress": "torpor", "infra": covered}, p2={"infra": covered}
    )
    assert not starting(state, "move")
    helped = scene.a_game(era="planeteers", p1={"hand": "p_prefab_station", "progress": "torpor", "infra": covered})
    assert scene.worth(helped, "move inner_system ceres", "p_prefab_station") == 3


def test_T17_R08_a_spaceport_doubles_the_best_source() -> None:
    state = scene.a_game(
        era="planeteers",
        p1={"infra": "p_plasma_drive - -", "hand": "p_fusion_torch", "teams": "ceres", "profit": 2},
        board={"ceres": "p1_ores+p1.spaceport"},
    )
    assert scene.worth(state, "move ceres iapetus", "own p_fusion_torch") == 14


def test_R08_a_multiplier_may_be_doubled() -> None:
    state = scene.a_game(
        era="starfarers",
        p1={"hand": "s_ramscoop s_intercept", "teams": "sirius", "profit": 3, "infra": "s_arcology_kit - -"},
        board={"sirius": "s1_giant+p1.spaceport s2_ores_1+p1.refinery"},
    )
    # (5) x 3: doubling the ramscoop or the five gives 30 alike; the ramscoop alone gives 6 instead of 3.
    assert scene.worth(state, "move sirius sun", "s_ramscoop s_intercept") == 30
    alone = scene.a_game(
        era="starfarers",
        p1={"hand": "s_ramscoop s_ramscoop s_ramscoop", "teams": "sirius", "profit": 3, "infra": "s_arcology_kit - -"},
        board={"sirius": "s1_giant+p1.spaceport s2_ores_1+p1.refinery"},
    )
    assert scene.worth(alone, "move sirius wolf_359", "s_ramscoop s_ramscoop s_ramscoop") == 54


def test_R10_profit_is_never_multiplied() -> None:
    # Worth 3, doubled by Time 6: with 3T it reaches 9, not 12.
    state = scene.a_game(
        era="planeteers", p1={"hand": "p_shielded_hauler time", "profit": 9, "infra": "m_construction_printer - -"}
    )
    assert "move inner_system titan" in legal_texts(state)
    assert "move inner_system umbriel" not in legal_texts(state)


def test_profit_cannot_be_spent_in_mariners() -> None:
    state = scene.a_game(p1={"hand": "m_chemical_drive", "profit": 9})
    assert not starting(state, "move")


def test_R09_several_industrial_bases_double_once() -> None:
    state = scene.a_game(
        p1={"hand": "m_construction_printer m_cargo_pod", "teams": "mars_north"},
        board={"phobos": "m1_ores+p1.industrial", "deimos": "m1_ice+p1.industrial", "mars_north": "m2_exotic"},
    )
    # Worth 2 + 1, doubled once 6; the cost is 7.
    assert refusal(state, "build mars_north refinery") == "illegal-cost"


def test_T42_an_industrial_base_doubles_builds_at_other_sites_of_the_region() -> None:
    state = scene.a_game(
        p1={"hand": "m_construction_printer", "teams": "deimos phobos"},
        board={"phobos": "m1_ores+p1.industrial", "deimos": "m1_exotic_a"},
    )
    assert scene.worth(state, "build deimos refinery", "m_construction_printer") == 4
    assert refusal(state, "build phobos research") == "illegal-base-there"
    north = scene.a_game(
        p1={"hand": "m_inflatable_habitat", "teams": "mars_north"},
        board={"phobos": "m1_ores+p1.industrial", "mars_north": "m2_aquifer"},
    )
    assert scene.worth(north, "build mars_north research", "m_inflatable_habitat") == 6


def test_T42_a_rivals_industrial_base_may_be_used_for_a_reward() -> None:
    state = scene.a_game(
        p1={"hand": "m_construction_printer", "teams": "deimos"},
        p2={"hand": "m_divert"},
        board={"phobos": "m1_ores+p2.industrial", "deimos": "m1_exotic_a"},
    )
    scene.act(state, "build deimos refinery")
    assert scene.bases(state, "deimos") == ["p1 refinery"]
    assert scene.owed(state) == [0, 1]


def at_a_rivals_port(hand: str, teams: str, p2: dict[str, Any]) -> State:
    """Let teams start from a Spaceport of P2 at L4; the own HQ shows no Move."""
    p1 = {"hand": hand, "teams": teams, "infra": "m_construction_printer - -"}
    return scene.a_game(p1=p1, p2=p2, board={"l4": "p2.spaceport"})


def test_R14_the_infra_of_a_rival_is_rewarded_once_and_each_base_once_a_team() -> None:
    state = at_a_rivals_port("time", "l4 l4", {"infra": "m_ion_drive m_ion_drive -"})
    scene.act(state, "move l4 sisyphus", "p2 twice port:p2 base:p2")
    # The Spaceport carries the move and the condition: one reward for the base, one for the HQ.
    assert scene.owed(state) == [0, 2]
    scene.act(state, "move l4 eros")
    assert scene.owed(state) == [0, 3]


def test_R46_spaceport_and_condition_of_one_base_are_one_reward() -> None:
    state = at_a_rivals_port("m_ion_drive", "l4", {"hand": "m_divert"})
    scene.act(state, "move l4 eros", "m_ion_drive port:p2 base:p2")
    assert scene.owed(state) == [0, 1]


def test_the_infra_of_a_rival_earns_a_card() -> None:
    state = scene.a_game(
        p1={"infra": "m_construction_printer - -"}, p2={"infra": "m_ion_drive - m_chemical_drive", "hand": "m_divert"}
    )
    left = scene.deck(state)
    scene.act(state, "move earth luna", "p2")
    assert (scene.phase(state), state.deciders(), legal_texts(state)) == ("reward", (P2,), ["draw", "decline"])
    play(state, "draw")
    assert len(scene.hand(state, P2)) == 2
    assert scene.deck(state) < left


def test_a_reward_may_be_declined_and_an_empty_deck_gives_none() -> None:
    state = scene.a_game(p1={"infra": "m_construction_printer - -"}, p2={"infra": "m_ion_drive - m_chemical_drive"})
    scene.act(state, "move earth luna", "p2")
    play(state, "decline")
    assert scene.hand(state, P2) == []


def test_research_produce_and_cubes_need_a_value_of_one() -> None:
    state = scene.a_game(p1={"hand": "m_cargo_pod"}, board={"luna": "m1_ores+p1.refinery"})
    for goal in ("genetics", "produce 1"):
        assert goal not in legal_texts(state)
    assert "research" in legal_texts(state)
    assert refusal(state, "genetics") == "illegal-no-source"


def test_a_cost_of_nothing_needs_no_source() -> None:
    state = scene.a_game(p1={"teams": "luna luna"}, board={"luna": "m1_ores"})
    events = scene.act(state, "build luna refinery")
    assert scene.bases(state, "luna") == ["p1 refinery"]
    assert "built" in scene.names(events)


def test_a_wasteful_payment_can_be_put_together_and_the_excess_is_lost() -> None:
    state = scene.a_game(
        p1={"hand": "m_nuclear_thermal m_ion_drive m_cargo_pod", "teams": "luna earth"},
        board={"luna": "m1_ice+p1.research"},
    )
    play(state, "move luna earth")
    scene.custom(state, "own m_nuclear_thermal m_ion_drive")
    assert scene.team(state) == "earth"
    scene.finish_turn(state, P1)
    assert {"m_nuclear_thermal", "m_ion_drive"} <= set(scene.field(state, "discard"))
    assert "m_cargo_pod" in scene.player(state)["hand"]


def test_hive_cognition_raises_research_and_its_limit() -> None:
    cards = "s_arcology_kit s_arcology_kit s_arcology_kit s_pion_drive s_pion_drive s_pion_drive s_mega_engineering"
    nine = scene.a_game(
        era="starfarers", p1={"hand": cards + " s_rd_network s_field_drive", "progress": "torpor hive_cognition"}
    )
    assert scene.worth(nine, "research", "own s_rd_network") == 2 + 2 + 2
    ten = scene.a_game(
        era="starfarers",
        p1={"hand": cards + " s_mega_engineering s_field_drive s_field_drive", "progress": "torpor hive_cognition"},
    )
    assert refusal(ten, "research") == "illegal-hand-full"
