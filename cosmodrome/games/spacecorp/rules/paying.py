"""How a goal is paid for: the ways that are not wasteful, or source by source (7)."""

from __future__ import annotations

from typing import Final, cast

from ....kernel.action import Action
from ....kernel.errors import BadPosition
from ....kernel.event import Events
from ....kernel.message import Message, Term
from ....kit.codec import Field
from ....kit.question import Decision
from ..components import ACTIONS, COMPETITORS, DOUBLE, HQS, MOST_PROFIT_SPENT, MOVE, NO, TWICE
from ..pieces import Source
from ..player import bag, with_card, with_one, without_card
from ..said import events as happened
from ..said.actions import CONFIRM, CUSTOM
from ..said.payment import BEST, HQ_WORDS, NOTHING, OWN, RELY, SHIELD, TIME_WORDS, USES, Payment, Sources
from ..state import SpaceCorp
from ..stored.forms import QUESTIONS, WORDS
from .rewards import rewards_for
from .sources import (
    HALF,
    Half,
    HqChoice,
    half_of,
    has_card,
    has_time,
    hq_choices,
    infra,
    lenders,
    owner_of,
    shown_sources,
    with_boxes,
)
from .terms import GOAL, Goal, Terms
from .value import EMPTY, Boost, bundle_of, sheltered
from .ways import Search


class Aim(Decision[SpaceCorp]):
    """A question between the choice of an action and its payment: nobody else sees what is being put together."""

    def __init__(self, seat: int, half: Half | None = None) -> None:
        super().__init__(seat)
        self.half: Final = half
        """What a second team has from the first."""

    def check(self, state: SpaceCorp) -> None:
        """Raise BadPosition where this cannot be asked."""


def check_aim(step: Aim, state: SpaceCorp) -> None:
    """Refuse a question about what to do that cannot be asked of the active player."""
    if step.seat != state.active:
        raise BadPosition("what to do is asked of the active player")
    step.check(state)


class Pay(Aim):
    """How is the goal paid for?"""

    def __init__(self, seat: int, goal: Goal, half: Half | None = None) -> None:
        super().__init__(seat, half)
        self.goal: Final = goal

    def check(self, state: SpaceCorp) -> None:
        """Refuse a goal that the player's pieces do not allow."""
        if not self.goal.is_allowed(state, self.seat):
            raise BadPosition(f"{self.goal.write(state)!r} cannot be done")
        if self.half is not None:
            self.half.check(state, self.seat, self.goal.kind)

    def prompt(self, state: SpaceCorp) -> Message:
        """Ask for a payment."""
        terms = self.goal.terms(state, self.seat)
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
        seat, terms = self.seat, self.goal.terms(state, self.seat)
        if self.half is not None:
            return [*ways_of_second(state, seat, terms, self.half)]
        found = ways(state, seat, self.goal, terms)
        # Competitors are never played without being asked for, like any other card.
        asked = len(found) > 1 or any(way.sources.competitors for way in found)
        return [*found, CUSTOM] if asked or has_card(state, seat, terms.action, terms.timed) else [*found]

    def apply(self, state: SpaceCorp, action: Action, events: Events) -> None:
        """Pay and act, or put a payment together."""
        if action is CUSTOM:
            state.common[-1] = Custom(self.seat, self.goal, [])
        else:
            state.pop()
            settle(state, self.seat, self.goal, cast(Payment, action), self.half, events)


QUESTIONS.add("pay", Pay, Field("goal", GOAL), Field("second", HALF, "half"), check=check_aim)


def settle(state: SpaceCorp, seat: int, goal: Goal, payment: Payment, half: Half | None, events: Events) -> None:
    """Pay for a goal and carry it out; with Twice a second team follows."""
    terms = goal.terms(state, seat)
    sources = payment.sources
    pay(state, seat, goal.kind, terms, payment, half is not None, events)
    if sources.time == TWICE and half is None:
        first = half_of(state, seat, terms, sources, payment.profit, payment.penalty)
        state.procedures.ask_second(state, seat, goal.kind, first)
    goal.carry_out(state, seat, payment.value, events)


