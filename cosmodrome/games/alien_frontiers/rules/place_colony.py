"""Landing a colony (AF 7.1)."""

from __future__ import annotations

from typing import cast

from ....kernel.action import Action
from ....kernel.event import Events
from ....kernel.message import Message
from ....kit.question import Question
from ..components import REPULSOR, TERRITORIES
from ..said import events as happened
from ..said.actions import LAND, Land
from ..said.names import territory_term
from ..state import AlienFrontiers
from ..stored.forms import QUESTIONS
from .scoring import winners


class PlaceColony(Question[AlienFrontiers]):
    """Which territory does the colony land on?"""

    def prompt(self, state: AlienFrontiers) -> Message:
        """Ask for the territory."""
        return Message("prompt-place-colony")

    def legal(self, state: AlienFrontiers) -> list[Action]:
        """Offer every territory without the Repulsor Field."""
        return [LAND[territory] for territory in range(len(TERRITORIES)) if territory != state.fields[REPULSOR]]

    def apply(self, state: AlienFrontiers, action: Action, events: Events) -> None:
        """Land the colony, settle control, and end the game with a player's last one (AF 14)."""
        territory = cast(Land, action).territory
        seat = self.seat
        state.pop()
        # The reserve comes first; only a last colony may leave the Hub this way (R25, R26).
        if state.reserve(seat) == 0:
            state.circle[seat] = 0
        state.colonies[territory * state.seats + seat] += 1
        if events is not None:
            events.append(happened.Landed(seat, territory))
        state.recall_relic(events)
        if state.landed(seat) == state.colonies_each:
            state.ended = True
            if events is not None:
                events.append(happened.GameOver(winners(state)))

    def why_not(self, state: AlienFrontiers, text: str) -> Message:
        """Name the Repulsor Field if it is what stands in the way."""
        field = state.fields[REPULSOR]
        if field >= 0 and text == LAND[field].text:
            return Message("illegal-repulsor", {"territory": territory_term(field)})
        return Message("illegal-not-offered", {"action": text})


QUESTIONS.add("place_colony", PlaceColony, seat=None)
