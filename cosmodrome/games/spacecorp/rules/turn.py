"""The turn: its steps in their order, and who comes next (5, 17)."""

from __future__ import annotations

from typing import Final

from ....kernel.errors import BadPosition
from ....kernel.event import Events
from ....kit.codec import Field, Id
from ....kit.question import Due
from ..components import BEFORE_DISCARD, OFFERS, STARFARERS, TURN_END, TURN_START
from ..player import with_one
from ..said import events as happened
from ..state import SpaceCorp
from ..stored.forms import QUESTIONS
from .action import ChooseAction
from .contracts import ClaimContract
from .rewards import pay_rewards
from .transport import Transport

STAGES: Final = ["start", "action", "contracts", "rewards", "transport", "discard", "refill", "draw", "end"]
HAND_TO_DRAW: Final = 4
"""With so many cards or fewer a player draws one at the end of the turn."""


class Turn(Due[SpaceCorp]):
    """A turn at one of its stages."""

    def __init__(self, seat: int, stage: int) -> None:
        super().__init__(seat)
        self.stage: Final = stage

    def settle(self, state: SpaceCorp, events: Events) -> bool:
        """Do what the stage is for, and go on to the next."""
        stage = self.stage
        seat = self.seat
        if state.players[seat].passed:
            state.pop()
            _pass(state, seat, events)
            return True
        if stage < 8:
            state.common[-1] = _TURNS[seat][stage + 1]
        if stage == 0:
            _begin(state, seat, events)
        elif stage == 1:
            state.push(_ACTIONS[seat])
        elif stage == 2:
            state.push(_CLAIMS[seat])
        elif stage == 3:
            pay_rewards(state, seat)
        elif stage == 4:
            state.push(_TRANSPORTS[seat])
        elif stage == 5:
            for card in state.table:
                if card != state.box.time:
                    state.procedures.open_window(state, BEFORE_DISCARD, seat)
                    break
        elif stage == 6:
            discard_and_refill(state, events)
        elif stage == 7:
            if len(state.players[seat].hand) <= HAND_TO_DRAW:
                state.draw_to(seat, 1, events)
            state.procedures.open_window(state, TURN_END, seat)
        else:
            state.pop()
            _end(state, seat, events)
        return True


def _check_turn(step: Turn, state: SpaceCorp) -> None:
    """Refuse a turn of anybody but the active player, once it has begun."""
    if step.stage and step.seat != state.active:
        raise BadPosition("the turn is that of the active player")


QUESTIONS.add("turn", Turn, Field("stage", Id(STAGES, "stage")), check=_check_turn)


_TURNS: Final = [[Turn(seat, stage) for stage in range(len(STAGES))] for seat in range(4)]
_ACTIONS: Final = [ChooseAction(seat) for seat in range(4)]
_CLAIMS: Final = [ClaimContract(seat) for seat in range(4)]
_TRANSPORTS: Final = [Transport(seat) for seat in range(4)]


def turn_of(seat: int) -> Turn:
    """Return a turn from its start."""
    return _TURNS[seat][0]


def _begin(state: SpaceCorp, seat: int, events: Events) -> None:
    """Begin a turn: forget the last one, move the teams on star tracks (S0), open the window."""
    state.turn += 1
    state.active = seat
    state.forget_turn()
    if events is not None:
        events.append(happened.TurnBegan(seat, state.turn))
    if state.era == STARFARERS:
        player = state.players[seat]
        for team in range(len(player.teams)):
            where = player.teams[team]
            if where >= 0 and where & 3:
                player.teams = with_one(player.teams, team, where - 1)
                if events is not None:
                    events.append(happened.TrackMoved(seat, team, state.board.ids[where >> 2], (where & 3) - 1))
    state.procedures.open_window(state, TURN_START, seat)


def discard_and_refill(state: SpaceCorp, events: Events) -> None:
    """Clear the table and fill the offer boxes from left to right (step 5)."""
    if state.table:
        cards = [card for card in state.table if card != state.box.time]
        state.time_pile += len(state.table) - len(cards)
        state.discard = state.discard + cards
        if events is not None:
            events.append(happened.Discarded([state.box.cards[card].id for card in state.table]))
        state.table = []
    filled: list[tuple[int, str]] = []
    for offer in range(OFFERS):
        if state.offers[offer] < 0:
            card = state.draw(events)
            if card < 0:
                break
            state.offers = with_one(state.offers, offer, card)
            filled.append((offer, state.box.card_ids[card]))
    if filled and events is not None:
        events.append(happened.Refilled(filled))


def _pass(state: SpaceCorp, seat: int, events: Events) -> None:
    """End the turn of a player who passes for the rest of the era: all after the action is left out (17.2)."""
    if events is not None:
        events.append(happened.Passed(seat))
    gone = sum(1 for player in state.players if player.passed)
    if not state.ending and gone >= (1 if state.seats == 2 else 2):
        state.ending = True
        state.last_turns = 0
        for other in range(state.seats):
            if not state.players[other].passed:
                state.last_turns |= 1 << other
    state.again = False
    _next(state, seat, events)


def _end(state: SpaceCorp, seat: int, events: Events) -> None:
    """End a turn: count it if it was empty (G-1), then go on to whoever is next."""
    player = state.players[seat]
    if state.idle and not state.busy:
        player.empty_turns += 1
        state.empty_turns += 1
    else:
        player.empty_turns = 0
        state.empty_turns = 0
    if state.empty_turns >= 4 * state.seats and not state.ending:
        state.empty_turns = 0
        if state.cards_left():
            state.aside = state.deck_top + state.deck
            state.deck = []
            state.deck_top = []
            if events is not None:
                events.append(happened.DeckSetAside())
            state.deck_ran_out(events)
        else:
            state.seal()
            state.procedures.end_of_era(state, events)
            return
    _next(state, seat, events)


def _next(state: SpaceCorp, seat: int, events: Events) -> None:
    """Find who comes next, or end the era (17)."""
    state.seal()
    if state.again:
        state.push(turn_of(seat))
        return
    if state.ending:
        state.last_turns &= ~(1 << seat)
    for place in range(1, state.seats + 1):
        other = (seat + place) % state.seats
        if state.last_turns >> other & 1 if state.ending else not state.players[other].passed:
            state.push(turn_of(other))
            return
    state.procedures.end_of_era(state, events)
