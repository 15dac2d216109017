"""Planning turn by turn, for games in which nobody else moves.

First the likeliest ways to play the present turn are listed by instinct, each once whatever the order of what is done,
and those that end best are kept as plans: of those with the same outline, which differ in details only, just one.

Then futures are drawn: full positions that the seat could believe in, hidden things and all chance drawn anew. Each
plan is carried out in each future and played on for some turns; after every turn only a few of the best positions are
kept. What is compared is always alike: positions at the end of a turn. The plans after which they are worth most on
average, over the later turns and all futures, are tried once more together with variants that differ in one detail. The
best of all is followed as long as the seat sees what it expected to see.
"""

from __future__ import annotations

import heapq
import math
import time
from typing import Final

from ..kernel.action import Action
from ..kernel.message import Json
from ..kernel.rng import Rng
from ..kernel.state import State
from .mind import mind_of

OPENED: Final = 5
"""How many beginnings are looked at for each way that is wanted."""
FAINTEST: Final = -6.0
"""An action so much less likely than the best, as a logarithm, is not looked at."""
WORST: Final = 1e-12
ROUNDS_OF_TRIAL: Final = (5, 10, 18)
"""After so many futures the worse half of the plans is given up where there is no limit of time."""
STAGES: Final = 5
"""Where there is one, the worse half is given up whenever this part of the time is over."""
LEAST: Final = 2
"""But not after fewer futures than these."""
LEANING: Final = 1.5
"""How many futures the first guess counts for."""
SECOND_LEANING: Final = 5.0
"""The same for what the first part of the trial has told."""
SHARE: Final = 0.9
"""How much of the time that a turn has left is planned at once: something unexpected may come yet."""
ABREAST: Final = 3
"""How many ways with the same outline are looked at to find the best of them."""
FIRST_PART: Final = 0.5
"""How much of the time goes to plans of different outlines, before their variants are tried."""
LEADERS: Final = 8
"""The plans of which variants are tried."""
SIDESTEPS: Final = 3
"""How many other actions are looked at for each of a plan, to make a variant."""
EARLY: Final = 3
"""The part of the turns played on, one in so many, after which it is too early to judge."""
FLATTENED: Final = 0.5
"""How much instinct counts."""


class Foresight:
    """How far and how wide a player looks that plans its turns."""

    def __init__(
        self,
        plans: int = 1,
        futures: int = 0,
        turns: int = 4,
        kept: int = 2,
        ways: int = 5,
        first_ways: int = 24,
        variants: int = 0,
        seconds: float = 0.0,
    ) -> None:
        self.plans: Final = plans
        self.futures: Final = futures
        """So many plans for the present turn are tried, in so many futures at most."""
        self.turns: Final = turns
        self.kept: Final = kept
        """So many turns are played on there, and so many positions are kept at the end of each."""
        self.ways: Final = ways
        self.first_ways: Final = first_ways
        """The ways to play a turn that are looked at: one of those turns, and the present one."""
        self.variants: Final = variants
        """The variants of each leading plan that are tried as well; 0: plans are taken as they come, whatever their
        outline."""
        self.seconds: Final = seconds
        """What planning a turn may take; 0 is no limit."""


class Plan:
    """One way to play a turn: what is done, where it leads, and what that is worth."""

    def __init__(self, state: State, actions: list[Action]) -> None:
        self.state = state
        self.actions = actions
        self.value = 0.0
        self.guess = 0.0
        """What it seemed worth before any future was tried."""
        self.total = 0.0
        """The sum of what it led to in the futures that were tried."""


class Planner:
    """Plans the turns of one game, each within its time."""

    def __init__(self, foresight: Foresight, rng: Rng) -> None:
        self.foresight: Final = foresight
        self.rng: Final = rng
        self._expected: list[tuple[dict[str, Json], Action]] = []
        """What it will see and do then by its plan, the next last."""
        self._turn = -1
        self._left = 0.0
        """The turn that it plans, and the seconds that are left for it."""

    def choose(self, state: State, seat: int) -> Action:
        """Follow the plan that was made as long as everything is as expected; else make another."""
        expected = self._expected
        if not expected or expected[-1][0] != state.view(seat).data or expected[-1][1] not in state.legal(seat):
            best = self.plans(state, seat)[0]
            expected = []
            for action in best.actions:
                expected.append((state.view(seat).data, action))
                if action not in state.legal(seat):
                    break
                state.apply(seat, action)
            expected.reverse()
            self._expected = expected
        return expected.pop()[1]

    def intentions(self) -> list[tuple[dict[str, Json], Action]]:
        """Tell what is left of the plan, the next first."""
        return self._expected[::-1]

    def plans(self, state: State, seat: int) -> list[Plan]:
        """Make plans for the present turn, the best first, in the time that the turn leaves."""
        mind = mind_of(state)
        if mind.lone_turn(state) != self._turn:
            self._turn = mind.lone_turn(state)
            self._left = self.foresight.seconds or math.inf
        began = time.perf_counter()
        found = _plans(state, seat, self.foresight, self.rng, began + SHARE * self._left)
        self._left -= time.perf_counter() - began
        return found


