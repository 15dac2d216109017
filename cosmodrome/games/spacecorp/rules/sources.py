"""What a player can bring up for an action: Infra, cards, Time and profit, and how far they reach (7.1, 7.2)."""

from __future__ import annotations

from typing import Final

from ....kernel.errors import BadPosition
from ....kit import readers
from ....kit.codec import By, Field, Maybe, Part, Shape, Whole
from ..components import COMPETITORS, DOUBLE, MOST_PROFIT_SPENT, NO, PLANETEERS, TWICE
from ..pieces import Source
from ..player import bag, with_one
from ..said.payment import BEST, NOBODY, NOTHING, OWN, SHIELD, Sources, rivals_of
from ..state import SpaceCorp
from ..stored.forms import FLAG
from .terms import Terms
from .value import EMPTY, Boost, Bundle, Power, bundle_of

SOURCES: Final = By(
    lambda sources, state: " ".join(sources.words(state.box)),
    lambda data, state: Sources.read(state.box, readers.word(data, "sources").split()),
)


def infra(state: SpaceCorp, seat: int, action: int) -> Bundle:
    """Return what the Infra boxes of a player's HQ show for an action."""
    return state.players[seat].shown[action]


def owner_of(hq: int, seat: int) -> int:
    """Return whose an HQ is, as a payer counts them."""
    return seat if hq == OWN else hq - 1


def lenders(state: SpaceCorp, seat: int, action: int) -> list[int]:
    """Return the rivals of a player whose Infra shows an action."""
    return [rival for rival in range(state.seats) if rival != seat and infra(state, rival, action).sources]


class HqChoice:
    """Whose Infra is used: own, one rival's, or with Competitors that of two."""

    def __init__(self, hqs: list[int], competitors: bool, shown: Bundle, split: int) -> None:
        self.hqs: Final = hqs
        """Eight times each HQ, as in Sources."""
        self.rivals: Final = rivals_of(hqs)
        self.competitors: Final = competitors
        self.shown: Final = shown
        """What the boxes show together."""
        self.split: Final = split
        """How many of them are boxes of the first HQ."""

    def sheltering(self, box: int) -> list[int]:
        """Return the HQs, that of a box in its shielded mode."""
        place = 0 if box < self.split else len(self.hqs) - 1
        return with_one(self.hqs, place, self.hqs[place] | BEST)


def hq_choices(state: SpaceCorp, seat: int, action: int) -> list[HqChoice]:
    """Return whose Infra could be used for an action."""
    own = infra(state, seat, action)
    boxes = len(own.sources)
    mine = [OWN] if boxes else []
    found = [HqChoice(mine, False, own, boxes)]
    pairs = state.players[seat].edges >> COMPETITORS & 1 == 1
    if state.closed and not pairs:
        return found
    rivals = lenders(state, seat, action)
    lent = [infra(state, rival, action) for rival in rivals]
    hqs = [rival + 1 << 3 for rival in rivals]
    if not state.closed:
        for index, shown in enumerate(lent):
            found.append(HqChoice([hqs[index]], False, shown, len(shown.sources)))
    for index, shown in enumerate(lent if pairs else []):
        found.append(HqChoice([*mine, hqs[index]], True, own.with_all(shown), boxes))
        for other in range(index + 1, len(lent)):
            both = shown.with_all(lent[other])
            found.append(HqChoice([hqs[index], hqs[other]], True, both, len(shown.sources)))
    return found


def power(state: SpaceCorp, seat: int, action: int, timed: bool) -> Power:
    """Gather all sources that a player could use for an action."""
    player = state.players[seat]
    hand = bag(state.box, player, action)
    time = DOUBLE if timed and has_time(state, seat) else 0
    if player.edges >> COMPETITORS & 1:
        return Power(_with_competitors(state, seat, action, hand), EMPTY, time)
    ways = [player.shown[action]]
    if not state.closed:
        for rival in range(state.seats):
            if rival != seat:
                lent = state.players[rival].shown[action]
                if lent.sources:
                    ways.append(lent)
    return Power(ways, hand, time)


