"""Placing tiles, stations and energy (PU 6, 7, 8)."""

from __future__ import annotations

from typing import Any

import pytest
from games.planet_unknown.table import GAME, a_game, laid, movement, pending, player, put, row, sq
from support.positions import is_legal, play, refusal, starting


def test_S02_water_on_ice_advances() -> None:
    state = a_game("I2-water-rover-p")
    play(
        state,
        put(3, 1, 3),
        "station water",
    )
    assert row(state, "water") == 1
    assert row(state, "rover") == 1
    assert sorted(starting(state, "rover")) == [sq(3, 1), sq(4, 1)]


def test_S03_water_beside_ice_does_not() -> None:
    state = a_game("I2-water-rover-p")
    play(state, put(3, 1, 1))
    assert row(state, "water") == 0
    assert row(state, "rover") == 1


def test_S04_the_first_tile_lies_on_the_perimeter() -> None:
    state = a_game("I2-civ-energy-p")
    assert refusal(state, put(6, 2)) == "illegal-first-tile"
    assert is_legal(state, put(5, 0, 3))


def test_S05_energy_alone_copies_its_neighbour_on_the_tile() -> None:
    state = a_game("I2-civ-energy-p")
    play(state, put(5, 0, 3))
    assert starting(state, "energy") == ["civ"]
    play(state, "energy civ")
    assert row(state, "civ") == 2


ENERGY = (laid("I2-rover-tech-p", 5, 0), laid("I2-energy-water-p", 6, 1, 3))


def test_S06_energy_copies_what_touches_its_area() -> None:
    state = a_game("I2-civ-energy-p", tiles=ENERGY)
    play(state, put(6, 2, 2))
    assert sorted(starting(state, "energy")) == ["civ", "tech", "water"]


def test_S07_energy_as_water_needs_no_ice() -> None:
    state = a_game("I2-civ-energy-p", tiles=ENERGY)
    play(state, put(6, 2, 2), "energy water")
    assert row(state, "water") == 1


def test_R08_a_patch_beside_the_energy_area_allows_no_biomass() -> None:
    state = a_game("I2-civ-energy-p", tiles=ENERGY, patches=[(5, 2)])
    play(state, put(6, 2, 2))
    assert "biomass" not in starting(state, "energy")


def test_energy_does_not_offer_what_cannot_advance() -> None:
    state = a_game("I2-civ-energy-p", markers={"civ": 15})
    play(state, put(5, 0, 3))
    assert starting(state, "energy") == []
    assert is_legal(state, "done")


def test_S12_what_lies_under_a_tile_is_destroyed_and_not_collected() -> None:
    state = a_game(
        "I2-rover-tech-p", tiles=[laid("I2-civ-energy-p", 6, 1)], rovers=[(7, 1)], markers={"rover": 3, "tech": 0}
    )
    assert sq(7, 2) in player(state)["lifepods"]
    play(state, put(7, 1))
    assert sq(7, 2) not in player(state)["lifepods"]
    assert player(state)["rovers"] == []
    assert player(state)["lifepods_collected"] == 0


def test_later_tiles_touch_and_never_overlap() -> None:
    state = a_game("I2-civ-energy-p", tiles=[laid("I2-rover-tech-p", 5, 0)])
    assert refusal(state, put(5, 1)) == "illegal-covered"
    assert refusal(state, put(1, 3)) == "illegal-not-adjacent"
    assert refusal(state, put(4, 0)) == "illegal-off-planet"
    assert refusal(state, put(11, 11, 1)) == "illegal-off-planet"
    assert is_legal(state, put(6, 0))


def test_S13_universal_1_ignores_adjacency() -> None:
    tiles = [laid("I2-rover-tech-p", 5, 0)]
    assert not is_legal(a_game("I2-civ-energy-p", tiles=tiles, markers={"tech": 2}), put(1, 3))
    state = a_game("I2-civ-energy-p", tiles=tiles, markers={"tech": 3})
    assert is_legal(state, put(1, 3))


def test_S13_the_first_tile_rule_stays() -> None:
    assert not is_legal(a_game("I2-civ-energy-p", markers={"tech": 3}), put(6, 2))


def test_S15_universal_4_doubles_water_from_the_tile() -> None:
    state = a_game("I2-water-rover-p", markers={"tech": 10, "rover": 1})
    play(state, put(3, 1, 3), "station water")
    assert row(state, "water") == 2


def test_R09_universal_4_doubles_energy_used_as_water() -> None:
    state = a_game("I2-energy-water-p", markers={"tech": 10})
    play(state, put(5, 0, 3))
    assert row(state, "water") == 2


def test_S10_a_meteorite_comes_with_the_tile_and_a_rover_put_there_collects_it() -> None:
    state = a_game("I2-rover-tech-m")
    play(state, put(5, 0))
    assert player(state)["meteorites"] == [sq(5, 1)]
    play(state, "station rover")
    play(state, f"rover {sq(5, 1)}")
    assert player(state)["meteorites"] == []
    assert player(state)["meteorites_collected"] == 1


def test_S52_universal_5_keeps_meteorites_away() -> None:
    state = a_game("I2-rover-tech-m", markers={"tech": 14, "rover": 2})
    play(state, put(5, 0))
    assert player(state)["meteorites"] == []
    state = a_game(
        tiles=[laid("I2-rover-tech-m", 5, 0)],
        markers={"tech": 14},
        event=31,
        phase="event",
        pending=[{"item": "put_meteorite"}],
    )
    play(state, "done")
    assert player(state)["meteorites"] == []


