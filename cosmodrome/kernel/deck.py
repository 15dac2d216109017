"""A deck without an order: which card comes is decided when it is drawn, so there is nothing to peek at."""

from __future__ import annotations

from .rng import Rng


class Deck:
    """Cards face down. Kept sorted, so that what is in it is all there is to know about it."""

    def __init__(self, cards: list[int]) -> None:
        self.cards = sorted(cards)

    def clone(self) -> Deck:
        """Copy the deck."""
        copy = Deck([])
        copy.cards = self.cards[:]
        return copy

    def __len__(self) -> int:
        return len(self.cards)

    def draw(self, rng: Rng) -> int:
        """Take a card that chance decides."""
        return self.cards.pop(rng.below(len(self.cards)))

    def put_back(self, cards: list[int]) -> None:
        """Shuffle cards into the deck."""
        self.cards = sorted(self.cards + cards)

    def remove(self, card: int) -> None:
        """Take one card that is known to be in the deck."""
        self.cards.remove(card)
