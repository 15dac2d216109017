"""Patches that are still to be placed (PU 11.2)."""

from __future__ import annotations

from .....kernel.action import Action
from .....kernel.event import Events
from ...cards import NO_SYNERGY
from ...corporations import EXTRA_PATCH, STORE_PATCHES, SYNERGY_FOR_PATCH
from ...said import actions as act
from ...said import events as happened
from ...said.actions import OnSquare
from ...state import FINAL, PlanetUnknown
from ..laying import lay_patch
from ..placing import patch_squares
from ..technologies import use
from .codes import SYNERGY
from .kind import Kind
from .pool import LISTED, Pool


class StoredPatch(Kind):
    """Place a patch that was stored for the end of the game: it can be used for nothing else, so it comes first."""

    def offer(self, pool: Pool, code: int) -> None:
        """Offer the squares on which a patch can be placed."""
        if pool.is_new(LISTED, act.PATCH):
            pool.on_squares(act.PATCH, patch_squares(pool.state, pool.colony))

    def resolve(self, state: PlanetUnknown, seat: int, code: int, action: Action, events: Events) -> None:
        """Place the patch."""
        assert isinstance(action, OnSquare)
        lay_patch(state, seat, action.spot, events)


class Patch(StoredPatch):
    """Place a patch that has just been gained, or use it otherwise with a technology."""

    def offer(self, pool: Pool, code: int) -> None:
        """Offer the squares, to store it, to gain another, and to exchange it for a synergy."""
        super().offer(pool, code)
        colony = pool.colony
        if pool.state.phase != FINAL and colony.has(STORE_PATCHES):
            pool.found.append(act.STORE)
        if colony.can_use(EXTRA_PATCH):
            pool.found.append(act.DOUBLE)
        if colony.can_use(SYNERGY_FOR_PATCH) and pool.state.rule() != NO_SYNERGY:
            pool.found.append(act.EXCHANGE)

    def resolve(self, state: PlanetUnknown, seat: int, code: int, action: Action, events: Events) -> None:
        """Store, exchange or place the patch."""
        if action is act.STORE:
            state.mine(seat).stored += 1
            if events is not None:
                events.append(happened.PatchStored(seat))
        elif action is act.EXCHANGE:
            use(state, seat, SYNERGY_FOR_PATCH, events)
            state.mine(seat).add(SYNERGY)
        else:
            super().resolve(state, seat, code, action, events)
