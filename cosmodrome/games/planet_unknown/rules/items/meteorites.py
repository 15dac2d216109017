"""Meteorites that are still to be collected, destroyed or put down (PU 11.1, 14.3, 15)."""

from __future__ import annotations

from .....kernel.action import Action
from .....kernel.event import Events
from ...colony import Colony
from ...corporations import NO_METEORITES
from ...grid import squares
from ...said import events as happened
from ...said.actions import CLEAR, Clear, OnSquare
from ...state import PlanetUnknown
from ..rovers import collect_meteorite
from .kind import Kind, OnSquares, repeat
from .pool import LISTED, Pool


class Meteorites(Kind):
    """An item about one of the meteorites on the planet, those that rovers carry too (Horizon Group)."""

    def offer(self, pool: Pool, code: int) -> None:
        """Offer the meteorites; there is another answer for those that rovers carry."""
        colony = pool.colony
        if pool.is_new(LISTED, self.verbs[1]):
            pool.on_squares(self.verbs[0], colony.meteors)
            pool.on_squares(self.verbs[1], colony.loaded)

    def take(self, state: PlanetUnknown, seat: int, code: int, action: Action) -> int:
        """Take the meteorite away that an answer names; tell from which square."""
        assert isinstance(action, OnSquare)
        colony = state.mine(seat)
        repeat(colony, code)
        if action.verb == self.verbs[1]:
            colony.loaded &= ~(1 << action.spot)
        else:
            colony.meteors &= ~(1 << action.spot)
        return action.spot


class CollectMeteorite(Meteorites):
    """Collect meteorites: for a station of the flux track (Flux Industries), or for a card or an event."""

    def resolve(self, state: PlanetUnknown, seat: int, code: int, action: Action, events: Events) -> None:
        """Collect the meteorite."""
        collect_meteorite(state, seat, self.take(state, seat, code, action), events)


class DestroyMeteorite(Meteorites):
    """Destroy meteorites."""

    def resolve(self, state: PlanetUnknown, seat: int, code: int, action: Action, events: Events) -> None:
        """Destroy the meteorite."""
        spot = self.take(state, seat, code, action)
        if events is not None:
            events.append(happened.MeteoriteDestroyed(seat, spot))


class DestroyLine(Kind):
    """Destroy all meteorites of a row or column."""

    def offer(self, pool: Pool, code: int) -> None:
        """Offer the lines with a meteorite."""
        colony = pool.colony
        for line in range(24):
            if colony.board.lines[line] & (colony.meteors | colony.loaded):
                pool.found.append(CLEAR[line])

    def resolve(self, state: PlanetUnknown, seat: int, code: int, action: Action, events: Events) -> None:
        """Destroy the meteorites."""
        assert isinstance(action, Clear)
        colony = state.mine(seat)
        line = colony.board.lines[action.line]
        if events is not None:
            for spot in squares(line & (colony.meteors | colony.loaded)):
                events.append(happened.MeteoriteDestroyed(seat, spot))
        colony.meteors &= ~line
        colony.loaded &= ~line


class PutMeteorite(OnSquares):
    """Put a meteorite onto a free meteor symbol."""

    def squares(self, state: PlanetUnknown, colony: Colony) -> int:
        """Return the free symbols; a technology keeps meteorites away."""
        return 0 if colony.has(NO_METEORITES) else colony.symbols & ~(colony.meteors | colony.loaded)

    def resolve_on(self, state: PlanetUnknown, seat: int, code: int, spot: int, events: Events) -> None:
        """Put the meteorite down; a rover there is destroyed."""
        colony = state.mine(seat)
        bit = 1 << spot
        if colony.rovers & bit:
            colony.rovers ^= bit
            if events is not None:
                events.append(happened.RoverDestroyed(seat, spot))
        colony.meteors |= bit
        if events is not None:
            events.append(happened.MeteoriteLanded(seat, spot))
