"""The planets (PU 16) and ignored restrictions (R-5)."""

from __future__ import annotations

from typing import Any

import pytest
from games.planet_unknown.table import GAME, a_game, laid, part, player, put, sq
from support.positions import is_legal, play, refusal, starting

from cosmodrome import IllegalAction
from cosmodrome.games.planet_unknown.planets import PLANET_KEYS, PLANETS


def squares_of(planet: str) -> list[tuple[int, int]]:
    board = PLANETS[PLANET_KEYS.index(planet)]
    return [(x, y) for y in range(12) for x in range(12) if board.rows[y][x] not in ".O"]


def covered_but(planet: str, *free: tuple[int, int], **fields: Any) -> Any:
    """Cover a planet with patches but for a few squares."""
    tile = fields.pop("tile", None)
    data: dict[str, Any] = a_game(tile, planet=planet, **fields).to_json()
    data["players"][0] |= {"patches": [sq(x, y) for x, y in squares_of(planet) if (x, y) not in free], "lifepods": []}
    return GAME.from_json(data)


def test_S40_K273_ice_and_land_do_not_mix() -> None:
    state = a_game("I2-civ-energy-p", planet="k_273")
    assert is_legal(state, put(5, 0, 3))
    assert refusal(state, put(1, 6, 3)) in ("illegal-shores", "illegal-first-tile")
    tiles = [laid("I2-rover-tech-p", 3, 4, 3)]
    state = a_game("I2-civ-energy-p", planet="k_273", tiles=tiles)
    assert refusal(state, put(2, 4)) == "illegal-shores"


def test_S40_K273_is_ignored_where_nothing_else_is_left_R05() -> None:
    # Only ice [2, 4] and land [2, 5] are left side by side.
    data: dict[str, Any] = a_game(planet="k_273", take=("Z5-civ-energy-p", "I2-civ-energy-p")).to_json()
    data["players"][0] |= {
        "lifepods": [],
        "patches": [sq(x, y) for x, y in squares_of("k_273") if (x, y) not in ((2, 4), (2, 5))],
    }
    state = GAME.from_json(data)
    assert starting(state, "take") == ["small"]
    play(state, "take small")
    assert is_legal(state, put(2, 4))


def test_S41_arashi_tiles_leave_the_ring() -> None:
    tiles = [laid("I2-rover-tech-p", 0, 5, 1), laid("I2-rover-tech-m", 1, 3)]
    state = a_game("I2-civ-energy-p", planet="arashi", tiles=tiles)
    assert refusal(state, put(2, 5)) == "illegal-ring"
    assert is_legal(state, put(2, 4))


def test_S41_arashi_patches_never_lie_on_the_ring() -> None:
    state = a_game(planet="arashi", tiles=[laid("I2-rover-tech-p", 1, 3)], pending=[{"item": "patch"}])
    assert sq(1, 5) not in starting(state, "patch")
    worm = a_game(
        planet="arashi",
        corporation="wormhole_corp",
        markers={"tech": 5},
        tiles=[laid("I2-rover-tech-p", 1, 4)],
        pending=[{"item": "patch"}],
    )
    assert sq(1, 4) in starting(worm, "patch")
    assert sq(1, 5) not in starting(worm, "patch")


def test_S42_charybdis_starts_in_the_centre() -> None:
    state = a_game("I2-civ-energy-p", planet="charybdis")
    assert refusal(state, put(5, 0)) == "illegal-first-tile-crater"
    corners = {(x, y) for x in (5, 6) for y in (5, 6)}
    assert is_legal(state, put(5, 5))
    for text in starting(state, "place"):
        square, rot = text.split()[0], int(text.split()[1][1])
        x, y = "abcdefghijkl".index(square[0]), int(square[1:]) - 1
        cells = {(x, y), (x + 1, y) if rot % 2 else (x, y + 1)}
        assert cells & corners


def test_S43_gaia_open_cities_give_medals_but_no_rows() -> None:
    state = covered_but("gaia", (5, 0))
    assert 0 not in player(state)["rows"]
    assert 5 not in player(state)["columns"]
    assert part(state, "planet") == 40 - 1 - 3 + 2


def test_S44_tartarus_has_a_chasm() -> None:
    tiles = [laid("I2-civ-energy-p", 5, 2)]
    state = a_game("I2-rover-tech-p", planet="tartarus", tiles=tiles)
    assert refusal(state, put(5, 1, 1)) == "illegal-chasm"
    rover = a_game(planet="tartarus", tiles=tiles, rovers=[(5, 3)], points=3)
    assert not is_legal(rover, f"move {sq(5, 3)} {sq(6, 3)}")
    cosmos = a_game(
        planet="tartarus",
        corporation="cosmos_inc",
        markers={"tech": 3},
        tiles=tiles,
        rovers=[(5, 3)],
        points=3,
        lifepods=[],
    )
    assert is_legal(cosmos, f"move {sq(5, 3)} {sq(6, 4)}")
    assert not is_legal(cosmos, f"move {sq(5, 3)} {sq(6, 2)}")


def test_S45_cerberus_rewards_each_whole_planet() -> None:
    assert PLANETS[PLANET_KEYS.index("cerberus")].parts[2].bit_count() == 21
    state = covered_but("cerberus", *((x, y) for x, y in squares_of("cerberus") if x < 7 or y < 6))
    lines = len(player(state)["rows"]) + len(player(state)["columns"])
    assert lines == 0
    assert part(state, "planet") == 2


