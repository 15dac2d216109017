"""What a position is worth: each seat's chance to win, seen at a glance."""

from __future__ import annotations

import math
from typing import Final

from .components import (
    CARD_TYPES,
    FLEET,
    LAST_CIRCLE,
    TERRITORIES,
    TYPE_OF,
)
from .scoring import points, winners
from .ships import UNPLACED
from .state import Frontier
from .steps.place_colony import PlaceColony
from .steps.raid import Raid

# All worths are in victory points, first in an early position, then in a late one; between them they are mixed.
FUEL: Final = (0.10, 0.05)
ORE: Final = (0.17, 0.09)
CIRCLE: Final = (0.16, 0.15)
COLONY: Final = (0.25, 0.35)
"""A landed colony beyond its point: it brings the end nearer for its owner."""
READY: Final = (0.15, 0.20)
"""A colony on the last circle whose launch can be paid."""
SHIPS: Final = ((0.0, 0.0), (1.10, 0.25), (1.95, 0.45), (2.55, 0.60))
"""A fleet of 3, 4, 5 and 6 coloured ships."""
RELIC_SHIP: Final = (0.85, 0.20)
UNPLACED_SHIP: Final = (0.25, 0.20)
"""A ship that the active player has still to dock."""
PENDING_COLONY: Final = (1.7, 1.8)
PENDING_RAID: Final = (0.5, 0.5)
ARTIFACT_POINT: Final = (0.05, 0.04)
"""A point of docked value toward a claim."""
CARDS_WORTH: Final[list[tuple[float, float]]] = [
    (0.1, 0.1),    # alien_city: its point is counted already
    (0.1, 0.1),    # alien_monument
    (0.40, 0.25),  # booster_pod
    (0.35, 0.35),  # data_crystal
    (0.40, 0.25),  # gravity_manipulator
    (0.25, 0.20),  # holographic_decoy
    (0.50, 0.60),  # orbital_teleporter
    (0.45, 0.25),  # plasma_cannon
    (0.45, 0.60),  # polarity_device
    (0.45, 0.15),  # resource_cache
    (0.40, 0.30),  # stasis_beam
    (0.55, 0.30),  # temporal_warper
]
BONUSES: Final[list[tuple[float, float]]] = [
    (0.15, 0.05),  # heinlein_plains
    (0.15, 0.05),  # pohl_foothills
    (0.15, 0.05),  # van_vogt_mountains
    (0.25, 0.15),  # bradbury_plateau
    (0.30, 0.15),  # asimov_crater
    (0.20, 0.05),  # burroughs_desert
    (0.30, 0.05),  # herbert_valley
    (0.30, 0.10),  # lem_badlands
]
SHARPNESS: Final = (0.55, 1.60)
"""How much a point of worth decides about winning."""


def chances(state: Frontier) -> list[float]:
    """Estimate each seat's chance to win; they add up to 1."""
    if state.ended:
        won = winners(state)
        return [1.0 / len(won) if seat in won else 0.0 for seat in range(state.seats)]
    late = lateness(state)
    sharp = SHARPNESS[0] + (SHARPNESS[1] - SHARPNESS[0]) * late
    weights: list[float] = []
    total = 0.0
    top = -1000.0
    worths: list[float] = []
    for seat in range(state.seats):
        value = worth(state, seat, late)
        worths.append(value)
        if value > top:
            top = value
    for value in worths:
        weight = math.exp(sharp * (value - top))
        weights.append(weight)
        total += weight
    return [weight / total for weight in weights]


def lateness(state: Frontier) -> float:
    """Tell how far the game has gone, 0 to 1: by the colonies of whoever is nearest to the end."""
    most = 0
    for seat in range(state.seats):
        landed = state.landed(seat)
        if landed > most:
            most = landed
    return most / state.colonies_each


def _mix(pair: tuple[float, float], late: float) -> float:
    """Mix an early and a late worth."""
    return pair[0] + (pair[1] - pair[0]) * late


def worth(state: Frontier, seat: int, late: float) -> float:
    """Weigh what a seat has, in victory points."""
    total = float(points(state, seat))
    total += state.landed(seat) * _mix(COLONY, late)
    fuel = state.fuel[seat]
    ore = state.ore[seat]
    total += min(fuel, 6) * _mix(FUEL, late) + min(ore, 5) * _mix(ORE, late)
    circle = state.circle[seat]
    total += circle * _mix(CIRCLE, late)
    if circle == LAST_CIRCLE and fuel > 0 and ore > 0:
        total += _mix(READY, late)
    total += _mix(SHIPS[max(0, min(FLEET, state.coloured(seat)) - 3)], late)
    if state.relic_owner == seat:
        total += _mix(RELIC_SHIP, late)
    for card in state.hands[seat]:
        total += _mix(CARDS_WORTH[TYPE_OF[card]], late)
    for territory in range(len(TERRITORIES)):
        if state.has_bonus(seat, territory):
            total += _mix(BONUSES[territory], late)
    if seat == state.active_seat and state.common:
        total += _turn_worth(state, seat, late)
    return total


def _turn_worth(state: Frontier, seat: int, late: float) -> float:
    """Weigh what the active player can still make of the turn."""
    total = 0.0
    for craft in state.fleets[seat]:
        if craft >> 3 == UNPLACED:
            total += _mix(UNPLACED_SHIP, late)
    if state.relic_owner == seat and state.relic >> 3 == UNPLACED:
        total += _mix(UNPLACED_SHIP, late)
    if state.artifact_ships:
        total += min(8, state.artifact_total()) * _mix(ARTIFACT_POINT, late)
    top = state.common[-1]
    if isinstance(top, PlaceColony):
        total += _mix(PENDING_COLONY, late)
    elif isinstance(top, Raid):
        total += _mix(PENDING_RAID, late)
    return total


assert len(CARDS_WORTH) == len(CARD_TYPES) and len(BONUSES) == len(TERRITORIES)
