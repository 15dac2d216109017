"""When ships may and must dock (AF 5)."""

from __future__ import annotations

from typing import Any

import pytest
from games.alien_frontiers.table import GAME, a_game, count_at, dockable, docked_at, tokens, unplaced
from support.positions import P1, P2, is_legal, legal_texts, play, refusal, seen

FULL = {
    "solar_converter": "p3:1 p3:1 p3:1 p3:1 p3:1 p3:1 p4:1 p4:1",
    "alien_artifact": "p2:1 p2:1 p2:1 p2:1",
    "lunar_mine": "p2:6",
}
"""With a colony waiting on the Hub's last circle: nowhere to go for a single ship below 6."""


def test_E01_terraforming_preconditions() -> None:
    ready = a_game("1 2 4 6", fuel=1, ore=1)
    assert is_legal(ready, "dock 6 terraforming_station")
    no_six = a_game("1 2 4 5", fuel=1, ore=1)
    assert not any("terraforming_station" in text for text in dockable(no_six))
    assert refusal(no_six, "dock 5 terraforming_station") == "illegal-dock-not-a-six"
    occupied = a_game("1 2 4 6", fuel=1, ore=1, docked={"terraforming_station": "p2:6"})
    assert refusal(occupied, "dock 6 terraforming_station") == "illegal-dock-full"
    for fuel, ore in ((0, 1), (1, 0), (0, 0)):
        poor = a_game("1 2 4 6", fuel=fuel, ore=ore)
        assert refusal(poor, "dock 6 terraforming_station") == "illegal-dock-cannot-pay"


def test_only_unplaced_ships_dock() -> None:
    state = a_game("1 2", docked={"lunar_mine": "p2:5"}, fleet=4)
    assert {text.split()[0] for text in dockable(state)} == {"1", "2"}
    assert refusal(state, "dock 5 solar_converter") == "illegal-dock-no-such-ships"
    play(state, "dock 1 solar_converter")
    assert refusal(state, "dock 1 alien_artifact") == "illegal-dock-no-such-ships"


def test_a_docked_ship_keeps_its_value() -> None:
    state = a_game("4", fuel=3, hand="booster_pod stasis_beam polarity_device temporal_warper")
    play(state, "dock 4 lunar_mine")
    assert not any(text.startswith("use ") for text in legal_texts(state))
    assert docked_at(state, "lunar_mine") == "p1:4"


def test_R08_single_ships_dock_one_by_one() -> None:
    state = a_game("4 4 4")
    for facility in ("solar_converter", "lunar_mine", "alien_artifact", "colonist_hub", "terraforming_station"):
        assert not is_legal(state, f"dock 4 4 {facility}")
        assert refusal(state, f"dock 4 4 {facility}") == "illegal-dock-wrong-set"


@pytest.mark.parametrize(
    ("dice", "facility"),
    [
        ("4", "orbital_market"),
        ("4 5", "orbital_market"),
        ("4 4 4", "orbital_market"),
        ("4", "shipyard"),
        ("3 4", "shipyard"),
        ("4 4 4", "shipyard"),
        ("4 4", "colony_constructor"),
        ("4 4 5", "colony_constructor"),
        ("3 4", "raiders_outpost"),
        ("4 4 4", "raiders_outpost"),
        ("3 4 4", "raiders_outpost"),
    ],
)
def test_sets_must_be_complete(dice: str, facility: str) -> None:
    state = a_game("3 4 4 4 5", fuel=9, ore=9)
    assert refusal(state, f"dock {dice} {facility}") == "illegal-dock-wrong-set"


@pytest.mark.parametrize(
    ("facility", "dice", "others", "free"),
    [
        ("orbital_market", "2 2", "p2:5 p2:5", True),
        ("orbital_market", "2 2", "p2:5 p2:5 p3:1", False),
        ("shipyard", "2 2", "p2:5 p2:5 p3:3 p3:3", True),
        ("shipyard", "2 2", "p2:5 p2:5 p3:3 p3:3 p4:4", False),
        ("colony_constructor", "2 2 2", "p2:5 p2:5 p2:5", True),
        ("colony_constructor", "2 2 2", "p2:5 p2:5 p2:5 p3:4", False),
    ],
)
def test_R04_only_the_number_of_free_docks_matters_for_a_set(facility: str, dice: str, others: str, free: bool) -> None:
    assert is_legal(a_game(dice, fuel=9, ore=9, docked={facility: others}), f"dock {dice} {facility}") is free


def test_R04_a_pair_may_stand_on_docks_of_two_groups() -> None:
    state = a_game("2 2", fuel=2, ore=2, docked={"orbital_market": "p2:5 p3:6"})
    data: dict[str, Any] = state.to_json()
    for seat, dock in ((1, 0), (2, 2)):
        data["players"][seat]["ships"][0]["dock"] = dock  # one of each printed pair is taken
    state = GAME.from_json(data)
    play(state, "dock 2 2 orbital_market")
    assert docked_at(state, "orbital_market") == "p1:2 p1:2 p2:5 p3:6"


def test_a_set_takes_a_wholly_free_group_of_docks_if_there_is_one() -> None:
    state = a_game("2 2", docked={"orbital_market": "p2:5"}, fuel=2)
    play(state, "dock 2 2 orbital_market")
    docks = seen(state)["facilities"]["orbital_market"]["docks"]
    assert [dock["ship"] and dock["ship"]["seat"] for dock in docks] == [P2, None, P1, P1]


