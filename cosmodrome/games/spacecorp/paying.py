"""The ways to pay for a goal that are not plainly wasteful, cheapest first."""

from __future__ import annotations

from typing import Final

from .box import Box
from .components import COMPETITORS, DOUBLE, MOST_PROFIT_SPENT, NO, Source
from .goals import Terms, rewards_for
from .payment import SHELTERED, Payment
from .player import bag
from .state import Venture
from .value import Boost, Power, best_shelter, sheltered, total

MOST_NODES: Final = 400
"""How many sets of cards are looked at for one choice of Infra, Time and bases; small sets come first."""
MOST_WAYS: Final = 9
MOST_OPEN_WAYS: Final = 12


class HqChoice:
    """Whose Infra is used: own, one rival's, or with Competitors that of two."""

    def __init__(self, own: bool, rivals: int, competitors: bool, sources: list[Source], owners: list[int]) -> None:
        self.own: Final = own
        self.rivals: Final = rivals
        self.competitors: Final = competitors
        self.sources: Final = sources
        self.owners: Final = owners
        """The seat whose box each source is."""


def infra(state: Venture, seat: int, action: int) -> list[Source]:
    """List the Infra boxes of an HQ that show an action."""
    return state.players[seat].shown[action]


def competitors_card(state: Venture, seat: int) -> int:
    """Find a Competitors card in a hand, -1 if there is none."""
    if state.players[seat].edges >> COMPETITORS & 1:
        for card in state.players[seat].hand:
            if state.box.cards[card].edge == COMPETITORS:
                return card
    return NO


def hq_choices(state: Venture, seat: int, action: int) -> list[HqChoice]:
    """List whose Infra could be used for an action."""
    own = infra(state, seat, action)
    found = [HqChoice(len(own) > 0, 0, False, own, [seat] * len(own))]
    pairs = competitors_card(state, seat) >= 0
    if state.closed and not pairs:
        return found
    lenders: list[int] = []
    lent: list[list[Source]] = []
    for rival in range(state.seats):
        if rival != seat:
            sources = infra(state, rival, action)
            if sources:
                lenders.append(rival)
                lent.append(sources)
    if not state.closed:
        for index in range(len(lenders)):
            rival = lenders[index]
            found.append(HqChoice(False, 1 << rival, False, lent[index], [rival] * len(lent[index])))
    if pairs:
        for index in range(len(lenders)):
            rival = lenders[index]
            found.append(HqChoice(len(own) > 0, 1 << rival, True, own + lent[index],
                                  [seat] * len(own) + [rival] * len(lent[index])))
            for next in range(index + 1, len(lenders)):
                other = lenders[next]
                found.append(HqChoice(False, 1 << rival | 1 << other, True, lent[index] + lent[next],
                                      [rival] * len(lent[index]) + [other] * len(lent[next])))
    return found


def power(state: Venture, seat: int, action: int, timed: bool) -> Power:
    """Gather all that a player could bring up for an action."""
    player = state.players[seat]
    hand = bag(state.box, player, action)
    time = DOUBLE if timed and player.hand and player.hand[-1] == state.box.time else 0
    if player.edges >> COMPETITORS & 1:
        return Power(_with_competitors(state, seat, action, hand), time)
    ways = [player.shown[action] + hand]
    if not state.closed:
        for rival in range(state.seats):
            if rival != seat:
                lent = state.players[rival].shown[action]
                if lent:
                    ways.append(lent + hand)
    return Power(ways, time)


def _with_competitors(state: Venture, seat: int, action: int, hand: list[Source]) -> list[list[Source]]:
    """List the sources of each choice of Infra for a player who holds Competitors."""
    own = state.box.cards[competitors_card(state, seat)].face.sources[action]
    ways: list[list[Source]] = []
    for choice in hq_choices(state, seat, action):
        sources = choice.sources + hand
        if choice.competitors and own is not None:
            # The card itself adds no value when it is played for its Edge (6.2).
            sources.remove(own)
        ways.append(sources)
    return ways


def reaches(value: int, cost: int, money: int) -> bool:
    """Tell whether a value with some profit is enough: at most 3T and less than the value (7.2)."""
    return value >= cost or (money > 0 and value + min(money, MOST_PROFIT_SPENT, value - 1) >= cost)


def affordable(state: Venture, seat: int, terms: Terms, strength: Power) -> bool:
    """Tell whether there is any way to pay for a goal."""
    if not terms.possible or terms.cost < 0:
        return False
    boost = terms.boost(terms.port >= 0, len(terms.industrials) > 0)
    profit = state.players[seat].profit
    money = profit if terms.money else 0
    value = strength.most(boost)
    if not reaches(value, terms.cost, money):
        return False
    if not terms.exposed or terms.shields:
        return True
    if profit >= terms.penalty and reaches(value, terms.cost, money - terms.penalty if terms.money else 0):
        return True
    shelter = strength.most_sheltered(boost)
    return shelter > 0 and reaches(shelter, terms.cost, money)


