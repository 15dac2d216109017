"""What a seat may do at any time in its windows: move rovers and use technologies."""

from __future__ import annotations

from ..components import BIOMASS, ROVER
from ..corporations import (
    ADVANCE_MARKER,
    CLAIM_ROW,
    COMMON_OBJECTIVE,
    FLUX,
    HORIZON,
    JUMP,
    MAKESHIFT,
    NEXT_MILESTONE,
    REGRESS,
    RELOCATE,
    REPUBLIC,
    RESET_TRACK,
    TELEPORT,
    UNIVERSAL,
    WORMHOLE,
)
from ..grid import squares
from ..said import actions as act
from ..said.actions import ON_MARKER, ON_SQUARE
from ..state import FINAL
from .items.pool import Pool
from .rovers import moves, teleport_targets
from .tracks import can_rise, next_milestone, way_down


def free_options(pool: Pool) -> None:
    """List the moves of rovers, and the technologies that can be used at any time."""
    state = pool.state
    colony = pool.colony
    if colony.rovers and colony.gained:
        for action in moves(state, colony):
            pool.found.append(action)
    corporation = colony.corporation
    if corporation == UNIVERSAL or colony.techs == 0:
        return
    if (corporation in (JUMP, REPUBLIC)) and colony.points and colony.can_use(TELEPORT):
        for spot in squares(colony.rovers):
            if teleport_targets(state, colony, spot, False):
                pool.found.append(ON_SQUARE[act.JUMP_FROM][spot])
    if state.phase == FINAL:
        # after the last round no technology can be started.
        return
    if corporation in (FLUX, HORIZON):
        marker = colony.flux if corporation == FLUX else ROVER
        if colony.can_use(ADVANCE_MARKER) and can_rise(colony, marker):
            pool.found.append(act.USE_ADVANCE)
        if colony.can_use(NEXT_MILESTONE) and next_milestone(colony, marker):
            pool.found.append(act.USE_MILESTONE)
    elif corporation == MAKESHIFT:
        if colony.can_use(REGRESS):
            for marker in range(5):
                if way_down(colony, marker) >= 0:
                    pool.found.append(ON_MARKER[act.USE_REGRESS][marker])
    elif corporation == WORMHOLE:
        if colony.can_use(RESET_TRACK) and colony.pos[BIOMASS] & 15 == colony.firm.last[BIOMASS]:
            pool.found.append(act.USE_RESET)
    elif corporation == JUMP:
        if colony.can_use(CLAIM_ROW):
            _claims(pool)
        if colony.can_use(COMMON_OBJECTIVE) and state.objectives:
            pool.found.append(act.USE_OBJECTIVE)
    elif colony.can_use(RELOCATE):
        pool.relocations()


def _claims(pool: Pool) -> None:
    """List the markers whose row holds any bonus (Jump Drive E)."""
    colony = pool.colony
    for marker in range(5):
        row = colony.pos[marker] & 15
        for track in range(5):
            if colony.firm.cell(track * 16 + row).bonuses:
                pool.found.append(ON_MARKER[act.USE_CLAIM][marker])
                break
