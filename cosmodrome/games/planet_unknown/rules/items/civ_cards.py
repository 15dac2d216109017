"""Civ cards that are still to be taken, and the extra tile of a card (PU 10)."""

from __future__ import annotations

from .....kernel.action import Action
from .....kernel.errors import BadPosition
from .....kernel.event import Events
from ...colony import Colony
from ...corporations import REPUBLIC
from ...said import actions as act
from ...said.actions import ON_STACK, OPEN, OnStack, Open
from ...state import ACTION, EVENT_CIV, FINAL, PlanetUnknown
from ..choose_card import ALL_LEVELS, open_stack
from ..placing import STRICT, fits
from ..taking import take_extra
from .codes import ADVANCE_EACH, TAKE_CARDS, first_of
from .kind import KINDS, Kind, repeat
from .pool import Pool


class Civ(Kind):
    """Choose a civ card of a level: alone at any time, else in the phase for it."""

    def offer(self, pool: Pool, code: int) -> None:
        """Offer to look at the stack."""
        if _may_look(pool):
            pool.found.append(OPEN[first_of(code)])

    def claim(self, colony: Colony, code: int, action: Action) -> int:
        """Take the answer that opens its stack."""
        return 0 if isinstance(action, Open) and action.level == first_of(code) else -1

    def resolve(self, state: PlanetUnknown, seat: int, code: int, action: Action, events: Events) -> None:
        """Look at the cards."""
        open_stack(state, seat, first_of(code), events)


class TakeCards(Kind):
    """Take cards of any level at the end of the game (Republic)."""

    def offer(self, pool: Pool, code: int) -> None:
        """Offer to look at all stacks."""
        if _may_look(pool):
            pool.found.append(OPEN[ALL_LEVELS])

    def claim(self, colony: Colony, code: int, action: Action) -> int:
        """Take the answer that opens all stacks."""
        return 0 if isinstance(action, Open) and action.level == ALL_LEVELS else -1

    def resolve(self, state: PlanetUnknown, seat: int, code: int, action: Action, events: Events) -> None:
        """Look at the cards; others are still to be taken."""
        repeat(state.mine(seat), code)
        open_stack(state, seat, ALL_LEVELS, events)

    def check(self, state: PlanetUnknown, colony: Colony, code: int) -> None:
        """See that it is Republic's and that the game ends."""
        if state.phase != FINAL or colony.corporation != REPUBLIC:
            raise BadPosition("cards are taken at the end of the game")


def _may_look(pool: Pool) -> bool:
    """Tell whether civ cards may be looked at: now, and when no instruction of another card is left."""
    state = pool.state
    if not (state.solo or state.phase > ACTION or state.phase == EVENT_CIV):
        return False
    final = state.phase == FINAL
    for code in pool.colony.items:
        number = code & 63
        kind = KINDS[number]
        if not (kind.waits or kind.optional or number == TAKE_CARDS or (final and number <= ADVANCE_EACH)):
            return False
    return True


class ExtraTile(Kind):
    """Take and place one more tile; its stations may not count."""

    def offer(self, pool: Pool, code: int) -> None:
        """Offer the stacks whose tile can be placed."""
        state = pool.state
        for ring in range(2):
            tile = state.tops[state.shape_for(pool.seat, ring)]
            if tile >= 0 and fits(state, pool.colony, tile, STRICT):
                pool.add(ON_STACK[act.EXTRA][ring])

    def resolve(self, state: PlanetUnknown, seat: int, code: int, action: Action, events: Events) -> None:
        """Take the tile."""
        assert isinstance(action, OnStack)
        take_extra(state, seat, action.ring, first_of(code) == 1, events)
