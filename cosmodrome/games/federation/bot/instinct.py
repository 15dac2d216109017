"""How promising an action looks before any thought: what the search tries first."""

from __future__ import annotations

from typing import Final

from ....kernel.action import Action
from .. import ops
from ..components import ANYTIME, OUTER, VOTING
from ..rules.final_scoring import project_points
from ..said.actions import ADD_DIE, DECLINE, GO_ON, KEEP_SPECIAL, NO_DIE, PASS, Face, Pick, Place, Take, Tokens, Use
from ..state import Federation

ACTION: Final[list[float]] = [3.0, 3.0, 3.5, 3.0, 4.0, 2.5, 1.5, 2.0, 3.0, 1.2, 2.0, 2.0]
"""How often each action of the senate is what one wants."""


def weigh(state: Federation, seat: int, actions: tuple[Action, ...]) -> list[float]:
    """Return a weight for each action by its kind and a few plain signs; what looks twice as good is tried far more."""
    weights: list[float] = []
    for action in actions:
        weight = _weight(state, seat, action)
        weights.append(weight * weight * weight)
    return weights


def _weight(state: Federation, seat: int, action: Action) -> float:
    if isinstance(action, Place):
        return placing(state, seat, action.number)
    if isinstance(action, Face):
        return _face(state, action)
    if isinstance(action, Pick):
        return _pick(state, seat, action)
    if isinstance(action, Use):
        return _use(state, action)
    if isinstance(action, Take):
        return 1.0 + 0.8 * state.box.specialists[action.number].level
    if isinstance(action, Tokens):
        # Oceanium is kept as long as other crystals do.
        return 2.0 / (1.0 + action.res[2]) if action.name != "spare" else 1.0 + action.res[2]
    if action is PASS or action is DECLINE or action is KEEP_SPECIAL or action is NO_DIE:
        return 0.4
    if action is ADD_DIE:
        return 1.6
    return 1.0 if action is GO_ON else 0.8


def placing(state: Federation, seat: int, cell: int) -> float:
    """Weigh a cell by its action, its law and its floor."""
    if cell == OUTER:
        return 0.3
    place = state.box.cells[cell]
    weight = ACTION[place.action]
    law = state.laws[place.wing]
    planet = state.box.law_planet[law]
    other = state.box.law_planet[state.laws[1 - place.wing]]
    if place.action == planet:
        weight += 1.0
    if state.influence(seat, planet) > state.influence(seat, other):
        weight += 0.6
    return weight


def _face(state: Federation, face: Face) -> float:
    """Weigh a token: votes are worth something, crystals too."""
    if face.alteration >= 0:
        return 1.6
    if face.side == VOTING:
        return 0.8 + 0.35 * state.box.votes[face.ambassador]
    return 1.4 if state.box.funding[face.ambassador].steps else 1.0


def _use(state: Federation, action: Use) -> float:
    """Weigh a specialist: what works on a planet works now, a higher level waits for a mission."""
    specialist = state.box.specialists[action.works_as]
    if specialist.effect.kind == ops.LEVEL_BONUS:
        return 0.35
    return 0.9 if specialist.timing == ANYTIME else 1.5


def _pick(state: Federation, seat: int, action: Pick) -> float:
    """Weigh the choices that effects ask for by what they are."""
    box = state.box
    player = state.players[seat]
    name = action.name
    if name == "fly":
        return 4.0
    if name == "upkeep":
        return 1.0 + 0.8 * action.number
    if name == "upkeep-nothing":
        return 0.3
    if name == "copy":
        return ACTION[action.number]
    if name == "fund":
        points = project_points(state, action.number)
        needed = box.last_step[action.number] - state.steps[action.number]
        return 0.5 + points[seat] / (1.0 + needed) + (0.8 if action.number == 6 else 0.0)
    if name == "open":
        return 2.5 if box.missions[action.number].level <= state.level(seat) else 1.0
    if name == "move-miner":
        pit = box.pits[action.number]
        return (
            1.0
            + 0.1 * pit.influence
            + (2.2 if pit.asteroid and state.asteroids[action.number] != -1 else _value(pit.res))
        )
    if name == "take-asteroid":
        return 1.0 + _value(box.asteroids[action.number].res)
    if name in ("trade", "disc"):
        level = player.disc(action.number)
        return (2.0 if level < 2 else 0.6) + 0.3 * action.number
    if name == "build":
        return 3.0 if action.number >= len(box.slots) else 2.0
    if name in ("take-alteration", "keep-alteration"):
        token = box.alterations[action.number]
        return 1.0 + 0.2 * token.votes + (0.5 if token.bonus.steps else 0.0)
    return 1.0


def _value(res: list[int]) -> float:
    """Weigh resources."""
    return 0.5 * res[0] + 0.7 * res[1] + 1.0 * res[2] + 1.8 * res[3]
