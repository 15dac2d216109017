"""Explore, Build, discovery tiles, claims and bases (8.3, 8.4, 9, 10)."""

from __future__ import annotations

from typing import Any

import pytest
from games.spacecorp import scene
from support.positions import P1, P2, P3, legal_texts, play, refusal, seen, starting

from cosmodrome import State


def test_T35_mars_south_needs_explore_two_and_build_six() -> None:
    site = seen(scene.a_game())["sites"]["mars_south"]
    assert (site["explore_cost"], site["build_cost"]) == (2, 6)
    state = scene.a_game(p1={"teams": "mars_south", "hand": "m_mission_analytics m_divert"})
    assert "explore mars_south" in legal_texts(state)
    assert refusal(scene.a_game(p1={"teams": "mars_south", "hand": "m_divert"}), "explore mars_south") == "illegal-cost"


def test_T36_luna_is_explored_from_the_first_stack() -> None:
    state = scene.a_game(p1={"teams": "luna", "hand": "m_science_module"})
    before = scene.field(state, "stacks")["e1"]
    scene.act(state, "explore luna", "m_science_module")
    (tile,) = scene.tiles(state, "luna")
    assert tile in before
    assert tile not in scene.field(state, "stacks")["e1"]
    assert scene.claim(state, "luna") == "p1:0"


def test_T37_water_and_exomicrobes() -> None:
    state = scene.a_game(p1={"teams": "mars_south", "hand": "m_mission_analytics m_divert"})
    state = scene.lucky(
        state, "explore mars_south", so_that=lambda state: scene.tiles(state, "mars_south") == ["m2_exomicrobes"]
    )
    assert (scene.profit(state), scene.player(state)["genetics"]) == (2, 1)
    explored = scene.a_game(
        p1={"teams": "mars_south", "hand": "m_inflatable_habitat m_inflatable_habitat m_heavy_lifter"},
        board={"mars_south": "m2_exomicrobes"},
    )
    site = seen(explored, P1)["sites"]["mars_south"]
    assert (site["build_cost"], site["boxes"][0]["production"]) == (8, 1)
    # Water allows Industrial, Life a Bio Lab, P1 a Refinery; there is no wonder.
    assert set(starting(explored, "build mars_south")) == {"bio_lab", "industrial", "refinery", "research"}
    scene.act(explored, "build mars_south bio_lab")
    assert scene.player(explored)["genetics"] == 1


def two_on_luna(tile: str = "m1_ice", **p2: Any) -> State:
    """Let P1 hold a claim on Luna where P2, whose turn it is, has a team too."""
    return scene.a_game(
        active=P2,
        p1={"teams": "luna"},
        p2={"teams": "luna", "hand": "m_cargo_pod"} | p2,
        board={"luna": f"{tile} claim=p1:0"},
        offers="m_ion_drive m_divert m_hack m_poach",
    )


def test_T38_a_rival_who_builds_pays_nothing_but_the_claim_is_worth_two() -> None:
    state = scene.lucky(
        scene.a_game(p1={"teams": "luna", "hand": "m_science_module"}, p2={"teams": "luna"}),
        "explore luna",
        so_that=lambda state: scene.tiles(state, "luna") == ["m1_ice"],
    )
    assert scene.profit(state) == 1
    state = two_on_luna()
    assert set(starting(state, "build luna")) == {"industrial", "research"}
    assert seen(state, P2)["sites"]["luna"]["build_cost"] == 1
    events = scene.act(state, "build luna research", "m_cargo_pod")
    assert (scene.profit(state, P1), scene.profit(state, P2)) == (2, 0)
    assert scene.claim(state, "luna") is None
    assert scene.phase(state) == "offer_pick"
    assert legal_texts(state) == ["take 1", "take 2", "take 3", "take 4"]
    play(state, "take 1")
    assert "m_ion_drive" in scene.hand(state, P2)
    # The box is filled again at the end of the turn.
    assert None not in scene.field(state, "offers")
    assert "built" in scene.names(events)


def test_T38_the_refusals_name_the_reason() -> None:
    state = two_on_luna()
    for base in ("bio_lab", "spaceport", "refinery", "attraction"):
        assert refusal(state, f"build luna {base}") == "illegal-base-type"


