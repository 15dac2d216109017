"""What a position is worth: the medals that a colony may expect in the end, and each seat's chance to win."""

from __future__ import annotations

import math
from typing import Final

from ....kit.chance import softmax
from ..cards import OBJECTIVES
from ..colony import Colony
from ..components import BIOMASS, LARGE, ROVER, SMALL, WATER
from ..components import ENERGY as ENERGY_TERRAIN
from ..corporations import HORIZON, MAKESHIFT, OASIS, STORE_PATCHES
from ..grid import beside, nearest, squares
from ..rules.items import codes
from ..rules.laying import energy_markers
from ..rules.scoring import civ_medals, collection_rates, solo_goal, totals, winners
from ..state import ACTION, EVENT, FINAL, PlanetUnknown
from .fitting import rounds_with_room, within_reach
from .landscape import TILE, planet_worth
from .outlook import chance_of, contests, likely, room_for_tiles
from .prospects import CARDS, TIMES, WAYS, Way

SPREAD: Final = 8.0
"""How many medals make one chance about e times the other."""
TIGHT: Final = 45
"""With so few open squares left it is worth a look which tiles still fit."""
AMBITION: Final = 9.5
"""How many medals beyond the target a lone player is after: from ten on the planet is the best ever seen."""
LAST_SPREAD: Final = 1.5
DRIFT: Final = 0.8
"""How uncertain medals are at the end, and what the square root of the tiles to come adds."""

FAR: Final = 9
"""How far away something counts as far."""

TOIL: Final = 0.343
CROWD: Final = 0.511
"""How much farther the way is for each other thing to pick up."""
OPEN_ICE: Final = 0.0569
NEIGHBOUR: Final = 0.109
"""A terrain that touches energy."""
LOOSE_ROCK: Final = 0.434
"""A collected meteorite beyond full sets."""
LANDING: Final = 6.0
"""How far things are as long as no rover has landed."""
LANDING_TIME: Final = 4.0
RIPE: Final = 7.58
"""What needs time is worth its full worth with so many tiles to come."""

TRACKS: Final = 1.02
"""How much of what the tracks promise counts."""
KEPT_PATCH: Final = 1.32
"""How much more patches fill that can be stored."""
STORED: Final = 0.386
"""A stored patch beside what it fills."""
CARD_MEDAL: Final = 1.29
"""A medal of civ cards, which may bring more yet."""
GATHERED: Final = 0.915
"""How much of what rovers may pick up counts."""
STRANDED: Final = 0.417
"""What a meteorite that lies about costs beside the lines that it blocks."""
OBJECTIVE: Final = 5.81
"""The medals of an objective, and what its pursuit is worth."""

# Worth in medals of what is pending.
PATCH_PENDING: Final = 0.183
"""Beside what it fills."""
ROVER_PENDING: Final = 0.672
STEP_PENDING: Final = 0.6
POD_PENDING: Final = 0.7
TILE_PENDING: Final = 2.0
LEAP_PENDING: Final = 0.5


def chances(state: PlanetUnknown) -> list[float]:
    """Estimate each seat's chance to win; several seats' add up to 1, a lone player's is the chance of success."""
    if state.over and not state.solo:
        won = winners(state)
        return [1.0 / len(won) if seat in won else 0.0 for seat in range(state.seats)]
    if state.solo:
        return [success(state)]
    time = tiles_left(state)
    rivalry = contests(state, time)
    worths: list[float] = []
    for seat in range(state.seats):
        worths.append(worth(state, state.colonies[seat], time, seat if state.seats == 2 else -1) + rivalry[seat])
    return softmax(worths, 2.0 + 0.35 * time)


def success(state: PlanetUnknown) -> float:
    """Tell how well a lone player does: half of it is the chance to reach what it is after, half just more medals."""
    time = 0.0 if state.over else tiles_left(state)
    value = float(totals(state)[0]) if state.over else worth(state, state.colonies[0], time, 0)
    lead = value - solo_goal(state) - AMBITION
    return 0.5 * likely(lead, LAST_SPREAD + DRIFT * math.sqrt(time)) + 0.5 * likely(lead, SPREAD)


def tiles_left(state: PlanetUnknown) -> float:
    """Estimate how many tiles each seat will place after the present round."""
    if state.triggers or state.phase >= FINAL:
        return 0.0
    least = float(TIMES - 2)
    deck = len(state.event_deck) + (1 if state.next_event else 0)
    if state.event or deck:
        least = min(least, float(deck))
    for seat in range(state.seats):
        colony = state.colonies[seat]
        free = (colony.board.grid & ~colony.covered).bit_count()
        if not colony.placed_now and EVENT <= state.phase <= ACTION:
            free -= 4
        least = min(least, max(0.0, free - 3.0) / TILE)
        if state.seats <= 2 and free <= TIGHT and colony.covered:
            least = min(least, float(rounds_with_room(state, seat, int(least) + 1)))
    return least