class Way:
    """A candidate: what it takes and what it is worth."""

    def __init__(self, box: Box, own: int, rivals: int, shelter: int, cards: list[int], competitors: bool, time: int,
                 port: int, industrial: int, shield: int, rely: int, profit: int, penalty: int, value: int,
                 owed: list[int]) -> None:
        self.own: Final = own
        self.rivals: Final = rivals
        self.shelter: Final = shelter
        self.cards: Final = cards
        self.competitors: Final = competitors
        self.time: Final = time
        self.port: Final = port
        self.industrial: Final = industrial
        self.shield: Final = shield
        self.rely: Final = rely
        self.profit: Final = profit
        self.penalty: Final = penalty
        self.value: Final = value
        self.owed: Final = owed
        self.spent: Final = profit + penalty
        price = 10 * self.spent + (16 if time else 0) + (12 if competitors else 0)
        for count in owed:
            price += 7 * count
        for code in cards:
            price += box.prices[code >> 1]
        self.price: Final = price

    def beats(self, other: Way, open: bool) -> bool:
        """Tell whether this way takes no more of anything than the other."""
        if self.spent > other.spent or self.time > other.time or (self.competitors and not other.competitors):
            return False
        if open and self.value < other.value:
            return False
        for seat in range(len(self.owed)):
            if self.owed[seat] > other.owed[seat]:
                return False
        place = 0
        cards = other.cards
        for code in self.cards:
            while place < len(cards) and cards[place] >> 1 < code >> 1:
                place += 1
            if place == len(cards) or cards[place] >> 1 != code >> 1:
                return False
            place += 1
        return True

    def payment(self, state: Venture, time: int) -> Payment:
        """Give the payment, perhaps with a Time card that was not counted; each is made once."""
        return state.answers.payment([self.own, self.rivals, self.shelter, int(self.competitors), time, self.port,
                                      self.industrial, self.shield, self.rely, self.profit, self.penalty, self.value,
                                      *self.cards])


class Search:
    """Looks for the ways to pay for one goal."""

    def __init__(self, state: Venture, seat: int, terms: Terms, spent: int, penalty_paid: bool) -> None:
        self.state: Final = state
        self.seat: Final = seat
        self.terms: Final = terms
        self.profit: Final = state.players[seat].profit
        self.most: Final = MOST_PROFIT_SPENT - spent if terms.money else 0
        self.exposed: Final = terms.exposed and not penalty_paid
        self.found: list[Way] = []
        self.nodes = 0
        self.kinds: list[int] = []
        self.counts: list[int] = []
        self.shown: list[Source] = []
        self.choice = HqChoice(False, 0, False, [], [])
        self.time = 0
        self.port = False
        self.industrial = NO
        self.shield = NO
        self.rely = NO
        self.boost = Boost(0, 0, False, 1)

    def run(self, choices: list[HqChoice], cards: list[int], time: bool) -> None:
        """Look through every choice of Infra, Time and rivals' bases."""
        terms = self.terms
        ports = [False, True] if terms.port >= 0 else [False]
        industrials = [NO, *terms.industrials]
        shields = [NO, *terms.shields] if self.exposed else [NO]
        relies = terms.rely or [NO]
        for choice in choices:
            self.choice = choice
            self._gather(cards, choice.competitors)
            for time_used in ((0, DOUBLE) if time else (0,)):
                self.time = time_used
                for port in ports:
                    self.port = port
                    for industrial in industrials:
                        self.industrial = industrial
                        self.boost = terms.boost(port, industrial >= 0)
                        if not self._enough():
                            continue
                        for shield in shields:
                            self.shield = shield
                            for rely in relies:
                                self.rely = rely
                                self.nodes = 0
                                self._descend(0, 0, choice.sources[:], [])

    def _gather(self, cards: list[int], competitors: bool) -> None:
        """Merge equal cards that show the action, the strongest first."""
        kinds: list[int] = []
        counts: list[int] = []
        for card in cards:
            if self.state.box.cards[card].face.sources[self.terms.action] is None:
                continue
            if competitors and self.state.box.cards[card].edge == COMPETITORS:
                competitors = False
                continue
            if kinds and kinds[-1] == card:
                counts[-1] += 1
            else:
                kinds.append(card)
                counts.append(1)
        if len(kinds) > 1:
            keys = [(-self._strength(kinds[index]), index) for index in range(len(kinds))]
            keys.sort()
            kinds, counts = [kinds[index] for _, index in keys], [counts[index] for _, index in keys]
        self.kinds = kinds
        self.counts = counts
        shown: list[Source] = []
        for card in self.kinds:
            source = self.state.box.cards[card].face.sources[self.terms.action]
            assert source is not None
            shown.append(source)
        self.shown = shown

    def _strength(self, card: int) -> int:
        face = self.state.box.cards[card].face
        return face.value[self.terms.action] * (3 if face.multiplies[self.terms.action] else 1)

    def _enough(self) -> bool:
        """Tell whether all cards together would do."""
        sources = self.choice.sources[:]
        for index in range(len(self.shown)):
            for _ in range(self.counts[index]):
                sources.append(self.shown[index])
        value = total(sources, self.boost, -1) * (2 if self.time == DOUBLE else 1)
        return reaches(value, self.terms.cost, min(self.profit, self.most))

    def _descend(self, index: int, used: int, sources: list[Source], cards: list[int]) -> None:
        """Note what these sources do, and go on with one more card where it may help."""
        self.nodes += 1
        if self._note(sources, cards) or self.nodes > MOST_NODES:
            return
        for next in range(index, len(self.kinds)):
            taken = used if next == index else 0
            if taken < self.counts[next]:
                sources.append(self.shown[next])
                cards.append(self.kinds[next])
                self._descend(next, taken + 1, sources, cards)
                sources.pop()
                cards.pop()

    def _note(self, sources: list[Source], cards: list[int]) -> bool:
        """Note the payment if it is enough; True: more cards would be a waste."""
        terms = self.terms
        factor = 2 if self.time == DOUBLE else 1
        if terms.needs_card and not cards and self.time == 0 and not self.choice.competitors:
            return False
        value = total(sources, self.boost, -1) * factor
        if terms.open:
            if value >= 1:
                self._add(cards, value, 0, 0, NO)
            return False
        if not self.exposed or self.shield >= 0 or sheltered(sources):
            return self._offer(cards, value, 0, NO)
        if self.profit >= terms.penalty:
            self._offer(cards, value, terms.penalty, NO)
        shelter = best_shelter(sources, self.boost)
        return shelter >= 0 and self._offer(cards, total(sources, self.boost, shelter) * factor, 0, shelter)

    def _offer(self, cards: list[int], value: int, penalty: int, shelter: int) -> bool:
        """Note a payment with the profit that closes the gap; True: there was no gap."""
        gap = self.terms.cost - value
        if gap > 0 and (gap > self.most or gap >= value or gap + penalty > self.profit):
            return False
        self._add(cards, value, max(0, gap), penalty, shelter)
        return gap <= 0

    def _add(self, cards: list[int], value: int, profit: int, penalty: int, shelter: int) -> None:
        choice = self.choice
        lent = len(choice.sources)
        codes = [card * 2 for card in cards]
        own = 1 if choice.own else 0
        sheltering = 0
        if shelter >= lent:
            codes[shelter - lent] += 1
        elif shelter >= 0 and choice.owners[shelter] == self.seat:
            own = SHELTERED
        elif shelter >= 0:
            sheltering = 1 << choice.owners[shelter]
        codes.sort()
        port = self.terms.port if self.port else NO
        way = Way(self.state.box, own, choice.rivals, sheltering, codes, choice.competitors, self.time, port,
                  self.industrial, self.shield, self.rely, profit, penalty, value,
                  rewards_for(self.state, self.terms, choice.rivals, self.seat, self.port, self.industrial,
                              self.shield, self.rely))
        kept: list[Way] = []
        for other in self.found:
            if other.beats(way, self.terms.open):
                return
            if not way.beats(other, self.terms.open):
                kept.append(other)
        kept.append(way)
        self.found = kept

    def best(self) -> list[Way]:
        """Give the ways, cheapest first, and not too many."""
        ways = self.found
        if self.terms.open:
            ways.sort(key=_by_value)
            return _thinned(ways) if len(ways) > MOST_OPEN_WAYS else ways
        ways.sort(key=_by_price)
        return ways[:MOST_WAYS]


