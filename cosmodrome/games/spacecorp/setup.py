"""New games of SpaceCorp, from any era to any later one (4, 19)."""

from __future__ import annotations

from pathlib import Path
from typing import Final, cast

from ...kernel.errors import BadPosition
from ...kernel.event import Events
from ...kernel.game import Game, Option
from ...kernel.message import Json
from ...kernel.rng import Rng
from ...kernel.state import State
from . import position_json
from .components import MARINERS, MARKER, NO, OFFERS
from .library import kit, names
from .player import Gifts, Player, with_one, without_card
from .position import KEY, RULES, SpaceCorp
from .steps.era import NewEra, begin_era, lay_out

SEATS: Final = (2, 3, 4)
ERA_CHOICES: Final = ("1-3", "1-2", "1", "2-3", "2", "3")
"""The first and the last era of the game."""


class SpaceCorpGame(Game):
    """SpaceCorp by John Butterfield, 2 to 4 players, over one, two or three eras."""

    def __init__(self) -> None:
        super().__init__(
            KEY,
            RULES,
            SEATS,
            (Option("eras", ERA_CHOICES, SEATS), Option("data", names(), SEATS)),
            str(Path(__file__).parent),
        )

    def deal(self, seats: int, options: dict[str, Json], rng: Rng, events: Events) -> State:
        """Lay out the first board."""
        state = bare(seats, options, rng)
        box = state.box
        hq = box.hqs[state.start_era]
        first = rng.below(seats)
        for seat in range(seats):
            player = Player(Gifts(box, 0))
            player.profit = hq.profits[seats][(seat - first) % seats]
            player.genetics = hq.genetics
            player.revelation = hq.revelation
            state.players.append(player)
            state.set_infra(seat, player.infra)
        state.first = state.active = first
        for number, contract in enumerate(box.contracts):
            if contract.era < state.start_era:
                state.contracts = with_one(state.contracts, number, MARKER)
        lay_out(state, state.start_era)
        if state.start_era > MARINERS:
            state.push(NewEra(3))
            return state
        _deal_mariners(state, first)
        begin_era(state, first, events)
        return state

    def load(self, data: dict[str, Json]) -> State:
        """Read a position; what is due in it by itself is done."""
        seats = data["seats"]
        if type(seats) is not int:
            raise BadPosition("seats is a number")
        options = self.complete(seats, cast("dict[str, Json]", data["options"]))
        state = bare(seats, options, Rng.from_json(cast("list[int]", data["rng"])))
        position_json.read(state, data)
        state.check()
        state.settle(None)
        return state


def bare(seats: int, options: dict[str, Json], rng: Rng) -> SpaceCorp:
    """Make a table with nothing on it yet."""
    chosen = kit(str(options["data"]))
    state = SpaceCorp(KEY, seats, options, rng, chosen.box, chosen.answers)
    eras = str(options["eras"])
    state.start_era = int(eras[0]) - 1
    state.end_era = int(eras[-1]) - 1
    state.contracts = [NO] * len(chosen.box.contracts)
    state.display = [0] * len(chosen.box.progress)
    return state


def _deal_mariners(state: SpaceCorp, first: int) -> None:
    """Deal drives and Time cards, compensate the later players, open the offers (4.1)."""
    box = state.box
    seats = state.seats
    top = box.deck_of(MARINERS, True)
    for seat in range(seats):
        top = without_card(top, box.drive)
        state.give(seat, box.drive, True)
        state.give(seat, box.time, True)
    state.deck_top = top
    state.deck = box.deck_of(MARINERS, False) + [box.time] * box.time_in_deck[seats]
    for place in (1, 2) if seats == 3 else (seats - 1,) if seats == 2 else (2, 3):
        state.give((first + place) % seats, state.draw(None), False)
    for offer in range(OFFERS):
        state.offers = with_one(state.offers, offer, state.draw(None))
