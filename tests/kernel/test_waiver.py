"""Not being asked for a while, and being asked again: a seat may say so at any time."""

from __future__ import annotations

import pytest
from kernel.signals import GAME

from cosmodrome import IllegalAction, Match
from cosmodrome.kernel.waiver import ASK_AGAIN


def test_a_seat_that_has_waived_may_ask_again_though_nobody_asks_it() -> None:
    match = Match.new(GAME, 2, 1)
    idle = 1 - match.state.deciders()[0]
    match.state.waived = 1 << idle
    assert match.state.asides(idle) == (ASK_AGAIN,)
    match.play(idle, match.state.parse(idle, "ask me again"))
    assert not match.state.has_waived(idle)
    assert match.record.actions == [(idle, "ask me again")]
    match.undo(idle)
    assert match.state.has_waived(idle)


def test_nobody_else_may_say_it() -> None:
    state = GAME.new(2, 1)
    asked = state.deciders()[0]
    state.waived = 1 << (1 - asked)
    assert state.asides(asked) == ()
    with pytest.raises(IllegalAction):
        state.apply(asked, ASK_AGAIN)
    for nobody in (-1, 2):
        with pytest.raises(IllegalAction):
            state.apply(nobody, ASK_AGAIN)


def test_a_clone_remembers_who_has_waived() -> None:
    state = GAME.new(3, 1)
    state.waived = 0b101
    assert [state.clone().has_waived(seat) for seat in range(3)] == [True, False, True]
