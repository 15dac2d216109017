"""The course of the game, phase by phase (PU 5)."""

from __future__ import annotations

from typing import Final

from ....kernel.action import Action
from ....kernel.event import Events
from ....kernel.message import Message
from ....kernel.step import Step
from ....kit.question import Decision, Due
from ..cards import EVENTS, rating
from ..colony import Colony
from ..components import SECTORS, WATER
from ..corporations import FLUX, HORIZON, ROUND_START_MOVEMENT
from ..said import events as happened
from ..said.actions import TURN, Turn
from ..state import (
    ACTION,
    CHOICES,
    CIV,
    DEPOT_EMPTY,
    END,
    EVENT,
    EVENT_CIV,
    FINAL,
    LAST_EVENT,
    OVER,
    SIDES,
    START,
    TRIGGERS,
    PlanetUnknown,
)
from ..state import TURN as TURN_PHASE
from ..stored.forms import QUESTIONS
from .action import Resolve, TakeTile
from .civ import CivOrder
from .effects import carry_out, change_civ_stacks
from .event import EventTurn
from .final_actions import FinalOrder
from .scoring import solo_goal, totals, winners
from .sides import ChooseFlux, DropObjective

CHOSEN_TURN: Final = 3
"""From so many seats on the commander chooses how the station turns."""


class Rounds(Due[PlanetUnknown]):
    """Lies at the bottom of the common stack and leads from phase to phase."""

    def settle(self, state: PlanetUnknown, events: Events) -> bool:
        """Begin the next phase; nobody is asked anything now."""
        phase = state.phase
        state.own = []
        if phase == SIDES:
            _begin_choices(state, events)
        elif phase == CHOICES:
            state.phase = START
        elif phase == START:
            _begin_round(state, events)
        elif phase == TURN_PHASE:
            _begin_event(state, events)
        elif phase == EVENT:
            state.phase = EVENT_CIV
            state.push(CivOrder(0))
        elif phase == EVENT_CIV:
            _begin_action(state, events)
        elif phase == ACTION:
            state.phase = CIV
            for shape in range(12):
                state.reveal(shape, events)
            state.push(CivOrder(0))
        elif phase == CIV:
            state.phase = END
        elif phase == END:
            _end_round(state, events)
        elif phase == FINAL:
            _count(state, events)
        return True


def _begin_choices(state: PlanetUnknown, events: Events) -> None:
    """Show the boards, then ask for flux tracks and personal objectives."""
    state.phase = CHOICES
    state.seal()
    stacks: list[list[Step]] = []
    for seat in range(state.seats):
        colony = state.colony(seat)
        if events is not None:
            events.append(happened.SidesChosen(seat, colony.board.key, colony.firm.key))
        stack: list[Step] = []
        if colony.corporation == FLUX:
            stack.append(ChooseFlux(seat))
        if colony.personal:
            stack.append(DropObjective(seat))
        stacks.append(stack)
    state.own = stacks


def _begin_round(state: PlanetUnknown, events: Events) -> None:
    """Forget the last round, grant movement for technologies, and turn the station."""
    state.phase = TURN_PHASE
    state.round += 1
    state.event = 0
    if events is not None:
        events.append(
            happened.SoloRoundBegan(state.round) if state.solo else happened.RoundBegan(state.round, state.commander)
        )
    for seat in range(state.seats):
        colony = state.mine(seat)
        colony.used_in_round = 0
        colony.locked = 0
        colony.shifted = []
        colony.placed_now = False
        colony.gained = False
        colony.reckon_techs()
        if colony.has(ROUND_START_MOVEMENT):
            points = _round_start_points(colony)
            if points > 0:
                colony.gain_points(points)
                if events is not None:
                    events.append(happened.GainedMovement(seat, points))
    if state.seats >= CHOSEN_TURN:
        state.push(TurnStation(state.commander))
    else:
        state.turn(0, (state.sector(0) - 1) % SECTORS, events)


