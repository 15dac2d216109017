"""Resolving a list of effects in order, depth first (section 5)."""

from __future__ import annotations

from typing import Final

from ....kernel.event import Events
from ....kernel.message import Json
from ....kit.question import Due
from ..components import EARLIER, SOURCES, Effect
from ..said import events as happened
from ..state import Federation


class Run(Due[Federation]):
    """Effects still to be resolved. What they come from says where to find them again: kind, id, option."""

    def __init__(self, seat: int, effects: list[Effect], index: int, source: int, origin: str) -> None:
        super().__init__(seat)
        self.effects: Final = effects
        self.index: Final = index
        self.source: Final = source
        self.origin: Final = origin

    def to_json(self) -> dict[str, Json]:
        """Give the step as data."""
        return {
            "step": "effects",
            "seat": self.seat,
            "of": self.origin,
            "from": self.index,
            "source": SOURCES[self.source],
        }

    def settle(self, state: Federation, events: Events) -> bool:
        """Resolve as far as nothing has to be asked; the rest waits below what is asked."""
        state.pop()
        depth = len(state.common)
        last = len(self.effects)
        for index in range(self.index, last):
            state.perform(self.seat, self.effects[index], self.source, events)
            if len(state.common) > depth:
                if index + 1 < last:
                    state.common.insert(depth, Run(self.seat, self.effects, index + 1, self.source, self.origin))
                return True
        return True


def push_income(state: Federation, seat: int, slot: int, events: Events) -> None:
    """Resolve the income of a slot."""
    production = state.box.productions[state.row[slot]]
    if events is not None:
        events.append(happened.income(seat, production.id))
    state.push(Run(seat, production.income, 0, EARLIER, "income " + production.id))
