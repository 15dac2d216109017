"""What a seat wants to be asked: it may say so at any time, and a game may let it be for a while only."""

from __future__ import annotations

import pytest
from kernel.signals import GAME, SignalsGame
from kernel.signals.said.actions import NEVER_AMPLIFY, OFFER_AMPLIFIER
from kernel.signals.state import Signals

from cosmodrome import BadPosition, IllegalAction, Match, State
from cosmodrome.kernel.preference import ASK_AGAIN, UNTIL_MY_TURN, WAIVE, Preference, Preferences


def preferring(preferences: Preferences) -> SignalsGame:
    """Return Signals with other preferences."""
    return SignalsGame("signals", preferences)


def test_a_seat_that_has_waived_may_ask_again_though_nobody_asks_it() -> None:
    match = Match.new(preferring(UNTIL_MY_TURN), 2, 1)
    idle = 1 - match.state.deciders()[0]
    assert match.state.preferences(idle) == ()
    match.state.mute(idle, 0, True)
    assert match.state.preferences(idle) == (ASK_AGAIN,)
    match.play(idle, match.state.parse(idle, "ask me again"))
    assert not match.state.is_muted(idle)
    assert match.record.actions == [(idle, "ask me again")]
    match.undo(idle)
    assert match.state.is_muted(idle)


def test_nobody_else_may_say_it() -> None:
    state = preferring(UNTIL_MY_TURN).new(2, 1)
    asked = state.deciders()[0]
    state.mute(1 - asked, 0, True)
    assert state.preferences(asked) == ()
    with pytest.raises(IllegalAction):
        state.apply(asked, ASK_AGAIN)
    for nobody in (-1, 2):
        with pytest.raises(IllegalAction):
            state.apply(nobody, ASK_AGAIN)


def test_a_game_without_such_questions_lets_nobody_mute_anything() -> None:
    state = preferring(Preferences()).new(2, 1)
    state.mute(1, 0, True)
    assert state.preferences(1) == ()
    with pytest.raises(IllegalAction):
        state.apply(1, WAIVE)


def test_a_clone_remembers_who_is_muted_and_goes_its_own_way() -> None:
    state = GAME.new(3, 1)
    for seat in (0, 2):
        state.mute(seat, 0, True)
    copy = state.clone()
    copy.unmute(0)
    assert [state.is_muted(seat) for seat in range(3)] == [True, False, True]
    assert [copy.is_muted(seat) for seat in range(3)] == [False, False, True]


def test_a_preference_may_be_said_at_any_time_and_changes_nothing_else() -> None:
    state = GAME.new(3, 1)
    before = state.legal(state.deciders()[0])
    for seat in (2, 0):
        state.apply(seat, state.parse(seat, "never  amplify"))
    assert [state.is_muted(seat) for seat in range(3)] == [True, False, True]
    assert [state.preferences(seat) for seat in range(3)] == [(OFFER_AMPLIFIER,), (NEVER_AMPLIFY,), (OFFER_AMPLIFIER,)]
    assert state.legal(state.deciders()[0]) == before
    with pytest.raises(IllegalAction):
        state.apply(3, NEVER_AMPLIFY)


def test_one_kind_of_question_is_muted_without_the_others() -> None:
    whisper, shout = Preference("no whisper", "no-whisper", 0, True), Preference("no shout", "no-shout", 1, True)
    hear_whisper, hear_shout = Preference("whisper", "whisper", 0, False), Preference("shout", "shout", 1, False)
    state = preferring(Preferences((whisper, shout), (hear_whisper, hear_shout), anytime=True)).new(2, 1)
    state.apply(1, shout)
    assert [state.is_muted(1, kind) for kind in (0, 1)] == [False, True]
    assert state.preferences(1) == (whisper, hear_shout)
    state.apply(1, whisper)
    state.apply(1, hear_shout)
    assert [state.is_muted(1, kind) for kind in (0, 1)] == [True, False]
    state.unmute(1)
    assert state.preferences(1) == (whisper, shout)


def asked_to_amplify() -> State:
    """Play until the leader, who has a point, is asked whether to amplify."""
    state = GAME.new(2, 1)
    assert isinstance(state, Signals)
    state.points[0] = 1
    state.apply(0, state.parse(0, "stake 2"))
    state.apply(0, state.legal(0)[0])
    assert [action.text for action in state.legal(0)] == ["amplify", "hold"]
    return state


def test_a_question_that_is_open_falls_away_when_it_is_muted() -> None:
    state = asked_to_amplify()
    state.apply(0, NEVER_AMPLIFY)
    assert state.deciders() == (1,)


def test_a_muted_question_is_not_asked_until_the_seat_wants_it_again() -> None:
    state = GAME.new(2, 1)
    assert isinstance(state, Signals)
    state.points = [1, 1]
    for seat in (0, 1):
        state.apply(seat, NEVER_AMPLIFY)
    state.apply(1, OFFER_AMPLIFIER)
    state.apply(0, state.parse(0, "stake 2"))
    state.apply(0, state.legal(0)[0])
    assert state.deciders() == (1,)
    state.apply(1, state.legal(1)[0])
    assert [action.text for action in state.legal(1)] == ["amplify", "hold"]


def test_what_is_muted_is_kept_with_the_position() -> None:
    state = GAME.new(3, 1)
    state.apply(1, NEVER_AMPLIFY)
    copy = GAME.from_json(state.to_json())
    assert [copy.is_muted(seat) for seat in range(3)] == [False, True, False]
    with pytest.raises(BadPosition, match="should not be asked"):
        GAME.from_json({**asked_to_amplify().to_json(), "muted": [1, 0]})


def test_nothing_is_left_to_say_when_the_game_is_over() -> None:
    state = GAME.new(2, 1)
    while not state.over:
        (seat, *_) = state.deciders()
        state.apply(seat, state.legal(seat)[0])
    assert [state.preferences(seat) for seat in range(2)] == [(), ()]
