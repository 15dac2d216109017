"""How a goal is paid for: the ways that are not wasteful, or source by source (7)."""

from __future__ import annotations

from typing import Final, cast

from ....kernel.action import Action
from ....kernel.event import Events
from ....kernel.message import Json, Message, Term
from ..actions import CONFIRM, CUSTOM
from ..components import ACTIONS, COMPETITORS, DOUBLE, MOST_PROFIT_SPENT, NO, TWICE, Source
from ..goals import Goal, Terms, terms_of
from ..paying import (
    HqChoice,
    affordable,
    competitors_card,
    hq_choices,
    infra,
    picked_sources,
)
from ..payment import HQS, Payment, Purse
from ..player import bag
from ..possible import team_sites
from ..state import Venture
from ..value import EMPTY, Bundle, Power, bundle_of, sheltered
from ..ways import Search
from .doing import carry_out, pay
from .question import Question


class Half:
    """What the second half of a Time card's Twice has from the first (7.3)."""

    def __init__(self, words: list[str], spent: int, penalty_paid: bool) -> None:
        self.words: Final = words
        """The sources of the payment."""
        self.spent: Final = spent
        self.penalty_paid: Final = penalty_paid

    def to_json(self) -> dict[str, Json]:
        """Give it as data."""
        return {"with": " ".join(self.words), "spent": self.spent, "penalty_paid": self.penalty_paid}

    def bundle(self, state: Venture, seat: int, action: int) -> Bundle:
        """Give the sources, in the modes that were chosen."""
        return settled_sources(state, seat, Purse.read(state.box, self.words), action)


def settled_sources(state: Venture, seat: int, purse: Purse, action: int) -> Bundle:
    """Give the sources that were picked; their modes cannot be changed any more."""
    found = EMPTY
    for source in picked_sources(state, seat, purse.own, purse.rivals, purse.shelter, purse.cards, action):
        found = found.plus(Source(source.value, source.multiplies, source.shielded, 0) if source.other else source)
    return found


def half_of(payment: Payment) -> Half:
    """Keep what the second half needs of the first."""
    words = [word for word in payment.words() if ":" not in word and not word[0].isdigit()]
    return Half(words, payment.profit, payment.penalty > 0)


class Pay(Question):
    """How is the goal paid for?"""

    def __init__(self, seat: int, goal: Goal, half: Half | None) -> None:
        super().__init__(seat)
        self.goal: Final = goal
        self.half: Final = half

    def to_json(self) -> dict[str, Json]:
        """Give the step as data."""
        return {"step": "pay", "seat": self.seat, "second": None if self.half is None else self.half.to_json()}

    def ask(self, state: Venture) -> Message:
        """Ask for a payment."""
        terms = terms_of(state, self.seat, self.goal)
        return Message("prompt-pay", {"action": Term(f"kind-{ACTIONS[self.goal.kind]}"), "cost": terms.cost,
                                      "open": "yes" if terms.open else "no"})

    def options(self, state: Venture) -> list[Action]:
        """Offer the ways to pay, cheapest first, and to put one together."""
        found: list[Action] = []
        if self.half is not None:
            found += ways_of_second(state, self.seat, self.goal, self.half)
            return found
        terms = terms_of(state, self.seat, self.goal)
        payments = ways(state, self.seat, self.goal, terms)
        found += payments
        # Competitors are never played without being asked for, like any other card.
        if len(found) > 1 or _has_more(state, self.seat, terms) or any(way.competitors for way in payments):
            found.append(CUSTOM)
        return found

    def answer(self, state: Venture, action: Action, events: Events) -> None:
        """Pay and act, or put a payment together."""
        if action is CUSTOM:
            state.common[-1] = Custom(self.seat, self.goal, Purse())
        else:
            state.pop()
            settle(state, self.seat, self.goal, cast(Payment, action), self.half, events)


def settle(state: Venture, seat: int, goal: Goal, payment: Payment, half: Half | None, events: Events) -> None:
    """Pay for a goal and carry it out; with Twice a second team follows."""
    terms = terms_of(state, seat, goal)
    pay(state, seat, goal, terms, payment, half is not None, events)
    if payment.time == TWICE and half is None:
        state.ask_second(seat, goal.kind, payment)
    carry_out(state, seat, goal, payment, events)


def ways(state: Venture, seat: int, goal: Goal, terms: Terms) -> list[Payment]:
    """List the ways to pay for a goal."""
    search = Search(state, seat, terms, 0, False, terms.needs_card)
    hand = state.players[seat].hand
    time = terms.timed and len(hand) > 0 and hand[-1] == state.box.time
    search.run(hq_choices(state, seat, terms.action), hand, bag(state.box, state.players[seat], terms.action), time)
    best = search.best()
    found = [way.payment(state, way.time) for way in best]
    if time and _another_team(state, seat, goal):
        found += [way.payment(state, TWICE) for way in best if way.time == 0][:3]
    return found


