"""The event of a round, for each seat (PU 5 EVENT)."""

from __future__ import annotations

from ....kernel.action import Action
from ....kernel.message import Message, Term
from ..corporations import JUMP
from ..said import actions as act
from ..said.actions import Move, OnMarker
from ..state import PlanetUnknown
from ..stored.forms import QUESTIONS
from .items.pool import Pool
from .window import Window, is_instructed


def _cannot_wait(actions: list[Action], corporation: int) -> bool:
    """Tell whether what can be done at any time may bring a civ card, which is taken before the action then."""
    for action in actions:
        if action is act.USE_ADVANCE or action is act.USE_MILESTONE:
            return True
        if isinstance(action, OnMarker) and action.verb == act.USE_CLAIM:
            return True
        if corporation == JUMP and isinstance(action, Move):
            # A lifepod unlocks a technology.
            return True
    return False


class EventTurn(Window):
    """Carry out the card; it ends by itself when nothing of it is left to decide."""

    def prompt(self, state: PlanetUnknown) -> Message:
        """Ask for what the card says, then for what came of it."""
        if is_instructed(state, self.seat):
            return Message("prompt-event", {"card": Term(f"card-event-{state.event}")})
        return super().prompt(state)

    def closes(self, pool: Pool) -> bool:
        """End the window where what can still be done can be done in the action too."""
        return not _cannot_wait(pool.found, pool.colony.corporation)


QUESTIONS.add("event", EventTurn)
