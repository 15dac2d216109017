"""The stations of a tile: the advance of a marker, and energy (PU 7, 8)."""

from __future__ import annotations

from .....kernel.action import Action
from .....kernel.errors import BadPosition
from .....kernel.event import Events
from ...colony import Colony
from ...components import WATER
from ...corporations import COSMOS, DOUBLE_WATER, RELOCATE_ON_STATION
from ...grid import square_name
from ...said import actions as act
from ...said.actions import ON_MARKER, OnMarker
from ...state import PlanetUnknown
from ..climb import climb
from ..laying import energy_markers, has_trigger, trigger, trigger_energy
from ..tracks import ways_up
from .codes import STATION, first_of, second_of, third_of
from .kind import Kind
from .pool import Pool


class Station(Kind):
    """Advance the marker of a station; Oasis Ultd.'s may give more than one step, or none but start a technology."""

    def offer(self, pool: Pool, code: int) -> None:
        """Offer the advance, or what the station starts where there is none."""
        colony = pool.colony
        marker = first_of(code)
        ways = ways_up(colony, marker) if second_of(code) else []
        if ways:
            if pool.is_new(act.STATION, marker):
                pool.advances(act.STATION, marker, ways)
        elif has_trigger(colony, code):
            # Oasis Ultd.: the station and the advance without ice are resolved in any order.
            verb = act.TRIGGER if second_of(code) == 0 and _advances(colony.items, marker) else act.STATION
            if pool.is_new(act.STATION, marker) or verb == act.TRIGGER:
                pool.add(ON_MARKER[verb][marker])

    def claim(self, colony: Colony, code: int, action: Action) -> int:
        """Take answers about its marker; those about a station that advances first."""
        if not isinstance(action, OnMarker) or action.marker != first_of(code):
            return -1
        if action.verb != act.STATION and action.verb != act.TRIGGER:
            return -1
        idle = action.verb == act.TRIGGER or not _advances(colony.items, action.marker)
        return 0 if (second_of(code) == 0) == idle else -1

    def resolve(self, state: PlanetUnknown, seat: int, code: int, action: Action, events: Events) -> None:
        """Start what the station starts, and advance the marker."""
        assert isinstance(action, OnMarker)
        trigger(state, seat, code)
        steps = second_of(code)
        if action.marker == WATER and third_of(code) == 1 and state.colony(seat).has(DOUBLE_WATER):
            steps *= 2
        climb(state, seat, action.marker, steps, action.target, events)


def _advances(items: list[int], marker: int) -> bool:
    """Tell whether a pending station, or what counts as one, advances a marker."""
    return any(code & 63 == STATION and first_of(code) == marker and second_of(code) > 0 for code in items)


class Energy(Kind):
    """Advance a marker whose terrain the energy touches."""

    def offer(self, pool: Pool, code: int) -> None:
        """Offer the markers; Cosmos Inc. may use the station without."""
        colony = pool.colony
        markers = energy_markers(colony, code)
        for marker in markers:
            if pool.is_new(act.ENERGY_AS, marker):
                pool.advances(act.ENERGY_AS, marker, ways_up(colony, marker))
        if not markers and colony.corporation == COSMOS and colony.has(RELOCATE_ON_STATION):
            pool.found.append(act.ENERGY_NOTHING)

    def claim(self, colony: Colony, code: int, action: Action) -> int:
        """Take answers about its markers: the station with the fewest other uses is spent first."""
        if isinstance(action, OnMarker) and action.verb == act.ENERGY_AS:
            markers = energy_markers(colony, code)
            return len(markers) if action.marker in markers else -1
        return 0 if action is act.ENERGY_NOTHING and not energy_markers(colony, code) else -1

    def resolve(self, state: PlanetUnknown, seat: int, code: int, action: Action, events: Events) -> None:
        """Advance the marker, if any."""
        trigger_energy(state, seat, code)
        if isinstance(action, OnMarker):
            steps = 2 if action.marker == WATER and state.colony(seat).has(DOUBLE_WATER) else 1
            climb(state, seat, action.marker, steps, action.target, events)

    def check(self, state: PlanetUnknown, colony: Colony, code: int) -> None:
        """See that the station stands there, or stood there before a patch was laid."""
        spot = first_of(code)
        if not (colony.stations | colony.patches & colony.tiled) >> spot & 1:
            raise BadPosition(f"no station stands on {square_name(spot)}")
