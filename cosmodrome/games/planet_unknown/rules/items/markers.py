"""What moves markers beside stations: synergies, cards and events, and bonuses of corporations (PU 7, 9, 14.3, 15)."""

from __future__ import annotations

from typing import Final

from .....kernel.action import Action
from .....kernel.event import Events
from ... import corporations as corp
from ...cards import NO_MILESTONES, NO_SYNERGY
from ...colony import Colony
from ...components import BIOMASS
from ...components import CIV as CIV_MARKER
from ...said import actions as act
from ...said import events as happened
from ...said.actions import ON_MARKER, OnMarker
from ...state import PlanetUnknown
from ..climb import climb, ways_on
from ..technologies import use
from ..tracks import can_rise, gain, regress, steps_down, way_down, ways_up
from . import codes
from .codes import first_of, item, second_of, third_of
from .kind import Kind
from .pool import Pool

_CHOICES: Final = {
    corp.SYNERGY_BONUS: act.CHOOSE_SYNERGY,
    corp.PATCH_BONUS: act.CHOOSE_PATCH,
    corp.ADVANCE_BONUS: act.CHOOSE_ADVANCE,
}


class Synergy(Kind):
    """Advance any marker by 1 (PU 7)."""

    def offer(self, pool: Pool, code: int) -> None:
        """Offer every marker that can advance, unless the event forbids it."""
        colony = pool.colony
        if pool.state.rule() == NO_SYNERGY:
            return
        twice = colony.can_use(corp.DOUBLE_SYNERGY)
        for marker in range(5):
            if colony.corporation == corp.MAKESHIFT:
                pool.advances(act.SYNERGY, marker, ways_up(colony, marker))
            elif can_rise(colony, marker):
                pool.found.append(ON_MARKER[act.SYNERGY][marker])
                if twice:
                    pool.found.append(ON_MARKER[act.TWICE][marker])

    def resolve(self, state: PlanetUnknown, seat: int, code: int, action: Action, events: Events) -> None:
        """Advance the marker, with Jump Drive's technology twice."""
        assert isinstance(action, OnMarker)
        if action.verb == act.TWICE:
            use(state, seat, corp.DOUBLE_SYNERGY, events)
        climb(state, seat, action.marker, 2 if action.verb == act.TWICE else 1, action.target, events)


class Regress(Kind):
    """Move a marker down by 1 for a civ milestone (Republic); not the one of civ."""

    def offer(self, pool: Pool, code: int) -> None:
        """Offer the markers that can move down."""
        for marker in range(5):
            if marker != CIV_MARKER and way_down(pool.colony, marker) >= 0 and pool.is_new(act.REGRESS, marker):
                pool.found.append(ON_MARKER[act.REGRESS][marker])

    def resolve(self, state: PlanetUnknown, seat: int, code: int, action: Action, events: Events) -> None:
        """Move the marker down."""
        assert isinstance(action, OnMarker)
        regress(state, seat, action.marker, 1, events)


class MoveFlux(Kind):
    """Move the flux token to another track (Flux Industries)."""

    def offer(self, pool: Pool, code: int) -> None:
        """Offer the other tracks."""
        for track in range(5):
            if track != pool.colony.flux:
                pool.found.append(ON_MARKER[act.FLUX][track])

    def resolve(self, state: PlanetUnknown, seat: int, code: int, action: Action, events: Events) -> None:
        """Put the token there."""
        assert isinstance(action, OnMarker)
        state.mine(seat).flux = action.marker
        if events is not None:
            events.append(happened.FluxMoved(seat, action.marker))


class ChooseBonus(Kind):
    """Take one of the two bonuses of a wide cell (Wormhole Corp.)."""

    def offer(self, pool: Pool, code: int) -> None:
        """Offer the bonuses that have an effect."""
        cell = pool.colony.firm.cell(BIOMASS * 16 + first_of(code))
        rule = pool.state.rule()
        for bonus in cell.choice:
            kind = bonus & 7
            if (
                (kind == corp.SYNERGY_BONUS and rule != NO_SYNERGY and second_of(code) == 0)
                or (kind == corp.PATCH_BONUS and rule != NO_MILESTONES)
                or (kind == corp.ADVANCE_BONUS and can_rise(pool.colony, bonus >> 3))
            ):
                pool.add(_CHOICES[kind])

    def claim(self, colony: Colony, code: int, action: Action) -> int:
        """Take a bonus of the cell, if the cell can give it."""
        bonus = _chosen(colony, code, action)
        if bonus < 0 or (bonus & 7 == corp.SYNERGY_BONUS and second_of(code)):
            return -1
        return -1 if bonus & 7 == corp.ADVANCE_BONUS and not can_rise(colony, bonus >> 3) else 0

    def resolve(self, state: PlanetUnknown, seat: int, code: int, action: Action, events: Events) -> None:
        """Gain the bonus."""
        gain(state, seat, _chosen(state.colony(seat), code, action), BIOMASS * 16 + first_of(code), events)


