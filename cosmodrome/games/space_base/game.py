"""Space Base: how its positions come about, and what is counted, shown and stored of them."""

from __future__ import annotations

from pathlib import Path

from ...kernel.action import Action
from ...kernel.event import Events
from ...kernel.game import Game, Option
from ...kernel.message import Json
from ...kernel.preference import UNTIL_MY_TURN
from ...kernel.rng import Rng
from ...kernel.score import Score
from . import setup
from .components import SEATS
from .rules import scoring
from .said import hidden, view
from .said.actions import OnCard
from .said.views import TableView
from .state import SpaceBase
from .stored import invariants
from .stored import position as position_json


class SpaceBaseGame(Game[SpaceBase]):
    """Space Base by John D. Clair, 2 to 5 players, with the light speed variant."""

    def __init__(self) -> None:
        options = (Option("light_speed", (False, True), SEATS),)
        super().__init__("space_base", 1, SEATS, options, str(Path(__file__).parent), UNTIL_MY_TURN)

    def bare(self, seats: int, options: dict[str, Json], rng: Rng) -> SpaceBase:
        """Return an empty table."""
        return SpaceBase(self, seats, options, rng)

    def deal(self, seats: int, options: dict[str, Json], rng: Rng, events: Events) -> SpaceBase:
        """Lay out starters and the shipyard; give everybody a first ship, or six to choose from."""
        state = self.bare(seats, options, rng)
        setup.lay_out(state, events)
        return state

    def scores(self, state: SpaceBase) -> list[Score]:
        """Return the points of each seat."""
        return [scoring.score(state, seat) for seat in range(state.seats)]

    def winners(self, state: SpaceBase) -> list[int]:
        """Return the seats that won, or lead."""
        return scoring.winners(state)

    def view(self, state: SpaceBase, seat: int | None) -> TableView:
        """Return what a seat may know."""
        return view.seen_by(state, seat)

    def redraw(self, state: SpaceBase, seat: int | None, rng: Rng) -> None:
        """Draw the others' unseen purchases anew."""
        if state.dealt:
            hidden.pick_anew(state, seat, rng)

    def is_unnoticed(self, state: SpaceBase, seat: int, action: Action, before: SpaceBase) -> bool:
        """Tell that a ship was chosen at light speed: nobody else knows of it before all have committed (SB 3.2)."""
        return bool(state.dealt) and isinstance(action, OnCard)

    def write(self, state: SpaceBase) -> dict[str, Json]:
        """Return the whole position as data."""
        return position_json.write(state)

    def read(self, state: SpaceBase, data: dict[str, Json]) -> None:
        """Fill an empty table from data; what is due there by itself is done."""
        position_json.read(state, data)
        self.check(state)
        state.settle(None)

    def check(self, state: SpaceBase) -> None:
        """Raise BadPosition if an invariant is broken."""
        invariants.check(state)
