"""The fuel powers of alien tech cards (AF 11.2, 11.4): what may be done with them, and doing it."""

from __future__ import annotations

from typing import Final

from ....kernel.action import Action
from ....kernel.event import Events
from .. import components as box
from ..components import (
    ALIEN_ARTIFACT,
    BURROUGHS_DESERT,
    COLONIST_HUB,
    ISOLATION,
    POWER_COST,
    RAIDERS_OUTPOST,
    SET_SIZE,
    TERRAFORMING_STATION,
    TERRITORIES,
    TYPE_OF,
)
from ..said import events as happened
from ..said import power_actions as said
from ..said.actions import Dice
from ..said.power_actions import eject, reroll, teleport, turned
from ..ships import BAY, DOCK, RELIC, STOCK, UNPLACED, facility_at, ship
from ..state import AlienFrontiers
from .docking import closed, outpost_refuses, refused
from .facilities import dock_ships
from .harbour import Harbour
from .territories import tech_cost

_NONE: Final = Dice((), 0)
_NO_SHIPS: Final[list[int]] = []


def powers(state: AlienFrontiers, harbour: Harbour, found: list[Action]) -> None:
    """Add every legal use of a fuel power by the active seat."""
    seat = state.active_seat
    for card in state.hands[seat]:
        if state.used_cards >> card & 1:
            continue
        kind = TYPE_OF[card]
        base = POWER_COST[kind]
        if base == 0:
            continue
        if kind == box.DATA_CRYSTAL:
            _borrowings(state, found)
            continue
        if state.fuel[seat] < tech_cost(state, seat, base):
            continue
        if kind in (box.BOOSTER_POD, box.STASIS_BEAM, box.POLARITY_DEVICE):
            _turns(harbour, kind, found)
        elif kind == box.GRAVITY_MANIPULATOR:
            _shifts(harbour, found)
        elif kind == box.TEMPORAL_WARPER:
            _rerolls(harbour, 1, [], found)
        elif kind == box.ORBITAL_TELEPORTER:
            _teleports(state, found)
        elif kind == box.PLASMA_CANNON:
            _ejections(state, found)


def _turns(harbour: Harbour, kind: int, found: list[Action]) -> None:
    for value in range(1, 7):
        if harbour.counts[value] > 0 and turned(kind, value) > 0:
            found.append(said.TURN_DIE[kind][0][value])
    if harbour.relic and turned(kind, harbour.relic) > 0:
        found.append(said.TURN_DIE[kind][1][harbour.relic])


def _shifts(harbour: Harbour, found: list[Action]) -> None:
    """Add every choice of one die that goes down and another that goes up."""
    counts = harbour.counts
    relic = harbour.relic
    for down in range(2, 7):
        if counts[down] == 0:
            continue
        for up in range(1, 6):
            if counts[up] > (1 if up == down else 0):
                found.append(said.SHIFT[down][up])
        if 1 <= relic <= 5:
            found.append(said.SHIFT_RELIC_UP[down][relic])
    if relic >= 2:
        for up in range(1, 6):
            if counts[up] > 0:
                found.append(said.SHIFT_RELIC_DOWN[relic][up])


def _rerolls(harbour: Harbour, value: int, chosen: list[int], found: list[Action]) -> None:
    """Add every choice of one or more dice: with any of this value or more, besides those chosen already."""
    if value == 7:
        if chosen:
            found.append(reroll(tuple(chosen), 0))
        if harbour.relic:
            found.append(reroll(tuple(chosen), harbour.relic))
        return
    _rerolls(harbour, value + 1, chosen, found)
    for _ in range(harbour.counts[value]):
        chosen.append(value)
        _rerolls(harbour, value + 1, chosen, found)
    for _ in range(harbour.counts[value]):
        chosen.pop()


def _borrowings(state: AlienFrontiers, found: list[Action]) -> None:
    """Add every bonus that can be borrowed."""
    seat = state.active_seat
    for territory in range(len(TERRITORIES)):
        if territory == BURROUGHS_DESERT or territory == state.fields[ISOLATION]:
            continue
        base = sum(state.settlers(territory)) * POWER_COST[box.DATA_CRYSTAL]
        if base and not state.has_bonus(seat, territory) and state.fuel[seat] >= tech_cost(state, seat, base):
            found.append(said.BORROW[territory])


