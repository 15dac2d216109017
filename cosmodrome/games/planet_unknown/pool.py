"""How each pending item can be resolved now: the answers that a window offers."""

from __future__ import annotations

from typing import Final

from ...kernel.action import Action
from . import actions as act
from .actions import (
    CLEAR,
    ON_CELL,
    ON_MARKER,
    ON_OBJECTIVE,
    ON_SQUARE,
    ON_STACK,
    ON_TECH,
    OPEN,
    TURN,
    OnMarker,
    on_marker_to,
)
from .bits import squares
from .cards import NO_MILESTONES, NO_SYNERGY
from .colony import Colony
from .components import BIOMASS, CIV, SECTORS
from .corporations import (
    ADVANCE_BONUS,
    COSMOS,
    DOUBLE_SYNERGY,
    EXTRA_PATCH,
    HORIZON,
    JUMP,
    MAKESHIFT,
    NO_METEORITES,
    PATCH_BONUS,
    RELOCATE_ON_STATION,
    STORE_PATCHES,
    SYNERGY_BONUS,
    SYNERGY_FOR_PATCH,
)
from .items import (
    ADVANCE_EACH,
    ADVANCE_ONE,
    CHOOSE_BONUS,
    COLLECT_LIFEPOD,
    COLLECT_METEORITE,
    DESTROY_COLLECTED,
    DESTROY_LIFEPOD,
    DESTROY_LINE,
    DESTROY_METEORITE,
    DESTROY_OBJECTIVE,
    DESTROY_ROVER,
    ENERGY,
    EXTRA_ROVER,
    EXTRA_TILE,
    MOVE_FLUX,
    OPTIONAL,
    PATCH,
    PICK_METEORITE,
    PUT_METEORITE,
    REGRESS,
    REGRESS_ONE,
    RELOCATE,
    REMOVE_STACK,
    ROVER,
    STATION,
    STORED_PATCH,
    SYNERGY,
    SYNERGY_OR_PEEK,
    TAKE_CARDS,
    TELEPORT,
    TURN_STATION,
    WAITS,
    first_of,
    second_of,
    third_of,
)
from .items import CIV as CIV_ITEM
from .laying import advances, energy_markers, has_trigger
from .placing import STRICT, fits, patch_squares
from .rovers import rover_squares, teleport_targets
from .state import ACTION, EVENT, EVENT_CIV, FINAL, PlanetUnknown
from .steps.climb import ways_on
from .steps.stow import collected_pods
from .tracks import can_rise, is_shift, steps_down, way_down, ways_up

_LISTED: Final = 11
"""Stands for rovers, collected and destroyed meteorites and patches where the verbs of markers end."""


