"""Carrying out the answers that a window offers: each finds the pending item or technology that it belongs to."""

from __future__ import annotations

from ...kernel.action import Action, Plain
from ...kernel.event import Events
from . import actions as act
from . import events as happened
from .actions import Clear, Move, OnCell, OnMarker, OnObjective, OnSquare, OnStack, OnTech, Open, Turn
from .bits import squares
from .colony import Colony
from .components import BIOMASS, CIV, ROVER, WATER
from .corporations import (
    ADVANCE_BONUS,
    ADVANCE_MARKER,
    CLAIM_ROW,
    COMMON_OBJECTIVE,
    DOUBLE_SYNERGY,
    DOUBLE_WATER,
    EXTRA_PATCH,
    FLUX,
    NEXT_MILESTONE,
    PATCH_BONUS,
    REGRESS,
    RELOCATE,
    RESET_TRACK,
    SYNERGY_BONUS,
    SYNERGY_FOR_PATCH,
)
from .items import (
    A_FLUX_MOVE,
    A_PATCH,
    A_PICK,
    A_REGRESS,
    A_RELOCATION,
    A_ROVER,
    A_STORED_PATCH,
    A_SYNERGY,
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
    PUT_METEORITE,
    REGRESS_ONE,
    REMOVE_STACK,
    STATION,
    SYNERGY_OR_PEEK,
    TELEPORT,
    TURN_STATION,
    first_of,
    item,
    second_of,
    third_of,
)
from .items import CIV as CIV_ITEM
from .items import TAKE_CARDS as TAKE_CARDS_ITEM
from .laying import advances, energy_markers, lay_patch, trigger, trigger_energy
from .pool import Pool
from .rovers import carry_out, collect_meteorite, put_rover
from .state import PlanetUnknown
from .steps.choose_card import open_stack
from .steps.climb import climb, ways_on
from .steps.draw_objective import draw_objectives
from .steps.stow import FROM_AREA, Stow, collect_pod
from .steps.teleport import Teleporting
from .tracks import enter, gain, next_milestone, regress, steps_down, unlock


def resolve(state: PlanetUnknown, seat: int, action: Action, events: Events) -> None:
    """Carry out an answer about a pending item, a rover or a technology."""
    if isinstance(action, Move):
        carry_out(state, seat, action, events)
    elif isinstance(action, OnMarker):
        _on_marker(state, seat, action, events)
    elif isinstance(action, OnSquare):
        _on_square(state, seat, action, events)
    elif isinstance(action, Plain):
        _plain(state, seat, action, events)
    elif isinstance(action, Open):
        kind = CIV_ITEM if action.level else TAKE_CARDS_ITEM
        for code in state.colony(seat).items:
            if code & 63 == kind and (action.level == 0 or first_of(code) == action.level):
                open_stack(state, seat, code, events)
                return
    elif isinstance(action, OnCell):
        _on_cell(state, seat, action, events)
    elif isinstance(action, OnTech):
        colony = state.mine(seat)
        colony.drop(item(DESTROY_COLLECTED))
        colony.unlocked &= ~(1 << (action.level - 1))
        colony.reckon_techs()
        if events is not None:
            events.append(happened.collected_lifepod_lost(seat))
    else:
        _rare(state, seat, action, events)


def find(colony: Colony, kind: int) -> int:
    """Give the first pending item of a kind, -1: none."""
    for code in colony.items:
        if code & 63 == kind:
            return code
    return -1


def use(state: PlanetUnknown, seat: int, power: int, events: Events) -> None:
    """Note that a technology is used."""
    colony = state.mine(seat)
    colony.use(power)
    if events is not None:
        events.append(happened.technology_used(seat, colony.corporation, colony.firm.level[power]))


def _count_down(colony: Colony, kind: int) -> None:
    """Take one off an item that is done several times."""
    code = find(colony, kind)
    colony.drop(code)
    if first_of(code) > 1:
        colony.add(item(kind, first_of(code) - 1))


# Markers.


