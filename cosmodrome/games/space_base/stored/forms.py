"""How the things of Space Base are written, and the registry of its questions."""

from __future__ import annotations

from typing import Final

from ....kit.codec import Flag, Id, ListOf, Maybe, Questions, SetOf, Whole
from ..components import CARDS, LEVELS, SECTORS, SIDE_NAMES

QUESTIONS: Final = Questions()

CARD: Final = Id([card.id for card in CARDS], "card")
CARD_LIST: Final = ListOf(CARD)
ANY_CARD: Final = Maybe(CARD)
SIDE: Final = Id(SIDE_NAMES, "side of a card")
SECTOR: Final = Whole(1, SECTORS)
SECTOR_SET: Final = SetOf(SECTOR)
SECTOR_LIST: Final = ListOf(SECTOR)
AROUND: Final = ListOf(Whole(0, SECTORS + 1))
"""Sectors that an arrow points at: a one-way arrow may point off the board, where there is nothing."""
PHASE: Final = Whole(1, 7)
COUNT: Final = Whole(0, 99)
BY_LEVEL: Final = ListOf(COUNT, LEVELS)
FLAG: Final = Flag()
