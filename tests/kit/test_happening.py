"""An event tells its facts and its words from its fields."""

from __future__ import annotations

import sys
from typing import Annotated, Literal

import pytest

from cosmodrome.kernel.message import Message, Term, Who
from cosmodrome.kit.happening import GameOver, Happening, Mute, OfSeat, Seat, happenings, listed, named

Colour = Literal["red", "blue"]


class OfStone(OfSeat):
    """A stone was touched."""

    colour: Annotated[int, listed(Colour, "colour")]


class StoneMoved(OfStone):
    """A stone was moved."""

    from_: Annotated[str, named("square"), "here"]
    to: Annotated[str | None, named("square")]
    count: int
    secret: Annotated[int, Mute]
    kept: bool
    others: list[Seat]
    rest: list[int]
    late: int | None
    beyond: Annotated[str | None, named("square")]


MOVED = StoneMoved(1, 1, "a1", "b2", 3, 7, True, [0, 2], [5], None, None)


def test_an_event_tells_its_facts_for_the_board() -> None:
    assert MOVED.to_json() == {
        "event": "stone_moved",
        "seat": 1,
        "colour": "blue",
        "from": "a1",
        "to": "b2",
        "count": 3,
        "secret": 7,
        "kept": True,
        "others": [0, 2],
        "rest": [5],
        "late": None,
        "beyond": None,
    }


def test_an_event_makes_words_for_the_log() -> None:
    assert MOVED.message() == Message(
        "event-stone-moved",
        {
            "who": Who(1),
            "colour": Term("colour-blue"),
            "here": Term("square-a1"),
            "to": Term("square-b2"),
            "count": 3,
            "kept": "yes",
            "others": [Who(0), Who(2)],
        },
    )


def test_everyone_may_know_an_event_that_does_not_say_otherwise() -> None:
    assert MOVED.seen_by(None) is MOVED
    assert MOVED.seen_by(0) is MOVED


def test_the_winners_are_named_and_counted() -> None:
    assert GameOver([0, 2]).message() == Message("event-game-over", {"winners": [Who(0), Who(2)], "count": 2})


def test_an_event_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        MOVED.count = 4  # type: ignore[misc]


def test_the_events_of_a_module_are_the_classes_that_no_other_is_made_of() -> None:
    assert happenings(sys.modules[__name__]) == [GameOver, StoneMoved]
    assert not issubclass(GameOver, OfSeat)
    assert issubclass(GameOver, Happening)
