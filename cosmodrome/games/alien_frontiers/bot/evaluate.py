"""What a position is worth: each seat's chance to win, seen at a glance."""

from __future__ import annotations

from typing import Final

from ....kit.chance import Worth, softmax
from ..components import CARD_TYPES, FLEET, LAST_CIRCLE, TERRITORIES, TYPE_OF
from ..rules.place_colony import PlaceColony
from ..rules.raid import Raid
from ..rules.scoring import points, winners
from ..ships import UNPLACED
from ..state import AlienFrontiers

# Fitted to the outcomes of some sixty thousand positions from games between searching players, then rounded.
POINT: Final = Worth(0.30, 0.85)
COLONY: Final = Worth(0.12, 0.80)
"""A landed colony beyond its point: it brings the end nearer for its owner."""
FUEL: Final = Worth(0.07, 0.04)
ORE: Final = Worth(0.14, 0.13)
BOTH: Final = Worth(0.18, 0.30)
"""At least one of each token: a launch can be paid."""
CIRCLE: Final = Worth(0.08, 0.26)
READY: Final = Worth(0.10, 0.17)
"""A colony on the last circle whose launch can be paid."""
SHIPS: Final[list[Worth]] = [Worth(0.0, 0.0), Worth(0.70, 0.80), Worth(1.55, 1.30), Worth(2.05, 1.60)]
"""A fleet of 3, 4, 5 and 6 coloured ships."""
RELIC_SHIP: Final = Worth(0.35, 0.50)
UNPLACED_SHIP: Final = Worth(0.12, 0.12)
"""A ship that the active player has still to dock."""
PENDING_COLONY: Final = Worth(0.8, 1.8)
PENDING_RAID: Final = Worth(0.4, 0.4)
ARTIFACT_POINT: Final = Worth(0.03, 0.03)
"""A point of docked value toward a claim."""
CARDS_WORTH: Final[list[Worth]] = [
    Worth(0.05, 0.05),  # alien_city: its point is counted already
    Worth(0.05, 0.05),  # alien_monument
    Worth(0.18, 0.17),  # booster_pod
    Worth(0.12, 0.10),  # data_crystal
    Worth(0.20, 0.19),  # gravity_manipulator
    Worth(0.28, 0.21),  # holographic_decoy
    Worth(0.20, 0.20),  # orbital_teleporter
    Worth(0.30, 0.24),  # plasma_cannon
    Worth(0.12, 0.20),  # polarity_device
    Worth(0.60, 0.30),  # resource_cache
    Worth(0.17, 0.16),  # stasis_beam
    Worth(0.22, 0.16),  # temporal_warper
]
BONUSES: Final[list[Worth]] = [
    Worth(0.04, 0.02),  # heinlein_plains
    Worth(0.04, 0.02),  # pohl_foothills
    Worth(0.05, 0.05),  # van_vogt_mountains
    Worth(0.06, 0.05),  # bradbury_plateau
    Worth(0.28, 0.24),  # asimov_crater
    Worth(0.15, 0.10),  # burroughs_desert
    Worth(0.32, 0.25),  # herbert_valley
    Worth(0.08, 0.08),  # lem_badlands
]


def chances(state: AlienFrontiers) -> list[float]:
    """Estimate each seat's chance to win; they add up to 1."""
    if state.ended:
        won = winners(state)
        return [1.0 / len(won) if seat in won else 0.0 for seat in range(state.seats)]
    late = lateness(state)
    return softmax([worth(state, seat, late) for seat in range(state.seats)])


def lateness(state: AlienFrontiers) -> float:
    """Tell how far the game has gone, 0 to 1: by the colonies of whoever is nearest to the end."""
    most = 0
    for seat in range(state.seats):
        landed = state.landed(seat)
        if landed > most:
            most = landed
    return most / state.colonies_each


def worth(state: AlienFrontiers, seat: int, late: float) -> float:
    """Weigh what a seat has."""
    fuel = state.fuel[seat]
    ore = state.ore[seat]
    circle = state.circle[seat]
    total = points(state, seat) * POINT.at(late) + state.landed(seat) * COLONY.at(late)
    total += min(fuel, 4) * FUEL.at(late) + min(ore, 3) * ORE.at(late) + circle * CIRCLE.at(late)
    if fuel > 0 and ore > 0:
        total += BOTH.at(late)
        if circle == LAST_CIRCLE:
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


def _turn_worth(state: AlienFrontiers, seat: int, late: float) -> float:
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
