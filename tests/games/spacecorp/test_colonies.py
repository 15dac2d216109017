"""Colonize (16.8) and what colonies do (16.9)."""

from __future__ import annotations

from typing import Any

import pytest
from games.spacecorp.scene import COLONIES, a_game, field, hand, names, pay_with, phase, player, profit, team
from support.positions import P1, P2, P3, legal_texts, play, refusal, starting

from cosmodrome import State


def stars(seats: int = 2, **described: Any) -> State:
    """Set up a position among the stars."""
    return a_game(seats, era="starfarers", **described)


def values(state: State, site: str) -> int:
    """Return the highest value that can be founded at a site where nothing can be paid for points."""
    copy = state.clone()
    play(copy, f"colonize {site}")
    found = starting(copy, "found") if phase(copy) == "colony" else [player(copy)["colonies"][-1]["tile"]]
    return max(int(COLONIES[tile]["value"]) for tile in found)


def test_T60_a_near_colony_is_worth_a_point() -> None:
    board = {
        "lacaille_9352": "s1_dwarf+p1.refinery s2_ores_1+p1.refinery",
        "ross_780": "s1_desert+p1.refinery s2_ores_2+p1.secure",
        "epsilon_indi": "s1_giant+p1.secure s2_debris+p1.research s2_rings+p1.research",
    }
    # Two tiles of C2, two bases: 3 points; a colony at Epsilon Indi is near Lacaille 9352 only.
    state = stars(p1={"colonies": "c01@epsilon_indi", "hand": "s_field_drive", "teams": "sun"}, board=board)
    assert values(state, "lacaille_9352") == 4
    assert values(state, "ross_780") == 3


def test_T63_points_from_tile_base_and_money() -> None:
    state = stars(
        p1={"profit": 5, "hand": "s_field_drive", "teams": "sun", "infra": "- - -"},
        board={"wolf_359": "s1_habitable_1+p1.industrial"},
    )
    play(state, "colonize wolf_359")
    assert {COLONIES[id]["value"] for id in starting(state, "found")} == {2, 3, 4, 5}
    play(state, "found c22")
    assert profit(state) == 0
    assert player(state)["colonies"] == [{"tile": "c22", "site": "wolf_359"}]
    assert "c22" not in field(state, "colonies")


def test_T81_R55_a_team_and_money_are_worth_a_point_each() -> None:
    state = stars(
        p1={"profit": 5, "teams": "wolf_359:middle sun sun", "hand": "s_field_drive"},
        board={"wolf_359": "s1_dwarf+p1.refinery"},
    )
    play(state, "colonize wolf_359", "found c03")
    # Four points with both; Concord pays 1T at once.
    assert player(state)["teams"][:3] == ["gone", "sun", "sun"]
    assert profit(state) == 0 + 1
    three = stars(
        p1={"profit": 5, "teams": "wolf_359:middle sun sun", "hand": "s_field_drive"},
        board={"wolf_359": "s1_dwarf+p1.refinery"},
    )
    play(three, "colonize wolf_359", "found c02")
    assert {"offer team", "offer 5T"} <= set(legal_texts(three))
    play(three, "offer team")
    assert (team(three), profit(three)) == ("gone", 5)


def test_R67_no_more_is_offered_for_a_colony_than_points_are_missing() -> None:
    # Two points are free: Landfall is worth 3.
    state = stars(
        p1={"profit": 5, "teams": "wolf_359:middle sun sun", "hand": "s_field_drive"},
        board={"wolf_359": "s1_dwarf+p1.refinery"},
    )
    play(state, "colonize wolf_359", "found c02")
    assert legal_texts(state) == ["offer team", "offer 5T"]


def test_R58_points_left_over_are_lost() -> None:
    state = stars(p1={"teams": "sun", "hand": "s_field_drive"}, board={"wolf_359": "s1_habitable_1+p1.industrial"})
    play(state, "colonize wolf_359", "found c01")
    assert player(state)["colonies"] == [{"tile": "c01", "site": "wolf_359"}]


def test_R19_the_build_item_counts_infra_and_cards_only() -> None:
    # Two free points; Haven is worth 2, Landfall 3.
    board = {"wolf_359": "s1_dwarf+p1.refinery"}
    helped = stars(p1={"teams": "sun", "hand": "s_von_neumann_works s_salvage"}, board=board)
    assert values(helped, "wolf_359") == 3
    play(helped, "colonize wolf_359", "found c02")
    pay_with(helped, "s_von_neumann_works s_salvage")
    assert player(helped)["colonies"] == [{"tile": "c02", "site": "wolf_359"}]
    # Time, profit, progress bonuses: none of them lifts 4 to 8.
    weak = stars(
        p1={"teams": "sun", "hand": "s_salvage time", "profit": 4, "progress": "matter_synthesis"}, board=board
    )
    assert values(weak, "wolf_359") == 2


def test_R19_a_multi_star_system_needs_twelve() -> None:
    board = {"luhman_16": "s1_dwarf+p1.refinery"}
    eight = stars(p1={"teams": "sun", "hand": "s_von_neumann_works s_salvage"}, board=board)
    assert values(eight, "luhman_16") == 2
    twelve = stars(p1={"teams": "sun", "hand": "s_von_neumann_works s_salvage s_generation_ship"}, board=board)
    assert values(twelve, "luhman_16") == 3


def test_colonize_needs_all_boxes_and_no_colony() -> None:
    rich = {"teams": "sun", "hand": "s_field_drive", "profit": 9}
    mixed = stars(p1=rich, board={"sirius": "s1_dwarf+p2.refinery s2_ores_1+p2.refinery"})
    assert refusal(mixed, "colonize sirius") == "illegal-not-colonizable"
    again = stars(p1=rich | {"colonies": "c01@wolf_359"}, board={"wolf_359": "s1_habitable_1+p1.industrial"})
    assert refusal(again, "colonize wolf_359") == "illegal-not-colonizable"


