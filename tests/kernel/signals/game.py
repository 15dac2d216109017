"""The title: how its positions come about, and what is counted, shown and stored of them."""

from __future__ import annotations

from pathlib import Path

from cosmodrome import Deck, Events, Game, Json, Option, Rng, Score
from cosmodrome.kernel.preference import Preferences

from .rules.rounds import Round
from .said import hidden, view
from .said.actions import AMPLIFYING
from .state import CARDS, Signals
from .stored import invariants, position


class SignalsGame(Game[Signals]):
    """Two to four seats, with a long variant and one with larger hands for three."""

    def __init__(self, key: str = "signals", preferences: Preferences = AMPLIFYING) -> None:
        options = (Option("long", (False, True), (2, 3, 4)), Option("hand", (2, 3), (3,)))
        super().__init__(key, 1, (2, 3, 4), options, str(Path(__file__).parent), preferences)

    def bare(self, seats: int, options: dict[str, Json], rng: Rng) -> Signals:
        """Return an empty table."""
        return Signals(self, seats, options, rng)

    def deal(self, seats: int, options: dict[str, Json], rng: Rng, events: Events) -> Signals:
        """Deal the hands; the first round begins by itself."""
        state = self.bare(seats, options, rng)
        state.deck = Deck(CARDS)
        for seat in range(seats):
            state.hands[seat] = tuple(sorted(state.deck.draw(rng) for _ in range(state.hand_size)))
        state.push(Round(0))
        return state

    def scores(self, state: Signals) -> list[Score]:
        """Return the points of each seat."""
        return [Score({"points": points}) for points in state.points]

    def winners(self, state: Signals) -> list[int]:
        """Return the seats with the most points."""
        best = max(state.points)
        return [seat for seat in range(state.seats) if state.points[seat] == best]

    def view(self, state: Signals, seat: int | None) -> dict[str, Json]:
        """Return what a seat may know."""
        return view.seen_by(state, seat)

    def redraw(self, state: Signals, seat: int | None, rng: Rng) -> None:
        """Shuffle what a seat cannot see and deal it anew."""
        hidden.deal(state, seat, rng.shuffled(hidden.unseen_by(state, seat)))

    def write(self, state: Signals) -> dict[str, Json]:
        """Return the whole position as data."""
        return position.write(state)

    def read(self, state: Signals, data: dict[str, Json]) -> None:
        """Fill an empty table from data."""
        position.read(state, data)

    def check(self, state: Signals) -> None:
        """Raise BadPosition if an invariant is broken."""
        invariants.check(state)
