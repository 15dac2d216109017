"""What a player has still to resolve: each pending item is one number, a kind and up to three small arguments.

Which items are gains that may wait, which are instructions of a card that are done at once or skipped, and which are
optional stands here; what they do stands with the steps.
"""

from __future__ import annotations

from typing import Final

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

KINDS: Final[tuple[str, ...]] = (
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
)

FIELDS: Final[tuple[tuple[str, ...], ...]] = (
    ("marker", "steps", "placed"),
    ("square", "as_energy", "other"),
    (),
    (),
    (),
    (),
    ("level",),
    (),
    (),
    (),
    (),
    ("cell", "suppressed"),
    ("markers", "steps", "bonuses"),
    ("count", "markers"),
    ("markers", "steps"),
    ("count",),
    ("count",),
    ("count",),
    (),
    (),
    (),
    (),
    (),
    (),
    ("stations",),
    (),
    (),
    (),
    (),
    ("count",),
    (),
)
"""The arguments of each kind, as they are called in a position."""

_WAITS: Final = (
    STATION,
    ENERGY,
    SYNERGY,
    PATCH,
    ROVER,
    EXTRA_ROVER,
    CIV,
    REGRESS,
    RELOCATE,
    MOVE_FLUX,
    PICK_METEORITE,
    CHOOSE_BONUS,
    STORED_PATCH,
)
WAITS: Final[list[bool]] = [kind in _WAITS for kind in range(len(KINDS))]
"""Gains stay in the pool while they are impossible; the instructions of a card do not (R-46)."""
_OPTIONAL: Final = (RELOCATE, MOVE_FLUX, PICK_METEORITE, TELEPORT)
OPTIONAL: Final[list[bool]] = [kind in _OPTIONAL for kind in range(len(KINDS))]


def item(kind: int, first: int = 0, second: int = 0, third: int = 0) -> int:
    """Write an item as a number."""
    return kind + 64 * (first + 256 * (second + 256 * third))


def kind_of(code: int) -> int:
    """Give the kind of an item."""
    return code & 63


def first_of(code: int) -> int:
    """Give the first argument of an item."""
    return code >> 6 & 255


def second_of(code: int) -> int:
    """Give the second argument of an item."""
    return code >> 14 & 255


def third_of(code: int) -> int:
    """Give the third argument of an item."""
    return code >> 22


A_SYNERGY: Final = item(SYNERGY)
A_PATCH: Final = item(PATCH)
A_STORED_PATCH: Final = item(STORED_PATCH)
A_ROVER: Final = item(ROVER)
A_REGRESS: Final = item(REGRESS)
A_RELOCATION: Final = item(RELOCATE)
A_FLUX_MOVE: Final = item(MOVE_FLUX)
A_PICK: Final = item(PICK_METEORITE)
