"""The start tiles: the last player of the turn order picks first (FD 4.3)."""

from __future__ import annotations

from ....kernel.action import Action
from ....kernel.event import Events
from ..said import events as happened
from ..state import Federation
from ..stored.forms import QUESTIONS
from .asking import Following, PickOne
from .resolving import resolve
from .rounds import begin_round


class Draft(PickOne):
    """Which start tile?"""

    def legal(self, state: Federation) -> list[Action]:
        """Offer the tiles left."""
        return [state.answers.home[tile] for tile in state.homes]

    def choose(self, state: Federation, number: int, events: Events) -> None:
        """Take it and its bonus at once."""
        tile = state.box.homes[number]
        state.homes = [other for other in state.homes if other != number]
        state.players[self.seat].home = number
        if events is not None:
            events.append(happened.HomeTaken(self.seat, tile.id))
        state.push(NextPick(self.seat))
        resolve(state, self.seat, tile.effects)


class NextPick(Following):
    """The next player picks, or the first round begins."""

    def happen(self, state: Federation, events: Events) -> None:
        """Go on counter-clockwise."""
        state.seal()
        if self.seat == state.first:
            state.homes = []
            begin_round(state, events)
        else:
            state.push(Draft((self.seat - 1) % state.seats))


QUESTIONS.add("draft", Draft)
QUESTIONS.add("next_pick", NextPick)
