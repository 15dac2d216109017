"""New games of Alien Frontiers (AF 3)."""

from __future__ import annotations

from pathlib import Path
from typing import cast

from ...kernel.deck import Deck
from ...kernel.errors import BadPosition
from ...kernel.event import Events
from ...kernel.game import Game, Option
from ...kernel.message import Json
from ...kernel.rng import Rng
from ...kernel.state import State
from . import events as happened
from . import position_json
from .components import CARDS, FLEET, MIN_FLEET, colonies_each, compensation
from .position import KEY, RULES, AlienFrontiers
from .ships import BAY, STOCK, ship
from .steps.roll import Turns


class AlienFrontiersGame(Game):
    """Alien Frontiers by Tory Niemann, 2 to 4 players, with the long variant."""

    def __init__(self) -> None:
        super().__init__(KEY, RULES, (2, 3, 4), (Option("long", (False, True), (3, 4)),), str(Path(__file__).parent))

    def deal(self, seats: int, options: dict[str, Json], rng: Rng, events: Events) -> State:
        """Lay out the board: three ships each, a card each, a random first player with less to start with."""
        state = AlienFrontiers(KEY, seats, options, rng, colonies_each(seats, bool(options["long"])))
        state.colonies = [0] * state.cells()
        state.deck = Deck(list(range(len(CARDS))))
        state.refill_display(events)
        for seat in range(seats):
            card = state.deck.draw(rng)
            state.hands.append([card])
            if events is not None:
                events.append(happened.dealt(seat, card))
        state.first_seat = rng.below(seats)
        state.active_seat = state.first_seat
        for seat in range(seats):
            fuel, ore = compensation(seats, (seat - state.first_seat) % seats)
            state.fuel.append(fuel)
            state.ore.append(ore)
            state.circle.append(0)
            state.fleets.append([ship(BAY, 1)] * MIN_FLEET + [ship(STOCK, 1)] * (FLEET - MIN_FLEET))
        state.push(Turns(-1))
        return state

    def load(self, data: dict[str, Json]) -> State:
        """Read a position."""
        seats = data["seats"]
        if not isinstance(seats, int):
            raise BadPosition("seats is a number")
        options = self.complete(seats, cast("dict[str, Json]", data["options"]))
        state = AlienFrontiers(
            KEY,
            seats,
            options,
            Rng.from_json(cast("list[int]", data["rng"])),
            colonies_each(seats, bool(options["long"])),
        )
        position_json.read(state, data)
        return state
