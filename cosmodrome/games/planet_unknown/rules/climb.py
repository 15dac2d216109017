"""Advancing a marker several cells; Makeshift chooses each of them (PU 7, 15)."""

from __future__ import annotations

from typing import Final

from ....kernel.action import Action
from ....kernel.event import Events
from ....kernel.message import Message, Term
from ....kit.codec import Field, Flag, Whole
from ....kit.question import Decision
from ..colony import Colony
from ..components import TRACKS
from ..corporations import MAKESHIFT, OASIS
from ..said.actions import ADVANCE, CLIMB, ON_MARKER, STAY, OnMarker, on_marker_to
from ..state import PlanetUnknown
from ..stored.forms import MARKER, QUESTIONS
from .tracks import below_fifth, is_shift, rise, ways_up


def ways_on(colony: Colony, marker: int, bonuses: bool) -> list[int]:
    """List the cells to which a marker can go on; without bonuses neither sideways nor in place."""
    if bonuses:
        return ways_up(colony, marker)
    here = colony.cell_of(marker)
    return [target for target in ways_up(colony, marker, False) if target != here]


def climb(
    state: PlanetUnknown, seat: int, marker: int, steps: int, target: int, events: Events, bonuses: bool = True
) -> None:
    """Advance a marker cell by cell as far as it can go, first to `target` if that was chosen already."""
    if target >= 0:
        rise(state, seat, marker, target, events, bonuses)
        steps -= 1
    colony = state.colony(seat)
    if colony.corporation == MAKESHIFT:
        if steps > 0 and ways_on(colony, marker, bonuses):
            state.ask(Climb(seat, marker, steps, bonuses))
        return
    for _ in range(steps):
        ways = ways_on(state.colony(seat), marker, bonuses)
        if not ways:
            return
        rise(state, seat, marker, ways[0], events, bonuses)


class Climb(Decision[PlanetUnknown]):
    """Choose the next cell of a marker that goes on; it may stay where it could only go sideways."""

    def __init__(self, seat: int, marker: int, steps: int, bonuses: bool) -> None:
        super().__init__(seat)
        self.marker: Final = marker
        self.steps: Final = steps
        self.bonuses: Final = bonuses

    def prompt(self, state: PlanetUnknown) -> Message:
        """Ask for the cell."""
        return Message("prompt-climb", {"marker": Term("marker-" + TRACKS[self.marker]), "steps": self.steps})

    def legal(self, state: PlanetUnknown) -> list[Action]:
        """Offer the cells."""
        colony = state.colony(self.seat)
        found: list[Action] = []
        forced = False
        for target in ways_on(colony, self.marker, self.bonuses):
            found.append(on_marker_to(CLIMB, self.marker, target))
            if not is_shift(colony, self.marker, target):
                forced = True
        if not forced:
            found.append(STAY)
        return found

    def apply(self, state: PlanetUnknown, action: Action, events: Events) -> None:
        """Go there, and on if steps are left."""
        state.answered(self.seat)
        if isinstance(action, OnMarker):
            climb(state, self.seat, self.marker, self.steps, action.target, events, self.bonuses)


QUESTIONS.add("climb", Climb, Field("marker", MARKER), Field("steps", Whole(1, 32)), Field("bonuses", Flag()))


class Union(Decision[PlanetUnknown]):
    """Card 21 for corporations whose markers get into each other's way: choose the marker for each single step."""

    def prompt(self, state: PlanetUnknown) -> Message:
        """Ask for the marker."""
        return Message("prompt-union")

    def legal(self, state: PlanetUnknown) -> list[Action]:
        """Offer every marker below row 5 that can go up."""
        colony = state.colony(self.seat)
        found: list[Action] = []
        for marker in range(5):
            if below_fifth(colony, marker):
                for target in ways_up(colony, marker, False):
                    if colony.corporation == MAKESHIFT:
                        found.append(on_marker_to(ADVANCE, marker, target))
                    else:
                        found.append(ON_MARKER[ADVANCE][marker])
        return found

    def apply(self, state: PlanetUnknown, action: Action, events: Events) -> None:
        """Make the step; synergies are not gained."""
        assert isinstance(action, OnMarker)
        state.answered(self.seat)
        target = action.target
        if target < 0:
            target = ways_up(state.colony(self.seat), action.marker, False)[0]
        rise(state, self.seat, action.marker, target, events, True, True)
        unite(state, self.seat, events)


QUESTIONS.add("union", Union)


def unite(state: PlanetUnknown, seat: int, events: Events) -> None:
    """Advance every marker below row 5 to row 5 without synergies (card 21)."""
    colony = state.colony(seat)
    if colony.corporation == MAKESHIFT or colony.corporation == OASIS:
        step = Union(seat)
        if step.legal(state):
            state.ask(step)
        return
    # Nothing that a marker meets on its way depends on the others, so the order makes no difference.
    for marker in range(5):
        while below_fifth(state.colony(seat), marker):
            rise(state, seat, marker, ways_up(state.colony(seat), marker)[0], events, True, True)
