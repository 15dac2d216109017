"""Signals: a tiny game that uses every part of the kernel, so that the kernel can be tested without a real one.

Each round every seat is dealt a card. The leader names the round's stake. Then all seats at once choose a card of
their hidden hand and whether to amplify it. The strongest signal takes the stake, and its sender rolls for luck.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from cosmodrome import BadPosition, Deck, Events, Game, Json, Option, Rng, State

from .state import Signals
from .steps import Round, load_step

CARDS = [value for value in range(1, 10) for _ in range(3)]


class SignalsGame(Game):
    """The title: two to four seats, with a long variant and a jammed one for three."""

    def __init__(self, key: str = "signals") -> None:
        super().__init__(
            key,
            1,
            (2, 3, 4),
            (Option("long", (False, True), (2, 3, 4)), Option("hand", (2, 3), (3,))),
            str(Path(__file__).parent),
        )

    def deal(self, seats: int, options: dict[str, Json], rng: Rng, events: Events) -> State:
        """Deal the hands; the first round begins by itself."""
        state = Signals(seats, options, rng, Deck(CARDS))
        for seat in range(seats):
            cards = sorted(state.deck.draw(rng) for _ in range(int(str(options["hand"]))))
            state.hands[seat] = tuple(cards)
        state.push(Round(0))
        return state

    def load(self, data: dict[str, Json]) -> State:
        """Read a position; what is of the wrong type fails where it is used."""
        seats, options = data["seats"], data["options"]
        if type(seats) is not int or not isinstance(options, dict):
            raise BadPosition("seats is a number and options an object")
        part: dict[str, Any] = dict(data)
        state = Signals(seats, self.complete(seats, options), Rng.from_json(part["rng"]), Deck(part["deck"]))
        state.hands = [tuple(hand) for hand in part["hands"]]
        state.sent = [None if signal is None else (signal[0], bool(signal[1])) for signal in part["sent"]]
        state.points = list(part["points"])
        for name in ("round", "stake", "seals"):
            if type(part[name]) is not int:
                raise BadPosition(f"{name} is a number")
            setattr(state, name, part[name])
        state.common = [load_step(step) for step in part["common"]]
        state.own = [[load_step(step) for step in stack] for stack in part["own"]]
        if state.own and len(state.own) != seats:
            raise BadPosition("each seat has a stack")
        return state


GAME = SignalsGame()