def pay(state: SpaceCorp, seat: int, kind: int, terms: Terms, payment: Payment, second: bool, events: Events) -> None:
    """Pay for an action: cards to the table, profit to the bank, rewards owed to rivals."""
    sources = payment.sources
    if not second:
        played = [code >> 1 for code in sources.cards]
        if sources.time:
            played.append(state.box.time)
        if played:
            for card in played:
                state.take(seat, card)
            state.table = state.table + played
        if sources.competitors:
            state.play_edge(seat, COMPETITORS, events)
        state.kind = kind
        state.idle = kind == MOVE and not played
    state.players[seat].profit -= payment.profit + payment.penalty
    if sources.rivals or sources.used():
        owed = rewards_for(state, terms, 0 if second else sources.rivals, sources.bases)
        state.owed = [state.owed[other] + owed[other] for other in range(state.seats)]
    if events is not None:
        events.append(
            happened.Paid(
                seat,
                kind,
                payment.value,
                [owner_of(code >> 3, seat) for code in sources.hqs],
                [state.box.card_ids[code >> 1] for code in sources.cards],
                [None, "double", "twice"][sources.time],
                payment.profit,
                payment.penalty,
                payment,
            )
        )


def ways(state: SpaceCorp, seat: int, goal: Goal, terms: Terms) -> list[Payment]:
    """Return the ways to pay for a goal."""
    search = Search(state, seat, terms, 0, False, terms.needs_card)
    player = state.players[seat]
    time = terms.timed and has_time(state, seat)
    search.run(hq_choices(state, seat, terms.action), player.hand, bag(state.box, player, terms.action), time)
    best = search.best()
    found = [way.payment(state, way.sources.time) for way in best]
    if time and _another_team(state, seat, goal):
        found += [way.payment(state, TWICE) for way in best if way.sources.time == 0][:3]
    return found


def ways_of_second(state: SpaceCorp, seat: int, terms: Terms, half: Half) -> list[Payment]:
    """Return the ways to use rivals' bases and profit for the second half."""
    search = Search(state, seat, terms, half.spent, half.penalty_paid, False)
    search.run([HqChoice([], False, half.bundle(state, seat, terms.action), 0)], [], EMPTY, False)
    return [way.payment(state, way.sources.time) for way in search.best()]


def _another_team(state: SpaceCorp, seat: int, goal: Goal) -> bool:
    """Tell whether a second team could act as well."""
    if len(state.team_sites(seat)) > 1:
        return True
    return goal.start != goal.to and state.players[seat].teams.count(goal.start * 4) > 1


class Custom(Aim):
    """Which source next?"""

    def __init__(self, seat: int, goal: Goal, picked: list[str], sources: Sources | None = None) -> None:
        super().__init__(seat)
        self.goal: Final = goal
        self.picked: Final = picked
        """The words of what was picked, in its order."""
        self._sources = sources

    def sources(self, state: SpaceCorp) -> Sources:
        """Return what was picked, read once."""
        sources = self._sources
        if sources is None:
            sources = Sources.read(state.box, self.picked)
            self._sources = sources
        return sources

    def check(self, state: SpaceCorp) -> None:
        """Refuse sources that could not be picked one after the other, or that lead nowhere."""
        if not self.goal.is_allowed(state, self.seat):
            raise BadPosition(f"{self.goal.write(state)!r} cannot be done")
        terms = self.goal.terms(state, self.seat)
        sources = NOTHING
        for word in self.picked:
            if word not in addable(state, self.seat, self.goal, terms, sources):
                raise BadPosition(f"{word!r} cannot be picked")
            sources = sources.plus(state.box, word)
        if not self.legal(state):
            raise BadPosition(f"{' '.join(self.picked)!r} leads nowhere")

    def settle(self, state: SpaceCorp, events: Events) -> bool:
        """Wait for the next source even where only one is left."""
        return False

    def prompt(self, state: SpaceCorp) -> Message:
        """Ask for the next source."""
        cost = self.goal.terms(state, self.seat).cost
        return Message("prompt-custom", {"value": self.value(state), "cost": cost})

    def value(self, state: SpaceCorp) -> int:
        """Return what has been picked so far is worth."""
        sources = self.sources(state)
        terms = self.goal.terms(state, self.seat)
        boost = terms.boost(sources.bases)
        return _worth(_picked(state, self.seat, terms.action, sources, boost), boost, sources)

    def legal(self, state: SpaceCorp) -> list[Action]:
        """Offer every source that leaves the goal within reach, and to confirm once it is reached."""
        terms = self.goal.terms(state, self.seat)
        sources = self.sources(state)
        found: list[Action] = []
        for word in addable(state, self.seat, self.goal, terms, sources):
            if completable(state, self.seat, terms, sources.plus(state.box, word)):
                found.append(state.answers.add(word))
        if bill(state, self.seat, terms, sources) is not None:
            found.append(CONFIRM)
        return found

    def apply(self, state: SpaceCorp, action: Action, events: Events) -> None:
        """Add the source, or pay."""
        sources = self.sources(state)
        if action is CONFIRM:
            due = bill(state, self.seat, self.goal.terms(state, self.seat), sources)
            assert due is not None
            state.pop()
            settle(state, self.seat, self.goal, Payment(state.box, sources, due[0], due[1], due[2]), None, events)
        else:
            word = action.text[4:]
            state.common[-1] = Custom(self.seat, self.goal, [*self.picked, word], sources.plus(state.box, word))


