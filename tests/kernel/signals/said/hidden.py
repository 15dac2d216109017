"""What a seat cannot know: the deck, the other hands and what the others have sent."""

from __future__ import annotations

from cosmodrome import Deck

from ..state import Signals


def unseen_by(state: Signals, seat: int | None) -> list[int]:
    """Return the cards that a seat cannot see, in an order that tells nothing."""
    found = state.deck.cards[:]
    for other in range(state.seats):
        if other != seat:
            sent = state.sent[other]
            found += list(state.hands[other]) + ([] if sent is None else [sent[0]])
    return sorted(found)


def deal(state: Signals, seat: int | None, pool: list[int]) -> None:
    """Deal the shuffled cards that a seat cannot see: first to the others, the rest is the deck."""
    state.forget_offers()
    for other in range(state.seats):
        if other == seat:
            continue
        count = len(state.hands[other])
        state.hands[other] = tuple(sorted(pool[:count]))
        del pool[:count]
        sent = state.sent[other]
        if sent is not None:
            # Whether it is amplified is no secret: the points show it.
            state.sent[other] = (pool.pop(), sent[1])
    state.deck = Deck(pool)
