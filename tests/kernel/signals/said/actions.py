"""What can be answered in Signals."""

from __future__ import annotations

from typing import Final

from cosmodrome import Action, Message
from cosmodrome.kernel.action import Plain
from cosmodrome.kernel.preference import Preference, Preferences


class Numbered(Action):
    """An answer that names a number: 'stake 2'."""

    def __init__(self, verb: str, number: int, element: str) -> None:
        super().__init__(f"{verb} {number}")
        self.verb: Final = verb
        self.number: Final = number
        self.element: Final = element
        """Where it is pointed at."""

    def message(self) -> Message:
        """Say the number."""
        return Message(f"action-{self.verb}", {"number": self.number})

    def at(self) -> list[str]:
        """Point at the element."""
        return [self.element]


class NameStake(Numbered):
    """What the round is worth; all stakes have one button."""

    def __init__(self, points: int) -> None:
        super().__init__("stake", points, "button:stake")


class SendCard(Numbered):
    """A card of the hand."""

    def __init__(self, card: int) -> None:
        super().__init__("send", card, f"card:{card}")


AMPLIFY: Final = Plain("amplify", "amplify")
HOLD: Final = Plain("hold", "hold")
ROLL: Final = Plain("roll", "roll")

NEVER_AMPLIFY: Final = Preference("never amplify", "never-amplify", 0, True)
OFFER_AMPLIFIER: Final = Preference("offer amplifier", "offer-amplifier", 0, False)
AMPLIFYING: Final = Preferences((NEVER_AMPLIFY,), (OFFER_AMPLIFIER,), anytime=True)
"""Whether a seat is asked to amplify at all: it may say so at any time."""