QUESTIONS.add("custom", Custom, Field("goal", GOAL), Field("picked", WORDS), check=check_aim)


def addable(state: SpaceCorp, seat: int, goal: Goal, terms: Terms, sources: Sources) -> list[str]:
    """Return the words that can follow what was picked, each source once; a shielded mode follows its plain one."""
    action = terms.action
    found: list[str] = []
    for hq in _open_hqs(state, seat, action, sources):
        found.append(HQ_WORDS[hq])
        if terms.exposed and any(source.other > 0 for source in infra(state, owner_of(hq, seat), action).sources):
            found.append(HQ_WORDS[hq] + "/s")
    last = NO
    left = _left(state, seat, sources)
    for card in left:
        face = state.box.cards[card].face
        if card != last and face.sources[action] is not None:
            found.append(state.box.card_ids[card])
            if face.shelters[action] is not None and terms.exposed:
                found.append(state.box.card_ids[card] + "/s")
        last = card
    if _competitors_left(state, seat, sources) and lenders(state, seat, action):
        found.append("competitors")
    if terms.timed and not sources.time and left and left[-1] == state.box.time:
        found.append(TIME_WORDS[DOUBLE])
        if _another_team(state, seat, goal):
            found.append(TIME_WORDS[TWICE])
    for use in range(len(USES)):
        if sources.bases[use] < 0:
            found += [f"{USES[use]}:{HQS[rival]}" for rival in terms.helpers[use]]
    return found


def _left(state: SpaceCorp, seat: int, sources: Sources) -> list[int]:
    """Return the cards in a hand that have not been picked, sorted."""
    hand = state.players[seat].hand
    if not sources.cards and not sources.competitors:
        return hand
    left = hand[:]
    for code in sources.cards:
        left.remove(code >> 1)
    if sources.competitors:
        left.remove(next(card for card in left if state.box.cards[card].edge == COMPETITORS))
    return left


def _competitors_left(state: SpaceCorp, seat: int, sources: Sources) -> bool:
    """Tell whether Competitors can still be played."""
    if sources.competitors or not state.players[seat].edges >> COMPETITORS & 1:
        return False
    return any(state.box.cards[card].edge == COMPETITORS for card in _left(state, seat, sources))


def _picked(state: SpaceCorp, seat: int, action: int, sources: Sources, boost: Boost) -> list[Source]:
    """Return what the picked boxes and cards show, a shielded HQ in the best way."""
    return shown_sources(state, seat, with_boxes(state, seat, sources, action, boost), action)


def _worth(shown: list[Source], boost: Boost, sources: Sources) -> int:
    value = bundle_of(shown).worth(boost)
    return value * 2 if sources.time == DOUBLE else value


