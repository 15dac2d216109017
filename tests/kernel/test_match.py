"""Taking back, in a game where all seats answer at once."""

from __future__ import annotations

import pytest
from kernel.signals import GAME
from support.play import Nonsense, wire

import cosmodrome
from cosmodrome import CosmodromeError, IllegalAction, Match, Record


def a_match() -> Match:
    """Begin a game of two whose leader is player 1."""
    return Match.new(GAME, 2, 5)


def play(match: Match, seat: int, text: str | None = None) -> None:
    """Give an answer by its notation, or the first one that there is."""
    match.play(seat, match.state.parse(seat, text) if text else match.state.legal(seat)[0])


def test_an_action_is_taken_back_while_nobody_else_has_answered() -> None:
    match = a_match()
    before = wire(match.state)
    play(match, 0, "stake 3")
    assert match.undo_point(0) == 0
    match.undo(0)
    assert match.number == 0
    assert wire(match.state) == before
    play(match, 0, "stake 1")
    assert match.record.actions == [(0, "stake 1")]


def test_the_answer_of_another_seat_settles_what_came_before_it_was_asked() -> None:
    match = a_match()
    play(match, 0, "stake 3")
    play(match, 1)
    assert match.undo_point(0) == 2
    with pytest.raises(CosmodromeError, match="player 1 cannot go back to position 0"):
        match.undo(0)
    assert match.undo_point(1) == 1


def test_an_answer_given_at_the_same_time_stays_when_another_is_taken_back() -> None:
    match = Match.new(GAME, 3, 5)
    play(match, 0, "stake 3")
    play(match, 0)
    play(match, 1)
    stake, mine, others = match.record.actions
    assert (match.undo_point(0), match.undo_point(1)) == (1, 2)
    assert match.last_of(0) == 1
    for beyond in (0, 2):
        with pytest.raises(CosmodromeError, match=f"player 1 cannot go back to position {beyond}"):
            match.undo(0, beyond)
    match.undo(0)
    assert match.record.actions == [stake, others]
    assert wire(match.state) == wire(match.record.replay(GAME))
    match.play(0, match.state.legal(0)[1])
    assert match.record.actions[:2] == [stake, others]
    assert match.record.actions[2] != mine


def test_a_reveal_settles_what_came_before() -> None:
    match = a_match()
    for seat in (0, 0, 1):
        play(match, seat)
    assert match.undo_point(1) == match.number


def test_several_actions_are_taken_back_at_once() -> None:
    match = a_match()
    before = wire(match.state)
    play(match, 0)
    play(match, 0)
    assert match.undo_point(0) == 0
    match.undo(0, 0)
    assert wire(match.state) == before
    assert match.record.actions == []


def test_nothing_can_be_taken_back_before_the_first_action() -> None:
    match = a_match()
    assert match.undo_point(0) == 0
    with pytest.raises(CosmodromeError):
        match.undo(0)


def test_who_has_taken_back_leaves_the_others_as_they_were() -> None:
    match = a_match()
    play(match, 0)
    play(match, 1)
    match.undo(1)
    assert match.number == 1
    assert (match.undo_point(0), match.undo_point(1)) == (0, 1)
    with pytest.raises(CosmodromeError):
        match.undo(1)


def test_an_illegal_action_is_not_written_down() -> None:
    match = a_match()
    with pytest.raises(IllegalAction):
        match.play(0, Nonsense("stake 9"))
    with pytest.raises(IllegalAction):
        match.play(1, match.state.legal(0)[0])
    assert match.record.actions == []
    assert match.undo_point(0) == 0


def test_an_action_from_elsewhere_is_written_down_in_its_plain_form() -> None:
    match = a_match()
    match.play(0, Nonsense("  stake   2 "))
    assert match.record.actions == [(0, "stake 2")]
    assert Record.parse(str(match.record)) == match.record


def test_a_resumed_match_leaves_the_record_alone() -> None:
    match = a_match()
    play(match, 0)
    match.record.tags["players"] = "Vega, Altair"
    resumed = Match.resume(GAME, match.record)
    play(resumed, 0)
    resumed.record.tags["players"] = "nobody"
    assert len(match.record.actions) == 1
    assert match.record.tags == {"players": "Vega, Altair"}


def test_a_rivals_preference_leaves_me_what_i_can_take_back() -> None:
    game = cosmodrome.game("spacecorp")
    for seed in range(20):
        match = Match.new(game, 2, seed)
        for _ in range(40):
            (seat, *_) = match.state.deciders()
            play(match, seat)
            if match.undo_point(seat) < match.number:
                break
        point = match.undo_point(seat)
        rival = 1 - seat
        said = match.state.preferences(rival)[0].text
        match.play(rival, match.state.parse(rival, said))
        assert match.undo_point(seat) == point < match.number
        before = wire(match.state)
        answer = match.record.actions[-2][1]
        match.undo(seat)
        assert match.record.actions[-1] == (rival, said)
        play(match, seat, answer)
        assert wire(match.state) == before


def test_others_are_asked_anew_when_a_simultaneous_window_begins_or_ends() -> None:
    match = a_match()
    play(match, 0, "stake 3")
    assert match.asked_since(0)
    play(match, 0)
    assert not match.asked_since(1)
    assert not match.asked_since(2)
