"""Questions that are asked in the same words whatever the position."""

from __future__ import annotations

from ....kernel.message import Message
from ....kit.question import Decision
from ..state import SpaceCorp
from ..stored.forms import QUESTIONS


class PlainQuestion(Decision[SpaceCorp]):
    """A question whose text has no arguments: it is 'prompt-' and the name of the question."""

    def prompt(self, state: SpaceCorp) -> Message:
        """Ask the question."""
        return Message("prompt-" + QUESTIONS.name_of(self).replace("_", "-"))
