"""What a player could bring up for an action, and whether it is enough (7)."""

from __future__ import annotations

from typing import Final

from ..components import COMPETITORS, DOUBLE, MOST_PROFIT_SPENT, NO, Source
from ..player import bag
from ..said.payment import SHELTERED, Purse
from ..state import SpaceCorp
from .goals import Terms
from .value import EMPTY, Boost, Bundle, Power, bundle_of


class HqChoice:
    """Whose Infra is used: own, one rival's, or with Competitors that of two."""

    def __init__(
        self, own: bool, rivals: int, competitors: bool, shown: Bundle, first: int, split: int, second: int
    ) -> None:
        self.own: Final = own
        self.rivals: Final = rivals
        self.competitors: Final = competitors
        self.shown: Final = shown
        """What the boxes show together."""
        self.first: Final = first
        self.split: Final = split
        self.second: Final = second

    def owner(self, index: int) -> int:
        """Tell whose box a source is."""
        return self.first if index < self.split else self.second


def infra(state: SpaceCorp, seat: int, action: int) -> Bundle:
    """Give what the Infra boxes of an HQ show for an action."""
    return state.players[seat].shown[action]


def competitors_card(state: SpaceCorp, seat: int) -> int:
    """Find a Competitors card in a hand, -1 if there is none."""
    if state.players[seat].edges >> COMPETITORS & 1:
        for card in state.players[seat].hand:
            if state.box.cards[card].edge == COMPETITORS:
                return card
    return NO


def hq_choices(state: SpaceCorp, seat: int, action: int) -> list[HqChoice]:
    """List whose Infra could be used for an action."""
    own = infra(state, seat, action)
    boxes = len(own.sources)
    found = [HqChoice(boxes > 0, 0, False, own, seat, boxes, NO)]
    pairs = state.players[seat].edges >> COMPETITORS & 1 == 1
    if state.closed and not pairs:
        return found
    lenders: list[int] = []
    lent: list[Bundle] = []
    for rival in range(state.seats):
        if rival != seat:
            shown = infra(state, rival, action)
            if shown.sources:
                lenders.append(rival)
                lent.append(shown)
    if not state.closed:
        for index in range(len(lenders)):
            rival = lenders[index]
            found.append(HqChoice(False, 1 << rival, False, lent[index], rival, len(lent[index].sources), NO))
    if pairs:
        for index in range(len(lenders)):
            rival = lenders[index]
            found.append(HqChoice(boxes > 0, 1 << rival, True, own.with_all(lent[index]), seat, boxes, rival))
            for next in range(index + 1, len(lenders)):
                other = lenders[next]
                found.append(
                    HqChoice(
                        False,
                        1 << rival | 1 << other,
                        True,
                        lent[index].with_all(lent[next]),
                        rival,
                        len(lent[index].sources),
                        other,
                    )
                )
    return found


def power(state: SpaceCorp, seat: int, action: int, timed: bool) -> Power:
    """Gather all that a player could bring up for an action."""
    player = state.players[seat]
    hand = bag(state.box, player, action)
    time = DOUBLE if timed and player.hand and player.hand[-1] == state.box.time else 0
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
    """List the sources of each choice of Infra for a player who holds Competitors."""
    own = state.box.cards[competitors_card(state, seat)].face.sources[action]
    rest = hand
    if own is not None:
        # The card itself adds no value when it is played for its Edge (6.2).
        others = hand.sources[:]
        others.remove(own)
        rest = bundle_of(others)
    return [choice.shown.with_all(rest if choice.competitors else hand) for choice in hq_choices(state, seat, action)]


def reach(value: int, money: int) -> int:
    """Give the highest cost that a value with some profit pays for: at most 3T and less than the value (7.2)."""
    if money <= 0 or value <= 1:
        return value
    return value + min(min(money, MOST_PROFIT_SPENT), value - 1)


def reaches(value: int, cost: int, money: int) -> bool:
    """Tell whether a value with some profit is enough."""
    return reach(value, money) >= cost


def affordable(state: SpaceCorp, seat: int, terms: Terms, strength: Power) -> bool:
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


def picked_sources(state: SpaceCorp, seat: int, purse: Purse, action: int, boost: Boost) -> list[Source]:
    """List the sources that were picked, each in the mode that was chosen for it.

    An HQ that is used shielded shows one box in its shielded mode: the one with which all sources together are worth
    most.
    """
    found: list[Source] = []
    lenders: list[tuple[int, int]] = []
    for owner in range(state.seats):
        used = purse.own > 0 if owner == seat else purse.rivals >> owner & 1 == 1
        if used:
            boxes = infra(state, owner, action).sources
            if purse.own == SHELTERED if owner == seat else purse.shelter >> owner & 1 == 1:
                lenders.append((len(found), len(found) + len(boxes)))
            found += boxes
    for code in purse.cards:
        face = state.box.cards[code >> 1].face
        source = face.shelters[action] if code & 1 else face.sources[action]
        if source is not None:
            found.append(source)
    return _sheltering(found, lenders, boost)


def _sheltering(sources: list[Source], lenders: list[tuple[int, int]], boost: Boost) -> list[Source]:
    """Give sources with one of each group in its shielded mode, so that they are worth most together."""
    best = sources
    if lenders:
        most = NO
        first, last = lenders[0]
        for index in range(first, last):
            if sources[index].other > 0:
                changed = sources[:]
                changed[index] = in_shelter(sources[index])
                changed = _sheltering(changed, lenders[1:], boost)
                value = bundle_of(changed).worth(boost)
                if value > most:
                    most = value
                    best = changed
    return best


def in_shelter(source: Source) -> Source:
    """Give a source in its shielded mode, which cannot be changed any more."""
    return Source(source.other, source.multiplies, True, 0)
