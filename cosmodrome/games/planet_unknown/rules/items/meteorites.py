"""Meteorites that are still to be collected, destroyed or put down (PU 11.1, 14.3, 15)."""

from __future__ import annotations

from typing import Final

from .....kernel.action import Action
from .....kernel.event import Events
from .....kit.codec import Field
from ...colony import Colony
from ...corporations import HORIZON, NO_METEORITES
from ...grid import squares
from ...said import actions as act
from ...said import events as happened
from ...said.actions import CLEAR, ON_SQUARE, Clear, OnSquare
from ...state import PlanetUnknown
from ..rovers import collect_meteorite
from .codes import COLLECT_METEORITE, DESTROY_LINE, DESTROY_METEORITE, PICK_METEORITE, PUT_METEORITE
from .kind import COUNT, Kind, OnSquares, repeat
from .pool import LISTED, LISTED_COLLECTED, LISTED_DESTROYED, Pool


class Meteorites(Kind):
    """An item about one of the meteorites on the planet, those that rovers carry too (Horizon Group)."""

    def __init__(
        self,
        number: int,
        verb: int,
        carried: int,
        listed: int,
        fields: tuple[Field, ...] = (),
        rank: int = 0,
        waits: bool = False,
        optional: bool = False,
    ) -> None:
        answers = (ON_SQUARE[verb][0].name, ON_SQUARE[carried][0].name)
        super().__init__(number, answers, fields, rank=rank, waits=waits, optional=optional)
        self.verb: Final = verb
        self.carried: Final = carried
        """The verb for those that rovers carry."""
        self.listed: Final = listed

    def offer(self, pool: Pool, code: int) -> None:
        """Offer the meteorites."""
        colony = pool.colony
        if not pool.is_new(LISTED, self.listed):
            return
        for spot in squares(colony.meteors):
            pool.found.append(ON_SQUARE[self.verb][spot])
        if colony.corporation == HORIZON:
            for spot in squares(colony.loaded):
                pool.found.append(ON_SQUARE[self.carried][spot])

    def take(self, state: PlanetUnknown, seat: int, code: int, action: Action) -> int:
        """Take the meteorite away that an answer names; tell from which square."""
        assert isinstance(action, OnSquare)
        colony = state.mine(seat)
        repeat(colony, code)
        if action.verb == self.carried:
            colony.loaded &= ~(1 << action.spot)
        else:
            colony.meteors &= ~(1 << action.spot)
        return action.spot


class PickMeteorite(Meteorites):
    """Collect a meteorite for a station of the flux track (Flux Industries): after what cards tell to collect."""

    def __init__(
        self,
        number: int = PICK_METEORITE,
        fields: tuple[Field, ...] = (),
        rank: int = 2,
        waits: bool = True,
        optional: bool = True,
    ) -> None:
        super().__init__(
            number, act.COLLECT, act.COLLECT_CARRIED, LISTED_COLLECTED, fields, rank, waits=waits, optional=optional
        )

    def resolve(self, state: PlanetUnknown, seat: int, code: int, action: Action, events: Events) -> None:
        """Collect the meteorite."""
        collect_meteorite(state, seat, self.take(state, seat, code, action), events)


class CollectMeteorite(PickMeteorite):
    """Collect meteorites from anywhere on the planet, for a card or an event; lifepods with the same words first."""

    def __init__(self) -> None:
        super().__init__(COLLECT_METEORITE, (COUNT,), rank=1, waits=False, optional=False)


class DestroyMeteorite(Meteorites):
    """Destroy meteorites."""

    def __init__(self) -> None:
        super().__init__(DESTROY_METEORITE, act.DESTROY, act.DESTROY_CARRIED, LISTED_DESTROYED, (COUNT,))

    def resolve(self, state: PlanetUnknown, seat: int, code: int, action: Action, events: Events) -> None:
        """Destroy the meteorite."""
        spot = self.take(state, seat, code, action)
        if events is not None:
            events.append(happened.MeteoriteDestroyed(seat, spot))


class DestroyLine(Kind):
    """Destroy all meteorites of a row or column."""

    def __init__(self) -> None:
        super().__init__(DESTROY_LINE, ("clear-row", "clear-column"))

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

    def __init__(self) -> None:
        super().__init__(PUT_METEORITE, act.METEOR)

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
