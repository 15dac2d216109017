"""A seat's time to act: resolve pending items in any order, move rovers, use technologies (PU 5, 7)."""

from __future__ import annotations

from ....kernel.action import Action
from ....kernel.event import Events
from ....kit.question import Decision
from ..said import actions as act
from ..state import ACTION, PlanetUnknown
from .items.codes import EXTRA_TILE
from .items.kind import KINDS, find
from .items.pending import is_possible, offer_items, resolve
from .items.pool import Pool
from .technologies import free_options


class Window(Decision[PlanetUnknown]):
    """What every window has: the pool of items, the rovers and the technologies."""

    def prepare(self, state: PlanetUnknown, events: Events) -> None:
        """Drop the instructions of cards that cannot be carried out: they do not wait (R-46)."""
        items = state.colony(self.seat).items
        if state.solo and state.phase == ACTION and find(state.colony(self.seat), EXTRA_TILE) >= 0:
            # A lone player takes it within the own action: what lies on top now is shown first (PU 4).
            state.reveal_sector(self.seat, events)
        for code in items:
            if not KINDS[code & 63].waits and not is_possible(state, self.seat, code):
                state.mine(self.seat).drop(code)

    def legal(self, state: PlanetUnknown) -> list[Action]:
        """List what the window is for, then items, rovers, technologies, and the way out."""
        pool = Pool(state, self.seat)
        self.specials(pool)
        if pool.colony.items:
            offer_items(pool)
        idle = not pool.found
        free_options(pool)
        if idle and self.closes(pool):
            return [act.DONE]
        if self.may_leave(pool):
            pool.found.append(act.DONE)
        return pool.found

    def specials(self, pool: Pool) -> None:
        """List what only this window offers."""
        return

    def closes(self, pool: Pool) -> bool:
        """Tell whether the window ends by itself where nothing is pending, though the seat could still do something."""
        return False

    def may_leave(self, pool: Pool) -> bool:
        """Tell whether the seat may be done now."""
        return not pool.must

    def apply(self, state: PlanetUnknown, action: Action, events: Events) -> None:
        """Carry out an answer."""
        if action is act.DONE:
            self.leave(state, events)
        else:
            resolve(state, self.seat, action, events)

    def leave(self, state: PlanetUnknown, events: Events) -> None:
        """End the window."""
        state.answered(self.seat)
