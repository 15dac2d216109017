"""What belongs to the whole of an own turn: specialists that work at any time, and its end (FD 5, 6.2)."""

from __future__ import annotations

from abc import abstractmethod

from ....kernel.action import Action
from ....kernel.event import Events
from ....kit.bits import members
from ..components import ON_PLANET
from ..said.actions import END_TURN, Use
from ..state import Federation
from ..stored.forms import QUESTIONS
from .asking import Asked
from .specialists import copy_targets, use_specialist
from .would_change import changes_any


def anytime_uses(state: Federation, seat: int) -> list[Action]:
    """Return every use of an anytime specialist that would change something now."""
    box = state.box
    found: list[Action] = []
    up = state.players[seat].up & box.anytime
    if not up:
        return found
    use = state.answers.use
    for number in members(up):
        specialist = box.specialists[number]
        if not specialist.copies:
            if changes_any(state, seat, specialist.effects):
                found.append(use[number * 64])
            continue
        for target in copy_targets(state, seat, number):
            copied = box.specialists[target]
            # R15: what belongs to a planet is copied there.
            if copied.timing != ON_PLANET and changes_any(state, seat, copied.effects):
                found.append(use[number * 64 + target + 1])
    return found


class InTurn(Asked):
    """A question of an own turn: specialists may work before it is answered."""

    def apply(self, state: Federation, action: Action, events: Events) -> None:
        """Let a specialist work and ask again, or go on."""
        if isinstance(action, Use):
            use_specialist(state, self.seat, action, events)
        else:
            state.pop()
            self.go_on(state, action, events)

    @abstractmethod
    def go_on(self, state: Federation, action: Action, events: Events) -> None:
        """Carry out an answer that settles the question."""


class TurnEnd(InTurn):
    """Does a specialist work before the turn is handed over?"""

    def legal(self, state: Federation) -> list[Action]:
        """Offer specialists, and to end the turn."""
        return [*anytime_uses(state, self.seat), END_TURN]

    def go_on(self, state: Federation, action: Action, events: Events) -> None:
        """Hand over."""
        end_turn(state, self.seat, events)


def end_turn(state: Federation, seat: int, events: Events) -> None:
    """End a player's turn."""
    state.seal()
    state.procedures.next_turn(state, seat, events)


QUESTIONS.add("turn_end", TurnEnd)
