"""The event of a round, for each seat (PU 5 EVENT)."""

from __future__ import annotations

from ....kernel.action import Action
from ....kernel.event import Events
from ....kernel.message import Message
from .. import actions as act
from ..items import CIV, EXTRA_ROVER, ROVER
from ..names import event_term
from ..pool import Pool
from ..state import Expedition
from .window import Window


class EventTurn(Window):
    """Carry out the card; it ends by itself when nothing of it is left to decide."""

    def name(self) -> str:
        """Name the question."""
        return "event"

    def ask(self, state: Expedition) -> Message:
        """Ask for the next decision."""
        return Message("prompt-event", {"card": event_term(state.event)})

    def options(self, state: Expedition) -> list[Action]:
        """Offer nothing but the way out when no item is left: rovers can move in the action just as well."""
        pool = Pool(state, self.seat)
        pool.all_items()
        return super().options(state) if pool.found else [act.DONE]

    def leave(self, state: Expedition, events: Events) -> None:
        """Be done; rovers and civ cards wait."""
        state.answered(self.seat)
        colony = state.mine(self.seat)
        colony.items = [code for code in colony.items if code & 63 in (CIV, ROVER, EXTRA_ROVER)]
