"""A round: its stake, the reveal when all have sent a signal, and the winner's luck."""

from __future__ import annotations

from cosmodrome import Action, Events, Message, Who
from cosmodrome.kit.question import Due, Question

from ..said.actions import ROLL, NameStake
from ..said.events import Dealt, Revealed
from ..state import Signals
from ..stored.forms import QUESTIONS
from .sending import Send


class Round(Due[Signals]):
    """Begins each round; its seat leads."""

    def settle(self, state: Signals, events: Events) -> bool:
        """Deal a card to everybody, or end the game."""
        state.round += 1
        state.pop()
        if state.over:
            return True
        for seat in range(state.seats):
            card = state.deck.draw(state.rng)
            state.hands[seat] = tuple(sorted((*state.hands[seat], card)))
            if events is not None:
                events.append(Dealt(seat, card))
        state.seal()
        state.push(Reveal(self.seat))
        state.push(Stake(self.seat))
        return True


class Stake(Question[Signals]):
    """Asks the leader what the round is worth."""

    def prompt(self, state: Signals) -> Message:
        """Ask for the stake."""
        return Message("prompt-stake", {"who": Who(self.seat)})

    def legal(self, state: Signals) -> list[Action]:
        """Offer one to three points."""
        return [NameStake(points) for points in (1, 2, 3)]

    def apply(self, state: Signals, action: Action, events: Events) -> None:
        """Note the stake and ask everybody for a card."""
        assert isinstance(action, NameStake)
        state.stake = action.number
        state.pop()
        state.own = [[Send(seat)] for seat in range(state.seats)]

    def why_not(self, state: Signals, text: str) -> Message:
        """Say what a stake is."""
        return Message("illegal-stake", {"text": text})


class Reveal(Due[Signals]):
    """Compares the signals when all are sent; the strongest, if it is alone, takes the stake."""

    def settle(self, state: Signals, events: Events) -> bool:
        """Pay the stake, let the winner roll for luck and go on to the next round."""
        strengths = [card * 2 if amplified else card for card, amplified in filter(None, state.sent)]
        best = max(strengths)
        winner = strengths.index(best) if strengths.count(best) == 1 else None
        state.sent = [None] * state.seats
        state.own = []
        state.seal()
        state.pop()
        state.push(Round((self.seat + 1) % state.seats))
        if winner is not None:
            state.points[winner] += state.stake
            state.push(Luck(winner))
        if events is not None:
            events.append(Revealed(strengths, winner))
        return True


class Luck(Question[Signals]):
    """Asks the winner to roll: the only answer there is, but chance is never used unasked."""

    def prompt(self, state: Signals) -> Message:
        """Ask for a roll."""
        return Message("prompt-luck", {"who": Who(self.seat)})

    def legal(self, state: Signals) -> list[Action]:
        """Offer to roll."""
        return [ROLL]

    def apply(self, state: Signals, action: Action, events: Events) -> None:
        """Roll: a six is worth a point."""
        if state.rng.die() == 6:
            state.points[self.seat] += 1
        state.pop()


QUESTIONS.add("round", Round)
QUESTIONS.add("stake", Stake)
QUESTIONS.add("reveal", Reveal)
QUESTIONS.add("luck", Luck)
