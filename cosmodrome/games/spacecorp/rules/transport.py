"""Free transport of one team between own bases (13)."""

from __future__ import annotations

from typing import cast

from ....kernel.action import Action
from ....kernel.event import Events
from ..components import SPACEPORT, TYPES
from ..said import events as happened
from ..said.actions import STAY, Choice
from ..state import SpaceCorp
from ..stored.forms import QUESTIONS
from .asking import PlainQuestion


def rides(state: SpaceCorp, seat: int) -> list[Action]:
    """Return the rides of teams that have not acted: own base to own base, one of them a Spaceport."""
    if state.built[seat * TYPES + SPACEPORT] == 0:
        return []
    board = state.board
    ports: list[int] = []
    bases: list[int] = [board.start]
    for site in range(board.count):
        if state.owners[site] == seat:
            bases.append(site)
            if state.base_here(site, seat, SPACEPORT):
                ports.append(site)
    found: list[Action] = []
    for start in state.team_sites(seat):
        if start not in bases:
            continue
        for to in bases if start in ports else ports:
            if to != start:
                found.append(state.answers.transport[state.era][start][to])
    return found


class Transport(PlainQuestion):
    """Which team is transported?"""

    def legal(self, state: SpaceCorp) -> list[Action]:
        """Offer every ride, or none."""
        found = rides(state, self.seat)
        if found:
            found.append(STAY)
        return found

    def apply(self, state: SpaceCorp, action: Action, events: Events) -> None:
        """Take the team there; in a star system it enters the track (R-15)."""
        state.pop()
        if action is STAY:
            return
        choice = cast(Choice, action)
        state.send(happened.Transported, self.seat, state.free_team(self.seat, choice.a), choice.b, [], events)


QUESTIONS.add("transport", Transport)
