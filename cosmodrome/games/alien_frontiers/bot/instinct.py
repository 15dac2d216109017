"""How promising an action looks before any thought: what the search tries first."""

from __future__ import annotations

from typing import Final

from ....kernel.action import Action
from ..components import ALIEN_ARTIFACT, ALIEN_CITY, ALIEN_MONUMENT, COLONIST_HUB, LUNAR_MINE, SOLAR_CONVERTER, TYPE_OF
from ..rules.harbour import Harbour
from ..said.actions import (
    BUY_RELIC,
    CYCLE,
    END_TURN,
    LAUNCH,
    ROLL,
    TRADE,
    Claim,
    Dock,
    Land,
    RaidCard,
    RaidResources,
    Return,
)
from ..said.discard_actions import PickColony, PlaceField, RemoveField, TakeCard
from ..said.power_actions import Eject, Reroll, Teleport
from ..state import AlienFrontiers

DOCKING: Final[list[float]] = [1.0, 1.2, 0.8, 0.5, 5.0, 8.0, 2.5, 7.0, 1.5]
"""How often each facility is what one wants, in the order of the facilities."""


def weigh(state: AlienFrontiers, seat: int, actions: tuple[Action, ...]) -> list[float]:
    """Give each action a weight by its kind and a few plain signs."""
    if len(actions) == 1:
        return [1.0]
    first = actions[0]
    if isinstance(first, Land):
        return [_landing(state, seat, action) for action in actions]
    harbour = Harbour(state)
    return [_weight(state, harbour, seat, action) for action in actions]


def _weight(state: AlienFrontiers, harbour: Harbour, seat: int, action: Action) -> float:
    if isinstance(action, Dock):
        return _docking(state, harbour, seat, action)
    if action is LAUNCH:
        return 12.0
    if isinstance(action, Claim):
        kind = TYPE_OF[action.card]
        return 10.0 if kind in (ALIEN_CITY, ALIEN_MONUMENT) else 4.0
    if isinstance(action, RaidResources):
        taken = 0
        for _, fuel, ore in action.takes:
            taken += fuel + 2 * ore
        return 0.05 * taken * taken
    if isinstance(action, RaidCard):
        kind = TYPE_OF[action.card]
        if kind in (ALIEN_CITY, ALIEN_MONUMENT):
            return 8.0
        return 2.0 if state.card_of_type(seat, kind) < 0 else 0.3
    if action is BUY_RELIC:
        return 4.0
    if action is TRADE:
        return 1.0
    if action is CYCLE:
        return 0.4
    if action is END_TURN or action is ROLL:
        return 2.0
    if isinstance(action, PickColony):
        return 0.25 if action.owner != seat else 0.1
    if isinstance(action, PlaceField):
        return 0.1
    if isinstance(action, RemoveField):
        return 0.1
    if isinstance(action, TakeCard):
        kind = TYPE_OF[action.card]
        return 6.0 if kind in (ALIEN_CITY, ALIEN_MONUMENT) else 0.3
    if isinstance(action, Reroll):
        return 0.2
    if isinstance(action, Teleport):
        return 0.3
    if isinstance(action, Eject):
        return 0.2 / len(action.targets)
    if isinstance(action, Return):
        return 1.0 + action.fuel
    return 0.5


def _docking(state: AlienFrontiers, harbour: Harbour, seat: int, action: Dock) -> float:
    """Weigh a docking: high dice belong to the mine and the converter, low ones to the Hub."""
    weight = DOCKING[action.facility]
    value = action.dice.values()[0]
    if action.facility == SOLAR_CONVERTER:
        if state.fuel[seat] >= 7:
            return 0.3
        return weight * (0.4 + 0.2 * ((value + 1) // 2))
    if action.facility == LUNAR_MINE:
        return weight * (1.6 if state.ore[seat] < 3 else 0.8)
    if action.facility == COLONIST_HUB:
        return weight * (1.5 - 0.12 * value)
    if action.facility == ALIEN_ARTIFACT:
        total = state.artifact_total() + value
        return 3.0 if total >= 8 else 0.35 * (value if harbour.free[ALIEN_ARTIFACT] > 1 else 1)
    return weight


def _landing(state: AlienFrontiers, seat: int, action: Action) -> float:
    """Weigh a landing by the control that it wins or breaks."""
    if not isinstance(action, Land):
        return 1.0
    territory = action.territory
    mine = state.colonies_on(territory, seat)
    most = 0
    for other in range(state.seats):
        if other != seat:
            count = state.colonies_on(territory, other)
            if count > most:
                most = count
    if mine + 1 == most + 1:
        return 4.0
    if mine + 1 == most:
        return 3.0
    return 0.6
