"""The ways to pay for a goal that are not plainly wasteful, cheapest first (7)."""

from __future__ import annotations

from typing import Final

from ..box import Box
from ..components import COMPETITORS, DOUBLE, MOST_PROFIT_SPENT, NO
from ..pieces import Source
from ..said.payment import FACTORY, NOBODY, PORT, RELY, SHIELD, Payment, Sources
from ..state import SpaceCorp
from .rewards import rewards_for
from .sources import HqChoice, reach
from .terms import Terms
from .value import EMPTY, PLAIN, Bundle, best_shelter, bundle_of, sheltered, sheltered_worth, worth

MOST_NODES: Final = 400
"""How many sets of cards are looked at for one choice of Infra, Time and bases; small sets come first."""
MOST_WAYS: Final = 9
MOST_OPEN_WAYS: Final = 12
_NOBODY: Final = HqChoice([], False, EMPTY, 0)
_NONE: Final[list[int]] = []
_NO_ONE: Final = [NO]


class Way:
    """A candidate: what it takes and what it is worth."""

    def __init__(self, box: Box, sources: Sources, profit: int, penalty: int, value: int, owed: list[int]) -> None:
        self.sources: Final = sources
        self.profit: Final = profit
        self.penalty: Final = penalty
        self.value: Final = value
        self.owed: Final = owed
        self.spent: Final = profit + penalty
        price = 10 * self.spent + (16 if sources.time else 0) + (12 if sources.competitors else 0)
        for count in owed:
            price += 7 * count
        for code in sources.cards:
            price += box.prices[code >> 1]
        self.price: Final = price

    def beats(self, other: Way, open: bool) -> bool:
        """Tell whether this way takes no more of anything than the other."""
        mine, theirs = self.sources, other.sources
        if self.spent > other.spent or mine.time > theirs.time or (mine.competitors and not theirs.competitors):
            return False
        if open and self.value < other.value:
            return False
        for seat in range(len(self.owed)):
            if self.owed[seat] > other.owed[seat]:
                return False
        place = 0
        cards = theirs.cards
        for code in mine.cards:
            while place < len(cards) and cards[place] >> 1 < code >> 1:
                place += 1
            if place == len(cards) or cards[place] >> 1 != code >> 1:
                return False
            place += 1
        return True

    def payment(self, state: SpaceCorp, time: int) -> Payment:
        """Return the payment, perhaps with a Time card that was not counted; each is made once."""
        sources = self.sources
        if time != sources.time:
            sources = Sources(sources.hqs, sources.cards, sources.competitors, time, sources.bases)
        return state.answers.payment(sources, self.profit, self.penalty, self.value)


