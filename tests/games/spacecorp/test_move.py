"""Move (8.2): distances, the base condition, Beyond sites; radiation (14)."""

from __future__ import annotations

from typing import Any

import pytest
from games.spacecorp.scene import a_game, act, claim, field, finish_turn, owed, phase, player, profit, read, team
from support.positions import P1, P2, legal_texts, play, refusal, seen, starting

from cosmodrome import State

STRONG = {
    "mariners": "m_nuclear_thermal m_nuclear_thermal m_ion_drive m_ion_drive time",
    "planeteers": "p_fusion_torch p_fusion_torch p_sabotage p_antimatter_prototype time",
    "starfarers": "s_field_drive s_field_drive s_ramscoop s_ramscoop time",
}
BOARDS = read("boards")["boards"]


def cost(era: str, start: str, to: str) -> int:
    """Read off the board what a Move costs."""
    state = a_game(era=era, p1={"teams": start, "hand": STRONG[era], "profit": 9})
    return int(seen(state, P1)["routes"][start][to]["cost"])


@pytest.mark.parametrize(
    ("start", "to", "distance"),
    [
        ("luna", "sisyphus", 4),
        ("earth", "luna", 4),
        ("halley", "phobos", 5),
        ("mars_north", "mars_south", 3),
        ("earth", "l1", 5),
        ("earth", "mars_north", 10),
        ("earth", "asteroid_belt", 12),
    ],
)
def test_T21_T22_T23_T24_distances_in_mariners(start: str, to: str, distance: int) -> None:
    # Halley to Phobos: take-off, a border of 3, landing.
    assert cost("mariners", start, to) == distance
    if to != "asteroid_belt":
        assert cost("mariners", to, start) == distance


def test_T25_the_first_turn_with_a_doubled_drive() -> None:
    state = a_game(p1={"hand": "m_chemical_drive time"})
    assert starting(state, "move earth") == ["luna"]
    act(state, "move earth luna")
    assert team(state) == "luna"
    further = a_game(p1={"hand": "m_chemical_drive m_cargo_pod time"})
    assert "sisyphus" in starting(further, "move earth")
    assert "eros" not in starting(further, "move earth")


def test_T26_R28_a_transit_between_outer_planets_is_added_in_both_directions() -> None:
    assert cost("planeteers", "iapetus", "umbriel") == 1 + 4 + 1 + 6
    assert cost("planeteers", "umbriel", "iapetus") == 12
    for entry in BOARDS["planeteers"]["transit_additions"]:
        back = {"from": entry["to"], "to": entry["from"], "add": entry["add"]}
        assert any(all(other[key] == back[key] for key in back) for other in BOARDS["planeteers"]["transit_additions"])


def test_T27_passing_through_adds_nothing() -> None:
    assert cost("planeteers", "inner_system", "umbriel") == 1 + (1 + 2 + 3 + 4) + 1


def test_T28_there_is_no_take_off_among_the_stars() -> None:
    assert cost("starfarers", "kapteyns_star", "epsilon_eridani") == 60


def test_T29_a_team_cannot_stop_in_an_empty_region() -> None:
    # Worth 5 x 4 x 2 = 40: the empty region between lies at 40, Epsilon Eridani at 60.
    cards = "s_intercept s_field_drive s_generation_ship"
    state = a_game(
        era="starfarers",
        p1={"teams": "kapteyns_star", "hand": cards, "infra": "s_arcology_kit - -", "profit": 3},
        p2={"infra": "s_arcology_kit - -"},
        board={"kapteyns_star": "s1_giant+p1.refinery s2_ores_1+p1.refinery"},
    )
    assert starting(state, "move kapteyns_star") == ["luhman_16"]
    assert not any("void" in text for text in legal_texts(state))


CHECKS = [
    check for check in read("boards")["distance_tests"] if check["kind"] in ("site_distance", "at_most", "more_than")
]


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: f"{check['frm']}-{check['to']}")
def test_the_distances_that_the_boards_name(check: dict[str, Any]) -> None:
    distance, expected = cost(check["era"], check["frm"], check["to"]), check["expected"]
    assert {"site_distance": distance == expected, "at_most": distance <= expected, "more_than": distance > expected}[
        check["kind"]
    ]


