"""The last round, ties and extra rounds (SB 8)."""

from __future__ import annotations

from games.space_base.table import P0, P1, P2, a_game, play, seen, tracks

from cosmodrome import State


def finish_turn(state: State) -> None:
    """Let everybody use the dice one by one and buy nothing, until the turn has passed."""
    turn = (seen(state)["round"], seen(state)["active"])
    while not state.over and (seen(state)["round"], seen(state)["active"]) == turn:
        for seat in state.deciders():
            texts = [action.text for action in state.legal(seat)]
            play(state, f"p{seat} {next(text for text in ('separate', 'pass', 'done', texts[0]) if text in texts)}")
            break


def at_the_end(vp: dict[int, int], *, active: int = P2, triggered: bool = True, extra: int = 0) -> State:
    """Give three players at the end of a turn, on which nobody has anything left to do."""
    return a_game("window 7", seats=3, active=active, vp=vp, triggered=triggered, extra=extra)


def test_S43_the_round_is_finished() -> None:
    state = a_game(
        dice=(4, 5),
        seats=3,
        vp={P0: 30, P1: 38, P2: 39},
        station={P1: {9: "gibson"}},
        deployed={P1: {9: "bobko klimuk"}},
    )
    play(state, "p1 sum")
    assert tracks(state, P1)[2] >= 40
    assert seen(state)["end_triggered"]
    finish_turn(state)
    assert (state.over, seen(state)["active"]) == (False, P1)
    finish_turn(state)
    assert (state.over, seen(state)["active"]) == (False, P2)
    finish_turn(state)
    assert state.over
    assert state.winners() == [max(range(3), key=lambda seat: tracks(state, seat)[2])]


def test_S43_the_highest_wins_even_if_another_triggered_the_end() -> None:
    state = at_the_end({P0: 3, P1: 41, P2: 42})
    assert state.winners() == [P2]
    assert state.over


def test_the_end_is_looked_at_only_after_the_last_player_of_the_round() -> None:
    for active, over in ((P0, False), (P1, False), (P2, True)):
        assert at_the_end({P1: 41}, active=active).over is over


def test_the_last_player_of_the_round_sits_to_the_right_of_the_first() -> None:
    state = a_game("window 7", seats=3, first=P1, active=P0, vp={P1: 41}, triggered=True)
    assert state.over
    state = a_game("window 7", seats=3, first=P1, active=P2, vp={P1: 41}, triggered=True)
    assert not state.over


def test_S44_a_tie_is_followed_by_another_round_for_all() -> None:
    state = at_the_end({P0: 42, P1: 42, P2: 38})
    assert not state.over
    assert seen(state)["extra_round"] == 1
    state = at_the_end({P0: 45, P1: 44, P2: 47}, extra=1)
    assert state.winners() == [P2]
    assert state.over


def test_S44_it_is_repeated_until_one_leads_alone() -> None:
    state = at_the_end({P0: 47, P1: 44, P2: 47}, extra=1)
    assert not state.over
    assert seen(state)["extra_round"] == 2


def test_S45_a_latched_end_R18() -> None:
    state = a_game("window 1", station={P0: {7: "gordon:1"}}, vp={P0: 20, P1: 40}, credits=0)
    play(state, "use gordon")
    assert tracks(state, P1)[2] == 36
    assert seen(state)["end_triggered"]
    state = a_game("window 7", active=P1, vp={P0: 20, P1: 36}, triggered=True)
    assert state.over
    assert state.winners() == [P1]


def test_without_forty_points_the_game_goes_on() -> None:
    state = at_the_end({P0: 39, P1: 1, P2: 2}, triggered=False)
    assert not state.over
    assert seen(state)["extra_round"] == 0