def bill(state: SpaceCorp, seat: int, terms: Terms, sources: Sources) -> tuple[int, int, int] | None:
    """Return the profit, the penalty and the value of a payment with some sources, None if they are not enough."""
    if (
        sources.competitors
        and len(sources.hqs) < 2
        and not (sources.rivals and not infra(state, seat, terms.action).sources)
    ):
        return None
    if terms.helpers[RELY] and sources.bases[RELY] < 0:
        return None
    if terms.needs_card and not sources.cards and not sources.time and not sources.competitors:
        return None
    boost = terms.boost(sources.bases)
    shown = _picked(state, seat, terms.action, sources, boost)
    value = _worth(shown, boost, sources)
    gap = max(0, terms.cost - value)
    penalty = terms.penalty if terms.exposed and sources.bases[SHIELD] < 0 and not sheltered(shown) else 0
    if gap > 0 and (not terms.money or gap > MOST_PROFIT_SPENT or gap >= value):
        return None
    if gap + penalty > state.players[seat].profit:
        return None
    return gap, penalty, value


def completable(state: SpaceCorp, seat: int, terms: Terms, sources: Sources) -> bool:
    """Tell whether what has been picked can still become a payment: with all that can be added it is one.

    One source more never hurts. What shuts out something else is tried both ways: whose Infra, whether Competitors are
    played or their card is used for its value, and which source shows its shielded mode.
    """
    if _paid_with_all(state, seat, terms, sources):
        return True
    return _competitors_left(state, seat, sources) and _paid_with_all(
        state, seat, terms, sources.plus(state.box, "competitors")
    )


def _paid_with_all(state: SpaceCorp, seat: int, terms: Terms, sources: Sources) -> bool:
    """Tell whether sources pay with everything that can be added but for Competitors, some Infra chosen."""
    left = _left(state, seat, sources)
    time = sources.time
    if terms.timed and not time and left and left[-1] == state.box.time:
        time = DOUBLE
    bases = terms.with_all_help(sources.bases)
    added = [card for card in left if state.box.cards[card].face.sources[terms.action] is not None]
    cards = sorted([*sources.cards, *(card * 2 for card in added)])
    for hqs in _hqs_to_add(state, seat, terms.action, sources):
        all = Sources(hqs, cards, sources.competitors, time, bases)
        if bill(state, seat, terms, all) is not None:
            return True
        if not terms.exposed or bases[SHIELD] >= 0:
            continue
        for card in added:
            if state.box.cards[card].face.shelters[terms.action] is not None:
                changed = with_card(without_card(cards, card * 2), card * 2 + 1)
                if bill(state, seat, terms, Sources(hqs, changed, all.competitors, time, bases)) is not None:
                    return True
        for place, hq in enumerate(hqs):
            boxes = infra(state, owner_of(hq >> 3, seat), terms.action).sources
            if sources.mode_of(hq >> 3) < 0 and any(source.other > 0 for source in boxes):
                changed = with_one(hqs, place, hq | BEST)
                if bill(state, seat, terms, Sources(changed, cards, all.competitors, time, bases)) is not None:
                    return True
    return False


def _open_hqs(state: SpaceCorp, seat: int, action: int, sources: Sources) -> list[int]:
    """Return the HQs whose Infra can be used too: that of one HQ, with Competitors of two."""
    if len(sources.hqs) >= (2 if sources.competitors else 1):
        return []
    found = [OWN] if infra(state, seat, action).sources else []
    if sources.competitors or not state.closed:
        found += [rival + 1 for rival in lenders(state, seat, action)]
    return [hq for hq in found if sources.mode_of(hq) < 0]


def _hqs_to_add(state: SpaceCorp, seat: int, action: int, sources: Sources) -> list[list[int]]:
    """Return the sets of HQs that could be used in the end, those that are used already among them."""
    free = [hq << 3 for hq in _open_hqs(state, seat, action, sources)]
    found = [sources.hqs]
    for place, hq in enumerate(free):
        found.append(sorted([*sources.hqs, hq]))
        if sources.competitors and not sources.hqs:
            found += [[other, hq] for other in free[:place]]
    return found
