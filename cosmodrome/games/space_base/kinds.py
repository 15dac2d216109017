"""What an effect does (SB 13.2): the data names each kind as it is named here, in small letters."""

from __future__ import annotations

from typing import Final

CREDITS: Final = 0
INCOME: Final = 1
VP: Final = 2
CLAIM: Final = 3
BUY: Final = 4
SHIFT_SUM: Final = 5
SET_DIE: Final = 6
REROLL: Final = 7
DOUBLE: Final = 8
SWAP_SECTORS: Final = 9
OPPONENTS_LOSE_VP: Final = 10
EXCHANGE_SELF: Final = 11
ADD_CHARGE: Final = 12
MOVE_CHARGE: Final = 13
WIN: Final = 14
