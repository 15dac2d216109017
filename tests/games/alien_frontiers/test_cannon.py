"""The Plasma Cannon (AF 11.2, R17)."""

from __future__ import annotations

import pytest
from games.alien_frontiers.table import a_game, colonies_on, count_at, dockable, docked_at, end_turns, player, tokens
from support.positions import P1, P2, P4, legal_texts, play, starting

from cosmodrome import State


def shots(state: State) -> list[str]:
    return starting(state, "use plasma_cannon")


def kills(state: State) -> list[str]:
    return starting(state, "discard plasma_cannon")


def test_E31_plasma_cannon_docks() -> None:
    state = a_game("2 2 4", fuel=3, ore=1, hand="plasma_cannon", docked={"shipyard": "p2:5 p2:5 p3:1 p3:1 p4:3 p4:3"})
    assert "2 2 shipyard" not in dockable(state)
    play(state, "use plasma_cannon shipyard p2:5 p2:5")
    assert (tokens(state), count_at(state, P2, "bay")) == ((1, 1), 3)
    play(state, "dock 2 2 shipyard")
    assert player(state)["fleet"] == 4


def test_E20_pohl_foothills_2() -> None:
    state = a_game(
        "", fuel=2, hand="plasma_cannon", docked={"lunar_mine": "p2:3 p3:4 p4:4"}, colonies={"pohl_foothills": "p1"}
    )
    play(state, "use plasma_cannon lunar_mine p2:3 p3:4 p4:4")
    assert (tokens(state), docked_at(state, "lunar_mine")) == ((0, 0), "")


def test_with_pohl_foothills_one_target_is_free() -> None:
    state = a_game("", hand="plasma_cannon", docked={"lunar_mine": "p2:3 p3:4"}, colonies={"pohl_foothills": "p1"})
    assert shots(state) == ["lunar_mine p2:3", "lunar_mine p3:4"]


def test_E32_plasma_cannon_terraforming() -> None:
    state = a_game("6", active=P2, fleet=4, fuel={P1: 1, P2: 1}, ore={P2: 1}, hands={P1: "plasma_cannon"})
    play(state, "dock 6 terraforming_station", "land lem_badlands")
    end_turns(state, P1)
    play(state, "roll")
    assert player(state, P2)["fleet"] == 4
    fuel = tokens(state)[0]
    play(state, "use plasma_cannon terraforming_station p2:6")
    assert tokens(state)[0] == fuel - 1
    assert (count_at(state, P2, "stock"), count_at(state, P2, "terraforming_station")) == (3, 0)
    assert colonies_on(state, "lem_badlands") == [0, 1, 0, 0]


def test_it_hits_any_choice_of_ships_at_one_facility() -> None:
    state = a_game("", fuel=9, hand="plasma_cannon", docked={"lunar_mine": "p2:3 p2:3 p3:4", "shipyard": "p4:1 p4:1"})
    assert sorted(shots(state)) == sorted(
        [
            "lunar_mine p2:3",
            "lunar_mine p2:3 p2:3",
            "lunar_mine p2:3 p2:3 p3:4",
            "lunar_mine p2:3 p3:4",
            "lunar_mine p3:4",
            "shipyard p4:1",
            "shipyard p4:1 p4:1",
        ]
    )


def test_it_costs_a_fuel_for_each_ship() -> None:
    state = a_game("", fuel=2, hand="plasma_cannon", docked={"lunar_mine": "p2:1 p2:2 p3:3"})
    assert max(len(shot.split()) - 1 for shot in shots(state)) == 2
    play(state, "use plasma_cannon lunar_mine p2:2 p3:3")
    assert (tokens(state), docked_at(state, "lunar_mine")) == ((0, 0), "p2:1")


def test_own_ships_and_blockers_are_no_targets() -> None:
    state = a_game("3", seats=2, fuel=9, hand="plasma_cannon")
    play(state, "dock 3 lunar_mine")
    assert shots(state) == []
    assert kills(state) == []


