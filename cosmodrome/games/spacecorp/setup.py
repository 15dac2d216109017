"""New games of SpaceCorp, from any era to any later one (4, 19)."""

from __future__ import annotations

from ...kernel.event import Events
from ...kernel.message import Json
from ...kernel.rng import Rng
from .components import MARINERS, MARKER, NO, OFFERS
from .player import Player, with_one, without_card
from .rules.era import NewEra, begin_era, lay_out
from .state import Procedures, SpaceCorp
from .stored.library import LIBRARY


def lay_out_first(state: SpaceCorp, events: Events) -> None:
    """Lay out the first board."""
    box, seats = state.box, state.seats
    hq = box.hqs[state.start_era]
    first = state.rng.below(seats)
    for seat in range(seats):
        player = Player()
        player.profit = hq.profits[seats][(seat - first) % seats]
        player.genetics = hq.genetics
        player.revelation = hq.revelation
        state.players.append(player)
        state.set_infra(seat, player.infra)
    state.first = state.active = first
    for number, contract in enumerate(box.contracts):
        if contract.era < state.start_era:
            state.contracts = with_one(state.contracts, number, MARKER)
    lay_out(state, state.start_era)
    if state.start_era > MARINERS:
        state.push(NewEra(0, 3))
        return
    _deal_mariners(state, first)
    begin_era(state, first, events)


def bare(title: Procedures, seats: int, options: dict[str, Json], rng: Rng) -> SpaceCorp:
    """Make a table with nothing on it yet."""
    answers = LIBRARY.get(str(options["data"]))
    state = SpaceCorp(title, seats, options, rng, answers)
    eras = str(options["eras"])
    state.start_era = int(eras[0]) - 1
    state.end_era = int(eras[-1]) - 1
    state.contracts = [NO] * len(state.box.contracts)
    state.display = [0] * len(state.box.progress)
    return state


def _deal_mariners(state: SpaceCorp, first: int) -> None:
    """Deal drives and Time cards, compensate the later players, open the offers (4.1)."""
    box = state.box
    seats = state.seats
    top = box.deck_of(MARINERS, True)
    for seat in range(seats):
        top = without_card(top, box.drive)
        state.give(seat, box.drive, True)
        state.give(seat, box.time, True)
    state.deck_top = top
    state.deck = box.deck_of(MARINERS, False) + [box.time] * box.time_in_deck[seats]
    for place in (1, 2) if seats == 3 else (seats - 1,) if seats == 2 else (2, 3):
        state.give((first + place) % seats, state.draw(None), False)
    for offer in range(OFFERS):
        state.offers = with_one(state.offers, offer, state.draw(None))
