"""What holds in every position (AF 16)."""

from __future__ import annotations

from typing import Final

from ....kit.position import demand
from .. import components as box
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
    demand(state.fuel_stock() >= 0, f"the players hold more than {box.FUEL_TOKENS} fuel")
    demand(state.ore_stock() >= 0, f"the players hold more than {box.ORE_TOKENS} ore")
    _cards(state)
    for seat in range(state.seats):
        _player(state, seat)
    _relic(state)
    _docks(state)
    _turn(state)
    if state.common:
        _stack(state)


def _cards(state: AlienFrontiers) -> None:
    cards = [*state.deck.cards, *state.display, *state.discard]
    for seat in range(state.seats):
        hand = state.hands[seat]
        cards += hand
        types = [box.TYPE_OF[card] for card in hand]
        for kind in set(types):
            demand(types.count(kind) == 1, f"seat {seat} holds two cards of type {box.CARD_TYPES[kind]}")
    demand(sorted(cards) == list(range(len(box.CARDS))), "a card is missing or in two places")
    demand(len(state.display) <= box.DISPLAY, f"more than {box.DISPLAY} cards are on display")
    if len(state.display) < box.DISPLAY:
        demand(len(state.deck) == 0 and not state.discard, "the display must be filled while there are cards")


def _player(state: AlienFrontiers, seat: int) -> None:
    """Tokens, colonies and ships are no more and no fewer than the rules allow."""
    if seat != state.active_seat:
        held = state.fuel[seat] + state.ore[seat]
        demand(held <= box.TOKEN_LIMIT, f"seat {seat} holds more than {box.TOKEN_LIMIT} tokens out of turn")
    demand(
        state.reserve(seat) >= 0,
        f"seat {seat} has {state.landed(seat)} colonies on the planet and {1 if state.circle[seat] else 0} on the Hub, "
        f"more than {state.colonies_each}",
    )
    places = [craft >> 3 for craft in state.fleets[seat]]
    demand(DESERT not in places, f"a coloured ship of seat {seat} is on Burroughs Desert")
    staying = sum(1 for place in places if place != STOCK and facility_at(place) != box.TERRAFORMING_STATION)
    demand(staying >= box.MIN_FLEET, f"seat {seat} has fewer than {box.MIN_FLEET} ships for its next turn")
    rolled = seat == state.active_seat and not isinstance(state.common[-1] if state.common else None, Roll)
    demand(rolled or not state.unplaced(seat), f"seat {seat} has unplaced ships without having rolled")


def _relic(state: AlienFrontiers) -> None:
    """The Relic Ship is on Burroughs Desert or belongs to somebody who has the bonus there."""
    owner = state.relic_owner
    demand((owner < 0) == (state.relic >> 3 == DESERT), "the Relic Ship is on Burroughs Desert or has an owner")
    demand(
        owner < 0 or state.has_bonus(owner, box.BURROUGHS_DESERT),
        f"seat {owner} owns the Relic Ship without the bonus of Burroughs Desert",
    )


def _docks(state: AlienFrontiers) -> None:
    taken = box.BLOCKED[state.seats][:]
    hub = [0] * state.seats
    for seat in range(state.seats):
        for index in range(state.fleet_size(seat)):
            place = state.ship_of(seat, index) >> 3
            facility = facility_at(place)
            if facility < 0:
                continue
            bit = 1 << (place & 7)
            if facility == box.COLONIST_HUB:
                demand(hub[seat] & bit == 0, f"two ships of seat {seat} are on one dock of {box.FACILITIES[facility]}")
                hub[seat] |= bit
            else:
                demand(taken[facility] & bit == 0, f"dock {place & 7} of {box.FACILITIES[facility]} is not free")
                taken[facility] |= bit


def _turn(state: AlienFrontiers) -> None:
    seat = state.active_seat
    demand(state.borrowed_territory != box.BURROUGHS_DESERT, "the bonus of Burroughs Desert cannot be borrowed")
    for index in range(7):
        if state.artifact_ships >> index & 1:
            demand(
                facility_at(state.ship_of(seat, index) >> 3) == box.ALIEN_ARTIFACT or not state.common,
                f"ship {index} counts for a claim but is not at the Alien Artifact",
            )


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
    names = [QUESTIONS.name_of(step) for step in state.common[1:]]
    asked = " ".join(names)
    demand(asked in _QUESTIONS, f"these questions cannot wait for an answer together: {', '.join(names)}")
    for step in state.common[1:]:
        demand(step.seat == seat, "a question is put to a seat that is not active")
    top = state.common[-1]
    if isinstance(top, Roll):
        _before_roll(state)
    elif isinstance(top, PlaceColony):
        demand(state.landed(seat) < state.colonies_each, f"seat {seat} has no colony to land")
    elif isinstance(top, HubOverflow):
        demand(state.circle[seat] == box.LAST_CIRCLE, f"the colony of seat {seat} is not on the last circle of the Hub")
        demand(state.can_pay(seat, box.LAUNCH_FUEL, box.LAUNCH_ORE), f"seat {seat} cannot pay for a launch")
    elif isinstance(top, Raid):
        demand(len(top.legal(state)) > 1, "there is nothing to raid")
    elif isinstance(top, SwapColony):
        demand(partner_exists(state, top.territory, top.owner), "there are no two colonies to swap")
    elif isinstance(top, MoveColony):
        demand(
            state.colonies_on(top.territory, top.owner) > 0 and top.territory != state.fields[box.REPULSOR],
            f"seat {top.owner} has no colony on {box.TERRITORIES[top.territory]} that can be moved",
        )
    elif isinstance(top, ReturnResources):
        demand(state.fuel[seat] + state.ore[seat] > box.TOKEN_LIMIT, f"seat {seat} has no tokens to return")
        demand(not state.unplaced(seat), "ships are unplaced after the turn")


def _before_roll(state: AlienFrontiers) -> None:
    seat = state.active_seat
    docked = (state.mine_docks_this_turn, state.hub_docks_this_turn, state.asimov_used, state.market_pairs)
    claimed = (state.artifact_ships, state.artifact_cycles)
    used = (state.used_cards, state.discard_power_used, state.borrowed_territory >= 0)
    demand(not any((*docked, *claimed, *used)), "nothing has been done in a turn before its roll")
    for index in range(state.fleet_size(seat)):
        demand(
            facility_at(state.ship_of(seat, index) >> 3) != box.TERRAFORMING_STATION,
            f"seat {seat} has lost the ship on the Terraforming Station when its turn begins",
        )
