"""Markers on their tracks: where they can go, what a cell gives (PU 7, 9, 15)."""

from __future__ import annotations

from typing import Final

from ....kernel.event import Events
from .. import corporations as corp
from ..cards import NO_MILESTONES, NO_SYNERGY
from ..colony import Colony
from ..components import BIOMASS, CIV, ROVER, TECH, WATER
from ..said import events as happened
from ..state import FINAL, PlanetUnknown
from .items import codes
from .items.codes import item

CARDS_TAKEN: Final = 2


def ways_up(colony: Colony, marker: int, sideways: bool = True) -> list[int]:
    """List the cells to which a marker can be advanced; its own cell where that repeats its bonus."""
    firm = colony.firm
    if colony.corporation == corp.MAKESHIFT:
        return _makeshift_ways(colony, marker, sideways)
    if colony.corporation == corp.OASIS:
        return _oasis_ways(colony, marker)
    code = colony.pos[marker]
    row = code & 15
    if row < firm.last[marker]:
        if colony.corporation == corp.COSMOS:
            # Lifepods lie on rows 1 to 14, so the last cell is always free.
            row += 1
            while colony.track_pods[marker] >> row & 1:
                row += 1
            return [marker * 16 + row]
        return [code + 1]
    return [code] if firm.cell(code).repeats else []


def is_shift(colony: Colony, marker: int, target: int) -> bool:
    """Tell whether a marker goes sideways to a cell: instead of an advance, and never because it must (Makeshift)."""
    here = colony.pos[marker]
    return colony.corporation == corp.MAKESHIFT and target != here and target & 15 == here & 15


def can_rise(colony: Colony, marker: int, sideways: bool = True) -> bool:
    """Tell whether a marker can be advanced."""
    if colony.corporation == corp.MAKESHIFT or colony.corporation == corp.OASIS:
        return len(ways_up(colony, marker, sideways)) > 0
    row = colony.pos[marker] & 15
    return row < colony.firm.last[marker] or marker == ROVER


def _makeshift_ways(colony: Colony, marker: int, sideways: bool) -> list[int]:
    """Go straight or diagonally up to a free cell, or sideways with the technology."""
    code = colony.pos[marker]
    track = code >> 4
    row = code & 15
    wraps = colony.has(corp.WRAP_TRACKS)
    found: list[int] = []
    for step in (0, -1, 1):
        other = track + step
        if other < 0 or other > TECH:
            if not wraps:
                continue
            other = TECH if other < 0 else CIV
        target = other * 16 + row + 1
        if row < 15 and not colony.stands_on(target):
            found.append(target)
    if sideways and colony.has(corp.SHIFT):
        for step in (-1, 1):
            other = track + step
            if other < 0 or other > TECH:
                if not wraps:
                    continue
                other = TECH if other < 0 else CIV
            if not colony.stands_on(other * 16 + row):
                found.append(other * 16 + row)
    if colony.firm.cell(code).repeats:
        found.append(code)
    return found


def _oasis_ways(colony: Colony, marker: int) -> list[int]:
    """Follow the path or the track; an occupied cell blocks unless it can be skipped."""
    skips = colony.has(corp.SKIP_OCCUPIED)
    if marker == WATER:
        path = colony.firm.path
        for index in range(colony.pos[WATER] + 1, len(path)):
            if not colony.stands_on(path[index]):
                return [path[index]]
            if not skips:
                return []
        return []
    code = colony.pos[marker]
    for target in range(code + 1, (code | 15) + 1):
        if not colony.stands_on(target):
            return [target]
        if not skips:
            return []
    return [code] if colony.firm.cell(code).repeats else []


def way_down(colony: Colony, marker: int) -> int:
    """Return the cell to which a marker moves down, -1 if it cannot."""
    if colony.corporation == corp.OASIS and marker == WATER:
        index = colony.pos[WATER]
        if index == 0 or colony.stands_on(colony.firm.path[index - 1]):
            return -1
        return colony.firm.path[index - 1]
    code = colony.pos[marker]
    row = code & 15
    if row == 0:
        return -1
    row -= 1
    if colony.corporation == corp.COSMOS:
        while colony.track_pods[marker] >> row & 1:
            row -= 1
    target = code - (code & 15) + row
    if (colony.corporation == corp.MAKESHIFT or colony.corporation == corp.OASIS) and colony.stands_on(target):
        return -1
    return target


