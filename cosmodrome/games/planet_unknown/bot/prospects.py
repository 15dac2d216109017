"""What the rest of the game may bring: tables of expected medals by place and time, made once.

Time is counted in tiles: how many the seat will still place. A marker's prospects are a walk up its track, one step
with some chance for each tile; what a cell gives on the way counts at its worth at that time.
"""

from __future__ import annotations

import math
from typing import Final

from .. import corporations as corp
from ..components import BIOMASS, WATER
from ..corporations import CORPORATIONS, Corporation

TIMES: Final = 26
"""Tiles that can still be placed are counted up to one less than this."""

RATES: Final[list[float]] = [0.41, 0.396, 0.327, 0.513, 0.426]
"""How likely a tile advances each marker."""
OASIS_RATE: Final = 0.8
WORMHOLE_RATE: Final = 0.3

# Worth in medals of what cells give; what grows with the time that is left is ripe at RIPE tiles to come.
SYNERGY: Final = 0.597
RIPE_SYNERGY: Final = 0.374
PATCH: Final = 0.596
CARDS: Final[list[float]] = [0.0, 0.862, 1.36, 1.87, 2.59]
"""The worth of a civ card by its level."""
REGRESS: Final = 0.5
"""What a civ milestone costs Republic."""
NEW_ROVER: Final = 1.19
POINT: Final = 0.142
ADVANCE: Final = 0.6
TECHS: Final[list[float]] = [0.0, 0.39, 0.409, 0.0628, 0.156, 0.155]
"""The technologies of Universal Coalition: the first two once, the others for each tile to come."""
OTHER_TECH: Final = 0.15
OTHER_TECH_EACH: Final = 0.1
RIPE: Final = 11.7


def bonus_worth(firm: Corporation, bonus: int, time: int) -> float:
    """Weigh a bonus of a cell when so many tiles are still to come."""
    kind = bonus & 7
    number = bonus >> 3
    ripe = min(1.0, time / RIPE)
    if kind == corp.SYNERGY_BONUS:
        return SYNERGY + RIPE_SYNERGY * ripe
    if kind == corp.CIV_BONUS:
        return CARDS[number] - (REGRESS if firm.number == corp.REPUBLIC else 0.0)
    if kind == corp.PATCH_BONUS:
        return PATCH
    if kind == corp.ROVER_BONUS:
        return NEW_ROVER * ripe
    if kind == corp.MOVE_BONUS:
        return POINT * number
    if kind == corp.ADVANCE_BONUS:
        return ADVANCE
    if firm.number != corp.UNIVERSAL:
        return OTHER_TECH + OTHER_TECH_EACH * time
    if number <= 2:
        return TECHS[number] * ripe
    return TECHS[number] * time


def _cell_worth(firm: Corporation, cell: int, time: int) -> float:
    """Weigh all that entering a cell gives."""
    here = firm.cells[cell]
    if here is None:
        return 0.0
    total = 0.0
    for bonus in here.bonuses:
        total += bonus_worth(firm, bonus, time)
    best = 0.0
    for bonus in here.choice:
        best = max(best, bonus_worth(firm, bonus, time))
    return total + best


def _medal(firm: Corporation, cell: int) -> int:
    """Return the medal at or below a cell."""
    for code in range(cell, cell - (cell & 15) - 1, -1):
        here = firm.cells[code]
        if here is not None and here.medal:
            return here.medal
    return 0


