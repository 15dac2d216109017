"""What every game promises about playing it."""

from __future__ import annotations

import pytest
from support.play import Case, Nonsense, chooser, games_of, moments, pick, play_out, walk, wire

from cosmodrome import Action, BadSetup, IllegalAction, Rng
from cosmodrome.players.mind import evaluate, weigh


def test_a_game_ends_and_every_position_keeps_the_rules(case: Case) -> None:
    for seed in games_of(case, 3):
        for state in walk(case.new(seed), chooser(seed)):
            state.check()
            deciders = state.deciders()
            assert bool(deciders) != state.over
            assert len(set(deciders)) == len(deciders)
            for seat in deciders:
                assert 0 <= seat < case.seats
                assert state.legal(seat), f"seat {seat} has nothing to answer to {state.prompt(seat)}"
        assert state.over
        assert state.deciders() == ()
        with pytest.raises(IllegalAction):
            state.legal(0)


def test_scores_and_winners_agree_with_the_seats(case: Case) -> None:
    for seed in games_of(case, 2):
        for state in moments(case, seed, every=5):
            scores, winners, hopes = state.scores(), state.winners(), evaluate(state)
            assert len(scores) == case.seats == len(hopes)
            assert all(score.total == sum(score.parts.values()) for score in scores)
            assert winners
            assert winners == sorted(set(winners))
            assert all(0 <= seat < case.seats for seat in winners)
            assert all(0.0 <= hope <= 1.0 for hope in hopes)
        if state.over:
            assert max(score.total for score in scores) in [scores[seat].total for seat in winners]


def test_the_weights_of_actions_are_positive(case: Case) -> None:
    for state in moments(case, 1, every=4):
        for seat in state.deciders():
            weights = weigh(state, seat, state.legal(seat))
            assert len(weights) == len(state.legal(seat))
            assert all(weight > 0.0 for weight in weights)


def test_an_illegal_answer_changes_nothing(case: Case) -> None:
    for state in moments(case, 2, every=6):
        before = wire(state)
        for seat in range(-1, case.seats + 1):
            with pytest.raises(IllegalAction):
                state.apply(seat, Nonsense("dance on the table"))
            with pytest.raises(IllegalAction):
                state.parse(seat, "")
        assert wire(state) == before


def test_the_answer_of_another_position_is_refused_or_means_the_same(case: Case) -> None:
    earlier: list[tuple[int, Action]] = []
    rng = chooser(3)
    for state in walk(case.new(3), rng):
        before = wire(state)
        for seat, action in earlier[-3:]:
            legal = list(state.legal(seat)) if seat in state.deciders() else []
            if action in legal:
                copy, other = state.clone(), state.clone()
                copy.apply(seat, action)
                other.apply(seat, legal[legal.index(action)])
                assert wire(copy) == wire(other)
            else:
                with pytest.raises(IllegalAction):
                    state.apply(seat, action)
                assert wire(state) == before
        if not state.over:
            earlier.append(pick(state, rng))


def test_asking_changes_nothing(case: Case) -> None:
    for state in moments(case, 4, every=7):
        before = wire(state)
        for seat in state.deciders():
            state.prompt(seat)
            state.legal(seat)
            weigh(state, seat, state.legal(seat))
        for viewer in [None, *range(case.seats)]:
            state.view(viewer)
            state.imagine(viewer, Rng.seeded(1))
        state.scores()
        state.winners()
        evaluate(state)
        state.check()
        assert wire(state) == before


def test_the_same_seed_is_the_same_game_and_another_is_not(case: Case) -> None:
    ends = [wire(play_out(case.new(seed), chooser(9))) for seed in (5, 5, 6)]
    assert ends[0] == ends[1]
    assert ends[0] != ends[2]


def test_what_the_game_does_not_have_cannot_be_set_up(case: Case) -> None:
    with pytest.raises(BadSetup):
        case.game.new(max(case.game.seats) + 1, 1)
    with pytest.raises(BadSetup):
        case.game.new(case.seats, 1, {"no such option": True})