def _on_marker(state: PlanetUnknown, seat: int, action: OnMarker, events: Events) -> None:
    colony = state.mine(seat)
    verb = action.verb
    marker = action.marker
    if verb == act.STATION or verb == act.TRIGGER:
        idle = verb == act.TRIGGER or not advances(colony.items, marker)
        for code in colony.items:
            if code & 63 == STATION and first_of(code) == marker and (second_of(code) == 0) == idle:
                colony.drop(code)
                trigger(state, seat, code)
                steps = second_of(code)
                if marker == WATER and third_of(code) == 1 and colony.has(DOUBLE_WATER):
                    steps *= 2
                climb(state, seat, marker, steps, action.target, events)
                return
    elif verb == act.ENERGY_AS:
        code = _energy_for(colony, marker)
        colony.drop(code)
        trigger_energy(state, seat, code)
        steps = 2 if marker == WATER and colony.has(DOUBLE_WATER) else 1
        climb(state, seat, marker, steps, action.target, events)
    elif verb == act.SYNERGY:
        colony.drop(A_SYNERGY)
        climb(state, seat, marker, 1, action.target, events)
    elif verb == act.TWICE:
        colony.drop(A_SYNERGY)
        use(state, seat, DOUBLE_SYNERGY, events)
        climb(state, seat, marker, 2, action.target, events)
    elif verb == act.ADVANCE:
        _advance(state, seat, action, events)
    elif verb == act.REGRESS:
        _regress(state, seat, marker, events)
    elif verb == act.USE_REGRESS:
        use(state, seat, REGRESS, events)
        regress(state, seat, marker, 1, events)
    elif verb == act.USE_CLAIM:
        use(state, seat, CLAIM_ROW, events)
        row = colony.pos[marker] & 15
        for track in range(5):
            enter(state, seat, track * 16 + row, events)
        unlock(state, colony)
    elif verb == act.FLUX:
        colony.drop(A_FLUX_MOVE)
        colony.flux = marker
        if events is not None:
            events.append(happened.flux_moved(seat, marker))


def _energy_for(colony: Colony, marker: int) -> int:
    """Give the pending energy station that advances a marker (-1: none at all), the one with the fewest other uses."""
    best = -1
    fewest = 0
    for code in colony.items:
        if code & 63 == ENERGY:
            markers = energy_markers(colony, code)
            if (marker in markers if marker >= 0 else not markers) and (best < 0 or len(markers) < fewest):
                best = code
                fewest = len(markers)
    return best


def _advance(state: PlanetUnknown, seat: int, action: OnMarker, events: Events) -> None:
    """Advance a marker for a card or event."""
    colony = state.mine(seat)
    marker = action.marker
    for code in colony.items:
        if code & 63 == ADVANCE_ONE and first_of(code) >> marker & 1:
            bonuses = third_of(code) == 1
            if ways_on(colony, marker, bonuses):
                colony.drop(code)
                climb(state, seat, marker, second_of(code), action.target, events, bonuses)
                return
        if code & 63 == ADVANCE_EACH and not second_of(code) >> marker & 1:
            colony.drop(code)
            if first_of(code) > 1:
                colony.add(item(ADVANCE_EACH, first_of(code) - 1, second_of(code) | 1 << marker))
            climb(state, seat, marker, 1, action.target, events)
            return


def _regress(state: PlanetUnknown, seat: int, marker: int, events: Events) -> None:
    """Move a marker down for an event, or for Republic's civ milestone."""
    colony = state.mine(seat)
    code = find(colony, REGRESS_ONE)
    if code >= 0 and first_of(code) >> marker & 1:
        most = 0
        for other in range(5):
            if first_of(code) >> other & 1:
                most = max(most, steps_down(colony, other, second_of(code)))
        if steps_down(colony, marker, second_of(code)) == most:
            colony.drop(code)
            regress(state, seat, marker, second_of(code), events)
            return
    assert marker != CIV
    colony.drop(A_REGRESS)
    regress(state, seat, marker, 1, events)


# Squares.


