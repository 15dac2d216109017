"""The bonuses of the eight territories (AF 8), each where it changes a price or a gain (AF 2.2).

A bonus works for whoever controls its territory, unless an Isolation Field lies there (AF 9), or for the active seat
that has borrowed it with a Data Crystal: AlienFrontiers.has_bonus. It is looked at in the moment of each action (R24).
"""

from __future__ import annotations

from ..components import (
    ASIMOV_CRATER,
    BRADBURY_PLATEAU,
    BURROUGHS_DESERT,
    CONSTRUCTOR_ORE,
    HEINLEIN_PLAINS,
    HERBERT_VALLEY,
    LEM_BADLANDS,
    ORBITAL_MARKET,
    POHL_FOOTHILLS,
    SHIP_PRICES,
    VAN_VOGT_MOUNTAINS,
)
from ..ships import DESERT, facility_at
from ..state import AlienFrontiers


def tech_cost(state: AlienFrontiers, seat: int, base: int) -> int:
    """Return the fuel for one use of a card's fuel power: Pohl Foothills make it one cheaper."""
    return base - 1 if base > 0 and state.has_bonus(seat, POHL_FOOTHILLS) else base


def ship_cost(state: AlienFrontiers, seat: int) -> int:
    """Return the price of the next ship, so many fuel and as many ore: Herbert Valley makes it one cheaper."""
    price = SHIP_PRICES[state.coloured(seat)]
    return price - 1 if price > 0 and state.has_bonus(seat, HERBERT_VALLEY) else price


def constructor_ore(state: AlienFrontiers, seat: int) -> int:
    """Return the price of a colony at the Colony Constructor: Bradbury Plateau makes it one cheaper."""
    return CONSTRUCTOR_ORE - (1 if state.has_bonus(seat, BRADBURY_PLATEAU) else 0)


def solar_gain(state: AlienFrontiers, seat: int, value: int) -> int:
    """Return the fuel for a ship at the Solar Converter: Lem Badlands add one."""
    return (value + 1) // 2 + (1 if state.has_bonus(seat, LEM_BADLANDS) else 0)


def market_rate(state: AlienFrontiers) -> int:
    """Return the active seat's fuel price of one ore, 0 without a live pair at the market (R23).

    On Heinlein Plains it is always 1.
    """
    rate = 0
    for first, second in state.market_pairs:
        here = state.ship_of(state.active_seat, first)
        there = state.ship_of(state.active_seat, second)
        if facility_at(here >> 3) == ORBITAL_MARKET and facility_at(there >> 3) == ORBITAL_MARKET:
            value = here & 7
            if rate == 0 or value < rate:
                rate = value
    if rate > 1 and state.has_bonus(state.active_seat, HEINLEIN_PLAINS):
        return 1
    return rate


def mine_takes_any(state: AlienFrontiers) -> bool:
    """Tell whether the active seat's next ship at the Lunar Mine may show any value.

    Van Vogt Mountains (AF 6.2, R24): only the turn's first ship is free of the order.
    """
    return state.mine_docks_this_turn == 0 and state.has_bonus(state.active_seat, VAN_VOGT_MOUNTAINS)


def asimov_advances(state: AlienFrontiers, seat: int) -> bool:
    """Tell whether Asimov Crater adds a circle at the Colonist Hub: once a turn, with the second ship docked there."""
    return state.hub_docks_this_turn >= 2 and not state.asimov_used and state.has_bonus(seat, ASIMOV_CRATER)


def relic_for_sale(state: AlienFrontiers, seat: int) -> bool:
    """Tell whether a seat could buy the Relic Ship: it lies on Burroughs Desert, whose bonus the seat has (AF 10)."""
    return state.relic >> 3 == DESERT and state.has_bonus(seat, BURROUGHS_DESERT)
