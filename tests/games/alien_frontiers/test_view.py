"""What the view tells a board of prices and of the docks that ships would take."""

from __future__ import annotations

from typing import Any

from games.alien_frontiers.table import a_game
from support.positions import seen


def price(view: Any, facility: str) -> list[tuple[str, int, int, int]]:
    return [(part["kind"], part["n"], part["was"], part["left"]) for part in view["prices"].get(facility, [])]


def test_every_price_is_told_with_what_it_would_leave() -> None:
    view = seen(a_game("1 2 3", fuel=4, ore=5))
    assert price(view, "terraforming_station") == [("fuel", 1, 1, 3), ("ore", 1, 1, 4)]
    assert price(view, "colony_constructor") == [("ore", 3, 3, 2)]
    assert price(view, "shipyard") == [("fuel", 1, 1, 3), ("ore", 1, 1, 4)]
    assert price(view, "solar_converter") == []
    assert [part["n"] for part in view["relic_price"]] == [1, 1]


def test_a_bonus_is_told_beside_the_printed_price() -> None:
    view = seen(a_game("1 2 3", fuel=4, ore=5, colonies={"bradbury_plateau": "p1", "herbert_valley": "p1"}))
    assert price(view, "colony_constructor") == [("ore", 2, 3, 3)]
    assert price(view, "shipyard") == [("fuel", 0, 1, 4), ("ore", 0, 1, 5)]


def test_ships_take_the_first_group_of_docks_that_is_free() -> None:
    facilities = seen(a_game("2 2", docked={"shipyard": "p2:1 p2:1"}))["facilities"]
    shipyard = facilities["shipyard"]
    pair = shipyard["next"][1]
    assert pair in ([2, 3], [4, 5])
    assert [shipyard["docks"][dock]["ship"] for dock in pair] == [None, None]
    assert facilities["solar_converter"]["next"][0] == [0]


def test_whoever_comes_to_the_outpost_takes_the_docks_of_those_who_are_there() -> None:
    facilities = seen(a_game("4 5 6", docked={"raiders_outpost": "p2:1 p2:2 p2:3"}))["facilities"]
    assert facilities["raiders_outpost"]["next"][2] == [0, 1, 2]


def test_colonies_are_on_the_planet_at_the_hub_or_in_reserve() -> None:
    me = seen(a_game("1", colonies={"lem_badlands": "p1 p1"}, circle=3))["players"][0]
    assert (me["landed"], me["at_hub"]) == (2, 1)
    assert me["landed"] + me["at_hub"] + me["reserve"] == me["colonies"]