# The base condition.


def test_T30_one_end_must_hold_a_base() -> None:
    state = a_game(p1={"teams": "luna", "hand": STRONG["mariners"]})
    assert refusal(state, "move luna eros") == "illegal-no-base"
    assert "move luna earth" in legal_texts(state)
    there = a_game(p1={"teams": "luna", "hand": STRONG["mariners"]}, board={"eros": "m1_ores+p1.refinery"})
    assert "move luna eros" in legal_texts(there)


def test_T31_a_rivals_base_will_do_for_a_reward() -> None:
    described: dict[str, Any] = {
        "p1": {"teams": "luna", "hand": STRONG["mariners"]},
        "board": {"luna": "m1_ores+p2.refinery"},
    }
    state = a_game(**described)
    act(state, "move luna eros", "own m_ion_drive m_nuclear_thermal base:p2")
    assert team(state) == "eros"
    assert owed(state) == [0, 1]
    triggered = a_game(
        trigger={"kind": "contracts", "by": P2, "ending": True, "last_turns": [P1]},
        contracts="m1=p2 m2=p2 m3=p2 m4=p2 m5=p2 m6=p2",
        **described,
    )
    assert refusal(triggered, "move luna eros") == "illegal-no-base"
    assert "move luna earth" in legal_texts(triggered)


def test_with_an_own_base_at_one_end_nobody_is_relied_on() -> None:
    state = a_game(
        p1={"teams": "luna", "hand": STRONG["mariners"]},
        board={"luna": "m1_ores+p2.refinery", "eros": "m1_ice+p1.research"},
    )
    act(state, "move luna eros")
    assert owed(state) == [0, 0]


def test_a_claim_ends_when_its_team_leaves() -> None:
    state = a_game(p1={"teams": "luna", "hand": STRONG["mariners"]}, board={"luna": "m1_ores claim=p1:0"})
    act(state, "move luna earth")
    assert claim(state, "luna") is None


def test_R63_of_two_teams_at_a_site_the_one_without_a_claim_moves() -> None:
    state = a_game(p1={"teams": "luna luna", "hand": STRONG["mariners"]}, board={"luna": "m1_ores claim=p1:0"})
    act(state, "move luna earth")
    assert claim(state, "luna") == "p1:0"


# Beyond.


def test_T32_the_first_two_teams_take_the_markers_and_stay() -> None:
    state = a_game(
        p1={
            "hand": "m_nuclear_thermal m_nuclear_thermal m_ion_drive m_ion_drive time",
            "infra": "m_survey_orbiter m_survey_orbiter -",
        },
        beyond=(None, None),
    )
    act(state, "move earth asteroid_belt")
    assert field(state, "beyond") == [P1, None]
    assert team(state) == "asteroid_belt"
    second = a_game(
        p1={
            "teams": "asteroid_belt earth",
            "infra": "m_ion_drive m_ion_drive m_survey_orbiter",
            "hand": "m_nuclear_thermal",
        },
        beyond=(P1, None),
    )
    assert starting(second, "move asteroid_belt") == []
    act(second, "move earth asteroid_belt", "own m_nuclear_thermal")
    assert field(second, "beyond") == [P1, P1]


@pytest.mark.parametrize(
    ("teams", "before", "after"),
    [("asteroid_belt earth", (P2, None), [P2, P1]), ("asteroid_belt asteroid_belt", (P2, P2), [P2, P2])],
)
def test_T32_the_second_marker_may_go_to_another_player(teams: str, before: Any, after: list[int]) -> None:
    state = a_game(
        p1={"infra": "m_ion_drive m_ion_drive m_survey_orbiter", "hand": "m_nuclear_thermal"},
        p2={"teams": teams},
        beyond=before,
    )
    act(state, "move earth asteroid_belt", "own m_nuclear_thermal")
    assert field(state, "beyond") == after


# Radiation.