def ways_of_second(state: Venture, seat: int, goal: Goal, half: Half) -> list[Payment]:
    """List the ways to use rivals' bases and profit for the second half."""
    terms = terms_of(state, seat, goal)
    search = Search(state, seat, terms, half.spent, half.penalty_paid, False)
    search.run([HqChoice(False, 0, False, half.bundle(state, seat, terms.action), NO, 0, NO)], [], EMPTY, False)
    return [way.payment(state, way.time) for way in search.best()]


def _another_team(state: Venture, seat: int, goal: Goal) -> bool:
    """Tell whether a second team could act as well."""
    sites = team_sites(state, seat)
    if len(sites) > 1:
        return True
    here = 0
    for where in state.players[seat].teams:
        if where == goal.start * 4:
            here += 1
    return here > 1 and goal.start != goal.to


def _has_more(state: Venture, seat: int, terms: Terms) -> bool:
    """Tell whether there is anything beside own Infra that could be put into a payment."""
    for card in state.players[seat].hand:
        if state.box.cards[card].face.sources[terms.action] is not None or (terms.timed and card == state.box.time):
            return True
    return False


_ALONE: Final = ("own", "p1", "p2", "p3", "p4", "twice")
"""The words that leave no room for others."""


class Custom(Question):
    """Which source next?"""

    def __init__(self, seat: int, goal: Goal, purse: Purse) -> None:
        super().__init__(seat)
        self.goal: Final = goal
        self.purse: Final = purse

    def to_json(self) -> dict[str, Json]:
        """Give the step as data."""
        return {"step": "custom", "seat": self.seat, "picked": " ".join(self.purse.words)}

    def happen(self, state: Venture, events: Events) -> bool:
        """Wait for the next source even where only one is left."""
        return False

    def ask(self, state: Venture) -> Message:
        """Ask for the next source."""
        terms = terms_of(state, self.seat, self.goal)
        return Message("prompt-custom", {"value": value_of(state, self.seat, terms, self.purse), "cost": terms.cost})

    def options(self, state: Venture) -> list[Action]:
        """Offer every source that leaves the goal within reach, and to confirm once it is reached."""
        terms = terms_of(state, self.seat, self.goal)
        found: list[Action] = []
        words = addable(state, self.seat, self.goal, terms, self.purse)
        for index, word in enumerate(words):
            # One more card or base never hurts, unless its mode or whose Infra it is shuts out what is needed.
            risky = (word in _ALONE and not terms.open) or word.endswith(("/s", "competitors")) \
                or (index + 1 < len(words) and words[index + 1].endswith("/s"))
            if not risky or _completable(state, self.seat, terms, self.purse.plus(state.box, word)):
                found.append(state.answers.add(word))
        if bill(state, self.seat, terms, self.purse) is not None:
            found.append(CONFIRM)
        return found

    def answer(self, state: Venture, action: Action, events: Events) -> None:
        """Add the source, or pay."""
        if action is CONFIRM:
            due = bill(state, self.seat, terms_of(state, self.seat, self.goal), self.purse)
            assert due is not None
            state.pop()
            settle(state, self.seat, self.goal, self.purse.pay(state.box, due[0], due[1], due[2]), None, events)
        else:
            state.common[-1] = Custom(self.seat, self.goal, self.purse.plus(state.box, action.text[4:]))


def addable(state: Venture, seat: int, goal: Goal, terms: Terms, purse: Purse) -> list[str]:
    """List the words that can follow what has been picked, each source once; a shielded mode follows its plain one."""
    action = terms.action
    found: list[str] = []
    if not purse.own and (not purse.rivals or (purse.competitors and _count(purse.rivals) == 1)):
        found += _hq_words("own", infra(state, seat, action), terms)
    for rival in range(state.seats):
        lends = purse.competitors and _count(purse.rivals) + min(purse.own, 1) < 2
        if rival != seat and not purse.rivals >> rival & 1 \
                and (lends or (not purse.own and not purse.rivals and not state.closed)):
            found += _hq_words(HQS[rival], infra(state, rival, action), terms)
    last = NO
    left = _left(state, seat, purse)
    for card in left:
        face = state.box.cards[card].face
        if card != last and face.sources[action] is not None:
            found.append(state.box.cards[card].id)
            if face.other[action] > 0 and terms.exposed:
                found.append(state.box.cards[card].id + "/s")
        last = card
    if state.players[seat].edges >> COMPETITORS & 1 and not purse.competitors \
            and any(state.box.cards[card].edge == COMPETITORS for card in left) \
            and any(infra(state, rival, action).sources for rival in range(state.seats) if rival != seat):
        found.append("competitors")
    if terms.timed and not purse.time and left and left[-1] == state.box.time:
        found.append("time")
        if _another_team(state, seat, goal):
            found.append("twice")
    if terms.port >= 0 and purse.port < 0:
        found.append(f"port:p{terms.port + 1}")
    if purse.industrial < 0:
        found += [f"industrial:p{rival + 1}" for rival in terms.industrials]
    if terms.exposed and purse.shield < 0:
        found += [f"shield:p{rival + 1}" for rival in terms.shields]
    if purse.rely < 0:
        found += [f"base:p{rival + 1}" for rival in terms.rely]
    return found


