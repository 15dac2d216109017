"""The questions of Signals and what happens between them, in the order of a round."""

from __future__ import annotations

from typing import Final

from cosmodrome import Action, BadPosition, Events, Json, Message, Step, Who
from cosmodrome.kit.question import Decision, Due, Question

from .actions import AMPLIFY, HOLD, ROLL, NameStake, SendCard
from .events import Dealt, Revealed
from .state import Signals


class Round(Due[Signals]):
    """Begins each round; its seat leads."""

    def to_json(self) -> dict[str, Json]:
        """Give the step as data."""
        return {"step": "round", "seat": self.seat}

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

    def to_json(self) -> dict[str, Json]:
        """Give the step as data."""
        return {"step": "stake", "seat": self.seat}

    def prompt(self, state: Signals) -> Message:
        """Ask for the stake."""
        return Message("prompt-stake", {"who": Who(self.seat)})

    def legal(self, state: Signals) -> list[Action]:
        """Offer one to three points."""
        return [NameStake(points) for points in (1, 2, 3)]

    def apply(self, state: Signals, action: Action, events: Events) -> None:
        """Note the stake and ask everybody for a card."""
        assert isinstance(action, NameStake)
        state.stake = action.points
        state.pop()
        state.own = [[Send(seat)] for seat in range(state.seats)]

    def why_not(self, state: Signals, text: str) -> Message:
        """Say what a stake is."""
        return Message("illegal-stake", {"text": text})


class Send(Question[Signals]):
    """Asks each seat for a card, all at once."""

    def to_json(self) -> dict[str, Json]:
        """Give the step as data."""
        return {"step": "send", "seat": self.seat}

    def prompt(self, state: Signals) -> Message:
        """Ask for a card."""
        return Message("prompt-send", {"who": Who(self.seat)})

    def legal(self, state: Signals) -> list[Action]:
        """Offer each different card of the hand."""
        return [SendCard(card) for card in sorted(set(state.hands[self.seat]))]

    def apply(self, state: Signals, action: Action, events: Events) -> None:
        """Send the card; it may still be amplified."""
        assert isinstance(action, SendCard)
        cards = list(state.hands[self.seat])
        cards.remove(action.card)
        state.hands[self.seat] = tuple(cards)
        state.sent[self.seat] = (action.card, False)
        state.own[self.seat][-1] = Amplify(self.seat)


class Amplify(Decision[Signals]):
    """Asks each seat that can pay for it whether to double its signal for a point."""

    def to_json(self) -> dict[str, Json]:
        """Give the step as data."""
        return {"step": "amplify", "seat": self.seat}

    def prompt(self, state: Signals) -> Message:
        """Ask whether to amplify."""
        return Message("prompt-amplify", {"who": Who(self.seat)})

    def legal(self, state: Signals) -> list[Action]:
        """Offer to amplify to those who have a point and want to be asked."""
        if state.points[self.seat] > 0 and not state.is_muted(self.seat):
            return [AMPLIFY, HOLD]
        return [HOLD]

    def apply(self, state: Signals, action: Action, events: Events) -> None:
        """Pay and amplify, or leave the signal as it is."""
        if action is AMPLIFY:
            sent = state.sent[self.seat]
            assert sent is not None
            state.points[self.seat] -= 1
            state.sent[self.seat] = (sent[0], True)
        state.drop(self)


class Reveal(Due[Signals]):
    """Compares the signals when all are sent; the strongest, if it is alone, takes the stake."""

    def to_json(self) -> dict[str, Json]:
        """Give the step as data."""
        return {"step": "reveal", "seat": self.seat}

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

    def to_json(self) -> dict[str, Json]:
        """Give the step as data."""
        return {"step": "luck", "seat": self.seat}

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


STEPS: Final[dict[str, type[Step[Signals]]]] = {
    "round": Round,
    "stake": Stake,
    "send": Send,
    "amplify": Amplify,
    "reveal": Reveal,
    "luck": Luck,
}


def read_step(data: dict[str, Json]) -> Step[Signals]:
    """Read a step from its data."""
    seat = data["seat"]
    if type(seat) is not int:
        raise BadPosition("a seat is a number")
    return STEPS[str(data["step"])](seat)
