"""How promising an action looks before any thought: what the search tries first."""

from __future__ import annotations

import math
from typing import Final

from ....kernel.action import Action
from ....kernel.preference import WAIVE
from .. import kinds
from ..components import BOTH, CARDS, COLONIES, COST, HITS, LEFT, SECTOR, SECTORS, SIDES, is_colony
from ..rules.use_dice import ShiftSum
from ..said import actions as answers
from ..state import SpaceBase
from .evaluate import CREDIT, POINT, RATE_CREDITS, RATE_CUBES, RATE_INCOME, RATE_VP, lateness, useful
from .outlook import CREDIT_PER_INCOME, CREDIT_PER_VP, TEXT_WORTH, cube_worth


def weigh(state: SpaceBase, seat: int, actions: tuple[Action, ...]) -> list[float]:
    """Weigh each action by its kind and what it brings at once."""
    if len(actions) == 1:
        return [1.0]
    first = actions[0]
    if first is answers.SEPARATE:
        apart = sector_value(state, seat, state.d1, True) + sector_value(state, seat, state.d2, True)
        together = sector_value(state, seat, state.d1 + state.d2, True)
        return [_steep(apart, together), _steep(together, apart)]
    if isinstance(first, answers.ToSector):
        return [
            0.2 + sector_value(state, seat, action.sector, False) if isinstance(action, answers.ToSector) else 0.2
            for action in actions
        ]
    if isinstance(first, answers.Shift):
        return _shifts(state, seat, actions)
    late = lateness(state)
    free = actions[-1] is answers.PASS
    return [_weight(state, seat, action, late, free) for action in actions]


def _steep(value: float, other: float) -> float:
    """Prefer the better of two uses clearly."""
    mine = (value + 0.1) * (value + 0.1)
    yours = (other + 0.1) * (other + 0.1)
    return mine * mine / (mine * mine + yours * yours) + 0.01


def sector_value(state: SpaceBase, seat: int, sector: int, arrows: bool) -> float:
    """Say what a sector pays a seat on this turn, in credits; arrows lead one step on."""
    console = state.consoles[seat]
    side = state.side_of(seat)
    placed_here = [console.stations[sector]] if side == 0 else console.patrols[sector]
    total = 0.0
    for placed in placed_here:
        if is_colony(placed):
            continue
        number = (placed >> 3) * 2 + side
        half = SIDES[number]
        total += half.credits + CREDIT_PER_INCOME * half.income + CREDIT_PER_VP * half.vp + TEXT_WORTH[number]
        if half.ability is not None and placed & 7 < half.cells[state.seats]:
            total += cube_worth(number, state.seats)
        if half.arrow and arrows:
            left = sector_value(state, seat, sector - 1, False) if sector > 1 else 0.0
            right = sector_value(state, seat, sector + 1, False) if sector < SECTORS else 0.0
            if half.arrow == BOTH:
                total += max(left, right)
            else:
                total += left if half.arrow == LEFT else right
    return total


def _shifts(state: SpaceBase, seat: int, actions: tuple[Action, ...]) -> list[float]:
    """Weigh shifts by where they lead, against the cubes that they cost."""
    step = state.asked(seat)
    sector = step.sector if isinstance(step, ShiftSum) else SECTORS
    weights: list[float] = []
    for action in actions:
        if isinstance(action, answers.Shift):
            weights.append(0.1 + max(0.0, sector_value(state, seat, sector + action.steps, True) - 1.0))
        else:
            weights.append(0.3 + sector_value(state, seat, sector, True))
    return weights


OFTEN_LOW: Final = 0.55
OFTEN_HIGH: Final = 0.85
"""How often a sector is used when the dice offer it: up to 6 and from 7 on."""
TEMPER: Final = 20.0
"""How much likelier the better of two cards is, for a difference in log odds."""


def card_gain(state: SpaceBase, seat: int, card: int, late: float) -> float:
    """Say about how much a card adds to the chance to win, its predecessor's patrol included, as log odds."""
    sector = SECTOR[card]
    former = (state.consoles[seat].stations[sector] >> 3) * 2
    often = HITS[sector] / 36.0 * (OFTEN_LOW if sector <= 6 else OFTEN_HIGH)
    gain = often * (
        _half(state, card * 2, late) - _half(state, former, late) + (state.seats - 1) * _half(state, former + 1, late)
    )
    return gain + CARDS[card].vp * POINT.at(late) if card >= COLONIES else gain


def _half(state: SpaceBase, number: int, late: float) -> float:
    """Weigh what one half of a card pays each time that it is collected."""
    half = SIDES[number]
    credits = half.credits + 2.0 if half.arrow else float(half.credits)
    cubes = TEXT_WORTH[number]
    if half.ability is not None:
        cubes += 0.8 * cube_worth(number, state.seats)
    return (
        credits * RATE_CREDITS.at(late)
        + half.income * RATE_INCOME.at(late)
        + half.vp * RATE_VP.at(late)
        + cubes * RATE_CUBES.at(late)
    )


def _likely(gain: float) -> float:
    """Turn a gain into a weight."""
    return math.exp(max(-20.0, min(20.0, TEMPER * gain)))


def _weight(state: SpaceBase, seat: int, action: Action, late: float, free: bool) -> float:
    if isinstance(action, answers.OnCard):
        gain = card_gain(state, seat, action.card, late)
        # The purchase of the turn takes all credits, whatever the card; elsewhere each card has its price.
        paid = 0 if free or action is answers.CLAIM[action.card] else COST[action.card]
        return _likely(gain - paid * CREDIT.at(late))
    if isinstance(action, answers.Use):
        ability = SIDES[action.card * 2 + action.side].ability
        if ability is not None:
            for effect in ability.effects:
                if effect.kind == kinds.WIN:
                    return 1000.0
                if effect.kind <= kinds.VP:
                    return 6.0
        return 2.5
    if action is WAIVE:
        return 0.02
    if action is answers.PASS:
        kept = useful(state.credits[seat]) - useful(min(state.credits[seat], state.income[seat]))
        return _likely(kept * CREDIT.at(late))
    if action in (answers.ROLL, answers.KEEP, answers.COLLECT, answers.SUM):
        return 2.0
    if isinstance(action, answers.SetDie):
        return 0.3 + 0.3 * sector_value(state, seat, action.face, True)
    return 0.5 if isinstance(action, answers.Reroll) else 1.0
