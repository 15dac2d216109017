"""The action on 6Moon: the mage's way and the alteration tokens (FD 7.1)."""

from __future__ import annotations

from typing import Final

from ....kernel.action import Action
from ....kernel.event import Events
from ....kit.codec import Field, ListOf
from ..components import SIXMOON, Effect
from ..said import events as happened
from ..state import Federation
from ..stored.forms import ALTERATION, QUESTIONS
from .asking import PickOne
from .drawing import draw_alteration, take_alteration, turn_moon


def can_travel(state: Federation, seat: int) -> bool:
    """Tell whether a move is possible or a token is left where the mage stands (FD 7.0)."""
    mage = state.players[seat].mage
    return mage < state.box.last_moon or bool(state.moons[mage])


def travel(state: Federation, seat: int, extra: int, events: Events) -> None:
    """Move the mage, stopping at the planet; then a token is taken where it stands and the next ones turned over."""
    player = state.players[seat]
    if player.mage < state.box.last_moon:
        move_mage(state, seat, min(state.box.last_moon, player.mage + 1 + extra), events)
        state.influence_rose(seat, SIXMOON, events)
    if state.moons[player.mage]:
        state.push(MoonToken(seat))
    else:
        turn_moon(state, player.mage + 1, events)


def move_mage(state: Federation, seat: int, moon: int, events: Events) -> None:
    """Move the mage and turn over the tokens that lie there."""
    state.players[seat].mage = moon
    if events is not None:
        events.append(happened.MageMoved(seat, moon))
    turn_moon(state, moon, events)


class MoonToken(PickOne):
    """Which alteration token?"""

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

    def choose(self, state: Federation, token: int, events: Events) -> None:
        """Take it, then turn over the next position."""
        moon = state.players[self.seat].mage
        state.moons[moon] = [other for other in state.moons[moon] if other != token]
        take_alteration(state, self.seat, token, events)
        turn_moon(state, moon + 1, events)


def draw_from_stock(state: Federation, seat: int, effect: Effect, events: Events) -> None:
    """Draw alteration tokens from the stock: one is taken at once, of several one is kept."""
    drawn: list[int] = []
    for _ in range(effect.more):
        token = draw_alteration(state, effect.level, True)
        if token >= 0:
            drawn.append(token)
    if len(drawn) <= effect.n:
        for token in drawn:
            take_alteration(state, seat, token, events)
        return
    if events is not None:
        events.append(happened.AlterationsDrawn(seat, [state.box.alterations[token].id for token in drawn]))
    state.push(KeepAlteration(seat, drawn))


class KeepAlteration(PickOne):
    """Which of the drawn alteration tokens is kept?"""

    def __init__(self, seat: int, drawn: list[int]) -> None:
        super().__init__(seat)
        self.drawn: Final = drawn

    def legal(self, state: Federation) -> list[Action]:
        """Offer what was drawn."""
        return [state.answers.keep[token] for token in self.drawn]

    def choose(self, state: Federation, kept: int, events: Events) -> None:
        """Keep one and put the others back into the stock."""
        take_alteration(state, self.seat, kept, events)
        others = [token for token in self.drawn if token != kept]
        if others:
            state.returned = sorted([*state.returned, *others])
            state.returned_by = self.seat


def drawn_alterations(state: Federation) -> list[int]:
    """Return the alteration tokens that somebody is choosing from."""
    return [token for step in state.common if isinstance(step, KeepAlteration) for token in step.drawn]


QUESTIONS.add("moon_token", MoonToken)
QUESTIONS.add("keep_alteration", KeepAlteration, Field("drawn", ListOf(ALTERATION, 2, distinct=True)))
