"""The Orbital Teleporter (AF 11.4)."""

from __future__ import annotations

import pytest
from games.alien_frontiers.table import (
    a_game,
    colonies_on,
    controller,
    docked_at,
    phase,
    player,
    points,
    tokens,
    unplaced,
)
from support.positions import P1, P2, P3, is_legal, legal_texts, play, seen, starting

from cosmodrome import State


def moves(state: State) -> list[str]:
    return starting(state, "use orbital_teleporter")


def with_one_at(place: str, die: str, dice: str = "", **given: object) -> State:
    """Give a position with P1's ship already docked, a Teleporter and the fuel for it."""
    given = {"fuel": 2, "hand": "orbital_teleporter", **given}
    state = a_game(f"{die} {dice}", **given)  # type: ignore[arg-type]
    play(state, f"dock {die} {place}")
    return state


def test_E29_teleporter_ship() -> None:
    state = a_game("2 5 6", fuel=2, hand="orbital_teleporter", display="booster_pod stasis_beam alien_city")
    play(state, "dock 6 lunar_mine", "use orbital_teleporter 6@lunar_mine alien_artifact", "dock 2 alien_artifact")
    assert tokens(state) == (0, 1)
    assert seen(state)["artifact"]["total"] == 8
    play(state, "claim booster_pod_1")


def test_it_needs_a_docked_ship_of_ones_own() -> None:
    assert moves(a_game("3", fuel=2, hand="orbital_teleporter", docked={"lunar_mine": "p2:4"})) == []


def test_it_costs_two_fuel() -> None:
    assert moves(with_one_at("lunar_mine", "3", fuel=1)) == []
    state = with_one_at("lunar_mine", "3")
    play(state, "use orbital_teleporter 3@lunar_mine colonist_hub")
    assert tokens(state) == (0, 1)
    cheap = with_one_at("lunar_mine", "3", fuel=1, colonies={"pohl_foothills": "p1"})
    play(cheap, "use orbital_teleporter 3@lunar_mine colonist_hub")
    assert tokens(cheap) == (0, 1)


def test_R39_it_leads_to_a_different_facility() -> None:
    state = with_one_at("lunar_mine", "3")
    assert moves(state) == ["3@lunar_mine solar_converter", "3@lunar_mine alien_artifact", "3@lunar_mine colonist_hub"]


def test_a_ship_leaves_the_terraforming_station_by_no_means() -> None:
    state = a_game("6", fleet=4, fuel=3, ore=1, hand="orbital_teleporter")
    play(state, "dock 6 terraforming_station", "land lem_badlands")
    assert moves(state) == []


def test_it_may_lead_onto_the_terraforming_station() -> None:
    state = with_one_at("solar_converter", "6", fleet=4, fuel=0, ore=1)
    assert tokens(state) == (3, 1)
    play(state, "use orbital_teleporter 6@solar_converter terraforming_station", "land lem_badlands")
    assert (tokens(state), docked_at(state, "terraforming_station")) == ((0, 0), "p1:6")
    small = with_one_at("solar_converter", "6", fleet=3, ore=1)
    assert "6@solar_converter terraforming_station" not in moves(small)
    low = with_one_at("solar_converter", "5", fleet=4, ore=1)
    assert "5@solar_converter terraforming_station" not in moves(low)


def test_the_price_of_the_docking_must_be_there_after_the_teleporter_is_paid() -> None:
    for fuel, enough in ((2, False), (3, True)):
        state = with_one_at("lunar_mine", "6", fleet=4, fuel=fuel)
        assert ("6@lunar_mine terraforming_station" in moves(state)) is enough


def test_the_value_does_not_change_on_the_way() -> None:
    state = with_one_at("lunar_mine", "3", fuel=4, hand="orbital_teleporter booster_pod")
    assert starting(state, "use booster_pod") == []
    play(state, "use orbital_teleporter 3@lunar_mine solar_converter")
    assert docked_at(state, "solar_converter") == "p1:3"
    assert tokens(state) == (4, 1)


@pytest.mark.parametrize(
    ("die", "dice", "there", "extra", "given"),
    [
        ("4", "4", "orbital_market", "4", {}),
        ("4", "4 4", "colony_constructor", "4 4", {"ore": 3}),
        ("4", "4", "shipyard", "4", {"fuel": 3, "ore": 1}),
        ("4", "3 5", "raiders_outpost", "3 5", {}),
        ("4", "5 6", "raiders_outpost", "5 6", {}),
        ("4", "2 3", "raiders_outpost", "2 3", {}),
    ],
)
def test_R38_it_joins_unplaced_ships_in_a_set(
    die: str, dice: str, there: str, extra: str, given: dict[str, int]
) -> None:
    state = with_one_at("lunar_mine", die, dice, **given)
    play(state, f"use orbital_teleporter {die}@lunar_mine {there} with {extra}")
    assert docked_at(state, there) == " ".join(sorted(f"p1:{each}" for each in [die, *extra.split()]))
    assert unplaced(state) == ""


def test_R38_it_does_not_join_without_ships_that_complete_the_set() -> None:
    state = with_one_at("lunar_mine", "4", "5 5", fuel=8, ore=8)
    assert {move.split()[1] for move in moves(state)} == {"solar_converter", "alien_artifact", "colonist_hub"}


def test_the_relic_may_be_one_of_the_ships_that_join() -> None:
    state = with_one_at("lunar_mine", "4", "4r 4", ore=3, colonies={"burroughs_desert": "p1"})
    assert {
        "4@lunar_mine orbital_market with 4",
        "4@lunar_mine orbital_market with 4r",
        "4@lunar_mine colony_constructor with 4 4r",
    } <= set(moves(state))


