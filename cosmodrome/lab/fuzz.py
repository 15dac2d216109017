"""Random games with every invariant checked, over all seat counts and options."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from dataclasses import dataclass

from cosmodrome.kernel.errors import BadSetup, IllegalAction
from cosmodrome.kernel.game import Game
from cosmodrome.kernel.message import Json
from cosmodrome.kernel.record import Record
from cosmodrome.kernel.rng import Rng
from cosmodrome.kernel.state import State

from .invariants import Ahead, Broken, check_always, check_thoroughly
from .pool import cores, spread
from .titles import title

SAMPLE = 64
"""One position in so many is checked thoroughly; all are checked for what is cheap."""

LIMIT = 20_000
"""A game that has not ended after so many actions never will."""

BATCH = 10
"""Games that a worker plays before it reports."""


@dataclass(frozen=True)
class Failure:
    """An invariant that did not hold, and the game that shows it."""

    rule: str
    detail: str
    record: str
    """The game up to and with the action that failed."""
    seed: int
    actions: int

    def alike(self, other: Failure) -> bool:
        """Tell whether two failures are of the same kind."""
        return self.rule == other.rule and _kind(self) == _kind(other)


@dataclass(frozen=True)
class Batch:
    """Some games to play: small enough to be sent to another process."""

    game: str
    first: int
    games: int
    seed: int
    sample: int
    limit: int


@dataclass(frozen=True)
class Report:
    """What came of random games."""

    games: int
    actions: int
    failure: Failure | None = None


def fuzz(
    game: str,
    games: int,
    seed: int = 1,
    workers: int | None = None,
    sample: int = SAMPLE,
    limit: int = LIMIT,
    watch: Callable[[Report], None] | None = None,
) -> Report:
    """Play random games and check their positions; stop at the first failure.

    >>> report = fuzz("alien_frontiers", games=2, seed=1, workers=1)
    >>> report.games, report.failure
    (2, None)
    """
    title(game)
    if games < 1:
        raise BadSetup(f"play at least one game, not {games}")
    played, actions = 0, 0
    batches = [Batch(game, first, min(BATCH, games - first), seed, sample, limit) for first in range(0, games, BATCH)]
    for report in spread(play_batch, batches, min(len(batches), workers if workers is not None else cores())):
        played += report.games
        actions += report.actions
        total = Report(played, actions, report.failure)
        if watch is not None:
            watch(total)
        if report.failure is not None:
            return total
    return Report(played, actions)


def play_batch(batch: Batch) -> Report:
    """Play the games of a batch, each with the next seat count and options."""
    game = title(batch.game)
    tables = set_ups(game)
    actions = 0
    for number in range(batch.first, batch.first + batch.games):
        seats, options = tables[number % len(tables)]
        record = Record(game.key, game.rules, seats, batch.seed + number, options)
        failure = play_one(game, record, batch.sample, batch.limit)
        actions += len(record.actions)
        if failure is not None:
            return Report(number - batch.first + 1, actions, failure)
    return Report(batch.games, actions)


def set_ups(game: Game) -> list[tuple[int, dict[str, Json]]]:
    """List every seat count with every set of options."""
    return [(seats, options) for seats in game.seats for options in game.option_sets(seats)]


def play_one(game: Game, record: Record, sample: int, limit: int) -> Failure | None:
    """Play a random game from the start of a record, writing it down, until it is over or something breaks."""
    rng = Rng.seeded(-1 - record.seed)
    try:
        state = record.start(game)
        check_always(state)
        check_thoroughly(game, state, rng)
        wander(game, state, record, rng, sample, limit)
    except Exception as error:
        return failure_of(error, record)
    return None


def wander(game: Game, state: State, record: Record, rng: Rng, sample: int, limit: int) -> None:
    """Answer at random from a position on, checking each; whatever breaks is raised with the record up to it."""
    while not state.over:
        if len(record.actions) >= limit:
            raise Broken("endless", f"not over after {limit} actions")
        deciders = state.deciders()
        seat = deciders[rng.below(len(deciders))]
        legal = state.legal(seat)
        action = legal[rng.below(len(legal))]
        record.actions.append((seat, action.text))
        state.apply(seat, action, None)
        check_always(state)
        if state.over or rng.below(sample) == 0:
            check_thoroughly(game, state, rng)


def reproduce(game: Game, record: Record, *, skipping: bool = False) -> Failure | None:
    """Play a recorded game again with every check in every position; return the first failure.

    Skipping, leave out the actions that are not legal.
    """
    short = Record(record.game, record.rules, record.seats, record.seed, record.options)
    rng = Rng.seeded(-1 - record.seed)
    try:
        state = record.start(game)
        check_always(state)
        for seat, text in record.actions:
            if skipping and not _is_legal(state, seat, text):
                continue
            check_thoroughly(game, state, rng, (seat, text))
            action = state.parse(seat, text)
            short.actions.append((seat, text))
            state.apply(seat, action, None)
            check_always(state)
        check_thoroughly(game, state, rng)
    except Exception as error:
        return failure_of(error, short)
    return None


def _is_legal(state: State, seat: int, text: str) -> bool:
    """Tell whether a seat may answer with this notation."""
    try:
        state.parse(seat, text)
    except IllegalAction:
        return False
    return True


def failure_of(error: Exception, record: Record) -> Failure:
    """Describe what broke, with the record up to it."""
    if isinstance(error, Ahead) and isinstance(error.__cause__, Exception):
        longer = [*record.actions, (error.seat, error.text)]
        return failure_of(
            error.__cause__, Record(record.game, record.rules, record.seats, record.seed, record.options, longer)
        )
    if isinstance(error, Broken):
        rule, detail = error.rule, error.detail
    else:
        frame = traceback.extract_tb(error.__traceback__)[-1]
        rule = type(error).__name__
        detail = f"{error} ({frame.name}, {frame.filename.rpartition('cosmodrome')[2].lstrip('/')}:{frame.lineno})"
    return Failure(rule, detail, str(record), record.seed, len(record.actions))


def _kind(failure: Failure) -> str:
    """Reduce a detail to what does not change from game to game: its words without numbers and quotations."""
    words = failure.detail.split(":")[0].split()
    return " ".join(word for word in words if word.isalpha())
