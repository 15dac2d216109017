"""What every game promises about its notation and its records."""

from __future__ import annotations

import pytest
from support.play import Case, chooser, games_of, moments, pick, wire

from cosmodrome import BadRecord, Match, Record


def test_each_action_reads_back_as_itself(case: Case) -> None:
    for seed in games_of(case, 2):
        for state in moments(case, seed, every=3):
            for seat in state.deciders():
                actions = state.legal(seat)
                texts = [str(action) for action in actions]
                assert len(set(texts)) == len(texts)
                for action, text in zip(actions, texts, strict=True):
                    assert text == " ".join(text.split())
                    assert "#" not in text
                    assert state.parse(seat, f"  {text} ") is action
                    assert all(isinstance(element, str) and element for element in action.at())


def test_a_record_replays_to_the_same_end(case: Case) -> None:
    for seed in games_of(case, 2):
        match = Match.new(case.game, case.seats, seed, case.options)
        rng = chooser(seed)
        middle = ""
        while not match.state.over:
            if match.number == 5:
                middle = wire(match.state)
            match.play(*pick(match.state, rng))
        text = str(match.record)
        record = Record.parse(text)
        assert str(record) == text
        assert record == match.record
        assert wire(record.replay(case.game)) == wire(match.state)
        resumed = Match.resume(case.game, record, upto=5)
        assert resumed.number == 5
        assert wire(resumed.state) == middle
        assert wire(Match.resume(case.game, record).state) == wire(match.state)


def test_a_record_that_is_not_legal_names_the_action(case: Case) -> None:
    match = Match.new(case.game, case.seats, 1, case.options)
    rng = chooser(1)
    for _ in range(3):
        match.play(*pick(match.state, rng))
    match.record.actions[1] = (match.record.actions[1][0], "dance on the table")
    with pytest.raises(BadRecord, match="action 2"):
        match.record.replay(case.game)