def _with_competitors(state: SpaceCorp, seat: int, action: int, hand: Bundle) -> list[Bundle]:
    """Return the sources of each choice of Infra for a player who holds Competitors."""
    own = state.box.cards[state.edge_card(seat, COMPETITORS)].face.sources[action]
    rest = hand
    if own is not None:
        # The card itself adds no value when it is played for its Edge (6.2).
        others = hand.sources[:]
        others.remove(own)
        rest = bundle_of(others)
    return [choice.shown.with_all(rest if choice.competitors else hand) for choice in hq_choices(state, seat, action)]


def shows_any(state: SpaceCorp, seat: int, action: int) -> bool:
    """Tell whether a player can bring up anything for an action without a cost."""
    player = state.players[seat]
    if player.shown[action].sources or bag(state.box, player, action).sources:
        return True
    if state.closed and not player.edges >> COMPETITORS & 1:
        return False
    return any(rival.shown[action].sources for rival in state.players)


def has_card(state: SpaceCorp, seat: int, action: int, timed: bool) -> bool:
    """Tell whether a player holds a card that can be played with an action: one that shows it, or a Time card."""
    player = state.players[seat]
    return len(bag(state.box, player, action).sources) > 0 or (timed and has_time(state, seat))


def has_time(state: SpaceCorp, seat: int) -> bool:
    """Tell whether a player holds a Time card: the last one of the sorted hand."""
    hand = state.players[seat].hand
    return len(hand) > 0 and hand[-1] == state.box.time


def reach(value: int, money: int) -> int:
    """Return the highest cost that a value with some profit pays for: at most 3T and less than the value (7.2)."""
    if money <= 0 or value <= 1:
        return value
    return value + min(min(money, MOST_PROFIT_SPENT), value - 1)


class Means:
    """How far a player's sources and profit reach for an action, whatever way is found to pay."""

    def __init__(self, strength: Power, profit: int, money: int, penalty_paid: bool) -> None:
        self.strength: Final = strength
        self.profit: Final = profit
        self.money: Final = money
        """How much of the profit may be spent."""
        self.penalty_paid: Final = penalty_paid
        """Whether the penalty for radiation was paid with the first half of the action (7.3)."""

    def exposed_reach(self, value: int, boost: Boost, penalty: int, enough: int) -> int:
        """Return the highest cost that is within reach in radiation without a shield of anybody's base; -1: none.

        What is enough need not be exceeded.
        """
        found = reach(value, min(self.money, self.profit - penalty)) if self.profit >= penalty else NO
        if found < enough:
            shelter = self.strength.most_sheltered(boost)
            if shelter > 0:
                found = max(found, reach(shelter, self.money))
        return found

    def would_afford(self, terms: Terms) -> bool:
        """Tell whether there is a way to pay for a goal but for the radiation."""
        boost = terms.boost(terms.with_all_help(NOBODY))
        return terms.exposed and reach(self.strength.most(boost), self.money) >= terms.cost

    def afford(self, terms: Terms) -> bool:
        """Tell whether there is any way to pay for a goal."""
        if not terms.possible or terms.cost < 0:
            return False
        help = terms.with_all_help(NOBODY)
        boost = terms.boost(help)
        value = self.strength.most(boost)
        if reach(value, self.money) < terms.cost:
            return False
        if not terms.exposed or self.penalty_paid or help[SHIELD] >= 0:
            return True
        return self.exposed_reach(value, boost, terms.penalty, terms.cost) >= terms.cost


def means_of(state: SpaceCorp, seat: int, action: int, half: Half | None = None) -> Means:
    """Return the means of a player for a Move, Explore or Build; the second half of one has those of the first."""
    profit = state.players[seat].profit
    most = MOST_PROFIT_SPENT if state.era >= PLANETEERS else 0
    if half is None:
        return Means(power(state, seat, action, True), profit, min(profit, most), False)
    strength = Power([half.bundle(state, seat, action)], EMPTY, 0)
    return Means(strength, profit, min(profit, max(0, most - half.spent)), half.penalty_paid)


