"""Federation: how its positions come about, and what is counted, shown and stored of them."""

from __future__ import annotations

from pathlib import Path

from ...kernel.event import Events
from ...kernel.game import Option
from ...kernel.message import Json, Message
from ...kernel.rng import Rng
from ...kernel.score import Score
from . import setup
from .components import CELLS, Effect
from .rules import effects, executive_phase, final_scoring
from .said import hidden, refusals, view
from .said.views import TableView
from .state import GONE, HIDDEN, Federation, Procedures
from .stored import invariants
from .stored import position as position_json
from .stored.library import LIBRARY

SEATS = (2, 3, 4)


class FederationGame(Procedures):
    """Federation by Dimitri Perrier and Matthieu Verdier, 2 to 4 players, first game or expert setup."""

    def __init__(self) -> None:
        options = (Option("setup", ("first_game", "expert"), SEATS), Option("data", LIBRARY.names(), SEATS))
        super().__init__("federation", 1, SEATS, options, str(Path(__file__).parent))

    def bare(self, seats: int, options: dict[str, Json], rng: Rng) -> Federation:
        """Return a table with nothing on it yet."""
        state = Federation(self, seats, options, rng, LIBRARY.get(str(options["data"])))
        state.senate = [None] * CELLS
        state.open_specialists = [-1] * 15
        state.moons = [[] for _ in state.box.moon_power]
        state.asteroids = [HIDDEN if pit.asteroid else GONE for pit in state.box.pits]
        return state

    def deal(self, seats: int, options: dict[str, Json], rng: Rng, events: Events) -> Federation:
        """Lay out the board and the start tiles."""
        state = self.bare(seats, options, rng)
        setup.lay_out(state, events)
        return state

    def scores(self, state: Federation) -> list[Score]:
        """Return the points of each seat."""
        return final_scoring.scores(state)

    def winners(self, state: Federation) -> list[int]:
        """Return the seats that won, or lead."""
        return final_scoring.winners(state)

    def view(self, state: Federation, seat: int | None) -> TableView:
        """Return what a seat may know."""
        return view.seen_by(state, seat)

    def why_not(self, state: Federation, seat: int, text: str) -> Message:
        """Say why an answer that is not legal cannot be given."""
        return refusals.why_not(state, seat, text)

    def redraw(self, state: Federation, seat: int | None, rng: Rng) -> None:
        """Draw anew what a seat has not seen."""
        hidden.draw_anew(state, seat, rng)

    def write(self, state: Federation) -> dict[str, Json]:
        """Return the whole position as data."""
        return position_json.write(state)

    def read(self, state: Federation, data: dict[str, Json]) -> None:
        """Fill an empty table from data; what is due there by itself is done."""
        position_json.read(state, data)
        self.check(state)
        state.settle(None)

    def check(self, state: Federation) -> None:
        """Raise BadPosition if an invariant is broken."""
        invariants.check(state)

    # Where the rules go in a circle.

    def perform(self, state: Federation, seat: int, effect: Effect, source: int, events: Events) -> None:
        """Carry out one effect."""
        effects.perform(state, seat, effect, source, events)

    def next_turn(self, state: Federation, seat: int, events: Events) -> None:
        """Ask the next player to place, or begin the executive phase."""
        executive_phase.next_turn(state, seat, events)
