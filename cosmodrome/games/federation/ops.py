"""What an effect does (FD 18), as small numbers and as the words of a data file."""

from __future__ import annotations

from typing import Final, Literal, get_args

GAIN: Final = 0
PAY: Final = 1
GAIN_COUNTED: Final = 2
PP: Final = 3
DEGREES: Final = 4
SHIP: Final = 5
MARKER: Final = 6
DIE: Final = 7
DIE_SET: Final = 8
PROJECT: Final = 9
ALTERATION_STOCK: Final = 10
LEVEL_BONUS: Final = 11
PLANET_ACTION: Final = 12
COPY_ACTION: Final = 13
EXTRA_MOVES: Final = 14
BUILD_DISCOUNT: Final = 15
INCOME_FREE: Final = 16
REFRESH: Final = 17
COPY_SPECIALIST: Final = 18
TAKE_SPECIALIST: Final = 19
DISC: Final = 20
BUILD_FREE: Final = 21
MEDAL: Final = 22
TAKE_PRESIDENT: Final = 23
SPECIAL_AMBASSADOR: Final = 24
TRACK_MOVE: Final = 25
TRANSMUTE: Final = 26
CHOOSE: Final = 27
Op = Literal[
    "gain",
    "pay",
    "gain_counted",
    "pp",
    "degrees",
    "ship",
    "mission_marker",
    "die",
    "die_set",
    "project",
    "alteration_stock",
    "level_bonus",
    "planet_action",
    "copy_action",
    "extra_moves",
    "build_discount",
    "income_free",
    "refresh_specialist",
    "copy_specialist",
    "take_specialist",
    "disc",
    "build_free",
    "medal",
    "president",
    "special_ambassador",
    "track_move",
    "transmute",
    "choose",
]
OPS: Final[tuple[Op, ...]] = get_args(Op)
