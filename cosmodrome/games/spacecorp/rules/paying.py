"""How a goal is paid for: the ways that are not wasteful, or source by source (7)."""

from __future__ import annotations

from typing import Final, cast

from ....kernel.action import Action
from ....kernel.event import Events
from ....kernel.message import Json, Message, Term
from ....kit.question import Decision
from ..components import ACTIONS, COMPETITORS, DOUBLE, MOST_PROFIT_SPENT, NO, TWICE, Source
from ..player import bag, without_card
from ..said.actions import CONFIRM, CUSTOM
from ..said.payment import HQS, SHELTERED, Payment, Purse
from ..state import SpaceCorp
from .doing import carry_out, pay
from .goals import Goal, Terms, terms_of
from .possible import team_sites
from .sources import HqChoice, hq_choices, in_shelter, infra, picked_sources
from .value import EMPTY, Boost, Bundle, bundle_of, sheltered
from .ways import Search


class Half:
    """What the second half of a Time card's Twice has from the first (7.3)."""

    def __init__(self, words: list[str], spent: int, penalty_paid: bool) -> None:
        self.words: Final = words
        """The sources of the payment; own/s2 is the own Infra with its second box in the shielded mode."""
        self.spent: Final = spent
        self.penalty_paid: Final = penalty_paid

    def to_json(self) -> dict[str, Json]:
        """Give it as data."""
        return {"with": " ".join(self.words), "spent": self.spent, "penalty_paid": self.penalty_paid}

    def bundle(self, state: SpaceCorp, seat: int, action: int) -> Bundle:
        """Give the sources, in the modes that were chosen: they cannot be changed any more; ValueError for others."""
        found = EMPTY
        for word in self.words:
            bare, _, mode = word.partition("/")
            if bare == "own" or bare in HQS:
                boxes = infra(state, seat if bare == "own" else HQS.index(bare), action).sources
                sheltered = int(mode[1:]) - 1 if mode else NO
                for index in range(len(boxes)):
                    found = found.plus(_settled(boxes[index], index == sheltered))
            elif bare in state.box.card_numbers:
                source = state.box.cards[state.box.card_numbers[bare]].face.sources[action]
                if source is not None:
                    found = found.plus(_settled(source, mode != ""))
        return found


def _settled(source: Source, shielded: bool) -> Source:
    """Give a source in the mode that was chosen for it, without another."""
    if shielded:
        return in_shelter(source)
    return Source(source.value, source.multiplies, source.shielded, 0) if source.other else source


def half_of(state: SpaceCorp, seat: int, terms: Terms, payment: Payment) -> Half:
    """Keep what the second half needs of the first: the sources in the very modes that they were used in."""
    words = [word for word in payment.words() if ":" not in word and not word[0].isdigit()]
    if payment.own == SHELTERED or payment.shelter:
        purse = Purse.read(state.box, words)
        shown = picked_sources(
            state, seat, purse, terms.action, terms.boost(payment.port >= 0, payment.industrial >= 0)
        )
        place = 0
        for owner in range(state.seats):
            if purse.own == 0 if owner == seat else purse.rivals >> owner & 1 == 0:
                continue
            boxes = infra(state, owner, terms.action).sources
            word = "own/s" if owner == seat else HQS[owner] + "/s"
            for index in range(len(boxes)):
                if shown[place + index] is not boxes[index]:
                    words[words.index(word)] = f"{word}{index + 1}"
            place += len(boxes)
    return Half(words, payment.profit, payment.penalty > 0)


class Pay(Decision[SpaceCorp]):
    """How is the goal paid for?"""

    def __init__(self, seat: int, goal: Goal, half: Half | None) -> None:
        super().__init__(seat)
        self.goal: Final = goal
        self.half: Final = half

    def to_json(self) -> dict[str, Json]:
        """Give the step as data."""
        return {"step": "pay", "seat": self.seat, "second": None if self.half is None else self.half.to_json()}

    def prompt(self, state: SpaceCorp) -> Message:
        """Ask for a payment."""
        terms = terms_of(state, self.seat, self.goal)
        return Message(
            "prompt-pay",
            {
                "action": Term(f"kind-{ACTIONS[self.goal.kind]}"),
                "cost": terms.cost,
                "open": "yes" if terms.open else "no",
            },
        )

    def legal(self, state: SpaceCorp) -> list[Action]:
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

    def apply(self, state: SpaceCorp, action: Action, events: Events) -> None:
        """Pay and act, or put a payment together."""
        if action is CUSTOM:
            state.common[-1] = Custom(self.seat, self.goal, Purse())
        else:
            state.pop()
            settle(state, self.seat, self.goal, cast(Payment, action), self.half, events)


def settle(state: SpaceCorp, seat: int, goal: Goal, payment: Payment, half: Half | None, events: Events) -> None:
    """Pay for a goal and carry it out; with Twice a second team follows."""
    terms = terms_of(state, seat, goal)
    pay(state, seat, goal, terms, payment, half is not None, events)
    if payment.time == TWICE and half is None:
        state.ask_second(seat, goal.kind, half_of(state, seat, terms, payment))
    carry_out(state, seat, goal, payment, events)


