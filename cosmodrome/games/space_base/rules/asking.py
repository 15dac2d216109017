"""Questions that are asked about a card."""

from __future__ import annotations

from typing import Final

from ....kernel.message import Message
from ....kit.question import Decision
from ..said.names import card_term
from ..state import SpaceBase
from ..stored.forms import QUESTIONS


class AboutCard(Decision[SpaceBase]):
    """A question whose text names a card: it is 'prompt-' and the name of the question."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def prompt(self, state: SpaceBase) -> Message:
        """Ask the question."""
        return Message("prompt-" + QUESTIONS.name_of(self).replace("_", "-"), {"card": card_term(self.card)})
