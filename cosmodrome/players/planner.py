"""Planning turn by turn, for games in which nobody else moves.

First the likeliest ways to play the present turn are listed by instinct, and those that end best are kept as plans.
Then futures are drawn: full positions that the seat could believe in, hidden things and all chance drawn anew. Each
plan is carried out in each future and played on for some turns; after every turn only a few of the best positions are
kept. What is compared is always alike: positions at the end of a turn. The plan that leads farthest on average is
followed as long as the seat sees what it expected to see.
"""

from __future__ import annotations

import heapq
import math
import time
from typing import Final

from ..kernel.action import Action
from ..kernel.rng import Rng
from ..kernel.state import State

OPENED: Final = 5
"""How many beginnings are looked at for each way that is wanted."""
FAINTEST: Final = -6.0
"""An action so much less likely than the best, as a logarithm, is not looked at."""
WORST: Final = 1e-12
ROUNDS_OF_TRIAL: Final = (3, 6, 10)
"""After so many futures the worse half of the plans is given up."""
FLATTENED: Final = 0.5
"""How much instinct counts."""


class Foresight:
    """How far and how wide a player looks that plans its turns."""

    def __init__(self, plans: int = 1, futures: int = 0, turns: int = 4, kept: int = 2, ways: int = 5,
                 first_ways: int = 24, seconds: float = 0.0) -> None:
        self.plans: Final = plans
        """The plans for the present turn that are tried in the futures."""
        self.futures: Final = futures
        """The futures in which they are tried, at most."""
        self.turns: Final = turns
        """How many turns are played on there."""
        self.kept: Final = kept
        """The positions that are kept at the end of each of those turns."""
        self.ways: Final = ways
        """The ways to play a turn that are looked at for each of them."""
        self.first_ways: Final = first_ways
        """The ways to play the present turn that are looked at."""
        self.seconds: Final = seconds
        """What a turn may take; each time of planning takes up to three quarters of what is left. 0 is no limit."""


class Plan:
    """One way to play a turn: what is done, where it leads, and what that is worth."""

    def __init__(self, state: State, actions: list[Action]) -> None:
        self.state = state
        self.actions = actions
        self.value = 0.0


def plans(state: State, seat: int, foresight: Foresight, rng: Rng, seconds: float = math.inf) -> list[Plan]:
    """Make plans for the present turn, the best first; no further future is drawn after some seconds."""
    deadline = time.perf_counter() + seconds
    # Plans that differ only in the order of what is done lead to the same value.
    found: dict[float, Plan] = {}
    for plan in _ways(state, seat, foresight.first_ways):
        plan.value = plan.state.evaluate()[seat]
        if plan.value not in found:
            found[plan.value] = plan
    ranked = [found[value] for value in sorted(found, reverse=True)]
    if len(ranked) == 1 or foresight.futures == 0:
        return ranked
    chosen = ranked[:foresight.plans]
    for plan in chosen:
        plan.value = 0.0
    contenders = chosen
    for tried in range(foresight.futures):
        if tried and time.perf_counter() > deadline:
            break
        future = state.imagine(seat, rng)
        for plan in contenders:
            trial = future.clone()
            _follow(trial, seat, plan.actions)
            plan.value += (_lead(trial, seat, foresight) - plan.value) / (tried + 1)
        if tried + 1 in ROUNDS_OF_TRIAL:
            # The worse half is out: what is left of the time goes to those who may still win.
            contenders = sorted(contenders, key=_promise)[:max(2, (len(contenders) + 1) // 2)]
    rest = [plan for plan in chosen if plan not in contenders]
    return sorted(contenders, key=_promise) + sorted(rest, key=_promise)


def _promise(plan: Plan) -> float:
    """Sort the most promising first."""
    return -plan.value


def _ways(state: State, seat: int, count: int) -> list[Plan]:
    """List the likeliest ways to play one turn, from a position to the end of the turn."""
    now = state.lone_turn()
    number = 0
    found: list[Plan] = []
    beginnings: list[tuple[float, int, Plan]] = [(0.0, 0, Plan(state.clone(), []))]
    for _ in range(count * OPENED):
        if not beginnings or len(found) >= count:
            break
        unlikely, _, plan = heapq.heappop(beginnings)
        here = plan.state
        while not here.over and here.lone_turn() == now:
            actions = here.legal(seat)
            if len(actions) == 1:
                plan.actions.append(actions[0])
                here.apply(seat, actions[0])
                continue
            weights = here.weigh(seat, actions)
            order = [(-weights[index], index) for index in range(len(actions))]
            order.sort()
            top = max(-order[0][0], WORST)
            for place in range(1, min(count, len(order))):
                weight, index = order[place]
                # Of two actions both are looked at, whatever instinct says.
                less = FLATTENED * math.log(max(-weight, WORST) / top) if len(order) > 2 else 0.0
                if less < FAINTEST:
                    break
                other = here.clone()
                other.apply(seat, actions[index])
                number += 1
                heapq.heappush(beginnings, (unlikely - less, number, Plan(other, [*plan.actions, actions[index]])))
            best = actions[order[0][1]]
            plan.actions.append(best)
            here.apply(seat, best)
        found.append(plan)
    return found


def _follow(state: State, seat: int, actions: list[Action]) -> None:
    """Carry out a plan to the end of the turn, by instinct where chance has it otherwise."""
    now = state.lone_turn()
    place = 0
    while not state.over and state.lone_turn() == now:
        legal = state.legal(seat)
        if place < len(actions) and actions[place] in legal:
            state.apply(seat, actions[place])
            place += 1
            continue
        place = len(actions)
        best = 0
        if len(legal) > 1:
            weights = state.weigh(seat, legal)
            for index in range(1, len(legal)):
                if weights[index] > weights[best]:
                    best = index
        state.apply(seat, legal[best])


def _lead(state: State, seat: int, foresight: Foresight) -> float:
    """Play on for some turns; give the value of the best position that was found."""
    if state.over:
        return state.evaluate()[seat]
    ended = -1.0
    level: list[State] = [state]
    reached = 0.0
    for _ in range(foresight.turns):
        best: dict[float, State] = {}
        for here in level:
            for way in _ways(here, seat, foresight.ways):
                value = way.state.evaluate()[seat]
                if way.state.over:
                    ended = max(ended, value)
                elif value not in best:
                    best[value] = way.state
        if not best:
            return ended
        kept = sorted(best, reverse=True)[:foresight.kept]
        reached = kept[0]
        level = [best[value] for value in kept]
    return max(ended, reached)
