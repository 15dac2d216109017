"""The action on Atalum: taking a specialist (FD 7.1)."""

from __future__ import annotations

from typing import cast

from ....kernel.action import Action
from ....kernel.event import Events
from ....kit.bits import members
from .. import ops
from ..components import ATAL, IMMEDIATE
from ..said import events as happened
from ..said.actions import Take
from ..state import Federation
from ..stored.forms import QUESTIONS
from .asking import Asked
from .drawing import turn_specialist
from .specialists import copy_targets, let_work


def can_take_specialist(state: Federation, seat: int) -> bool:
    """Tell whether some specialist can be taken, with help or without (FD 7.0)."""
    return bool(specialists_to_take(state, seat)) or bool(recruiters(state, seat) and beyond_reach(state, seat))


def specialists_to_take(state: Federation, seat: int) -> list[int]:
    """Return the open tokens that may be taken without help."""
    owned = state.players[seat].owned
    of_kind = state.box.of_kind
    found: list[int] = []
    for kind in range(5):
        for level in range(1, 4):
            if owned & of_kind[kind * 4 + level]:
                continue
            # R10: each level asks for the one below it.
            token = state.open_specialists[kind * 3 + level - 1]
            if token >= 0 and (level == 1 or owned & of_kind[kind * 4 + level - 1]):
                found.append(token)
            break
    return found


def beyond_reach(state: Federation, seat: int) -> list[int]:
    """Return the open level-3 tokens that only 2A2 can take (R13)."""
    owned = state.players[seat].owned
    of_kind = state.box.of_kind
    found: list[int] = []
    for kind in range(5):
        token = state.open_specialists[kind * 3 + 2]
        in_reach = owned & of_kind[kind * 4 + 1] and owned & of_kind[kind * 4 + 2]
        if token >= 0 and not in_reach and not owned & of_kind[kind * 4 + 3]:
            found.append(token)
    return found


def recruiters(state: Federation, seat: int) -> list[int]:
    """Return the specialists that can be spent to take a level-3 token: 2A2, or a copier of an open one."""
    up = state.players[seat].up
    found = [number for number in members(up & state.box.on_planet[ATAL]) if _recruits(state, number)]
    if seat == state.active:
        for copier in members(up & state.box.copiers):
            if any(_recruits(state, target) for target in copy_targets(state, seat, copier)):
                found.append(copier)
    return found


def _recruits(state: Federation, number: int) -> bool:
    """Tell whether a specialist takes another one."""
    return state.box.specialists[number].effect.kind == ops.TAKE_SPECIALIST


class TakeSpecialist(Asked):
    """Which specialist?"""

    def legal(self, state: Federation) -> list[Action]:
        """Offer those of the next level of each type, and with 2A2 any open level 3 (R13)."""
        take = state.answers.take
        found: list[Action] = [take[number * 64] for number in specialists_to_take(state, self.seat)]
        helpers = recruiters(state, self.seat)
        if helpers:
            hard = beyond_reach(state, self.seat)
            found += [take[number * 64 + helper + 1] for number in hard for helper in helpers]
        return found

    def apply(self, state: Federation, action: Action, events: Events) -> None:
        """Own it, turn over the next ones, then let an immediate one work."""
        state.pop()
        taken = cast(Take, action)
        player = state.players[self.seat]
        specialist = state.box.specialists[taken.number]
        if taken.spent >= 0:
            player.up &= ~(1 << taken.spent)
            if events is not None:
                events.append(happened.SpecialistUsed(self.seat, taken.other))
        player.owned |= 1 << taken.number
        if events is not None:
            events.append(happened.SpecialistTaken(self.seat, specialist.id))
        kind, level = specialist.kind, specialist.level
        if level < 3:
            turn_specialist(state, kind, level, events)
            if level == 1 and state.open_specialists[kind * 3 + 1] < 0:
                turn_specialist(state, kind, 2, events)
        else:
            state.open_specialists[kind * 3 + 2] = -1
        if specialist.timing == IMMEDIATE:
            let_work(state, self.seat, taken.number, taken.number)
        else:
            player.up |= 1 << taken.number
        state.influence_rose(self.seat, ATAL, events)


QUESTIONS.add("specialist", TakeSpecialist)
