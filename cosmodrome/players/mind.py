"""What a bot knows about a game: how good a position looks and which actions look promising.

Each game has a mind of its own (games/<game>/bot) and makes it known with `teach`; a game without one is played by
bots that know the rules alone.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final, Generic

from mypy_extensions import mypyc_attr

from ..kernel.action import Action
from ..kernel.state import State
from ..kernel.step import S


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind(ABC, Generic[S]):
    """The judgement of one game's positions. Immutable: what it says depends on the position alone."""

    @abstractmethod
    def evaluate(self, state: S) -> list[float]:
        """Estimate each seat's chance to win, 0 to 1: what a player sees in the position at a glance."""

    def weigh(self, state: S, seat: int, actions: tuple[Action, ...]) -> list[float]:
        """Return how promising each action looks before any thought: positive, higher is better."""
        return [1.0] * len(actions)

    def is_quiet(self, state: S) -> bool:
        """Tell whether the position can be valued as it stands; if not, a search finishes the turn first."""
        return False

    def lone_turn(self, state: S) -> int:
        """Count the turns of whoever plays alone, where planning them one by one is worth while; -1 elsewhere."""
        return -1

    def transposition_key(self, state: S) -> tuple[int, ...]:
        """Return what matters of a lone player's position within a turn, whatever order it came about in; () where that
        is not known."""
        return ()

    def outline(self, state: S) -> tuple[int, ...]:
        """Return what a lone player's turn comes down to, without its details; () where that is not known."""
        return ()


class RulesAlone(Mind[State]):
    """No judgement: everybody's chances are even."""

    def evaluate(self, state: State) -> list[float]:
        """Return even chances; at the end the winners share."""
        if not state.over:
            return [1.0 / state.seats] * state.seats
        winners = state.winners()
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)]


_MINDS: Final[dict[str, Mind]] = {}
_RULES_ALONE: Final = RulesAlone()


def teach(game: str, mind: Mind) -> None:
    """Make known what bots think of a game's positions."""
    _MINDS[game] = mind


def mind_of(state: State) -> Mind:
    """Return the judgement of positions of this game.

    >>> import cosmodrome
    >>> state = cosmodrome.game("space_base").new(2, 1)
    >>> round(sum(cosmodrome.mind_of(state).evaluate(state)), 6)
    1.0
    """
    return _MINDS.get(state.game, _RULES_ALONE)


def evaluate(state: State) -> list[float]:
    """Return each seat's chance to win as bots of this game estimate it, 0 to 1."""
    return mind_of(state).evaluate(state)


def weigh(state: State, seat: int, actions: tuple[Action, ...]) -> list[float]:
    """Return how promising bots of this game find each action before any thought."""
    return mind_of(state).weigh(state, seat, actions)
