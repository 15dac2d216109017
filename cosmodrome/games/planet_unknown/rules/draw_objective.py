"""Jump Drive's objective: draw three, keep one (PU 15)."""

from __future__ import annotations

from typing import Final

from ....kernel.action import Action
from ....kernel.event import Events
from ....kernel.message import Message
from ....kit.codec import Field
from ....kit.question import Decision
from ..said import events as happened
from ..said.actions import KEEP_OBJECTIVE, ON_OBJECTIVE, SHARE_OBJECTIVE, OnObjective
from ..state import PlanetUnknown
from ..stored.forms import OBJECTIVES_SORTED, QUESTIONS

DRAWN: Final = 3


class DrawObjective(Decision[PlanetUnknown]):
    """Choose the objective for which all compete; alone, one's own."""

    def __init__(self, seat: int, drawn: list[int]) -> None:
        super().__init__(seat)
        self.drawn: Final = drawn

    def prompt(self, state: PlanetUnknown) -> Message:
        """Ask for the objective."""
        return Message("prompt-draw-objective")

    def legal(self, state: PlanetUnknown) -> list[Action]:
        """Offer the drawn cards."""
        verb = KEEP_OBJECTIVE if state.solo else SHARE_OBJECTIVE
        return [ON_OBJECTIVE[verb][objective] for objective in self.drawn]

    def apply(self, state: PlanetUnknown, action: Action, events: Events) -> None:
        """Keep the card; the others go back under the rest."""
        assert isinstance(action, OnObjective)
        state.answered(self.seat)
        kept = action.objective
        state.objectives = sorted([*state.objectives, *(card for card in self.drawn if card != kept)])
        if state.solo:
            colony = state.mine(self.seat)
            colony.personal = sorted([*colony.personal, kept])
        else:
            state.shared = [*state.shared, kept]
        if events is not None:
            events.append(
                happened.ObjectiveGained(self.seat, kept) if state.solo else happened.ObjectiveShared(self.seat, kept)
            )


QUESTIONS.add("draw_objective", DrawObjective, Field("drawn", OBJECTIVES_SORTED))


def draw_objectives(state: PlanetUnknown, seat: int, events: Events) -> None:
    """Draw objectives and ask which one is kept."""
    left = state.objectives[:]
    drawn: list[int] = []
    while left and len(drawn) < DRAWN:
        drawn.append(left.pop(state.rng.below(len(left))))
    state.objectives = left
    drawn.sort()
    if events is not None:
        events.append(happened.ObjectivesDrawn(seat, drawn, state.solo))
    state.ask(DrawObjective(seat, drawn))
