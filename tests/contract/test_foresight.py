"""A preview is true: what it calls certain really happens first, and where it says that this is all, no more does."""

from __future__ import annotations

from support.play import Case, chooser, games_of, moments

from cosmodrome import Event, Json, Rng, State
from cosmodrome.table.foresight import foresee

TRIED = 3
"""How many of the actions in a position are looked at."""


def really(state: State, seat: int, text: str) -> list[dict[str, Json]]:
    """Tell what a seat sees of an action that is really carried out."""
    events: list[Event] = []
    after = state.clone()
    after.apply(seat, after.parse(seat, text), events)
    seen = [known for event in events if (known := event.seen_by(seat)) is not None]
    return [{**event.to_json(), "message": event.message().to_json()} for event in seen]


def test_what_a_preview_calls_certain_is_what_happens(case: Case) -> None:
    foreseen = 0
    for seed in games_of(case, 1):
        rng = chooser(seed + 900)
        for number, state in enumerate(moments(case, seed, every=4)):
            for seat in state.deciders():
                actions = state.legal(seat)
                for _ in range(TRIED):
                    text = actions[rng.below(len(actions))].text
                    certain, whole = foresee(state, seat, text, number)
                    happened = really(state, seat, text)
                    assert happened[: len(certain)] == certain, text
                    assert not whole or len(happened) == len(certain), text
                    foreseen += whole or len(certain) > 0
    assert foreseen > 0


def test_a_preview_does_not_hang_on_how_the_hidden_things_really_lie(case: Case) -> None:
    for number, state in enumerate(moments(case, 7, every=9)):
        for seat in state.deciders():
            other = state.imagine(seat, Rng.seeded(500 + number))
            actions = state.legal(seat)
            text = actions[number % len(actions)].text
            assert foresee(other, seat, text, number) == foresee(state, seat, text, number)


def test_a_preview_changes_nothing(case: Case) -> None:
    for state in moments(case, 8, every=40):
        for seat in state.deciders():
            before = state.to_json()
            foresee(state, seat, state.legal(seat)[0].text)
            assert state.to_json() == before
