"""The number of positions that can be reached from crowded tables is pinned: any change of a rule moves it.

The counts from the start of a game stand in counts.json.
"""

from __future__ import annotations

import pytest
from games.alien_frontiers.table import a_game
from support.counting import count_positions
from support.positions import P1, P2, P3, P4

from cosmodrome import State


def duel() -> State:
    """Two players, few docks, cards that change dice."""
    return a_game(
        "1 3 3 6",
        seats=2,
        fuel={P1: 4, P2: 3},
        ore={P1: 3, P2: 2},
        fleet={P1: 4, P2: 5},
        circle={P1: 6},
        docked={"lunar_mine": "p2:2 p2:4", "raiders_outpost": "p2:1 p2:2"},
        colonies={"lem_badlands": "p1 p2", "pohl_foothills": "p1", "asimov_crater": "p2 p2"},
        hands={P1: "booster_pod polarity_device temporal_warper", P2: "holographic_decoy"},
        fields={"positron": "lem_badlands"},
        discard="alien_city",
    )


def skirmish() -> State:
    """Three players, the Relic Ship, a cannon and a teleporter."""
    return a_game(
        "2 4 4r 5",
        seats=3,
        fuel={P1: 3, P2: 2, P3: 4},
        ore={P1: 3, P3: 4},
        docked={"shipyard": "p2:5 p2:5", "lunar_mine": "p3:3", "terraforming_station": "p3:6"},
        colonies={"burroughs_desert": "p1 p1 p2", "herbert_valley": "p3", "lem_badlands": "p1"},
        hands={P1: "plasma_cannon orbital_teleporter", P2: "stasis_beam alien_monument"},
        fields={"repulsor": "herbert_valley"},
        fleet={P3: 5},
    )


def crowd() -> State:
    """Four players, full docks, a raid in reach."""
    return a_game(
        "1 2 3 3 3",
        fuel={P1: 2, P2: 1, P3: 2},
        ore={P1: 3, P2: 1, P4: 2},
        circle={P1: 7, P2: 2},
        docked={"alien_artifact": "p2:3 p2:4 p3:5", "lunar_mine": "p4:1", "solar_converter": "p4:2 p3:2"},
        colonies={"van_vogt_mountains": "p1 p2 p2", "bradbury_plateau": "p1", "heinlein_plains": "p4 p3"},
        hands={P1: "gravity_manipulator data_crystal", P2: "booster_pod", P3: "holographic_decoy"},
        fields={"isolation": "heinlein_plains"},
    )


COUNTS = {duel: [1, 35, 599, 6162], skirmish: [1, 26, 388, 3562], crowd: [1, 34, 431, 3568]}


@pytest.mark.parametrize("table", COUNTS, ids=lambda table: table.__name__)
def test_the_number_of_positions_from_a_crowded_table_is_pinned(table: object) -> None:
    assert callable(table)
    assert count_positions(table(), 3, most=20_000) == COUNTS[table]
