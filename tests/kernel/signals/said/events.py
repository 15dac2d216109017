"""What can happen in Signals."""

from __future__ import annotations

from typing import Annotated

from cosmodrome import Event, Message, Term
from cosmodrome.kit.happening import Happening, OfSeat, Seat, Told


class Dealt(OfSeat):
    """A card that only its owner sees."""

    card: int | None

    def message(self) -> Message:
        """Say who got a card, and which if that is known."""
        return Message("event-dealt-hidden" if self.card is None else "event-dealt", self.args())

    def seen_by(self, seat: int | None) -> Event | None:
        """Hide the card from all but its owner."""
        return self if seat == self.seat else Dealt(self.seat, None)


class Revealed(Happening):
    """What everyone had sent."""

    strengths: Annotated[list[int], Told(say=list)]
    winner: Annotated[Seat | None, "who"]

    def message(self) -> Message:
        """Say whose signal was heard, or that all drowned."""
        if self.winner is None:
            return Message("event-drowned", self.args())
        return Message("event-heard", {**self.args(), "what": Term("signal")})
