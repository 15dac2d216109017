"""What holds in every position (AF 16)."""

from __future__ import annotations

from ...kernel.errors import BadPosition
from .components import (
    ALIEN_ARTIFACT,
    BLOCKED,
    BURROUGHS_DESERT,
    CARD_TYPES,
    CARDS,
    COLONIST_HUB,
    DISPLAY,
    DOCKS,
    FACILITIES,
    FLEET,
    FUEL_TOKENS,
    LAST_CIRCLE,
    MIN_FLEET,
    ORE_TOKENS,
    TERRITORIES,
    TOKEN_LIMIT,
    TYPE_OF,
)
from .ships import DESERT, UNPLACED, facility_at
from .state import Frontier
from .steps.place_colony import PlaceColony
from .steps.return_resources import ReturnResources
from .steps.roll import Roll


def check(state: Frontier) -> None:
    """Raise BadPosition if an invariant is broken."""
    _tokens(state)
    _cards(state)
    _colonies(state)
    _ships(state)
    _docks(state)
    _turn(state)


def _demand(holds: bool, message: str) -> None:
    if not holds:
        raise BadPosition(message)


def _tokens(state: Frontier) -> None:
    for seat in range(state.seats):
        fuel, ore = state.fuel[seat], state.ore[seat]
        _demand(fuel >= 0 and ore >= 0, f"seat {seat} has {fuel} fuel and {ore} ore")
        if seat != state.active_seat:
            _demand(fuel + ore <= TOKEN_LIMIT, f"seat {seat} holds more than {TOKEN_LIMIT} tokens out of turn")
    _demand(state.fuel_stock() >= 0, f"the players hold more than {FUEL_TOKENS} fuel")
    _demand(state.ore_stock() >= 0, f"the players hold more than {ORE_TOKENS} ore")


def _cards(state: Frontier) -> None:
    cards = [*state.deck.cards, *state.display, *state.discard]
    for seat in range(state.seats):
        hand = state.hands[seat]
        cards += hand
        types = [TYPE_OF[card] for card in hand]
        for kind in set(types):
            _demand(types.count(kind) == 1, f"seat {seat} holds two cards of type {CARD_TYPES[kind]}")
    _demand(sorted(cards) == list(range(len(CARDS))), "a card is missing or in two places")
    _demand(len(state.display) <= DISPLAY, f"more than {DISPLAY} cards are on display")
    if len(state.display) < DISPLAY:
        _demand(len(state.deck) == 0 and not state.discard, "the display must be filled while there are cards")


def _colonies(state: Frontier) -> None:
    _demand(all(count >= 0 for count in state.colonies), "a number of colonies is negative")
    for seat in range(state.seats):
        circle = state.circle[seat]
        _demand(0 <= circle <= LAST_CIRCLE, f"the Hub track of seat {seat} has no circle {circle}")
        _demand(state.reserve(seat) >= 0,
                f"seat {seat} has {state.landed(seat)} colonies on the planet and {1 if circle else 0} on the Hub, "
                f"more than {state.colonies_each}")
    for territory in state.fields:
        _demand(-1 <= territory < len(TERRITORIES), "a field lies on no territory")


def _ships(state: Frontier) -> None:
    for seat in range(state.seats):
        fleet = state.fleets[seat]
        _demand(len(fleet) == FLEET, f"seat {seat} has {len(fleet)} ships")
        for craft in fleet:
            _demand(1 <= craft & 7 <= 6, f"a ship of seat {seat} shows {craft & 7}")
            _demand(craft >> 3 != DESERT, f"a coloured ship of seat {seat} is on Burroughs Desert")
        _demand(state.coloured(seat) >= MIN_FLEET, f"seat {seat} has fewer than {MIN_FLEET} ships in play")
        rolled = seat == state.active_seat and not isinstance(state.common[-1] if state.common else None, Roll)
        if not rolled:
            _demand(not state.unplaced(seat), f"seat {seat} has unplaced ships without having rolled")
    if state.relic_owner < 0:
        _demand(state.relic >> 3 == DESERT, "the Relic Ship without an owner is on Burroughs Desert")
    else:
        _demand(state.relic >> 3 != DESERT, "the Relic Ship on Burroughs Desert has no owner")
        _demand(state.has_bonus(state.relic_owner, BURROUGHS_DESERT),
                f"seat {state.relic_owner} owns the Relic Ship without the bonus of Burroughs Desert")


def _docks(state: Frontier) -> None:
    taken = BLOCKED[state.seats][:]
    hub = [0] * state.seats
    for seat in range(state.seats):
        for index in range(state.fleet_size(seat)):
            place = state.ship_of(seat, index) >> 3
            facility = facility_at(place)
            if facility < 0:
                continue
            bit = 1 << (place & 7)
            _demand(place & 7 < DOCKS[facility], f"{FACILITIES[facility]} has no dock {place & 7}")
            if facility == COLONIST_HUB:
                _demand(hub[seat] & bit == 0, f"two ships of seat {seat} are on one dock of {FACILITIES[facility]}")
                hub[seat] |= bit
            else:
                _demand(taken[facility] & bit == 0, f"dock {place & 7} of {FACILITIES[facility]} is not free")
                taken[facility] |= bit


def _turn(state: Frontier) -> None:
    seat = state.active_seat
    for index in range(7):
        if state.artifact_ships >> index & 1:
            _demand(facility_at(state.ship_of(seat, index) >> 3) == ALIEN_ARTIFACT or not state.common,
                    f"ship {index} counts for a claim but is not at the Alien Artifact")
    if not state.common:
        return
    top = state.common[-1]
    for step in state.common[1:]:
        _demand(step.seat == seat, "a question is put to a seat that is not active")
    if isinstance(top, PlaceColony):
        _demand(state.landed(seat) < state.colonies_each, f"seat {seat} has no colony to land")
    if isinstance(top, ReturnResources):
        _demand(state.fuel[seat] + state.ore[seat] > TOKEN_LIMIT, f"seat {seat} has no tokens to return")
        _demand(not any(craft >> 3 == UNPLACED for craft in state.fleets[seat]), "ships are unplaced after the turn")