def _plans(state: State, seat: int, foresight: Foresight, rng: Rng, deadline: float) -> list[Plan]:
    """List ways to play the present turn, the best first."""
    apart = foresight.variants > 0
    ranked = _sorted_out(_ways(state, seat, foresight.first_ways, ABREAST if apart else 0), seat, apart)
    if len(ranked) == 1 or foresight.futures == 0:
        return ranked
    for plan in ranked:
        plan.guess = plan.value
    chosen = ranked[: foresight.plans]
    if not apart:
        return _try_out(state, seat, chosen, foresight, rng, deadline, LEANING)
    now = time.perf_counter()
    first = _try_out(state, seat, chosen, foresight, rng, now + FIRST_PART * (deadline - now), LEANING)
    second: list[Plan] = []
    for plan in first[:LEADERS]:
        known = plan.value - plan.guess
        variants = _sorted_out([plan, *_variants(state, seat, plan)], seat, False)[: foresight.variants + 1]
        if plan not in variants:
            variants.append(plan)
        for variant in variants:
            # What the futures told of the plan holds for its variants as well.
            variant.guess = variant.value + known
            variant.total = 0.0
        second += variants
    return _try_out(state, seat, second, foresight, rng, deadline, SECOND_LEANING) + first[LEADERS:]


def _sorted_out(plans: list[Plan], seat: int, apart: bool) -> list[Plan]:
    """Value plans and sort them, the best first; where they are to lie apart, only one is left of each outline."""
    mind = mind_of(plans[0].state)
    # Plans that differ only in the order of what is done lead to the same value.
    found: dict[float, Plan] = {}
    for plan in plans:
        plan.value = mind.evaluate(plan.state)[seat]
        if plan.value not in found:
            found[plan.value] = plan
    ranked = [found[value] for value in sorted(found, reverse=True)]
    if not apart:
        return ranked
    seen: set[tuple[int, ...]] = set()
    kept: list[Plan] = []
    for plan in ranked:
        outline = mind.outline(plan.state)
        if not outline or outline not in seen:
            seen.add(outline)
            kept.append(plan)
    return kept


def _variants(state: State, seat: int, plan: Plan) -> list[Plan]:
    """List plans with the outline of another that do one thing differently."""
    mind = mind_of(state)
    found: list[Plan] = []
    outline = mind.outline(plan.state)
    here = state.clone()
    for place in range(len(plan.actions)):
        action = plan.actions[place]
        actions = here.legal(seat)
        if action not in actions:
            break
        if len(actions) > 1:
            weights = mind.weigh(here, seat, actions)
            order = [(-weights[index], index) for index in range(len(actions)) if actions[index] is not action]
            order.sort()
            for _, index in order[:SIDESTEPS]:
                trial = here.clone()
                trial.apply(seat, actions[index])
                done = [*plan.actions[:place], actions[index]]
                done += _follow(trial, seat, plan.actions[place + 1 :], mind.lone_turn(state))
                if mind.outline(trial) == outline:
                    found.append(Plan(trial, done))
        here.apply(seat, action)
    return found


