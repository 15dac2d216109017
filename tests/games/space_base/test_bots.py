"""What the bots see in Space Base: the better use of the dice, the card that pays, the win."""

from __future__ import annotations

import pytest
from games.space_base.table import P0, P1, a_game, legal_texts

from cosmodrome.players import GreedyPlayer, SearchPlayer, Thought
from cosmodrome.players.mind import weigh

PLAYERS = [GreedyPlayer(1), SearchPlayer(1, Thought(60))]


@pytest.mark.parametrize("player", PLAYERS, ids=["greedy", "search"])
def test_a_player_answers_its_own_question_where_several_are_asked(player: GreedyPlayer) -> None:
    # P0 is better off one by one, P1 with the sum.
    state = a_game(
        dice=(1, 3), station={P0: {1: "young", 3: "white"}, P1: {4: "conrad"}}, deployed={P1: {4: "duke yegorov"}}
    )
    assert state.deciders() == (P0, P1)
    assert player.choose(state.clone(), P0).text == "separate"
    assert player.choose(state.clone(), P1).text == "sum"


@pytest.mark.parametrize("player", PLAYERS, ids=["greedy", "search"])
def test_the_win_is_taken(player: GreedyPlayer) -> None:
    state = a_game("window 5", station={P1: {3: "grissom:1", 12: "armstrong:5"}}, vp={P0: 30})
    assert player.choose(state, P1).text == "use armstrong"


@pytest.mark.parametrize("player", PLAYERS, ids=["greedy", "search"])
def test_points_are_bought_when_they_win(player: GreedyPlayer) -> None:
    # The last turn of the last round: a colony of 14 points, or anything else.
    state = a_game("purchase", active=P1, credits={P1: 42}, vp={P0: 43, P1: 30}, triggered=True)
    assert player.choose(state, P1).text == "buy colony-friedman"


def test_advice_is_about_the_legal_actions_of_the_seat() -> None:
    state = a_game("purchase", credits=9)
    advice = SearchPlayer(3, Thought(80)).advise(state, P0)
    assert {each.action.text for each in advice} <= set(legal_texts(state))
    assert all(0.0 <= each.value <= 1.0 for each in advice)


def test_instinct_finds_the_better_use_likelier() -> None:
    state = a_game(dice=(5, 6), station={P0: {11: "anders"}})
    separate, together = weigh(state, P0, state.legal(P0))
    assert together > 5 * separate
