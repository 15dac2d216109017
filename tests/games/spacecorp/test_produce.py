"""Produce (8.5): tiles, bases, the legacy pair, and what others get from it."""

from __future__ import annotations

import pytest
from games.spacecorp.scene import a_game, act, phase, profit
from support.positions import P1, P2, legal_texts, play, seen, starting

THREE = {"luna": "m1_exotic_a+p1.refinery", "eros": "m1_exotic_b+p1.research", "phobos": "m1_ores+p1.industrial"}


def test_T46_a_value_of_two_allows_two_different_tiles() -> None:
    state = a_game(p1={"hand": "m_orbital_smelter"}, board=THREE)
    assert starting(state, "produce") == ["1", "2", "by choice"]
    act(state, "produce 2")
    # The best two: P1 with a Refinery, and P1.
    assert profit(state) == 3


def test_T46_tiles_may_be_chosen_one_by_one() -> None:
    state = a_game(p1={"hand": "m_orbital_smelter"}, board=THREE)
    play(state, "produce by choice")
    assert phase(state) == "tiles"
    assert set(legal_texts(state)) == {"tile luna", "tile eros", "tile phobos"}
    play(state, "tile phobos", "tile eros")
    if phase(state) == "tiles":
        play(state, "done")
    if phase(state) == "pay":
        play(state, legal_texts(state)[0])
    assert profit(state) == 1


def test_R68_of_tiles_that_produce_the_same_any_will_do() -> None:
    alike = {"luna": "m1_exotic_a+p1.research", "eros": "m1_exotic_b+p1.research", "phobos": "m1_ores+p1.industrial"}
    state = a_game(p1={"hand": "m_ore_processor"}, board=alike)
    assert starting(state, "produce") == ["1", "by choice"]
    act(state, "produce 1")
    assert profit(state) == 1


def test_T47_a_refinery_without_a_team() -> None:
    state = a_game(p1={"hand": "m_ore_processor", "teams": "earth earth"}, board={"deimos": "m1_exotic_a+p1.refinery"})
    act(state, "produce 1", "m_ore_processor")
    assert profit(state) == 2


def test_R38_a_tile_of_nothing_may_be_used_and_is_a_produce_action() -> None:
    state = a_game(p1={"hand": "m_ore_processor"}, board={"deimos": "m1_ores+p1.research"})
    act(state, "produce 1", "m_ore_processor")
    assert profit(state) == 0
    assert (phase(state), legal_texts(state)) == ("contract", ["fulfill m1", "done"])


@pytest.mark.parametrize(
    ("board", "earned"),
    [
        ({"luna": "m1_chasm+p1.attraction"}, 1),
        ({"mars_north": "m2_aquifer+p1.attraction"}, 1),
        ({"luna": "m1_exotic_a+p1.research"}, 1),
        ({"mars_north": "m2_exotic+p1.refinery"}, 3),
    ],
)
def test_R24_an_attraction_adds_to_the_tile(board: dict[str, str], earned: int) -> None:
    state = a_game(p1={"hand": "m_ore_processor"}, board=board)
    act(state, "produce 1", "m_ore_processor")
    assert profit(state) == earned


def test_R24_in_planeteers_an_attraction_adds_to_production() -> None:
    state = a_game(era="planeteers", p1={"hand": "p_orbital_bonds"}, board={"rhea": "p2_geysers+p1.attraction"})
    act(state, "produce 1")
    assert profit(state) == 2


def test_an_attraction_among_the_stars_adds_two() -> None:
    state = a_game(era="starfarers", p1={"hand": "s_divert"}, board={"wolf_359": "s1_ruins+p1.attraction"})
    act(state, "produce 1")
    assert profit(state) == 2


def test_a_tile_without_production_is_not_eligible() -> None:
    state = a_game(p1={"hand": "m_orbital_smelter"}, board={"luna": "m1_ice+p1.research", "l1": "p1.spaceport"})
    assert not starting(state, "produce")
    rival = a_game(p1={"hand": "m_orbital_smelter"}, board={"luna": "m1_exotic_a+p2.refinery"})
    assert not starting(rival, "produce")


def test_R20_the_legacy_pair_produces_by_the_rules_of_the_present_era() -> None:
    state = a_game(era="starfarers", p1={"hand": "s_divert", "legacy": "m2_aquifer attraction"})
    assert seen(state)["players"][P1]["legacy"]["production"] == 2
    act(state, "produce 1")
    assert profit(state) == 2
    planet = a_game(era="planeteers", p1={"hand": "p_orbital_bonds", "legacy": "m2_exotic refinery"})
    act(planet, "produce 1")
    assert profit(planet) == 3


def test_R20_a_tile_whose_production_is_an_attraction_counts() -> None:
    state = a_game(era="planeteers", p1={"hand": "p_orbital_bonds", "legacy": "m1_chasm attraction"})
    act(state, "produce 1")
    assert profit(state) == 1


def test_R62_a_base_in_the_legacy_box_only_produces() -> None:
    # The Industrial base of the pair doubles no Build, and it is not in supply.
    state = a_game(
        era="planeteers",
        board={"ceres": "p1_exotic"},
        p1={"hand": "p_prefab_station", "legacy": "m1_volatiles industrial", "teams": "ceres"},
    )
    assert not starting(state, "build ceres")
    assert seen(state)["players"][P1]["supply"]["industrial"] == 2


def test_fusion_economy_adds_a_tile_and_a_trillion() -> None:
    state = a_game(
        era="planeteers",
        p1={"hand": "p_divert", "progress": "fusion_economy"},
        board={"rhea": "p2_isotopes+p1.refinery", "dione": "p2_exotic_2+p1.refinery"},
    )
    act(state, "produce 2", "p_divert")
    assert profit(state) == 4 + 3 + 1


def test_T48_divert_is_worth_half_and_takes_nothing() -> None:
    state = a_game(
        p1={"hand": "m_orbital_smelter"},
        p2={"hand": "m_divert"},
        board={"mars_north": "m2_exotic+p1.refinery", "luna": "m1_exotic_a+p1.refinery"},
    )
    act(state, "produce 2")
    assert (phase(state), state.deciders(), legal_texts(state)) == ("edge", (P2,), ["play divert", "let be"])
    play(state, "play divert")
    assert (profit(state, P1), profit(state, P2)) == (5, 3)


def test_R44_only_own_production_counts_for_its_total() -> None:
    # 4T earned, though the bonus of others comes on top for them: the contract for 5T is not met.
    state = a_game(
        era="planeteers",
        p1={"hand": "p_market_influence"},
        p2={"hand": "p_divert"},
        board={"rhea": "p2_isotopes+p1.refinery"},
    )
    act(state, "produce 1")
    play(state, "p2 play divert")
    assert profit(state) == 4
    assert phase(state) != "contract"
    bonus = a_game(
        era="planeteers",
        p1={"hand": "p_divert", "progress": "fusion_economy"},
        board={"rhea": "p2_isotopes+p1.refinery"},
    )
    act(bonus, "produce 1", "p_divert")
    assert legal_texts(bonus) == ["fulfill p6", "done"]


def test_colonies_of_rivals_live_on_production() -> None:
    state = a_game(
        era="starfarers",
        p1={"hand": "s_sovereign_fund"},
        p2={"colonies": "c22@sirius"},
        board={"wolf_359": "s1_iron+p1.refinery", "sirius": "s1_giant+p2.refinery s2_rings+p2.research"},
    )
    act(state, "produce 1")
    assert (profit(state, P1), profit(state, P2)) == (4, 1)