def _teleports(state: AlienFrontiers, found: list[Action]) -> None:
    """Add every move of an own docked ship to another facility, with the ships that complete a set there."""
    seat = state.active_seat
    cost = tech_cost(state, seat, POWER_COST[box.ORBITAL_TELEPORTER])
    seen: list[tuple[int, int, bool, bool]] = []
    # The docking must be legal after the payment (AF 11.4), so it is paid while the options are looked for.
    state.fuel[seat] -= cost
    for index in range(state.fleet_size(seat)):
        craft = state.ship_of(seat, index)
        here = facility_at(craft >> 3)
        if here < 0 or here == TERRAFORMING_STATION:
            continue
        spent = here == ALIEN_ARTIFACT and state.artifact_ships >> index & 1 == 0
        alike = (here, craft & 7, index == RELIC, spent)
        if alike in seen:
            continue
        seen.append(alike)
        _destinations(state, Harbour(state, index), alike, found)
    state.fuel[seat] += cost


def _destinations(
    state: AlienFrontiers, harbour: Harbour, lifted: tuple[int, int, bool, bool], found: list[Action]
) -> None:
    """Add every docking that a lifted ship can make."""
    here, value, relic, spent = lifted
    counts = harbour.counts
    for there in range(COLONIST_HUB + 1):
        if there == here:
            continue
        if there == RAIDERS_OUTPOST:
            _run_destinations(harbour, lifted, found)
            continue
        size = SET_SIZE[there]
        partner = harbour.relic == value
        if size == 1:
            if not closed(state, harbour, there) and not refused(state, harbour, there, value, relic):
                found.append(teleport(here, value, relic, spent, there, _NONE))
        elif counts[value] >= size - 2 and not closed(state, harbour, there):
            if counts[value] >= size - 1:
                found.append(teleport(here, value, relic, spent, there, Dice((value,) * (size - 1), 0)))
            if partner:
                found.append(teleport(here, value, relic, spent, there, Dice((value,) * (size - 2), value)))


def _run_destinations(harbour: Harbour, lifted: tuple[int, int, bool, bool], found: list[Action]) -> None:
    """Add every run that a lifted ship can complete at the Raiders' Outpost."""
    here, value, relic, spent = lifted
    counts = harbour.counts
    for low in range(max(1, value - 2), min(4, value) + 1):
        if outpost_refuses(harbour, low):
            continue
        others = tuple(v for v in range(low, low + 3) if v != value)
        first, second = others
        if counts[first] and counts[second]:
            found.append(teleport(here, value, relic, spent, RAIDERS_OUTPOST, Dice(others, 0)))
        if harbour.relic == first and counts[second]:
            found.append(teleport(here, value, relic, spent, RAIDERS_OUTPOST, Dice((second,), first)))
        if harbour.relic == second and counts[first]:
            found.append(teleport(here, value, relic, spent, RAIDERS_OUTPOST, Dice((first,), second)))


def _ejections(state: AlienFrontiers, found: list[Action]) -> None:
    """Add every choice of other players' ships at one facility that the fuel is enough for."""
    seat = state.active_seat
    targets: list[list[int]] = [[] for _ in range(COLONIST_HUB + 1)]
    for other in range(state.seats):
        if other == seat:
            continue
        for craft in state.fleets[other]:
            if craft >> 3 >= DOCK:
                targets[facility_at(craft >> 3)].append(other * 16 + (craft & 7))
    if state.relic_owner >= 0 and state.relic_owner != seat and state.relic >> 3 >= DOCK:
        targets[facility_at(state.relic >> 3)].append(state.relic_owner * 16 + 8 + (state.relic & 7))
    most = state.fuel[seat] + (1 if tech_cost(state, seat, 1) == 0 else 0)
    for facility in range(COLONIST_HUB + 1):
        ships = targets[facility]
        if ships:
            ships.sort()
            chosen: list[int] = []
            _target_sets(facility, ships, 0, most, chosen, found)


def _target_sets(
    facility: int, ships: list[int], start: int, most: int, chosen: list[int], found: list[Action]
) -> None:
    """Add every different set of ships from `start` on, besides those chosen already."""
    if len(chosen) == most:
        return
    last = -1
    for number in range(start, len(ships)):
        if ships[number] == last:
            continue
        last = ships[number]
        chosen.append(last)
        found.append(eject(facility, tuple(chosen)))
        _target_sets(facility, ships, number + 1, most, chosen, found)
        chosen.pop()


# Doing it.