def test_R42_cerberus_tiles_may_cross_the_borders() -> None:
    state = a_game("I3-civ-energy-p", planet="cerberus", tiles=[laid("I2-rover-tech-p", 5, 5, 3)])
    assert is_legal(state, put(7, 5, 1))
    crossing = a_game("I2-civ-energy-p", planet="cerberus", tiles=[laid("I2-rover-tech-p", 5, 6, 3)])
    assert is_legal(crossing, put(6, 5, 3))


def test_S46_petra_currents_are_energy() -> None:
    tiles = [laid("I2-rover-tech-p", 8, 2), laid("I2-rover-tech-m", 6, 2)]
    state = a_game("I2-civ-energy-p", planet="petra", tiles=tiles)
    play(state, put(7, 1, 0))
    assert sorted(starting(state, "energy")) == ["civ", "rover", "tech"]


def test_S46_R23_petra_currents_fill_rows() -> None:
    electric = PLANETS[PLANET_KEYS.index("petra")].electric
    free = [(x, y) for x, y in squares_of("petra") if electric >> (y * 13 + x) & 1]
    state = covered_but("petra", *free)
    assert part(state, "planet") == 40
    assert player(state)["open"] == len(free)


def test_S58_R25_lacuna_holes_are_ignored_but_nothing_lies_there() -> None:
    state = covered_but("lacuna", *((x, y) for x, y in squares_of("lacuna") if y != 6))
    assert player(state)["rows"] == [6]
    state = a_game("I2-civ-energy-p", planet="lacuna", tiles=[laid("I2-rover-tech-p", 5, 0)])
    assert refusal(state, put(5, 2, 3)) == "illegal-off-planet"


def test_S59_persephone_forbids_stations_by_quarter() -> None:
    tiles = [laid("I2-rover-tech-p", 6, 4)]
    state = a_game("F5-civ-energy-p", planet="persephone", tiles=tiles)
    board = PLANETS[PLANET_KEYS.index("persephone")]
    from cosmodrome.games.planet_unknown.components import SHAPES

    poses = SHAPES[0].poses
    seen_other_quarter = False
    for text in starting(state, "place"):
        square, rot, *flip = text.split()
        corner = (int(square[1:]) - 1) * 13 + "abcdefghijkl".index(square[0])
        pose = poses[int(rot[1]) + (4 if flip else 0)]
        civ, energy = corner + pose.station_a, corner + pose.station_b
        assert not (civ % 13 < 6 and civ // 13 < 6)
        assert not (energy % 13 > 5 and energy // 13 < 6)
        north_west = any((corner + spot) % 13 < 6 and (corner + spot) // 13 < 6 for spot in pose.first)
        seen_other_quarter |= north_west
    assert board.key == "persephone"
    assert seen_other_quarter


def test_S59_persephone_names_the_station_that_a_quarter_forbids() -> None:
    state = a_game("I2-civ-energy-p", planet="persephone", tiles=[laid("I2-rover-tech-p", 6, 4)])
    with pytest.raises(IllegalAction, match="No energy station may stand in this quarter"):
        state.parse(0, put(7, 3))
    state = a_game("I2-civ-energy-p", planet="persephone", tiles=[laid("I2-rover-tech-p", 4, 4)])
    with pytest.raises(IllegalAction, match="No civ station may stand in this quarter"):
        state.parse(0, put(5, 5))


def test_S60_R21_R22_pajitnov_needs_room_to_slide() -> None:
    around = [
        laid("I2-rover-tech-p", 5, 0),
        laid("I2-rover-tech-m", 5, 3),
        laid("I2-civ-energy-p", 4, 1),
        laid("I2-civ-energy-m", 6, 1),
    ]
    state = a_game(planet="pajitnov", tiles=around, pending=[{"item": "patch"}])
    assert sq(5, 2) not in starting(state, "patch")
    assert sq(6, 0) in starting(state, "patch")
    worm = a_game(
        planet="pajitnov", corporation="wormhole_corp", tiles=around, markers={"tech": 5}, pending=[{"item": "patch"}]
    )
    assert sq(5, 1) in starting(worm, "patch")
    walls = [laid("I2-rover-tech-p", 5, 0, 3), *around[1:]]
    assert refusal(a_game("I2-water-rover-p", planet="pajitnov", tiles=walls), put(5, 1)) == "illegal-slide"


def test_kaax_rovers_keep_off_toxic_squares_until_they_are_covered() -> None:
    state = a_game(planet="kaax", tiles=[laid("I2-rover-tech-p", 4, 1)], rovers=[(4, 1)], points=2)
    assert not is_legal(state, f"move {sq(4, 1)} {sq(3, 1)}")
    assert is_legal(state, f"move {sq(4, 1)} {sq(4, 2)}")


def test_R24_oblivion_perimeter_is_the_outer_border() -> None:
    state = a_game("I2-civ-energy-p", planet="oblivion")
    assert is_legal(state, put(0, 0))
    assert refusal(state, put(3, 2)) == "illegal-first-tile"


def test_S39_a_restriction_that_ends_the_game_is_ignored() -> None:
    data: dict[str, Any] = a_game(take=("Z5-civ-energy-p", "I2-civ-energy-p"), event=39).to_json()
    state = GAME.from_json(data)
    assert starting(state, "take") == ["large", "small"]
    play(state, "take small")
    assert is_legal(state, put(5, 0, 3))


def test_R05_one_restriction_is_broken_before_both() -> None:
    # A first tile under «not on the perimeter»: the event must be broken, so the planet is still obeyed.
    state = a_game(planet="k_273", take=("Z5-civ-energy-p", "I2-civ-energy-p"), event=39)
    play(state, "take small")
    assert is_legal(state, put(5, 0, 3))
    assert refusal(state, put(11, 5)) == "illegal-both-restrictions"
