"""Taking back: exactly to where nothing was revealed, no chance was used and nobody else has answered."""

from __future__ import annotations

import pytest
from support.play import Case, chooser, games_of, pick, wire

from cosmodrome import CosmodromeError, Match, Record


def test_undo_restores_positions_and_never_crosses_a_reveal(case: Case) -> None:
    for seed in games_of(case, 2):
        match = Match.new(case.game, case.seats, seed, case.options)
        rng = chooser(seed)
        history = [(wire(match.state), match.state.footing())]
        undone = 0
        for _ in range(2000):
            if match.state.over:
                break
            match.play(*pick(match.state, rng))
            history.append((wire(match.state), match.state.footing()))
            seat = match.record.actions[-1][0]
            earliest = match.undo_point(seat)
            for number in range(earliest, match.number):
                assert match.record.actions[number][0] == seat
                assert history[number][1] == match.state.footing()
            for other in range(case.seats):
                if other != seat:
                    assert match.undo_point(other) == match.number
                    with pytest.raises(CosmodromeError):
                        match.undo(other)
            with pytest.raises(CosmodromeError):
                match.undo(seat, earliest - 1)
            if earliest < match.number and undone < 300 and rng.below(3) == 0:
                target = earliest + rng.below(match.number - earliest)
                match.undo(seat, target)
                undone += 1
                del history[target + 1:]
                assert match.number == target
                assert wire(match.state) == history[target][0]
        assert wire(Record.parse(str(match.record)).replay(case.game)) == wire(match.state)


def test_a_resumed_game_can_be_taken_back_as_far(case: Case) -> None:
    match = Match.new(case.game, case.seats, 11, case.options)
    rng = chooser(11)
    for _ in range(40):
        if match.state.over:
            break
        match.play(*pick(match.state, rng))
        resumed = Match.resume(case.game, match.record)
        for seat in range(case.seats):
            assert resumed.undo_point(seat) == match.undo_point(seat)


def test_an_action_that_uses_no_chance_and_reveals_nothing_can_be_taken_back(case: Case) -> None:
    match = Match.new(case.game, case.seats, 12, case.options)
    rng = chooser(12)
    taken_back = 0
    while not match.state.over:
        footing = match.state.footing()
        seat, action = pick(match.state, rng)
        match.play(seat, action)
        if match.state.footing() == footing:
            assert match.undo_point(seat) < match.number
            taken_back += 1
    assert taken_back > 0
