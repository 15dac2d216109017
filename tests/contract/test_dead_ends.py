"""No action leads nowhere: after each of them everybody who is asked has an answer, or the game is over."""

from __future__ import annotations

from support.play import Case, chooser, games_of, moments

TRIED = 12
"""How many of the actions in a position are tried; the choice changes from position to position."""


def test_after_every_action_whoever_is_asked_has_an_answer(case: Case) -> None:
    for seed in games_of(case, 1):
        rng = chooser(seed + 500)
        for state in moments(case, seed, every=3):
            for seat in state.deciders():
                actions = list(state.legal(seat))
                while len(actions) > TRIED:
                    actions.pop(rng.below(len(actions)))
                for action in actions:
                    after = state.clone()
                    after.apply(seat, action)
                    assert after.over or after.deciders(), action.text
                    for asked in after.deciders():
                        assert after.legal(asked), f"{action.text} leaves seat {asked} without an answer"
