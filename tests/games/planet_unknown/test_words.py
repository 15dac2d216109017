"""Sets of squares in machine words tell the same as sets of squares one by one."""

from __future__ import annotations

import random

import pytest
from games.planet_unknown.table import a_game, laid

from cosmodrome.games.planet_unknown.bot.ground import CONTACT, ICE, POD_LOST, SHUT, Ground
from cosmodrome.games.planet_unknown.bot.landscape import planet_worth
from cosmodrome.games.planet_unknown.colony import Colony, Mark
from cosmodrome.games.planet_unknown.components import BIOMASS, CIV, SHAPES, TILES, TILES_OF
from cosmodrome.games.planet_unknown.grid import PART, SIDE, WIDTH, Field, beside, joined, pops, square, squares, words
from cosmodrome.games.planet_unknown.planets import COMMON_PLANET, PLANETS
from cosmodrome.games.planet_unknown.rules.room import Room
from cosmodrome.games.planet_unknown.rules.scoring import planet_medals
from cosmodrome.games.planet_unknown.said.actions import PLACE
from cosmodrome.games.planet_unknown.state import PlanetUnknown

GRID = PLANETS[COMMON_PLANET].grid
NOTHING = [0.0] * 5


def _scatter(seed: int) -> int:
    """Give a random part of the common planet."""
    draw = random.Random(seed)
    return sum(1 << spot for spot in squares(GRID) if draw.random() < 0.5)


@pytest.mark.parametrize("seed", range(20))
def test_words_hold_the_whole_set(seed: int) -> None:
    mask = _scatter(seed)
    top, middle, bottom = words(mask)
    assert joined(top, middle, bottom) == mask
    assert [pops(word) for word in (top, middle, bottom)] == [int(word).bit_count() for word in (top, middle, bottom)]


def test_a_full_word_is_counted() -> None:
    assert pops(0) == 0
    assert pops(PART) == 52


@pytest.mark.parametrize("seed", range(5))
def test_a_window_shows_four_rows_wherever_it_is(seed: int) -> None:
    mask = _scatter(seed)
    field = Field(mask)
    for row in range(-1, SIDE + 4):
        seen = field.window(row)
        for line in range(4):
            for column in range(SIDE):
                inside = 0 <= row + line < SIDE and mask >> square(column, row + line) & 1
                assert seen >> (line * WIDTH + column) & 1 == inside


@pytest.mark.parametrize("planet", range(len(PLANETS)))
def test_a_pose_finds_the_same_room_as_square_by_square(planet: int) -> None:
    board = PLANETS[planet]
    draw = random.Random(planet)
    for dense in (0.0, 0.05, 0.4, 0.8):
        covered = {spot for spot in squares(board.grid) if draw.random() < dense}
        room = Room(board, sum(1 << spot for spot in covered))
        near = {spot + step for spot in covered for step in (1, -1, WIDTH, -WIDTH)} or set(squares(board.start))
        free = set(squares(board.grid)) - covered
        for pose in draw.choice(SHAPES).poses:
            fitting = [corner for corner in range(SIDE * WIDTH) if all(corner + step in free for step in pose.offsets)]
            touching = [corner for corner in fitting if any(corner + step in near for step in pose.offsets)]
            assert squares(joined(*room.corners(pose.offsets, True))) == fitting
            assert squares(joined(*room.corners(pose.offsets, False))) == touching


def test_the_room_follows_what_is_laid() -> None:
    colony = Colony(COMMON_PLANET, 0, Mark())
    before = colony.room()
    assert colony.room() is before
    copy = colony.copy(colony.mark)
    copy.lay_patch(squares(GRID)[0])
    assert copy.room().covered == copy.covered
    assert colony.room() is before


def _rough(covered: int, pods: int, tile: int, turn: int, corner: int) -> float:
    """Weigh how a tile fits, square by square: what it touches, shuts in and buries."""
    pose = TILES[tile].shape.poses[turn]
    mine = {(square % WIDTH + corner % WIDTH, square // WIDTH + corner // WIDTH) for square in pose.offsets}
    free = {(spot % WIDTH, spot // WIDTH) for spot in squares(GRID & ~covered)}
    sides = ((1, 0), (-1, 0), (0, 1), (0, -1))
    around = {(x + dx, y + dy) for x, y in mine for dx, dy in sides} - mine
    total = CONTACT * len(around - free) / len(mine)
    left = free - mine
    shut = [1 for x, y in around & free if not any((x + dx, y + dy) in left for dx, dy in sides)]
    return total - SHUT * len(shut) - POD_LOST * sum(pods >> square(x, y) & 1 for x, y in mine)


@pytest.mark.parametrize("shape", range(len(SHAPES)))
def test_a_tile_fits_as_well_as_its_squares_do(shape: int) -> None:
    draw = random.Random(shape)
    # Where no step gives anything and nothing is joined, a tile is weighed by its fit alone.
    tile = next(tile for tile in TILES_OF[shape] if TILES[tile].has(BIOMASS) and TILES[tile].has(CIV))
    for _ in range(4):
        state = a_game(seats=1, tiles=[laid("I2-rover-tech-p", 5, 0, 3)], lifepods=[(7, 2), (1, 4), (5, 9)])
        assert isinstance(state, PlanetUnknown)
        colony = state.colonies[0]
        colony.covered |= _scatter(draw.randrange(1000)) & _scatter(draw.randrange(1000))
        free = GRID & ~colony.covered
        ground = Ground(colony, TILES[tile], NOTHING)
        for turn in TILES[tile].shape.turns:
            pose = TILES[tile].shape.poses[turn]
            for corner in range(SIDE * WIDTH):
                mask = pose.mask << corner
                if mask & free != mask or any(
                    colony.board.lines[line] & free & ~mask == 0
                    for line in range(24)
                    if colony.board.lines[line] & mask
                ):
                    continue
                ice = -ICE * (mask & colony.board.ice).bit_count()
                assert ground.worth(PLACE[turn * 156 + corner]) == pytest.approx(
                    ice + _rough(colony.covered, colony.pods, tile, turn, corner)
                )


def test_the_planet_is_worth_its_medals_when_nothing_can_be_added() -> None:
    state = a_game(seats=1, patches=[(5, 0), (6, 0), (5, 1), (6, 1)])
    assert isinstance(state, PlanetUnknown)
    colony = state.colonies[0]
    assert planet_worth(colony, 0.0, 0.0, [], [], 0, 0) == planet_medals(colony) == 1


def test_squares_that_stand_alone_or_are_stuck_cost_their_lines() -> None:
    hole = square(5, 5)
    patches = [(spot % WIDTH, spot // WIDTH) for spot in squares(GRID & ~(1 << hole | beside(1 << hole)))]
    state = a_game(seats=1, patches=patches)
    assert isinstance(state, PlanetUnknown)
    colony = state.colonies[0]
    free = planet_worth(colony, 3.0, 0.0, [], [], 0, 0)
    assert planet_worth(colony, 3.0, 0.0, [], [], 1 << hole, 0) < free
    assert planet_worth(colony, 3.0, 0.0, [], [], 0, 1 << hole) < free
    assert planet_worth(colony, 3.0, 0.0, [hole], [0.1], 0, 0) < free
    assert planet_worth(colony, 3.0, 0.0, [], [], 0, 1 << hole) < planet_worth(colony, 3.0, 2.0, [], [], 0, 1 << hole)
