"""What each facility asks and gives (AF 6), but for the Hub, the Artifact and the Outpost."""

from __future__ import annotations

import pytest
from games.alien_frontiers.table import (
    a_game,
    colonies_on,
    count_at,
    dockable,
    docked_at,
    end_turns,
    phase,
    player,
    tokens,
)
from support.positions import P1, P2, P4, is_legal, legal_texts, play, refusal, seen, whose

# Solar Converter (AF 6.1).


def test_E08_solar_converter() -> None:
    state = a_game("3 4")
    play(state, "dock 3 solar_converter")
    assert tokens(state) == (2, 0)
    play(state, "dock 4 solar_converter")
    assert tokens(state) == (4, 0)


@pytest.mark.parametrize(("value", "fuel"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_the_solar_converter_gives_half_the_value_rounded_up(value: int, fuel: int) -> None:
    state = a_game(str(value))
    play(state, f"dock {value} solar_converter")
    assert tokens(state) == (fuel, 0)
    assert seen(state)["stock"] == {"fuel": 30 - fuel, "ore": 20}


def test_E18_lem_badlands() -> None:
    state = a_game("3 4", colonies={"lem_badlands": "p1"})
    play(state, "dock 3 solar_converter", "dock 4 solar_converter")
    assert tokens(state) == (6, 0)


def test_R19_a_gain_is_limited_to_what_the_stock_holds() -> None:
    state = a_game("6 6", fuel={P1: 12, P2: 8, P4: 8})
    play(state, "dock 6 solar_converter")
    assert tokens(state) == (14, 0)
    play(state, "dock 6 solar_converter")
    assert tokens(state) == (14, 0)
    assert seen(state)["stock"]["fuel"] == 0
    assert docked_at(state, "solar_converter") == "p1:6 p1:6"


def test_R19_the_mine_takes_ships_without_ore_in_stock() -> None:
    state = a_game("6", ore={P1: 4, P2: 8, P4: 8})
    play(state, "dock 6 lunar_mine")
    assert tokens(state) == (0, 4)
    assert docked_at(state, "lunar_mine") == "p1:6"


def test_R19_no_trade_without_ore_in_stock() -> None:
    state = a_game("1 1", fuel=5, ore={P1: 4, P2: 8, P4: 8})
    play(state, "dock 1 1 orbital_market")
    assert not is_legal(state, "trade")


# Lunar Mine (AF 6.2).


def test_E05_lunar_mine() -> None:
    state = a_game("3 4 6", docked={"lunar_mine": "p2:1 p3:4"})
    assert refusal(state, "dock 3 lunar_mine") == "illegal-dock-too-low"
    play(state, "dock 4 lunar_mine", "dock 6 lunar_mine")
    assert tokens(state) == (0, 2)
    docks = seen(state)["facilities"]["lunar_mine"]["docks"]
    assert [dock["ship"] is None for dock in docks].count(True) == 1
    assert refusal(state, "dock 3 lunar_mine") == "illegal-dock-too-low"
    following = a_game("5 6", active=P2, docked={"lunar_mine": "p3:1 p3:4 p1:4 p1:6"})
    assert [text for text in dockable(following) if "mine" in text] == ["6 lunar_mine"]


def test_an_empty_mine_takes_any_value() -> None:
    assert [text for text in dockable(a_game("1 3 5", seats=2)) if "mine" in text] == [
        "1 lunar_mine",
        "3 lunar_mine",
        "5 lunar_mine",
    ]


def test_own_ships_of_this_turn_count_at_the_mine() -> None:
    state = a_game("2 5")
    play(state, "dock 5 lunar_mine")
    assert not is_legal(state, "dock 2 lunar_mine")


def test_E21_van_vogt_mountains() -> None:
    given = {"docked": {"lunar_mine": "p2:5"}, "colonies": {"van_vogt_mountains": "p1"}}
    for first in (1, 2, 4, 5):
        state = a_game("1 2 4 5", **given)  # type: ignore[arg-type]
        play(state, f"dock {first} lunar_mine")
        later = [text for text in dockable(state) if text.endswith("lunar_mine")]
        assert later == ([] if first == 5 else ["5 lunar_mine"])
        if later:
            play(state, "dock 5 lunar_mine")
            assert tokens(state) == (0, 2)


def test_R24_van_vogt_gained_after_the_first_ship_at_the_mine_comes_too_late() -> None:
    state = a_game("1 1 5 5 5", docked={"lunar_mine": "p2:4"}, ore=3)
    assert not is_legal(state, "dock 1 lunar_mine")
    early = state.clone()
    play(early, "dock 5 5 5 colony_constructor", "land van_vogt_mountains")
    assert is_legal(early, "dock 1 lunar_mine")
    late = a_game("1 4 5 5 5", docked={"lunar_mine": "p2:4"}, ore=3)
    play(late, "dock 4 lunar_mine", "dock 5 5 5 colony_constructor", "land van_vogt_mountains")
    assert not is_legal(late, "dock 1 lunar_mine")


def test_R24_a_bonus_gained_in_mid_turn_works_from_then_on() -> None:
    state = a_game("3 3 5 5 5", ore=3)
    play(state, "dock 3 solar_converter")
    assert tokens(state) == (2, 3)
    play(state, "dock 5 5 5 colony_constructor", "land lem_badlands")
    assert tokens(state) == (2, 0)
    play(state, "dock 3 solar_converter")
    assert tokens(state) == (5, 0)


# Orbital Market (AF 6.7).


def test_E06_orbital_market() -> None:
    state = a_game("3 3 6", fuel=6)
    play(state, "dock 3 3 orbital_market", "trade", "trade")
    assert tokens(state) == (0, 2)
    assert not is_legal(state, "trade")
    play(state, "dock 6 solar_converter")
    assert tokens(state) == (3, 2)
    play(state, "trade")
    assert tokens(state) == (0, 3)


def test_E16_heinlein_plains() -> None:
    state = a_game("3 3", fuel=2, colonies={"heinlein_plains": "p1"})
    play(state, "dock 3 3 orbital_market", "trade", "trade")
    assert tokens(state) == (0, 2)
    assert seen(state)["market_rate"] == 1


def test_R23_with_two_pairs_the_lower_value_applies() -> None:
    for order in (("2 2", "5 5"), ("5 5", "2 2")):
        state = a_game("2 2 5 5", fuel=7)
        play(state, f"dock {order[0]} orbital_market")
        assert seen(state)["market_rate"] == int(order[0][0])
        play(state, f"dock {order[1]} orbital_market")
        assert seen(state)["market_rate"] == 2
        play(state, "trade")
        assert tokens(state) == (5, 1)


def test_R23_a_pair_that_was_broken_up_gives_no_right_to_trade() -> None:
    state = a_game("2 2 5 5", fuel=9, hand="orbital_teleporter")
    play(
        state,
        "dock 2 2 orbital_market",
        "dock 5 5 orbital_market",
        "use orbital_teleporter 2@orbital_market solar_converter",
    )
    assert seen(state)["market_rate"] == 5
    single = a_game("2 2", fuel=9, hand="orbital_teleporter")
    play(single, "dock 2 2 orbital_market", "use orbital_teleporter 2@orbital_market solar_converter")
    assert seen(single)["market_rate"] is None
    assert not is_legal(single, "trade")


def test_a_market_pair_of_an_earlier_turn_gives_no_right_to_trade() -> None:
    state = a_game("2 2", fuel=4)
    play(state, "dock 2 2 orbital_market", "end turn")
    assert seen(state)["market_rate"] is None
    assert whose(state) == P2


def test_only_the_owner_of_the_pair_trades() -> None:
    state = a_game("4", fuel=6, docked={"orbital_market": "p2:1 p2:1"})
    assert not is_legal(state, "trade")


# Shipyard (AF 6.9).


@pytest.mark.parametrize(("fleet", "cost"), [(3, 1), (4, 2), (5, 3)])
def test_ships_cost_more_the_more_there_are(fleet: int, cost: int) -> None:
    state = a_game("2 2", fleet=fleet, fuel=cost, ore=cost)
    play(state, "dock 2 2 shipyard")
    assert tokens(state) == (0, 0)
    assert (count_at(state, P1, "stock"), player(state)["fleet"]) == (5 - fleet, fleet + 1)
    assert count_at(state, P1, "bay") == fleet - 2 + 1
    for fuel, ore in ((cost - 1, cost), (cost, cost - 1)):
        poor = a_game("2 2", fleet=fleet, fuel=fuel, ore=ore)
        assert refusal(poor, "dock 2 2 shipyard") == "illegal-dock-cannot-pay"


def test_a_new_ship_is_rolled_on_the_next_turn() -> None:
    state = a_game("2 2 4", fuel=1, ore=1)
    play(state, "dock 2 2 shipyard", "dock 4 solar_converter")
    assert legal_texts(state) == ["end turn"]
    play(state, "end turn")
    end_turns(state, P1)
    play(state, "roll")
    assert count_at(state, P1, "unplaced") == 4


def test_no_ship_is_built_from_an_empty_stock() -> None:
    assert refusal(a_game("2 2", fleet=6, fuel=9, ore=9), "dock 2 2 shipyard") == "illegal-dock-no-ship-in-stock"


def test_several_pairs_build_with_the_earlier_ship_counted() -> None:
    state = a_game("2 2 5 5", fuel=5, ore=5)
    play(state, "dock 2 2 shipyard", "dock 5 5 shipyard")
    assert tokens(state) == (0, 0)
    assert player(state)["fleet"] == 6


def test_E17_herbert_valley() -> None:
    for fleet, price in ((3, 0), (4, 1), (5, 2)):
        state = a_game("2 2", fleet=fleet, fuel=price, ore=price, colonies={"herbert_valley": "p1"})
        play(state, "dock 2 2 shipyard")
        assert tokens(state) == (0, 0)
        assert player(state)["fleet"] == fleet + 1


def test_R14_a_ship_on_the_terraforming_station_counts_for_the_price() -> None:
    state = a_game("2 2 6", fleet=4, fuel=3, ore=3)
    play(state, "dock 6 terraforming_station", "land lem_badlands", "dock 2 2 shipyard")
    assert tokens(state) == (0, 0)
    full = a_game("2 2 6", fleet=6, fuel=9, ore=9)
    play(full, "dock 6 terraforming_station", "land lem_badlands")
    assert refusal(full, "dock 2 2 shipyard") == "illegal-dock-no-ship-in-stock"


# Colony Constructor (AF 6.5).


def test_three_equal_ships_and_three_ore_land_a_colony() -> None:
    state = a_game("4 4 4", ore=3)
    play(state, "dock 4 4 4 colony_constructor")
    assert phase(state) == "place_colony"
    play(state, "land asimov_crater")
    assert tokens(state) == (0, 0)
    assert colonies_on(state, "asimov_crater") == [1, 0, 0, 0]
    assert player(state)["reserve"] == 5
    assert phase(state) == "actions"


def test_the_constructor_is_paid_in_full() -> None:
    assert refusal(a_game("4 4 4", ore=2), "dock 4 4 4 colony_constructor") == "illegal-dock-cannot-pay"


def test_E12_bradbury_plateau() -> None:
    state = a_game("5 5 5", ore=2, colonies={"bradbury_plateau": "p1"})
    play(state, "dock 5 5 5 colony_constructor", "land bradbury_plateau")
    assert tokens(state) == (0, 0)
    assert (
        refusal(a_game("5 5 5", ore=1, colonies={"bradbury_plateau": "p1"}), "dock 5 5 5 colony_constructor")
        == "illegal-dock-cannot-pay"
    )


# Terraforming Station (AF 6.10).


def test_a_six_becomes_a_colony_and_is_lost_on_the_next_turn() -> None:
    state = a_game("6 1 2", fleet=4, fuel=1, ore=1)
    play(state, "dock 6 terraforming_station", "land lem_badlands")
    assert tokens(state) == (0, 0)
    assert docked_at(state, "terraforming_station") == "p1:6"
    assert player(state)["fleet"] == 4
    end_turns(state, P1)
    assert docked_at(state, "terraforming_station") == ""
    assert player(state)["fleet"] == 3
    play(state, "roll")
    assert count_at(state, P1, "unplaced") == 3


def test_the_fleet_must_not_fall_below_three() -> None:
    assert refusal(a_game("6 1 2", fuel=1, ore=1), "dock 6 terraforming_station") == "illegal-dock-fleet-too-small"


def test_a_ship_built_this_turn_counts_for_terraforming() -> None:
    state = a_game("6 2 2", fuel=2, ore=2)
    assert not is_legal(state, "dock 6 terraforming_station")
    play(state, "dock 2 2 shipyard")
    assert is_legal(state, "dock 6 terraforming_station")


def test_a_landed_colony_stays_when_the_ship_is_gone() -> None:
    state = a_game("6", fleet=4, fuel=1, ore=1)
    play(state, "dock 6 terraforming_station", "land lem_badlands")
    end_turns(state, P1)
    assert colonies_on(state, "lem_badlands") == [1, 0, 0, 0]


def test_costs_go_to_the_stock() -> None:
    state = a_game("4 4 4", ore=8)
    assert seen(state)["stock"]["ore"] == 12
    play(state, "dock 4 4 4 colony_constructor")
    assert seen(state)["stock"]["ore"] == 15


def test_others_see_an_occupied_station_as_full() -> None:
    state = a_game("6", fleet=4, fuel=1, ore=1, docked={"terraforming_station": "p4:6"})
    assert count_at(state, P4, "terraforming_station") == 1
    assert not is_legal(state, "dock 6 terraforming_station")