def steps_down(colony: Colony, marker: int, steps: int) -> int:
    """Count how many of so many steps down a marker can make."""
    if colony.corporation == corp.COSMOS or colony.corporation == corp.MAKESHIFT or colony.corporation == corp.OASIS:
        trial = colony.copy(colony.mark)
        for made in range(steps):
            target = way_down(trial, marker)
            if target < 0:
                return made
            trial.put_marker(marker, target)
        return steps
    return min(steps, colony.pos[marker] & 15)


def regress(state: PlanetUnknown, seat: int, marker: int, steps: int, events: Events) -> None:
    """Move a marker down cell by cell, as far as it can go, without bonuses."""
    colony = state.mine(seat)
    for _ in range(steps):
        target = way_down(colony, marker)
        if target < 0:
            return
        colony.put_marker(marker, target)
        if events is not None:
            events.append(happened.Regressed(seat, marker, target >> 4, target & 15))
    unlock(state, colony)


def rise(
    state: PlanetUnknown,
    seat: int,
    marker: int,
    target: int,
    events: Events,
    bonuses: bool = True,
    suppressed: bool = False,
) -> None:
    """Move a marker to a cell and put the cell's bonuses into the pool; `suppressed` leaves out synergies."""
    colony = state.mine(seat)
    code = colony.cell_of(marker)
    if target != code:
        had = colony.techs
        colony.put_marker(marker, target)
        if state.rule() == NO_MILESTONES:
            _lock(colony, had)
    if events is not None:
        moved = happened.Advanced if target >> 4 == marker else happened.Crossed
        kind = happened.Repeated if target == code else moved
        events.append(kind(seat, marker, target >> 4, target & 15))
    if bonuses:
        if target != code and target & 15 == code & 15 and colony.corporation == corp.MAKESHIFT:
            taken = marker * 80 + target
            if taken in colony.shifted:
                suppressed = True
            else:
                colony.shifted = [*colony.shifted, taken]
        enter(state, seat, target, events, suppressed)
    unlock(state, colony)


def _lock(colony: Colony, had: int) -> None:
    """Keep the levels that were reached under an event without milestones shut for this round (R-30)."""
    reached = colony.techs & ~had
    if reached:
        colony.locked |= reached
        # What happens when a level is unlocked is lost.
        colony.used_in_game |= reached & 1 << colony.firm.level[corp.RELOCATE_ON_UNLOCK]
        colony.reckon_techs()


def unlock(state: PlanetUnknown, colony: Colony) -> None:
    """Start what a technology does the first time that it becomes accessible, or at the end of the game."""
    if state.phase == FINAL and colony.corporation == corp.REPUBLIC:
        take_cards(colony)
    #
    if colony.corporation == corp.COSMOS and colony.can_use(corp.RELOCATE_ON_UNLOCK):
        colony.use(corp.RELOCATE_ON_UNLOCK)
        colony.items = [*colony.items, codes.RELOCATE, codes.RELOCATE, codes.RELOCATE]


def take_cards(colony: Colony) -> None:
    """Let Republic take cards in the final actions, once."""
    level = colony.firm.level[corp.TAKE_CARDS]
    if colony.has(corp.TAKE_CARDS) and colony.used_in_game >> level & 1 == 0:
        colony.used_in_game |= 1 << level
        colony.add(item(codes.TAKE_CARDS, CARDS_TAKEN))


def enter(state: PlanetUnknown, seat: int, code: int, events: Events, suppressed: bool = False) -> None:
    """Gain the bonuses of a cell; under card 21 the synergies are suppressed."""
    colony = state.mine(seat)
    cell = colony.firm.cell(code)
    if cell.choice:
        colony.add(item(codes.CHOOSE_BONUS, code & 15, 1 if suppressed else 0))
    for bonus in cell.bonuses:
        gain(state, seat, bonus, code, events, suppressed)


