"""The limit of eight tokens at the end of a turn (AF 4.5, 12)."""

from __future__ import annotations

from typing import Final, cast

from ....kernel.action import Action
from ....kernel.event import Events
from ....kernel.message import Message
from ....kit.question import Decision
from ..components import FUEL_TOKENS, ORE_TOKENS, TOKEN_LIMIT
from ..said import events as happened
from ..said.actions import Return
from ..state import AlienFrontiers
from ..stored.forms import QUESTIONS

_RETURN: Final[list[list[Return]]] = [
    [Return(fuel, ore) for ore in range(ORE_TOKENS + 1)] for fuel in range(FUEL_TOKENS + 1)
]


class ReturnResources(Decision[AlienFrontiers]):
    """Which tokens go back to the stock?"""

    def prompt(self, state: AlienFrontiers) -> Message:
        """Ask for the tokens."""
        return Message("prompt-return-resources", {"count": self._excess(state), "limit": TOKEN_LIMIT})

    def legal(self, state: AlienFrontiers) -> list[Action]:
        """Offer every split of the excess."""
        excess = self._excess(state)
        fuel = state.fuel[self.seat]
        ore = state.ore[self.seat]
        return [_RETURN[part][excess - part] for part in range(max(0, excess - ore), min(fuel, excess) + 1)]

    def apply(self, state: AlienFrontiers, action: Action, events: Events) -> None:
        """Return the tokens."""
        given = cast(Return, action)
        state.pop()
        state.fuel[self.seat] -= given.fuel
        state.ore[self.seat] -= given.ore
        if events is not None:
            events.append(happened.Returned(self.seat, given.fuel, given.ore))

    def _excess(self, state: AlienFrontiers) -> int:
        """Count the tokens above the limit."""
        return state.fuel[self.seat] + state.ore[self.seat] - TOKEN_LIMIT


QUESTIONS.add("return_resources", ReturnResources, seat=None)
