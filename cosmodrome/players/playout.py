"""Random play at full speed, in one place that is compiled: what is measured is the engine and not the loop."""

from __future__ import annotations

import time

from cosmodrome.kernel.game import Game
from cosmodrome.kernel.message import Json
from cosmodrome.kernel.rng import Rng
from cosmodrome.kernel.state import State


def play_out(state: State, rng: Rng, limit: int) -> int:
    """Play random legal actions until the game is over or the limit is reached; return how many were made."""
    made = 0
    while made < limit and not state.over:
        deciders = state.deciders()
        seat = deciders[0] if len(deciders) == 1 else deciders[rng.below(len(deciders))]
        actions = state.legal(seat)
        state.apply(seat, actions[rng.below(len(actions))], None)
        made += 1
    return made


def race(game: Game, seats: int, options: dict[str, Json], seed: int, seconds: float) -> tuple[int, int, float]:
    """Play whole random games for a while; return the actions, the games and the seconds that they took."""
    actions = 0
    games = 0
    start = time.perf_counter()
    while True:
        state = game.new(seats, seed + games, options)
        actions += play_out(state, Rng.seeded(seed + games), 1_000_000)
        games += 1
        spent = time.perf_counter() - start
        if spent >= seconds:
            return actions, games, spent


def copy(states: list[State], seconds: float) -> tuple[int, float]:
    """Clone positions again and again for a while; return the number of copies and the seconds that they took."""
    copies = 0
    start = time.perf_counter()
    while True:
        for state in states:
            state.clone()
        copies += len(states)
        spent = time.perf_counter() - start
        if spent >= seconds:
            return copies, spent


def positions(game: Game, seats: int, options: dict[str, Json], seed: int, every: int) -> list[State]:
    """Collect the positions of one random game, one in every few."""
    state = game.new(seats, seed, options)
    rng = Rng.seeded(seed)
    found: list[State] = []
    while not state.over:
        found.append(state.clone())
        play_out(state, rng, every)
    return found
