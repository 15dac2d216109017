"""What can be answered in Signals."""

from __future__ import annotations

from typing import Final

from cosmodrome import Action, Message
from cosmodrome.kernel.action import Plain
from cosmodrome.kernel.preference import Preference, Preferences


class NameStake(Action):
    """What the round is worth."""

    def __init__(self, points: int) -> None:
        super().__init__(f"stake {points}")
        self.points: Final = points

    def message(self) -> Message:
        """Say how many points."""
        return Message("action-stake", {"number": self.points})

    def at(self) -> list[str]:
        """Point at the button of all stakes."""
        return ["button:stake"]


class SendCard(Action):
    """A card of the hand."""

    def __init__(self, card: int) -> None:
        super().__init__(f"send {card}")
        self.card: Final = card

    def message(self) -> Message:
        """Say which card."""
        return Message("action-send", {"number": self.card})

    def at(self) -> list[str]:
        """Point at the card."""
        return [f"card:{self.card}"]


AMPLIFY: Final = Plain("amplify", "amplify")
HOLD: Final = Plain("hold", "hold")
ROLL: Final = Plain("roll", "roll")

NEVER_AMPLIFY: Final = Preference("never amplify", "never-amplify", 0, True)
OFFER_AMPLIFIER: Final = Preference("offer amplifier", "offer-amplifier", 0, False)
AMPLIFYING: Final = Preferences((NEVER_AMPLIFY,), (OFFER_AMPLIFIER,), anytime=True)
"""Whether a seat is asked to amplify at all: it may say so at any time."""
