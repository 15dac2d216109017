"""A player who thinks ahead: tree search over imagined positions.

Each iteration imagines a full position that the seat could believe in (hidden things and all chance drawn
anew), walks down one shared tree of actions, adds a node, finishes the turn by instinct, and values the
outcome for every seat at once (max^n): each seat's node is walked by what is best for that seat. Actions
that are not legal in the position imagined this time are passed over; how often a child could have been
taken counts instead of its parent's visits, so rare opportunities are not judged by their rarity.
"""

from __future__ import annotations

import math
import time
from typing import Final

from ..kernel.action import Action
from ..kernel.message import Json
from ..kernel.rng import Rng
from ..kernel.state import State
from .mind import Mind, RulesAlone, mind_of
from .planner import Foresight, Planner
from .player import Player

EXPLORATION: Final = 0.25
"""How much is thought about actions that have been tried little."""
WIDTH: Final = 3.0
"""How fast a node takes in more of its actions: so many times the square root of its visits."""


class Node:
    """What is known about one action at one place of the tree."""

    def __init__(self, action: Action | None, seat: int, prior: float) -> None:
        self.action = action
        self.seat = seat
        self.prior = prior
        self.visits = 0
        self.chances = 0
        """How often the action was there to be taken."""
        self.total = 0.0
        """The sum of the outcomes for the seat that takes the action."""
        self.children: dict[Action, Node] = {}


class Advice:
    """One choice with what the search thinks of it."""

    def __init__(self, action: Action, value: float, visits: int) -> None:
        self.action: Final = action
        self.value: Final = value
        """The expected chance to win, 0 to 1."""
        self.visits: Final = visits

    def __repr__(self) -> str:
        return f"Advice({self.action.text!r}, {self.value:.3f}, {self.visits})"


class Thought:
    """How long and how wide a search thinks."""

    def __init__(
        self,
        iterations: int,
        seconds: float = 0.0,
        carelessness: float = 0.0,
        foresight: Foresight | None = None,
    ) -> None:
        self.iterations: Final = iterations
        self.seconds: Final = seconds
        """An upper limit for one move; 0 is none."""
        self.carelessness: Final = carelessness
        """How often it acts on a whim instead of thinking, 0 to 1."""
        self.foresight: Final = Foresight() if foresight is None else foresight
        """How it plans where it plays alone and turns can be planned."""


WHIM: Final = 0.3
"""How much instinct there is in a whim: 1 is all of it, at 0 every action is as likely."""

ROLLOUT_LIMIT: Final = 60
"""The most actions that finish a turn by instinct."""


