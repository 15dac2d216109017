"""Sending a signal: every seat alone and all at once."""

from __future__ import annotations

from cosmodrome import Action, Events, Message, Who
from cosmodrome.kit.question import Decision, Question

from ..said.actions import AMPLIFY, HOLD, SendCard
from ..state import Signals
from ..stored.forms import QUESTIONS


class Send(Question[Signals]):
    """Asks each seat for a card, all at once."""

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
        cards.remove(action.number)
        state.hands[self.seat] = tuple(cards)
        state.sent[self.seat] = (action.number, False)
        state.own[self.seat][-1] = Amplify(self.seat)


class Amplify(Decision[Signals]):
    """Asks each seat that can pay for it whether to double its signal for a point."""

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


QUESTIONS.add("send", Send)
QUESTIONS.add("amplify", Amplify)
