"""Alien Frontiers: how its positions come about, and what is counted, shown and stored of them."""

from __future__ import annotations

from pathlib import Path

from ...kernel.event import Events
from ...kernel.game import Game, Option
from ...kernel.message import Json
from ...kernel.rng import Rng
from ...kernel.score import Score
from . import setup
from .components import colonies_each
from .rules import scoring
from .said import view
from .said.views import TableView
from .state import AlienFrontiers
from .stored import invariants
from .stored import position as position_json


class AlienFrontiersGame(Game[AlienFrontiers]):
    """Alien Frontiers by Tory Niemann, 2 to 4 players, with the long variant."""

    def __init__(self) -> None:
        options = (Option("long", (False, True), (3, 4)),)
        super().__init__("alien_frontiers", 1, (2, 3, 4), options, str(Path(__file__).parent))

    def bare(self, seats: int, options: dict[str, Json], rng: Rng) -> AlienFrontiers:
        """Return an empty board."""
        return AlienFrontiers(self, seats, options, rng, colonies_each(seats, bool(options["long"])))

    def deal(self, seats: int, options: dict[str, Json], rng: Rng, events: Events) -> AlienFrontiers:
        """Lay out the board: three ships each, a card each, a random first player with less to start with."""
        state = self.bare(seats, options, rng)
        setup.lay_out(state, events)
        return state

    def scores(self, state: AlienFrontiers) -> list[Score]:
        """Return the points of each seat."""
        return [scoring.score(state, seat) for seat in range(state.seats)]

    def winners(self, state: AlienFrontiers) -> list[int]:
        """Return the seats that won, or lead."""
        return scoring.winners(state)

    def view(self, state: AlienFrontiers, seat: int | None) -> TableView:
        """Return what a seat may know: everyone knows the same."""
        return view.public(state)

    def write(self, state: AlienFrontiers) -> dict[str, Json]:
        """Return the whole position as data."""
        return position_json.write(state)

    def read(self, state: AlienFrontiers, data: dict[str, Json]) -> None:
        """Fill a bare board from data."""
        position_json.read(state, data)

    def check(self, state: AlienFrontiers) -> None:
        """Raise BadPosition if an invariant is broken."""
        invariants.check(state)