def _on_square(state: PlanetUnknown, seat: int, action: OnSquare, events: Events) -> None:
    colony = state.mine(seat)
    verb = action.verb
    spot = action.spot
    bit = 1 << spot
    if verb == act.PATCH:
        # One that was stored can be used for nothing else.
        colony.drop(A_STORED_PATCH if A_STORED_PATCH in colony.items else A_PATCH)
        lay_patch(state, seat, spot, events)
    elif verb == act.ROVER:
        if A_ROVER in colony.items and colony.supply > 0:
            colony.drop(A_ROVER)
            colony.supply -= 1
        else:
            colony.drop(item(EXTRA_ROVER))
        put_rover(state, seat, spot, events)
    elif verb == act.COLLECT and colony.pods & bit:
        _count_down(colony, COLLECT_LIFEPOD)
        colony.pods ^= bit
        if events is not None:
            events.append(happened.lifepod_collected(seat, spot))
        collect_pod(state, seat, events)
    elif verb == act.COLLECT or verb == act.COLLECT_CARRIED:
        if find(colony, COLLECT_METEORITE) >= 0:
            _count_down(colony, COLLECT_METEORITE)
        else:
            colony.drop(A_PICK)
        _remove_meteorite(colony, bit, verb == act.COLLECT_CARRIED)
        collect_meteorite(state, seat, spot, events)
    elif verb == act.DESTROY or verb == act.DESTROY_CARRIED:
        _count_down(colony, DESTROY_METEORITE)
        _remove_meteorite(colony, bit, verb == act.DESTROY_CARRIED)
        if events is not None:
            events.append(happened.meteorite_destroyed(seat, spot))
    elif verb == act.METEOR:
        colony.drop(item(PUT_METEORITE))
        if colony.rovers & bit:
            colony.rovers ^= bit
            if events is not None:
                events.append(happened.rover_destroyed(seat, spot))
        colony.meteors |= bit
        if events is not None:
            events.append(happened.meteorite_landed(seat, spot))
    elif verb == act.DESTROY_ROVER:
        colony.drop(item(DESTROY_ROVER))
        colony.rovers &= ~bit
        colony.loaded &= ~bit
        if events is not None:
            events.append(happened.rover_destroyed(seat, spot))
    elif verb == act.DESTROY_LIFEPOD:
        colony.drop(item(DESTROY_LIFEPOD))
        colony.pods &= ~bit
        if events is not None:
            events.append(happened.lifepod_destroyed(seat, spot))
    elif verb == act.LIFT:
        colony.drop(item(TELEPORT))
        state.ask(Teleporting(seat, spot, True))
    elif verb == act.JUMP_FROM:
        state.ask(Teleporting(seat, spot, False))


def _remove_meteorite(colony: Colony, bit: int, carried: bool) -> None:
    if carried:
        colony.loaded &= ~bit
    else:
        colony.meteors &= ~bit


# Answers without parameters.


def _plain(state: PlanetUnknown, seat: int, action: Plain, events: Events) -> None:
    colony = state.mine(seat)
    if action is act.STORE:
        colony.drop(A_PATCH)
        colony.stored += 1
        if events is not None:
            events.append(happened.patch_stored(seat))
    elif action is act.DOUBLE:
        use(state, seat, EXTRA_PATCH, events)
        colony.add(A_PATCH)
    elif action is act.EXCHANGE:
        use(state, seat, SYNERGY_FOR_PATCH, events)
        colony.drop(A_PATCH)
        colony.add(A_SYNERGY)
    elif action is act.BOOST:
        colony.drop(item(SYNERGY_OR_PEEK))
        colony.add(A_SYNERGY)
    elif action is act.PEEK:
        colony.drop(item(SYNERGY_OR_PEEK))
        state.peeked |= 1 << seat
        state.seal()
        if events is not None:
            events.append(happened.peeked(seat, state.next_event))
    elif action is act.USE_ADVANCE:
        use(state, seat, ADVANCE_MARKER, events)
        climb(state, seat, colony.flux if colony.corporation == FLUX else ROVER, 1, -1, events)
    elif action is act.USE_MILESTONE:
        use(state, seat, NEXT_MILESTONE, events)
        climb(state, seat, colony.flux, next_milestone(colony, colony.flux), -1, events)
    elif action is act.USE_RESET:
        use(state, seat, RESET_TRACK, events)
        colony.put_marker(BIOMASS, BIOMASS * 16)
        if events is not None:
            events.append(happened.marker_reset(seat, BIOMASS))
    elif action is act.USE_OBJECTIVE:
        use(state, seat, COMMON_OBJECTIVE, events)
        draw_objectives(state, seat, events)
    elif action is act.ENERGY_NOTHING:
        code = _energy_for(colony, -1)
        colony.drop(code)
        trigger_energy(state, seat, code)
    elif action is act.RELOCATE_AREA:
        _spend_relocation(state, seat, events)
        colony.kept_pods -= 1
        state.ask(Stow(seat, FROM_AREA))
    elif action is act.LOSE_AREA:
        colony.drop(item(DESTROY_COLLECTED))
        colony.kept_pods -= 1
        if events is not None:
            events.append(happened.collected_lifepod_lost(seat))
    else:
        _choose_bonus(state, seat, action, events)


