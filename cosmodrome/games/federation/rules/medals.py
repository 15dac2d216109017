"""Medals that a player may choose (FD 7.2, 11); those of planets are given where influence rises."""

from __future__ import annotations

from ....kernel.action import Action
from ....kernel.event import Events
from ....kit.bits import members
from ..components import ACCREDITATION, MEDALS
from ..state import Federation
from ..stored.forms import QUESTIONS
from .asking import PickOne


class ChooseMedal(PickOne):
    """Which medal?"""

    def legal(self, state: Federation) -> list[Action]:
        """Offer the types that the player lacks (R33)."""
        lacking = ((1 << len(MEDALS)) - 1) & ~state.players[self.seat].medals
        return [
            state.answers.medal[medal]
            for medal in members(lacking)
            if medal >= ACCREDITATION or state.thresholds[medal]
        ]

    def choose(self, state: Federation, number: int, events: Events) -> None:
        """Take it, a planet's from the highest threshold left."""
        state.give_medal(self.seat, number, True, events)


QUESTIONS.add("medal", ChooseMedal)