def worth(state: PlanetUnknown, colony: Colony, time: float, seat: int = -1) -> float:
    """Estimate the medals of a colony, those of competitive objectives left out.

    For a named seat of one or two it counts which shapes will come; a quicker look does without.
    """
    ahead = 1
    if not colony.placed_now and colony.aside < 0 and EVENT <= state.phase <= ACTION:
        time = time + 1.0
        ahead = 0
    ways = WAYS[colony.corporation]
    low = int(time)
    part = time - low
    at = low if low < TIMES - 1 else TIMES - 2
    total = 0.0
    for marker in range(5):
        way = way_of(colony, ways, marker)
        line = way.worth[place_of(colony, marker)]
        total += line[at] + part * (line[at + 1] - line[at])
    total *= TRACKS
    green = way_of(colony, ways, BIOMASS).patches[place_of(colony, BIOMASS)]
    patches = green[at] + part * (green[at + 1] - green[at])
    if colony.has(STORE_PATCHES):
        patches *= KEPT_PATCH
    patches += colony.stored
    total += STORED * colony.stored
    red = way_of(colony, ways, ROVER).points[place_of(colony, ROVER)]
    points = colony.points + red[at] + part * (red[at + 1] - red[at])
    for code in colony.items:
        if code & 63 in (codes.PATCH, codes.STORED_PATCH):
            patches += 1.0
        total += pending(colony, ways, code, at)
    total += CARD_MEDAL * civ_medals(colony)
    pod, rate = collection_rates(colony)
    total += colony.kept_pods * pod + colony.rocks // 3 * rate
    if time > 0.0:
        total += colony.rocks % 3 * rate * LOOSE_ROCK
    spots: list[int] = []
    freed: list[float] = []
    if colony.pods or colony.meteors:
        total += GATHERED * gathering(colony, points, time, float(pod), rate / 3.0, spots, freed)
        total -= STRANDED * colony.meteors.bit_count()
    tight = 0
    stuck = 0
    if seat >= 0 and time > 0.0:
        free = colony.board.grid & ~colony.covered
        if free.bit_count() <= TIGHT:
            facing = state.sector(seat) - ahead
            tight = free & ~within_reach(free, LARGE, facing, state.shift, int(time + 0.5))
            if tight:
                stuck = tight & ~within_reach(free, SMALL, facing, state.shift, int(time + 0.5))
                tight ^= stuck
    total += planet_worth(colony, time, patches, spots, freed, tight, stuck)
    if time > 0.0:
        total += min(1.0, time / RIPE) * room(colony)
    if colony.personal:
        ground = room_for_tiles(colony)
        for card in colony.personal:
            total += OBJECTIVE * chance_of(colony, OBJECTIVES[card], time, ground)
    return total


def pending(colony: Colony, ways: list[Way], code: int, at: int) -> float:
    """Weigh something that is still to be resolved."""
    kind = code & 63
    if kind == codes.STATION:
        return step_gain(colony, ways, codes.first_of(code), at) * codes.second_of(code)
    if kind == codes.SYNERGY:
        return best_gain(colony, ways, 31, at)
    if kind == codes.ENERGY:
        markers = 0
        for marker in energy_markers(colony, code):
            markers |= 1 << marker
        return best_gain(colony, ways, markers, at)
    if kind in (codes.PATCH, codes.STORED_PATCH):
        return PATCH_PENDING
    if kind in (codes.ROVER, codes.EXTRA_ROVER):
        return ROVER_PENDING
    if kind == codes.CIV:
        return CARDS[codes.first_of(code)]
    if kind == codes.ADVANCE_ONE:
        return best_gain(colony, ways, codes.first_of(code), at) * codes.second_of(code)
    if kind == codes.ADVANCE_EACH:
        return STEP_PENDING * codes.first_of(code)
    if kind == codes.COLLECT_LIFEPOD:
        return POD_PENDING * min(codes.first_of(code), colony.pods.bit_count())
    if kind == codes.EXTRA_TILE:
        return TILE_PENDING
    return LEAP_PENDING if kind == codes.TELEPORT else 0.0


def room(colony: Colony) -> float:
    """Weigh what tiles to come may find: open ice for water, and terrains beside energy."""
    beside_energy = beside(colony.terrain(ENERGY_TERRAIN))
    kinds = 0
    for marker in range(5):
        if beside_energy & colony.land[marker]:
            kinds += 1
    return NEIGHBOUR * kinds + OPEN_ICE * (colony.board.ice & ~colony.covered).bit_count()


def place_of(colony: Colony, marker: int) -> int:
    """Return the place of a marker on its way."""
    if colony.corporation == OASIS and marker == WATER:
        return colony.pos[WATER]
    return colony.pos[marker] & 15


def way_of(colony: Colony, ways: list[Way], marker: int) -> Way:
    """Return the way on which a marker goes."""
    if colony.corporation == MAKESHIFT:
        return ways[colony.pos[marker] >> 4]
    return ways[marker]


def step_gain(colony: Colony, ways: list[Way], marker: int, at: int) -> float:
    """Weigh one step of a marker."""
    return way_of(colony, ways, marker).gain[place_of(colony, marker)][at]


def best_gain(colony: Colony, ways: list[Way], markers: int, at: int) -> float:
    """Weigh one step of the best of some markers."""
    best = 0.0
    for marker in range(5):
        if markers >> marker & 1:
            best = max(best, step_gain(colony, ways, marker, at))
    return best


def gathering(
    colony: Colony, points: float, time: float, pod: float, rock: float, spots: list[int], chances: list[float]
) -> float:
    """Weigh what rovers may still pick up; tell for each meteorite how likely it is picked up."""
    pods = colony.pods
    left = pods | colony.meteors
    count = left.bit_count()
    total = 0.0
    if colony.corporation == HORIZON:
        # A rover has to carry each meteorite to a station.
        points *= 0.6
    rovers = squares(colony.rovers)
    chance = 0.0
    if not rovers and colony.supply and time > 0.0:
        chance = reach(LANDING, points, count) * min(1.0, time / LANDING_TIME)
    for spot in squares(left):
        if rovers:
            chance = reach(float(nearest(spot, rovers, FAR)), points, count)
        if pods >> spot & 1:
            total += chance * pod
        else:
            spots.append(spot)
            chances.append(chance)
            total += chance * rock
    return total


def reach(distance: float, points: float, count: int) -> float:
    """Estimate how likely a rover gets to something so far away."""
    need = distance * (1.0 + CROWD * (count - 1)) / (points + 0.01)
    return 0.97 / (1.0 + TOIL * need * need)
