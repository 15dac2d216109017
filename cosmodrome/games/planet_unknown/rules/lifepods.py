"""Collected lifepods: where one goes (Cosmos Inc., Jump Drive), and which one is moved (PU 11.1, 15)."""

from __future__ import annotations

from typing import Any, Final

from ....kernel.action import Action
from ....kernel.event import Events
from ....kernel.message import Json, Message
from ....kit.codec import By, Field
from ....kit.question import Decision
from ....kit.readers import whole
from ..colony import Colony
from ..corporations import COSMOS, JUMP
from ..said import events as happened
from ..said.actions import ON_CELL, ON_TECH, RELOCATE, RELOCATE_AREA, STOW, STOW_AREA, OnCell, OnTech
from ..state import PlanetUnknown
from ..stored.forms import QUESTIONS
from .items.pool import Pool
from .tracks import unlock

FRESH: Final = 254
"""The lifepod has just been collected."""
FROM_AREA: Final = 255
"""The lifepod comes from the collection area."""
ALL_UNLOCKED: Final = 63
POD_CELLS: Final[list[int]] = [track * 16 + row for track in range(5) for row in range(1, 15)]
"""The cells of tracks on which lifepods may lie (Cosmos Inc.)."""


class Stow(Decision[PlanetUnknown]):
    """Choose the place of a collected lifepod; not the one that it was taken from."""

    def __init__(self, seat: int, origin: int) -> None:
        super().__init__(seat)
        self.origin: Final = origin
        """FRESH, FROM_AREA, or the cell that it was taken from."""

    def prompt(self, state: PlanetUnknown) -> Message:
        """Ask for the place."""
        return Message("prompt-stow")

    def legal(self, state: PlanetUnknown) -> list[Action]:
        """Offer the collection area and every free cell or locked technology."""
        colony = state.colony(self.seat)
        found: list[Action] = []
        if self.origin != FROM_AREA:
            found.append(STOW_AREA)
        if colony.corporation == COSMOS:
            for cell in POD_CELLS:
                if cell != self.origin and colony.pos[cell >> 4] != cell and not has_pod(colony, cell):
                    found.append(ON_CELL[STOW][cell])
        elif colony.corporation == JUMP:
            for level in range(6):
                if not colony.unlocked >> level & 1:
                    found.append(ON_TECH[STOW][level])
        return found

    def apply(self, state: PlanetUnknown, action: Action, events: Events) -> None:
        """Put the lifepod there."""
        state.answered(self.seat)
        colony = state.mine(self.seat)
        if isinstance(action, OnCell):
            pods = colony.track_pods[:]
            pods[action.cell >> 4] |= 1 << (action.cell & 15)
            colony.track_pods = pods
            if events is not None:
                events.append(happened.LifepodStowed(self.seat, action.cell >> 4, action.cell & 15))
        elif isinstance(action, OnTech):
            colony.unlocked |= 1 << (action.level - 1)
            if events is not None:
                events.append(happened.TechnologyUnlocked(self.seat, JUMP, action.level))
        else:
            colony.kept_pods += 1
            if events is not None:
                events.append(happened.LifepodKept(self.seat))
        colony.reckon_techs()
        unlock(state, colony)


def _write_origin(origin: int, state: Any) -> Json:
    return "planet" if origin == FRESH else "area" if origin == FROM_AREA else origin


def _read_origin(data: object, state: Any) -> int:
    return FRESH if data == "planet" else FROM_AREA if data == "area" else whole(data, 1, 79, "origin")


QUESTIONS.add("stow", Stow, Field("origin", By(_write_origin, _read_origin)))


def has_pod(colony: Colony, cell: int) -> bool:
    """Tell whether a lifepod lies on a cell of a track."""
    return colony.track_pods[cell >> 4] >> (cell & 15) & 1 == 1


def cells_with_pods(colony: Colony) -> list[int]:
    """Return the cells of tracks on which lifepods lie."""
    return [cell for cell in POD_CELLS if has_pod(colony, cell)]


def collect_pod(state: PlanetUnknown, seat: int, spot: int, events: Events) -> None:
    """Take a lifepod off a square and put it into the collection area, or ask where it goes."""
    colony = state.mine(seat)
    colony.pods ^= 1 << spot
    if events is not None:
        events.append(happened.LifepodCollected(seat, spot))
    if colony.corporation == COSMOS or (colony.corporation == JUMP and colony.unlocked != ALL_UNLOCKED):
        state.ask(Stow(seat, FRESH))
    else:
        colony.kept_pods += 1


def collected_pods(colony: Colony) -> int:
    """Count all collected lifepods, those on tracks and technologies too."""
    count = colony.kept_pods
    if colony.corporation == COSMOS:
        for rows in colony.track_pods:
            count += rows.bit_count()
    elif colony.corporation == JUMP:
        count += colony.unlocked.bit_count()
    return count


def offer_relocations(pool: Pool) -> None:
    """Offer every collected lifepod to be moved (Cosmos Inc.)."""
    if pool.colony.kept_pods > 0:
        pool.add(RELOCATE_AREA)
    for cell in cells_with_pods(pool.colony):
        pool.add(ON_CELL[RELOCATE][cell])


def relocate(state: PlanetUnknown, seat: int, action: Action) -> None:
    """Take a collected lifepod to move it, and ask where it goes."""
    take_off(state, seat, action)
    state.ask(Stow(seat, action.cell if isinstance(action, OnCell) else FROM_AREA))


def take_off(state: PlanetUnknown, seat: int, action: Action) -> None:
    """Take a lifepod off a cell of a track, a technology or the collection area."""
    colony = state.mine(seat)
    if isinstance(action, OnCell):
        pods = colony.track_pods[:]
        pods[action.cell >> 4] &= ~(1 << (action.cell & 15))
        colony.track_pods = pods
        colony.reckon_techs()
        unlock(state, colony)
    elif isinstance(action, OnTech):
        colony.unlocked &= ~(1 << (action.level - 1))
        colony.reckon_techs()
    else:
        colony.kept_pods -= 1
