"""Signals: a tiny game that uses every part of the kernel, so that the kernel can be tested without a real one.

Each round every seat is dealt a card. The leader names the round's stake. Then all seats at once choose a card of
their hidden hand and whether to amplify it. The strongest signal takes the stake, and its sender rolls for luck.
"""

from __future__ import annotations

from pathlib import Path

from cosmodrome import BadPosition, Deck, Events, Game, Json, Option, Rng, State

from .state import Signals
from .steps import Round, load_step

CARDS = [value for value in range(1, 10) for _ in range(3)]


class SignalsGame(Game):
    """The title: two to four seats, with a long variant and a jammed one for three."""

    def __init__(self, key: str = "signals") -> None:
        super().__init__(key, 1, (2, 3, 4),
                         (Option("long", (False, True), (2, 3, 4)), Option("hand", (2, 3), (3,))),
                         str(Path(__file__).parent))

    def deal(self, seats: int, options: dict[str, Json], rng: Rng, events: Events) -> State:
        """Deal the hands; the first round begins by itself."""
        state = Signals(seats, options, rng, Deck(CARDS))
        for seat in range(seats):
            cards = sorted(state.deck.draw(rng) for _ in range(int(str(options["hand"]))))
            state.hands[seat] = tuple(cards)
        state.push(Round(0))
        return state

    def load(self, data: dict[str, Json]) -> State:
        """Read a position; types are checked by use."""
        seats, options = data["seats"], data["options"]
        assert isinstance(seats, int)
        assert isinstance(options, dict)
        words, hands, sent, points = data["rng"], data["hands"], data["sent"], data["points"]
        common, own, deck = data["common"], data["own"], data["deck"]
        for part in (words, hands, sent, points, common, own, deck):
            if not isinstance(part, list):
                raise BadPosition(f"{part!r} is not a list")
        state = Signals(seats, options, Rng.from_json(words), Deck(deck))  # type: ignore[arg-type]
        state.hands = [tuple(hand) for hand in hands]  # type: ignore[attr-defined]
        state.sent = [None if signal is None else (signal[0], signal[1]) for signal in sent]  # type: ignore[attr-defined]
        state.points = list(points)  # type: ignore[call-overload]
        state.round, state.stake, state.seals = (int(str(data[name])) for name in ("round", "stake", "seals"))
        state.common = [load_step(step) for step in common]  # type: ignore[attr-defined]
        state.own = [[load_step(step) for step in stack] for stack in own]  # type: ignore[attr-defined]
        return state


GAME = SignalsGame()
