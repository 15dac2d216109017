"""Positions that make no sense are refused with a reason, and properties that hold in every game."""

from __future__ import annotations

from typing import Any

import pytest
from games.planet_unknown.table import GAME, a_game, data_of, laid
from support.play import Case, chooser, pick

from cosmodrome import BadPosition
from cosmodrome.games.planet_unknown.components import tile_of


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"meteorites": ["f1"]}, "does not lie on a tile"),
        ({"rovers": ["a1"]}, "off the grid"),
        ({"lifepods": ["f1"]}, "lies where none can be"),
        ({"tiles": [laid("I2-rover-tech-p", 11, 11)]}, "off the planet"),
        ({"tiles": [laid("I2-rover-tech-p", 5, 0), laid("I2-rover-tech-m", 5, 1)]}, "on another tile"),
        ({"markers": {"civ": 16, "water": 0, "biomass": 0, "rover": 0, "tech": 0}}, "civ marker"),
        ({"pending": [{"item": "move_flux"}]}, "is not for"),
        ({"movement": 2}, "movement_gained"),
        ({"loaded": ["f1"]}, "carried by no rover"),
        ({"cards": [1]}, "cannot be kept"),
    ],
)
def test_a_wrong_player_is_refused(changes: dict[str, Any], words: str) -> None:
    data = data_of(2)
    data["players"][0] |= changes
    with pytest.raises(BadPosition, match=words):
        GAME.from_json(data)


def test_a_tile_is_in_one_place_only() -> None:
    data: dict[str, Any] = a_game("I2-civ-energy-p").to_json()
    data["players"][1]["tiles"] = [laid("I2-civ-energy-p", 5, 0)]
    with pytest.raises(BadPosition, match="two places"):
        GAME.from_json(data)


def test_two_seats_never_have_the_same_unique_board() -> None:
    data = data_of(2)
    for player in data["players"]:
        player |= {"planet": "gaia", "lifepods": []}
    with pytest.raises(BadPosition, match="same unique planet"):
        GAME.from_json(data)


@pytest.mark.parametrize("seats", range(1, 7))
def test_tiles_are_never_lost_and_scores_never_negative(seats: int) -> None:
    for options in GAME.option_sets(seats):
        state = Case(GAME, seats, options).new(7)
        rng = chooser(7)
        while not state.over:
            seat, action = pick(state, rng)
            state.apply(seat, action)
        state.check()
        assert all(score.total >= 0 for score in state.scores())
        removed = sum(card == 52 for card in state.event_discard)  # type: ignore[attr-defined]
        placed = [tile_of(code) for colony in state.colonies for code in colony.placed]  # type: ignore[attr-defined]
        aside = [colony.aside for colony in state.colonies if colony.aside >= 0]  # type: ignore[attr-defined]
        left = sum(state.height(shape) for shape in range(12))  # type: ignore[attr-defined]
        assert len(placed) + len(aside) + left == 144 or removed
        for colony in state.colonies:  # type: ignore[attr-defined]
            assert colony.rovers == 0
            assert colony.pods == 0
