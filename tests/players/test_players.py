"""Bots choose legal actions, think only on what their seat can know, and get better with thought."""

from __future__ import annotations

from typing import cast

import pytest

import cosmodrome
from cosmodrome.kernel.errors import BadSetup
from cosmodrome.kernel.rng import Rng
from cosmodrome.players import LEVELS, NAMES, GreedyPlayer, Player, RandomPlayer, SearchPlayer, Thought, bot

GAMES = [game.key for game in cosmodrome.games()]


def play(key: str, players: list[Player], seed: int) -> cosmodrome.State:
    """Play a whole game, handing each player an imagined position."""
    state = cosmodrome.game(key).new(len(players), seed)
    rng = Rng.seeded(seed)
    while not state.over:
        seat = state.deciders()[0]
        action = players[seat].choose(state.imagine(seat, rng), seat)
        state.apply(seat, state.parse(seat, action.text))
    return state


def positions(key: str, seed: int, count: int) -> list[cosmodrome.State]:
    """Give positions of a random game that offer a real choice."""
    state = cosmodrome.game(key).new(2, seed)
    rng = Rng.seeded(seed)
    found: list[cosmodrome.State] = []
    while not state.over and len(found) < count:
        seat = state.deciders()[0]
        actions = state.legal(seat)
        if len(actions) > 3:
            found.append(state.clone())
        state.apply(seat, actions[rng.below(len(actions))])
    return found


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("name", [name for name in NAMES if name != "admiral"])
def test_every_level_chooses_legal_actions(key: str, name: str) -> None:
    for state in positions(key, 3, 3):
        seat = state.deciders()[0]
        before = state.to_json()
        action = bot(name, 1).choose(state.imagine(seat, Rng.seeded(2)), seat)
        assert action in state.legal(seat)
        assert state.to_json() == before


@pytest.mark.parametrize("key", GAMES)
def test_the_same_seed_thinks_the_same(key: str) -> None:
    state = positions(key, 5, 2)[-1]
    seat = state.deciders()[0]
    thoughts = []
    for _ in range(2):
        advice = SearchPlayer(9, Thought(60)).advise(state.imagine(seat, Rng.seeded(1)), seat)
        thoughts.append([(entry.action.text, entry.value, entry.visits) for entry in advice])
    assert thoughts[0] == thoughts[1]


@pytest.mark.parametrize("key", GAMES)
def test_a_search_spends_all_its_iterations_on_the_root(key: str) -> None:
    state = positions(key, 6, 1)[0]
    seat = state.deciders()[0]
    root = SearchPlayer(1, Thought(80)).search(state, seat)
    assert root.visits == 80
    assert sum(child.visits for child in root.children.values()) == 80
    assert all(0.0 <= child.total <= child.visits for child in root.children.values())


@pytest.mark.parametrize("key", GAMES)
def test_a_player_cannot_tell_the_real_position_from_an_imagined_one(key: str) -> None:
    # What is hidden is drawn anew in each iteration, so replacing it beforehand changes no choice on average:
    # the first choice of a long enough thought is the same.
    for state in positions(key, 8, 3):
        seat = state.deciders()[0]
        chosen = {
            SearchPlayer(4, Thought(400)).choose(state.imagine(seat, Rng.seeded(salt)), seat).text for salt in range(2)
        }
        values = []
        for salt in range(2):
            advice = SearchPlayer(4, Thought(400)).advise(state.imagine(seat, Rng.seeded(salt)), seat)
            values.append(advice[0].value)
        assert len(chosen) == 1 or abs(values[0] - values[1]) < 0.15


@pytest.mark.parametrize("key", GAMES)
def test_haste_does_not_change_the_choice(key: str) -> None:
    for state in positions(key, 11, 4):
        seat = state.deciders()[0]
        full = SearchPlayer(3, Thought(300)).search(state, seat)
        hasty = SearchPlayer(3, Thought(300)).search(state, seat, hasty=True)
        assert hasty.visits <= full.visits
        most = max(child.visits for child in full.children.values())
        favourite = max(hasty.children.values(), key=lambda child: child.visits)
        assert favourite.action is not None
        assert full.children[favourite.action].visits == most


def test_time_ends_a_thought() -> None:
    state = positions("alien_frontiers", 1, 1)[0]
    seat = state.deciders()[0]
    root = SearchPlayer(1, Thought(10_000_000, seconds=0.05)).search(state, seat)
    assert 0 < root.visits < 10_000_000


def test_a_thoughtful_player_beats_a_random_one() -> None:
    wins = 0
    for seed in range(6):
        players: list[Player] = [SearchPlayer(seed, Thought(20)), RandomPlayer(seed)]
        mine = seed % 2
        state = play("alien_frontiers", players if mine == 0 else players[::-1], seed)
        wins += mine in state.winners()
    assert wins >= 5


def test_greedy_takes_the_winning_landing() -> None:
    game = cosmodrome.game("alien_frontiers")
    data = game.new(2, 1).to_json()
    cast("dict[str, list[int]]", data["colonies"])["heinlein_plains"] = [7, 0]
    data["active_seat"] = 0
    data["stack"] = [{"step": "actions"}, {"step": "place_colony"}]
    state = game.from_json(data)
    after = state.clone()
    after.apply(0, GreedyPlayer(1).choose(state, 0))
    assert after.over
    assert after.winners() == [0]


def test_there_are_four_levels_and_no_other_names() -> None:
    assert LEVELS == ("cadet", "pilot", "commander", "admiral")
    with pytest.raises(BadSetup, match="there is no player 'marshal'"):
        bot("marshal", 1)