def _try_out(
    state: State, seat: int, chosen: list[Plan], foresight: Foresight, rng: Rng, deadline: float, leaning: float
) -> list[Plan]:
    """Rank plans by what they lead to in futures, of which none is begun after the deadline.

    What they seemed worth before counts for so many futures.
    """
    mind = mind_of(state)
    contenders = chosen
    began = time.perf_counter()
    stage = (deadline - began) / STAGES
    cut = began + stage
    for tried in range(1, foresight.futures + 1):
        now = time.perf_counter()
        if tried > 1 and now + (now - began) > deadline:
            # Another future for all who are left would take too long.
            break
        began = now
        future = state.imagine(seat, rng)
        for place in range(len(contenders)):
            if tried == 1 and time.perf_counter() > deadline and place > 1:
                # There is no time for more plans than these.
                contenders = contenders[:place]
                break
            plan = contenders[place]
            trial = future.clone()
            _follow(trial, seat, plan.actions, mind.lone_turn(trial))
            plan.total += _lead(trial, seat, foresight)
            plan.value = (plan.total + leaning * plan.guess) / (tried + leaning)
        if tried in ROUNDS_OF_TRIAL if deadline == math.inf else time.perf_counter() > cut and tried >= LEAST:
            # The worse half is out: what is left of the time goes to those who may still win.
            contenders = sorted(contenders, key=_rank)[: max(2, (len(contenders) + 1) // 2)]
            cut += stage
    rest = [plan for plan in chosen if plan not in contenders]
    return sorted(contenders, key=_rank) + sorted(rest, key=_rank)


def _rank(plan: Plan) -> float:
    """Sort the most promising first."""
    return -plan.value


class _Fork:
    """A choice in a turn, and one of its actions that has not been looked at yet."""

    def __init__(self, state: State, before: list[Action], action: Action) -> None:
        self.state: Final = state
        self.before: Final = before
        self.action: Final = action


def _ways(state: State, seat: int, count: int, abreast: int = 0) -> list[Plan]:
    """List the likeliest ways to play one turn, from a position to the end of the turn.

    Of those with the same outline only so many are listed, 0: all.
    """
    mind = mind_of(state)
    now = mind.lone_turn(state)
    number = 0
    found: list[Plan] = []
    seen: set[tuple[int, ...]] = set()
    counts: dict[tuple[int, ...], int] = {}
    forks: list[tuple[float, int, _Fork]] = []
    plan = Plan(state.clone(), [])
    unlikely = 0.0
    for _ in range(count * OPENED):
        here = plan.state
        known = False
        while not here.over and mind.lone_turn(here) == now:
            key = mind.transposition_key(here)
            if key:
                if found and key in seen:
                    # The same was done in another order.
                    known = True
                    break
                seen.add(key)
            actions = here.legal(seat)
            if len(actions) == 1:
                plan.actions.append(actions[0])
                here.apply(seat, actions[0])
                continue
            weights = mind.weigh(here, seat, actions)
            order = [(-weights[index], index) for index in range(len(actions))]
            order.sort()
            top = max(-order[0][0], WORST)
            before = plan.actions[:]
            choice = here.clone()
            for place in range(1, min(count, len(order))):
                weight, index = order[place]
                # Of two actions both are looked at, whatever instinct says.
                less = FLATTENED * math.log(max(-weight, WORST) / top) if len(order) > 2 else 0.0
                if less < FAINTEST:
                    break
                number += 1
                heapq.heappush(forks, (unlikely - less, number, _Fork(choice, before, actions[index])))
            best = actions[order[0][1]]
            plan.actions.append(best)
            here.apply(seat, best)
        if abreast and not known:
            outline = mind.outline(here)
            counts[outline] = counts.get(outline, 0) + 1
            known = counts[outline] > abreast
        if not known:
            found.append(plan)
        if len(found) >= count:
            break
        forked = False
        while forks and not forked:
            unlikely, _, fork = heapq.heappop(forks)
            plan = Plan(fork.state.clone(), [*fork.before, fork.action])
            plan.state.apply(seat, fork.action)
            forked = abreast == 0 or counts.get(mind.outline(plan.state), 0) < abreast
        if not forked:
            break
    return found


def _follow(state: State, seat: int, actions: list[Action], turn: int) -> list[Action]:
    """Carry out a plan to the end of a turn, by instinct where chance has it otherwise; list what was done."""
    mind = mind_of(state)
    done: list[Action] = []
    place = 0
    while not state.over and mind.lone_turn(state) == turn:
        legal = state.legal(seat)
        if place < len(actions) and actions[place] in legal:
            action = actions[place]
            place += 1
        else:
            place = len(actions)
            best = 0
            if len(legal) > 1:
                weights = mind.weigh(state, seat, legal)
                for index in range(1, len(legal)):
                    if weights[index] > weights[best]:
                        best = index
            action = legal[best]
        done.append(action)
        state.apply(seat, action)
    return done


def _lead(state: State, seat: int, foresight: Foresight) -> float:
    """Play on for some turns; return the mean of the best values that were found after each turn but the first few.

    One value alone, however far away, depends much on how this one game went.
    """
    mind = mind_of(state)
    turns = foresight.turns
    if state.over or turns == 0:
        return mind.evaluate(state)[seat]
    early = turns // EARLY
    ended = -1.0
    level: list[State] = [state]
    total = 0.0
    for turn in range(turns):
        best: dict[float, State] = {}
        for here in level:
            for way in _ways(here, seat, foresight.ways):
                value = mind.evaluate(way.state)[seat]
                if way.state.over:
                    ended = max(ended, value)
                elif value not in best:
                    best[value] = way.state
        if not best:
            # The game is over, and nothing changes any more.
            return (total + ended * (turns - max(turn, early))) / (turns - early)
        kept = sorted(best, reverse=True)[: foresight.kept]
        if turn >= early:
            total += max(ended, kept[0])
        level = [best[value] for value in kept]
    return total / (turns - early)
