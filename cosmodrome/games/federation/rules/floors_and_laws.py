"""The floors and the law: who has the most votes, and which wing has (FD 13.4, 13.5)."""

from __future__ import annotations

from ....kernel.action import Action
from ....kernel.event import Events
from ....kernel.message import Message
from ..components import FROM_FLOORS, FROM_LAWS
from ..said import events as happened
from ..said.names import named
from ..state import Federation
from ..stored.forms import QUESTIONS
from .asking import Following, PickOne
from .rounds import RoundEnd
from .senate import floor_leaders, floor_votes, passing, wing_votes


class Floors(Following):
    """The majority of each floor scores its accreditation level; then the law is voted on."""

    def happen(self, state: Federation, events: Events) -> None:
        """Score the floors, count the wings."""
        if events is not None:
            events.append(happened.ExecutiveStep("floors"))
        for floor in (3, 2, 1):
            votes = floor_votes(state, floor)
            for seat in floor_leaders(votes):
                if events is not None:
                    events.append(happened.FloorWon(seat, floor, votes[seat]))
                state.score(seat, state.level(seat), FROM_FLOORS, events)
        if events is not None:
            events.append(happened.ExecutiveStep("law"))
        wing = passing(wing_votes(state))
        if wing < 0:
            state.push(LawTie(state.president))
        else:
            pass_law(state, wing, events)


class LawTie(PickOne):
    """Which law passes?"""

    def prompt(self, state: Federation) -> Message:
        """Ask for a wing."""
        left, right = [named("law", state.box.laws[law]) for law in state.laws]
        return Message("prompt-law-tie", {"left": left, "right": right})

    def legal(self, state: Federation) -> list[Action]:
        """Offer both."""
        return [state.answers.law[0], state.answers.law[1]]

    def choose(self, state: Federation, number: int, events: Events) -> None:
        """Pass it."""
        pass_law(state, number, events)


def pass_law(state: Federation, wing: int, events: Events) -> None:
    """Let every player score the law of a wing, then end the round."""
    law = state.laws[wing]
    if events is not None:
        events.append(happened.LawPassed(wing, state.box.laws[law]))
    for seat in range(state.seats):
        for effect in state.box.law_effects[law].steps:
            state.procedures.perform(state, seat, effect, FROM_LAWS, events)
    state.push(RoundEnd(-1))


QUESTIONS.add("floors", Floors, seat=None)
QUESTIONS.add("law_tie", LawTie)
