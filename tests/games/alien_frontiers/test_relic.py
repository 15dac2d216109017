"""The Relic Ship (AF 10)."""

from __future__ import annotations

import pytest
from games.alien_frontiers.table import (
    a_game,
    controller,
    count_at,
    dockable,
    docked_at,
    end_turns,
    player,
    points,
    tokens,
    unplaced,
)
from support.positions import P1, P2, is_legal, play, refusal, seen, starting, whose

from cosmodrome import State

DESERT = {"burroughs_desert": "p1"}


def relic(state: State) -> tuple[int | None, str]:
    """Give the Relic Ship's owner and place."""
    return seen(state)["relic"]["owner"], seen(state)["relic"]["at"]


HOME = (None, "burroughs_desert")


def test_the_relic_is_bought_into_the_bay_and_rolled_on_the_next_turn() -> None:
    state = a_game("", fuel=2, ore=2, colonies=DESERT)
    play(state, "buy relic")
    assert (tokens(state), relic(state)) == ((1, 1), (P1, "bay"))
    assert not is_legal(state, "buy relic")
    play(state, "end turn")
    end_turns(state, P1)
    play(state, "roll")
    assert len(unplaced(state).split()) == 4
    assert relic(state) == (P1, "unplaced")


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"fuel": 0, "ore": 1, "colonies": DESERT}, "no fuel"),
        ({"fuel": 1, "ore": 0, "colonies": DESERT}, "no ore"),
        ({"fuel": 1, "ore": 1}, "no control"),
        ({"fuel": 1, "ore": 1, "colonies": {"burroughs_desert": "p1 p2"}}, "tied"),
        ({"fuel": 1, "ore": 1, "colonies": DESERT, "fields": {"isolation": "burroughs_desert"}}, "isolated"),
        ({"fuel": 1, "ore": 1, "colonies": DESERT, "relic": P1}, "owned already"),
    ],
)
def test_the_relic_cannot_be_bought(given: dict[str, object], why: str) -> None:
    assert not is_legal(a_game("3", **given), "buy relic"), why  # type: ignore[arg-type]


def test_E13_relic_tie() -> None:
    state = a_game("4 4 4", active=P2, ore={P2: 3}, relic=P1, colonies=DESERT)
    before = points(state, P1)
    events = play(state, "dock 4 4 4 colony_constructor", "land burroughs_desert")
    assert controller(state, "burroughs_desert") is None
    assert points(state, P1) == before - 1
    assert relic(state) == HOME
    assert events[-1] == {"event": "relic_returned", "seat": P1}


def test_E14_relic_isolation() -> None:
    state = a_game(
        "", active=P2, hand="stasis_beam", docked={"lunar_mine": "p1:4r"}, colonies=DESERT, fuel={P1: 1}, ore={P1: 1}
    )
    play(state, "discard stasis_beam burroughs_desert")
    assert relic(state) == HOME
    assert docked_at(state, "lunar_mine") == ""
    assert controller(state, "burroughs_desert") == P1
    play(state, "end turn")
    end_turns(state, P1)
    play(state, "roll")
    assert not is_legal(state, "buy relic")


def test_E15_relic_terraforming() -> None:
    state = a_game("6r", fuel=2, ore=2, colonies=DESERT)
    play(state, "dock 6r terraforming_station", "land lem_badlands")
    assert docked_at(state, "terraforming_station") == "p1:6r"
    assert not is_legal(state, "buy relic")
    end_turns(state, P1)
    assert (whose(state), relic(state)) == (P1, HOME)
    play(state, "roll")
    assert len(unplaced(state).split()) == 3
    assert player(state)["fleet"] == 3
    play(state, "buy relic")
    assert relic(state) == (P1, "bay")


