"""Which station of the tile gives nothing under the event «ignore one station» (PU 14.3)."""

from __future__ import annotations

from typing import Final

from ....kernel.action import Action
from ....kernel.event import Events
from ....kernel.message import Json, Message
from .. import events as happened
from ..actions import IGNORE, Ignore
from ..components import TERRAINS
from ..state import PlanetUnknown
from .ask import Ask


class Ignoring(Ask):
    """Choose the station to ignore; the other one becomes pending."""

    def __init__(self, seat: int, terrain_a: int, item_a: int, terrain_b: int, item_b: int) -> None:
        super().__init__(seat)
        self.terrain_a: Final = terrain_a
        self.item_a: Final = item_a
        """The pending item of the first station, -1 if it gives nothing anyway."""
        self.terrain_b: Final = terrain_b
        self.item_b: Final = item_b

    def name(self) -> str:
        """Name the question."""
        return "ignore"

    def to_json(self) -> dict[str, Json]:
        """Give the step as data."""
        return {
            "step": "ignore",
            "seat": self.seat,
            "first": TERRAINS[self.terrain_a],
            "first_item": self.item_a,
            "second": TERRAINS[self.terrain_b],
            "second_item": self.item_b,
        }

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
            events.append(happened.station_ignored(self.seat, action.terrain))
