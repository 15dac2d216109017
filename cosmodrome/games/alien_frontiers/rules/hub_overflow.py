"""An advance past the last circle of the Colonist Hub (AF 6.4, R11)."""

from __future__ import annotations

from ....kernel.action import Action
from ....kernel.event import Events
from ....kernel.message import Message
from ....kit.question import Decision, Due
from ..components import LAUNCH_FUEL, LAUNCH_ORE
from ..said import events as happened
from ..said.actions import DECLINE, LAUNCH
from ..state import AlienFrontiers
from ..stored.forms import QUESTIONS
from .place_colony import PlaceColony


class HubOverflow(Decision[AlienFrontiers]):
    """Launch the colony at once and keep the excess advance, or let it go?"""

    def prompt(self, state: AlienFrontiers) -> Message:
        """Ask whether to launch."""
        return Message("prompt-hub-overflow")

    def legal(self, state: AlienFrontiers) -> list[Action]:
        """Offer to decline, and to launch where that can be paid."""
        return [LAUNCH, DECLINE] if state.can_pay(self.seat, LAUNCH_FUEL, LAUNCH_ORE) else [DECLINE]

    def apply(self, state: AlienFrontiers, action: Action, events: Events) -> None:
        """Launch with the next colony to follow, or lose the excess."""
        state.pop()
        if action is LAUNCH:
            state.push(NextColony(self.seat))
            launch(state, self.seat, events)
        elif events is not None:
            events.append(happened.ExcessLost(self.seat))


class NextColony(Due[AlienFrontiers]):
    """After an immediate launch the next colony of the reserve takes the excess advance to circle 1."""

    def settle(self, state: AlienFrontiers, events: Events) -> bool:
        """Put the colony on the track."""
        state.pop()
        state.circle[self.seat] = 1
        if events is not None:
            events.append(happened.Advanced(self.seat, 1, 1))
        return True


def launch(state: AlienFrontiers, seat: int, events: Events) -> None:
    """Pay for the launch of the colony on the last circle and ask where it lands."""
    state.pay(seat, LAUNCH_FUEL, LAUNCH_ORE, events)
    state.circle[seat] = 0
    if events is not None:
        events.append(happened.Launched(seat))
    state.push(PlaceColony(seat))


QUESTIONS.add("hub_overflow", HubOverflow, seat=None)
QUESTIONS.add("next_colony", NextColony, seat=None)
