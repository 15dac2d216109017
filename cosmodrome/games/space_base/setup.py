"""New games of Space Base (SB 3)."""

from __future__ import annotations

from ...kernel.event import Events
from .components import COST, LEVEL, LEVELS, SECTOR, SECTORS, SHIPS, SLOTS, dealt, start, starter
from .rules.collecting import NO_TEXTS
from .rules.console import Console
from .rules.first_player import choose_first
from .rules.light_speed import PickShips, Reveal
from .rules.placing import put
from .rules.turn import begin_turn
from .said import events as happened
from .state import SpaceBase


def lay_out(state: SpaceBase, events: Events) -> None:
    """Lay out starters and the shipyard; give everybody a first ship, or six to choose from."""
    light_speed = bool(state.options["light_speed"])
    credits, income, vp = start(light_speed)
    state.credits = [credits] * state.seats
    state.income = [income] * state.seats
    state.vp = [vp] * state.seats
    state.texts = [NO_TEXTS] * state.seats
    state.consoles = [_starters(seat, state.seats) for seat in range(state.seats)]
    state.yard = [-1] * (LEVELS * SLOTS)
    state.decks = [[card for card in range(SHIPS) if LEVEL[card] == level + 1] for level in range(LEVELS)]
    state.refill(events)
    if light_speed:
        _deal_six(state, events)
    else:
        _first_ships(state, events)


def _starters(seat: int, seats: int) -> Console:
    """Lay out a player's starters."""
    stations = [starter(seat, sector) << 3 for sector in range(1, SECTORS + 1)]
    return Console([0, *stations], [[] for _ in range(SECTORS + 1)], seats)


def _first_ships(state: SpaceBase, events: Events) -> None:
    """Deal each player the top ship of level 1, paid and placed; the highest sector goes first."""
    sectors: list[int] = []
    for seat in range(state.seats):
        card = state.draw(0)
        state.credits[seat] -= COST[card]
        if events is not None:
            events.append(happened.FirstShip(seat, card))
        put(state, seat, card, SECTOR[card], events)
        sectors.append(SECTOR[card])
    begin_turn(state, choose_first(state, sectors, events), events)


def _deal_six(state: SpaceBase, events: Events) -> None:
    """Deal each player ships of levels 1 and 2 to choose from."""
    state.dealt = []
    for seat in range(state.seats):
        cards = [state.draw(level) for level in range(LEVELS) for _ in range(dealt(level + 1))]
        state.dealt.append(cards)
        if events is not None:
            events.append(happened.ShipsDealt(seat, cards))
    state.picked = [[] for _ in range(state.seats)]
    state.push(Reveal(-1))
    state.own = [[PickShips(seat)] for seat in range(state.seats)]