@pytest.mark.parametrize(
    ("seats", "facility", "docks"),
    [
        (seats, facility, docks)
        for seats, table in {
            2: {"solar_converter": 7, "lunar_mine": 3, "alien_artifact": 4},
            3: {"solar_converter": 7, "lunar_mine": 4, "alien_artifact": 4},
            4: {"solar_converter": 8, "lunar_mine": 5, "alien_artifact": 4},
        }.items()
        for facility, docks in table.items()
    ],
)
def test_a_facility_takes_ships_until_its_open_docks_are_full(seats: int, facility: str, docks: int) -> None:
    others = ["p2:1"] * min(5, docks - 1) + ["p1:1"] * max(0, docks - 6)
    one_left = a_game("6", seats=seats, docked={facility: " ".join(others)})
    assert is_legal(one_left, f"dock 6 {facility}")
    play(one_left, f"dock 6 {facility}")
    full = a_game("6", seats=seats, docked={facility: " ".join([*others, "p2:1"])})
    assert refusal(full, f"dock 6 {facility}") == "illegal-dock-full"


@pytest.mark.parametrize(
    ("seats", "facility", "dice", "others"),
    [
        (2, "orbital_market", "2 2", "p2:1"),
        (3, "orbital_market", "2 2", "p2:1"),
        (2, "shipyard", "2 2", "p2:1"),
        (3, "shipyard", "2 2", "p2:1 p2:1 p3:1"),
        (2, "colony_constructor", "2 2 2", "p2:1"),
    ],
)
def test_blocked_docks_take_no_set(seats: int, facility: str, dice: str, others: str) -> None:
    taken = a_game(dice, seats=seats, fuel=9, ore=9, docked={facility: others})
    assert refusal(taken, f"dock {dice} {facility}") == "illegal-dock-full"
    free = a_game(dice, seats=seats, fuel=9, ore=9, docked={facility: " ".join(others.split()[1:])})
    assert is_legal(free, f"dock {dice} {facility}")


# Every ship must be docked if possible (AF 5.3).


def test_the_turn_cannot_end_while_a_ship_can_dock() -> None:
    state = a_game("3")
    assert not is_legal(state, "end turn")
    assert refusal(state, "end turn") == "illegal-end-turn"
    play(state, "dock 3 solar_converter")
    assert is_legal(state, "end turn")


def test_the_refusal_to_end_names_where_ships_can_dock() -> None:
    state = a_game("3", docked=FULL | {"alien_artifact": "p2:1 p2:1"}, circle=7)
    assert seen(state)["can_dock"] == ["alien_artifact"]
    assert refusal(state, "end turn") == "illegal-end-turn"


def test_R03_the_bay_is_no_orbital_facility() -> None:
    state = a_game("3", docked=FULL, circle=7)
    assert legal_texts(state) == ["end turn"]
    assert refusal(state, "dock 3 maintenance_bay") == "illegal-not-offered"


def test_R07_a_ship_that_can_dock_is_not_sent_to_the_bay() -> None:
    state = a_game("1 3", docked=FULL | {"alien_artifact": "p2:1 p2:1 p2:1"}, circle=7)
    assert not is_legal(state, "end turn")
    play(state, "dock 1 alien_artifact")
    assert legal_texts(state) == ["cycle", "end turn"]
    play(state, "end turn")
    assert count_at(state, P1, "bay") == 2


def test_a_pair_that_can_pay_for_a_ship_must_dock() -> None:
    rich = a_game("3 3", docked=FULL | {"orbital_market": "p2:1 p4:1 p4:1"}, circle=7, fuel=1, ore=1)
    assert dockable(rich) == ["3 3 shipyard"]
    assert not is_legal(rich, "end turn")
    poor = a_game("3 3", docked=FULL | {"orbital_market": "p4:1 p4:1"}, circle=7, fuel=1)
    assert dockable(poor) == ["3 3 orbital_market"]
    play(poor, "dock 3 3 orbital_market")
    assert is_legal(poor, "end turn")


def test_R02_nobody_needs_to_plan_for_the_most_ships_docked() -> None:
    # Docking the 6 first shuts the mine for the 5, though 5 then 6 would have fitted.
    state = a_game("5 6", docked=FULL | {"lunar_mine": "p2:4"}, circle=7)
    play(state, "dock 6 lunar_mine")
    assert is_legal(state, "end turn")
    play(state, "end turn")
    assert count_at(state, P1, "bay") == 2


def test_R02_no_card_trade_or_launch_is_compulsory() -> None:
    state = a_game(
        "3", docked=FULL, circle=7, fuel=3, ore=3, hand="polarity_device", colonies={"burroughs_desert": "p1"}
    )
    assert {"launch", "buy relic", "use polarity_device 3", "end turn"} <= set(legal_texts(state))


def test_R35_docking_without_use_is_legal_and_therefore_compulsory() -> None:
    market = a_game("3 3", docked=FULL, circle=7)
    assert dockable(market) == ["3 3 orbital_market"]
    assert not is_legal(market, "end turn")
    outpost = a_game("1 2 3", docked=FULL, circle=7)
    assert dockable(outpost) == ["1 2 3 raiders_outpost"]
    assert not is_legal(outpost, "end turn")
    play(outpost, "dock 1 2 3 raiders_outpost")
    artifact = a_game("1", docked=FULL | {"alien_artifact": ""}, circle=7)
    assert dockable(artifact) == ["1 alien_artifact"]
    assert not is_legal(artifact, "end turn")


def test_the_turn_may_end_when_no_ship_is_unplaced() -> None:
    assert legal_texts(a_game("")) == ["end turn"]


def test_a_refused_docking_costs_nothing() -> None:
    state = a_game("2 5", fuel=1, ore=1, docked={"lunar_mine": "p2:4"})
    assert refusal(state, "dock 2 lunar_mine") == "illegal-dock-too-low"
    assert (tokens(state), unplaced(state)) == ((1, 1), "2 5")
