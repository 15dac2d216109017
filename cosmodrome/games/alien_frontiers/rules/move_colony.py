"""The second half of an Orbital Teleporter's discard power (AF 11.2)."""

from __future__ import annotations

from typing import Final, cast

from ....kernel.action import Action
from ....kernel.event import Events
from ....kernel.message import Arg, Message, Who
from ....kit.question import Question
from ..components import REPULSOR, TERRITORIES
from ..said import events as happened
from ..said.actions import MOVE_TO, ToTerritory
from ..said.names import territory_term
from ..state import AlienFrontiers
from ..stored.forms import COLONY, QUESTIONS


class OfColony(Question[AlienFrontiers]):
    """A question about a colony that was chosen."""

    def __init__(self, seat: int, territory: int, owner: int) -> None:
        super().__init__(seat)
        self.territory: Final = territory
        self.owner: Final = owner

    def colony(self) -> dict[str, Arg]:
        """Name the colony."""
        return {"owner": Who(self.owner), "territory": territory_term(self.territory)}


class MoveColony(OfColony):
    """Where does the chosen colony go?"""

    def prompt(self, state: AlienFrontiers) -> Message:
        """Ask for the new place."""
        return Message("prompt-move-colony", self.colony())

    def legal(self, state: AlienFrontiers) -> list[Action]:
        """Offer every other territory without the Repulsor Field."""
        return [
            MOVE_TO[there]
            for there in range(len(TERRITORIES))
            if there != self.territory and there != state.fields[REPULSOR]
        ]

    def apply(self, state: AlienFrontiers, action: Action, events: Events) -> None:
        """Move the colony; control is looked at after the whole move (AF 7.2)."""
        there = cast(ToTerritory, action).territory
        state.pop()
        state.colonies[self.territory * state.seats + self.owner] -= 1
        state.colonies[there * state.seats + self.owner] += 1
        if events is not None:
            events.append(happened.ColonyMoved(self.seat, self.owner, self.territory, there))
        state.recall_relic(events)


QUESTIONS.add("move_colony", MoveColony, *COLONY, seat=None)
