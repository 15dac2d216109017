"""Pending items as numbers: a kind and up to three small arguments (PU 7).

What a player has still to resolve is a list of such numbers. What the kinds are called, how they can be resolved and
what that does stands in the classes of this package.
"""

from __future__ import annotations

from typing import Final, Literal, get_args

STATION: Final = 0
ENERGY: Final = 1
SYNERGY: Final = 2
PATCH: Final = 3
ROVER: Final = 4
EXTRA_ROVER: Final = 5
CIV: Final = 6
REGRESS: Final = 7
RELOCATE: Final = 8
MOVE_FLUX: Final = 9
PICK_METEORITE: Final = 10
CHOOSE_BONUS: Final = 11
ADVANCE_ONE: Final = 12
ADVANCE_EACH: Final = 13
REGRESS_ONE: Final = 14
COLLECT_LIFEPOD: Final = 15
COLLECT_METEORITE: Final = 16
DESTROY_METEORITE: Final = 17
DESTROY_LINE: Final = 18
PUT_METEORITE: Final = 19
DESTROY_ROVER: Final = 20
DESTROY_LIFEPOD: Final = 21
DESTROY_COLLECTED: Final = 22
TELEPORT: Final = 23
EXTRA_TILE: Final = 24
SYNERGY_OR_PEEK: Final = 25
DESTROY_OBJECTIVE: Final = 26
REMOVE_STACK: Final = 27
TURN_STATION: Final = 28
TAKE_CARDS: Final = 29
STORED_PATCH: Final = 30

ItemKind = Literal[
    "station",
    "energy",
    "synergy",
    "patch",
    "rover",
    "extra_rover",
    "civ",
    "regress",
    "relocate",
    "move_flux",
    "pick_meteorite",
    "choose_bonus",
    "advance_one",
    "advance_each",
    "regress_one",
    "collect_lifepod",
    "collect_meteorite",
    "destroy_meteorite",
    "destroy_line",
    "put_meteorite",
    "destroy_rover",
    "destroy_lifepod",
    "destroy_collected",
    "teleport",
    "extra_tile",
    "synergy_or_peek",
    "destroy_objective",
    "remove_stack",
    "turn_station",
    "take_cards",
    "stored_patch",
]
"""The names of the kinds."""
NAMES: Final[tuple[ItemKind, ...]] = get_args(ItemKind)


def item(kind: int, first: int = 0, second: int = 0, third: int = 0) -> int:
    """Return an item as a number; one without arguments is the number of its kind."""
    return kind + 64 * (first + 256 * (second + 256 * third))


def first_of(code: int) -> int:
    """Return the first argument of an item."""
    return code >> 6 & 255


def second_of(code: int) -> int:
    """Return the second argument of an item."""
    return code >> 14 & 255


def third_of(code: int) -> int:
    """Return the third argument of an item."""
    return code >> 22
