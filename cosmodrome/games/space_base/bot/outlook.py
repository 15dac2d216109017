"""What a console can expect of the dice: the mean over the 36 rolls, on the owner's turns and on the others'."""

from __future__ import annotations

from typing import Final

from ..components import (
    ADD_CHARGE,
    BOTH,
    BUY,
    CLAIM,
    CREDITS,
    DOUBLE,
    EXCHANGE_SELF,
    INCOME,
    LEFT,
    OPPONENTS_LOSE_VP,
    REROLL,
    SECTORS,
    SET_DIE,
    SHIFT_SUM,
    SIDES,
    SWAP_SECTORS,
    VP,
    WIN,
    Ability,
    Effect,
    is_colony,
)
from ..rules.console import Console

# What things are worth in credits when two uses of the dice are compared.
CREDIT_PER_INCOME: Final = 3.0
CREDIT_PER_VP: Final = 2.5


class Outlook:
    """The expected reward of a turn, and what the cubes on the cards are good for."""

    def __init__(self) -> None:
        self.credits = 0.0
        self.income = 0.0
        self.vp = 0.0
        self.cubes = 0.0
        """The worth in credits of cubes and text rewards."""


class Prospects:
    """The outlook of a console for both kinds of turn."""

    def __init__(self, own: Outlook, others: Outlook, stock: float) -> None:
        self.own: Final = own
        self.others: Final = others
        self.stock: Final = stock
        """The worth in credits of the cubes that lie on the cards."""


def effect_worth(effect: Effect) -> float:
    """Say what an effect of an ability is worth, in credits."""
    kind = effect.kind
    if kind == CREDITS:
        return float(effect.amount)
    if kind == INCOME:
        return CREDIT_PER_INCOME * effect.amount
    if kind == VP:
        return CREDIT_PER_VP * effect.amount
    if kind == CLAIM:
        return 2.5 * effect.claims[0] + 6.0 * effect.claims[1] + 10.0 * effect.claims[2]
    if kind == BUY:
        return 2.0 * effect.amount
    if kind == SHIFT_SUM:
        return 1.0 + 1.0 * effect.amount
    if kind == SET_DIE:
        return 4.0
    if kind == REROLL:
        return 2.0
    if kind == DOUBLE:
        return 4.0
    if kind == SWAP_SECTORS:
        return 2.0
    if kind == OPPONENTS_LOSE_VP:
        return 2.0 * effect.amount
    if kind == EXCHANGE_SELF:
        return 1.0
    if kind == ADD_CHARGE:
        return 2.5
    if kind == WIN:
        return 80.0
    return 0.5


def _worth(ability: Ability) -> float:
    total = 0.0
    for effect in ability.effects:
        total += effect_worth(effect)
    return total


ABILITY_WORTH: Final[list[float]] = [0.0 if side.ability is None else _worth(side.ability) for side in SIDES]
TEXT_WORTH: Final[list[float]] = [sum(effect_worth(effect) for effect in side.texts) for side in SIDES]


def cube_worth(number: int, seats: int) -> float:
    """Say what one cube on a side (twice the card's number plus the side) is worth, in credits."""
    side = SIDES[number]
    if side.ability is None:
        return 0.0
    if not side.linked:
        return ABILITY_WORTH[number]
    return ABILITY_WORTH[number] / side.cells[seats]


def prospects(console: Console, seats: int) -> Prospects:
    """Work out what a console can expect; once for each console."""
    found = console.prospects
    if isinstance(found, Prospects) and console.prospects_seats == seats:
        return found
    stock = 0.0
    for sector in range(1, SECTORS + 1):
        placed = console.stations[sector]
        if placed & 7:
            stock += (placed & 7) * cube_worth((placed >> 3) * 2, seats)
        for placed in console.patrols[sector]:
            if placed & 7:
                stock += (placed & 7) * cube_worth((placed >> 3) * 2 + 1, seats)
    made = Prospects(_expect(console, 0, seats), _expect(console, 1, seats), stock)
    console.prospects = made
    console.prospects_seats = seats
    return made


def _expect(console: Console, side: int, seats: int) -> Outlook:
    """Average the better use of the dice over the 36 rolls."""
    credits = [0.0] * (SECTORS + 1)
    income = [0.0] * (SECTORS + 1)
    vp = [0.0] * (SECTORS + 1)
    cubes = [0.0] * (SECTORS + 1)
    value = [0.0] * (SECTORS + 1)
    arrows = [0] * (SECTORS + 1)
    any_arrow = False
    for sector in range(1, SECTORS + 1):
        if side == 0:
            placed = console.stations[sector]
            if is_colony(placed):
                continue
            cards = [placed]
        else:
            cards = console.patrols[sector]
            if not cards:
                continue
        for placed in cards:
            number = (placed >> 3) * 2 + side
            half = SIDES[number]
            credits[sector] += half.credits
            income[sector] += half.income
            vp[sector] += half.vp
            if half.ability is not None:
                free = half.cells[seats] - (placed & 7)
                if free > 0:
                    cubes[sector] += cube_worth(number, seats) * (1.0 if free > 1 else 0.8)
                else:
                    cubes[sector] += cube_worth(number, seats) * 0.3
            if half.texts:
                cubes[sector] += TEXT_WORTH[number]
            if half.arrow:
                arrows[sector] |= half.arrow
                any_arrow = True
        value[sector] = (
            credits[sector] + CREDIT_PER_INCOME * income[sector] + CREDIT_PER_VP * vp[sector] + cubes[sector]
        )
    if any_arrow:
        _follow(arrows, credits, income, vp, cubes, value)
    return _average(credits, income, vp, cubes, value)


def _follow(
    arrows: list[int],
    credits: list[float],
    income: list[float],
    vp: list[float],
    cubes: list[float],
    value: list[float],
) -> None:
    """Add to each sector with an arrow the neighbour that it leads to, the better one of two."""
    plain = value[:]
    plain_credits, plain_income, plain_vp, plain_cubes = credits[:], income[:], vp[:], cubes[:]
    for sector in range(1, SECTORS + 1):
        arrow = arrows[sector]
        if not arrow:
            continue
        goal = sector - 1 if arrow == LEFT else sector + 1
        if arrow == BOTH and (goal > SECTORS or (sector > 1 and plain[sector - 1] > plain[goal])):
            goal = sector - 1
        if 1 <= goal <= SECTORS:
            credits[sector] += plain_credits[goal]
            income[sector] += plain_income[goal]
            vp[sector] += plain_vp[goal]
            cubes[sector] += plain_cubes[goal]
            value[sector] += plain[goal]


def _average(
    credits: list[float], income: list[float], vp: list[float], cubes: list[float], value: list[float]
) -> Outlook:
    made = Outlook()
    for first in range(1, 7):
        for second in range(first, 7):
            weight = 1.0 / 36.0 if first == second else 2.0 / 36.0
            total = first + second
            if value[first] + value[second] > value[total]:
                made.credits += weight * (credits[first] + credits[second])
                made.income += weight * (income[first] + income[second])
                made.vp += weight * (vp[first] + vp[second])
                made.cubes += weight * (cubes[first] + cubes[second])
            else:
                made.credits += weight * credits[total]
                made.income += weight * income[total]
                made.vp += weight * vp[total]
                made.cubes += weight * cubes[total]
    return made
