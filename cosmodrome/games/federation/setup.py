"""New games of Federation (section 4)."""

from __future__ import annotations

from pathlib import Path
from typing import cast

from ...kernel.errors import BadPosition
from ...kernel.event import Events
from ...kernel.game import Game, Option
from ...kernel.message import Json
from ...kernel.rng import Rng
from ...kernel.state import State
from . import position_json
from .drawing import draw_alteration, turn_specialist
from .library import kit, names
from .player import Player, members
from .position import KEY, RULES, Federation
from .state import GONE, HIDDEN
from .steps.draft import Draft
from .steps.rounds import open_laws

SEATS = (2, 3, 4)


class FederationGame(Game):
    """Federation by Dimitri Perrier and Matthieu Verdier, 2 to 4 players, first game or expert setup."""

    def __init__(self) -> None:
        super().__init__(
            KEY,
            RULES,
            SEATS,
            (Option("setup", ("first_game", "expert"), SEATS), Option("data", names(), SEATS)),
            str(Path(__file__).parent),
        )

    def deal(self, seats: int, options: dict[str, Json], rng: Rng, events: Events) -> State:
        """Lay out the board and the start tiles."""
        state = _bare(seats, options, rng)
        box = state.box
        for _ in range(seats):
            player = Player()
            player.degree = box.start_degree
            player.hangar = box.first_ships
            player.miner = box.first_pit
            player.hand = 15
            state.players.append(player)
        state.first = state.president = rng.below(seats)
        _lay_out_planets(state, events)
        state.steps = box.first_step[seats][:]
        state.thresholds = [(1 << len(box.thresholds[seats])) - 1] * 5
        _lay_out_works(state, options["setup"] == "expert")
        state.law_stacks = [[law for law in range(len(box.laws)) if box.law_wing[law] == wing] for wing in range(2)]
        open_laws(state, events)
        state.deep_stack = sorted(rng.shuffled(list(range(len(box.deep))))[: seats + 1])
        state.homes = sorted(rng.shuffled(list(range(len(box.homes))))[: seats + 1])
        state.push(Draft((state.first - 1) % seats))
        return state

    def load(self, data: dict[str, Json]) -> State:
        """Read a position; what is due in it by itself is done."""
        seats = data["seats"]
        if type(seats) is not int:
            raise BadPosition("seats is a number")
        options = self.complete(seats, cast("dict[str, Json]", data["options"]))
        state = _bare(seats, options, Rng.from_json(cast("list[int]", data["rng"])))
        position_json.read(state, data)
        state.check()
        state.settle(None)
        return state


def _bare(seats: int, options: dict[str, Json], rng: Rng) -> Federation:
    """Make a table with nothing on it yet."""
    chosen = kit(str(options["data"]))
    state = Federation(KEY, seats, options, rng, chosen.box, chosen.answers)
    state.moons = [[] for _ in chosen.box.moon_power]
    state.asteroids = [HIDDEN if pit.asteroid else GONE for pit in chosen.box.pits]
    return state


def _lay_out_planets(state: Federation, events: Events) -> None:
    """Lay out asteroids, alteration tokens and specialists; open what lies open from the start."""
    box = state.box
    state.unseen_asteroids = (1 << len(box.asteroids)) - 1
    state.unseen_alterations = list(range(len(box.alterations)))
    for moon in range(1, box.last_moon + 1):
        if box.moon_open[moon]:
            state.moons[moon] = sorted(
                draw_alteration(state, box.moon_power[moon], False) for _ in range(box.moon_tokens[moon])
            )
        else:
            state.dark_moons |= 1 << moon
    for kind in range(5):
        state.unseen_specialists |= box.of_kind[kind * 4 + 1] | box.of_kind[kind * 4 + 2]
        turn_specialist(state, kind, 1, events)
        third = members(box.of_kind[kind * 4 + 3])
        state.open_specialists[kind * 3 + 2] = third[state.rng.below(len(third))]


def _lay_out_works(state: Federation, expert: bool) -> None:
    """Lay out the printed productions and tokens, or draw them (4.2)."""
    box = state.box
    if not expert:
        state.row = box.first_productions
        state.pairs = [sorted(pair) for pair in box.first_tokens]
        return
    state.row = [sides[state.rng.below(len(sides))] for sides in box.sides]
    tokens = state.rng.shuffled(list(range(len(box.mega_tokens))))
    state.pairs = [sorted(tokens[2 * number : 2 * number + 2]) for number in range(len(box.megastructures))]
