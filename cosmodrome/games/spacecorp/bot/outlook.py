"""What places, bases and cards promise: shared by evaluation and instinct."""

from __future__ import annotations

from typing import Final

from ..components import GAIN, GENETICS, MARINERS, PROBE, PRODUCE, RESEARCH, STARFARERS
from ..rules.contracts import counts, open_contracts, reward_now, side
from ..state import SpaceCorp

STACK: Final[list[float]] = [1.8, 2.8, 4.0, 4.2, 1.6, 4.0]
"""What a tile of each stack brings who reveals it, and then builds there."""
EXPLORED: Final[list[float]] = [2.5, 3.2, 5.0]
"""What a tile that is known and not built upon is worth in each era to who stands there."""
BASE: Final[list[float]] = [1.0, 1.5, 1.0, 1.4, 1.2, 1.4, 1.0, 1.2, 1.5]
"""What a base of each type is worth beside production and contracts."""


SCALE: Final[list[float]] = [1.0, 0.6, 0.35]
"""What a number on a card counts for in each era: the numbers grow from era to era."""
CARD: Final = 0.2
"""What any card in hand is worth beside what it shows."""
AVERAGE_CARD: Final = 0.6
SHOWN: Final[list[float]] = [0.3, 0.05, 0.1, 0.25, 0.3]
"""What Research and Produce on a card are worth at all, and Move, Explore and Build for each point."""
STEP: Final = 0.9
"""What a step of a cube is worth that a card can bring."""
ASKED: Final = 0.45
"""How much of a contract's reward counts at a site that it asks for."""


def card_worth(state: SpaceCorp, card: int) -> float:
    """Tell what a card in hand is worth while there are turns to play it."""
    if card == state.box.time:
        return 0.9
    found = state.box.cards[card]
    face = found.face
    worth = CARD
    for action in face.actions:
        if action >= GENETICS:
            # At the end of the first era a step is a point, later it is a part of a progress card.
            worth += STEP * (1.0 if state.end_era == MARINERS else 0.8) * face.value[action]
        elif action in (PRODUCE, RESEARCH):
            worth += SHOWN[action]
        else:
            worth += SHOWN[action] * SCALE[state.era] * face.strength[action]
    if found.special >= 0:
        worth += 0.5 * (found.amount if found.special == GAIN else 1.0)
    return worth + 0.5 if found.edge >= 0 else worth


def hand_worth(state: SpaceCorp, hand: list[int]) -> float:
    """Tell what a hand is worth: many cards are hard to play."""
    worth = 0.0
    for card in hand:
        worth += card_worth(state, card)
    count = len(hand)
    return worth if count <= 5 else worth * (5.0 + 0.3 * (count - 5)) / count


def site_worth(state: SpaceCorp, seat: int, site: int) -> float:
    """Tell what a team can do at a site."""
    board = state.board
    place = board.sites[site]
    if place.is_start:
        return 0.4
    if place.is_beyond or place.orion:
        return 0.0
    owner = state.owners[site]
    if owner >= 0:
        return 0.3 if owner == seat else 0.1
    worth = 0.0
    for index in range(len(place.stacks)):
        tile = state.tiles[place.first + index]
        if tile < 0:
            worth += STACK[place.stacks[index]]
        else:
            found = state.box.tiles[tile]
            worth += EXPLORED[state.era] + 0.6 * max(0, found.production) + 0.4 * found.colony_points
            if found.introvs and not state.players[seat].gifts.introv_access:
                worth -= 2.0
    if not place.stacks:
        worth = 1.7
    # What is dear to build is built less often.
    return (worth + _asked_for(state, seat, place.first)) / (1.0 + 0.04 * place.build_cost)


def _asked_for(state: SpaceCorp, seat: int, slot: int) -> float:
    """Tell what a base in a slot would be worth for the open contracts."""
    worth = 0.0
    for number in open_contracts(state):
        condition = state.box.contracts[number].conditions[side(state)]
        if condition.on_bases and counts(state, slot, condition):
            worth += ASKED * reward_now(state, number) / condition.least
    return worth


def team_place(state: SpaceCorp, where: int) -> float:
    """Tell how much of a site's worth a team has that is still on the star track."""
    if state.era < STARFARERS or where & 3 == 0:
        return 1.0
    return 0.9 - 0.12 * (where & 3)


def base_worth(state: SpaceCorp, type: int) -> float:
    """Tell what a base of a type is worth by itself."""
    return 3.0 * BASE[type] if state.era == STARFARERS else BASE[type]


def prospect(state: SpaceCorp, seat: int, card: int) -> float:
    """Tell what a card's Special brings."""
    found = state.box.cards[card]
    if found.special == GAIN:
        return float(found.amount)
    return 1.2 if found.special == PROBE else 0.8
