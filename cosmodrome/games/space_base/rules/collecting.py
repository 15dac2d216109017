"""What a sector pays, how arrows lead on, and where they stop (SB 5)."""

from __future__ import annotations

from typing import Final

from ....kernel.event import Events
from .. import kinds
from ..components import BOTH, LEFT, SECTORS, SIDES, Side, is_colony
from ..said import events as happened
from ..state import SpaceBase

NONE: Final[list[int]] = []
"""No cards or sectors. Shared, never changed."""
NO_TEXTS: Final[list[int]] = [0, 0, 0, 0]
"""No text rewards: no claims of level 1, 2, 3 and no purchases. Shared, never changed."""


class Walk:
    """How far a player has come in collecting: the calls still to make, and the one that is under way."""

    def __init__(self, starts: list[int], doubler: int) -> None:
        self.starts = starts
        """The sectors in use whose call has not begun."""
        self.doubler = doubler
        """The card whose 2x was used, -1: none."""
        self.extra = False
        """Whether the call under way is the one that the 2x adds."""
        self.seen = 0
        """The sectors that the ordinary calls have visited, as bits."""
        self.visited = 0
        """The sectors that the call under way has visited, as bits."""
        self.queue = NONE
        """The sectors that arrows have led to; replaced, never changed."""
        self.sector = 0
        self.arrows = NONE
        """The cards of `sector` with a two-way arrow that has not been aimed yet; replaced, never changed."""

    def copy(self) -> Walk:
        """Make a walk to go on with."""
        walk = Walk(self.starts[:], self.doubler)
        walk.extra = self.extra
        walk.seen = self.seen
        walk.visited = self.visited
        walk.queue = self.queue
        walk.sector = self.sector
        walk.arrows = self.arrows
        return walk


def collect(state: SpaceBase, seat: int, walk: Walk, events: Events) -> bool:
    """Collect until all calls are made; False where the first of the walk's arrows has to be aimed."""
    side = state.side_of(seat)
    while True:
        while walk.arrows:
            choices = targets(state, seat, side, walk)
            if len(choices) > 1:
                return False
            walk.arrows = walk.arrows[1:]
            walk.queue = walk.queue + choices
        if walk.queue:
            sector = walk.queue[0]
            walk.queue = walk.queue[1:]
            if 1 <= sector <= SECTORS and not walk.visited >> sector & 1:
                _visit(state, seat, side, sector, walk, events)
        elif walk.starts:
            walk.visited = 0
            _visit(state, seat, side, walk.starts.pop(0), walk, events)
        else:
            return True


def targets(state: SpaceBase, seat: int, side: int, walk: Walk) -> list[int]:
    """List the neighbours that a two-way arrow can be aimed at (R-27); none where neither pays anything."""
    sector = walk.sector
    if sector == 1:
        return [2]
    if sector == SECTORS:
        return [SECTORS - 1]
    console = state.consoles[seat]
    for neighbour in (sector - 1, sector + 1):
        if not walk.visited >> neighbour & 1 and console.pays(neighbour, side):
            return [sector - 1, sector + 1]
    return []


def _visit(state: SpaceBase, seat: int, side: int, sector: int, walk: Walk, events: Events) -> None:
    """Gain what one sector pays and note where its arrows lead."""
    walk.visited |= 1 << sector
    walk.sector = sector
    if not walk.extra:
        walk.seen |= 1 << sector
    console = state.consoles[seat]
    if side == 0:
        placed = console.stations[sector]
        if is_colony(placed):
            return
        cards = [placed]
    else:
        cards = console.patrols[sector]
        if not cards:
            return
    credits = income = vp = 0
    charged = NONE
    seats = state.seats
    for index in range(len(cards)):
        placed = cards[index]
        card = placed >> 3
        half = SIDES[card * 2 + side]
        credits += half.credits
        income += half.income
        vp += half.vp
        # A charge cube for each card with an empty cell (SB 6.1).
        if placed & 7 < half.cells[seats] and not (walk.extra and card == walk.doubler):
            charged = charged + [card]
        if half.arrow:
            if half.arrow == BOTH:
                walk.arrows = walk.arrows + [card]
            else:
                walk.queue = walk.queue + [sector - 1 if half.arrow == LEFT else sector + 1]
        if half.texts:
            _note(state, seat, half)
    if charged:
        console = console.rearmed()
        if side == 0:
            console.stations[sector] = cards[0] + 1
        else:
            console.patrols[sector] = [placed + 1 if placed >> 3 in charged else placed for placed in cards]
        state.consoles[seat] = console
    state.credits[seat] += credits
    state.income[seat] += income
    if events is not None:
        events.append(happened.Collected(seat, sector, side, credits, income, vp, charged))
    if vp:
        state.gain_vp(seat, vp, events)


def _note(state: SpaceBase, seat: int, half: Side) -> None:
    """Remember text rewards for after all others (R-3)."""
    texts = state.texts[seat][:]
    for effect in half.texts:
        if effect.kind == kinds.CLAIM:
            for level in range(3):
                texts[level] += effect.claims[level]
        else:
            texts[3] += effect.amount
    state.texts[seat] = texts
