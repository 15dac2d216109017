"""The action on Atalum: taking a specialist (7.1)."""

from __future__ import annotations

from typing import cast

from ....kernel.action import Action
from ....kernel.event import Events
from ....kernel.message import Json, Message
from ....kit.question import Decision
from ..components import ATAL, FROM_SPECIALISTS, IMMEDIATE
from ..said import events as happened
from ..said.actions import Take
from ..state import Federation
from .drawing import turn_specialist
from .possible import beyond_reach, recruiters, specialists_to_take
from .release import Release
from .run import Run


class TakeSpecialist(Decision[Federation]):
    """Which specialist?"""

    def to_json(self) -> dict[str, Json]:
        """Give the step as data."""
        return {"step": "specialist", "seat": self.seat}

    def prompt(self, state: Federation) -> Message:
        """Ask for a token."""
        return Message("prompt-specialist")

    def legal(self, state: Federation) -> list[Action]:
        """Offer those of the next level of each type, and with 2A2 any open level 3 (R13)."""
        take = state.answers.take
        found: list[Action] = []
        for number in specialists_to_take(state, self.seat):
            found.append(take[number * 64])
        helpers = recruiters(state, self.seat)
        if helpers:
            for number in beyond_reach(state, self.seat):
                for helper in helpers:
                    found.append(take[number * 64 + helper + 1])
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
                events.append(happened.specialist_used(self.seat, taken.other, ""))
        player.owned |= 1 << taken.number
        if events is not None:
            events.append(happened.specialist_taken(self.seat, specialist.id))
        kind, level = specialist.kind, specialist.level
        if level < 3:
            turn_specialist(state, kind, level, events)
            if level == 1 and state.open_specialists[kind * 3 + 1] < 0:
                turn_specialist(state, kind, 2, events)
        else:
            state.open_specialists[kind * 3 + 2] = -1
        if specialist.timing == IMMEDIATE:
            state.push(Release(self.seat, taken.number, specialist.id))
            state.push(Run(self.seat, specialist.effects, 0, FROM_SPECIALISTS, "specialist " + specialist.id))
        else:
            player.up |= 1 << taken.number
        state.influence_rose(self.seat, ATAL, events)
