"""What holds in every position (AF 16)."""

from __future__ import annotations

from typing import Final

from ....kernel.errors import BadPosition
from ..components import (
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
    LAUNCH_FUEL,
    LAUNCH_ORE,
    MIN_FLEET,
    ORE_TOKENS,
    REPULSOR,
    TERRAFORMING_STATION,
    TERRITORIES,
    TOKEN_LIMIT,
    TYPE_OF,
)
from ..rules.hub_overflow import HubOverflow
from ..rules.move_colony import MoveColony
from ..rules.place_colony import PlaceColony
from ..rules.raid import Raid
from ..rules.return_resources import ReturnResources
from ..rules.roll import Roll
from ..rules.swap_colony import SwapColony, partner_exists
from ..ships import DESERT, STOCK, facility_at
from ..state import AlienFrontiers
from ..stored.forms import QUESTIONS


def check(state: AlienFrontiers) -> None:
    """Raise BadPosition if an invariant is broken."""
    _tokens(state)
    _cards(state)
    _colonies(state)
    _ships(state)
    _docks(state)
    _turn(state)
    _stack(state)


def _demand(holds: bool, message: str) -> None:
    if not holds:
        raise BadPosition(message)


def _tokens(state: AlienFrontiers) -> None:
    for seat in range(state.seats):
        fuel, ore = state.fuel[seat], state.ore[seat]
        _demand(fuel >= 0 and ore >= 0, f"seat {seat} has {fuel} fuel and {ore} ore")
        if seat != state.active_seat:
            _demand(fuel + ore <= TOKEN_LIMIT, f"seat {seat} holds more than {TOKEN_LIMIT} tokens out of turn")
    _demand(state.fuel_stock() >= 0, f"the players hold more than {FUEL_TOKENS} fuel")
    _demand(state.ore_stock() >= 0, f"the players hold more than {ORE_TOKENS} ore")


def _cards(state: AlienFrontiers) -> None:
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


def _colonies(state: AlienFrontiers) -> None:
    _demand(all(count >= 0 for count in state.colonies), "a number of colonies is negative")
    for seat in range(state.seats):
        circle = state.circle[seat]
        _demand(0 <= circle <= LAST_CIRCLE, f"the Hub track of seat {seat} has no circle {circle}")
        _demand(
            state.reserve(seat) >= 0,
            f"seat {seat} has {state.landed(seat)} colonies on the planet and {1 if circle else 0} on the Hub, "
            f"more than {state.colonies_each}",
        )
    for territory in state.fields:
        _demand(-1 <= territory < len(TERRITORIES), "a field lies on no territory")


def _ships(state: AlienFrontiers) -> None:
    for seat in range(state.seats):
        fleet = state.fleets[seat]
        _demand(len(fleet) == FLEET, f"seat {seat} has {len(fleet)} ships")
        for craft in fleet:
            _demand(1 <= craft & 7 <= 6, f"a ship of seat {seat} shows {craft & 7}")
            _demand(craft >> 3 != DESERT, f"a coloured ship of seat {seat} is on Burroughs Desert")
        staying = sum(1 for craft in fleet if craft >> 3 != STOCK and facility_at(craft >> 3) != TERRAFORMING_STATION)
        _demand(staying >= MIN_FLEET, f"seat {seat} has fewer than {MIN_FLEET} ships for its next turn")
        rolled = seat == state.active_seat and not isinstance(state.common[-1] if state.common else None, Roll)
        if not rolled:
            _demand(not state.unplaced(seat), f"seat {seat} has unplaced ships without having rolled")
    if state.relic_owner < 0:
        _demand(state.relic >> 3 == DESERT, "the Relic Ship without an owner is on Burroughs Desert")
    else:
        _demand(state.relic >> 3 != DESERT, "the Relic Ship on Burroughs Desert has no owner")
        _demand(
            state.has_bonus(state.relic_owner, BURROUGHS_DESERT),
            f"seat {state.relic_owner} owns the Relic Ship without the bonus of Burroughs Desert",
        )


def _docks(state: AlienFrontiers) -> None:
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


def _turn(state: AlienFrontiers) -> None:
    seat = state.active_seat
    _demand(state.turn_number > 0, "the first turn is number 1")
    _demand(
        state.artifact_cycles >= 0 and state.mine_docks_this_turn >= 0 and state.hub_docks_this_turn >= 0,
        "what is counted in a turn is never negative",
    )
    _demand(state.borrowed_territory != BURROUGHS_DESERT, "the bonus of Burroughs Desert cannot be borrowed")
    for index in range(7):
        if state.artifact_ships >> index & 1:
            _demand(
                facility_at(state.ship_of(seat, index) >> 3) == ALIEN_ARTIFACT or not state.common,
                f"ship {index} counts for a claim but is not at the Alien Artifact",
            )
    for first, second in state.market_pairs:
        _demand(first != second, f"ship {first} is no pair with itself")


_QUESTIONS: Final = (
    "actions",
    "actions roll",
    "actions place_colony",
    "actions hub_overflow",
    "actions next_colony place_colony",
    "actions raid",
    "actions swap_colony",
    "actions move_colony",
    "return_resources",
)
"""What can lie on the stack above the turns to come, the question that is asked now last."""


def _stack(state: AlienFrontiers) -> None:
    seat = state.active_seat
    if not state.common:
        return
    names = [QUESTIONS.name_of(step) for step in state.common[1:]]
    asked = " ".join(names)
    _demand(asked in _QUESTIONS, f"these questions cannot wait for an answer together: {', '.join(names)}")
    for step in state.common[1:]:
        _demand(step.seat == seat, "a question is put to a seat that is not active")
    top = state.common[-1]
    if isinstance(top, Roll):
        _before_roll(state)
    elif isinstance(top, PlaceColony):
        _demand(state.landed(seat) < state.colonies_each, f"seat {seat} has no colony to land")
    elif isinstance(top, HubOverflow):
        _demand(state.circle[seat] == LAST_CIRCLE, f"the colony of seat {seat} is not on the last circle of the Hub")
        _demand(state.can_pay(seat, LAUNCH_FUEL, LAUNCH_ORE), f"seat {seat} cannot pay for a launch")
    elif isinstance(top, Raid):
        _demand(len(top.legal(state)) > 1, "there is nothing to raid")
    elif isinstance(top, SwapColony):
        _demand(partner_exists(state, top.territory, top.owner), "there are no two colonies to swap")
    elif isinstance(top, MoveColony):
        _demand(
            state.colonies_on(top.territory, top.owner) > 0 and top.territory != state.fields[REPULSOR],
            f"seat {top.owner} has no colony on {TERRITORIES[top.territory]} that can be moved",
        )
    elif isinstance(top, ReturnResources):
        _demand(state.fuel[seat] + state.ore[seat] > TOKEN_LIMIT, f"seat {seat} has no tokens to return")
        _demand(not state.unplaced(seat), "ships are unplaced after the turn")


def _before_roll(state: AlienFrontiers) -> None:
    seat = state.active_seat
    _demand(
        state.used_cards == 0
        and not state.discard_power_used
        and state.borrowed_territory < 0
        and state.mine_docks_this_turn == 0
        and state.hub_docks_this_turn == 0
        and not state.asimov_used
        and state.artifact_ships == 0
        and state.artifact_cycles == 0
        and not state.market_pairs,
        "nothing has been done in a turn before its roll",
    )
    for index in range(state.fleet_size(seat)):
        _demand(
            facility_at(state.ship_of(seat, index) >> 3) != TERRAFORMING_STATION,
            f"seat {seat} has lost the ship on the Terraforming Station when its turn begins",
        )