def _choose_bonus(state: PlanetUnknown, seat: int, action: Plain, events: Events) -> None:
    """Take one of the two bonuses of a wide cell (Wormhole Corp.)."""
    wanted = SYNERGY_BONUS
    if action is act.CHOOSE_PATCH:
        wanted = PATCH_BONUS
    elif action is act.CHOOSE_ADVANCE:
        wanted = ADVANCE_BONUS
    colony = state.mine(seat)
    for code in colony.items:
        if code & 63 == CHOOSE_BONUS:
            trial = Pool(state, seat)
            trial.item(code)
            if action in trial.found:
                cell = BIOMASS * 16 + first_of(code)
                for bonus in colony.firm.cell(cell).choice:
                    if bonus & 7 == wanted:
                        colony.drop(code)
                        gain(state, seat, bonus, cell, events)
                        return


def _spend_relocation(state: PlanetUnknown, seat: int, events: Events) -> None:
    """Use a pending relocation, else the technology of the round."""
    colony = state.mine(seat)
    if A_RELOCATION in colony.items:
        colony.drop(A_RELOCATION)
    else:
        use(state, seat, RELOCATE, events)


def _on_cell(state: PlanetUnknown, seat: int, action: OnCell, events: Events) -> None:
    """Take a lifepod off a cell of a track, to move or to destroy it (Cosmos Inc.)."""
    colony = state.mine(seat)
    if action.verb == act.RELOCATE:
        _spend_relocation(state, seat, events)
    else:
        colony.drop(item(DESTROY_COLLECTED))
    pods = colony.track_pods[:]
    pods[action.cell >> 4] &= ~(1 << (action.cell & 15))
    colony.track_pods = pods
    colony.reckon_techs()
    unlock(state, colony)
    if action.verb == act.RELOCATE:
        state.ask(Stow(seat, action.cell))
    elif events is not None:
        events.append(happened.collected_lifepod_lost(seat))


def _rare(state: PlanetUnknown, seat: int, action: Action, events: Events) -> None:
    """Carry out what only a few cards and events ask for."""
    colony = state.mine(seat)
    if isinstance(action, Clear):
        colony.drop(item(DESTROY_LINE))
        line = colony.board.lines[action.line]
        gone = line & (colony.meteors | colony.loaded)
        colony.meteors &= ~line
        colony.loaded &= ~line
        if events is not None:
            for spot in squares(gone):
                events.append(happened.meteorite_destroyed(seat, spot))
    elif isinstance(action, OnObjective):
        colony.drop(item(DESTROY_OBJECTIVE))
        colony.personal = [card for card in colony.personal if card != action.objective]
        if events is not None:
            events.append(happened.objective_destroyed(seat, action.objective))
    elif isinstance(action, OnStack):
        colony.drop(item(REMOVE_STACK))
        shape = state.shape_for(seat, action.ring)
        state.tops[shape] = -1
        state.stacks[shape] = []
        if events is not None:
            events.append(happened.stack_removed(seat, shape))
    elif isinstance(action, Turn):
        colony.drop(item(TURN_STATION))
        state.rotation = -action.sector % 6
        if events is not None:
            events.append(happened.turned(state.rotation, action.sector))
