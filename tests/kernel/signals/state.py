"""A position of Signals."""

from __future__ import annotations

from typing import Final, cast

from cosmodrome import Deck, Game, Json, Rng, State

CARDS: Final = [value for value in range(1, 10) for _ in range(3)]
ROUNDS: Final = 2
ROUNDS_OF_A_LONG_GAME: Final = 4


class Signals(State):
    """Hands and chosen cards are hidden until the reveal; points are public."""

    def __init__(self, title: Game, seats: int, options: dict[str, Json], rng: Rng) -> None:
        super().__init__(title, seats, options, rng)
        self.deck = Deck([])
        self.hands: list[tuple[int, ...]] = [()] * seats
        self.sent: list[tuple[int, bool] | None] = [None] * seats
        """The card that each seat has sent in this round, and whether it is amplified."""
        self.points = [0] * seats
        self.round = 0
        self.stake = 0

    def copy(self, rng: Rng) -> Signals:
        """Return a copy with another generator of chance."""
        copy = Signals(self.title, self.seats, self.options, rng)
        copy.deck = self.deck.clone()
        copy.hands, copy.sent, copy.points = self.hands[:], self.sent[:], self.points[:]
        copy.round, copy.stake = self.round, self.stake
        self.copy_stacks(copy)
        return copy

    @property
    def over(self) -> bool:
        """Tell whether the last round has been played."""
        return self.round > self.rounds

    @property
    def rounds(self) -> int:
        """Return the number of rounds of a whole game."""
        return ROUNDS_OF_A_LONG_GAME if self.options["long"] else ROUNDS

    @property
    def hand_size(self) -> int:
        """Return the number of cards that a seat holds between two rounds."""
        return cast(int, self.options["hand"])
