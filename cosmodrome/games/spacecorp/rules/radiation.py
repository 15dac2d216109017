"""Radiation: who meets it without a shield, and whose shield can be used (14)."""

from __future__ import annotations

from ..components import SHIELD_FACTORY
from ..said.payment import SHIELD
from ..state import SpaceCorp
from .terms import Terms


def unshielded(state: SpaceCorp, seat: int, action: int, region: int) -> bool:
    """Tell whether a player has no shield of his own for an action that starts in a region."""
    return (
        state.board.penalty > 0
        and not state.players[seat].gifts.shields >> action & 1
        and state.box.rules[state.era][SHIELD_FACTORY] is not None
        and state.base_in_region(region, seat, SHIELD_FACTORY) < 0
    )


def rival_shields(state: SpaceCorp, seat: int, region: int) -> list[int]:
    """Return the slots of the Shield Factories of rivals that can be used in a region, one of each rival."""
    found: list[int] = []
    if not state.closed:
        for owner in range(state.seats):
            slot = state.base_in_region(region, owner, SHIELD_FACTORY) if owner != seat else -1
            if slot >= 0:
                found.append(slot)
    return found


def expose(state: SpaceCorp, terms: Terms, shields: list[int]) -> None:
    """Note that an action meets radiation, and whose shields can be used."""
    terms.exposed = True
    terms.penalty = state.board.penalty
    for slot in shields:
        terms.lend(SHIELD, state.owners[state.board.site_of[slot]], state.board.site_of[slot])