def test_T33_the_start_site_shelters_moves() -> None:
    state = a_game(era="planeteers", p1={"hand": "p_sabotage p_solar_sail", "profit": 5})
    act(state, "move inner_system europa", "p_sabotage p_solar_sail")
    assert (team(state), profit(state)) == ("europa", 5)


def from_ceres(profit: int, hand: str = "p_sabotage p_solar_sail", **described: Any) -> State:
    """Put a team on Ceres with an own base there."""
    board = {"ceres": "p1_ores+p1.refinery"} | described.pop("board", {})
    return a_game(
        era="planeteers",
        p1={"hand": hand, "teams": "ceres", "profit": profit, "infra": "p_cryobot - -"},
        board=board,
        **described,
    )


def test_T34_an_exposed_move_costs_profit() -> None:
    state = from_ceres(3)
    act(state, "move ceres europa", "p_sabotage p_solar_sail")
    assert (team(state), profit(state)) == ("europa", 1)
    assert refusal(from_ceres(1), "move ceres europa") == "illegal-radiation"
    inside = from_ceres(1)
    assert "move ceres vesta" in legal_texts(inside)


def test_T34_profit_spent_and_the_penalty_must_both_be_payable() -> None:
    # Himalia lies at 4: worth 3 with 1T spent, and 2T of radiation.
    rival = {"infra": "p_cryobot - -"}
    assert "move ceres himalia" in legal_texts(from_ceres(3, "p_prefab_station p_solar_sail", p2=rival))
    assert "move ceres himalia" not in legal_texts(from_ceres(2, "p_prefab_station p_solar_sail", p2=rival))


def test_a_shielded_mode_shields_the_whole_action() -> None:
    state = from_ceres(0, "p_shielded_hauler p_sabotage")
    act(state, "move ceres europa", "p_shielded_hauler p_sabotage")
    assert (team(state), profit(state)) == ("europa", 0)
    lower = from_ceres(0, "p_fusion_torch p_solar_sail")
    assert "move ceres europa" in legal_texts(lower)
    act(lower, "move ceres europa", "p_solar_sail p_fusion_torch/s")
    assert profit(lower) == 0


def test_shield_factories_shelter_moves_that_start_in_their_region() -> None:
    own = from_ceres(0, board={"ceres": "p1_ice+p1.shield_factory"})
    act(own, "move ceres europa", "p_sabotage p_solar_sail")
    assert profit(own) == 0
    rival = from_ceres(0, board={"vesta": "p1_ice+p2.shield_factory"}, p2={"hand": "p_divert"})
    act(rival, "move ceres europa", "p_sabotage p_solar_sail shield:p2")
    assert (profit(rival), owed(rival)) == (0, [0, 1])
    arriving = from_ceres(1, board={"himalia": "p2_ice_1+p1.shield_factory"})
    assert "move ceres europa" not in legal_texts(arriving)


def test_progress_cards_shield() -> None:
    state = a_game(
        era="planeteers",
        p1={"hand": "p_sabotage p_solar_sail", "teams": "ceres", "progress": "radiation_resistance"},
        board={"ceres": "p1_ores+p1.refinery"},
    )
    act(state, "move ceres europa", "p_sabotage p_solar_sail")
    assert profit(state) == 0


def test_R16_the_sun_gives_no_shelter() -> None:
    # 5 x 4 = 20.
    poor = {"hand": "s_field_drive s_intercept", "infra": "s_arcology_kit - -", "profit": 2}
    state = a_game(era="starfarers", p1=poor, p2={"infra": "s_arcology_kit - -"})
    assert not starting(state, "move")
    rich = a_game(era="starfarers", p1=poor | {"profit": 3}, p2={"infra": "s_arcology_kit - -"})
    act(rich, "move sun wolf_359", "s_field_drive s_intercept")
    assert profit(rich) == 0


def test_energy_fields_shield_moves_but_not_builds() -> None:
    state = a_game(
        era="starfarers",
        p1={"hand": "s_field_drive s_intercept s_arcology_kit", "teams": "wolf_359 sun", "progress": "energy_fields"},
        board={"wolf_359": "s1_dwarf"},
    )
    assert "move sun wolf_359" in legal_texts(state)
    assert not [text for text in legal_texts(state) if text.startswith("build") and "shield_factory" not in text]