class Way:
    """A marker's way up, cell by cell."""

    def __init__(self, firm: Corporation, cells: list[int], medals: list[int], rate: float, repeats: bool) -> None:
        count = len(cells)
        self.worth: Final[list[list[float]]] = [[0.0] * TIMES for _ in range(count)]
        """The medals to expect of a marker on a cell, by time."""
        self.gain: Final[list[list[float]]] = [[0.0] * TIMES for _ in range(count)]
        """What one step up is worth."""
        self.points: Final[list[list[float]]] = [[0.0] * TIMES for _ in range(count)]
        """The movement points to expect."""
        self.patches: Final[list[list[float]]] = [[0.0] * TIMES for _ in range(count)]
        """The patches to expect."""
        for time in range(TIMES):
            for place in range(count - 1, -1, -1):
                self._reckon(firm, cells, medals, rate, repeats, place, time)

    def _reckon(
        self, firm: Corporation, cells: list[int], medals: list[int], rate: float, repeats: bool, place: int, time: int
    ) -> None:
        last = place == len(cells) - 1
        then = place if last else place + 1
        entry = _cell_worth(firm, cells[then], time) if not last or repeats else 0.0
        if time == 0:
            self.worth[place][0] = float(medals[place])
        else:
            before = time - 1
            here = firm.cells[cells[then]]
            moved = not last or repeats
            entered = _cell_worth(firm, cells[then], before) if moved else 0.0
            points = float(here.points) if here is not None and moved else 0.0
            patches = here is not None and any(bonus & 7 == corp.PATCH_BONUS for bonus in here.bonuses + here.choice)
            patch = 1.0 if patches and moved else 0.0
            for table, found in ((self.worth, entered), (self.points, points), (self.patches, patch)):
                table[place][time] = (1.0 - rate) * table[place][before] + rate * (found + table[then][before])
        self.gain[place][time] = entry + self.worth[then][time] - self.worth[place][time]


def _way(firm: Corporation, track: int) -> Way:
    """Reckon one track of a corporation."""
    if firm.number == corp.OASIS and track == WATER:
        medals: list[int] = []
        best = 0
        for cell in firm.path:
            if cell >> 4 == WATER and firm.cell(cell).medal:
                best = firm.cell(cell).medal
            medals.append(best)
        return Way(firm, firm.path, medals, OASIS_RATE, False)
    cells = [track * 16 + row for row in range(firm.last[track] + 1)]
    rate = RATES[track]
    if firm.number == corp.WORMHOLE and track == BIOMASS:
        rate = WORMHOLE_RATE
    last = firm.cells[cells[-1]]
    repeats = last is not None and last.repeats
    return Way(firm, cells, [_medal(firm, cell) for cell in cells], rate, repeats)


WAYS: Final[list[list[Way]]] = [[_way(firm, track) for track in range(5)] for firm in CORPORATIONS]
"""The ways of every corporation's markers."""


STEPS: Final = 64
"""Parts into which a logarithm is cut in the table of chances."""
CHANCE: Final[list[float]] = [math.exp(-step / STEPS) for step in range(8 * STEPS)]
"""The chance whose negative logarithm is so many parts."""

# How likely a line is complete in the end, as negative logarithms, by the tiles that are still to come: for any open
# square, for each open square, and for those of them that are hard to fill.
_ANCHORS: Final[list[float]] = [0.0, 1.0, 2.0, 5.0, 8.5, 13.0, 18.0, 26.0]
_OPEN: Final[list[float]] = [1.28, 0.348, 0.218, 0.137, 0.0973, 0.0654, 0.0411, 0.0388]
_EACH: Final[list[float]] = [0.765, 0.174, 0.127, 0.0744, 0.0422, 0.0268, 0.0184, 0.018]
_END: Final[list[float]] = [0.522, 0.253, 0.198, 0.0852, 0.0569, 0.0246, 0.0256, 0.0346]
_PAIR: Final[list[float]] = [2.64, 2.02, 1.1, 0.924, 0.358, 0.283, 0.284, 0.265]


def _between(values: list[float], time: float) -> float:
    """Read a table between its anchors."""
    for index in range(1, len(_ANCHORS)):
        if time <= _ANCHORS[index]:
            share = (time - _ANCHORS[index - 1]) / (_ANCHORS[index] - _ANCHORS[index - 1])
            return values[index - 1] + share * (values[index] - values[index - 1])
    return values[-1]


HALVES: Final = 2 * TIMES
"""Times in half tiles."""
HOPE: Final = 0.7
"""How much of the cost found in games of weaker players is counted."""


def _line(half: int) -> list[int]:
    """Return the cost of a line by its open squares."""
    return [
        0
        if missing == 0
        else int(STEPS * HOPE * (_between(_OPEN, half / 2.0) + _between(_EACH, half / 2.0) * missing**1.3))
        for missing in range(13)
    ]


LINE_COST: Final[list[list[int]]] = [_line(half) for half in range(HALVES)]
"""What so many open squares cost a line."""
END_COST: Final[list[int]] = [int(STEPS * _between(_END, half / 2.0)) for half in range(HALVES)]
PAIR_COST: Final[list[int]] = [int(STEPS * _between(_PAIR, half / 2.0)) for half in range(HALVES)]
