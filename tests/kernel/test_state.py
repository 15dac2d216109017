"""Positions: who is asked, what is refused, how several seats answer at once."""

from __future__ import annotations

import pickle

import pytest
from kernel.signals import GAME, SignalsGame
from kernel.signals.rules.rounds import Round, Stake
from kernel.signals.state import Signals

from cosmodrome import BadPosition, BadSetup, Event, IllegalAction, Message, Who
from cosmodrome.kernel.action import Plain


def a_position(*answers: tuple[int, str], seats: int = 2, seed: int = 5) -> Signals:
    """Play a few answers of a new game."""
    state = GAME.new(seats, seed)
    for seat, text in answers:
        state.apply(seat, state.parse(seat, text))
    assert isinstance(state, Signals)
    return state


def test_the_common_question_is_for_its_seat_alone() -> None:
    state = a_position()
    assert state.deciders() == (0,)
    assert state.prompt(0) == Message("prompt-stake", {"who": Who(0)})
    assert [str(action) for action in state.legal(0)] == ["stake 1", "stake 2", "stake 3"]
    for seat in (-1, 1, 2, 99):
        with pytest.raises(IllegalAction, match=f"Player {seat + 1} has nothing to decide now"):
            state.legal(seat)


def test_all_seats_are_asked_at_once_and_the_common_stack_waits() -> None:
    state = a_position((0, "stake 2"), seats=3)
    assert state.deciders() == (0, 1, 2)
    state.apply(1, state.legal(1)[0])
    assert state.deciders() == (0, 2)
    with pytest.raises(IllegalAction):
        state.legal(1)
    state.apply(0, state.legal(0)[0])
    assert state.round == 1
    state.apply(2, state.legal(2)[0])
    assert state.sent == [None] * 3


def test_the_offer_of_one_seat_is_not_given_to_another() -> None:
    state = a_position((0, "stake 2"))
    state.hands = [(1, 2), (8, 9)]
    state.settle(None)
    assert [str(action) for action in state.legal(0)] == ["send 1", "send 2"]
    assert [str(action) for action in state.legal(1)] == ["send 8", "send 9"]
    with pytest.raises(IllegalAction):
        state.apply(0, state.legal(1)[0])
    with pytest.raises(IllegalAction):
        state.legal(-1)


def test_the_reason_of_a_refusal_comes_from_the_step() -> None:
    state = a_position()
    with pytest.raises(IllegalAction) as refused:
        state.parse(0, "stake   9")
    assert refused.value.message == Message("illegal-stake", {"text": "stake 9"})
    assert refused.value.game == "signals"


def test_a_refusal_speaks_english_from_the_shared_texts() -> None:
    state = a_position((0, "stake 2"))
    with pytest.raises(IllegalAction) as refused:
        state.parse(0, "dance")
    assert str(refused.value) == "“dance” is not possible now."


def test_an_equal_action_from_elsewhere_is_accepted() -> None:
    state = a_position()
    state.apply(0, Plain("stake 3", "whatever"))
    assert state.stake == 3


def test_events_are_reported_only_where_somebody_listens() -> None:
    events: list[Event] = []
    GAME.new(2, 5, events=events)
    assert [event.to_json()["event"] for event in events] == ["dealt", "dealt"]
    assert a_position((0, "stake 1")).deciders() == (0, 1)


def test_an_event_hides_what_a_seat_may_not_know() -> None:
    events: list[Event] = []
    GAME.new(2, 5, events=events)
    own, foreign, watched = (events[0].seen_by(seat) for seat in (0, 1, None))
    assert own is not None
    assert own.to_json()["card"] is not None
    for seen in (foreign, watched):
        assert seen is not None
        assert seen.to_json()["card"] is None


class Masked(SignalsGame):
    """Signals in which nobody but who is asked knows who is."""

    def visible_deciders(self, state: Signals, viewer: int | None) -> tuple[int, ...]:
        return state.deciders() if viewer in state.deciders() else tuple(range(state.seats))


