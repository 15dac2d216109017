"""The action on Neo: the miner's way, asteroids and dead asteroids (FD 7.1)."""

from __future__ import annotations

from typing import ClassVar

from ....kernel.action import Action
from ....kernel.errors import BadPosition
from ....kernel.event import Events
from ....kit.codec import Field
from ..components import NEO
from ..said import events as happened
from ..state import GONE, Federation
from ..stored.forms import QUESTIONS, SOME
from .asking import CountedPick, PickOne
from .drawing import look_around
from .paying import gain


def can_mine(state: Federation, seat: int) -> bool:
    """Tell whether a move is possible or a dead asteroid is left (FD 7.0)."""
    return state.players[seat].miner != state.box.last_pit or state.dead_hidden or bool(state.dead_row)


def mine(state: Federation, seat: int, extra: int) -> None:
    """Ask where the miner goes, or which dead asteroid is taken by one that has arrived."""
    if state.players[seat].miner == state.box.last_pit:
        state.push(DeadAsteroid(seat))
    else:
        state.push(NeoMove(seat, 1 + extra))


class NeoMove(CountedPick):
    """To which cell does the miner move?"""

    WORDS: ClassVar = ("prompt-neo-move", "steps")

    def legal(self, state: Federation) -> list[Action]:
        """Offer the cells ahead from which the rest of the steps can be made."""
        box = state.box
        ways = box.pits[state.players[self.seat].miner].next
        return [state.answers.move[pit] for pit in ways if box.ahead[pit] >= self.count - 1]

    def choose(self, state: Federation, pit: int, events: Events) -> None:
        """Move; only the last cell of the way pays (R20)."""
        move_miner(state, self.seat, pit, events)
        if self.count > 1:
            state.push(NeoMove(self.seat, self.count - 1))
            return
        arrive(state, self.seat, events)
        if pit == state.box.last_pit:
            state.push(DeadAsteroid(self.seat))
        token = state.asteroids[pit]
        if token >= 0:
            state.asteroids[pit] = GONE
            take_asteroid(state, self.seat, token, events)
        else:
            gain(state, self.seat, state.box.pits[pit].res, events)


def move_miner(state: Federation, seat: int, pit: int, events: Events) -> None:
    """Move the miner to a cell."""
    state.players[seat].miner = pit
    if events is not None:
        events.append(happened.MinerMoved(seat, state.box.pits[pit].id))


def arrive(state: Federation, seat: int, events: Events) -> None:
    """Turn over what lies ahead of the miner's last cell; the influence has risen."""
    look_around(state, seat, events)
    state.influence_rose(seat, NEO, events)


def take_asteroid(state: Federation, seat: int, token: int, events: Events) -> None:
    """Give a player an asteroid token and its resources."""
    player = state.players[seat]
    player.asteroids = sorted([*player.asteroids, token])
    if events is not None:
        events.append(happened.AsteroidTaken(seat, state.box.asteroids[token].id))
    gain(state, seat, state.box.asteroids[token].res, events)


class DeadAsteroid(PickOne):
    """Which dead asteroid?"""

    def legal(self, state: Federation) -> list[Action]:
        """Offer the tokens left in the row."""
        return [state.answers.asteroid[token] for token in state.dead_row]

    def choose(self, state: Federation, token: int, events: Events) -> None:
        """Take it."""
        state.dead_row = [other for other in state.dead_row if other != token]
        take_asteroid(state, self.seat, token, events)


def _has_a_way(step: NeoMove, state: Federation) -> None:
    """Refuse more steps than lie ahead."""
    if state.box.ahead[state.players[step.seat].miner] < step.count:
        raise BadPosition(f"the miner cannot make {step.count} steps")


QUESTIONS.add("neo_move", NeoMove, Field("steps", SOME, "count"), check=_has_a_way)
QUESTIONS.add("dead_asteroid", DeadAsteroid)