def is_cancelled(rule: int, kind: int) -> bool:
    """Tell whether the restriction that an event puts on the round cancels a kind of bonus."""
    if rule == NO_SYNERGY:
        return kind == corp.SYNERGY_BONUS
    return rule == NO_MILESTONES and corp.CIV_BONUS <= kind <= corp.TECH_BONUS


def gain(state: PlanetUnknown, seat: int, bonus: int, code: int, events: Events, suppressed: bool = False) -> None:
    """Gain one bonus of a cell."""
    colony = state.mine(seat)
    kind = bonus & 7
    number = bonus >> 3
    track = code >> 4
    improved = colony.corporation == corp.FLUX and track == colony.flux and colony.has(corp.IMPROVE_FLUX)
    if kind == corp.MOVE_BONUS:
        points = number + _extra_movement(colony) + (1 if improved else 0)
        colony.gain_points(points)
        if events is not None:
            events.append(happened.GainedMovement(seat, points))
        return
    rule = state.rule()
    if is_cancelled(rule, kind):
        return
    if kind == corp.SYNERGY_BONUS:
        if not suppressed:
            colony.add(codes.SYNERGY)
            if improved and track == WATER:
                colony.add(codes.SYNERGY)
        return
    if kind == corp.ADVANCE_BONUS:
        colony.add(item(codes.STATION, number, 1, 0))
        return
    if kind == corp.CIV_BONUS:
        colony.add(item(codes.CIV, min(4, number + 1) if improved and track == CIV else number))
        if colony.corporation == corp.REPUBLIC:
            colony.add(codes.REGRESS)
            if colony.has(corp.SYNERGY_ON_CIV) and rule != NO_SYNERGY:
                colony.add(codes.SYNERGY)
    elif kind == corp.PATCH_BONUS:
        colony.add(codes.PATCH)
        if improved and track == BIOMASS:
            colony.add(codes.PATCH)
    elif kind == corp.ROVER_BONUS:
        colony.add(codes.ROVER)
    elif kind == corp.TECH_BONUS and colony.corporation == corp.FLUX:
        colony.add(codes.MOVE_FLUX)


def _extra_movement(colony: Colony) -> int:
    """Count the points that a technology adds to those of a track cell."""
    if not colony.has(corp.EXTRA_TRACK_MOVEMENT):
        return 0
    if colony.corporation == corp.MAKESHIFT:
        on_rover_track = 0
        for code in colony.pos:
            if code >> 4 == ROVER:
                on_rover_track += 1
        return 1 if on_rover_track >= 2 else 0
    return 1


def next_milestone(colony: Colony, marker: int) -> int:
    """Count the steps to the next milestone of a marker's own track, 0 if there is none (Flux Industries)."""
    code = colony.pos[marker]
    for target in range(code + 1, marker * 16 + colony.firm.last[marker] + 1):
        if colony.firm.cell(target).milestone:
            return target - code
    return 0


def below_fifth(colony: Colony, marker: int) -> bool:
    """Tell whether card 21 still advances a marker: it stands below row 5."""
    if colony.corporation == corp.OASIS and marker == WATER:
        return colony.pos[WATER] < 5
    if colony.corporation == corp.WORMHOLE and marker == BIOMASS:
        # Cell 2 spans rows 5 and 6.
        return colony.pos[BIOMASS] & 15 < 2
    return colony.pos[marker] & 15 < 5


def at_last(colony: Colony, track: int) -> bool:
    """Tell whether a track counts as being at its maximum (PU 17)."""
    if colony.corporation == corp.MAKESHIFT:
        return colony.stands_on(track * 16 + 15)
    if colony.corporation == corp.OASIS and track == WATER:
        return colony.pos[WATER] == len(colony.firm.path) - 1
    return colony.pos[track] & 15 == colony.firm.last[track]
