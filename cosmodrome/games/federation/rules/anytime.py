"""Specialists that work at any time of an own turn (section 5)."""

from __future__ import annotations

from ....kernel.action import Action
from ..components import ANYTIME, ON_PLANET
from ..player import members
from ..state import Federation
from .possible import changes_any, copy_targets


def anytime_uses(state: Federation, seat: int, found: list[Action]) -> None:
    """Add every use of an anytime specialist that would change something now."""
    box = state.box
    up = state.players[seat].up & box.timed[ANYTIME]
    if not up:
        return
    use = state.answers.use
    for number in members(up):
        specialist = box.specialists[number]
        if not specialist.copies:
            if changes_any(state, seat, specialist.effects):
                found.append(use[number * 64])
            continue
        for target in copy_targets(state, seat, number):
            copied = box.specialists[target]
            # R15: what belongs to a planet is copied there.
            if copied.timing != ON_PLANET and changes_any(state, seat, copied.effects):
                found.append(use[number * 64 + target + 1])