def test_T39_without_its_team_there_is_no_claim() -> None:
    state = scene.a_game(
        active=P2, p1={"teams": "earth"}, p2={"teams": "luna", "hand": "m_cargo_pod"}, board={"luna": "m1_ice"}
    )
    scene.act(state, "build luna industrial", "m_cargo_pod")
    assert scene.profit(state, P1) == 0


def test_T40_abundant_ores_make_the_base_free() -> None:
    state = scene.a_game(p1={"teams": "luna"}, board={"luna": "m1_ores"})
    scene.act(state, "build luna refinery")
    assert scene.bases(state, "luna") == ["p1 refinery"]


def test_R36_building_on_ones_own_claim_pays_nothing() -> None:
    state = scene.a_game(p1={"teams": "luna"}, board={"luna": "m1_ores claim=p1:0"})
    scene.act(state, "build luna refinery")
    assert (scene.profit(state), scene.claim(state, "luna")) == (0, None)


def test_R59_the_bank_pays_for_a_claim() -> None:
    state = two_on_luna(profit=5)
    scene.act(state, "build luna industrial", "m_cargo_pod")
    assert (scene.profit(state, P1), scene.profit(state, P2)) == (2, 5)


def test_R37_a_site_is_explored_once() -> None:
    state = scene.a_game(
        p1={"teams": "luna", "hand": "m_science_module"}, board={"luna": "m1_ice claim=p2:0"}, p2={"teams": "luna"}
    )
    assert refusal(state, "explore luna") == "illegal-nothing-to-explore"


# Where each base may stand.


def built(era: str, site: str, tile: str) -> set[str]:
    """List the types that fit at a site with a tile, with all the value one could want."""
    cards = {
        "mariners": "m_inflatable_habitat m_inflatable_habitat m_heavy_lifter m_heavy_lifter",
        "planeteers": "p_autonomous_yard p_autonomous_yard p_magnetic_canopy p_magnetic_canopy",
    }[era]
    state = scene.a_game(era=era, p1={"teams": site, "hand": cards, "profit": 9}, board={site: tile} if tile else {})
    return set(starting(state, f"build {site}"))


@pytest.mark.parametrize(
    ("era", "site", "tile", "types"),
    [
        ("mariners", "l1", "", {"research", "spaceport"}),
        ("mariners", "luna", "m1_ores", {"refinery", "industrial", "research"}),
        ("mariners", "luna", "m1_chasm", {"attraction", "research"}),
        ("mariners", "luna", "m1_volatiles", {"refinery", "industrial", "research"}),
        ("mariners", "mars_north", "m2_aquifer", {"attraction", "refinery", "industrial", "research"}),
        (
            "planeteers",
            "ceres",
            "p1_metals",
            {"refinery", "industrial", "research", "secure", "exploiter", "spaceport"},
        ),
        ("planeteers", "ceres", "p1_ice", {"industrial", "research", "secure", "shield_factory", "spaceport"}),
        (
            "planeteers",
            "io",
            "p3_vents",
            {"refinery", "industrial", "research", "secure", "exploiter", "shield_factory", "bio_lab"},
        ),
        ("planeteers", "ceres", "p1_artifact", {"attraction", "research", "secure", "spaceport"}),
    ],
)
def test_T41_what_fits_where(era: str, site: str, tile: str, types: set[str]) -> None:
    assert built(era, site, tile) == types


def test_T41_a_spaceport_needs_a_site_without_gravity_in_planeteers() -> None:
    assert scene.SITES["titan"]["gravity"] == 1
    assert "spaceport" not in built("planeteers", "titan", "p3_hydrocarbons")
    assert "spaceport" in built("planeteers", "rhea", "p2_ores")


def test_the_supply_of_a_type_runs_out() -> None:
    board = {
        "phobos": "m1_exotic_a+p1.refinery",
        "deimos": "m1_exotic_b+p1.refinery",
        "eros": "m1_volatiles+p1.refinery",
        "luna": "m1_ores",
    }
    state = scene.a_game(p1={"teams": "luna", "hand": "m_cargo_pod"}, board=board)
    assert set(starting(state, "build luna")) == {"industrial", "research"}
    assert seen(state)["players"][P1]["supply"]["refinery"] == 0


def test_R45_a_research_base_without_offers_gives_no_card() -> None:
    state = scene.a_game(p1={"teams": "luna", "hand": "m_cargo_pod"}, board={"luna": "m1_ores"}, bare=True)
    scene.act(state, "build luna research")
    assert scene.bases(state, "luna") == ["p1 research"]
    assert scene.phase(state) != "offer_pick"


