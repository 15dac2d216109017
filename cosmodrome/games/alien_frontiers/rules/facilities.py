"""What happens when ships dock (AF 5.2, 6): the price, the docks, the benefit."""

from __future__ import annotations

from ....kernel.event import Events
from ..components import (
    ALIEN_ARTIFACT,
    BLOCKED,
    COLONIST_HUB,
    FACILITIES,
    GROUPS,
    LAST_CIRCLE,
    LUNAR_MINE,
    ORBITAL_MARKET,
    RAIDERS_OUTPOST,
    SHIPYARD,
    SOLAR_CONVERTER,
)
from ..said import events as happened
from ..ships import BAY, STOCK, at_dock, facility_at, ship
from ..state import AlienFrontiers
from .docking import price
from .hub_overflow import HubOverflow
from .place_colony import PlaceColony
from .raid import Raid
from .territories import asimov_advances, solar_gain


def dock_ships(state: AlienFrontiers, facility: int, ships: list[int], events: Events) -> None:
    """Dock unplaced ships of the active seat together and take the benefit at once."""
    seat = state.active_seat
    fuel, ore = price(state, seat, facility)
    state.pay(seat, fuel, ore, events)
    if facility == RAIDERS_OUTPOST:
        _bump(state, events)
    docks = free_docks(state, facility, len(ships))
    for index, dock in zip(ships, docks, strict=True):
        state.put_ship(seat, index, ship(at_dock(facility, dock), state.ship_of(seat, index) & 7))
    if events is not None:
        placed = [(index, state.ship_of(seat, index) & 7, dock) for index, dock in zip(ships, docks, strict=True)]
        events.append(happened.Docked(seat, facility, placed))
    _benefit(state, facility, ships, events)


def _benefit(state: AlienFrontiers, facility: int, ships: list[int], events: Events) -> None:
    """Give the active seat what the facility is for."""
    seat = state.active_seat
    if facility == SOLAR_CONVERTER:
        value = state.ship_of(seat, ships[0]) & 7
        state.gain(seat, solar_gain(state, seat, value), 0, FACILITIES[facility], events)
    elif facility == LUNAR_MINE:
        state.mine_docks_this_turn += 1
        state.gain(seat, 0, 1, FACILITIES[facility], events)
    elif facility == ALIEN_ARTIFACT:
        state.artifact_cycles += 1
        state.artifact_ships |= 1 << ships[0]
    elif facility == ORBITAL_MARKET:
        state.market_pairs = [*state.market_pairs, (ships[0], ships[1])]
    elif facility == SHIPYARD:
        _build(state, seat, events)
    elif facility == RAIDERS_OUTPOST:
        state.push(Raid(seat))
    elif facility == COLONIST_HUB:
        _advance(state, seat, events)
    else:
        state.push(PlaceColony(seat))


def _build(state: AlienFrontiers, seat: int, events: Events) -> None:
    """Move a ship from the stock to the Maintenance Bay; it is rolled on the next turn."""
    for index, craft in enumerate(state.fleets[seat]):
        if craft >> 3 == STOCK:
            state.put_ship(seat, index, ship(BAY, 1))
            if events is not None:
                events.append(happened.Built(seat, index))
            return


def _advance(state: AlienFrontiers, seat: int, events: Events) -> None:
    """Move the colony along the Hub; Asimov Crater adds a circle at the turn's second ship, once (R22)."""
    state.hub_docks_this_turn += 1
    by = 1
    if asimov_advances(state, seat):
        state.asimov_used = True
        by = 2
    circle = state.circle[seat] + by
    if circle > LAST_CIRCLE:
        circle = LAST_CIRCLE
        state.push(HubOverflow(seat))
    state.circle[seat] = circle
    if events is not None:
        events.append(happened.Advanced(seat, circle, by))


def _bump(state: AlienFrontiers, events: Events) -> None:
    """Throw all ships out of the Raiders' Outpost into the Maintenance Bay (R13)."""
    for seat in range(state.seats):
        thrown: list[tuple[int, int]] = []
        for index in range(state.fleet_size(seat)):
            craft = state.ship_of(seat, index)
            if facility_at(craft >> 3) == RAIDERS_OUTPOST:
                state.to_bay(seat, index)
                thrown.append((index, craft & 7))
        if thrown and events is not None:
            events.append(happened.Bumped(seat, RAIDERS_OUTPOST, thrown))


def taken_docks(state: AlienFrontiers, facility: int) -> int:
    """Give the docks of a facility that are blocked or hold a ship, as bits; the Hub's own track only."""
    taken = BLOCKED[state.seats][facility]
    for seat in range(state.seats):
        if facility == COLONIST_HUB and seat != state.active_seat:
            continue
        for index in range(state.fleet_size(seat)):
            place = state.ship_of(seat, index) >> 3
            if facility_at(place) == facility:
                taken |= 1 << (place & 7)
    return taken


def free_docks(state: AlienFrontiers, facility: int, count: int) -> list[int]:
    """Choose docks for ships (R04: for the eye only)."""
    return choose_docks(facility, taken_docks(state, facility), count)


def choose_docks(facility: int, taken: int, count: int) -> list[int]:
    """Choose docks: the first group that is wholly free, else the lowest free ones."""
    for group in GROUPS[facility]:
        if group & taken == 0 and group.bit_count() >= count:
            taken = ~group
            break
    free: list[int] = []
    dock = 0
    while len(free) < count:
        if taken >> dock & 1 == 0:
            free.append(dock)
        dock += 1
    return free
