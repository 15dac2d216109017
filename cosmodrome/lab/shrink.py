"""From a game that fails to the shortest one that fails in the same way."""

from __future__ import annotations

import time
from collections.abc import Callable

from cosmodrome.kernel.game import Game
from cosmodrome.kernel.record import Record
from cosmodrome.kernel.rng import Rng

from .fuzz import Failure, failure_of, reproduce, set_ups, wander
from .invariants import Broken


def shrink(
    game: Game, failure: Failure, seconds: float = 20.0, watch: Callable[[Failure], None] | None = None
) -> Failure:
    """Look for a shorter game with the same kind of failure for a while; return the shortest found."""
    best = failure
    if failure.rule == "endless":
        return best
    deadline = time.monotonic() + seconds
    rng = Rng.seeded(failure.seed)

    def better(found: Failure | None) -> bool:
        nonlocal best
        if found is None or found.actions >= best.actions or not found.alike(failure):
            return False
        best = found
        if watch is not None:
            watch(best)
        return True

    # A sample of the positions was checked when it failed: checking all may show the failure earlier.
    better(reproduce(game, Record.parse(failure.record)))
    improving = True
    while improving and time.monotonic() < deadline:
        improving = _without_parts(game, lambda: best, better, deadline)
        improving = _other_ways(game, lambda: best, better, rng, deadline) or improving
    return best


def _without_parts(
    game: Game, best: Callable[[], Failure], better: Callable[[Failure | None], bool], deadline: float
) -> bool:
    """Leave out stretches of the game, long ones first, as far as the rest can still be played."""
    improved = False
    length = best().actions // 2
    while length >= 1:
        start = 0
        while start + length <= best().actions:
            if time.monotonic() > deadline:
                return improved
            record = Record.parse(best().record)
            del record.actions[start : start + length]
            if better(reproduce(game, record, skipping=True)):
                improved = True
            else:
                start += length
        length //= 2
    return improved


def _other_ways(
    game: Game,
    best: Callable[[], Failure],
    better: Callable[[Failure | None], bool],
    rng: Rng,
    deadline: float,
    tries: int = 200,
) -> bool:
    """Play on at random from points of the game, or play other games, none longer than the best."""
    improved = False
    tables = set_ups(game)
    for number in range(tries):
        if time.monotonic() > deadline or best().actions <= 1:
            break
        record = Record.parse(best().record)
        limit = best().actions - 1
        if number % 2:
            record.seats, record.options = tables[rng.below(len(tables))]
            record.seed = rng.below(1 << 20)
            record.actions = []
        else:
            del record.actions[rng.below(limit + 1) :]
        improved = better(_stroll(game, record, rng, limit)) or improved
    return improved


def _stroll(game: Game, record: Record, rng: Rng, limit: int) -> Failure | None:
    """Play at random after the actions of a record, up to a limit; a game cut off there has not failed."""
    try:
        state = record.replay(game)
        wander(game, state, record, rng, 4, limit)
    except Broken as error:
        return None if error.rule == "endless" else failure_of(error, record)
    except Exception as error:
        return failure_of(error, record)
    return None