def test_a_build_that_only_the_radiation_forbids_is_refused_for_it() -> None:
    state = scene.a_game(
        era="planeteers",
        p1={"teams": "rhea", "hand": "p_autonomous_yard p_autonomous_yard", "profit": 0},
        board={"rhea": "p2_isotopes"},
    )
    assert refusal(state, "build rhea exploiter") == "illegal-radiation"


def test_T49_an_exploiter_pays_and_kills_the_production() -> None:
    state = scene.a_game(
        era="planeteers",
        p1={"teams": "rhea", "hand": "p_autonomous_yard p_autonomous_yard", "profit": 2},
        board={"rhea": "p2_isotopes"},
    )
    scene.act(state, "build rhea exploiter", "p_autonomous_yard p_autonomous_yard")
    # 2T of radiation paid, 3T earned.
    assert scene.profit(state) == 3
    assert seen(state)["sites"]["rhea"]["boxes"][0]["production"] is None
    later = scene.a_game(
        era="planeteers", p1={"hand": "p_commodity_exchange"}, board={"rhea": "p2_isotopes+p1.exploiter"}
    )
    assert not starting(later, "produce")


@pytest.mark.parametrize(
    ("board", "gain"),
    [
        ({"io": "p3_core+p2.refinery", "himalia": "p2_ice_1+p2.research"}, 2),
        ({"io": "p3_core+p2.refinery", "himalia": "p2_ice_1+p2.secure"}, 0),
        ({"io": "p3_core+p2.refinery", "himalia": "p2_ice_1+p1.secure"}, 0),
        ({"io": "p3_core+p1.refinery", "titan": "p3_vents+p2.refinery"}, 0),
    ],
)
def test_a_secure_base_is_paid_for_rivals_in_its_region(board: dict[str, str], gain: int) -> None:
    state = scene.a_game(
        era="planeteers",
        p1={"teams": "callisto", "hand": "p_autonomous_yard p_magnetic_canopy"},
        board=board | {"callisto": "p2_ice_2"},
    )
    scene.act(state, "build callisto secure")
    assert scene.profit(state) == gain


def test_R25_start_bases_do_not_count_for_a_secure_base() -> None:
    state = scene.a_game(
        era="planeteers", p1={"teams": "ceres", "hand": "p_autonomous_yard"}, board={"ceres": "p1_ice"}
    )
    scene.act(state, "build ceres secure")
    assert scene.profit(state) == 0


def test_a_shield_factory_shields_its_own_build() -> None:
    state = scene.a_game(
        era="planeteers", p1={"teams": "ariel", "hand": "p_autonomous_yard"}, board={"ariel": "p2_ice_1"}
    )
    assert set(starting(state, "build ariel")) == {"shield_factory"}
    scene.act(state, "build ariel shield_factory")
    assert scene.bases(state, "ariel") == ["p1 shield_factory"]
    rich = scene.a_game(
        era="planeteers", p1={"teams": "ariel", "hand": "p_autonomous_yard", "profit": 2}, board={"ariel": "p2_ice_1"}
    )
    scene.act(rich, "build ariel research", "p_autonomous_yard")
    assert scene.profit(rich) == 0


def test_builds_in_the_region_of_a_shield_factory_are_shielded() -> None:
    state = scene.a_game(
        era="planeteers",
        p1={"teams": "ariel", "hand": "p_autonomous_yard"},
        board={"ariel": "p2_ice_1", "miranda": "p2_ice_2+p2.shield_factory"},
        p2={"hand": "p_divert"},
    )
    scene.act(state, "build ariel research", "p_autonomous_yard shield:p2")
    assert (scene.profit(state), scene.owed(state)) == (0, [0, 1])


def test_a_tile_that_leads_to_another_stack_is_replaced() -> None:
    state = scene.a_game(era="planeteers", p1={"teams": "rhea", "hand": "p_survey_swarm"})
    before = len(scene.field(state, "stacks")["e2"]), len(scene.field(state, "stacks")["e3"])
    state = scene.lucky(
        state, "explore rhea", so_that=lambda state: len(scene.field(state, "stacks")["e3"]) < before[1]
    )
    (tile,) = scene.tiles(state, "rhea")
    assert tile is not None
    assert tile.startswith("p3_")
    assert (len(scene.field(state, "stacks")["e2"]), len(scene.field(state, "stacks")["e3"])) == (
        before[0] - 1,
        before[1] - 1,
    )
    assert "p2_signal" not in scene.field(state, "stacks")["e2"]


