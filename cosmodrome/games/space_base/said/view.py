"""What a seat may know (SB 9): all but the order of the decks and the others' choices at light speed."""

from __future__ import annotations

from typing import Final, Literal, TypeVar, cast, get_args

from ..bot.outlook import Outlook, prospects
from ..components import COLONIES, HITS, SECTORS, SIDES, TARGET_VP
from ..rules.ability_windows import Window
from ..rules.console import Console
from ..rules.light_speed import left_over
from ..rules.phase import phase_of
from ..rules.scoring import score
from ..state import SpaceBase
from ..stored.forms import QUESTIONS
from .brings import deals, pays, reach, uses
from .names import card_id, card_ids
from .views import Asked, Cells, Expected, Level, Placed, PlayerView, SectorView, TableView, WindowView

T = TypeVar("T")
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
        "shipyard": _by_level([[card_id(card) if card >= 0 else None for card in row] for row in state.rows()]),
        "decks": _by_level([len(deck) + len(under) for deck, under in zip(state.decks, state.bottoms, strict=True)]),
        "unseen": _by_level([card_ids(deck) for deck in state.decks]),
        "returned": _by_level([card_ids(under) for under in state.bottoms]),
        "cells": _cells(state),
        "colonies": [card_id(COLONIES + index) for index in range(SECTORS) if state.colonies_left >> index & 1],
        "players": [_player(state, other, seat, deciders) for other in range(state.seats)],
    }


def _by_level(values: list[T]) -> dict[Level, T]:
    """Show something of each level."""
    return dict(zip(LEVEL_NAMES, values, strict=True))


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
                found[card_id(card)] = {"station": station.cells[state.seats], "deployed": deployed.cells[state.seats]}
    return found


def _player(state: SpaceBase, seat: int, viewer: int | None, deciders: tuple[int, ...]) -> PlayerView:
    """Show one player's tracks, console and expectations."""
    console = state.consoles[seat]
    outlook = prospects(console)
    shown: PlayerView = {
        "seat": seat,
        "credits": state.credits[seat],
        "income": state.income[seat],
        "vp": state.vp[seat],
        "score": score(state, seat).shown(),
        "waived": state.is_muted(seat),
        "asked": _asked(state, seat),
        "sectors": _sectors(console),
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
        shown["dealt"] = card_ids(state.dealt[seat])
        shown["picked"] = card_ids(state.picked[seat]) if mine else None
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


def _sectors(console: Console) -> list[SectorView]:
    """Show all sectors; a console does not change, so that this is worked out once for all views."""
    if console.shown is None:
        console.shown = [_sector(console, sector) for sector in range(1, SECTORS + 1)]
    return cast("list[SectorView]", console.shown)


def _sector(console: Console, sector: int) -> SectorView:
    """Show the cards of one sector."""
    return {
        "sector": sector,
        "station": _placed(console, console.stations[sector], 0),
        "deployed": [_placed(console, placed, 1) for placed in console.patrols[sector]],
        "pays": {"own": pays(console, sector, 0), "others": pays(console, sector, 1)},
        "colonised": console.colonised(sector),
    }


def _placed(console: Console, placed: int, side: int) -> Placed:
    """Show a card with its cubes, the cells in use, what an ability costs and whether it can be paid."""
    card = placed >> 3
    return {
        "card": card_id(card),
        "cubes": placed & 7,
        "cells": SIDES[card * 2 + side].cells[console.seats],
        "ready": placed & 7 >= console.price(card, side),
        "charges": console.has_room(placed, side),
    }