def test_an_exploiter_kills_colony_points() -> None:
    state = stars(p1={"teams": "sun", "hand": "s_field_drive"}, board={"wolf_359": "s1_habitable_1+p1.exploiter"})
    assert "colonize wolf_359" not in legal_texts(state)


def test_enviro_tolerance_is_worth_a_point() -> None:
    state = stars(
        p1={"teams": "sun", "hand": "s_field_drive", "progress": "enviro_tolerance"},
        board={"wolf_359": "s1_habitable_1+p1.refinery"},
    )
    play(state, "colonize wolf_359", "found c03")
    assert profit(state) == 1


def test_T62_a_colony_that_pays_for_progress_cards() -> None:
    cards = "torpor sensory_focus radiation_resistance probe_network fusion_economy"
    state = stars(
        p1={"teams": "wolf_359 sun sun", "hand": "s_field_drive", "progress": cards, "profit": 5},
        board={"wolf_359": "s1_habitable_1+p1.industrial"},
    )
    play(state, "colonize wolf_359", "found c06")
    # 3 + 1, a team and 5T: six points.
    assert profit(state) == 0 + 5


def test_T77_secure_bases_are_counted_by_system() -> None:
    state = stars(
        p1={"teams": "sun", "hand": "s_field_drive", "progress": "enviro_tolerance"},
        board={
            "wolf_359": "s1_habitable_1+p1.refinery",
            "tau_ceti": "s1_dwarf+p1.research s2_ores_1+p1.secure s2_ores_2+p1.secure",
            "barnards_star": "s1_iron+p1.secure",
        },
    )
    play(state, "colonize wolf_359", "found c05")
    assert profit(state) == 2


def test_colonies_of_rivals_are_paid_after_ones_own() -> None:
    state = stars(
        3,
        p1={"teams": "sun", "hand": "s_field_drive", "colonies": "c03@barnards_star", "progress": "enviro_tolerance"},
        p2={"colonies": "c11@sirius"},
        board={
            "wolf_359": "s1_habitable_1+p1.refinery",
            "barnards_star": "s1_iron+p1.refinery",
            "sirius": "s1_giant+p2.refinery s2_rings+p2.research",
        },
    )
    events = play(state, "colonize wolf_359", "found c02")
    assert [profit(state, seat) for seat in (P1, P2, P3)] == [1, 1, 0]
    gains = [event for event in events if event["event"] == "gained"]
    assert [event["seat"] for event in gains] == [P1, P2]
    assert "colonized" in names(events)


def test_apogee_counts_itself() -> None:
    state = stars(
        p1={
            "teams": "wolf_359 sun sun",
            "hand": "s_field_drive",
            "profit": 5,
            "colonies": "c01@sirius",
            "progress": "enviro_tolerance",
        },
        board={"wolf_359": "s1_habitable_1+p1.industrial", "sirius": "s1_giant+p1.refinery s2_rings+p1.research"},
    )
    # 3 + 1 + 1, near Sirius 1, and one payment: 7.
    play(state, "colonize wolf_359", "found c08", "offer team")
    assert profit(state) == 5 + 2


def test_meridian_pays_the_printed_reward_and_leaves_the_contract_open() -> None:
    state = stars(
        p1={"teams": "wolf_359 sun sun", "hand": "s_field_drive", "profit": 5},
        board={"wolf_359": "s1_habitable_1+p1.industrial"},
        contracts="s1=p2",
    )
    play(state, "colonize wolf_359", "found c07")
    assert phase(state) == "colony_contract"
    assert set(starting(state, "contract")) == {f"s{row}" for row in range(2, 8)}
    play(state, "contract s7")
    assert profit(state) == 7
    assert field(state, "contracts") == {"s1": "p2"}
    assert len(hand(state)) >= 1


@pytest.mark.parametrize(
    ("tile", "others", "gain"),
    [
        ("c04", {"p2": {"progress": "probe_network fusion_economy"}}, 3),
        ("c13", {"p2": {"colonies": "c01@sirius c02@tau_ceti"}, "p3": {"colonies": "c09@ross_780"}}, 1),
        ("c14", {"p2": {"progress": "torpor sensory_focus"}}, 2),
    ],
)
def test_what_is_counted_is_counted_over_all_players(tile: str, others: dict[str, Any], gain: int) -> None:
    # P1 owns one Breakthrough and two Adaptations; divisions round down.
    board = {"wolf_359": "s1_habitable_1+p1.industrial"}
    if tile == "c13":
        board |= {
            "sirius": "s1_giant+p2.refinery s2_rings+p2.research",
            "ross_780": "s1_iron+p3.refinery s2_flare+p3.research",
            "tau_ceti": "s1_belt+p2.refinery s2_comets+p2.refinery s2_artifact+p2.research",
        }
    state = stars(
        4,
        p1={"teams": "sun", "hand": "s_field_drive", "progress": "enviro_tolerance torpor probe_network"},
        board=board,
        **others,
    )
    play(state, "colonize wolf_359", f"found {tile}")
    assert profit(state) == gain


def test_concord_pays_for_every_colony_founded_later() -> None:
    state = stars(
        p1={"teams": "sun", "hand": "s_field_drive", "colonies": "c03@sirius"},
        board={"wolf_359": "s1_habitable_1+p1.industrial", "sirius": "s1_giant+p1.refinery s2_rings+p1.research"},
    )
    play(state, "colonize wolf_359", "found c01")
    assert profit(state) == 1
