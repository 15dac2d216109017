"""How promising an action looks before any thought: fit, ice, lifepods, rows, and what the next cells give."""

from __future__ import annotations

import math
from typing import Final

from ....kernel.action import Action
from ..cards import CIV_CARDS
from ..colony import Colony
from ..components import TILES
from ..corporations import MAKESHIFT
from ..grid import beside, nearest, squares, x_of, y_of
from ..rules.items.pending import resolve
from ..rules.laying import clear, put_tile
from ..rules.place_tile import PlaceTile
from ..rules.window import Window
from ..said import actions as act
from ..said.actions import DONE, Keep, Move, OnMarker, OnObjective, OnSquare, OnStack, Place
from ..state import PlanetUnknown
from .evaluate import place_of, step_gain, tiles_left, way_of, worth
from .ground import Ground, station_gain
from .memory import memory_of
from .outlook import BEST_KEPT, KEEPING
from .prospects import TIMES, WAYS

SHARPNESS: Final = 2.0
"""How much a medal more makes an action likelier: its exponent."""
LOOKED: Final = 16
"""The placements that are valued properly, after a rough look at all."""
PATCHES: Final = 8
"""The squares that are valued properly for a patch."""
URGENT: Final = 20.0
"""How much likelier the best step of a marker or patch is than something plain."""
FIRST: Final = 2000.0
"""How much likelier a station is resolved before all else."""
AIMLESS: Final = 0.0005
"""How likely a rover moves that has nothing to go for."""
DECIDED: Final = 24.0
"""How much likelier an objective is dropped that brings a medal less, as a logarithm: experience sees farther here."""
FAINT: Final = 1e-6
EARLIER: Final = 0.02
"""How likely something else is done before the tile is placed."""

SIZE: Final = 0.4
"""A square more of the tile."""
METEOR: Final = 0.5
"""A meteorite that comes with the tile."""


def weigh(state: PlanetUnknown, seat: int, actions: tuple[Action, ...]) -> list[float]:
    """Return a weight for each action, by a few plain signs."""
    if len(actions) == 1:
        return [1.0]
    colony = state.colony(seat)
    if isinstance(actions[0], Place):
        return placements(state, seat, actions)
    sight = Sight(state, seat)
    weights = [sight.weight(colony, action) for action in actions]
    if isinstance(state.top(seat), Window):
        outcomes(state, seat, actions, weights, sight.time)
    return weights


def outcomes(state: PlanetUnknown, seat: int, actions: tuple[Action, ...], weights: list[float], time: float) -> None:
    """Weigh steps of markers and the likeliest patches anew, by what the colony is worth after them."""
    looked: list[int] = []
    patches: list[tuple[float, int]] = []
    for index in range(len(actions)):
        action = actions[index]
        if isinstance(action, OnMarker):
            if action.verb == act.STATION:
                # It has to be done anyway: first of all, so that one order is enough.
                weights[index] = FIRST
                return
            if action.verb in (act.ENERGY_AS, act.SYNERGY, act.TWICE, act.ADVANCE, act.REGRESS):
                looked.append(index)
        elif isinstance(action, OnSquare) and action.verb == act.PATCH:
            patches.append((-weights[index], index))
    if len(looked) + len(patches) < 2:
        return
    patches.sort()
    best = -99.0
    values: list[float] = []
    for _, index in patches[:PATCHES]:
        looked.append(index)
    for index in looked:
        trial = state.clone()
        assert isinstance(trial, PlanetUnknown)
        resolve(trial, seat, actions[index], None)
        value = worth(trial, trial.colonies[seat], time)
        values.append(value)
        best = max(best, value)
    least = URGENT
    for place in range(len(looked)):
        weight = max(FAINT, URGENT * math.exp(max(-30.0, SHARPNESS * (values[place] - best))))
        weights[looked[place]] = weight
        least = min(least, weight)
    for _, index in patches[PATCHES:]:
        weights[index] = min(weights[index], 0.5 * least)


def placements(state: PlanetUnknown, seat: int, actions: tuple[Action, ...]) -> list[float]:
    """Weigh placements, and what else may be done meanwhile; what was found is kept for the next look."""
    colony = state.colony(seat)
    step = state.top(seat)
    assert isinstance(step, PlaceTile)
    pos = colony.pos
    key = (
        colony.covered,
        step.tile,
        pos[0],
        pos[1],
        pos[2],
        pos[3],
        pos[4],
        colony.rovers,
        state.round,
        seat,
        len(actions),
        colony.items[0] if colony.items else -1,
    )
    memory = memory_of(state)
    found = memory.weights(key)
    if found is not None:
        return found
    sight = Sight(state, seat)
    ground = Ground(colony, TILES[step.tile], sight.steps)
    rough: list[float] = []
    order: list[tuple[float, int]] = []
    for index in range(len(actions)):
        action = actions[index]
        if isinstance(action, Place):
            value = ground.worth(action)
            rough.append(value)
            order.append((-value, index))
        else:
            rough.append(-99.0)
    order.sort()
    time = sight.time
    best = -99.0
    least = 0.0
    cut = 0.0
    values: list[float] = [-99.0] * len(actions)
    for place in range(min(LOOKED, len(order))):
        index = order[place][1]
        action = actions[index]
        assert isinstance(action, Place)
        trial = try_tile(colony, step.tile, action)
        value = worth(state, trial, time)
        values[index] = value
        cut = rough[index]
        if place == 0 or value < least:
            least = value
        if value > best:
            best = value
    found = []
    for index in range(len(actions)):
        action = actions[index]
        if not isinstance(action, Place):
            found.append(EARLIER * sight.weight(colony, action))
            continue
        value = values[index]
        if value < -50.0:
            value = least - 1.0 + 0.2 * (rough[index] - cut)
        found.append(math.exp(max(-30.0, SHARPNESS * (value - best))))
    memory.keep_weights(key, found)
    return found


