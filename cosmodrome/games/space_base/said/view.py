"""What a seat may know (SB 9): all but the order of the decks and the others' choices at light speed."""

from __future__ import annotations

from typing import Final, Literal, cast, get_args

from ..bot.outlook import Outlook, prospects
from ..components import CARDS, COLONIES, HITS, SECTORS, SIDES, SLOTS, TARGET_VP
from ..rules.ability_windows import Window
from ..rules.console import Console, price
from ..rules.light_speed import left_over
from ..rules.phase import phase_of
from ..rules.scoring import score
from ..state import SpaceBase
from ..stored.forms import QUESTIONS
from .brings import charges, deals, patrols_pay, reach, station_pays, uses
from .views import Asked, Cells, Expected, Level, Placed, PlayerView, SectorView, TableView, WindowView

LEVEL_NAMES: Final[tuple[Level, ...]] = get_args(Level)


def seen_by(state: SpaceBase, seat: int | None) -> TableView:
    """Show the table as a seat sees it; None is a spectator."""
    deciders = state.deciders()
    return {
        "round": state.round_no,
        "extra_round": state.extra_round_no,
        "first": state.first_player,
        "active": state.active_player,
        "phase": _phase(state),
        "window": _window(state),
        "end_triggered": state.end_triggered,
        "target": TARGET_VP,
        "winner": state.winner if state.winner >= 0 else None,
        "dice": [state.d1 or None, state.d2 or None],
        "rolled": {"total": state.d1 + state.d2, "sectors": [state.d1, state.d2, state.d1 + state.d2]}
        if state.d1 and state.d2
        else None,
        "hits": HITS[1:],
        "shipyard": {
            name: [CARDS[card].id if card >= 0 else None for card in state.yard[level * SLOTS : (level + 1) * SLOTS]]
            for level, name in enumerate(LEVEL_NAMES)
        },
        "decks": {name: len(state.decks[level]) + len(state.bottoms[level]) for level, name in enumerate(LEVEL_NAMES)},
        "unseen": {name: [CARDS[card].id for card in state.decks[level]] for level, name in enumerate(LEVEL_NAMES)},
        "returned": {name: [CARDS[card].id for card in state.bottoms[level]] for level, name in enumerate(LEVEL_NAMES)},
        "cells": _cells(state),
        "colonies": [CARDS[COLONIES + index].id for index in range(SECTORS) if state.colonies_left >> index & 1],
        "players": [_player(state, other, seat, deciders) for other in range(state.seats)],
    }


def _phase(state: SpaceBase) -> Asked | Literal["over"]:
    """Name the question of the moment: the common one, or what is asked of all at once."""
    if state.winner >= 0:
        return "over"
    return cast("Asked", QUESTIONS.name_of(state.common[-1]))


def _window(state: SpaceBase) -> WindowView | None:
    """Tell which window for charged abilities is open, and who is visited."""
    phase = phase_of(state)
    return {"phase": phase.phase, "seat": phase.seat} if isinstance(phase, Window) else None


def _cells(state: SpaceBase) -> dict[str, Cells]:
    """Show how many cells both sides of the ships on offer have in use."""
    found: dict[str, Cells] = {}
    for card in [*state.yard, *(card for dealt in state.dealt for card in dealt)]:
        if card >= 0:
            station, deployed = SIDES[card * 2], SIDES[card * 2 + 1]
            if station.ability is not None or deployed.ability is not None:
                found[CARDS[card].id] = {"station": station.cells[state.seats], "deployed": deployed.cells[state.seats]}
    return found


def _player(state: SpaceBase, seat: int, viewer: int | None, deciders: tuple[int, ...]) -> PlayerView:
    """Show one player's tracks, console and expectations."""
    console = state.consoles[seat]
    outlook = prospects(console, state.seats)
    shown: PlayerView = {
        "seat": seat,
        "credits": state.credits[seat],
        "income": state.income[seat],
        "vp": state.vp[seat],
        "score": score(state, seat).shown(),
        "waived": state.is_muted(seat),
        "asked": _asked(state, seat),
        "sectors": _sectors(state, console),
        "expected": {"own": _expected(outlook.own), "others": _expected(outlook.others)},
        "brings": uses(state, seat),
        "deals": None,
        "reach": None,
        "text_rewards": {"claims": state.texts[seat][:3], "buys": state.texts[seat][3]},
    }
    if seat == viewer or (seat in deciders and not state.dealt):
        shown["deals"] = deals(state, seat) if seat in deciders else None
        shown["reach"] = reach(state, seat, state.credits[seat])
    if state.dealt:
        mine = seat == viewer
        shown["dealt"] = [CARDS[card].id for card in state.dealt[seat]]
        shown["picked"] = [CARDS[card].id for card in state.picked[seat]] if mine else None
        shown["left"] = left_over(state, seat) if mine else None
    return shown


def _asked(state: SpaceBase, seat: int) -> Asked | None:
    """Name what a seat is asked while all answer at once."""
    if not state.own or not state.own[seat]:
        return None
    return cast("Asked", QUESTIONS.name_of(state.own[seat][-1]))


def _expected(outlook: Outlook) -> Expected:
    """Show what one roll brings on average."""
    return {"credits": round(outlook.credits, 2), "income": round(outlook.income, 2), "vp": round(outlook.vp, 2)}


def _sectors(state: SpaceBase, console: Console) -> list[SectorView]:
    """Show all sectors; a console does not change, so that this is worked out once for all views."""
    if console.shown_seats != state.seats:
        console.shown = [_sector(state, console, sector) for sector in range(1, SECTORS + 1)]
        console.shown_seats = state.seats
    return cast("list[SectorView]", console.shown)


def _sector(state: SpaceBase, console: Console, sector: int) -> SectorView:
    """Show the cards of one sector."""
    return {
        "sector": sector,
        "station": _placed(state, console.stations[sector], 0),
        "deployed": [_placed(state, placed, 1) for placed in console.patrols[sector]],
        "pays": {
            "own": station_pays(state, console.stations[sector]),
            "others": patrols_pay(state, console.patrols[sector]),
        },
        "colonised": console.colonised(sector),
    }


def _placed(state: SpaceBase, placed: int, side: int) -> Placed:
    """Show a card with its cubes, the cells in use, what an ability costs and whether it can be paid."""
    card = placed >> 3
    half = SIDES[card * 2 + side]
    if half.ability is None:
        return {"card": CARDS[card].id, "cubes": 0, "cells": 0, "ready": False, "charges": False}
    cubes = placed & 7
    return {
        "card": CARDS[card].id,
        "cubes": cubes,
        "cells": half.cells[state.seats],
        "ready": cubes >= price(card, side, state.seats),
        "charges": charges(state, placed, side),
    }
