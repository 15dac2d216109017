"""Pending items: what an item offers it also takes, whatever else is pending (PU 7)."""

from __future__ import annotations

from typing import Any

import pytest
from games.planet_unknown.table import GAME
from support.play import Case, chooser, pick

from cosmodrome.games.planet_unknown.rules.items.kind import write_item
from cosmodrome.games.planet_unknown.rules.items.pending import item_for
from cosmodrome.games.planet_unknown.rules.items.pool import Pool
from cosmodrome.games.planet_unknown.rules.items.table import ALL_KINDS
from cosmodrome.games.planet_unknown.said.actions import DOUBLE


def test_every_kind_is_written_under_a_name_of_its_own() -> None:
    assert len({kind.name for kind in ALL_KINDS}) == len(ALL_KINDS)
    for kind in ALL_KINDS:
        assert write_item(kind.number)["item"] == kind.name


@pytest.mark.parametrize("seats", range(1, 7))
def test_what_an_item_offers_belongs_to_an_item(seats: int) -> None:
    for options in GAME.option_sets(seats):
        state: Any = Case(GAME, seats, options).new(3)
        rng = chooser(3)
        while not state.over:
            for seat in state.deciders():
                for code in state.colony(seat).items:
                    pool = Pool(state, seat)
                    kind = ALL_KINDS[code & 63]
                    kind.offer(pool, code)
                    for action in pool.found:
                        if action is DOUBLE:  # the technology is used, and the patch stays
                            continue
                        assert kind.claim(state.colony(seat), code, action) >= 0, (kind.name, action)
                        assert item_for(state.colony(seat), action) >= 0
            seat, action = pick(state, rng)
            state.apply(seat, action)
