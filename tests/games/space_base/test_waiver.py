"""Not being asked for charged abilities until the own next turn."""

from __future__ import annotations

from games.space_base.table import GAME, a_game, cubes, phase
from support.positions import P1, P2, P3, legal_texts, play, seen

from cosmodrome import Match, Record, State


def waiting() -> State:
    """P2 and P3 hold abilities that work on any turn."""
    return a_game("window 1", seats=3, dice=None, station={P2: {3: "grissom:3"}, P3: {9: "zudov:1"}})


def windows(state: State) -> list[tuple[int, str]]:
    """Play calmly to the end of the round and list who was asked in which window."""
    asked = []
    start = seen(state)["round"]
    while seen(state)["round"] == start:
        seat = state.deciders()[0]
        texts = legal_texts(state, seat)
        if phase(state).startswith("window"):
            asked.append((seat, f"{phase(state)} of {seen(state)['active']}"))
        play(state, f"p{seat + 1} " + next(text for text in ("separate", "pass", "done", texts[0]) if text in texts))
    return asked


def test_R29_a_seat_is_asked_in_each_window_until_it_waives() -> None:
    state = waiting()
    assert legal_texts(state) == ["use grissom", "done", "not until my turn"]
    asked = windows(state.clone())
    assert [window for seat, window in asked if seat == P2] == [
        f"window {number} of {active}" for active in (P1, P2, P3) for number in (1, 5, 7)
    ]
    play(state, "not until my turn")
    assert state.deciders() == (P3,)
    assert seen(state)["players"][P2]["waived"]
    asked = windows(state)
    assert not [window for seat, window in asked if seat == P2 and window.endswith("of 0")]
    # On its own turn it is asked again.
    assert (P2, "window 1 of 1") in asked
    assert cubes(state, "grissom", P2) == 3


def test_R29_the_seat_may_take_it_back_at_any_time() -> None:
    state = waiting()
    play(state, "not until my turn")
    assert P2 not in state.deciders()
    assert [action.text for action in state.preferences(P2)] == ["ask me again"]
    play(state, "p2 ask me again")
    assert not seen(state)["players"][P2]["waived"]
    assert state.preferences(P2) == ()
    assert (P2, "window 5 of 0") in windows(state)


def test_R29_other_questions_are_asked_all_the_same() -> None:
    state = waiting()
    play(state, "not until my turn", "done")
    assert phase(state) == "rewards"
    state = a_game("window 1", station={P1: {3: "grissom:3"}, P2: {1: "fabian:1"}}, seed=3)
    play(state, "not until my turn")
    assert P1 in state.deciders()


def test_R29_it_is_recorded_and_replayed() -> None:
    for seed in range(40):
        match = Match.new(GAME, 2, seed)
        rounds = 0
        while not match.state.over and rounds < 4000:
            seat = match.state.deciders()[0]
            texts = legal_texts(match.state, seat)
            if "not until my turn" in texts:
                match.play(seat, match.state.parse(seat, "not until my turn"))
                asides = match.state.preferences(seat)
                assert asides
                match.play(seat, asides[0])
                assert Record.parse(str(match.record)).replay(GAME) == match.state
                return
            match.play(seat, match.state.legal(seat)[rounds % len(texts)])
            rounds += 1
    raise AssertionError("nobody ever holds a charged ability")
