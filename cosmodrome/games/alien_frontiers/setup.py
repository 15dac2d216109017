"""New games of Alien Frontiers (AF 3)."""

from __future__ import annotations

from ...kernel.deck import Deck
from ...kernel.event import Events
from .components import CARDS, FIELDS, FLEET, MIN_FLEET, TERRITORIES, compensation
from .rules.roll import Turns
from .said import events as happened
from .ships import BAY, STOCK, ship
from .state import AlienFrontiers


def lay_out(state: AlienFrontiers, events: Events) -> None:
    """Lay out the board: three ships each, a card each, a random first player with less to start with."""
    seats, rng = state.seats, state.rng
    state.colonies = [0] * (len(TERRITORIES) * seats)
    state.fields = [-1] * len(FIELDS)
    state.circle = [0] * seats
    state.fleets = [[ship(BAY, 1)] * MIN_FLEET + [ship(STOCK, 1)] * (FLEET - MIN_FLEET)] * seats
    state.deck = Deck(list(range(len(CARDS))))
    state.display = []
    state.discard = []
    state.refill_display(events)
    state.hands = [[state.deck.draw(rng)] for _ in range(seats)]
    if events is not None:
        for seat, hand in enumerate(state.hands):
            events.append(happened.Dealt(seat, hand[0]))
    state.first_seat = rng.below(seats)
    state.active_seat = state.first_seat
    tokens = [compensation(seats, (seat - state.first_seat) % seats) for seat in range(seats)]
    state.fuel = [fuel for fuel, _ in tokens]
    state.ore = [ore for _, ore in tokens]
    state.push(Turns(-1))