def _by_price(way: Way) -> tuple[int, list[int], int, int]:
    return way.price, way.cards, way.rivals, way.profit


def _by_value(way: Way) -> tuple[int, int, list[int], int]:
    return way.value, way.price, way.cards, way.rivals


def _thinned(ways: list[Way]) -> list[Way]:
    """Keep the cheapest way to each value, and of those the greatest."""
    kept: list[Way] = []
    for way in ways:
        if not kept or kept[-1].value != way.value:
            kept.append(way)
    return [kept[0], *kept[1:][-(MOST_OPEN_WAYS - 1):]] if len(kept) > MOST_OPEN_WAYS else kept


def picked_sources(state: Venture, seat: int, own: int, rivals: int, shelter: int, cards: list[int],
                   action: int) -> list[Source]:
    """List the sources that were picked, each in the mode that was chosen for it."""
    found: list[Source] = []
    if own:
        found += _lent(infra(state, seat, action), own == SHELTERED)
    for rival in range(state.seats):
        if rivals >> rival & 1:
            found += _lent(infra(state, rival, action), shelter >> rival & 1 == 1)
    for code in cards:
        face = state.box.cards[code >> 1].face
        source = face.shelters[action] if code & 1 else face.sources[action]
        if source is not None:
            found.append(source)
    return found


def _lent(boxes: list[Source], sheltering: bool) -> list[Source]:
    """Give the boxes of an HQ, the one that loses least by it in its shielded mode if that is wanted."""
    if not sheltering:
        return boxes
    best = NO
    for index in range(len(boxes)):
        source = boxes[index]
        if source.other > 0 and (best < 0 or source.value - source.other < boxes[best].value - boxes[best].other):
            best = index
    if best < 0:
        return boxes
    changed = boxes[:]
    changed[best] = Source(boxes[best].other, boxes[best].multiplies, True, 0)
    return changed
