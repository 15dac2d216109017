"""A whole position as data, and back."""

from __future__ import annotations

from typing import Any, Final

from cosmodrome import Deck, Json
from cosmodrome.kit.codec import By, Codec, Field, Flag, ListOf, Maybe, Shape, Whole
from cosmodrome.kit.position import HEADER, header
from cosmodrome.kit.readers import listed

from ..state import ROUNDS_OF_A_LONG_GAME, Signals
from .forms import CARD, CARD_LIST, COUNT, QUESTIONS

_DECK: Final = By(
    lambda deck, state: CARD_LIST.write(deck.cards, state),
    lambda data, state: Deck(CARD_LIST.read(data, state, "deck")),
)
_HAND: Final = By(CARD_LIST.write, lambda data, state: tuple(CARD_LIST.read(data, state, "hands")))
_STEP: Final = By(QUESTIONS.write, QUESTIONS.read)


class _Signal(Codec):
    """A card that was sent, and whether it is amplified."""

    def write(self, value: tuple[int, bool], state: Any) -> Json:
        """Return the card and the flag."""
        return list(value)

    def read(self, data: object, state: Any, what: str) -> tuple[int, bool]:
        """Read the card and the flag."""
        card, amplified = listed(data, what)
        return CARD.read(card, state, what), Flag().read(amplified, state, what)


_POSITION: Final = Shape(
    "a position",
    Field("seals", Whole(0, 2**53)),
    Field("round", Whole(1, ROUNDS_OF_A_LONG_GAME + 1)),
    Field("stake", Whole(0, 3)),
    Field("deck", _DECK),
    Field("hands", ListOf(_HAND)),
    Field("sent", ListOf(Maybe(_Signal(), none=None))),
    Field("points", ListOf(COUNT)),
    Field("muted", ListOf(Whole(0, 1))),
    Field("common", ListOf(_STEP)),
    Field("own", ListOf(ListOf(_STEP))),
    optional=HEADER,
)


def write(state: Signals) -> dict[str, Json]:
    """Return the whole position as data."""
    return {**header(state), **_POSITION.write(state, state)}


def read(state: Signals, data: dict[str, Json]) -> None:
    """Fill an empty table from data; BadPosition says what is wrong with it."""
    _POSITION.fill(state, _POSITION.check(data), state)