def test_a_game_may_hide_who_is_asked() -> None:
    state = Masked().new(3, 1)
    asked = state.deciders()[0]
    assert state.visible_deciders(asked) == state.deciders()
    assert state.visible_deciders(None) == (0, 1, 2)
    assert GAME.new(3, 1).visible_deciders(None) == GAME.new(3, 1).deciders()


def test_the_undo_barrier_changes_with_chance_with_a_seal_and_with_a_secret_question() -> None:
    state = a_position()
    barriers = [state.undo_barrier()]
    for change in (state.rng.die, state.seal, state.note_secret_question):
        change()
        barriers.append(state.undo_barrier())
    assert len(set(barriers)) == 4


def test_a_step_that_asks_nothing_says_so_and_a_question_waits() -> None:
    step, state = Round(0), a_position()
    with pytest.raises(TypeError, match="Round asks nothing"):
        step.legal(state)
    with pytest.raises(TypeError, match="Round asks nothing"):
        step.apply(state, Plain("x", "x"), None)
    with pytest.raises(TypeError, match="Round asks nothing"):
        step.prompt(state)
    assert Stake(0).settle(state, None) is False
    assert step.why_not(state, "x") == Message("illegal-not-offered", {"action": "x"})


def test_actions_are_values() -> None:
    one, two = Plain("stake 1", "stake"), Plain("stake 1", "other", "card:5")
    assert one == two
    assert hash(one) == hash(two)
    assert one != Plain("stake 2", "stake")
    assert one != "stake 1"
    assert repr(one) == "<stake 1>"
    assert str(one) == "stake 1"


@pytest.mark.parametrize(
    ("seats", "options", "reason"),
    [
        (5, {}, "2, 3 or 4 seats, not 5"),
        (2, {"speed": 1}, "no option 'speed'; it has long or hand"),
        (2, {"long": 1}, "option long is False or True, not 1"),
        (2, {"long": "yes"}, "not 'yes'"),
        (3, {"hand": 4}, "option hand is 2 or 3, not 4"),
        (2, {"hand": 3}, "option hand is only for 3 seats"),
    ],
)
def test_an_impossible_setup_is_explained(seats: int, options: dict[str, object], reason: str) -> None:
    with pytest.raises(BadSetup, match=reason):
        GAME.new(seats, 1, options)


def test_options_are_completed_and_combined() -> None:
    assert GAME.new(3, 1, {"hand": 3}).options == {"long": False, "hand": 3}
    assert GAME.option_sets(2) == [{"long": False, "hand": 2}, {"long": True, "hand": 2}]
    assert len(GAME.option_sets(3)) == 4


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"rng": [1, 2]}, "four numbers"),
        ({"rng": None}, "cannot be read"),
        ({"common": [{"step": "dance", "seat": 0}]}, "dance"),
        ({"hands": [[1], [2], [3]]}, "the seats do not add up"),
        ({"seats": 9}, "2, 3 or 4 seats, not 9"),
        ({"points": []}, "do not add up"),
        ({"round": "two"}, "round is a whole number"),
    ],
)
def test_a_position_that_cannot_be_read_is_explained(change: dict[str, object], reason: str) -> None:
    data = {**a_position().to_json(), **change}
    with pytest.raises(BadPosition, match=reason):
        GAME.from_json(data)


def test_positions_compare_by_what_they_hold() -> None:
    assert a_position() == a_position()
    assert hash(a_position()) == hash(a_position())
    assert a_position() != a_position(seed=6)
    assert a_position() != "position"


def test_a_refusal_can_cross_processes() -> None:
    error = IllegalAction("signals", Message("illegal-stake", {"text": "x", "who": [Who(1)]}))
    copy = pickle.loads(pickle.dumps(error))
    assert copy.game == "signals"
    assert copy.message == error.message