@pytest.mark.parametrize(
    ("dice", "docking"),
    [
        ("2r 2", "2 2r orbital_market"),
        ("2r 2", "2 2r shipyard"),
        ("2r 2 2", "2 2 2r colony_constructor"),
        ("2r 3 4", "2r 3 4 raiders_outpost"),
        ("3 4r 5", "3 4r 5 raiders_outpost"),
        ("2r", "2r solar_converter"),
        ("2r", "2r lunar_mine"),
        ("2r", "2r alien_artifact"),
        ("2r", "2r colonist_hub"),
    ],
)
def test_the_relic_docks_like_any_other_ship(dice: str, docking: str) -> None:
    state = a_game(dice, fuel=3, ore=3, colonies=DESERT)
    play(state, f"dock {docking}")
    assert relic(state) == (P1, docking.split()[-1])


def test_equal_ships_with_and_without_the_relic_are_told_apart() -> None:
    state = a_game("4 4 4r", colonies=DESERT)
    assert {"4 4 orbital_market", "4 4r orbital_market"} <= set(dockable(state))
    play(state, "dock 4 4r orbital_market")
    assert seen(state)["market_rate"] == 4
    assert unplaced(state) == "4"


def test_cards_change_the_relic() -> None:
    state = a_game("4r 2", fuel=9, hand="booster_pod gravity_manipulator", colonies=DESERT)
    assert {"4r 2", "2 4r"} <= set(starting(state, "use gravity_manipulator"))
    play(state, "use booster_pod 4r", "use gravity_manipulator 5r 2")
    assert unplaced(state) == "3 4r"


def test_R15_the_relic_does_not_count_for_prices() -> None:
    state = a_game("2 2 4r", fuel=1, ore=1, colonies=DESERT)
    play(state, "dock 2 2 shipyard")
    assert tokens(state) == (0, 0)
    with_six = a_game("2 2 4r", fleet=6, fuel=9, ore=9, colonies=DESERT)
    assert refusal(with_six, "dock 2 2 shipyard") == "illegal-dock-no-ship-in-stock"


def test_a_fleet_may_have_seven_ships() -> None:
    state = a_game(asked="roll", fleet=6, relic=P1, colonies=DESERT)
    play(state, "roll")
    assert len(unplaced(state).split()) == 7


def test_R16_the_relic_terraforms_with_three_coloured_ships() -> None:
    state = a_game("6r 6 1 2", fuel=1, ore=1, colonies=DESERT)
    assert refusal(state, "dock 6 terraforming_station") == "illegal-dock-fleet-too-small"
    assert is_legal(state, "dock 6r terraforming_station")


@pytest.mark.parametrize("place", ["lunar_mine", "shipyard", "colonist_hub", "terraforming_station"])
def test_the_relic_returns_from_any_dock(place: str) -> None:
    state = a_game("", active=P2, hand="stasis_beam", docked={place: "p1:6r"}, colonies=DESERT)
    play(state, "discard stasis_beam burroughs_desert")
    assert relic(state) == HOME


def test_the_relic_returns_from_the_bay() -> None:
    state = a_game("", active=P2, hand="orbital_teleporter", relic=P1, colonies=DESERT)
    play(state, "discard orbital_teleporter burroughs_desert p1", "to lem_badlands")
    assert relic(state) == HOME


def test_the_relic_returns_unplaced_and_the_rest_of_a_set_stays() -> None:
    state = a_game("4r 4", hand="polarity_device", colonies={"burroughs_desert": "p1", "lem_badlands": "p2"}, fuel=8)
    loose = state.clone()
    play(loose, "discard polarity_device burroughs_desert p1", "with lem_badlands p2")
    assert (relic(loose), unplaced(loose)) == (HOME, "4")
    play(
        state,
        "dock 4 4r orbital_market",
        "trade",
        "discard polarity_device burroughs_desert p1",
        "with lem_badlands p2",
    )
    assert (relic(state), docked_at(state, "orbital_market")) == (HOME, "p1:4")
    assert not is_legal(state, "trade")


