"""What sources are worth together (7.2)."""

from __future__ import annotations

from typing import Final

from ..components import DOUBLE
from ..pieces import Source


class Boost:
    """What a Move, Build or other action adds to its sources before Time and profit."""

    def __init__(self, add: int, gift: int, doubles: bool, factor: int) -> None:
        self.add: Final = add
        """A flat addition that needs no source: the Mariners Spaceport."""
        self.gift: Final = gift
        """An addition of progress cards, only beside a source (R-07)."""
        self.doubles: Final = doubles
        """Whether one source has its number doubled (R-08)."""
        self.factor: Final = factor
        """Industrial base and progress cards."""


PLAIN: Final = Boost(0, 0, False, 1)
"""Nothing is added to what the sources give."""


class Bundle:
    """Sources that are used together, with their sums worked out once; never changed."""

    def __init__(self, sources: list[Source], added: int, product: int, largest: int, multiplied: bool) -> None:
        self.sources: Final = sources
        self.added: Final = added
        self.product: Final = product
        self.largest: Final = largest
        """The greatest number that is added."""
        self.multiplied: Final = multiplied

    def plus(self, source: Source) -> Bundle:
        """Return the bundle with one more source."""
        sources, number = [*self.sources, source], source.value
        if source.multiplies:
            return Bundle(sources, self.added, self.product * number, self.largest, True)
        return Bundle(sources, self.added + number, self.product, max(self.largest, number), self.multiplied)

    def with_all(self, other: Bundle) -> Bundle:
        """Return both bundles as one."""
        if not other.sources:
            return self
        if not self.sources:
            return other
        return Bundle(
            self.sources + other.sources,
            self.added + other.added,
            self.product * other.product,
            max(self.largest, other.largest),
            self.multiplied or other.multiplied,
        )

    def worth(self, boost: Boost) -> int:
        """Work out V3."""
        return worth(self.added, self.product, self.largest, self.multiplied, len(self.sources) > 0, boost)

    def worth_with(self, other: Bundle, boost: Boost) -> int:
        """Work out V3 of both bundles together."""
        return worth(
            self.added + other.added,
            self.product * other.product,
            max(self.largest, other.largest),
            self.multiplied or other.multiplied,
            len(self.sources) > 0 or len(other.sources) > 0,
            boost,
        )


EMPTY: Final = Bundle([], 0, 1, 0, False)


def bundle_of(sources: list[Source]) -> Bundle:
    """Put sources together."""
    found = EMPTY
    for source in sources:
        found = found.plus(source)
    return found


def sheltered_worth(sources: list[Source], boost: Boost, shelter: int) -> int:
    """Work out V3 of sources, one of them in its shielded mode."""
    added = 0
    product = 1
    largest = 0
    multiplied = False
    for index in range(len(sources)):
        source = sources[index]
        number = source.other if index == shelter else source.value
        if source.multiplies:
            product *= number
            multiplied = True
        else:
            added += number
            if number > largest:
                largest = number
    return worth(added, product, largest, multiplied, len(sources) > 0, boost)


def worth(added: int, product: int, largest: int, multiplied: bool, any_source: bool, boost: Boost) -> int:
    """Put sums and products together: additions first, one source doubled, then all factors."""
    added += boost.add
    if any_source:
        added += boost.gift
    value = _combine(added, product, multiplied)
    if boost.doubles:
        value = max(value, _combine(added + largest, product, multiplied))
        if multiplied:
            value = max(value, _combine(added, product * 2, True))
    return value * boost.factor


def _combine(added: int, product: int, multiplied: bool) -> int:
    """Add first, then multiply; multipliers alone make their product."""
    return product if added == 0 and multiplied else added * product


def sheltered(sources: list[Source]) -> bool:
    """Tell whether the main modes shield by themselves."""
    return any(source.shielded for source in sources)


def best_shelter(sources: list[Source], boost: Boost) -> int:
    """Find the source that loses least by its shielded mode, -1 if none has one."""
    best = -1
    best_value = -1
    for index in range(len(sources)):
        if sources[index].other > 0:
            value = sheltered_worth(sources, boost, index)
            if value > best_value:
                best = index
                best_value = value
    return best


class Power:
    """All that a player could bring up for one kind of action: how far it reaches at most."""

    def __init__(self, ways: list[Bundle], hand: Bundle, time: int) -> None:
        self.ways: Final = ways
        """One bundle for each choice of Infra."""
        self.hand: Final = hand
        """What can be used with any of them."""
        self.time: Final = time

    def most(self, boost: Boost) -> int:
        """Return the greatest value."""
        best = 0
        for way in self.ways:
            best = max(best, way.worth_with(self.hand, boost))
        return best * 2 if self.time == DOUBLE else best

    def most_sheltered(self, boost: Boost) -> int:
        """Return the greatest value with a shielded mode among the sources, 0 if there is none."""
        best = 0
        for way in self.ways:
            sources = way.sources + self.hand.sources
            if sheltered(sources):
                best = max(best, way.worth_with(self.hand, boost))
            else:
                shelter = best_shelter(sources, boost)
                if shelter >= 0:
                    best = max(best, sheltered_worth(sources, boost, shelter))
        return best * 2 if self.time == DOUBLE else best
