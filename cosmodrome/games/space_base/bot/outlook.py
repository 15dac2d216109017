"""What a console can expect of the dice: the mean over the 36 rolls, on the owner's turns and on the others'."""

from __future__ import annotations

from typing import Final

from .. import kinds
from ..components import BOTH, LEFT, SECTORS, SIDES, Effect
from ..rules.console import Console

# What things are worth in credits when two uses of the dice are compared.
CREDIT_PER_INCOME: Final = 3.0
CREDIT_PER_VP: Final = 2.5


class Outlook:
    """What a sector pays, or what a turn can be expected to pay."""

    def __init__(self) -> None:
        self.credits = 0.0
        self.income = 0.0
        self.vp = 0.0
        self.cubes = 0.0
        """The worth in credits of cubes and text rewards."""
        self.value = 0.0
        """All of it in credits."""

    def add(self, other: Outlook, weight: float) -> None:
        """Count in what another pays, so many times."""
        self.credits += weight * other.credits
        self.income += weight * other.income
        self.vp += weight * other.vp
        self.cubes += weight * other.cubes
        self.value += weight * other.value

    def plus(self, other: Outlook) -> Outlook:
        """Return what two pay together."""
        made = Outlook()
        made.add(self, 1.0)
        made.add(other, 1.0)
        return made


class Prospects:
    """The outlook of a console for both kinds of turn."""

    def __init__(self, own: Outlook, others: Outlook, stock: float) -> None:
        self.own: Final = own
        self.others: Final = others
        self.stock: Final = stock
        """The worth in credits of the cubes that lie on the cards."""


_WORTH: Final[dict[int, tuple[float, float]]] = {
    kinds.CREDITS: (0.0, 1.0),
    kinds.INCOME: (0.0, CREDIT_PER_INCOME),
    kinds.VP: (0.0, CREDIT_PER_VP),
    kinds.BUY: (0.0, 2.0),
    kinds.SHIFT_SUM: (1.0, 1.0),
    kinds.SET_DIE: (4.0, 0.0),
    kinds.REROLL: (2.0, 0.0),
    kinds.DOUBLE: (4.0, 0.0),
    kinds.SWAP_SECTORS: (2.0, 0.0),
    kinds.OPPONENTS_LOSE_VP: (0.0, 2.0),
    kinds.EXCHANGE_SELF: (1.0, 0.0),
    kinds.ADD_CHARGE: (2.5, 0.0),
    kinds.MOVE_CHARGE: (0.5, 0.0),
    kinds.WIN: (80.0, 0.0),
}
"""What an effect of each kind is worth in credits: at all, and for its amount."""


def effect_worth(effect: Effect) -> float:
    """Say what an effect of an ability is worth, in credits."""
    if effect.kind == kinds.CLAIM:
        return 2.5 * effect.claims[0] + 6.0 * effect.claims[1] + 10.0 * effect.claims[2]
    fixed, each = _WORTH[effect.kind]
    return fixed + each * effect.amount


ABILITY_WORTH: Final[list[float]] = [
    0.0 if side.ability is None else sum(effect_worth(effect) for effect in side.ability.effects) for side in SIDES
]
TEXT_WORTH: Final[list[float]] = [sum(effect_worth(effect) for effect in side.texts) for side in SIDES]


def cube_worth(number: int, seats: int) -> float:
    """Say what one cube on a side (twice the card's number plus the side) is worth, in credits."""
    side = SIDES[number]
    return ABILITY_WORTH[number] / side.cells[seats] if side.linked else ABILITY_WORTH[number]


def prospects(console: Console) -> Prospects:
    """Work out what a console can expect; once for each console."""
    found = console.prospects
    if isinstance(found, Prospects):
        return found
    stock = 0.0
    for sector in range(1, SECTORS + 1):
        placed = console.stations[sector]
        if placed & 7:
            stock += (placed & 7) * cube_worth((placed >> 3) * 2, console.seats)
        for placed in console.patrols[sector]:
            if placed & 7:
                stock += (placed & 7) * cube_worth((placed >> 3) * 2 + 1, console.seats)
    made = Prospects(_expect(console, 0), _expect(console, 1), stock)
    console.prospects = made
    return made


_NOTHING: Final = Outlook()


def _expect(console: Console, side: int) -> Outlook:
    """Average the better use of the dice over the 36 rolls."""
    found = [_NOTHING]
    arrows = [0]
    for sector in range(1, SECTORS + 1):
        cards = [console.stations[sector]] if side == 0 else console.patrols[sector]
        if console.pays(sector, side):
            here = Outlook()
            arrow = 0
            for placed in cards:
                number = (placed >> 3) * 2 + side
                arrow |= SIDES[number].arrow
                _count(here, number, placed & 7, console.seats)
            here.value = here.credits + CREDIT_PER_INCOME * here.income + CREDIT_PER_VP * here.vp + here.cubes
            found.append(here)
            arrows.append(arrow)
        else:
            found.append(_NOTHING)
            arrows.append(0)
    return _average(_follow(arrows, found))


def _count(here: Outlook, number: int, cubes: int, seats: int) -> None:
    """Count in what a side with so many cubes pays."""
    half = SIDES[number]
    here.credits += half.credits
    here.income += half.income
    here.vp += half.vp
    if half.ability is not None:
        free = half.cells[seats] - cubes
        here.cubes += cube_worth(number, seats) * (1.0 if free > 1 else 0.8 if free > 0 else 0.3)
    if half.texts:
        here.cubes += TEXT_WORTH[number]


def _follow(arrows: list[int], plain: list[Outlook]) -> list[Outlook]:
    """Add to each sector with an arrow the neighbour that it leads to, the better one of two."""
    found = plain[:]
    for sector in range(1, SECTORS + 1):
        arrow = arrows[sector]
        if not arrow:
            continue
        goal = sector - 1 if arrow == LEFT else sector + 1
        if arrow == BOTH and (goal > SECTORS or (sector > 1 and plain[sector - 1].value > plain[goal].value)):
            goal = sector - 1
        if 1 <= goal <= SECTORS:
            found[sector] = plain[sector].plus(plain[goal])
    return found


def _average(sectors: list[Outlook]) -> Outlook:
    """Take the mean over all rolls, of the better use of each."""
    made = Outlook()
    for first in range(1, 7):
        for second in range(first, 7):
            weight = 1.0 / 36.0 if first == second else 2.0 / 36.0
            apart, together = sectors[first].plus(sectors[second]), sectors[first + second]
            made.add(apart if apart.value > together.value else together, weight)
    return made
