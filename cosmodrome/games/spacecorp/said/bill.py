"""What a payment is made of, as facts: the sources of each way to pay, of those that can be added, and what helps."""

from __future__ import annotations

from ..components import ACTIONS, DOUBLE, NO
from ..pieces import Source
from ..player import Gifts
from ..rules.paying import Custom, Pay
from ..rules.rewards import rewards_for
from ..rules.sources import infra, owner_of
from ..rules.terms import Terms
from ..rules.value import PLAIN, best_shelter, bundle_of, sheltered, sheltered_worth
from ..state import SpaceCorp
from .payment import Payment, Sources
from .views import Bill, Bonus, SourceKind, SourceView, WayView

"""Nothing but the sources themselves."""


def bill(state: SpaceCorp, seat: int | None) -> Bill | None:
    """Show the player who is asked to pay what each answer is made of."""
    step = state.common[-1] if state.common else None
    if not isinstance(step, Pay | Custom) or step.seat != seat:
        return None
    terms = step.goal.terms(state, seat)
    picked = step.picked if isinstance(step, Custom) else []
    legal = state.legal(seat)
    return {
        "action": ACTIONS[terms.action],
        "bonuses": _bonuses(state, seat, terms),
        "ways": {way.text: _way(state, seat, terms, way) for way in legal if isinstance(way, Payment)},
        "adds": {add.text: _one(state, seat, terms, add.text[4:]) for add in legal if add.text.startswith("add ")},
        "picked": [_one(state, seat, terms, word) for word in picked],
    }


def _way(state: SpaceCorp, seat: int, terms: Terms, payment: Payment) -> WayView:
    """Show one way to pay."""
    used = payment.sources
    owed = rewards_for(state, terms, used.rivals, used.bases)
    return {
        "sources": _sources(state, seat, terms, used, payment.profit),
        "rewarded": [other for other in range(state.seats) if owed[other]],
        "value": payment.value,
        "penalty": payment.penalty,
        "sheltered": terms.exposed and not payment.penalty,
        "spends": len(used.cards) + (1 if used.time else 0) + (1 if used.competitors else 0),
    }


def _one(state: SpaceCorp, seat: int, terms: Terms, word: str) -> SourceView:
    """Show the source that one word of a payment stands for."""
    return _sources(state, seat, terms, Sources.read(state.box, [word]), 0)[0]


def _sources(state: SpaceCorp, seat: int, terms: Terms, used: Sources, profit: int) -> list[SourceView]:
    """Show what is paid with; equal cards stand together."""
    found: list[SourceView] = []
    for code in used.hqs:
        owner = owner_of(code >> 3, seat)
        value = _infra_value(infra(state, owner, terms.action).sources, code & 7 > 0)
        found.append(_source("hq", "infra", value, owner, shielded=code & 7 > 0))
    for code in sorted(set(used.cards)):
        card = state.box.cards[code >> 1]
        source = (card.face.shelters if code & 1 else card.face.sources)[terms.action]
        value = source.value if source is not None else 0
        multiplies = source is not None and source.multiplies
        found.append(_source("card", card.id, value, NO, multiplies, code & 1 == 1, used.cards.count(code)))
    if used.competitors:
        found.append(_source("edge", "competitors"))
    if used.time == DOUBLE:
        found.append(_source("time", "double", 2, multiplies=True))
    elif used.time:
        found.append(_source("time", "twice"))
    found += [_source("base", use, 0, owner) for use, owner in used.used()]
    if profit:
        found.append(_source("profit", "profit", profit))
    return found


def _source(
    kind: SourceKind,
    id: str,
    value: int = 0,
    owner: int = NO,
    multiplies: bool = False,
    shielded: bool = False,
    count: int = 1,
) -> SourceView:
    return {
        "kind": kind,
        "id": id,
        "seat": owner if owner >= 0 else None,
        "shielded": shielded,
        "value": value,
        "multiplies": multiplies,
        "n": count,
    }


def _infra_value(boxes: list[Source], shelter: bool) -> int:
    """Return what the boxes of an HQ give by themselves: shielded, the one that loses least by it in its other mode."""
    if shelter and not sheltered(boxes):
        return sheltered_worth(boxes, PLAIN, best_shelter(boxes, PLAIN))
    return bundle_of(boxes).worth(PLAIN)


def _bonuses(state: SpaceCorp, seat: int, terms: Terms) -> list[Bonus]:
    """Show what the progress cards of a player add to or multiply what is paid."""
    found: list[Bonus] = []
    for name, card in enumerate(state.box.progress):
        if state.players[seat].progress >> name & 1:
            boost = Gifts([card]).boosts[terms.action]
            if terms.gift and boost.gift:
                found.append({"id": card.id, "value": boost.gift, "multiplies": False})
            if terms.multiply > 1 and boost.factor > 1:
                found.append({"id": card.id, "value": boost.factor, "multiplies": True})
    return found
