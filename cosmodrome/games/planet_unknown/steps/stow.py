"""Where a collected lifepod goes (Cosmos Inc., Jump Drive), and which one is moved (PU 15)."""

from __future__ import annotations

from typing import Final

from ....kernel.action import Action
from ....kernel.event import Events
from ....kernel.message import Json, Message
from .. import events as happened
from ..actions import ON_CELL, ON_TECH, STOW, STOW_AREA, OnCell, OnTech
from ..colony import Colony
from ..corporations import COSMOS, JUMP
from ..state import PlanetUnknown
from ..tracks import unlock
from .ask import Ask

FRESH: Final = 254
"""The lifepod has just been collected."""
FROM_AREA: Final = 255
"""The lifepod comes from the collection area."""
ALL_UNLOCKED: Final = 63


class Stow(Ask):
    """Choose the place of a collected lifepod; not the one that it was taken from."""

    def __init__(self, seat: int, origin: int) -> None:
        super().__init__(seat)
        self.origin: Final = origin
        """FRESH, FROM_AREA, or the cell that it was taken from."""

    def name(self) -> str:
        """Name the question."""
        return "stow"

    def to_json(self) -> dict[str, Json]:
        """Give the step as data."""
        origin: Json = self.origin
        if self.origin == FRESH:
            origin = "planet"
        elif self.origin == FROM_AREA:
            origin = "area"
        return {"step": "stow", "seat": self.seat, "origin": origin}

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
            for track in range(5):
                for row in range(1, 15):
                    cell = track * 16 + row
                    if cell != self.origin and free_cell(colony, track, row):
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
                events.append(happened.lifepod_stowed(self.seat, action.cell))
        elif isinstance(action, OnTech):
            colony.unlocked |= 1 << (action.level - 1)
            if events is not None:
                events.append(happened.technology_unlocked(self.seat, JUMP, action.level))
        else:
            colony.kept_pods += 1
            if events is not None:
                events.append(happened.lifepod_kept(self.seat))
        colony.reckon_techs()
        unlock(state, colony)


def free_cell(colony: Colony, track: int, row: int) -> bool:
    """Tell whether neither a lifepod nor a marker is on a cell."""
    return not colony.track_pods[track] >> row & 1 and colony.pos[track] != track * 16 + row


def collect_pod(state: PlanetUnknown, seat: int, events: Events) -> None:
    """Put a collected lifepod into the collection area, or ask where it goes."""
    colony = state.mine(seat)
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