def test_a_returned_relic_no_longer_counts_at_the_artifact() -> None:
    state = a_game("4r 4", hand="stasis_beam", colonies=DESERT)
    play(state, "dock 4r alien_artifact", "dock 4 alien_artifact")
    assert starting(state, "claim")
    play(state, "discard stasis_beam burroughs_desert")
    assert seen(state)["artifact"]["total"] == 4
    assert starting(state, "claim") == []


def test_control_that_passes_on_takes_the_relic_away_too() -> None:
    state = a_game(
        "4 4 4", active=P2, ore={P2: 3}, docked={"shipyard": "p1:2 p1:2r"}, colonies={"burroughs_desert": "p1 p1 p2"}
    )
    play(state, "dock 4 4 4 colony_constructor", "land burroughs_desert")
    assert relic(state) == HOME
    assert docked_at(state, "shipyard") == "p1:2"


def test_a_territory_kept_keeps_the_relic() -> None:
    state = a_game("4 4 4", active=P2, ore={P2: 3}, relic=P1, colonies={"burroughs_desert": "p1 p1"})
    play(state, "dock 4 4 4 colony_constructor", "land burroughs_desert")
    assert relic(state) == (P1, "bay")


def test_the_cannon_ejects_the_relic_to_the_bay() -> None:
    state = a_game("", active=P2, fuel={P2: 1}, hand="plasma_cannon", docked={"lunar_mine": "p1:4r"}, colonies=DESERT)
    play(state, "use plasma_cannon lunar_mine p1:4r")
    assert relic(state) == (P1, "bay")


def test_the_cannon_ejects_the_relic_from_the_terraforming_station_to_the_desert() -> None:
    state = a_game(
        "", active=P2, fuel={P2: 1}, hand="plasma_cannon", docked={"terraforming_station": "p1:6r"}, colonies=DESERT
    )
    play(state, "use plasma_cannon terraforming_station p1:6r")
    assert relic(state) == HOME


def test_R17_the_discarded_cannon_may_always_choose_the_relic() -> None:
    state = a_game("", active=P2, hand="plasma_cannon", docked={"lunar_mine": "p1:4 p1:4r"}, colonies=DESERT)
    assert starting(state, "discard plasma_cannon") == ["lunar_mine p1:4r"]
    play(state, "discard plasma_cannon lunar_mine p1:4r")
    assert relic(state) == HOME
    assert count_at(state, P1, "lunar_mine") == 1


def test_a_relic_shot_down_may_be_bought_again() -> None:
    state = a_game(
        "", active=P2, hand="plasma_cannon", docked={"lunar_mine": "p1:4r"}, colonies=DESERT, fuel={P1: 1}, ore={P1: 1}
    )
    play(state, "discard plasma_cannon lunar_mine p1:4r", "end turn")
    end_turns(state, P1)
    play(state, "roll", "buy relic")
    assert relic(state) == (P1, "bay")


def test_a_bumped_relic_stays_in_play() -> None:
    state = a_game("4 5 6", active=P2, docked={"raiders_outpost": "p1:3r p1:4 p1:5"}, colonies=DESERT)
    play(state, "dock 4 5 6 raiders_outpost")
    assert relic(state) == (P1, "bay")


def test_the_relic_may_be_teleported() -> None:
    state = a_game("6r 5", fuel=3, ore=1, hand="orbital_teleporter", colonies=DESERT)
    play(state, "dock 6r lunar_mine", "use orbital_teleporter 6r@lunar_mine terraforming_station", "land lem_badlands")
    assert docked_at(state, "terraforming_station") == "p1:6r"


def test_the_resource_cache_counts_the_relic() -> None:
    state = a_game(asked="roll", relic=P1, colonies=DESERT, hand="resource_cache")
    events = play(state, "roll")
    dice = unplaced(state).split()
    odd = sum(int(die[0]) % 2 for die in dice)
    assert len(dice) == 4
    assert events[1] == {
        "event": "gained",
        "seat": P1,
        "source": "resource_cache",
        "fuel": int(odd <= 2),
        "ore": int(odd >= 2),
    }
