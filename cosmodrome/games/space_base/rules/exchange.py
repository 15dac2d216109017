"""A card trades places with a station card of its owner (SB 6.2, R-11)."""

from __future__ import annotations

from typing import cast

from ....kernel.action import Action
from ....kernel.event import Events
from ....kit.codec import Field
from ..components import SECTORS
from ..said import events as happened
from ..said.actions import EXCHANGE, ToSector
from ..state import SpaceBase
from ..stored.forms import CARD, QUESTIONS
from .asking import AboutCard
from .console import Console


def partners(console: Console, card: int) -> list[int]:
    """List the sectors whose station card can trade places; a colony only with another station card."""
    sector, side = console.find(card)
    found: list[int] = []
    for other in range(1, SECTORS + 1):
        if (other != sector) if side == 0 else not console.colonised(other):
            found.append(other)
    return found


class Exchange(AboutCard):
    """With which station card does the card trade places?"""

    def legal(self, state: SpaceBase) -> list[Action]:
        """Offer every partner."""
        return [EXCHANGE[sector] for sector in partners(state.consoles[self.seat], self.card)]

    def apply(self, state: SpaceBase, action: Action, events: Events) -> None:
        """Trade places."""
        state.pop()
        other_sector = cast(ToSector, action).sector
        console = state.consoles[self.seat]
        sector, side = console.find(self.card)
        other = console.stations[other_sector] >> 3
        state.consoles[self.seat] = console.exchanged(self.card, other_sector)
        if events is not None:
            events.append(happened.Exchanged(self.seat, self.card, other, sector, side, other_sector))


QUESTIONS.add("exchange", Exchange, Field("card", CARD))