def test_R17_two_teams_pay_for_radiation_once() -> None:
    state = a_game(
        era="planeteers",
        p1={"hand": "p_sabotage p_solar_sail time", "teams": "ceres vesta", "profit": 5, "infra": "p_cryobot - -"},
        board={"ceres": "p1_ores+p1.refinery", "vesta": "p1_exotic+p1.refinery"},
    )
    act(state, "move ceres europa", "p_sabotage p_solar_sail twice")
    assert profit(state) == 3
    act(state, "move vesta io")
    assert [team(state, 0), team(state, 1)] == ["europa", "io"]
    assert profit(state) == 3


def test_R17_the_penalty_is_paid_at_the_first_exposed_half() -> None:
    described = {"hand": "p_sabotage p_solar_sail time", "teams": "ceres vesta", "infra": "p_cryobot - -"}
    board = {"ceres": "p1_ores+p1.refinery", "vesta": "p1_exotic+p1.refinery"}
    state = a_game(era="planeteers", p1=described | {"profit": 3}, board=board)
    act(state, "move ceres pallas", "p_sabotage p_solar_sail twice")
    assert profit(state) == 3
    act(state, "move vesta io")
    assert profit(state) == 1
    poor = a_game(era="planeteers", p1=described | {"profit": 1}, board=board)
    act(poor, "move ceres pallas", "p_sabotage p_solar_sail twice")
    assert "move vesta io" not in legal_texts(poor)
    assert "move vesta hygiea" in legal_texts(poor)


def test_R42_the_second_team_has_its_own_target() -> None:
    state = a_game(p1={"hand": "m_ion_drive time", "teams": "earth earth"})
    act(state, "move earth luna", "own m_ion_drive twice")
    assert set(starting(state, "move")) == {"earth luna"}
    play(state, "move earth luna")
    assert [team(state, 0), team(state, 1)] == ["luna", "luna"]
    single = a_game(p1={"hand": "m_ion_drive time", "teams": "earth -"})
    play(single, "move earth luna")
    assert not [text for text in legal_texts(single) if "twice" in text]


def test_microgravity_ignores_gravity() -> None:
    state = a_game(era="planeteers", p1={"progress": "microgravity_physiology", "hand": "p_solar_sail"})
    assert seen(state, P1)["routes"]["inner_system"]["europa"]["cost"] == 5
    plain = a_game(era="planeteers", p1={"hand": "p_solar_sail"})
    assert seen(plain, P1)["routes"]["inner_system"]["europa"]["cost"] == 6


def test_R34_among_equal_paths_one_without_radiation_and_with_few_regions() -> None:
    # Luhman 16 to Barnard's Star: 40 by the Sun and 40 by Alpha Centauri; no longer way is taken.
    cards = "s_field_drive s_field_drive s_interstellar_observatory"
    state = a_game(
        era="starfarers",
        board={"luhman_16": "s1_iron+p1.refinery"},
        p1={"teams": "luhman_16", "hand": cards, "infra": "s_magnetar_shield - -", "profit": 3},
    )
    events = act(state, "move luhman_16 barnards_star")
    path = next(event["path"] for event in events if event["event"] == "moved")
    assert len(path) == 3
    assert (path[0], path[-1]) == ("luhman_16_region", "barnards_star_region")
    # In Planeteers the regions lie in a row; a Move inside the belt never meets radiation.
    belt = from_ceres(0)
    act(belt, "move ceres davida", "p_sabotage")
    assert (profit(belt), team(belt)) == (0, "davida")


def test_a_move_goes_to_a_different_site() -> None:
    state = a_game(p1={"hand": STRONG["mariners"]})
    assert "move earth earth" not in legal_texts(state)
    assert player(state)["teams"][:2] == ["earth", "earth"]
    finish_turn(state, P1)
    assert phase(state) == "action"
