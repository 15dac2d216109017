"""What a seat may know."""

from __future__ import annotations

from cosmodrome import Json

from ..state import Signals


def seen_by(state: Signals, seat: int | None) -> dict[str, Json]:
    """Return a position as a seat sees it: of the others' cards only how many they hold and whether one is sent."""
    return {
        "round": state.round,
        "stake": state.stake,
        "points": state.points[:],
        "deck": len(state.deck),
        "hands": [list(hand) if holder == seat else len(hand) for holder, hand in enumerate(state.hands)],
        "sent": [list(sent) if sent and sender == seat else sent is not None for sender, sent in enumerate(state.sent)],
        "answered": [not stack for stack in state.own],
        "never_amplify": [state.is_muted(each) for each in range(state.seats)],
    }