class Half:
    """What the second half of a Time card's Twice has from the first (7.3)."""

    def __init__(self, sources: Sources = NOTHING, spent: int = 0, penalty_paid: bool = False) -> None:
        self.sources = sources
        """Infra and cards, each in the mode that was chosen for it."""
        self.spent = spent
        self.penalty_paid = penalty_paid

    def bundle(self, state: SpaceCorp, seat: int, action: int) -> Bundle:
        """Return the sources, whose modes cannot be changed any more."""
        return bundle_of([source.settled() for source in shown_sources(state, seat, self.sources, action)])

    def check(self, state: SpaceCorp, seat: int, action: int) -> None:
        """Raise BadPosition for sources that a first half cannot have had."""
        used: list[int] = []
        for code in self.sources.hqs:
            owner = owner_of(code >> 3, seat)
            boxes = infra(state, owner, action).sources if owner < state.seats else []
            box = (code & 7) - 1
            if owner in used or owner >= state.seats or (box >= 0 and (box >= len(boxes) or not boxes[box].other)):
                raise BadPosition("the first half used Infra that is not there")
            used.append(owner)
        for code in self.sources.cards:
            if code & 1 and state.box.cards[code >> 1].face.shelters[action] is None:
                raise BadPosition(f"{state.box.card_ids[code >> 1]} has no shielded mode")
        if self.sources.time == DOUBLE or self.sources.used():
            raise BadPosition("a first half has Infra and cards for the second")


HALF: Final = Maybe(
    Part(
        lambda state: Half(),
        Shape(
            "a first half",
            Field("with", SOURCES, "sources"),
            Field("spent", Whole(0, MOST_PROFIT_SPENT)),
            Field("penalty_paid", FLAG),
        ),
    ),
    None,
)


def half_of(state: SpaceCorp, seat: int, terms: Terms, sources: Sources, profit: int, penalty: int) -> Half:
    """Return what the second half needs of a first: the sources in the very modes that they were used in."""
    fixed = with_boxes(state, seat, sources, terms.action, terms.boost(sources.bases))
    return Half(Sources(fixed.hqs, fixed.cards, fixed.competitors, TWICE), profit, penalty > 0)


def shown_sources(state: SpaceCorp, seat: int, sources: Sources, action: int) -> list[Source]:
    """Return what boxes and cards show for an action, each in the mode that was chosen for it."""
    found: list[Source] = []
    for code in sources.hqs:
        boxes = infra(state, owner_of(code >> 3, seat), action).sources
        box = code & 7
        if 0 < box <= len(boxes):
            found += boxes[: box - 1]
            found.append(boxes[box - 1].in_shelter())
            found += boxes[box:]
        else:
            found += boxes
    for code in sources.cards:
        face = state.box.cards[code >> 1].face
        source = face.shelters[action] if code & 1 else face.sources[action]
        if source is not None:
            found.append(source)
    return found


def with_boxes(state: SpaceCorp, seat: int, sources: Sources, action: int, boost: Boost) -> Sources:
    """Return sources with the box named that an HQ shows shielded: the one with which all are worth most together."""
    for place in range(len(sources.hqs)):
        code = sources.hqs[place]
        if code & BEST == BEST:
            best, most = sources, NO
            boxes = infra(state, owner_of(code >> 3, seat), action).sources
            for box in range(len(boxes)):
                if boxes[box].other > 0:
                    hqs = with_one(sources.hqs, place, (code & ~BEST) + box + 1)
                    tried = Sources(hqs, sources.cards, sources.competitors, sources.time, sources.bases)
                    tried = with_boxes(state, seat, tried, action, boost)
                    value = bundle_of(shown_sources(state, seat, tried, action)).worth(boost)
                    if value > most:
                        best, most = tried, value
            return best
    return sources
