"""What tests of all games do with a position: answer, look at what is legal, read what a seat sees.

P1 is seat 0, P2 is seat 1 and so on, here, in records and in the words that tests answer with.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from cosmodrome import Event, IllegalAction, Rng, State

P1, P2, P3, P4, P5, P6 = range(6)


def whose(state: State) -> int:
    """Return the only seat that is asked."""
    (seat,) = state.deciders()
    return seat


def addressed(state: State, text: str) -> tuple[int, str]:
    """Return who answers what: 'p2 pass' is for a seat, 'pass' for the only one asked."""
    name, _, rest = text.partition(" ")
    return (int(name[1]) - 1, rest) if re.fullmatch(r"p\d", name) else (whose(state), text)


def play(state: State, *texts: str) -> list[dict[str, Any]]:
    """Answer one text after the other, and return what happened."""
    events: list[Event] = []
    for text in texts:
        seat, answer = addressed(state, text)
        state.apply(seat, state.parse(seat, answer), events)
        state.check()
        assert state.title.from_json(state.to_json()) == state
    return [event.to_json() for event in events]


def legal_texts(state: State, seat: int | None = None) -> list[str]:
    """Return what a seat, or the only one asked, may answer."""
    return [action.text for action in state.legal(whose(state) if seat is None else seat)]


def is_legal(state: State, text: str, seat: int | None = None) -> bool:
    """Tell whether a seat, or the only one asked, may answer this."""
    return text in legal_texts(state, seat)


def starting(state: State, words: str, seat: int | None = None) -> list[str]:
    """Return the rest of all legal answers that start with these words."""
    return [text.removeprefix(words + " ") for text in legal_texts(state, seat) if text.startswith(words + " ")]


def refusal(state: State, text: str) -> str:
    """Return the reason why an answer is refused, and make sure that nothing has changed."""
    seat, answer = addressed(state, text)
    before = state.to_json()
    with pytest.raises(IllegalAction) as caught:
        state.parse(seat, answer)
    assert state.to_json() == before
    return caught.value.message.key


def lucky(state: State, *texts: str, so_that: Callable[[State], bool]) -> State:
    """Play these texts with one seed after the other until chance has brought what the test is about."""
    return with_luck(state, lambda attempt: play(attempt, *texts), so_that)


def with_luck(state: State, do: Callable[[State], object], so_that: Callable[[State], bool]) -> State:
    """Do something with one seed after the other until chance has brought what the test is about."""
    data = state.to_json()
    for seed in range(20_000):
        data["rng"] = Rng.seeded(seed).to_json()
        attempt = state.title.from_json(data)
        try:
            do(attempt)
        except IllegalAction:
            continue
        if so_that(attempt):
            return attempt
    raise AssertionError("no seed brings that about")


def seen(state: State, seat: int | None = None) -> dict[str, Any]:
    """Return the position as a seat sees it; None is a spectator."""
    return state.view(seat).data
