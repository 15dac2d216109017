"""The start tiles: the last player of the turn order picks first (4.3)."""

from __future__ import annotations

from typing import cast

from ....kernel.action import Action
from ....kernel.event import Events
from ....kernel.message import Json, Message
from ....kit.question import Decision, Due
from ..components import EARLIER
from ..said import events as happened
from ..said.actions import Pick
from ..state import Federation
from .rounds import begin_round
from .run import Run


class Draft(Decision[Federation]):
    """Which start tile?"""

    def to_json(self) -> dict[str, Json]:
        """Give the step as data."""
        return {"step": "draft", "seat": self.seat}

    def prompt(self, state: Federation) -> Message:
        """Ask for a tile."""
        return Message("prompt-draft")

    def legal(self, state: Federation) -> list[Action]:
        """Offer the tiles left."""
        found: list[Action] = []
        for tile in state.homes:
            found.append(state.answers.home[tile])
        return found

    def apply(self, state: Federation, action: Action, events: Events) -> None:
        """Take it and its bonus at once."""
        state.pop()
        tile = cast(Pick, action).number
        state.homes = [other for other in state.homes if other != tile]
        state.players[self.seat].home = tile
        if events is not None:
            events.append(happened.home_taken(self.seat, state.box.homes[tile].id))
        state.push(NextPick(self.seat))
        state.push(Run(self.seat, state.box.homes[tile].effects, 0, EARLIER, "home " + state.box.homes[tile].id))


class NextPick(Due[Federation]):
    """The next player picks, or the first round begins."""

    def to_json(self) -> dict[str, Json]:
        """Give the step as data."""
        return {"step": "next_pick", "seat": self.seat}

    def settle(self, state: Federation, events: Events) -> bool:
        """Go on counter-clockwise."""
        state.pop()
        state.seal()
        if self.seat == state.first:
            state.homes = []
            begin_round(state, events)
        else:
            state.push(Draft((self.seat - 1) % state.seats))
        return True