class Pool:
    """Collects the answers of a window."""

    def __init__(self, state: PlanetUnknown, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.colony: Colony = state.colony(seat)
        self.found: list[Action] = []
        self.must = False
        """Whether something that can be done has to be done before the seat is through."""
        self.spoken = 0
        """Verbs and markers for which the answers are listed already, as bits."""

    def all_items(self) -> None:
        """List the answers to every pending item, equal items once."""
        items = self.colony.items
        for index in range(len(items)):
            code = items[index]
            again = False
            for earlier in range(index):
                if items[earlier] == code:
                    again = True
                    break
            if again:
                continue
            before = len(self.found)
            self.item(code)
            if len(self.found) > before and self._binding(code & 63) and not self._only_shifts(before):
                self.must = True

    def _binding(self, kind: int) -> bool:
        """Tell whether an item has to be resolved before its owner leaves the phase."""
        if kind in (ROVER, EXTRA_ROVER):
            # a rover may wait for this round's tile.
            return self.state.phase != EVENT and self.state.phase != EVENT_CIV
        return not OPTIONAL[kind]

    def _only_shifts(self, first: int) -> bool:
        """Tell whether all answers from one on move markers sideways: nobody is forced to that (Makeshift)."""
        if self.colony.corporation != MAKESHIFT:
            return False
        for index in range(first, len(self.found)):
            action = self.found[index]
            if not isinstance(action, OnMarker) or not is_shift(self.colony, action.marker, action.target):
                return False
        return True

    def possible(self, code: int) -> bool:
        """Tell whether an item could be resolved now."""
        before = len(self.found)
        self.item(code)
        return len(self.found) > before

    def item(self, code: int) -> None:
        """List the answers to one item."""
        kind = code & 63
        if kind == STATION:
            self._station(code)
        elif kind == ENERGY:
            self._energy(code)
        elif kind == SYNERGY:
            self._synergy()
        elif kind == PATCH:
            self._patch(True)
        elif kind == STORED_PATCH:
            self._patch(False)
        elif kind in (ROVER, EXTRA_ROVER):
            self._rover(kind)
        elif kind in (CIV_ITEM, TAKE_CARDS):
            phase = self.state.phase
            if (self.state.solo or phase > ACTION or phase == EVENT_CIV) and not self._carries_out():
                self.found.append(OPEN[first_of(code) if kind == CIV_ITEM else 0])
        elif kind == CHOOSE_BONUS:
            self._bonus(code)
        elif kind <= REGRESS_ONE:
            self._marker_item(kind, code)
        elif kind <= TELEPORT:
            self._square_item(kind)
        else:
            self._rare(kind, code)

    # Markers.

    def _first(self, verb: int, marker: int) -> bool:
        """Note that a verb is listed for a marker; tell whether it is for the first time."""
        bit = 1 << (verb * 5 + marker)
        if self.spoken & bit:
            return False
        self.spoken |= bit
        return True

    def _advance(self, verb: int, marker: int, ways: list[int]) -> None:
        """List the ways to advance a marker; only Makeshift has more than one."""
        if self.colony.corporation == MAKESHIFT:
            for target in ways:
                self.found.append(on_marker_to(verb, marker, target))
        else:
            self.found.append(ON_MARKER[verb][marker])

    def _station(self, code: int) -> None:
        colony = self.colony
        marker = first_of(code)
        ways = ways_up(colony, marker) if second_of(code) else []
        if ways:
            if self._first(act.STATION, marker):
                self._advance(act.STATION, marker, ways)
        elif has_trigger(colony, code):
            # Oasis Ultd.: the station and the advance without ice are resolved in any order.
            verb = act.TRIGGER if second_of(code) == 0 and advances(colony.items, marker) else act.STATION
            if self._first(act.STATION, marker) or verb == act.TRIGGER:
                self._once(ON_MARKER[verb][marker])

    def _energy(self, code: int) -> None:
        colony = self.colony
        markers = energy_markers(colony, code)
        for marker in markers:
            if self._first(act.ENERGY_AS, marker):
                self._advance(act.ENERGY_AS, marker, ways_up(colony, marker))
        if not markers and colony.corporation == COSMOS and colony.has(RELOCATE_ON_STATION):
            self.found.append(act.ENERGY_NOTHING)

    def _synergy(self) -> None:
        colony = self.colony
        if self.state.rule() == NO_SYNERGY:
            return
        twice = colony.can_use(DOUBLE_SYNERGY)
        for marker in range(5):
            if colony.corporation == MAKESHIFT:
                self._advance(act.SYNERGY, marker, ways_up(colony, marker))
            elif can_rise(colony, marker):
                self.found.append(ON_MARKER[act.SYNERGY][marker])
                if twice:
                    self.found.append(ON_MARKER[act.TWICE][marker])

    def _marker_item(self, kind: int, code: int) -> None:
        colony = self.colony
        if kind == REGRESS:
            for marker in range(5):
                if marker != CIV and way_down(colony, marker) >= 0 and self._first(act.REGRESS, marker):
                    self.found.append(ON_MARKER[act.REGRESS][marker])
        elif kind == RELOCATE:
            self.relocations()
        elif kind == MOVE_FLUX:
            for track in range(5):
                if track != colony.flux:
                    self.found.append(ON_MARKER[act.FLUX][track])
        elif kind == PICK_METEORITE:
            self._meteorites(act.COLLECT, act.COLLECT_CARRIED)
        elif kind == ADVANCE_ONE:
            for marker in range(5):
                if first_of(code) >> marker & 1:
                    ways = ways_on(colony, marker, third_of(code) == 1)
                    if ways and self._first(act.ADVANCE, marker):
                        self._advance(act.ADVANCE, marker, ways)
        elif kind == ADVANCE_EACH:
            for marker in range(5):
                if not second_of(code) >> marker & 1:
                    ways = ways_up(colony, marker)
                    if ways and self._first(act.ADVANCE, marker):
                        self._advance(act.ADVANCE, marker, ways)
        elif kind == REGRESS_ONE:
            self._regress_most(code)

    def _regress_most(self, code: int) -> None:
        """Offer the markers that move the most steps down."""
        most = 1
        reach: list[int] = []
        for marker in range(5):
            steps = steps_down(self.colony, marker, second_of(code)) if first_of(code) >> marker & 1 else 0
            reach.append(steps)
            most = max(most, steps)
        for marker in range(5):
            if reach[marker] == most and self._first(act.REGRESS, marker):
                self.found.append(ON_MARKER[act.REGRESS][marker])

    def _bonus(self, code: int) -> None:
        """Offer the bonuses of a wide cell that have an effect (Wormhole Corp.)."""
        cell = self.colony.firm.cell(BIOMASS * 16 + first_of(code))
        rule = self.state.rule()
        for bonus in cell.choice:
            kind = bonus & 7
            if kind == SYNERGY_BONUS and rule != NO_SYNERGY and second_of(code) == 0:
                self._once(act.CHOOSE_SYNERGY)
            elif kind == PATCH_BONUS and rule != NO_MILESTONES:
                self._once(act.CHOOSE_PATCH)
            elif kind == ADVANCE_BONUS and can_rise(self.colony, bonus >> 3):
                self._once(act.CHOOSE_ADVANCE)

    def _once(self, action: Action) -> None:
        if action not in self.found:
            self.found.append(action)

    def relocations(self) -> None:
        """Offer every collected lifepod that can be moved (Cosmos Inc.)."""
        colony = self.colony
        if collected_pods(colony) == 0 or act.RELOCATE_AREA in self.found:
            return
        if colony.kept_pods > 0:
            self.found.append(act.RELOCATE_AREA)
        for track in range(5):
            for row in range(1, 15):
                if colony.track_pods[track] >> row & 1:
                    self._once(ON_CELL[act.RELOCATE][track * 16 + row])

    # Squares.

    def _carries_out(self) -> bool:
        """Tell whether a card has instructions left, which are carried out before the next card is looked at."""
        final = self.state.phase == FINAL
        for code in self.colony.items:
            kind = code & 63
            if not (WAITS[kind] or OPTIONAL[kind] or kind == TAKE_CARDS or (final and kind <= ADVANCE_EACH)):
                return True
        return False

    def _patch(self, gained: bool) -> None:
        """List where a patch can be laid, and what can be done with one that has just been gained."""
        colony = self.colony
        if self._first(_LISTED, 3):
            for spot in squares(patch_squares(self.state, colony)):
                self.found.append(ON_SQUARE[act.PATCH][spot])
        if not gained:
            return
        if self.state.phase != FINAL and colony.has(STORE_PATCHES):
            self.found.append(act.STORE)
        if colony.can_use(EXTRA_PATCH):
            self.found.append(act.DOUBLE)
        if colony.can_use(SYNERGY_FOR_PATCH) and self.state.rule() != NO_SYNERGY:
            self.found.append(act.EXCHANGE)

    def _rover(self, kind: int) -> None:
        colony = self.colony
        if (kind == ROVER and colony.supply == 0) or (kind == EXTRA_ROVER and not colony.placed_now):
            return
        if not self._first(_LISTED, 0):
            return
        for spot in squares(rover_squares(colony)):
            self.found.append(ON_SQUARE[act.ROVER][spot])

    def _meteorites(self, verb: int, carried: int) -> None:
        """List the meteorites on the planet, those that rovers carry too (Horizon Group)."""
        colony = self.colony
        if not self._first(_LISTED, 1 if verb == act.COLLECT else 2):
            return
        for spot in squares(colony.meteors):
            self.found.append(ON_SQUARE[verb][spot])
        if colony.corporation == HORIZON:
            for spot in squares(colony.loaded):
                self.found.append(ON_SQUARE[carried][spot])

    def _square_item(self, kind: int) -> None:
        colony = self.colony
        if kind == COLLECT_LIFEPOD:
            self._at(act.COLLECT, colony.pods)
        elif kind == COLLECT_METEORITE:
            self._meteorites(act.COLLECT, act.COLLECT_CARRIED)
        elif kind == DESTROY_METEORITE:
            self._meteorites(act.DESTROY, act.DESTROY_CARRIED)
        elif kind == DESTROY_LINE:
            for line in range(24):
                if colony.board.lines[line] & (colony.meteors | colony.loaded):
                    self.found.append(CLEAR[line])
        elif kind == PUT_METEORITE:
            if not colony.has(NO_METEORITES):
                self._at(act.METEOR, colony.symbols & ~(colony.meteors | colony.loaded))
        elif kind == DESTROY_ROVER:
            if colony.rovers.bit_count() > 1:
                self._at(act.DESTROY_ROVER, colony.rovers)
        elif kind == DESTROY_LIFEPOD:
            self._at(act.DESTROY_LIFEPOD, colony.pods)
        elif kind == DESTROY_COLLECTED:
            self._collected()
        elif kind == TELEPORT:
            for spot in squares(colony.rovers):
                if teleport_targets(self.state, colony, spot, True):
                    self.found.append(ON_SQUARE[act.LIFT][spot])

    def _at(self, verb: int, mask: int) -> None:
        for spot in squares(mask):
            self._once(ON_SQUARE[verb][spot])

    def _collected(self) -> None:
        """Offer every collected lifepod to be destroyed."""
        colony = self.colony
        if colony.kept_pods > 0:
            self.found.append(act.LOSE_AREA)
        if colony.corporation == COSMOS:
            for track in range(5):
                for row in range(1, 15):
                    if colony.track_pods[track] >> row & 1:
                        self.found.append(ON_CELL[act.LOSE][track * 16 + row])
        elif colony.corporation == JUMP:
            for level in range(6):
                if colony.unlocked >> level & 1:
                    self.found.append(ON_TECH[act.LOSE][level])

    def _rare(self, kind: int, code: int) -> None:
        state = self.state
        if kind == EXTRA_TILE:
            for ring in range(2):
                tile = state.tops[state.shape_for(self.seat, ring)]
                if tile >= 0 and fits(state, self.colony, tile, STRICT):
                    self._once(ON_STACK[act.EXTRA][ring])
        elif kind == SYNERGY_OR_PEEK:
            if state.rule() != NO_SYNERGY:
                self.found.append(act.BOOST)
            if state.next_event:
                self.found.append(act.PEEK)
        elif kind == DESTROY_OBJECTIVE:
            for objective in self.colony.personal:
                self.found.append(ON_OBJECTIVE[act.DESTROY_OBJECTIVE][objective])
        elif kind == REMOVE_STACK:
            for ring in range(2):
                if state.height(state.shape_for(self.seat, ring)) > 0:
                    self.found.append(ON_STACK[act.REMOVE][ring])
        elif kind == TURN_STATION:
            for sector in range(SECTORS):
                self.found.append(TURN[sector])
