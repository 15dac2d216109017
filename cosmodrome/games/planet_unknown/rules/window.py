"""A seat's time to act: resolve pending items in any order, move rovers, use technologies (PU 5, 5.1, 7)."""

from __future__ import annotations

from ....kernel.action import Action
from ....kernel.event import Events
from ....kernel.message import Message
from ....kit.question import Decision
from ..said import actions as act
from ..said.actions import Move
from ..state import ACTION, PlanetUnknown
from .items.codes import CIV, EXTRA_ROVER, EXTRA_TILE, ROVER
from .items.kind import KINDS, find
from .items.pending import is_possible, offer_items, possible_kinds, resolve
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

    def prompt(self, state: PlanetUnknown) -> Message:
        """Ask what comes next."""
        return task(state, self.seat)

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
        """End the window: what cannot be carried out is lost, but civ cards and rovers wait until the round ends."""
        state.answered(self.seat)
        if state.colony(self.seat).items:
            colony = state.mine(self.seat)
            colony.items = [code for code in colony.items if code & 63 in (CIV, ROVER, EXTRA_ROVER)]


def is_instructed(state: PlanetUnknown, seat: int) -> bool:
    """Tell whether a card or an event itself still tells the seat to do something."""
    return any(not kind.waits for kind in possible_kinds(state, seat))


def task(state: PlanetUnknown, seat: int, several: str = "prompt-several") -> Message:
    """Say what is to be done, or what may be done before the seat is through."""
    kinds = possible_kinds(state, seat)
    if kinds:
        return Message("prompt-do-" + kinds[0].prompt if len(kinds) == 1 else several)
    pool = Pool(state, seat)
    free_options(pool)
    if not pool.found:
        return Message("prompt-finish")
    if any(isinstance(action, Move) for action in pool.found):
        return Message("prompt-rovers", {"points": state.colony(seat).points})
    return Message("prompt-technology")
