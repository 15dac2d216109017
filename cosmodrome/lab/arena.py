"""Matches between players: who wins how often, with what scores, and how long they think."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from cosmodrome.kernel.errors import BadSetup, IllegalAction
from cosmodrome.kernel.message import Json
from cosmodrome.kernel.rng import Rng

from .chances import deviation, mean, quarters, wilson
from .pool import cores, spread
from .titles import check_players, player, title


@dataclass(frozen=True)
class Pairing:
    """One game to play: small enough to be sent to another process."""

    game: str
    entrants: tuple[str, ...]
    """The players in the order in which they sit."""
    order: tuple[int, ...]
    """Which entrant of the match sits on each seat."""
    deal: int
    """The seed of the game: the same for each rotation of the seats."""
    minds: int
    """The seed of the players' own chance."""
    options: dict[str, Json]


@dataclass(frozen=True)
class Played:
    """One finished game, by seat."""

    order: tuple[int, ...]
    winners: tuple[int, ...]
    parts: tuple[dict[str, int], ...]
    actions: int
    thoughts: tuple[int, ...]
    """How many times each seat had a choice."""
    seconds: tuple[float, ...]
    longest: tuple[float, ...]


@dataclass
class Entrant:
    """What one player did in all games of a match."""

    name: str
    wins: list[float] = field(default_factory=list)
    """For each game 0, 1, or a share where several won."""
    shared: int = 0
    totals: list[int] = field(default_factory=list)
    parts: list[dict[str, int]] = field(default_factory=list)
    by_seat: dict[int, list[float]] = field(default_factory=dict)
    thoughts: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    @property
    def rate(self) -> float:
        """Return the share of games won; a win shared by two counts a half for each."""
        return mean(self.wins)

    @property
    def interval(self) -> tuple[float, float]:
        """Return the 95% interval of the rate."""
        return wilson(sum(self.wins), len(self.wins))

    def mean_parts(self) -> dict[str, float]:
        """Return the average of each part of the score."""
        keys = list(dict.fromkeys(key for parts in self.parts for key in parts))
        return {key: mean([parts.get(key, 0) for parts in self.parts]) for key in keys}

    def to_json(self) -> dict[str, Json]:
        """Return the result as data."""
        low, high = self.interval
        return {
            "player": self.name,
            "games": len(self.wins),
            "wins": sum(self.wins),
            "shared": self.shared,
            "rate": self.rate,
            "low": low,
            "high": high,
            "score": {
                "mean": mean(self.totals),
                "deviation": deviation(self.totals),
                "parts": self.mean_parts(),
                "quarters": list(quarters(self.totals)),
            },
            "by_seat": {str(seat + 1): mean(wins) for seat, wins in sorted(self.by_seat.items())},
            "moves": self.thoughts,
            "milliseconds": {"mean": 1000 * self.seconds / max(1, self.thoughts), "max": 1000 * self.longest},
        }


@dataclass
class Standing:
    """The result of a match."""

    game: str
    options: dict[str, Json]
    seed: int
    entrants: list[Entrant]
    games: int = 0
    actions: int = 0

    def add(self, played: Played) -> None:
        """Count one more game."""
        self.games += 1
        self.actions += played.actions
        for seat, index in enumerate(played.order):
            entrant = self.entrants[index]
            share = 1 / len(played.winners) if seat in played.winners else 0.0
            entrant.wins.append(share)
            entrant.shared += 0 < share < 1
            entrant.parts.append(played.parts[seat])
            entrant.totals.append(sum(played.parts[seat].values()))
            entrant.by_seat.setdefault(seat, []).append(share)
            entrant.thoughts += played.thoughts[seat]
            entrant.seconds += played.seconds[seat]
            entrant.longest = max(entrant.longest, played.longest[seat])

    def to_json(self) -> dict[str, Json]:
        """Return the result as data."""
        return {
            "game": self.game,
            "options": self.options,
            "seed": self.seed,
            "games": self.games,
            "actions": {"mean": self.actions / max(1, self.games)},
            "entrants": [entrant.to_json() for entrant in self.entrants],
        }


def arena(
    game: str,
    entrants: Sequence[str],
    games: int,
    seed: int = 1,
    options: dict[str, Json] | None = None,
    workers: int | None = None,
    watch: Callable[[Standing], None] | None = None,
) -> Standing:
    """Let players meet in many games, each deal once for every rotation of the seats.

    The result depends on the arguments alone for players that think in iterations and not in seconds.

    >>> standing = arena("alien_frontiers", ["random", "random"], games=2, seed=7, workers=1)
    >>> standing.games, round(sum(entrant.rate for entrant in standing.entrants), 6)
    (2, 1.0)
    """
    if games < 1:
        raise BadSetup(f"a match has at least one game, not {games}")
    chosen = title(game).complete(len(entrants), options if options is not None else {})
    check_players(entrants)
    standing = Standing(game, chosen, seed, [Entrant(name) for name in _told_apart(entrants)])
    tasks = [_pairing(game, tuple(entrants), number, seed, chosen) for number in range(games)]
    for played in spread(play, tasks, min(games, workers if workers is not None else cores())):
        standing.add(played)
        if watch is not None:
            watch(standing)
    return standing


def play(task: Pairing) -> Played:
    """Play one game of a match to its end."""
    game = title(task.game)
    rng = Rng.seeded(task.minds)
    bots = [player(name, rng.below(1 << 30)) for name in task.entrants]
    state = game.new(len(bots), task.deal, task.options)
    thoughts, seconds, longest = ([0] * len(bots), [0.0] * len(bots), [0.0] * len(bots))
    actions = 0
    while not state.over:
        seat = state.deciders()[0]
        legal = state.legal(seat)
        action = legal[0]
        if len(legal) > 1:
            dream = state.imagine(seat, rng.fork())
            start = time.perf_counter()
            answer = bots[seat].choose(dream, seat)
            spent = time.perf_counter() - start
            thoughts[seat] += 1
            seconds[seat] += spent
            longest[seat] = max(longest[seat], spent)
            try:
                action = state.parse(seat, answer.text)
            except IllegalAction as error:
                raise BadSetup(f"{task.entrants[seat]} answered {answer.text!r}, which is not legal: {error}") from None
        state.apply(seat, action, None)
        actions += 1
    return Played(
        task.order,
        tuple(state.winners()),
        tuple(score.parts for score in state.scores()),
        actions,
        tuple(thoughts),
        tuple(seconds),
        tuple(longest),
    )


def _pairing(game: str, entrants: tuple[str, ...], number: int, seed: int, options: dict[str, Json]) -> Pairing:
    """Seat the entrants of one game: everyone sits one place further for each game of a deal."""
    count = len(entrants)
    order = tuple((seat + number) % count for seat in range(count))
    first = Rng.seeded(seed).below(1 << 30)
    minds = Rng.seeded(-1 - first - number).below(1 << 30)
    return Pairing(game, tuple(entrants[index] for index in order), order, first + number // count, minds, options)


def _told_apart(names: Sequence[str]) -> list[str]:
    """Number the players that take part more than once."""
    return [
        name if names.count(name) == 1 else f"{name} #{names[: index + 1].count(name)}"
        for index, name in enumerate(names)
    ]
