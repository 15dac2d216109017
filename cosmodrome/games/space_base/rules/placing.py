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
    if not console.colonised(SECTOR[card]):
        return True
    if anywhere and card < COLONIES:
        for sector in range(FIRST_FAR, SECTORS + 1):
            if not console.colonised(sector):
                return True
    return False


def purchases(state: SpaceBase, seat: int, credits: int, anywhere: bool, found: list[Action]) -> None:
    """Add every purchase that a seat with so many credits can pay and place: ships of the shipyard, then colonies."""
    console = state.consoles[seat]
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


def can_buy(state: SpaceBase, seat: int, credits: int, anywhere: bool) -> bool:
    """Tell whether a seat with so many credits could buy anything."""
    console = state.consoles[seat]
    for card in state.yard:
        if card >= 0 and COST[card] <= credits and can_place(console, card, anywhere):
            return True
    left = state.colonies_left
    for index in range(SECTORS):
        if COST[COLONIES + index] > credits:
            return False
        if left >> index & 1 and not console.colonised(index + 1):
            return True
    return False


def claims(state: SpaceBase, seat: int, level: int, found: list[Action]) -> None:
    """Add every ship of a level (0 is level 1) that a seat may take free."""
    console = state.consoles[seat]
    for slot in range(level * SLOTS, (level + 1) * SLOTS):
        card = state.yard[slot]
        if card >= 0 and not console.colonised(SECTOR[card]):
            found.append(CLAIM[card])


def can_claim(state: SpaceBase, seat: int, counts: list[int]) -> bool:
    """Tell whether a seat could take any of the ships claimed."""
    console = state.consoles[seat]
    for level in range(LEVELS):
        if counts[level] > 0:
            for slot in range(level * SLOTS, (level + 1) * SLOTS):
                card = state.yard[slot]
                if card >= 0 and not console.colonised(SECTOR[card]):
                    return True
    return False


def put(state: SpaceBase, seat: int, card: int, sector: int, events: Events) -> None:
    """Lay a card that was bought or claimed into a sector; a colony pays at once (SB 7.3, 7.4)."""
    console = state.consoles[seat].copy()
    former = console.stations[sector]
    console.place(card, sector, state.seats)
    state.consoles[seat] = console
    if events is not None:
        cubes = console.patrols[sector][-1] & 7
        events.append(happened.Deployed(seat, former >> 3, sector, cubes, (former & 7) - cubes))
    if card >= COLONIES:
        vp = CARDS[card].vp
        if events is not None:
            events.append(happened.Settled(seat, card, vp))
        state.gain_vp(seat, vp, events)
