"""The answers that a window offers, as they are collected."""

from __future__ import annotations

from typing import Final

from .....kernel.action import Action
from ...colony import Colony
from ...corporations import MAKESHIFT
from ...grid import squares
from ...said.actions import MARKER_VERBS, ON_MARKER, ON_SQUARE, OnMarker, on_marker_to
from ...state import PlanetUnknown
from ..tracks import is_shift

LISTED: Final = len(MARKER_VERBS)
"""Stands for a verb where the squares of one are listed once for all items: it stands in the place of the marker."""


class Pool:
    """Collects the answers of a window."""

    def __init__(self, state: PlanetUnknown, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.colony: Colony = state.colony(seat)
        self.found: list[Action] = []
        self.must = False
        """Whether something that can be done has to be done before the seat is through."""
        self._listed = 0
        """Verbs and markers for which the answers are listed already, as bits."""

    def is_new(self, verb: int, marker: int) -> bool:
        """Note that a verb is listed for a marker; tell whether it is for the first time."""
        bit = 1 << (verb * 5 + marker)
        if self._listed & bit:
            return False
        self._listed |= bit
        return True

    def add(self, action: Action) -> None:
        """List an answer, once."""
        if action not in self.found:
            self.found.append(action)

    def on_squares(self, verb: int, mask: int) -> None:
        """List the answers about some squares."""
        answers = ON_SQUARE[verb]
        for spot in squares(mask):
            self.found.append(answers[spot])

    def advances(self, verb: int, marker: int, ways: list[int]) -> None:
        """List the ways to advance a marker; only Makeshift has more than one."""
        if self.colony.corporation == MAKESHIFT:
            for target in ways:
                self.found.append(on_marker_to(verb, marker, target))
        else:
            self.found.append(ON_MARKER[verb][marker])

    def only_shifts(self, first: int) -> bool:
        """Tell whether all answers from one on move markers sideways: nobody is forced to that (Makeshift)."""
        if self.colony.corporation != MAKESHIFT:
            return False
        for index in range(first, len(self.found)):
            action = self.found[index]
            if not isinstance(action, OnMarker) or not is_shift(self.colony, action.marker, action.target):
                return False
        return True
