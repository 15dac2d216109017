"""What only a few events ask for: a synergy or a look at the next one, and what a lone player loses (PU 14.3)."""

from __future__ import annotations

from .....kernel.action import Action
from .....kernel.errors import BadPosition
from .....kernel.event import Events
from ...cards import NO_SYNERGY
from ...colony import Colony
from ...said import actions as act
from ...said import events as happened
from ...said.actions import ON_OBJECTIVE, ON_STACK, TURN, OnObjective, OnStack, Turn
from ...state import PlanetUnknown
from .codes import SYNERGY
from .kind import Kind
from .pool import Pool


class SynergyOrPeek(Kind):
    """Gain a synergy or look at the next event."""

    def offer(self, pool: Pool, code: int) -> None:
        """Offer both as far as they are possible."""
        if pool.state.rule() != NO_SYNERGY:
            pool.found.append(act.BOOST)
        if pool.state.next_event:
            pool.found.append(act.PEEK)

    def resolve(self, state: PlanetUnknown, seat: int, code: int, action: Action, events: Events) -> None:
        """Gain the synergy, or show the event to the seat."""
        if action is act.BOOST:
            state.mine(seat).add(SYNERGY)
            return
        state.peeked |= 1 << seat
        state.seal()
        if events is not None:
            events.append(happened.Peeked(seat, state.next_event))


class DestroyObjective(Kind):
    """Destroy a personal objective."""

    def offer(self, pool: Pool, code: int) -> None:
        """Offer the objectives of the seat."""
        for objective in pool.colony.personal:
            pool.found.append(ON_OBJECTIVE[act.DESTROY_OBJECTIVE][objective])

    def resolve(self, state: PlanetUnknown, seat: int, code: int, action: Action, events: Events) -> None:
        """Destroy it."""
        assert isinstance(action, OnObjective)
        colony = state.mine(seat)
        colony.personal = [card for card in colony.personal if card != action.objective]
        if events is not None:
            events.append(happened.ObjectiveDestroyed(seat, action.objective))


class ForOne(Kind):
    """An item that only a lone player can have."""

    def check(self, state: PlanetUnknown, colony: Colony, code: int) -> None:
        """See that one plays alone."""
        if not state.solo:
            raise BadPosition(f"{self.name} is for a lone player")


class RemoveStack(ForOne):
    """Remove a stack of the own sector from the game."""

    def offer(self, pool: Pool, code: int) -> None:
        """Offer the stacks that are not empty."""
        for ring in range(2):
            if pool.state.height(pool.state.shape_for(pool.seat, ring)) > 0:
                pool.found.append(ON_STACK[act.REMOVE][ring])

    def resolve(self, state: PlanetUnknown, seat: int, code: int, action: Action, events: Events) -> None:
        """Remove the stack."""
        assert isinstance(action, OnStack)
        shape = state.shape_for(seat, action.ring)
        state.lay_stack(shape, -1, [])
        if events is not None:
            events.append(happened.StackRemoved(seat, shape))


class TurnTheStation(ForOne):
    """Turn the station as one likes."""

    def offer(self, pool: Pool, code: int) -> None:
        """Offer all sectors."""
        pool.found += TURN

    def resolve(self, state: PlanetUnknown, seat: int, code: int, action: Action, events: Events) -> None:
        """Turn it."""
        assert isinstance(action, Turn)
        state.turn(seat, action.sector, events)
