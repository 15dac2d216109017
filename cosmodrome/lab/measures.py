"""The speeds that the benchmark compares, each measured for a given time on one core."""

from __future__ import annotations

import time

from cosmodrome.kernel.game import Game
from cosmodrome.kernel.state import State
from cosmodrome.players import SearchPlayer, Thought
from cosmodrome.players.playout import copy, positions, race

from .speed import Speed

KINDS = ("actions", "clones", "iterations")
"""Actions of random play, copies of its positions, iterations of the search."""

THOUGHT = 50
"""Iterations of one search."""


def measure(kind: str, game: Game, seed: int, seconds: float) -> Speed:
    """Measure one speed of a game with its smallest number of seats and no options."""
    seats = game.seats[0]
    options = game.complete(seats, {})
    if kind == "actions":
        actions, games, spent = race(game, seats, options, seed, seconds)
        return Speed(actions, games, spent)
    if kind == "clones":
        copies, spent = copy(positions(game, seats, options, seed, 8), seconds)
        return Speed(copies, 0, spent)
    if kind == "iterations":
        return _search(positions(game, seats, options, seed, 8), seed, seconds)
    raise ValueError(f"nothing measures {kind!r}")


def _search(states: list[State], seed: int, seconds: float) -> Speed:
    """Think about one position after the other."""
    thinker = SearchPlayer(seed, Thought(THOUGHT))
    start = time.perf_counter()
    done = 0
    while True:
        state = states[done % len(states)]
        thinker.search(state, state.deciders()[0])
        done += 1
        spent = time.perf_counter() - start
        if spent >= seconds:
            return Speed(done * THOUGHT, 0, spent)
