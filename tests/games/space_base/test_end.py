"""The last round, ties and extra rounds (SB 8)."""

from __future__ import annotations

from games.space_base.table import a_game, tracks
from support.positions import P1, P2, P3, play, seen

from cosmodrome import State


def finish_turn(state: State) -> None:
    """Let everybody use the dice one by one and buy nothing, until the turn has passed."""
    turn = (seen(state)["round"], seen(state)["active"])
    while not state.over and (seen(state)["round"], seen(state)["active"]) == turn:
        for seat in state.deciders():
            texts = [action.text for action in state.legal(seat)]
            play(state, f"p{seat + 1} {next(text for text in ('separate', 'pass', 'done', texts[0]) if text in texts)}")
            break


def at_the_end(vp: dict[int, int], *, active: int = P3, triggered: bool = True, extra: int = 0) -> State:
    """Give three players at the end of a turn, on which nobody has anything left to do."""
    return a_game("window 7", seats=3, active=active, vp=vp, triggered=triggered, extra=extra)


def test_S43_the_round_is_finished() -> None:
    state = a_game(
        dice=(4, 5),
        seats=3,
        vp={P1: 30, P2: 38, P3: 39},
        station={P2: {9: "gibson"}},
        deployed={P2: {9: "bobko klimuk"}},
    )
    play(state, "p2 sum")
    assert tracks(state, P2)[2] >= 40
    assert seen(state)["end_triggered"]
    finish_turn(state)
    assert (state.over, seen(state)["active"]) == (False, P2)
    finish_turn(state)
    assert (state.over, seen(state)["active"]) == (False, P3)
    finish_turn(state)
    assert state.over
    assert state.winners() == [max(range(3), key=lambda seat: tracks(state, seat)[2])]


def test_S43_the_highest_wins_even_if_another_triggered_the_end() -> None:
    state = at_the_end({P1: 3, P2: 41, P3: 42})
    assert state.winners() == [P3]
    assert state.over


def test_the_end_is_looked_at_only_after_the_last_player_of_the_round() -> None:
    for active, over in ((P1, False), (P2, False), (P3, True)):
        assert at_the_end({P2: 41}, active=active).over is over


def test_the_last_player_of_the_round_sits_to_the_right_of_the_first() -> None:
    state = a_game("window 7", seats=3, first=P2, active=P1, vp={P2: 41}, triggered=True)
    assert state.over
    state = a_game("window 7", seats=3, first=P2, active=P3, vp={P2: 41}, triggered=True)
    assert not state.over


def test_S44_a_tie_is_followed_by_another_round_for_all() -> None:
    state = at_the_end({P1: 42, P2: 42, P3: 38})
    assert not state.over
    assert seen(state)["extra_round"] == 1
    state = at_the_end({P1: 45, P2: 44, P3: 47}, extra=1)
    assert state.winners() == [P3]
    assert state.over


def test_S44_it_is_repeated_until_one_leads_alone() -> None:
    state = at_the_end({P1: 47, P2: 44, P3: 47}, extra=1)
    assert not state.over
    assert seen(state)["extra_round"] == 2


def test_S45_a_latched_end_R18() -> None:
    state = a_game("window 1", station={P1: {7: "gordon:1"}}, vp={P1: 20, P2: 40}, credits=0)
    play(state, "use gordon")
    assert tracks(state, P2)[2] == 36
    assert seen(state)["end_triggered"]
    state = a_game("window 7", active=P2, vp={P1: 20, P2: 36}, triggered=True)
    assert state.over
    assert state.winners() == [P2]


def test_without_forty_points_the_game_goes_on() -> None:
    state = at_the_end({P1: 39, P2: 1, P3: 2}, triggered=False)
    assert not state.over
    assert seen(state)["extra_round"] == 0