def ways(state: SpaceCorp, seat: int, goal: Goal, terms: Terms) -> list[Payment]:
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


def ways_of_second(state: SpaceCorp, seat: int, goal: Goal, half: Half) -> list[Payment]:
    """List the ways to use rivals' bases and profit for the second half."""
    terms = terms_of(state, seat, goal)
    search = Search(state, seat, terms, half.spent, half.penalty_paid, False)
    search.run([HqChoice(False, 0, False, half.bundle(state, seat, terms.action), NO, 0, NO)], [], EMPTY, False)
    return [way.payment(state, way.time) for way in search.best()]


def _another_team(state: SpaceCorp, seat: int, goal: Goal) -> bool:
    """Tell whether a second team could act as well."""
    sites = team_sites(state, seat)
    if len(sites) > 1:
        return True
    here = 0
    for where in state.players[seat].teams:
        if where == goal.start * 4:
            here += 1
    return here > 1 and goal.start != goal.to


def _has_more(state: SpaceCorp, seat: int, terms: Terms) -> bool:
    """Tell whether there is anything beside own Infra that could be put into a payment."""
    for card in state.players[seat].hand:
        if state.box.cards[card].face.sources[terms.action] is not None or (terms.timed and card == state.box.time):
            return True
    return False


class Custom(Decision[SpaceCorp]):
    """Which source next?"""

    def __init__(self, seat: int, goal: Goal, purse: Purse) -> None:
        super().__init__(seat)
        self.goal: Final = goal
        self.purse: Final = purse

    def to_json(self) -> dict[str, Json]:
        """Give the step as data."""
        return {"step": "custom", "seat": self.seat, "picked": " ".join(self.purse.words)}

    def settle(self, state: SpaceCorp, events: Events) -> bool:
        """Wait for the next source even where only one is left."""
        return False

    def prompt(self, state: SpaceCorp) -> Message:
        """Ask for the next source."""
        terms = terms_of(state, self.seat, self.goal)
        return Message("prompt-custom", {"value": value_of(state, self.seat, terms, self.purse), "cost": terms.cost})

    def legal(self, state: SpaceCorp) -> list[Action]:
        """Offer every source that leaves the goal within reach, and to confirm once it is reached."""
        terms = terms_of(state, self.seat, self.goal)
        found: list[Action] = []
        for word in addable(state, self.seat, self.goal, terms, self.purse):
            if completable(state, self.seat, terms, self.purse.plus(state.box, word)):
                found.append(state.answers.add(word))
        if bill(state, self.seat, terms, self.purse) is not None:
            found.append(CONFIRM)
        return found

    def apply(self, state: SpaceCorp, action: Action, events: Events) -> None:
        """Add the source, or pay."""
        if action is CONFIRM:
            due = bill(state, self.seat, terms_of(state, self.seat, self.goal), self.purse)
            assert due is not None
            state.pop()
            settle(state, self.seat, self.goal, self.purse.pay(state.box, due[0], due[1], due[2]), None, events)
        else:
            state.common[-1] = Custom(self.seat, self.goal, self.purse.plus(state.box, action.text[4:]))


def addable(state: SpaceCorp, seat: int, goal: Goal, terms: Terms, purse: Purse) -> list[str]:
    """List the words that can follow what has been picked, each source once; a shielded mode follows its plain one."""
    action = terms.action
    found: list[str] = []
    if not purse.own and (not purse.rivals or (purse.competitors and _count(purse.rivals) == 1)):
        found += _hq_words("own", infra(state, seat, action), terms)
    for rival in range(state.seats):
        lends = purse.competitors and _hqs(purse) < 2
        if (
            rival != seat
            and not purse.rivals >> rival & 1
            and (lends or (not purse.own and not purse.rivals and not state.closed))
        ):
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
    if _competitors_left(state, seat, purse) and any(
        infra(state, rival, action).sources for rival in range(state.seats) if rival != seat
    ):
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


def _left(state: SpaceCorp, seat: int, purse: Purse) -> list[int]:
    """List the cards in a hand that have not been picked, sorted."""
    hand = state.players[seat].hand
    if not purse.cards and not purse.competitors:
        return hand
    left = hand[:]
    for code in purse.cards:
        left.remove(code >> 1)
    if purse.competitors:
        for card in left:
            if state.box.cards[card].edge == COMPETITORS:
                left.remove(card)
                break
    return left


def _hq_words(word: str, boxes: Bundle, terms: Terms) -> list[str]:
    if not boxes.sources:
        return []
    return [word, word + "/s"] if terms.exposed and any(source.other > 0 for source in boxes.sources) else [word]


def _count(mask: int) -> int:
    return bin(mask).count("1")


def value_of(state: SpaceCorp, seat: int, terms: Terms, purse: Purse) -> int:
    """Work out what has been picked so far is worth."""
    boost = terms.boost(purse.port >= 0, purse.industrial >= 0)
    return _worth(picked_sources(state, seat, purse, terms.action, boost), boost, purse)


