"""How the things of Alien Frontiers are written, and the registry of its questions."""

from __future__ import annotations

from typing import Final

from ....kit.codec import Field, Id, ListOf, Maybe, Questions, Seat, SetOf, Whole
from ..components import CARDS, TERRITORIES
from ..ships import RELIC

QUESTIONS: Final = Questions()
"""All questions belong to the active seat, so no seat is written."""

CARD: Final = Id(CARDS, "card")
CARD_LIST: Final = ListOf(CARD)
HAND: Final = ListOf(CARD, ordered=True)
CARD_SET: Final = SetOf(CARD)
TERRITORY: Final = Id(TERRITORIES, "territory")
ANY_TERRITORY: Final = Maybe(TERRITORY)
CRAFT: Final = Whole(0, RELIC)
"""A ship by its place in a fleet; the last is the Relic Ship."""
NUMBER: Final = Whole(0, 2**53)
COLONY: Final = (Field("territory", TERRITORY), Field("owner", Seat()))
"""Where a colony stands, and whose it is."""
