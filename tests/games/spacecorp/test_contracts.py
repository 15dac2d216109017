"""Contracts: conditions, rewards that grow, claims in step 2 (section 11)."""

from __future__ import annotations

from typing import Any

import pytest
from games.spacecorp.scene import CONTRACTS, a_game, act, field, phase, profit, turn_of
from support.positions import P1, P2, P3, legal_texts, play, refusal, seen

from cosmodrome import State

THREE = {"luna": "m1_ores+p1.refinery", "eros": "m1_ice+p1.research", "phobos": "m1_exotic_a+p1.refinery"}


def claimable(seats: int = 2, **described: Any) -> set[str]:
    """List the contracts that P1 may claim in step 2."""
    state = a_game(seats, stage="contracts", **described)
    return set(legal_texts(state)) - {"done"} if phase(state) == "contract" else set()


def test_T51_the_third_base_at_a_site_that_is_no_lagrange_point() -> None:
    state = a_game(stage="contracts", board=THREE)
    assert legal_texts(state) == ["fulfill m3", "done"]
    play(state, "fulfill m3")
    assert profit(state) == 2
    assert field(state, "contracts") == {"m3": "p1"}
    again = a_game(
        stage="contracts",
        active=P2,
        contracts="m3=p1",
        board={site: words.replace("p1.", "p2.") for site, words in THREE.items()},
    )
    assert phase(again) != "contract"


def test_T51_lagrange_points_and_earth_do_not_count() -> None:
    two = {"luna": "m1_ores+p1.refinery", "eros": "m1_ice+p1.research", "l1": "p1.spaceport"}
    assert claimable(board=two) == set()


def test_T51_the_base_is_built_and_the_contract_claimed_in_the_same_turn() -> None:
    state = a_game(
        p1={"teams": "phobos", "hand": "m_inflatable_habitat m_heavy_lifter"}, board=THREE | {"phobos": "m1_exotic_a"}
    )
    act(state, "build phobos refinery")
    assert (phase(state), legal_texts(state)) == ("contract", ["fulfill m3", "done"])


@pytest.mark.parametrize(
    ("seats", "board", "met"),
    [
        (2, {"mars_south": "m2_exotic+p1.research"}, {"m2"}),
        (2, {"phobos": "m1_ores+p1.refinery"}, set()),
        (3, {"l1": "p1.spaceport", "l4": "p1.spaceport"}, {"m4"}),
        (2, {"l1": "p1.spaceport", "l4": "p1.spaceport", "l5": "p1.spaceport"}, set()),
        (2, {"l1": "p1.spaceport", "l4": "p1.spaceport", "l5": "p1.spaceport", "solar_l2": "p1.research"}, {"m4"}),
        (3, {"luna": "m1_ores+p1.refinery", "l1": "p1.spaceport"}, {"m5"}),
        (
            2,
            {
                "luna": "m1_ores+p1.refinery",
                "l1": "p1.spaceport",
                "sisyphus": "m1_ice+p1.research",
                "solar_l5": "p1.research",
            },
            {"m5"},
        ),
    ],
)
def test_R41_the_conditions_depend_on_the_number_of_players(seats: int, board: dict[str, str], met: set[str]) -> None:
    assert claimable(seats, board=board) == {f"fulfill {id}" for id in met}


def test_infra_cards_and_cube_steps() -> None:
    assert claimable(p1={"infra": "m_ion_drive m_ion_drive m_survey_orbiter"}) == {"fulfill m6"}
    assert claimable(p1={"infra": "m_ion_drive m_ion_drive -"}) == set()
    assert claimable(p1={"genetics": 3}) == {"fulfill m7"}
    assert claimable(p1={"genetics": 2}) == set()


@pytest.mark.parametrize(
    ("described", "met"),
    [
        ({"era": "planeteers", "p1": {"progress": "torpor probe_network"}}, {"p1"}),
        (
            {
                "era": "planeteers",
                "board": {
                    "ceres": "p1_ores+p1.refinery",
                    "vesta": "p1_ice+p1.research",
                    "pallas": "p1_metals+p1.refinery",
                    "davida": "p1_exotic+p1.research",
                },
            },
            {"p2"},
        ),
        (
            {
                "era": "planeteers",
                "board": {
                    "titan": "p3_core+p1.refinery",
                    "ariel": "p2_ores+p1.refinery",
                    "charon": "p3_exotic+p1.refinery",
                },
            },
            {"p3"},
        ),
        (
            {
                "era": "planeteers",
                "board": {
                    "io": "p3_core+p1.refinery",
                    "europa": "p3_exotic+p1.refinery",
                    "himalia": "p2_ores+p1.refinery",
                },
            },
            {"p4"},
        ),
        ({"era": "planeteers", "board": {"io": "p3_vents+p1.refinery", "titan": "p3_microbes+p1.refinery"}}, {"p7"}),
        ({"era": "planeteers", "turn_state": {"produced": 5}}, {"p6"}),
        ({"era": "starfarers", "turn_state": {"produced": 7}}, set()),
        ({"era": "starfarers", "turn_state": {"produced": 8}}, {"s6"}),
        ({"era": "starfarers", "p1": {"progress": "probe_network molecular_assembly fusion_economy"}}, {"s3"}),
        (
            {
                "era": "starfarers",
                "board": {"alpha_centauri": "s1_iron+p1.refinery", "luhman_16": "s1_desert+p1.refinery"},
            },
            {"s4"},
        ),
    ],
)
def test_the_conditions_of_later_eras(described: dict[str, Any], met: set[str]) -> None:
    assert claimable(**described) == {f"fulfill {id}" for id in met}


