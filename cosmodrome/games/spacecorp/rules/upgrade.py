"""Upgrade: a card from hand becomes Infra (8.8)."""

from __future__ import annotations

from ....kernel.action import Action
from ....kernel.event import Events
from ..components import NO, UPGRADE
from ..player import with_one
from ..said import events as happened
from ..state import SpaceCorp
from .move import stalls


def upgrades(state: SpaceCorp, seat: int, found: list[Action]) -> None:
    """List the cards that a player can put into the slots of his HQ."""
    player = state.players[seat]
    last = NO
    stalling = stalls(state, seat)
    for card in player.hand:
        if card != last and state.box.cards[card].infra:
            for slot in range(3):
                old = player.infra[slot]
                if old == card or (stalling and old >= 0 and state.box.cards[old].era == state.era):
                    # A card for its like changes nothing; stalling is not offered (G-2).
                    continue
                found.append(state.answers.upgrade[card][slot])
        last = card


def upgrade(state: SpaceCorp, seat: int, card: int, slot: int, events: Events) -> None:
    """Put a card into the HQ; the one that lay there returns to the hand, or leaves the game."""
    player = state.players[seat]
    old = player.infra[slot]
    state.take(seat, card)
    state.set_infra(seat, with_one(player.infra, slot, card))
    kept = old >= 0 and state.box.cards[old].era == state.era
    if kept:
        state.give(seat, old, True)
    state.kind = UPGRADE
    state.idle = kept
    if events is not None:
        ids = state.box.card_ids
        events.append(happened.Upgraded(seat, ids[card], slot + 1, ids[old] if old >= 0 else None, kept))
