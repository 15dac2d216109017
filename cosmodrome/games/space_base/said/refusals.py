"""Why a card cannot be had, in the words that a player needs."""

from __future__ import annotations

from ....kernel.message import Message
from ..components import CARDS, COLONIES, COST, LEVEL, SECTOR
from ..rules.placing import can_place
from ..state import SpaceBase
from .names import card_term


def named(word: str) -> int:
    """Find a card by its name or its id, -1 if there is none."""
    for number in range(len(CARDS)):
        if CARDS[number].name == word or CARDS[number].id == word:
            return number
    return -1


def why_not_get(state: SpaceBase, seat: int, text: str, anywhere: bool) -> Message:
    """Say what stands in the way of 'buy fabian' or 'claim fabian'."""
    words = text.split()
    card = named(words[1]) if len(words) == 2 and words[0] in ("buy", "claim") else -1
    if card < 0:
        return Message("illegal-not-offered", {"action": text})
    if words[0] == "claim" and card >= COLONIES:
        return Message("illegal-claim-colony", {"card": card_term(card)})
    there = state.colonies_left >> (card - COLONIES) & 1 == 1 if card >= COLONIES else card in state.yard
    if not there:
        return Message("illegal-card-not-there", {"card": card_term(card)})
    if not can_place(state.consoles[seat], card, anywhere):
        return Message("illegal-colonised", {"card": card_term(card), "sector": SECTOR[card]})
    if words[0] == "buy" and COST[card] > state.credits[seat]:
        return Message(
            "illegal-too-dear", {"card": card_term(card), "cost": COST[card], "credits": state.credits[seat]}
        )
    if words[0] == "claim":
        return Message("illegal-claim-level", {"card": card_term(card), "level": LEVEL[card]})
    return Message("illegal-not-offered", {"action": text})