def test_R25_start_bases_and_legacy_pairs_count_for_no_contract() -> None:
    assert (
        claimable(era="planeteers", p1={"legacy": "m2_exomicrobes bio_lab"}, board={"io": "p3_vents+p1.refinery"})
        == set()
    )


def test_R27_a_contract_need_not_be_claimed() -> None:
    state = a_game(stage="contracts", board=THREE, p1={"genetics": 3})
    assert legal_texts(state) == ["fulfill m3", "fulfill m7", "done"]
    play(state, "fulfill m7")
    assert legal_texts(state) == ["fulfill m3", "done"]
    play(state, "done")
    assert (profit(state), field(state, "contracts")) == (3, {"m7": "p1"})
    assert turn_of(state) == P2


def test_only_the_active_player_claims() -> None:
    state = a_game(stage="contracts", active=P2, board=THREE)
    assert phase(state) == "action"
    assert turn_of(state) == P1


def test_T52_market_influence() -> None:
    own = a_game(stage="contracts", board=THREE, p1={"hand": "m_market_influence"})
    play(own, "fulfill m3", "play market_influence")
    assert profit(own) == 2 + 2
    other = a_game(stage="contracts", board=THREE, p2={"hand": "m_market_influence"})
    play(other, "fulfill m3", "p2 play market_influence")
    assert (profit(other, P1), profit(other, P2)) == (2, 1)


def reward(state: State, contract: str) -> int:
    """Read what a contract is worth now."""
    return int(next(row["now"] for row in seen(state)["contracts"] if row["id"] == contract))


def test_T53_a_row_left_open_increases_the_next() -> None:
    state = a_game(era="planeteers", stage="contracts", p1={"progress": "torpor probe_network"})
    assert reward(state, "p1") == 3 + 2
    play(state, "fulfill p1")
    assert profit(state) == 5
    closed = a_game(era="planeteers", stage="contracts", contracts="m1=p2", p1={"progress": "torpor probe_network"})
    play(closed, "fulfill p1")
    assert profit(closed) == 3


@pytest.mark.parametrize(("done", "parts"), [("", "mps"), ("m2=p2", "ps"), ("p2=p2", "s"), ("m2=p2 p2=p1", "s")])
def test_T54_rewards_in_starfarers(done: str, parts: str) -> None:
    state = a_game(
        era="starfarers",
        stage="contracts",
        contracts=done,
        board={
            "wolf_359": "s1_iron+p1.refinery",
            "barnards_star": "s1_dwarf+p1.refinery",
            "luhman_16": "s1_desert+p1.refinery",
        },
    )
    expected = sum(CONTRACTS[f"{era}2"]["reward"]["2"] for era in parts)
    assert reward(state, "s2") == expected
    play(state, "fulfill s2")
    assert profit(state) == expected


def test_markers_of_a_short_game_increase_nothing() -> None:
    state = a_game(era="planeteers", eras="2-3", contracts=" ".join(f"m{row}=marker" for row in range(1, 8)))
    assert [row["now"] for row in seen(state)["contracts"] if row["era"] == "planeteers"] == [
        CONTRACTS[f"p{row}"]["reward"]["2"] for row in range(1, 8)
    ]


def test_colonies_that_live_on_the_contracts_of_rivals() -> None:
    state = a_game(
        era="starfarers",
        stage="contracts",
        p1={"progress": "probe_network molecular_assembly fusion_economy"},
        p2={"colonies": "c23@sirius"},
        board={"sirius": "s1_giant+p2.refinery s2_rings+p2.research"},
    )
    play(state, "fulfill s3")
    assert profit(state, P2) == 2


def test_the_seventh_contract_may_still_be_claimed() -> None:
    state = a_game(stage="contracts", board=THREE, p1={"genetics": 3}, contracts="m1=p2 m2=p2 m4=p2 m5=p2 m6=p2")
    play(state, "fulfill m3")
    assert field(state, "trigger")["kind"] == "contracts"
    assert legal_texts(state) == ["fulfill m7", "done"]
    play(state, "fulfill m7")
    assert profit(state) == 2 + 3


def test_a_contract_that_is_not_met_is_refused() -> None:
    state = a_game(3, stage="contracts", active=P3, p3={"genetics": 3})
    assert refusal(state, "fulfill m6") == "illegal-not-offered"
