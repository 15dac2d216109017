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


class Worth:
    """What one thing is worth in victory points, in an early and in a late position."""

    def __init__(self, early: float, late: float) -> None:
        self.early: Final = early
        self.gain: Final = late - early

    def at(self, late: float) -> float:
        """Mix the two by how far the game has gone."""
        return self.early + self.gain * late


FUEL: Final = Worth(0.10, 0.05)
ORE: Final = Worth(0.17, 0.09)
CIRCLE: Final = Worth(0.16, 0.15)
COLONY: Final = Worth(0.25, 0.35)
"""A landed colony beyond its point: it brings the end nearer for its owner."""
READY: Final = Worth(0.15, 0.20)
"""A colony on the last circle whose launch can be paid."""
SHIPS: Final[list[Worth]] = [Worth(0.0, 0.0), Worth(1.10, 0.25), Worth(1.95, 0.45), Worth(2.55, 0.60)]
"""A fleet of 3, 4, 5 and 6 coloured ships."""
RELIC_SHIP: Final = Worth(0.85, 0.20)
UNPLACED_SHIP: Final = Worth(0.25, 0.20)
"""A ship that the active player has still to dock."""
PENDING_COLONY: Final = Worth(1.7, 1.8)
PENDING_RAID: Final = Worth(0.5, 0.5)
ARTIFACT_POINT: Final = Worth(0.05, 0.04)
"""A point of docked value toward a claim."""
CARDS_WORTH: Final[list[Worth]] = [
    Worth(0.10, 0.10),  # alien_city: its point is counted already
    Worth(0.10, 0.10),  # alien_monument
    Worth(0.40, 0.25),  # booster_pod
    Worth(0.35, 0.35),  # data_crystal
    Worth(0.40, 0.25),  # gravity_manipulator
    Worth(0.25, 0.20),  # holographic_decoy
    Worth(0.50, 0.60),  # orbital_teleporter
    Worth(0.45, 0.25),  # plasma_cannon
    Worth(0.45, 0.60),  # polarity_device
    Worth(0.45, 0.15),  # resource_cache
    Worth(0.40, 0.30),  # stasis_beam
    Worth(0.55, 0.30),  # temporal_warper
]
BONUSES: Final[list[Worth]] = [
    Worth(0.15, 0.05),  # heinlein_plains
    Worth(0.15, 0.05),  # pohl_foothills
    Worth(0.15, 0.05),  # van_vogt_mountains
    Worth(0.25, 0.15),  # bradbury_plateau
    Worth(0.30, 0.15),  # asimov_crater
    Worth(0.20, 0.05),  # burroughs_desert
    Worth(0.30, 0.05),  # herbert_valley
    Worth(0.30, 0.10),  # lem_badlands
]
SHARPNESS: Final = Worth(0.55, 1.60)
"""How much a point of worth decides about winning."""


def chances(state: Frontier) -> list[float]:
    """Estimate each seat's chance to win; they add up to 1."""
    if state.ended:
        won = winners(state)
        return [1.0 / len(won) if seat in won else 0.0 for seat in range(state.seats)]
    late = lateness(state)
    sharp = SHARPNESS.at(late)
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


def worth(state: Frontier, seat: int, late: float) -> float:
    """Weigh what a seat has, in victory points."""
    total = float(points(state, seat))
    total += state.landed(seat) * COLONY.at(late)
    fuel = state.fuel[seat]
    ore = state.ore[seat]
    total += min(fuel, 6) * FUEL.at(late) + min(ore, 5) * ORE.at(late)
    circle = state.circle[seat]
    total += circle * CIRCLE.at(late)
    if circle == LAST_CIRCLE and fuel > 0 and ore > 0:
        total += READY.at(late)
    total += SHIPS[max(0, min(FLEET, state.coloured(seat)) - 3)].at(late)
    if state.relic_owner == seat:
        total += RELIC_SHIP.at(late)
    for card in state.hands[seat]:
        total += CARDS_WORTH[TYPE_OF[card]].at(late)
    for territory in range(len(TERRITORIES)):
        if state.has_bonus(seat, territory):
            total += BONUSES[territory].at(late)
    if seat == state.active_seat and state.common:
        total += _turn_worth(state, seat, late)
    return total


def _turn_worth(state: Frontier, seat: int, late: float) -> float:
    """Weigh what the active player can still make of the turn."""
    total = 0.0
    for craft in state.fleets[seat]:
        if craft >> 3 == UNPLACED:
            total += UNPLACED_SHIP.at(late)
    if state.relic_owner == seat and state.relic >> 3 == UNPLACED:
        total += UNPLACED_SHIP.at(late)
    if state.artifact_ships:
        total += min(8, state.artifact_total()) * ARTIFACT_POINT.at(late)
    top = state.common[-1]
    if isinstance(top, PlaceColony):
        total += PENDING_COLONY.at(late)
    elif isinstance(top, Raid):
        total += PENDING_RAID.at(late)
    return total


assert len(CARDS_WORTH) == len(CARD_TYPES)
assert len(BONUSES) == len(TERRITORIES)
assert len(BONUSES) == len(TERRITORIES)