def _round_start_points(colony: Colony) -> int:
    """Count the movement points that a technology grants at the start of a round."""
    if colony.corporation == FLUX:
        return 2 * (colony.rovers & colony.terrain(colony.flux)).bit_count()
    if colony.corporation == HORIZON:
        return colony.loaded.bit_count()
    return (colony.rovers & colony.land[WATER]).bit_count()


class TurnStation(Decision[PlanetUnknown]):
    """Choose the sector that faces the commander (PU 4)."""

    def prompt(self, state: PlanetUnknown) -> Message:
        """Ask for the sector."""
        return Message("prompt-turn")

    def legal(self, state: PlanetUnknown) -> list[Action]:
        """Offer all six; the present one is no turn."""
        return [*TURN]

    def apply(self, state: PlanetUnknown, action: Action, events: Events) -> None:
        """Turn the station."""
        assert isinstance(action, Turn)
        state.answered(self.seat)
        state.turn(self.seat, action.sector, events)


QUESTIONS.add("turn", TurnStation)


def _begin_event(state: PlanetUnknown, events: Events) -> None:
    """Turn up the next event, if there is a deck, and let everyone carry it out."""
    if not state.event_deck and not state.next_event:
        _begin_action(state, events)
        return
    # A card that was fixed by an earlier one comes up without chance, and yet it is news.
    state.seal()
    state.phase = EVENT
    if state.next_event:
        card = state.next_event
        state.next_event = 0
        state.peeked = 0
    else:
        card = _draw_event(state)
    state.event = card
    state.event_discard = [*state.event_discard, card]
    if events is not None:
        events.append(happened.EventRevealed(card, len(state.event_deck)))
    if not state.event_deck:
        state.triggers |= LAST_EVENT
        if events is not None:
            events.append(happened.EndCalled(TRIGGERS[2]))
    change_civ_stacks(state, events)
    effects = EVENTS[card].effects
    if effects[0].op == "choose_one" and state.event_deck:
        # The next card is fixed before anybody looks, so that it is the same for all who do.
        state.next_event = _draw_event(state)
    state.own = [[EventTurn(seat)] for seat in range(state.seats)]
    for seat in range(state.seats):
        for effect in effects:
            carry_out(state, seat, effect, events)  # what restricts the round is no instruction to a seat
        state.settle_seat(seat, events)


def _draw_event(state: PlanetUnknown) -> int:
    """Draw a card of the event deck."""
    left = state.event_deck[:]
    card = left.pop(state.rng.below(len(left)))
    state.event_deck = left
    return card


def _begin_action(state: PlanetUnknown, events: Events) -> None:
    """Let everyone take and place a tile."""
    state.phase = ACTION
    state.own = [[Resolve(seat), TakeTile(seat)] for seat in range(state.seats)]


def _end_round(state: PlanetUnknown, events: Events) -> None:
    """Empty the pools and look whether the game ends; else pass the commander token on (PU 12)."""
    state.seal()
    for seat in range(state.seats):
        colony = state.mine(seat)
        colony.items = []
        colony.points = 0
        colony.gained = False
    if state.empty_sector():
        state.triggers |= DEPOT_EMPTY
        if events is not None:
            events.append(happened.EndCalled(TRIGGERS[1]))
    if state.triggers:
        state.phase = FINAL
        state.event = 0
        state.push(FinalOrder(0))
        return
    state.commander = (state.commander + 1) % state.seats
    state.phase = START


def _count(state: PlanetUnknown, events: Events) -> None:
    """Remove rovers and lifepods, and count the medals."""
    for seat in range(state.seats):
        colony = state.mine(seat)
        colony.rovers = 0
        colony.loaded = 0
        colony.pods = 0
    state.phase = OVER
    if events is None:
        return
    if state.solo:
        total = totals(state)[0]
        goal = solo_goal(state)
        events.append(happened.SoloOver(total, goal, rating(total - goal)))
    else:
        events.append(happened.GameOver(winners(state), totals(state)))
