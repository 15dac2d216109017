"""Rovers, lifepods, meteorites and patches (PU 11)."""

from __future__ import annotations

from typing import Any

from games.planet_unknown.table import GAME, a_game, laid, movement, pending, player, put, row, sq
from support.positions import is_legal, play, starting

BASE = [laid("I2-rover-tech-p", 5, 0)]


def test_S08_points_are_split_among_rovers_and_a_lifepod_is_collected() -> None:
    state = a_game(tiles=BASE, rovers=[(6, 1), (4, 4)], points=4)
    play(
        state,
        f"move {sq(6, 1)} {sq(6, 2)}",
        f"move {sq(6, 2)} {sq(7, 2)}",
        f"move {sq(7, 2)} {sq(7, 3)}",
        f"move {sq(4, 4)} {sq(4, 5)}",
    )
    assert movement(state) == 0
    assert player(state)["lifepods_collected"] == 1


def test_rovers_do_not_pass_each_other_or_leave_the_planet() -> None:
    state = a_game(tiles=BASE, rovers=[(5, 0), (6, 0)], points=2)
    assert not is_legal(state, f"move {sq(5, 0)} {sq(6, 0)}")
    assert starting(state, f"move {sq(5, 0)}") == [sq(5, 1)]


def test_R44_picking_up_is_no_choice() -> None:
    state = a_game(tiles=[laid("I2-rover-tech-m", 5, 0)], meteorites=[(5, 1)], rovers=[(5, 0)], points=1)
    play(state, f"move {sq(5, 0)} {sq(5, 1)}")
    assert player(state)["meteorites_collected"] == 1


def test_R04_a_rover_gained_before_the_tile_may_wait_for_it() -> None:
    state = a_game("I2-civ-energy-p", tiles=BASE, pending=[{"item": "rover"}])
    assert is_legal(state, f"rover {sq(5, 0)}")
    play(state, put(6, 0))
    play(state, "energy civ")
    assert sorted(starting(state, "rover")) == [sq(6, 0), sq(6, 1)]


def test_no_rover_left_is_no_effect() -> None:
    state = a_game(tiles=BASE, rover_supply=0, pending=[{"item": "rover"}])
    assert starting(state, "rover") == []
    assert is_legal(state, "done")


def test_a_patch_lies_beside_what_is_covered_and_advances_nothing() -> None:
    state = a_game(tiles=BASE, pending=[{"item": "patch"}])
    assert sorted(starting(state, "patch")) == sorted([sq(6, 0), sq(4, 1), sq(6, 1), sq(5, 2)])
    play(state, f"patch {sq(5, 2)}")
    assert row(state, "biomass") == 0
    assert sq(5, 2) in player(state)["patches"]


def test_a_patch_can_be_the_first_tile() -> None:
    state = a_game(event=16, phase="event", pending=[{"item": "patch"}])
    assert sq(5, 0) in starting(state, "patch")
    assert sq(6, 6) not in starting(state, "patch")


def test_S51_patches_are_stored_until_the_end() -> None:
    state = a_game(tiles=BASE, markers={"tech": 5, "biomass": 2}, pending=[{"item": "synergy"}])
    play(state, "synergy biomass", "store patch")
    assert player(state)["stored_patches"] == 1
    state = a_game(phase="final", tiles=BASE, markers={"tech": 5}, pending=[{"item": "patch"}])
    assert not is_legal(state, "store patch")
    play(state, f"patch {sq(6, 0)}")
    assert state.over


def test_R07_a_patch_that_fits_nowhere_is_discarded() -> None:
    from games.planet_unknown.test_setup_and_station import full_but

    data: dict[str, Any] = a_game().to_json()
    data["players"][0] |= {"patches": full_but(), "lifepods": [], "pending": [{"item": "patch"}]}
    state = GAME.from_json(data)
    play(state, "done")
    assert pending(state) == []


def test_R37_supplies_are_unlimited() -> None:
    state = a_game(tiles=BASE, pending=[{"item": "patch"}] * 9)
    assert pending(state) == ["patch"] * 9


def test_S11_a_meteorite_spoils_its_row() -> None:
    tiles = [laid("I2-civ-energy-p", 5, 0, 3)]
    assert 0 in player(a_game(tiles=tiles))["rows"]
    state = a_game(tiles=[laid("I2-civ-energy-m", 5, 0, 3)], meteorites=[(6, 0)])
    assert 0 not in player(state)["rows"]
    assert a_game(tiles=tiles).scores()[0].parts["planet"] == 1
    assert state.scores()[0].parts["planet"] == 0
