"""What the bots see in Space Base: the better use of the dice, the card that pays, the win."""

from __future__ import annotations

import pytest
from games.space_base.table import a_game
from support.positions import P1, P2, legal_texts

from cosmodrome.players import GreedyPlayer, SearchPlayer, Thought
from cosmodrome.players.mind import weigh

PLAYERS = [GreedyPlayer(1), SearchPlayer(1, Thought(60))]


@pytest.mark.parametrize("player", PLAYERS, ids=["greedy", "search"])
def test_a_player_answers_its_own_question_where_several_are_asked(player: GreedyPlayer) -> None:
    # P1 is better off one by one, P2 with the sum.
    state = a_game(
        dice=(1, 3), station={P1: {1: "young", 3: "white"}, P2: {4: "conrad"}}, deployed={P2: {4: "duke yegorov"}}
    )
    assert state.deciders() == (P1, P2)
    assert player.choose(state.clone(), P1).text == "separate"
    assert player.choose(state.clone(), P2).text == "sum"


@pytest.mark.parametrize("player", PLAYERS, ids=["greedy", "search"])
def test_the_win_is_taken(player: GreedyPlayer) -> None:
    state = a_game("window 5", station={P2: {3: "grissom:1", 12: "armstrong:5"}}, vp={P1: 30})
    assert player.choose(state, P2).text == "use armstrong"


@pytest.mark.parametrize("player", PLAYERS, ids=["greedy", "search"])
def test_points_are_bought_when_they_win(player: GreedyPlayer) -> None:
    # The last turn of the last round: a colony of 14 points, or anything else.
    state = a_game("purchase", active=P2, credits={P2: 42}, vp={P1: 43, P2: 30}, triggered=True)
    assert player.choose(state, P2).text == "buy colony-friedman"


def test_advice_is_about_the_legal_actions_of_the_seat() -> None:
    state = a_game("purchase", credits=9)
    advice = SearchPlayer(3, Thought(80)).advise(state, P1)
    assert {each.action.text for each in advice} <= set(legal_texts(state))
    assert all(0.0 <= each.value <= 1.0 for each in advice)


def test_instinct_finds_the_better_use_likelier() -> None:
    state = a_game(dice=(5, 6), station={P1: {11: "anders"}})
    separate, together = weigh(state, P1, state.legal(P1))
    assert together > 5 * separate
