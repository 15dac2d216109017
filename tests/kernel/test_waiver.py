"""Not being asked for a while, and being asked again: a seat may say so at any time."""

from __future__ import annotations

import pytest
from kernel.signals import GAME
from kernel.signals.state import Signals

from cosmodrome import Action, Events, IllegalAction, Match
from cosmodrome.kernel.preference import ASK_AGAIN, Preference


def test_a_seat_that_has_waived_may_ask_again_though_nobody_asks_it() -> None:
    match = Match.new(GAME, 2, 1)
    idle = 1 - match.state.deciders()[0]
    match.state.waived = 1 << idle
    assert match.state.preferences(idle) == (ASK_AGAIN,)
    match.play(idle, match.state.parse(idle, "ask me again"))
    assert not match.state.is_muted(idle)
    assert match.record.actions == [(idle, "ask me again")]
    match.undo(idle)
    assert match.state.is_muted(idle)


def test_nobody_else_may_say_it() -> None:
    state = GAME.new(2, 1)
    asked = state.deciders()[0]
    state.waived = 1 << (1 - asked)
    assert state.preferences(asked) == ()
    with pytest.raises(IllegalAction):
        state.apply(asked, ASK_AGAIN)
    for nobody in (-1, 2):
        with pytest.raises(IllegalAction):
            state.apply(nobody, ASK_AGAIN)


def test_a_clone_remembers_who_is_muted() -> None:
    state = GAME.new(3, 1)
    state.waived = 0b101
    assert [state.clone().is_muted(seat) for seat in range(3)] == [True, False, True]


class Hum(Preference):
    """An aside of a game's own."""


class Humming(Signals):
    """Signals in which anybody may hum at any time, and nobody knows who is asked."""

    hummed: list[int]

    def visible_deciders(self, viewer: int | None) -> tuple[int, ...]:
        return self.deciders() if viewer in self.deciders() else tuple(range(self.seats))

    def preferences(self, seat: int) -> tuple[Action, ...]:
        return (*super().preferences(seat), HUM) if 0 <= seat < self.seats else ()

    def heed(self, seat: int, saying: Preference, events: Events) -> None:
        if saying.text == HUM.text:
            self.hummed.append(seat)
        else:
            super().heed(seat, saying, events)


HUM = Hum("hum", "hum")


def humming() -> Humming:
    """Set up a game of Humming."""
    state = GAME.new(3, 1)
    state.__class__ = Humming
    assert isinstance(state, Humming)
    state.hummed = []
    return state


def test_a_game_may_have_asides_of_its_own() -> None:
    state = humming()
    before = state.legal(state.deciders()[0])
    for seat in (2, 0):
        state.apply(seat, state.parse(seat, "hum"))
    assert state.hummed == [2, 0]
    assert state.legal(state.deciders()[0]) == before
    with pytest.raises(IllegalAction):
        state.apply(3, HUM)


def test_asides_of_its_own_leave_the_waiver_as_it_is() -> None:
    state = humming()
    state.waived = 1 << 1
    state.apply(1, ASK_AGAIN)
    assert not state.is_muted(1)
    assert state.hummed == []


def test_a_game_may_hide_who_is_asked() -> None:
    state = humming()
    asked = state.deciders()[0]
    assert state.visible_deciders(asked) == state.deciders()
    assert state.visible_deciders(None) == (0, 1, 2)
    assert GAME.new(3, 1).visible_deciders(None) == GAME.new(3, 1).deciders()
