"""What can happen in Signals."""

from __future__ import annotations

from typing import Final

from cosmodrome import Event, Json, Message, Term, Who


class Dealt(Event):
    """A card that only its owner sees."""

    def __init__(self, seat: int, card: int | None) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def message(self) -> Message:
        """Say who got a card, and which if that is known."""
        if self.card is None:
            return Message("event-dealt-hidden", {"who": Who(self.seat)})
        return Message("event-dealt", {"who": Who(self.seat), "card": self.card})

    def to_json(self) -> dict[str, Json]:
        """Give the facts."""
        return {"event": "dealt", "seat": self.seat, "card": self.card}

    def seen_by(self, seat: int | None) -> Event | None:
        """Hide the card from all but its owner."""
        return self if seat == self.seat else Dealt(self.seat, None)


class Revealed(Event):
    """What everyone had sent."""

    def __init__(self, strengths: list[int], winner: int | None) -> None:
        self.strengths: Final = strengths
        self.winner: Final = winner

    def message(self) -> Message:
        """Say whose signal was heard, or that all drowned."""
        strengths = list[int | str | Term | Who](self.strengths)
        if self.winner is None:
            return Message("event-drowned", {"strengths": strengths})
        return Message("event-heard", {"who": Who(self.winner), "strengths": strengths, "what": Term("signal")})

    def to_json(self) -> dict[str, Json]:
        """Give the facts."""
        return {"event": "revealed", "strengths": self.strengths[:], "winner": self.winner}