def test_ships_on_others_hub_tracks_can_be_hit() -> None:
    state = a_game("", fuel=1, hand="plasma_cannon", docked={"colonist_hub": "p2:3 p3:3"})
    assert shots(state) == ["colonist_hub p2:3", "colonist_hub p3:3"]
    play(state, "use plasma_cannon colonist_hub p2:3")
    assert docked_at(state, "colonist_hub") == "p3:3"


def test_ejected_ships_are_rolled_on_their_owners_next_turn() -> None:
    state = a_game("", fuel=1, hand="plasma_cannon", docked={"lunar_mine": "p2:3"})
    play(state, "use plasma_cannon lunar_mine p2:3", "end turn", "roll")
    assert count_at(state, P2, "unplaced") == 3


def test_ships_left_at_the_outpost_still_defend() -> None:
    state = a_game("1 2 3", fuel=2, hand="plasma_cannon", docked={"raiders_outpost": "p2:2 p2:3 p2:4"})
    assert "1 2 3 raiders_outpost" not in dockable(state)
    play(state, "use plasma_cannon raiders_outpost p2:4")
    assert "1 2 3 raiders_outpost" in dockable(state)


def test_an_ejected_top_ship_lowers_the_mine() -> None:
    state = a_game("3", fuel=1, hand="plasma_cannon", docked={"lunar_mine": "p2:6 p3:2"})
    assert "3 lunar_mine" not in dockable(state)
    play(state, "use plasma_cannon lunar_mine p2:6")
    assert "3 lunar_mine" in dockable(state)


# The discard power.


def test_E33_plasma_cannon_discard() -> None:
    state = a_game("", hand="plasma_cannon", fleet={P4: 6}, docked={"lunar_mine": "p4:5"})
    play(state, "discard plasma_cannon lunar_mine p4:5")
    assert (player(state, P4)["fleet"], player(state, P4)["stock"]) == (5, 1)
    assert docked_at(state, "lunar_mine") == ""


@pytest.mark.parametrize(
    ("fleet", "docked", "targets"),
    [
        (3, {"lunar_mine": "p2:5"}, []),
        (4, {"lunar_mine": "p2:5"}, ["lunar_mine p2:5"]),
        (4, {"lunar_mine": "p2:5", "terraforming_station": "p2:6"}, ["terraforming_station p2:6"]),
        (5, {"lunar_mine": "p2:5", "terraforming_station": "p2:6"}, ["lunar_mine p2:5", "terraforming_station p2:6"]),
        (6, {}, []),
    ],
)
def test_R17_three_ships_must_remain_for_the_next_turn(fleet: int, docked: dict[str, str], targets: list[str]) -> None:
    state = a_game("", hand="plasma_cannon", fleet={P2: fleet}, docked=docked)
    assert sorted(kills(state)) == targets


def test_equal_ships_of_one_owner_are_one_target() -> None:
    state = a_game("", hand="plasma_cannon", fleet={P2: 5}, docked={"lunar_mine": "p2:5 p2:5"})
    assert kills(state) == ["lunar_mine p2:5"]


def test_a_lost_ship_can_be_built_again() -> None:
    state = a_game("", hand="plasma_cannon", fleet={P2: 6}, docked={"lunar_mine": "p2:5"})
    play(state, "discard plasma_cannon lunar_mine p2:5")
    assert count_at(state, P2, "stock") == 1
    rebuilt = a_game("2 2", fleet=5, fuel=3, ore=3)
    play(rebuilt, "dock 2 2 shipyard")
    assert player(rebuilt)["fleet"] == 6


def test_the_cannon_is_used_one_way_a_turn() -> None:
    state = a_game("", fuel=2, hand="plasma_cannon", fleet={P2: 6}, docked={"lunar_mine": "p2:5 p2:5"})
    play(state, "use plasma_cannon lunar_mine p2:5")
    assert legal_texts(state) == ["end turn"]
