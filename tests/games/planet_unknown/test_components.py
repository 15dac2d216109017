"""The data of the components agrees with itself and with the numbers that the rules know things by."""

from __future__ import annotations

import pytest

from cosmodrome.games.planet_unknown.cards import EVENTS
from cosmodrome.games.planet_unknown.components import (
    LARGE,
    SHAPE_KEYS,
    SMALL,
    TERRAINS,
    TILES,
    TRACKS,
    Tile,
    read_data,
    shape_in,
)
from cosmodrome.games.planet_unknown.corporations import CORPORATION_KEYS, CORPORATIONS, OASIS
from cosmodrome.games.planet_unknown.grid import WIDTH
from cosmodrome.games.planet_unknown.planets import COMMON_PLANET, PLANETS, Planet
from cosmodrome.games.planet_unknown.rules.items.table import ALL_KINDS


@pytest.mark.parametrize("tile", TILES, ids=lambda tile: tile.key)
def test_tiles_and_shapes_agree(tile: Tile) -> None:
    pose = tile.shape.poses[0]
    for cell in read_data("tiles")["tiles"][tile.number]["cells"]:
        spot = cell["y"] * WIDTH + cell["x"]
        assert TERRAINS[tile.a if spot in pose.first else tile.b] == cell["terrain"]
        assert cell["station"] == (spot in (pose.station_a, pose.station_b))
        assert cell["meteor"] == (tile.meteor and spot == pose.meteor)


def test_terrains_and_tracks_stand_in_the_order_of_their_numbers() -> None:
    assert read_data("tiles")["terrains"] == list(TERRAINS)
    assert read_data("corporations")["track_order"] == list(TRACKS)


def test_the_rings_of_the_station_face_each_other_as_the_depots_say() -> None:
    for shift, depots in read_data("susan")["depots_by_shift"].items():
        for sector, pair in enumerate(depots):
            assert [SHAPE_KEYS[shape_in(ring, sector, int(shift))] for ring in (LARGE, SMALL)] == pair


@pytest.mark.parametrize("planet", PLANETS, ids=lambda planet: planet.key)
def test_the_lists_of_squares_agree_with_the_drawing(planet: Planet) -> None:
    entry = read_data("planets")["planets"][planet.number]
    assert planet.grid.bit_count() == entry["squares"]
    assert planet.pods.bit_count() == 6
    special = [planet.ring, planet.cities, planet.toxic, planet.electric, *planet.parts, *planet.sides]
    for mask in [planet.ice, planet.pods, planet.perimeter, *special]:
        assert mask & planet.grid == mask
    assert sum(planet.prizes) == entry["max_row_column_medals"]
    assert not planet.sides[0] or planet.sides[0] | planet.sides[1] == planet.grid


def test_the_common_planet_has_no_rule_of_its_own() -> None:
    assert PLANETS[COMMON_PLANET].rule == "standard"


def test_corporations_stand_in_the_order_of_their_numbers() -> None:
    known = "universal_coalition cosmos_inc flux_industries horizon_group jump_drive makeshift oasis_ultd republic"
    assert (*known.split(), "wormhole_corp") == CORPORATION_KEYS


def test_the_path_of_oasis_begins_on_the_water_track() -> None:
    firm = CORPORATIONS[OASIS]
    assert firm.path[0] == TRACKS.index("water") * 16
    assert all(firm.cells[code] is not None for code in firm.path)


def test_an_event_restricts_the_round_just_where_it_lasts_for_it() -> None:
    for entry in read_data("events")["cards"]:
        assert (EVENTS[entry["id"]].rule > 0) == entry["lasts_round"]


def test_every_kind_of_pending_item_stands_at_its_number() -> None:
    assert [kind.number for kind in ALL_KINDS] == list(range(len(ALL_KINDS)))
