"""Specialists at work: used, copied, in use until their effect is resolved (FD 7.1, 17.1)."""

from __future__ import annotations

from typing import Final

from ....kernel.event import Events
from ....kit.bits import members
from ....kit.codec import Field
from .. import ops
from ..components import FROM_SPECIALISTS
from ..said import events as happened
from ..said.actions import Use
from ..state import Federation
from ..stored.forms import QUESTIONS, SPECIALIST
from .asking import Following
from .resolving import resolve


class Release(Following):
    """Lies below the effect of a specialist and ends its use: until then the token is in use (R46)."""

    def __init__(self, seat: int, specialist: int) -> None:
        super().__init__(seat)
        self.specialist: Final = specialist

    def happen(self, state: Federation, events: Events) -> None:
        """Do nothing more: the use has ended."""


QUESTIONS.add("release", Release, Field("specialist", SPECIALIST))


def in_use(state: Federation) -> int:
    """Return the specialists whose effect is being resolved, as bits."""
    found = 0
    for step in state.common:
        if isinstance(step, Release):
            found |= 1 << step.specialist
    return found


def let_work(state: Federation, seat: int, user: int, number: int) -> None:
    """Resolve the effect of a specialist next; the one who uses it is in use for so long."""
    state.push(Release(seat, user))
    resolve(state, seat, state.box.specialists[number].effects, FROM_SPECIALISTS)


def use_specialist(state: Federation, seat: int, use: Use, events: Events) -> None:
    """Turn a specialist face down and resolve its effect, or that of the one it copies."""
    state.players[seat].up &= ~(1 << use.number)
    if events is not None:
        events.append(
            happened.SpecialistCopied(seat, use.id, use.other) if use.other else happened.SpecialistUsed(seat, use.id)
        )
    # Extra moves and discounts are read where they join in.
    if state.box.specialists[use.works_as].effect.kind not in (ops.EXTRA_MOVES, ops.BUILD_DISCOUNT):
        let_work(state, seat, use.number, use.works_as)


def copy_targets(state: Federation, seat: int, copier: int) -> list[int]:
    """Return the tokens whose effect a specialist may copy: open on Atalum or the player's own face up (R16)."""
    box = state.box
    most = box.specialists[copier].copies
    targets = state.players[seat].up
    for kind in range(5):
        for level in range(min(2, most)):
            token = state.open_specialists[kind * 3 + level]
            if token >= 0:
                targets |= 1 << token
    targets &= ~box.copiers
    return [number for number in members(targets) if box.specialists[number].level <= most]