# Time twice.


def test_T73_R51_the_first_team_finishes_before_the_second_is_chosen() -> None:
    state = scene.a_game(p1={"teams": "luna eros", "hand": "m_science_module time"})
    scene.act(state, "explore luna", "m_science_module twice")
    assert scene.tiles(state, "luna") != [None]
    assert (scene.phase(state), legal_texts(state)) == ("second", ["explore eros", "forgo"])
    play(state, "forgo")
    assert scene.tiles(state, "eros") in ([], [None])
    assert "time" not in scene.hand(state)


def test_T73_the_second_half_explores_as_well() -> None:
    state = scene.a_game(p1={"teams": "luna eros", "hand": "m_science_module time"})
    scene.act(state, "explore luna", "m_science_module twice")
    scene.act(state, "explore eros")
    assert (scene.claim(state, "luna"), scene.claim(state, "eros")) == ("p1:0", "p1:1")


def test_a_base_of_the_first_half_helps_the_second() -> None:
    state = scene.a_game(
        p1={"teams": "phobos deimos", "hand": "m_inflatable_habitat time"},
        board={"phobos": "m1_ores", "deimos": "m1_exotic_b"},
    )
    # Phobos costs 2 and becomes Industrial; Deimos costs 5, and 3 doubled is enough.
    scene.act(state, "build phobos industrial", "m_inflatable_habitat twice")
    scene.act(state, "build deimos refinery")
    assert scene.bases(state, "deimos") == ["p1 refinery"]


# Probes.


def test_R31_a_probe_needs_a_site_without_any_piece() -> None:
    state = scene.a_game(
        p1={"teams": "luna earth", "hand": "m_near_space_probe"}, p2={"teams": "eros earth"}, board={"phobos": "m1_ice"}
    )
    play(state, "special m_near_space_probe")
    assert set(starting(state, "probe")) == {"sisyphus", "halley", "mars_north", "mars_south", "deimos"}
    play(state, "probe deimos")
    assert scene.tiles(state, "deimos") != [None]
    assert scene.claim(state, "deimos") is None
    assert [scene.team(state, 0), scene.team(state, 1)] == ["luna", "earth"]


def test_specials_pay_profit() -> None:
    for era, card, gain in (
        ("mariners", "m_venture_capital", 2),
        ("planeteers", "p_orbital_bonds", 2),
        ("starfarers", "s_sovereign_fund", 3),
    ):
        state = scene.a_game(era=era, p1={"hand": card})
        play(state, f"special {card}")
        assert scene.profit(state) == gain
        assert card in scene.field(state, "discard")


def test_teleport_reaches_every_site_but_the_beyond_site() -> None:
    state = scene.a_game(
        era="planeteers",
        p1={"teams": "ceres ceres", "hand": "p_antimatter_prototype"},
        board={"ceres": "p1_ores claim=p1:0"},
    )
    play(state, "special p_antimatter_prototype")
    targets = set(starting(state, "teleport ceres"))
    assert "oort_cloud" not in targets
    assert {"inner_system", "pluto_site", "titan"} <= targets
    assert "ceres" not in targets


# Engine guards.


def test_G3_a_stack_cannot_run_dry() -> None:
    for era, counts in (
        ("mariners", {"e1": (6, 6), "e2": (2, 3)}),
        ("planeteers", {"e1": (6, 6), "e2": (13, 14), "e3": (7, 8)}),
        ("starfarers", {"primary": (13, 16), "secondary": (12, 12)}),
    ):
        state = scene.a_game(era=era)
        shown = seen(state)["sites"]
        boxes = [box["stack"] for site in shown for box in scene.SITES[site]["boxes"]]
        for stack, (wanted, there) in counts.items():
            assert (boxes.count(stack), len(scene.field(state, "stacks")[stack])) == (wanted, there)


def test_a_claim_pays_once_whoever_else_stands_there() -> None:
    state = scene.a_game(
        3,
        active=P3,
        p1={"teams": "luna"},
        p2={"teams": "luna"},
        p3={"teams": "luna", "hand": "m_cargo_pod"},
        board={"luna": "m1_ice claim=p2:0"},
    )
    scene.act(state, "build luna industrial", "m_cargo_pod")
    assert [scene.profit(state, seat) for seat in (P1, P2, P3)] == [0, 2, 0]
