"""Resolving effects in order, depth first (FD 5)."""

from __future__ import annotations

from typing import Final

from ....kernel.errors import BadPosition
from ....kernel.event import Events
from ....kit.codec import Field
from ..components import EARLIER, Effects
from ..said import events as happened
from ..state import Federation
from ..stored.forms import COUNT, EFFECTS, QUESTIONS, SOURCE
from .asking import Following


class Run(Following):
    """Effects still to be resolved."""

    def __init__(self, seat: int, effects: Effects, index: int, source: int) -> None:
        super().__init__(seat)
        self.effects: Final = effects
        self.index: Final = index
        self.source: Final = source
        """Where points that they bring come from."""

    def happen(self, state: Federation, events: Events) -> None:
        """Resolve as far as nothing has to be asked; the rest waits below what is asked."""
        depth = len(state.common)
        steps = self.effects.steps
        last = len(steps)
        for index in range(self.index, last):
            state.procedures.perform(state, self.seat, steps[index], self.source, events)
            if len(state.common) > depth:
                if index + 1 < last:
                    state.common.insert(depth, Run(self.seat, self.effects, index + 1, self.source))
                return


def resolve(state: Federation, seat: int, effects: Effects, source: int = EARLIER) -> None:
    """Resolve effects next."""
    state.push(Run(seat, effects, 0, source))


def resolve_income(state: Federation, seat: int, slot: int, events: Events) -> None:
    """Resolve the income of a slot next."""
    production = state.box.productions[state.row[slot]]
    if events is not None:
        events.append(happened.Income(seat, production.id))
    resolve(state, seat, production.income)


def _has_begun(step: Run, state: Federation) -> None:
    """Refuse more effects done than there are."""
    if step.index > len(step.effects.steps):
        raise BadPosition(f"{step.effects.origin} has {len(step.effects.steps)} effects, not {step.index}")


QUESTIONS.add(
    "effects",
    Run,
    Field("of", EFFECTS, "effects"),
    Field("from", COUNT, "index"),
    Field("source", SOURCE),
    check=_has_begun,
)