def _chosen(colony: Colony, code: int, action: Action) -> int:
    """Return the bonus of a wide cell that an answer names, -1: none."""
    for bonus in colony.firm.cell(BIOMASS * 16 + first_of(code)).choice:
        if _CHOICES[bonus & 7] is action:
            return bonus
    return -1


class AdvanceOne(Kind):
    """Advance one of some markers by several cells, for a card or an event."""

    def offer(self, pool: Pool, code: int) -> None:
        """Offer the markers that can go on."""
        for marker in range(5):
            if first_of(code) >> marker & 1:
                ways = ways_on(pool.colony, marker, gives_bonuses(code))
                if ways and pool.is_new(act.ADVANCE, marker):
                    pool.advances(act.ADVANCE, marker, ways)

    def claim(self, colony: Colony, code: int, action: Action) -> int:
        """Take answers about its markers."""
        if not isinstance(action, OnMarker) or action.verb != act.ADVANCE or not first_of(code) >> action.marker & 1:
            return -1
        return 0 if ways_on(colony, action.marker, gives_bonuses(code)) else -1

    def resolve(self, state: PlanetUnknown, seat: int, code: int, action: Action, events: Events) -> None:
        """Advance the marker as far as it goes."""
        assert isinstance(action, OnMarker)
        climb(state, seat, action.marker, second_of(code), action.target, events, gives_bonuses(code))


def gives_bonuses(code: int) -> bool:
    """Tell whether an item that advances a marker gives the bonuses of its cells too."""
    return code & 63 != codes.ADVANCE_ONE or third_of(code) == 1


class AdvanceEach(Kind):
    """Advance several different markers by 1."""

    def offer(self, pool: Pool, code: int) -> None:
        """Offer the markers that have not been advanced."""
        for marker in range(5):
            if not second_of(code) >> marker & 1:
                ways = ways_up(pool.colony, marker)
                if ways and pool.is_new(act.ADVANCE, marker):
                    pool.advances(act.ADVANCE, marker, ways)

    def claim(self, colony: Colony, code: int, action: Action) -> int:
        """Take answers about markers that have not been advanced."""
        if not isinstance(action, OnMarker) or action.verb != act.ADVANCE:
            return -1
        return -1 if second_of(code) >> action.marker & 1 else 0

    def resolve(self, state: PlanetUnknown, seat: int, code: int, action: Action, events: Events) -> None:
        """Advance the marker; the others are still to come."""
        assert isinstance(action, OnMarker)
        if first_of(code) > 1:
            state.mine(seat).add(item(codes.ADVANCE_EACH, first_of(code) - 1, second_of(code) | 1 << action.marker))
        climb(state, seat, action.marker, 1, action.target, events)


class RegressOne(Kind):
    """Move one of some markers down for an event: one that moves the most steps."""

    def offer(self, pool: Pool, code: int) -> None:
        """Offer the markers that move the most steps down."""
        for marker in _farthest_down(pool.colony, code):
            if pool.is_new(act.REGRESS, marker):
                pool.found.append(ON_MARKER[act.REGRESS][marker])

    def claim(self, colony: Colony, code: int, action: Action) -> int:
        """Take answers about its markers."""
        if not isinstance(action, OnMarker) or action.verb != act.REGRESS:
            return -1
        return 0 if action.marker in _farthest_down(colony, code) else -1

    def resolve(self, state: PlanetUnknown, seat: int, code: int, action: Action, events: Events) -> None:
        """Move the marker down."""
        assert isinstance(action, OnMarker)
        regress(state, seat, action.marker, second_of(code), events)


def _farthest_down(colony: Colony, code: int) -> list[int]:
    """Return the markers of an item that move the most steps down."""
    most = 1
    found: list[int] = []
    for marker in range(5):
        steps = steps_down(colony, marker, second_of(code)) if first_of(code) >> marker & 1 else 0
        if steps > most:
            most = steps
            found = []
        if steps == most:
            found.append(marker)
    return found