def _left(state: Venture, seat: int, purse: Purse) -> list[int]:
    """List the cards in a hand that have not been picked, sorted."""
    hand = state.players[seat].hand
    if not purse.cards and not purse.competitors:
        return hand
    left = hand[:]
    for code in purse.cards:
        left.remove(code >> 1)
    if purse.competitors:
        left.remove(competitors_card(state, seat))
    return left


def _hq_words(word: str, boxes: Bundle, terms: Terms) -> list[str]:
    if not boxes.sources:
        return []
    return [word, word + "/s"] if terms.exposed and any(source.other > 0 for source in boxes.sources) else [word]


def _count(mask: int) -> int:
    return bin(mask).count("1")


def value_of(state: Venture, seat: int, terms: Terms, purse: Purse) -> int:
    """Work out what has been picked so far is worth."""
    sources = picked_sources(state, seat, purse.own, purse.rivals, purse.shelter, purse.cards, terms.action)
    value = bundle_of(sources).worth(terms.boost(purse.port >= 0, purse.industrial >= 0))
    return value * 2 if purse.time == DOUBLE else value


def bill(state: Venture, seat: int, terms: Terms, purse: Purse) -> tuple[int, int, int] | None:
    """Give the profit, the penalty and the value of a payment with what has been picked, None if it is not enough."""
    if purse.competitors and _count(purse.rivals) + min(purse.own, 1) < 2 \
            and not (purse.rivals and not infra(state, seat, terms.action).sources):
        return None
    if terms.rely and purse.rely < 0:
        return None
    if terms.needs_card and not purse.cards and not purse.time and not purse.competitors:
        return None
    value = value_of(state, seat, terms, purse)
    gap = max(0, terms.cost - value)
    penalty = 0
    if terms.exposed and purse.shield < 0 and not sheltered(
            picked_sources(state, seat, purse.own, purse.rivals, purse.shelter, purse.cards, terms.action)):
        penalty = terms.penalty
    if gap > 0 and (not terms.money or gap > MOST_PROFIT_SPENT or gap >= value):
        return None
    if gap + penalty > state.players[seat].profit:
        return None
    return gap, penalty, value


def _completable(state: Venture, seat: int, terms: Terms, purse: Purse) -> bool:
    """Tell whether what has been picked can still become a payment."""
    action = terms.action
    if purse.competitors and _count(purse.rivals) + min(purse.own, 1) < 2 and not any(
            infra(state, rival, action).sources for rival in range(state.seats)
            if rival != seat and not purse.rivals >> rival & 1) and not purse.rivals:
        return False
    fixed = settled_sources(state, seat, purse, action)
    left = _left(state, seat, purse)
    time = purse.time if purse.time else DOUBLE if terms.timed and left and left[-1] == state.box.time else 0
    if left is state.players[seat].hand:
        fixed = fixed.with_all(bag(state.box, state.players[seat], action))
    else:
        for card in left:
            fixed = fixed.with_all(state.box.alone[card][action])
    choices = [EMPTY]
    if not purse.own and not purse.rivals:
        for choice in hq_choices(state, seat, action):
            if choice.competitors <= purse.competitors and not (purse.competitors and not choice.competitors):
                choices.append(choice.shown)
    elif purse.competitors and _count(purse.rivals) + min(purse.own, 1) < 2:
        for other in range(state.seats):
            if (other == seat and not purse.own) or (other != seat and not purse.rivals >> other & 1):
                choices.append(infra(state, other, action))
    return affordable(state, seat, _with_picked(terms, purse), Power(choices, fixed, time if time == DOUBLE else 0))


def _with_picked(terms: Terms, purse: Purse) -> Terms:
    """Give the terms with a shield that was picked counted as there."""
    if purse.shield < 0:
        return terms
    copy = Terms(terms.action, terms.cost)
    copy.money = terms.money
    copy.gift = terms.gift
    copy.multiply = terms.multiply
    copy.add = terms.add
    copy.doubles = terms.doubles
    copy.port = terms.port
    copy.port_add = terms.port_add
    copy.port_doubles = terms.port_doubles
    copy.industrial = terms.industrial
    copy.industrials = terms.industrials
    return copy
