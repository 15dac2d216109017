"""What bots see in a position at a glance: medals to expect, objectives within reach, promising placements."""

from __future__ import annotations

from typing import Any

import pytest
from games.planet_unknown.table import GAME, a_game, laid

from cosmodrome.games.planet_unknown.bot.outlook import KEEPING, chance_of, fullest_block, most_stations, room_for_tiles
from cosmodrome.games.planet_unknown.bot.prospects import WAYS
from cosmodrome.games.planet_unknown.cards import OBJECTIVES
from cosmodrome.games.planet_unknown.colony import Colony
from cosmodrome.games.planet_unknown.components import CIV
from cosmodrome.games.planet_unknown.grid import mask_of, square
from cosmodrome.games.planet_unknown.planets import COMMON_PLANET, PLANETS
from cosmodrome.games.planet_unknown.state import PlanetUnknown
from cosmodrome.kernel.rng import Rng
from cosmodrome.kernel.state import State
from cosmodrome.players import GreedyPlayer
from cosmodrome.players.mind import evaluate, weigh

BOARD = mask_of([[x, y] for x in range(12) for y in range(12)])


def test_a_block_is_counted_where_it_is_fullest() -> None:
    row = mask_of([[2, 2], [3, 2], [4, 2], [3, 3], [9, 9]])
    assert fullest_block(row, BOARD, 3, 3) == 4
    assert fullest_block(BOARD, BOARD, 5, 2) == 10
    assert fullest_block(0, BOARD, 3, 3) == 0


def test_a_block_that_is_built_over_is_no_block() -> None:
    free = mask_of([[x, y] for x in range(2) for y in range(12)])
    assert fullest_block(0, free, 3, 3) == -1
    assert fullest_block(mask_of([[1, 1]]), free, 2, 5) == 1


def _colony(**more: Any) -> Colony:
    state = a_game(seats=1, **more)
    assert isinstance(state, PlanetUnknown)
    return state.colonies[0]


def _but(*left_out: tuple[int, int]) -> list[tuple[int, int]]:
    """Give all squares of the common planet but some."""
    grid = PLANETS[COMMON_PLANET].grid
    return [(x, y) for y in range(12) for x in range(12) if grid >> square(x, y) & 1 and (x, y) not in left_out]


def test_what_only_a_patch_can_cover_is_no_place_for_a_block() -> None:
    block = [(x, y) for x in range(4, 7) for y in range(4, 7)]
    apart = _colony(patches=_but(*block[::2]))
    whole = _colony(patches=_but(*block))
    assert chance_of(apart, OBJECTIVES[1], 20.0, room_for_tiles(apart)) == 0.0
    assert chance_of(whole, OBJECTIVES[1], 20.0, room_for_tiles(whole)) > 0.0


def _stations(colony: Colony, enough: int) -> int:
    return most_stations(colony, CIV, enough, room_for_tiles(colony))


def test_an_area_that_is_walled_in_gathers_no_more_stations() -> None:
    tiles = [laid("I2-civ-energy-p", 5, 0)]
    under = [(5, 0), (5, 1), (6, 0)]
    assert _stations(_colony(tiles=tiles), 6) == 1
    walled = _colony(tiles=tiles, patches=_but(*under, (5, 9), (5, 10)))
    assert _stations(walled, 6) == 0
    assert _stations(walled, 1) == 1


def test_a_marker_on_its_last_cell_may_expect_its_medal() -> None:
    for way in WAYS[0]:
        assert way.worth[15][0] in (5.0, 10.0)
        assert way.worth[0][0] == 0.0
        assert way.worth[0][20] > 1.0


def test_the_nearer_the_end_the_less_a_step_promises() -> None:
    water = WAYS[0][1]
    assert water.gain[4][1] < water.gain[4][12]


def _chance(**more: Any) -> float:
    return evaluate(a_game(seats=1, tiles=[laid("I2-civ-energy-p", 5, 0, 3)], **more))[0]


def test_a_meteorite_out_of_reach_is_worse_than_none() -> None:
    tiles = [laid("I2-rover-tech-m", 5, 0)]
    clean = evaluate(a_game(seats=1, tiles=tiles))[0]
    littered = evaluate(a_game(seats=1, tiles=tiles, meteorites=[(5, 1)]))[0]
    assert littered < clean


def test_what_is_pending_is_worth_something() -> None:
    assert _chance(pending=[{"item": "synergy"}]) > _chance()
    assert _chance(markers={"water": 12}) > _chance(markers={"water": 3})


def test_chances_of_rivals_add_up() -> None:
    for seats in (2, 4, 6):
        assert sum(evaluate(GAME.new(seats, 3, {}))) == pytest.approx(1.0)


def test_placements_are_weighed_alike_in_every_copy() -> None:
    state: State = GAME.new(2, 7, {})
    state.apply(0, state.legal(0)[0])
    actions = state.legal(0)
    weights = weigh(state, 0, actions)
    assert len(weights) == len(actions)
    assert min(weights) > 0.0
    assert weigh(state.imagine(0, Rng.seeded(1)), 0, actions) == weights


def _likeliest(state: State) -> str:
    actions = state.legal(0)
    weights = weigh(state, 0, actions)
    return actions[weights.index(max(weights))].text


@pytest.mark.parametrize("markers", [{"civ": 2, "water": 14}, {"rover": 5, "civ": 9}, {"biomass": 8, "tech": 6}])
def test_a_step_is_weighed_by_what_it_brings_the_colony(markers: dict[str, int]) -> None:
    state = a_game(seats=1, pending=[{"item": "synergy"}], markers=markers)
    chances = {}
    for action in state.legal(0):
        if action.text.startswith("synergy "):
            trial = state.clone()
            trial.apply(0, action)
            chances[action.text] = evaluate(trial)[0]
    assert _likeliest(state) == max(chances, key=lambda text: chances[text])


def test_stations_come_first() -> None:
    pending: list[dict[str, Any]] = [
        {"item": "synergy"},
        {"item": "station", "marker": "tech", "steps": 1, "placed": True},
    ]
    assert _likeliest(a_game(seats=1, pending=pending)) == "station tech"


@pytest.mark.parametrize("seed", range(6))
def test_the_objective_is_dropped_that_has_paid_least(seed: int) -> None:
    state = GAME.new(1, seed, {})
    dealt = [int(action.text.removeprefix("drop ")) for action in state.legal(0)]
    assert _likeliest(state) == f"drop {min(dealt, key=lambda card: KEEPING[card])}"


def test_lifepods_in_the_lead_are_soon_overtaken_by_meteorites() -> None:
    colony = _colony()
    colony.kept_pods = 1
    chances = [chance_of(colony, OBJECTIVES[26], time, 0) for time in (0.0, 1.0, 5.0, 12.0)]
    assert chances == sorted(chances, reverse=True)
    assert chances[0] == 1.0
    assert chances[-1] < 0.1


def test_a_rover_with_nothing_to_fetch_stays() -> None:
    tiles = [laid("I2-rover-tech-p", 5, 0)]
    state = a_game(seats=1, tiles=tiles, rovers=[(5, 0)], lifepods=[], points=2)
    assert _likeliest(state) == "done"


def test_a_glance_is_worth_more_than_chance() -> None:
    totals = []
    for player in (GreedyPlayer(5), GreedyPlayer(5, carelessness=1.0)):
        state = GAME.new(1, 5, {})
        while not state.over:
            state.apply(0, player.choose(state, 0))
        totals.append(state.scores()[0].total)
    assert totals[0] > totals[1] + 8
