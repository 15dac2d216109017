"""Random play through the kernel's contract alone."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any, NamedTuple

from kernel.signals import GAME as SIGNALS

import cosmodrome
from cosmodrome import Action, Event, Game, Json, Message, Rng, State

LONGEST = 50_000
"""No game takes more actions than this; one that does never ends."""

SCALE = int(os.environ.get("COSMODROME_SOAK", "1")) * (2 if cosmodrome.COMPILED else 1)
"""How many times more games than usual the tests play."""


BRIEF = os.environ.get("COSMODROME_BRIEF") == "1"
"""Whether two option sets are enough for each game and seat count, because a run over all of them follows."""


class Case(NamedTuple):
    """One way to set up one game."""

    game: Game
    seats: int
    options: dict[str, Json]

    def __str__(self) -> str:
        chosen = [
            f"{key}={value}"
            for key, value in self.options.items()
            if value != next(option.default for option in self.game.options if option.key == key)
        ]
        return "-".join([self.game.key, str(self.seats), *chosen])

    def new(self, seed: int, events: list[Event] | None = None) -> State:
        """Set the game up."""
        return self.game.new(self.seats, seed, self.options, events)


class Nonsense(Action):
    """An answer to no question."""

    def message(self) -> Message:
        return Message("nonsense")


def cases() -> list[Case]:
    """List every game, seat count and option set; where there are very many sets, each choice appears at least once."""
    return [
        Case(game, seats, options)
        for game in [*cosmodrome.games(), SIGNALS]
        for seats in game.seats
        for options in _option_sets(game, seats)
    ]


def _option_sets(game: Game, seats: int, most: int = 8) -> list[dict[str, Json]]:
    """List the option sets of a game, thinned out if they are more than a run can bear."""
    every = game.option_sets(seats)
    if BRIEF and len(every) > 2:
        return [every[0], every[-1]]
    if len(every) <= most:
        return every
    default = every[0]
    single = [chosen for chosen in every if sum(chosen[key] != default[key] for key in chosen) <= 1]
    return [*single, every[-1]]


def games_of(case: Case, count: int) -> range:
    """Give the seeds of so many games, more where the run is scaled up; the test game costs next to nothing."""
    return range(count * SCALE * (4 if case.game is SIGNALS else 1))


def chooser(seed: int) -> Rng:
    """Make the generator that picks actions, apart from the one inside the state."""
    return Rng.seeded(seed * 7919 + 13)


def pick(state: State, rng: Rng) -> tuple[int, Action]:
    """Choose a decider and one of its actions."""
    deciders = state.deciders()
    seat = deciders[rng.below(len(deciders))]
    actions = state.legal(seat)
    return seat, actions[rng.below(len(actions))]


def walk(state: State, rng: Rng, events: list[Event] | None = None) -> Iterator[State]:
    """Play at random to the end, showing the same state before each action and after the last."""
    for _ in range(LONGEST):
        yield state
        if state.over or not state.deciders():
            return
        seat, action = pick(state, rng)
        state.apply(seat, action, events)
    raise AssertionError(f"{state.game} goes on after {LONGEST} actions")


def play_out(state: State, rng: Rng) -> State:
    """Play at random to the end."""
    for _ in walk(state, rng):
        pass
    return state


def moments(case: Case, seed: int, every: int) -> Iterator[State]:
    """Show one position in so many of a random game, and the last; do not change them."""
    if case.game is SIGNALS:
        every = max(1, every // 6)  # a short game
    walking = walk(case.new(seed), chooser(seed))
    last: State | None = None
    for number, state in enumerate(walking):
        if number % every == seed % every:
            yield state
            last = None
        else:
            last = state
    if last is not None:
        yield last


def first(items: Iterator[State], count: int) -> list[State]:
    """Copy the first few positions of a walk."""
    return [state.clone() for state in islice(items, count)]


def spread(items: Sequence[str], most: int) -> list[str]:
    """Take a few of many, from the first to the last."""
    count = len(items)
    return [items[place * count // most] for place in range(most)] if count > most else list(items)


def wire(state: State) -> str:
    """Give the whole position as text, the way it is stored and sent."""
    return json.dumps(state.to_json(), sort_keys=True, allow_nan=False)


def written(state: State) -> dict[str, Any]:
    """Give a position as it is stored."""
    return state.to_json()
