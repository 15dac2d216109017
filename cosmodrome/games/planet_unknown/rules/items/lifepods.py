"""Lifepods that are still to be collected, moved or destroyed (PU 11.1, 14.3, 15)."""

from __future__ import annotations

from .....kernel.action import Action
from .....kernel.event import Events
from ...colony import Colony
from ...corporations import COSMOS, JUMP
from ...said import actions as act
from ...said import events as happened
from ...said.actions import ON_CELL, ON_TECH, OnSquare
from ...state import PlanetUnknown
from ..lifepods import cells_with_pods, collect_pod, offer_relocations, relocate, take_off
from .kind import Kind, OnSquares, repeat
from .pool import Pool


class CollectLifepod(OnSquares):
    """Collect lifepods from anywhere on the planet, for a card or an event."""

    def squares(self, state: PlanetUnknown, colony: Colony) -> int:
        """Return where lifepods lie."""
        return colony.pods

    def claim(self, colony: Colony, code: int, action: Action) -> int:
        """Take answers about a square with a lifepod: meteorites are collected with the same words."""
        if not isinstance(action, OnSquare) or action.verb != act.COLLECT:
            return -1
        return 0 if colony.pods >> action.spot & 1 else -1

    def resolve_on(self, state: PlanetUnknown, seat: int, code: int, spot: int, events: Events) -> None:
        """Collect the lifepod."""
        repeat(state.mine(seat), code)
        collect_pod(state, seat, spot, events)


class DestroyLifepod(OnSquares):
    """Destroy a lifepod on the planet."""

    def squares(self, state: PlanetUnknown, colony: Colony) -> int:
        """Return where lifepods lie."""
        return colony.pods

    def resolve_on(self, state: PlanetUnknown, seat: int, code: int, spot: int, events: Events) -> None:
        """Destroy the lifepod."""
        state.mine(seat).pods &= ~(1 << spot)
        if events is not None:
            events.append(happened.LifepodDestroyed(seat, spot))


class DestroyCollected(Kind):
    """Destroy a collected lifepod, wherever it lies."""

    def offer(self, pool: Pool, code: int) -> None:
        """Offer the collection area, the cells of Cosmos Inc. and the technologies of Jump Drive that hold one."""
        colony = pool.colony
        if colony.kept_pods > 0:
            pool.found.append(act.LOSE_AREA)
        if colony.corporation == COSMOS:
            for cell in cells_with_pods(colony):
                pool.found.append(ON_CELL[act.LOSE][cell])
        elif colony.corporation == JUMP:
            for level in range(6):
                if colony.unlocked >> level & 1:
                    pool.found.append(ON_TECH[act.LOSE][level])

    def resolve(self, state: PlanetUnknown, seat: int, code: int, action: Action, events: Events) -> None:
        """Destroy the lifepod."""
        take_off(state, seat, action)
        if events is not None:
            events.append(happened.CollectedLifepodLost(seat))


class Relocate(Kind):
    """Move a collected lifepod (Cosmos Inc.)."""

    def offer(self, pool: Pool, code: int) -> None:
        """Offer every collected lifepod."""
        offer_relocations(pool)

    def resolve(self, state: PlanetUnknown, seat: int, code: int, action: Action, events: Events) -> None:
        """Take the lifepod and ask where it goes."""
        relocate(state, seat, action)