def _worth(sources: list[Source], boost: Boost, purse: Purse) -> int:
    value = bundle_of(sources).worth(boost)
    return value * 2 if purse.time == DOUBLE else value


def bill(state: SpaceCorp, seat: int, terms: Terms, purse: Purse) -> tuple[int, int, int] | None:
    """Give the profit, the penalty and the value of a payment with what has been picked, None if it is not enough."""
    if purse.competitors and _hqs(purse) < 2 and not (purse.rivals and not infra(state, seat, terms.action).sources):
        return None
    if terms.rely and purse.rely < 0:
        return None
    if terms.needs_card and not purse.cards and not purse.time and not purse.competitors:
        return None
    boost = terms.boost(purse.port >= 0, purse.industrial >= 0)
    sources = picked_sources(state, seat, purse, terms.action, boost)
    value = _worth(sources, boost, purse)
    gap = max(0, terms.cost - value)
    penalty = terms.penalty if terms.exposed and purse.shield < 0 and not sheltered(sources) else 0
    if gap > 0 and (not terms.money or gap > MOST_PROFIT_SPENT or gap >= value):
        return None
    if gap + penalty > state.players[seat].profit:
        return None
    return gap, penalty, value


def completable(state: SpaceCorp, seat: int, terms: Terms, purse: Purse) -> bool:
    """Tell whether what has been picked can still become a payment: with all that can be added it is one.

    One source more never hurts. What shuts out something else is tried both ways: whose Infra, whether Competitors are
    played or their card is used for its value, and which source shows its shielded mode.
    """
    if _paid_with_all(state, seat, terms, purse):
        return True
    return _competitors_left(state, seat, purse) and _paid_with_all(
        state, seat, terms, purse.plus(state.box, "competitors")
    )


def _competitors_left(state: SpaceCorp, seat: int, purse: Purse) -> bool:
    """Tell whether Competitors can still be played."""
    return (
        state.players[seat].edges >> COMPETITORS & 1 == 1
        and not purse.competitors
        and any(state.box.cards[card].edge == COMPETITORS for card in _left(state, seat, purse))
    )


def _paid_with_all(state: SpaceCorp, seat: int, terms: Terms, purse: Purse) -> bool:
    """Tell whether a purse pays with everything in it that can be added but for Competitors, some Infra chosen."""
    full = purse.copy()
    left = _left(state, seat, purse)
    if terms.timed and not full.time and left and left[-1] == state.box.time:
        full.time = DOUBLE
    if terms.port >= 0:
        full.port = terms.port
    if terms.industrials and full.industrial < 0:
        full.industrial = terms.industrials[0]
    if terms.exposed and terms.shields and full.shield < 0:
        full.shield = terms.shields[0]
    if terms.rely and full.rely < 0:
        full.rely = terms.rely[0]
    cards = [card for card in left if state.box.cards[card].face.sources[terms.action] is not None]
    bare = full.cards
    for hqs in _hqs_to_add(state, seat, terms, purse):
        full.own = max(purse.own, hqs >> seat & 1)
        full.rivals = purse.rivals | (hqs & ~(1 << seat))
        full.shelter = purse.shelter
        full.cards = sorted([*bare, *(card * 2 for card in cards)])
        if bill(state, seat, terms, full) is not None:
            return True
        if not terms.exposed or full.shield >= 0:
            continue
        for card in cards:
            if state.box.cards[card].face.other[terms.action] > 0:
                full.cards = sorted([*bare, card * 2 + 1, *(other * 2 for other in without_card(cards, card))])
                if bill(state, seat, terms, full) is not None:
                    return True
        full.cards = sorted([*bare, *(card * 2 for card in cards)])
        for owner in range(state.seats):
            if hqs >> owner & 1 and any(source.other > 0 for source in infra(state, owner, terms.action).sources):
                full.own = SHELTERED if owner == seat else max(purse.own, hqs >> seat & 1)
                full.shelter = purse.shelter if owner == seat else purse.shelter | 1 << owner
                if bill(state, seat, terms, full) is not None:
                    return True
    return False


def _hqs_to_add(state: SpaceCorp, seat: int, terms: Terms, purse: Purse) -> list[int]:
    """List the sets of HQs whose Infra could still be added, as bits; the empty set among them."""
    most = (2 if purse.competitors else 1) - _hqs(purse)
    found = [0]
    if most <= 0:
        return found
    lenders = [
        owner
        for owner in range(state.seats)
        if infra(state, owner, terms.action).sources
        and (owner == seat or not state.closed or purse.competitors)
        and not (purse.own > 0 if owner == seat else purse.rivals >> owner & 1 == 1)
    ]
    for index, owner in enumerate(lenders):
        found.append(1 << owner)
        if most > 1:
            found += [1 << owner | 1 << other for other in lenders[index + 1 :]]
    return found


def _hqs(purse: Purse) -> int:
    """Count the HQs whose Infra is used."""
    return _count(purse.rivals) + min(purse.own, 1)
