"""The action on 6Moon: the mage's way and the alteration tokens (7.1)."""

from __future__ import annotations

from typing import cast

from ....kernel.action import Action
from ....kernel.event import Events
from ....kernel.message import Json, Message
from ....kit.question import Decision
from ..components import SIXMOON
from ..said import events as happened
from ..said.actions import Pick
from ..state import Federation
from .drawing import take_alteration, turn_moon


def travel(state: Federation, seat: int, extra: int, events: Events) -> None:
    """Move the mage, stopping at the planet; then a token is taken where it stands."""
    player = state.players[seat]
    if player.mage < state.box.last_moon:
        player.mage = min(state.box.last_moon, player.mage + 1 + extra)
        if events is not None:
            events.append(happened.mage_moved(seat, player.mage))
        turn_moon(state, player.mage, events)
        state.influence_rose(seat, SIXMOON, events)
    state.push(MoonToken(seat))


class MoonToken(Decision[Federation]):
    """Which alteration token?"""

    def to_json(self) -> dict[str, Json]:
        """Give the step as data."""
        return {"step": "moon_token", "seat": self.seat}

    def settle(self, state: Federation, events: Events) -> bool:
        """Take the only token by itself; an empty position gives nothing."""
        if state.moons[state.players[self.seat].mage]:
            return super().settle(state, events)
        state.pop()
        turn_moon(state, state.players[self.seat].mage + 1, events)
        return True

    def prompt(self, state: Federation) -> Message:
        """Ask for a token."""
        return Message("prompt-moon-token")

    def legal(self, state: Federation) -> list[Action]:
        """Offer the tokens that lie there, one of each face."""
        faces: list[int] = []
        found: list[Action] = []
        for token in state.moons[state.players[self.seat].mage]:
            face = state.box.alterations[token].face
            if face not in faces:
                faces.append(face)
                found.append(state.answers.moon[token])
        return found

    def apply(self, state: Federation, action: Action, events: Events) -> None:
        """Take it, then turn over the next position."""
        state.pop()
        moon = state.players[self.seat].mage
        token = cast(Pick, action).number
        state.moons[moon] = [other for other in state.moons[moon] if other != token]
        take_alteration(state, self.seat, token, events)
        turn_moon(state, moon + 1, events)
