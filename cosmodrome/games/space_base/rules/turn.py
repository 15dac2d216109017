"""A turn from its first phase to its last, the end of the game, and who is next (SB 4, 8)."""

from __future__ import annotations

from typing import Final

from ....kernel.event import Events
from ....kernel.step import Step
from ....kit.question import Due
from ..components import SEATS
from ..said import events as happened
from ..state import SpaceBase
from ..stored.forms import QUESTIONS
from .ability_windows import window
from .acquire import TextRewards
from .purchase import Purchase
from .roll import RerollDice, RollDice
from .use_dice import UseDice


class EndOfTurn(Due[SpaceBase]):
    """Refill the shipyard, pay income, see whether the game is over, and pass the turn (phases 8 and 9)."""

    def settle(self, state: SpaceBase, events: Events) -> bool:
        """End the turn; the next one begins at once."""
        state.refill(events)
        seat = state.active_player
        if state.credits[seat] < state.income[seat]:
            # whether or not anything was bought.
            state.credits[seat] = state.income[seat]
            if events is not None:
                events.append(happened.IncomePaid(seat, state.income[seat]))
        state.pop()
        following = (seat + 1) % state.seats
        if state.end_triggered and following == state.first_player:
            best = max(state.vp)
            if state.vp.count(best) == 1:
                state.winner = state.vp.index(best)
                if events is not None:
                    events.append(happened.GameOver([state.winner], at_once=False))
                return True
            state.extra_round_no += 1
            if events is not None:
                events.append(happened.ExtraRound(state.extra_round_no))
        begin_turn(state, following, events)
        return True


def begin_turn(state: SpaceBase, seat: int, events: Events) -> None:
    """Put the phases of a seat's turn on the stack."""
    state.seal()
    if seat == state.first_player:
        state.round_no += 1
    state.active_player = seat
    state.unmute(seat)
    state.d1 = 0
    state.d2 = 0
    if events is not None:
        events.append(happened.TurnBegan(seat, state.round_no))
    state.common += PHASES[seat]


PHASES: Final[list[list[Step]]] = [
    [
        EndOfTurn(-1),
        window(seat, 7),
        Purchase(seat),
        window(seat, 5),
        TextRewards(-1),
        UseDice(-1),
        RerollDice(seat),
        RollDice(seat),
        window(seat, 1),
    ]
    for seat in range(SEATS[-1])
]
"""The phases of each seat's turn, the last one first."""

QUESTIONS.add("end_of_turn", EndOfTurn, seat=None)
