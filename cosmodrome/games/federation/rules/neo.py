"""The action on Neo: the miner's way, asteroids and dead asteroids (7.1)."""

from __future__ import annotations

from typing import Final, cast

from ....kernel.action import Action
from ....kernel.event import Events
from ....kernel.message import Json, Message
from ....kit.question import Decision
from ..components import NEO
from ..said import events as happened
from ..said.actions import Pick
from ..state import GONE, Federation
from .drawing import look_around


def mine(state: Federation, seat: int, extra: int) -> None:
    """Ask where the miner goes, or which dead asteroid is taken by one that has arrived."""
    if state.players[seat].miner == state.box.last_pit:
        state.push(DeadAsteroid(seat))
    else:
        state.push(NeoMove(seat, 1 + extra))


class NeoMove(Decision[Federation]):
    """To which cell does the miner move?"""

    def __init__(self, seat: int, steps: int) -> None:
        super().__init__(seat)
        self.steps: Final = steps

    def to_json(self) -> dict[str, Json]:
        """Give the step as data."""
        return {"step": "neo_move", "seat": self.seat, "steps": self.steps}

    def prompt(self, state: Federation) -> Message:
        """Ask for a cell."""
        return Message("prompt-neo-move", {"steps": self.steps})

    def legal(self, state: Federation) -> list[Action]:
        """Offer the cells ahead from which the rest of the steps can be made."""
        box = state.box
        found: list[Action] = []
        for pit in box.pits[state.players[self.seat].miner].next:
            if box.ahead[pit] >= self.steps - 1:
                found.append(state.answers.move[pit])
        return found

    def apply(self, state: Federation, action: Action, events: Events) -> None:
        """Move; only the last cell of the way pays (R20)."""
        state.pop()
        pit = cast(Pick, action).number
        state.players[self.seat].miner = pit
        if events is not None:
            events.append(happened.miner_moved(self.seat, state.box.pits[pit].id))
        if self.steps > 1:
            state.push(NeoMove(self.seat, self.steps - 1))
        else:
            _arrive(state, self.seat, pit, events)


def _arrive(state: Federation, seat: int, pit: int, events: Events) -> None:
    """Turn over what lies ahead, take what the cell gives, and a dead asteroid at the end of the way."""
    look_around(state, seat, events)
    state.influence_rose(seat, NEO, events)
    if pit == state.box.last_pit:
        state.push(DeadAsteroid(seat))
    if state.asteroids[pit] >= 0:
        token = state.asteroids[pit]
        state.asteroids[pit] = GONE
        take_asteroid(state, seat, token, events)
    else:
        state.gain(seat, state.box.pits[pit].res, events)


def take_asteroid(state: Federation, seat: int, token: int, events: Events) -> None:
    """Give a player an asteroid token and its resources."""
    player = state.players[seat]
    player.asteroids = sorted([*player.asteroids, token])
    if events is not None:
        events.append(happened.asteroid_taken(seat, state.box.asteroids[token].id))
    state.gain(seat, state.box.asteroids[token].res, events)


class DeadAsteroid(Decision[Federation]):
    """Which dead asteroid?"""

    def to_json(self) -> dict[str, Json]:
        """Give the step as data."""
        return {"step": "dead_asteroid", "seat": self.seat}

    def prompt(self, state: Federation) -> Message:
        """Ask for a token."""
        return Message("prompt-dead-asteroid")

    def legal(self, state: Federation) -> list[Action]:
        """Offer the tokens left in the row."""
        found: list[Action] = []
        for token in state.dead_row:
            found.append(state.answers.asteroid[token])
        return found

    def apply(self, state: Federation, action: Action, events: Events) -> None:
        """Take it."""
        state.pop()
        token = cast(Pick, action).number
        state.dead_row = [other for other in state.dead_row if other != token]
        take_asteroid(state, self.seat, token, events)
