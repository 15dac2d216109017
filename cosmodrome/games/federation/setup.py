"""New games of Federation (FD 4)."""

from __future__ import annotations

from ...kernel.event import Events
from ...kit.bits import members
from .player import new_player
from .rules.drawing import draw_alteration, turn_specialist
from .rules.rounds import open_laws
from .rules.start_tiles import Draft
from .state import Federation


def lay_out(state: Federation, events: Events) -> None:
    """Lay out the board and the start tiles."""
    box, rng, seats = state.box, state.rng, state.seats
    for _ in range(seats):
        player = new_player()
        player.degree = box.start_degree
        player.hangar = box.first_ships
        player.miner = box.first_pit
        player.hand = 15
        state.players.append(player)
    state.first = state.president = rng.below(seats)
    _lay_out_planets(state, events)
    state.steps = box.first_step[seats][:]
    state.thresholds = [(1 << len(box.thresholds[seats])) - 1] * 5
    _lay_out_works(state, state.options["setup"] == "expert")
    state.law_stacks = [[law for law in range(len(box.laws)) if box.law_wing[law] == wing] for wing in range(2)]
    open_laws(state, events)
    state.deep_stack = sorted(rng.shuffled(list(range(len(box.deep))))[: seats + 1])
    state.homes = sorted(rng.shuffled(list(range(len(box.homes))))[: seats + 1])
    state.push(Draft((state.first - 1) % seats))


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
    """Lay out the printed productions and tokens, or draw them (FD 4.2)."""
    box = state.box
    if not expert:
        state.row = box.first_productions
        state.pairs = [sorted(pair) for pair in box.first_tokens]
        return
    state.row = [sides[state.rng.below(len(sides))] for sides in box.sides]
    tokens = state.rng.shuffled(list(range(len(box.mega_tokens))))
    state.pairs = [sorted(tokens[2 * number : 2 * number + 2]) for number in range(len(box.megastructures))]
