"""Getting cards and laying them out (SB 7)."""

from __future__ import annotations

from typing import Final

from ....kernel.action import Action
from ....kernel.event import Events
from ..components import CARDS, COLONIES, COST, LEVELS, SECTOR, SECTORS, SLOTS
from ..said import events as happened
from ..said.actions import BUY, CLAIM
from ..state import SpaceBase
from .console import Console

FIRST_FAR: Final = 7


def targets(console: Console, card: int, anywhere: bool) -> list[int]:
    """List the sectors where a card may be placed: its own, or also any from 7 to 12 (R-10); never a colonised one."""
    own = SECTOR[card]
    found: list[int] = [] if console.colonised(own) else [own]
    if anywhere and card < COLONIES:
        for sector in range(FIRST_FAR, SECTORS + 1):
            if sector != own and not console.colonised(sector):
                found.append(sector)
    return found


def can_place(console: Console, card: int, anywhere: bool) -> bool:
    """Tell whether there is a sector for a card."""
    return not console.colonised(SECTOR[card]) or (anywhere and len(targets(console, card, True)) > 0)


def purchases(state: SpaceBase, seat: int, credits: int, anywhere: bool) -> list[Action]:
    """List every purchase that a seat with so many credits can pay and place: ships of the shipyard, then colonies."""
    console = state.consoles[seat]
    found: list[Action] = []
    for card in state.yard:
        if card >= 0 and COST[card] <= credits and can_place(console, card, anywhere):
            found.append(BUY[card])
    left = state.colonies_left
    for index in range(SECTORS):
        card = COLONIES + index
        if COST[card] > credits:
            break
        if left >> index & 1 and not console.colonised(index + 1):
            found.append(BUY[card])
    return found


def claims(state: SpaceBase, seat: int, counts: list[int]) -> list[Action]:
    """List every ship that a seat may take free, if it may take so many of level 1, 2 and 3."""
    console = state.consoles[seat]
    found: list[Action] = []
    for slot in range(LEVELS * SLOTS):
        card = state.yard[slot]
        if counts[slot // SLOTS] > 0 and card >= 0 and not console.colonised(SECTOR[card]):
            found.append(CLAIM[card])
    return found


def put(state: SpaceBase, seat: int, card: int, sector: int, events: Events) -> None:
    """Lay a card that was bought or claimed into a sector; a colony pays at once (SB 7.3, 7.4)."""
    former = state.consoles[seat].stations[sector]
    console = state.consoles[seat].with_card(card, sector)
    state.consoles[seat] = console
    if events is not None:
        cubes = console.patrols[sector][-1] & 7
        events.append(happened.Deployed(seat, former >> 3, sector, cubes, (former & 7) - cubes))
    if card >= COLONIES:
        vp = CARDS[card].vp
        if events is not None:
            events.append(happened.Settled(seat, card, vp))
        state.gain_vp(seat, vp, events)