class SearchPlayer(Player):
    """Thinks for a number of iterations, at most for some seconds."""

    def __init__(self, seed: int, thought: Thought) -> None:
        self.rng = Rng.seeded(seed)
        self.thought = thought
        self.planner = Planner(thought.foresight, self.rng)
        """Who takes over where it plays alone."""
        self.mind: Mind = RulesAlone()
        """What it thinks of positions of the game that it plays now."""

    def choose(self, state: State, seat: int) -> Action:
        """Choose the action that was looked at most."""
        self.mind = mind_of(state)
        actions = state.legal(seat)
        if len(actions) == 1:
            return actions[0]
        if self.thought.carelessness > 0.0 and self.rng.unit() < self.thought.carelessness:
            return self._draw(actions, [weight**WHIM for weight in self.mind.weigh(state, seat, actions)])
        if self.mind.lone_turn(state) >= 0:
            return self.planner.choose(state, seat)
        return _ranked(self.search(state, seat, hasty=True))[0].action

    def intentions(self) -> list[tuple[dict[str, Json], Action]]:
        """Tell what is left of the plan where it planned its turn; who may act on a whim cannot tell."""
        return self.planner.intentions() if self.thought.carelessness == 0.0 else []

    def advise(self, state: State, seat: int) -> list[Advice]:
        """Rank the legal actions that were looked at, the most promising first."""
        self.mind = mind_of(state)
        if self.mind.lone_turn(state) < 0:
            return _ranked(self.search(state, seat))
        found: dict[Action, Advice] = {}
        for plan in self.planner.plans(state, seat):
            if plan.actions[0] not in found:
                found[plan.actions[0]] = Advice(plan.actions[0], plan.value, 1)
        return list(found.values())

    def search(self, state: State, seat: int, *, hasty: bool = False) -> Node:
        """Grow a tree from a position; in haste only until more thought cannot change what is looked at most."""
        self.mind = mind_of(state)
        root = Node(None, seat, 1.0)
        thought = self.thought
        deadline = time.perf_counter() + thought.seconds if thought.seconds > 0.0 else 0.0
        for iteration in range(thought.iterations):
            if iteration & 15 == 15:
                if deadline and time.perf_counter() > deadline:
                    break
                if hasty and _lead(root) > thought.iterations - iteration:
                    break
            self._iterate(root, state.imagine(seat, self.rng))
        return root

    def _iterate(self, root: Node, state: State) -> None:
        """Walk down, add a node, finish the turn, and carry the outcome back."""
        path: list[Node] = []
        node = root
        while not state.over:
            waiting = state.deciders()
            # Where several answer at once, whoever thinks answers first: the tree starts with the question asked.
            seat = root.seat if root.seat in waiting else waiting[0]
            actions = state.legal(seat)
            if len(actions) == 1:
                # No choice: no node.
                state.apply(seat, actions[0])
                continue
            child = self._select(node, state, seat, actions)
            path.append(child)
            action = child.action
            assert action is not None
            state.apply(seat, action)
            node = child
            if child.visits == 0:
                break
        self._finish(state)
        values = self.mind.evaluate(state)
        root.visits += 1
        for child in path:
            child.visits += 1
            child.total += values[child.seat]

    def _select(self, node: Node, state: State, seat: int, actions: tuple[Action, ...]) -> Node:
        """Choose a child by its value so far and its prior; let in a new one when the node is visited enough."""
        children = node.children
        known: list[Node] = []
        for action in actions:
            child = children.get(action)
            if child is not None and child.seat == seat:
                child.chances += 1
                known.append(child)
        visits = 0
        for child in known:
            visits += child.visits
        if len(known) < len(actions) and len(known) < WIDTH * math.sqrt(visits + 1.0):
            return self._widen(node, state, seat, actions)
        best = known[0]
        best_value = -1.0
        for child in known:
            # PUCT: the prior pulls early, the value decides later.
            mean = child.total / child.visits if child.visits else 0.5
            value = mean + EXPLORATION * child.prior * math.sqrt(child.chances + 1.0) / (1.0 + child.visits)
            if value > best_value:
                best = child
                best_value = value
        return best

    def _widen(self, node: Node, state: State, seat: int, actions: tuple[Action, ...]) -> Node:
        """Take in the most promising action that the node does not know yet."""
        weights = self.mind.weigh(state, seat, actions)
        total = 0.0
        best = -1
        for index in range(len(actions)):
            total += weights[index]
            if actions[index] not in node.children and (best < 0 or weights[index] > weights[best]):
                best = index
        if best < 0:
            # Known, but as another seat's action: the seats take turns differently in this position.
            best = self.rng.below(len(actions))
        child = Node(actions[best], seat, weights[best] / total if total > 0.0 else 1.0)
        child.chances = 1
        node.children[actions[best]] = child
        return child

    def _finish(self, state: State) -> None:
        """Play on by instinct until the turn has passed, so that positions are valued where they are alike."""
        if self.mind.is_quiet(state):
            return
        last = state.seals + 1
        for _ in range(ROLLOUT_LIMIT):
            waiting = state.deciders()
            if not waiting or state.seals >= last:
                return
            now = waiting[0]
            actions = state.legal(now)
            state.apply(now, actions[0] if len(actions) == 1 else self._instinct(state, now, actions))

    def _instinct(self, state: State, seat: int, actions: tuple[Action, ...]) -> Action:
        """Draw an action by its weight."""
        return self._draw(actions, self.mind.weigh(state, seat, actions))

    def _draw(self, actions: tuple[Action, ...], weights: list[float]) -> Action:
        """Draw an action by given weights."""
        total = 0.0
        for weight in weights:
            total += weight
        point = self.rng.unit() * total
        for index in range(len(actions)):
            point -= weights[index]
            if point < 0.0:
                return actions[index]
        return actions[-1]


def _ranked(root: Node) -> list[Advice]:
    """List what was looked at, the most promising first."""
    found = [
        Advice(action, child.total / child.visits, child.visits)
        for action, child in root.children.items()
        if child.visits > 0
    ]
    found.sort(key=_rank)
    return found


def _lead(root: Node) -> int:
    """Count how much more often the first choice was looked at than the second."""
    first = 0
    second = 0
    for child in root.children.values():
        if child.visits > first:
            second = first
            first = child.visits
        elif child.visits > second:
            second = child.visits
    return first - second


def _rank(advice: Advice) -> tuple[int, float]:
    """Sort the most visited first."""
    return -advice.visits, -advice.value