def test_a_full_facility_takes_no_teleported_ship() -> None:
    state = with_one_at("solar_converter", "3", docked={"alien_artifact": "p2:1 p2:1 p2:1 p2:1", "lunar_mine": "p3:4"})
    assert moves(state) == ["3@solar_converter colonist_hub"]


def test_the_lifted_ship_frees_its_dock_and_its_value() -> None:
    state = a_game("3 6", fuel=2, hand="orbital_teleporter")
    play(state, "dock 6 lunar_mine", "use orbital_teleporter 6@lunar_mine solar_converter", "dock 3 lunar_mine")
    assert tokens(state) == (3, 2)


def test_counters_of_the_turn_stay() -> None:
    state = a_game(
        "1 4 6", fuel=2, hand="orbital_teleporter", docked={"lunar_mine": "p2:5"}, colonies={"van_vogt_mountains": "p1"}
    )
    play(state, "dock 1 lunar_mine", "use orbital_teleporter 1@lunar_mine colonist_hub")
    assert not is_legal(state, "dock 4 lunar_mine")
    hub = a_game("1 2 4", fuel=2, hand="orbital_teleporter", colonies={"asimov_crater": "p1"})
    play(hub, "dock 1 colonist_hub", "use orbital_teleporter 1@colonist_hub lunar_mine")
    assert player(hub)["circle"] == 1
    play(hub, "dock 2 colonist_hub")
    assert player(hub)["circle"] == 3


def test_it_brings_a_second_ship_to_the_hub_with_asimov() -> None:
    state = a_game("1 2", fuel=2, hand="orbital_teleporter", colonies={"asimov_crater": "p1"})
    play(
        state, "dock 1 colonist_hub", "dock 2 solar_converter", "use orbital_teleporter 2@solar_converter colonist_hub"
    )
    assert player(state)["circle"] == 3


def test_it_is_refused_at_a_hub_that_waits_for_a_launch() -> None:
    state = with_one_at("lunar_mine", "3", circle=7)
    assert "3@lunar_mine colonist_hub" not in moves(state)


def test_breaking_a_market_pair_ends_its_trade() -> None:
    state = a_game("3 3", fuel=8, hand="orbital_teleporter")
    play(state, "dock 3 3 orbital_market", "trade", "use orbital_teleporter 3@orbital_market alien_artifact")
    assert (tokens(state), is_legal(state, "trade")) == ((3, 1), False)


def test_leaving_the_outpost_lowers_its_sum() -> None:
    state = a_game("1 2 3 4 5 6", fuel=2, hand="orbital_teleporter")
    play(state, "dock 4 5 6 raiders_outpost")
    assert not is_legal(state, "dock 1 2 3 raiders_outpost")
    play(state, "use orbital_teleporter 6@raiders_outpost solar_converter")
    assert seen(state)["outpost_sum"] == 9
    assert not is_legal(state, "dock 1 2 3 raiders_outpost")
    low = a_game("1 2 3 1 2 3", fuel=2, hand="orbital_teleporter")
    play(low, "dock 1 2 3 raiders_outpost")
    assert not is_legal(low, "dock 1 2 3 raiders_outpost")
    play(low, "use orbital_teleporter 1@raiders_outpost solar_converter")
    assert is_legal(low, "dock 1 2 3 raiders_outpost")


def test_it_can_bump_the_outpost() -> None:
    state = with_one_at("lunar_mine", "3", "4 5", docked={"raiders_outpost": "p2:2 p2:3 p2:4"}, ore={P2: 1})
    play(state, "use orbital_teleporter 3@lunar_mine raiders_outpost with 4 5")
    assert (phase(state), docked_at(state, "raiders_outpost")) == ("raid", "p1:3 p1:4 p1:5")


def test_the_ship_it_moves_must_have_docked_this_turn_or_stayed() -> None:
    # Everything is gathered at the roll, so only ships of this turn can stand on docks.
    state = a_game(asked="roll", fuel=2, hand="orbital_teleporter", docked={"lunar_mine": "p1:4"})
    play(state, "roll")
    assert moves(state) == []


def test_it_is_used_once_a_turn() -> None:
    state = with_one_at("lunar_mine", "3", fuel=8)
    play(state, "use orbital_teleporter 3@lunar_mine solar_converter")
    assert moves(state) == []
    assert starting(state, "discard orbital_teleporter") == []


# The discard power: any one colony moves.


def test_E30_teleporter_colony() -> None:
    state = a_game(
        "", active=P3, hand="orbital_teleporter", colonies={"lem_badlands": "p3 p1", "van_vogt_mountains": "p2 p2 p3"}
    )
    before = points(state, P3)
    play(state, "discard orbital_teleporter van_vogt_mountains p3", "to lem_badlands")
    assert controller(state, "lem_badlands") == P3
    assert points(state, P3) == before + 1
    assert controller(state, "van_vogt_mountains") == P2


def test_any_colony_of_anyone_may_be_moved_anywhere_else() -> None:
    state = a_game("", hand="orbital_teleporter", colonies={"lem_badlands": "p2 p3"})
    assert starting(state, "discard orbital_teleporter") == ["lem_badlands p2", "lem_badlands p3"]
    play(state, "discard orbital_teleporter lem_badlands p2")
    assert phase(state) == "move_colony"
    assert len(legal_texts(state)) == 7
    assert not is_legal(state, "to lem_badlands")
    play(state, "to pohl_foothills")
    assert (colonies_on(state, "lem_badlands"), colonies_on(state, "pohl_foothills")) == ([0, 0, 1, 0], [0, 1, 0, 0])


def test_without_colonies_there_is_nothing_to_move() -> None:
    state = a_game("", hand="orbital_teleporter")
    assert legal_texts(state) == ["end turn"]
    assert state.deciders() == (P1,)