def test_S53_the_order_of_stations_is_free_and_matters() -> None:
    for order, points in (("tech rover", 3), ("rover tech", 2)):
        state = a_game("I2-rover-tech-p", markers={"tech": 6, "rover": 3}, rovers=[(9, 2)])
        play(state, put(5, 0), *(f"station {marker}" for marker in order.split()[:1]))
        assert movement(state) == points


def test_S53_everything_pending_is_one_pool_R03() -> None:
    state = a_game("I2-rover-tech-p", markers={"tech": 1, "rover": 3}, rovers=[(9, 2)])
    play(state, put(5, 0), "station tech")
    assert "synergy" in pending(state)
    assert is_legal(state, f"move {sq(9, 2)} {sq(8, 2)}") or is_legal(state, "station rover")


def test_S14_universal_3_adds_a_point_to_track_movement_only() -> None:
    state = a_game("I2-rover-tech-p", markers={"tech": 8, "rover": 1}, rovers=[(9, 2)])
    play(state, put(5, 0), "station rover")
    assert movement(state) == 2


def test_R10_the_last_rover_cell_gives_its_points_again() -> None:
    state = a_game(markers={"rover": 15}, rovers=[(9, 2)], pending=[{"item": "synergy"}])
    play(state, "synergy rover")
    assert row(state, "rover") == 15
    assert movement(state) == 4


def test_S09_a_double_bonus_gives_both() -> None:
    state = a_game(markers={"rover": 9}, rovers=[(9, 2)], pending=[{"item": "synergy"}])
    play(state, "synergy rover")
    assert movement(state) == 3
    assert pending(state) == ["synergy"]


def test_R06_advances_are_mandatory() -> None:
    state = a_game(pending=[{"item": "synergy"}])
    assert refusal(state, "done") == "illegal-not-done"


def test_R45_a_patch_never_takes_the_last_place_of_the_taken_tile() -> None:
    from games.planet_unknown.test_setup_and_station import full_but

    data: dict[str, Any] = a_game("I2-civ-energy-p").to_json()
    data["players"][0]["patches"], data["players"][0]["lifepods"] = full_but((5, 0), (6, 0), (0, 5)), []
    data["players"][0]["pending"] = [{"item": "patch"}]
    state = GAME.from_json(data)
    assert starting(state, "patch") == [sq(0, 5)]


def test_R46_a_gain_that_is_impossible_waits_and_is_lost_at_the_end() -> None:
    state = a_game(
        markers=dict.fromkeys(("civ", "water", "biomass", "tech"), 15),
        pending=[{"item": "station", "marker": "civ", "steps": 1, "placed": True}],
    )
    assert is_legal(state, "done")
    assert pending(state) == ["station"]
    play(state, "done")
    assert pending(state) == []


@pytest.mark.parametrize("shape", ["F5", "N5", "U5", "Z5", "I4", "S4", "L4", "O4", "T4", "I3", "V3", "I2"])
def test_every_placement_is_found_that_the_rules_allow(shape: str) -> None:
    """Compare with a plain count, square by square."""
    from cosmodrome.games.planet_unknown.components import TILE_KEYS, TILES
    from cosmodrome.games.planet_unknown.planets import PLANETS

    state = a_game(
        f"{shape}-civ-energy-m",
        tiles=[laid("Z5-rover-tech-p", 5, 0)] if shape != "Z5" else [laid("F5-rover-tech-p", 4, 1)],
    )
    board, colony = PLANETS[0], state.colonies[0]  # type: ignore[attr-defined]
    grid = {(x, y) for y in range(12) for x in range(12) if board.rows[y][x] != "."}
    taken = {(x, y) for x, y in grid if colony.covered >> (y * 13 + x) & 1}
    near = {(x + dx, y + dy) for x, y in taken for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))}
    looks = set()
    for pose in TILES[TILE_KEYS.index(f"{shape}-civ-energy-m")].shape.poses:
        for x in range(12):
            for y in range(12):
                cells = [(x + dx, y + dy) for dx, dy in pose.points]
                if set(cells) <= grid - taken and set(cells) & near:
                    looks.add(tuple(cells))
    assert len(starting(state, "place")) == len(looks)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_both_tiles_can_be_tried_before_one_is_taken(seats: int) -> None:
    state = GAME.new(seats, 7, {"sides": "random"})
    while 0 not in state.deciders() or not any(str(action).startswith("take") for action in state.legal(0)):
        seat = state.deciders()[0]
        state.apply(seat, state.legal(seat)[0])
    places = state.view(0).data["players"][0]["places"]  # type: ignore[index]
    for ring, told in places.items():
        trial = state.clone()
        trial.apply(0, trial.parse(0, f"take {ring}"))
        assert trial.view(0).data["players"][0]["taken"]["tile"] == told["tile"]  # type: ignore[index]
        found = {
            f"place {corner} {pose.removesuffix('f')}{' flip' if pose.endswith('f') else ''}"
            for pose, corners in told["poses"].items()
            for corner in corners
        }
        assert found == {str(action) for action in trial.legal(0) if str(action).startswith("place")}
        assert trial.view(0).data["players"][0]["places"] is None  # type: ignore[index]
    assert state.view(None).data["players"][0]["places"] is None  # type: ignore[index]
