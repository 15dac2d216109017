"""New games of Alien Frontiers (AF 3)."""

from __future__ import annotations

from ...kernel.deck import Deck
from ...kernel.event import Events
from .components import CARDS, FLEET, MIN_FLEET, TERRITORIES, compensation
from .rules.roll import Turns
from .said import events as happened
from .ships import BAY, STOCK, ship
from .state import AlienFrontiers


def lay_out(state: AlienFrontiers, events: Events) -> None:
    """Lay out the board: three ships each, a card each, a random first player with less to start with."""
    seats, rng = state.seats, state.rng
    state.colonies = [0] * (len(TERRITORIES) * seats)
    state.deck = Deck(list(range(len(CARDS))))
    state.refill_display(events)
    for seat in range(seats):
        card = state.deck.draw(rng)
        state.hands.append([card])
        if events is not None:
            events.append(happened.Dealt(seat, card))
    state.first_seat = rng.below(seats)
    state.active_seat = state.first_seat
    for seat in range(seats):
        fuel, ore = compensation(seats, (seat - state.first_seat) % seats)
        state.fuel.append(fuel)
        state.ore.append(ore)
        state.circle.append(0)
        state.fleets.append([ship(BAY, 1)] * MIN_FLEET + [ship(STOCK, 1)] * (FLEET - MIN_FLEET))
    state.push(Turns(-1))
