"""What a payment is made of, as facts: the sources of each way to pay, of those that can be added, and what helps."""

from __future__ import annotations

from typing import Final

from ....kernel.action import Action
from ..components import ACTIONS, DOUBLE, NO
from ..pieces import Source
from ..player import Gifts
from ..rules.paying import Custom, Pay
from ..rules.rewards import rewards_for
from ..rules.sources import infra, owner_of
from ..rules.terms import Terms
from ..rules.value import Boost, best_shelter, bundle_of, sheltered, sheltered_worth
from ..state import SpaceCorp
from .payment import Payment, Sources
from .views import Bill, Bonus, SourceKind, SourceView, WayView

_PLAIN: Final = Boost(0, 0, False, 1)
"""Nothing but the sources themselves."""


def bill(state: SpaceCorp, seat: int | None) -> Bill | None:
    """Show the player who is asked to pay what each answer is made of."""
    step = state.common[-1] if state.common else None
    if not isinstance(step, Pay | Custom) or step.seat != seat:
        return None
    terms = step.goal.terms(state, seat)
    ways: dict[str, WayView] = {}
    adds: dict[str, SourceView] = {}
    for action in state.legal(seat):
        if isinstance(action, Payment):
            ways[action.text] = _way(state, seat, terms, action)
        elif isinstance(step, Custom):
            _add(state, seat, terms, action, adds)
    picked = [_one(state, seat, terms, word) for word in step.picked] if isinstance(step, Custom) else []
    return {
        "action": ACTIONS[terms.action],
        "bonuses": _bonuses(state, seat, terms),
        "ways": ways,
        "adds": adds,
        "picked": picked,
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


def _add(state: SpaceCorp, seat: int, terms: Terms, action: Action, adds: dict[str, SourceView]) -> None:
    """Show a source that can be added."""
    verb, _, word = action.text.partition(" ")
    if verb == "add":
        adds[action.text] = _one(state, seat, terms, word)


def _one(state: SpaceCorp, seat: int, terms: Terms, word: str) -> SourceView:
    """Show the source that one word of a payment stands for."""
    return _sources(state, seat, terms, Sources.read(state.box, [word]), 0)[0]


def _sources(state: SpaceCorp, seat: int, terms: Terms, used: Sources, profit: int) -> list[SourceView]:
    """Show what is paid with; equal cards stand together."""
    found: list[SourceView] = []
    for code in used.hqs:
        found.append(_hq(state, owner_of(code >> 3, seat), terms.action, code & 7 > 0))
    for code in sorted(set(used.cards)):
        face = state.box.cards[code >> 1].face
        source = face.shelters[terms.action] if code & 1 else face.sources[terms.action]
        found.append(_card(state.box.cards[code >> 1].id, source, code & 1 == 1, used.cards.count(code)))
    if used.competitors:
        found.append(_source("edge", "competitors", NO, 0))
    if used.time:
        doubles = used.time == DOUBLE
        found.append(_source("time", "double" if doubles else "twice", NO, 2 if doubles else 0))
        found[-1]["multiplies"] = doubles
    for use, owner in used.used():
        found.append(_source("base", use, owner, 0))
    if profit:
        found.append(_source("profit", "profit", NO, profit))
    return found


def _source(kind: SourceKind, id: str, owner: int, value: int) -> SourceView:
    return {
        "kind": kind,
        "id": id,
        "seat": owner if owner >= 0 else None,
        "shielded": False,
        "value": value,
        "multiplies": False,
        "n": 1,
    }


def _hq(state: SpaceCorp, owner: int, action: int, shelter: bool) -> SourceView:
    """Show what the Infra of an HQ gives by itself: shielded, the box that loses least by it uses its other mode."""
    boxes = infra(state, owner, action).sources
    shown = _source("hq", "infra", owner, bundle_of(boxes).worth(_PLAIN))
    shown["shielded"] = shelter
    if shelter and not sheltered(boxes):
        shown["value"] = sheltered_worth(boxes, _PLAIN, best_shelter(boxes, _PLAIN))
    return shown


def _card(id: str, source: Source | None, shelter: bool, count: int) -> SourceView:
    """Show a card in the mode in which it is played."""
    shown = _source("card", id, NO, source.value if source is not None else 0)
    shown["multiplies"] = source is not None and source.multiplies
    shown["shielded"] = shelter
    shown["n"] = count
    return shown


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
