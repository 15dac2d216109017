"""How the things of Signals are written, and the registry of its questions."""

from __future__ import annotations

from typing import Final

from cosmodrome.kit.codec import ListOf, Questions, Whole

from ..state import CARDS

QUESTIONS: Final = Questions()

CARD: Final = Whole(min(CARDS), max(CARDS))
CARD_LIST: Final = ListOf(CARD)
COUNT: Final = Whole(0, 999)