class Search:
    """Looks for the ways to pay for one goal."""

    def __init__(
        self, state: SpaceCorp, seat: int, terms: Terms, spent: int, penalty_paid: bool, needs_card: bool
    ) -> None:
        self.state: Final = state
        self.terms: Final = terms
        self.needs_card: Final = needs_card
        self.profit: Final = state.players[seat].profit
        self.most: Final = MOST_PROFIT_SPENT - spent if terms.money else 0
        self.exposed: Final = terms.exposed and not penalty_paid
        self.found: list[Way] = []
        self.free = False
        """Whether a way was found that takes nothing at all: there is no better one."""
        self.nodes = 0
        self.kinds: list[int] = _NONE
        self.counts: list[int] = _NONE
        self.shown: list[Source] = EMPTY.sources
        self.hand = EMPTY
        """All cards that show the action, together."""
        self.sources: list[Source] = EMPTY.sources
        self.cards: list[int] = _NONE
        self.choice = _NOBODY
        self.owed: list[int] = _NONE
        self.time = 0
        self.bases: list[int] = NOBODY
        self.boost = PLAIN

    def run(self, choices: list[HqChoice], cards: list[int], hand: Bundle, time: bool) -> None:
        """Look through every choice of Infra, Time and rivals' bases, what is free first; hand: all cards together."""
        terms = self.terms
        ports, factories = [NO, *terms.helpers[PORT]], [NO, *terms.helpers[FACTORY]]
        shields = [NO, *terms.helpers[SHIELD]] if self.exposed else _NO_ONE
        relied = terms.helpers[RELY] or _NO_ONE
        self.hand = hand
        if hand.sources:
            self._gather(cards, False)
        for time_used in (0, DOUBLE) if time else (0,):
            self.time = time_used
            for choice in choices:
                if choice.competitors != self.choice.competitors:
                    self._gather(cards, choice.competitors)
                    self.hand = bundle_of(self._all()) if choice.competitors else hand
                self.choice = choice
                for port in ports:
                    for factory in factories:
                        self.boost = terms.boost([port, factory])
                        if not self._enough():
                            continue
                        for shield in shields:
                            for rely in relied:
                                self.bases = [port, factory, shield, rely]
                                self._look()
                                if self.free:
                                    return

    def _look(self) -> None:
        """Look through the sets of cards for one choice of everything else."""
        self.owed = rewards_for(self.state, self.terms, self.choice.rivals, self.bases)
        self.nodes = 0
        self.cards = []
        shown = self.choice.shown
        self.sources = shown.sources[:]
        self._descend(0, 0, shown.added, shown.product, shown.largest, shown.multiplied)

    def _gather(self, cards: list[int], competitors: bool) -> None:
        """Merge equal cards that show the action, the strongest first."""
        kinds: list[int] = []
        counts: list[int] = []
        shown: list[Source] = []
        strengths: list[int] = []
        action = self.terms.action
        last = NO
        place = 0
        for card in cards:
            found = self.state.box.cards[card]
            source = found.face.sources[action]
            if source is None:
                continue
            if competitors and found.edge == COMPETITORS:
                competitors = False
                continue
            if card == last:
                counts[place] += 1
                continue
            last = card
            strength = found.face.strength[action]
            place = len(kinds)
            while place > 0 and strengths[place - 1] < strength:
                place -= 1
            kinds.insert(place, card)
            counts.insert(place, 1)
            shown.insert(place, source)
            strengths.insert(place, strength)
        self.kinds = kinds
        self.counts = counts
        self.shown = shown

    def _all(self) -> list[Source]:
        """Return the sources that were gathered, copies and all."""
        found: list[Source] = []
        for index in range(len(self.shown)):
            found += [self.shown[index]] * self.counts[index]
        return found

    def _enough(self) -> bool:
        """Tell whether all cards together would do."""
        value = self.choice.shown.worth_with(self.hand, self.boost) * (2 if self.time == DOUBLE else 1)
        return reach(value, min(self.profit, self.most)) >= self.terms.cost

    def _descend(self, index: int, used: int, added: int, product: int, largest: int, multiplied: bool) -> None:
        """Note what these sources do, and go on with one more card where it may help."""
        self.nodes += 1
        if self.nodes > MOST_NODES or self._wasteful():
            return
        value = worth(added, product, largest, multiplied, len(self.sources) > 0, self.boost)
        if self._note(value * 2 if self.time == DOUBLE else value):
            return
        for next in range(index, len(self.kinds)):
            taken = used if next == index else 0
            if taken < self.counts[next]:
                source = self.shown[next]
                self.sources.append(source)
                self.cards.append(self.kinds[next])
                if source.multiplies:
                    self._descend(next, taken + 1, added, product * source.value, largest, True)
                else:
                    self._descend(
                        next, taken + 1, added + source.value, product, max(largest, source.value), multiplied
                    )
                self.sources.pop()
                self.cards.pop()

    def _wasteful(self) -> bool:
        """Tell whether a way that spends no profit is already known with no more cards and rewards than these."""
        if self.terms.open:
            return False
        for way in self.found:
            used = way.sources
            if way.spent > 0 or used.time > self.time or (used.competitors and not self.choice.competitors):
                continue
            if len(used.cards) > len(self.cards):
                continue
            worse = False
            for seat in range(len(self.owed)):
                if way.owed[seat] > self.owed[seat]:
                    worse = True
                    break
            if not worse and _holds(self.cards, used.cards):
                return True
        return False

    def _note(self, value: int) -> bool:
        """Note the payment if it is enough; True: more cards would be a waste."""
        terms = self.terms
        if self.needs_card and not self.cards and self.time == 0 and not self.choice.competitors:
            return False
        if terms.open:
            if value >= 1:
                self._add(value, 0, 0, NO)
            return False
        if not self.exposed or self.bases[SHIELD] >= 0 or sheltered(self.sources):
            return self._offer(value, 0, NO)
        if self.profit >= terms.penalty:
            self._offer(value, terms.penalty, NO)
        shelter = best_shelter(self.sources, self.boost)
        if shelter < 0:
            return False
        return self._offer(
            sheltered_worth(self.sources, self.boost, shelter) * (2 if self.time == DOUBLE else 1), 0, shelter
        )

    def _offer(self, value: int, penalty: int, shelter: int) -> bool:
        """Note a payment with the profit that closes the gap; True: there was no gap."""
        gap = self.terms.cost - value
        if gap > 0 and (gap > self.most or gap >= value or gap + penalty > self.profit):
            return False
        self._add(value, max(0, gap), penalty, shelter)
        return gap <= 0

    def _add(self, value: int, profit: int, penalty: int, shelter: int) -> None:
        """Note a way to pay unless one is known that takes no more; forget those that take more."""
        choice = self.choice
        lent = len(choice.shown.sources)
        codes = [card * 2 for card in self.cards]
        hqs = choice.hqs
        if shelter >= lent:
            codes[shelter - lent] += 1
        elif shelter >= 0:
            hqs = choice.sheltering(shelter)
        codes.sort()
        sources = Sources(hqs, codes, choice.competitors, self.time, self.bases)
        way = Way(self.state.box, sources, profit, penalty, value, self.owed)
        kept: list[Way] = []
        for other in self.found:
            if other.beats(way, self.terms.open):
                return
            if not way.beats(other, self.terms.open):
                kept.append(other)
        kept.append(way)
        self.found = kept
        self.free = not self.terms.open and way.price == 0

    def best(self) -> list[Way]:
        """Return the ways, cheapest first, and not too many."""
        ways = self.found
        if len(ways) < 2:
            return ways
        if self.terms.open:
            ways.sort(key=_by_value)
            return _thinned(ways) if len(ways) > MOST_OPEN_WAYS else ways
        ways.sort(key=_by_price)
        return ways[:MOST_WAYS]


def _holds(cards: list[int], codes: list[int]) -> bool:
    """Tell whether some cards are among others."""
    for place in range(len(codes)):
        card = codes[place] >> 1
        wanted = 1
        for before in range(place):
            if codes[before] >> 1 == card:
                wanted += 1
        for other in cards:
            if other == card:
                wanted -= 1
        if wanted > 0:
            return False
    return True


def _by_price(way: Way) -> tuple[int, list[int], int, int]:
    return way.price, way.sources.cards, way.sources.rivals, way.profit


def _by_value(way: Way) -> tuple[int, int, list[int], int]:
    return way.value, way.price, way.sources.cards, way.sources.rivals


def _thinned(ways: list[Way]) -> list[Way]:
    """Keep the cheapest way to each value, and of those the greatest."""
    kept: list[Way] = []
    for way in ways:
        if not kept or kept[-1].value != way.value:
            kept.append(way)
    return [kept[0], *kept[1:][-(MOST_OPEN_WAYS - 1) :]] if len(kept) > MOST_OPEN_WAYS else kept
