"""What a seat may know (SB 9): all but the order of the decks and the others' choices at light speed."""

from __future__ import annotations

from ....kernel.message import Json
from ..bot.outlook import Outlook, prospects
from ..components import CARDS, COLONIES, HITS, LEVELS, SECTORS, SIDES, SLOTS, TARGET_VP
from ..rules.ability_windows import Window
from ..rules.console import Console, price
from ..rules.light_speed import left_over
from ..rules.phase import phase_of
from ..rules.scoring import score
from ..state import SpaceBase
from ..stored.forms import QUESTIONS
from .brings import uses


def seen_by(state: SpaceBase, seat: int | None) -> dict[str, Json]:
    """Show the table as a seat sees it; None is a spectator."""
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
        "hits": HITS[1:],
        "shipyard": {
            str(level + 1): [
                CARDS[card].id if card >= 0 else None for card in state.yard[level * SLOTS : (level + 1) * SLOTS]
            ]
            for level in range(LEVELS)
        },
        "decks": {str(level + 1): len(state.decks[level]) + len(state.bottoms[level]) for level in range(LEVELS)},
        "unseen": {str(level + 1): [CARDS[card].id for card in state.decks[level]] for level in range(LEVELS)},
        "returned": {str(level + 1): [CARDS[card].id for card in state.bottoms[level]] for level in range(LEVELS)},
        "colonies": [CARDS[COLONIES + index].id for index in range(SECTORS) if state.colonies_left >> index & 1],
        "players": [_player(state, other, seat) for other in range(state.seats)],
    }


def _phase(state: SpaceBase) -> str:
    """Name the question of the moment: the common one, or what is asked of all at once."""
    if state.winner >= 0:
        return "over"
    return QUESTIONS.name_of(state.common[-1])


def _window(state: SpaceBase) -> Json:
    """Tell which window for charged abilities is open, and who is visited."""
    phase = phase_of(state)
    return {"phase": phase.phase, "seat": phase.seat} if isinstance(phase, Window) else None


def _player(state: SpaceBase, seat: int, viewer: int | None) -> dict[str, Json]:
    """Show one player's tracks, console and expectations."""
    console = state.consoles[seat]
    outlook = prospects(console, state.seats)
    points = score(state, seat)
    shown: dict[str, Json] = {
        "seat": seat,
        "credits": state.credits[seat],
        "income": state.income[seat],
        "vp": state.vp[seat],
        "score": {"total": points.total, "parts": dict(points.parts)},
        "waived": state.is_muted(seat),
        "asked": QUESTIONS.name_of(state.own[seat][-1]) if state.own and state.own[seat] else None,
        "sectors": [_sector(state, console, sector) for sector in range(1, SECTORS + 1)],
        "expected": {"own": _expected(outlook.own), "others": _expected(outlook.others)},
        "brings": uses(state, seat),
        "text_rewards": {"claims": state.texts[seat][:3], "buys": state.texts[seat][3]},
    }
    if state.dealt:
        mine = seat == viewer
        shown["dealt"] = [CARDS[card].id for card in state.dealt[seat]]
        shown["picked"] = [CARDS[card].id for card in state.picked[seat]] if mine else None
        shown["left"] = left_over(state, seat) if mine else None
    return shown


def _expected(outlook: Outlook) -> dict[str, Json]:
    """Show what one roll brings on average."""
    return {"credits": round(outlook.credits, 2), "income": round(outlook.income, 2), "vp": round(outlook.vp, 2)}


def _sector(state: SpaceBase, console: Console, sector: int) -> dict[str, Json]:
    """Show the cards of one sector."""
    return {
        "sector": sector,
        "station": _placed(state, console.stations[sector], 0),
        "deployed": [_placed(state, placed, 1) for placed in console.patrols[sector]],
        "colonised": console.colonised(sector),
    }


def _placed(state: SpaceBase, placed: int, side: int) -> dict[str, Json]:
    """Show a card with its cubes, the cells in use, what an ability costs and whether it can be paid."""
    card = placed >> 3
    half = SIDES[card * 2 + side]
    if half.ability is None:
        return {"card": CARDS[card].id, "cubes": 0, "cells": 0, "ready": False}
    cubes = placed & 7
    return {
        "card": CARDS[card].id,
        "cubes": cubes,
        "cells": half.cells[state.seats],
        "ready": cubes >= price(card, side, state.seats),
    }
