"""Where several seats answer at once, the order in which they do makes no difference."""

from __future__ import annotations

from support.play import Case, chooser, games_of, walk, wire

from cosmodrome import Rng, State


def answer(state: State, seat: int, seed: int, most: int) -> None:
    """Let one seat answer for as long as it is asked beside others."""
    rng = Rng.seeded(seed)
    for _ in range(most):
        if seat not in state.deciders():
            return
        actions = state.legal(seat)
        state.apply(seat, actions[rng.below(len(actions))])


def test_answers_of_two_seats_commute(case: Case) -> None:
    for seed in games_of(case, 2):
        for number, state in enumerate(walk(case.new(seed), chooser(seed))):
            deciders = state.deciders()
            for first in range(len(deciders) - 1):
                one, two = deciders[first], deciders[first + 1]
                orders = []
                for order in ((one, two), (two, one)):
                    copy = state.clone()
                    for seat in order:
                        answer(copy, seat, number + seat, 1)
                    orders.append(wire(copy))
                assert orders[0] == orders[1]


def test_an_answer_does_not_touch_what_another_seat_is_asked(case: Case) -> None:
    for seed in games_of(case, 1):
        for number, state in enumerate(walk(case.new(seed), chooser(seed))):
            deciders = state.deciders()
            if len(deciders) < 2:
                continue
            first, rest = deciders[0], deciders[1:]
            copy = state.clone()
            answer(copy, first, number, 1)
            for seat in rest:
                assert seat in copy.deciders()
                assert copy.prompt(seat) == state.prompt(seat)
                assert copy.legal(seat) == state.legal(seat)
