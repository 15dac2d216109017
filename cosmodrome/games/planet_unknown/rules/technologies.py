"""What a seat may do at any time in its windows: move rovers and use technologies (PU 11.1, 15)."""

from __future__ import annotations

from ....kernel.action import Action
from ....kernel.event import Events
from .. import corporations as corp
from ..components import BIOMASS, ROVER
from ..grid import squares
from ..said import actions as act
from ..said import events as happened
from ..said.actions import ON_MARKER, ON_SQUARE, OnMarker, OnSquare
from ..state import FINAL, PlanetUnknown
from .climb import climb
from .draw_objective import draw_objectives
from .items.codes import PATCH
from .items.pool import Pool
from .lifepods import offer_relocations, relocate
from .rovers import moves, teleport_targets
from .teleport import Teleporting
from .tracks import can_rise, enter, next_milestone, regress, unlock, way_down


def free_options(pool: Pool) -> None:
    """List the moves of rovers, and the technologies that can be used at any time."""
    state = pool.state
    colony = pool.colony
    if colony.rovers and colony.gained:
        pool.found += moves(state, colony)
    corporation = colony.corporation
    if corporation == corp.UNIVERSAL or colony.techs == 0:
        return
    if (corporation in (corp.JUMP, corp.REPUBLIC)) and colony.points and colony.can_use(corp.TELEPORT):
        for spot in squares(colony.rovers):
            if teleport_targets(state, colony, spot, False):
                pool.found.append(ON_SQUARE[act.JUMP_FROM][spot])
    if state.phase == FINAL:
        # after the last round no technology can be started.
        return
    if corporation in (corp.FLUX, corp.HORIZON):
        marker = colony.flux if corporation == corp.FLUX else ROVER
        if colony.can_use(corp.ADVANCE_MARKER) and can_rise(colony, marker):
            pool.found.append(act.USE_ADVANCE)
        if colony.can_use(corp.NEXT_MILESTONE) and next_milestone(colony, marker):
            pool.found.append(act.USE_MILESTONE)
    elif corporation == corp.MAKESHIFT:
        if colony.can_use(corp.REGRESS):
            for marker in range(5):
                if way_down(colony, marker) >= 0:
                    pool.found.append(ON_MARKER[act.USE_REGRESS][marker])
    elif corporation == corp.WORMHOLE:
        if colony.can_use(corp.RESET_TRACK) and colony.pos[BIOMASS] & 15 == colony.firm.last[BIOMASS]:
            pool.found.append(act.USE_RESET)
    elif corporation == corp.JUMP:
        if colony.can_use(corp.CLAIM_ROW):
            _claims(pool)
        if colony.can_use(corp.COMMON_OBJECTIVE) and state.objectives:
            pool.found.append(act.USE_OBJECTIVE)
    elif colony.can_use(corp.RELOCATE):
        offer_relocations(pool)


def _claims(pool: Pool) -> None:
    """List the markers whose row holds any bonus (Jump Drive E)."""
    colony = pool.colony
    for marker in range(5):
        row = colony.pos[marker] & 15
        for track in range(5):
            if colony.firm.cell(track * 16 + row).bonuses:
                pool.found.append(ON_MARKER[act.USE_CLAIM][marker])
                break


def use(state: PlanetUnknown, seat: int, power: int, events: Events) -> None:
    """Note that a technology is used."""
    colony = state.mine(seat)
    colony.use(power)
    if events is not None:
        events.append(happened.TechnologyUsed(seat, colony.corporation, colony.firm.level[power]))


def carry_out(state: PlanetUnknown, seat: int, action: Action, events: Events) -> None:
    """Do what a technology does."""
    colony = state.mine(seat)
    if isinstance(action, OnSquare):
        # It is used up when the rover arrives.
        state.ask(Teleporting(seat, action.spot, False))
    elif isinstance(action, OnMarker):
        if action.verb == act.USE_REGRESS:
            use(state, seat, corp.REGRESS, events)
            regress(state, seat, action.marker, 1, events)
        else:
            use(state, seat, corp.CLAIM_ROW, events)
            row = colony.pos[action.marker] & 15
            for track in range(5):
                enter(state, seat, track * 16 + row, events)
            unlock(state, colony)
    elif action is act.DOUBLE:
        use(state, seat, corp.EXTRA_PATCH, events)
        colony.add(PATCH)
    elif action is act.USE_ADVANCE:
        use(state, seat, corp.ADVANCE_MARKER, events)
        climb(state, seat, colony.flux if colony.corporation == corp.FLUX else ROVER, 1, -1, events)
    elif action is act.USE_MILESTONE:
        use(state, seat, corp.NEXT_MILESTONE, events)
        climb(state, seat, colony.flux, next_milestone(colony, colony.flux), -1, events)
    elif action is act.USE_RESET:
        use(state, seat, corp.RESET_TRACK, events)
        colony.put_marker(BIOMASS, BIOMASS * 16)
        if events is not None:
            events.append(happened.MarkerReset(seat, BIOMASS))
    elif action is act.USE_OBJECTIVE:
        use(state, seat, corp.COMMON_OBJECTIVE, events)
        draw_objectives(state, seat, events)
    else:
        use(state, seat, corp.RELOCATE, events)
        relocate(state, seat, action)
