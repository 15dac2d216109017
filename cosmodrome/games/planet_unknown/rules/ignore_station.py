"""Which station of the tile gives nothing under the event «ignore one station» (PU 14.3)."""

from __future__ import annotations

from typing import Final

from ....kernel.action import Action
from ....kernel.event import Events
from ....kernel.message import Message
from ....kit.codec import Field, Maybe
from ....kit.question import Decision
from ..said import events as happened
from ..said.actions import IGNORE, Ignore
from ..state import PlanetUnknown
from ..stored.forms import QUESTIONS, TERRAIN
from .items.kind import ITEM


class Ignoring(Decision[PlanetUnknown]):
    """Choose the station to ignore; the other one becomes pending."""

    def __init__(self, seat: int, terrain_a: int, item_a: int, terrain_b: int, item_b: int) -> None:
        super().__init__(seat)
        self.terrain_a: Final = terrain_a
        self.item_a: Final = item_a
        """The pending item of the first station, -1 if it gives nothing anyway."""
        self.terrain_b: Final = terrain_b
        self.item_b: Final = item_b

    def prompt(self, state: PlanetUnknown) -> Message:
        """Ask for the station."""
        return Message("prompt-ignore")

    def legal(self, state: PlanetUnknown) -> list[Action]:
        """Offer both stations."""
        return [IGNORE[self.terrain_a], IGNORE[self.terrain_b]]

    def apply(self, state: PlanetUnknown, action: Action, events: Events) -> None:
        """Let the other station count."""
        assert isinstance(action, Ignore)
        state.answered(self.seat)
        kept = self.item_b if action.terrain == self.terrain_a else self.item_a
        if kept >= 0:
            state.mine(self.seat).add(kept)
        if events is not None:
            events.append(happened.StationIgnored(self.seat, action.terrain))


QUESTIONS.add(
    "ignore",
    Ignoring,
    Field("first", TERRAIN, "terrain_a"),
    Field("first_item", Maybe(ITEM), "item_a"),
    Field("second", TERRAIN, "terrain_b"),
    Field("second_item", Maybe(ITEM), "item_b"),
)
