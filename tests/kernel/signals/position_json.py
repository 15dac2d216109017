"""A whole position as data, and back."""

from __future__ import annotations

from typing import Any

from cosmodrome import BadPosition, Deck, Json

from .state import Signals
from .steps import read_step


def write(state: Signals) -> dict[str, Json]:
    """Return the whole position as data."""
    return {
        "game": state.game,
        "rules": state.title.rules,
        "seats": state.seats,
        "options": dict(state.options),
        "rng": state.rng.to_json(),
        "deck": state.deck.cards[:],
        "hands": [list(hand) for hand in state.hands],
        "sent": [None if sent is None else list(sent) for sent in state.sent],
        "points": state.points[:],
        "round": state.round,
        "stake": state.stake,
        "seals": state.seals,
        "muted": state.muted[:],
        "common": [step.to_json() for step in state.common],
        "own": [[step.to_json() for step in stack] for stack in state.own],
    }


def read(state: Signals, data: dict[str, Any]) -> None:
    """Fill an empty table from data; what is of the wrong type fails where it is used."""
    state.deck = Deck(data["deck"])
    state.hands = [tuple(hand) for hand in data["hands"]]
    state.sent = [None if signal is None else (signal[0], bool(signal[1])) for signal in data["sent"]]
    state.points = list(data["points"])
    state.round = _number(data, "round")
    state.stake = _number(data, "stake")
    state.seals = _number(data, "seals")
    state.muted = list(data["muted"])
    state.common = [read_step(step) for step in data["common"]]
    state.own = [[read_step(step) for step in stack] for stack in data["own"]]


def _number(data: dict[str, Any], name: str) -> int:
    """Read a whole number."""
    value = data[name]
    if type(value) is not int:
        raise BadPosition(f"{name} is a number")
    return value