def try_tile(colony: Colony, number: int, action: Place) -> Colony:
    """Return a copy of a colony on which a tile lies, its stations pending."""
    tile = TILES[number]
    trial = colony.copy(colony.mark)
    clear(trial, tile.shape.poses[action.turn].mask << action.corner)
    first, second = put_tile(trial, tile, action.turn, action.corner, action.as_energy)
    trial.items = [*trial.items, *([first] if first >= 0 else []), *([second] if second >= 0 else [])]
    return trial


def step_worth(colony: Colony, marker: int, target: int, at: int) -> float:
    """Weigh one advance of a marker."""
    ways = WAYS[colony.corporation]
    if colony.corporation == MAKESHIFT and target >= 0:
        code = colony.pos[marker]
        there = ways[target >> 4]
        row = target & 15
        entry = there.gain[row - 1][at] - there.worth[row][at] + there.worth[row - 1][at] if row else 0.0
        return entry + there.worth[row][at] - ways[code >> 4].worth[code & 15][at]
    return step_gain(colony, ways, marker, at)


class Sight:
    """What is looked at once for all actions of a position."""

    def __init__(self, state: PlanetUnknown, seat: int) -> None:
        colony = state.colony(seat)
        self.state = state
        self.seat = seat
        self.free = colony.board.grid & ~colony.covered
        self.wall = ~self.free
        """Everything that is not open: covered, or off the planet."""
        self.goals = squares(colony.pods | colony.meteors) if colony.rovers else []
        self.time = tiles_left(state)
        self.at = min(TIMES - 2, int(self.time))
        self.steps: list[float] = [step_worth(colony, marker, -1, self.at) for marker in range(5)]
        """What the next cell of each marker gives."""

    def weight(self, colony: Colony, action: Action) -> float:
        """Weigh one action."""
        if isinstance(action, Move):
            return self._move(colony, action)
        if isinstance(action, OnMarker):
            if action.verb in (act.REGRESS, act.USE_REGRESS):
                return 0.05 if action.verb == act.USE_REGRESS else math.exp(-2.0 * self._loss(colony, action.marker))
            if action.verb == act.FLUX:
                return 0.3
            return math.exp(SHARPNESS * step_worth(colony, action.marker, action.target, self.at))
        if isinstance(action, OnSquare):
            return self._on_square(colony, action)
        if action is DONE:
            return 0.25
        if isinstance(action, OnStack):
            return self._tile(colony, action)
        if isinstance(action, Keep):
            return self._card(action.card)
        if isinstance(action, OnObjective) and action.verb == act.DROP_OBJECTIVE:
            return math.exp(DECIDED * (BEST_KEPT - KEEPING[action.objective]))
        if action is act.STORE:
            return 2.0
        if action is act.DOUBLE or action is act.USE_ADVANCE or action is act.USE_MILESTONE:
            return 8.0
        return 1.0

    def _tile(self, colony: Colony, action: OnStack) -> float:
        """Prefer tiles whose stations give much and that cover much."""
        number = self.state.tops[self.state.shape_for(self.seat, action.ring)]
        if number < 0 or action.verb == act.REMOVE:
            return 1.0
        tile = TILES[number]
        gain = station_gain(self.steps, tile.a, tile.b) + station_gain(self.steps, tile.b, tile.a)
        return math.exp(gain + SIZE * len(tile.shape.poses[0].offsets) - (METEOR if tile.meteor else 0.0))

    def _loss(self, colony: Colony, marker: int) -> float:
        """Weigh one step down of a marker."""
        worth = way_of(colony, WAYS[colony.corporation], marker).worth
        place = place_of(colony, marker)
        return worth[place][self.at] - worth[place - 1][self.at] if place else 0.0

    def _card(self, card: int) -> float:
        entry = CIV_CARDS[card]
        total = 1.0 + 0.6 * entry.level
        for effect in entry.effects:
            if effect.op == "medals":
                total = float(effect.count)
        return math.exp(0.8 * total)

    def _move(self, colony: Colony, action: Move) -> float:
        """Go where something can be picked up."""
        bit = 1 << action.there
        if (colony.pods | colony.meteors) & bit:
            return 12.0
        if colony.loaded >> action.here & 1:
            return 4.0 if colony.stations & colony.land[3] & bit else 0.5
        if not self.goals:
            return AIMLESS
        now = self._distance(action.here)
        then = self._distance(action.there)
        return 2.5 if then < now and then <= colony.points + 3 else 0.05

    def _distance(self, spot: int) -> int:
        return nearest(spot, self.goals, 99)

    def _on_square(self, colony: Colony, action: OnSquare) -> float:
        """Fill gaps with patches, put rovers where they pick something up or are near it."""
        bit = 1 << action.spot
        if action.verb == act.PATCH:
            if colony.pods & bit or colony.rovers & bit:
                return 0.05
            if colony.covered & bit:
                return 0.3
            walls = (beside(bit) & self.wall).bit_count()
            total = 0.7 * walls
            for line in (y_of(action.spot), 12 + x_of(action.spot)):
                left = (colony.board.lines[line] & self.free).bit_count()
                total += colony.board.line_medals[line] * (1.5 if left == 1 else 0.4 / left if left else 0.0)
            return math.exp(total)
        if action.verb == act.ROVER or action.verb == act.TELEPORT:
            if (colony.meteors | colony.pods) & bit:
                return 10.0
            return 1.0 + 4.0 / (1.0 + self._distance(action.spot))
        if action.verb in (act.LIFT, act.COLLECT, act.COLLECT_CARRIED):
            return 4.0
        return 1.0
