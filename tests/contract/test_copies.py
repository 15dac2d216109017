"""What every game promises about copies of a position."""

from __future__ import annotations

import json
from itertools import islice

import pytest
from support.damage import damaged
from support.play import Case, chooser, games_of, moments, play_out, walk, wire

from cosmodrome import BadPosition


def test_a_clone_is_equal_and_goes_its_own_way(case: Case) -> None:
    for seed in games_of(case, 1):
        for state in moments(case, seed, every=17):
            before = wire(state)
            copy = state.clone()
            assert copy == state
            assert copy.deciders() == state.deciders()
            assert copy.undo_barrier() == state.undo_barrier()
            end = wire(play_out(copy, chooser(seed)))
            assert wire(state) == before
            assert wire(play_out(state.clone(), chooser(seed))) == end


def test_a_clone_does_not_follow_its_original(case: Case) -> None:
    for state in moments(case, 6, every=23):
        original = state.clone()
        copy = original.clone()
        before = wire(copy)
        play_out(original, chooser(6))
        assert wire(copy) == before


def test_a_position_survives_json(case: Case) -> None:
    for seed in games_of(case, 1):
        for state in moments(case, seed, every=5):
            copy = case.game.from_json(json.loads(wire(state)))
            assert wire(copy) == wire(state)
            assert copy.deciders() == state.deciders()
            assert copy.undo_barrier() == state.undo_barrier()
            for seat in state.deciders():
                assert copy.prompt(seat) == state.prompt(seat)
                assert copy.legal(seat) == state.legal(seat)
            for seat in [None, *range(case.seats)]:
                assert copy.view(seat) == state.view(seat)


def test_play_goes_on_the_same_from_json(case: Case) -> None:
    for seed in games_of(case, 1):
        for state in moments(case, seed, every=29):
            copy = case.game.from_json(json.loads(wire(state)))
            assert wire(play_out(copy, chooser(seed))) == wire(play_out(state.clone(), chooser(seed)))


def test_a_position_that_makes_no_sense_is_refused(case: Case) -> None:
    data = case.new(1).to_json()
    broken: object
    for broken in [None, [], "position", {}, {**data, "game": "chess"}, {**data, "rules": -1}]:
        with pytest.raises(BadPosition):
            case.game.from_json(broken)
    for name in data:
        with pytest.raises(BadPosition):
            case.game.from_json({key: value for key, value in data.items() if key != name})


def test_a_damaged_position_is_refused_or_can_be_played(case: Case) -> None:
    refused = 0
    for seed in games_of(case, 1):
        for number, state in enumerate(moments(case, seed, every=29)):
            for data in damaged(state, 12, chooser(100 * seed + number)):
                try:
                    copy = case.game.from_json(data)
                except BadPosition:
                    refused += 1
                else:
                    for later in islice(walk(copy, chooser(seed)), 20):
                        later.check()
    assert refused > 0


def test_a_view_is_plain_data(case: Case) -> None:
    for state in moments(case, 8, every=9):
        for seat in [None, *range(case.seats)]:
            data = state.view(seat).to_json()
            assert json.loads(json.dumps(data, allow_nan=False)) == data