def use_power(state: AlienFrontiers, action: said.Power, events: Events) -> None:
    """Carry out the use of a fuel power."""
    seat = state.active_seat
    card = state.card_of_type(seat, action.kind)
    state.used_cards |= 1 << card
    if events is not None:
        events.append(happened.PowerUsed(seat, card))
    state.pay(seat, tech_cost(state, seat, _base_cost(state, action)), 0, events)
    if isinstance(action, said.TurnDie):
        index = die_of(state, seat, action.value, action.relic)
        _set_value(state, seat, index, turned(action.kind, action.value), events)
    elif isinstance(action, said.Shift):
        down = die_of(state, seat, action.down, action.down_relic)
        up = die_of(state, seat, action.up, action.up_relic, [down])
        _set_value(state, seat, down, action.down - 1, events)
        _set_value(state, seat, up, action.up + 1, events)
    elif isinstance(action, said.Reroll):
        ships = dice_of(state, seat, action.dice)
        for index in ships:
            state.put_ship(seat, index, ship(UNPLACED, state.rng.die()))
        if events is not None:
            events.append(happened.Rerolled(seat, [(index, state.ship_of(seat, index) & 7) for index in ships]))
    elif isinstance(action, said.Borrow):
        state.borrowed_territory = action.territory
        if events is not None:
            events.append(happened.Borrowed(seat, action.territory))
    elif isinstance(action, said.Teleport):
        _redock(state, action, events)
    elif isinstance(action, said.Eject):
        _throw_out(state, action, events)


def _base_cost(state: AlienFrontiers, action: said.Power) -> int:
    """Return the fuel for a use without a bonus: a Data Crystal pays for each colony, a Plasma Cannon for each ship."""
    cost = POWER_COST[action.kind]
    if isinstance(action, said.Borrow):
        return cost * sum(state.settlers(action.territory))
    return cost * len(action.targets) if isinstance(action, said.Eject) else cost


def _set_value(state: AlienFrontiers, seat: int, index: int, value: int, events: Events) -> None:
    """Turn an unplaced ship to a value."""
    old = state.ship_of(seat, index) & 7
    state.put_ship(seat, index, ship(UNPLACED, value))
    if events is not None:
        events.append(happened.ShipChanged(seat, index, old, value))


def die_of(state: AlienFrontiers, seat: int, value: int, relic: bool, but: list[int] = _NO_SHIPS) -> int:
    """Find an unplaced ship of a fleet by its value, other than some."""
    if relic:
        return RELIC
    fleet = state.fleets[seat]
    wanted = ship(UNPLACED, value)
    for index in range(len(fleet)):
        if fleet[index] == wanted and index not in but:
            return index
    raise AssertionError(f"seat {seat} has no ship {value} there")


def dice_of(state: AlienFrontiers, seat: int, dice: Dice) -> list[int]:
    """Find the unplaced ships that dice describe."""
    ships: list[int] = []
    for value in dice.coloured:
        ships.append(die_of(state, seat, value, False, ships))
    if dice.relic:
        ships.append(RELIC)
    return ships


def _redock(state: AlienFrontiers, action: said.Teleport, events: Events) -> None:
    """Lift a docked ship and dock it elsewhere, in one (AF 11.4)."""
    seat = state.active_seat
    moved = -1
    for index in range(state.fleet_size(seat)):
        craft = state.ship_of(seat, index)
        if facility_at(craft >> 3) != action.here or craft & 7 != action.value or (index == RELIC) != action.relic:
            continue
        spent = action.here == ALIEN_ARTIFACT and state.artifact_ships >> index & 1 == 0
        if spent == action.spent:
            moved = index
            break
    state.artifact_ships &= ~(1 << moved)
    extra = dice_of(state, seat, action.extra)
    state.put_ship(seat, moved, ship(UNPLACED, action.value))
    if events is not None:
        events.append(happened.Teleported(seat, moved, action.value, action.here, action.there))
    dock_ships(state, action.there, [moved, *extra], events)


def _throw_out(state: AlienFrontiers, action: said.Eject, events: Events) -> None:
    """Send other players' ships to the Bay, from the Terraforming Station off the board (AF 5.4)."""
    away = STOCK if action.facility == TERRAFORMING_STATION else BAY
    for target in action.targets:
        owner = target >> 4
        index = docked_at(state, action.facility, target)
        value = state.ship_of(owner, index) & 7
        state.put_ship(owner, index, ship(away, value))
        if events is not None:
            events.append(happened.Ejected(owner, action.facility, [(index, value)]))
            if index == RELIC and away == STOCK:
                events.append(happened.RelicReturned(owner))
            elif away == STOCK:
                events.append(happened.ShipLost(owner, index, action.facility))


def docked_at(state: AlienFrontiers, facility: int, target: int) -> int:
    """Find another player's docked ship: target is 16 times its owner, 8 more for the Relic Ship, plus its value."""
    owner = target >> 4
    if target & 8:
        return RELIC
    for index, craft in enumerate(state.fleets[owner]):
        if facility_at(craft >> 3) == facility and craft & 7 == target & 7:
            return index
    raise AssertionError(f"seat {owner} has no such ship there")
