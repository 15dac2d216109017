"""Placing the taken tile (PU 5 PLACE, 6)."""

from __future__ import annotations

from typing import Final

from ....kernel.action import Action
from ....kernel.event import Events
from ....kernel.message import Message
from ....kit.codec import Field, Flag, Whole
from ....kit.question import Decision
from ..components import TILES
from ..said.actions import EXTRA, PATCH, PLACE, PLACE_AS_ENERGY, OnSquare, OnStack, Open, Place
from ..said.names import tile_args
from ..said.refusals import why_not_there
from ..state import PlanetUnknown
from ..stored.forms import QUESTIONS, TILE
from .items.pending import offer_items, resolve
from .items.pool import Pool
from .laying import lay_tile
from .placing import fits, list_placements, may_be_energy
from .technologies import free_options


class PlaceTile(Decision[PlanetUnknown]):
    """Choose where the tile lies; rovers, items and technologies may come first."""

    def __init__(self, seat: int, tile: int, level: int, stations: bool) -> None:
        super().__init__(seat)
        self.tile: Final = tile
        self.level: Final = level
        """Which restrictions are ignored (R-5)."""
        self.stations: Final = stations
        """Whether the stations of the tile count."""

    def prompt(self, state: PlanetUnknown) -> Message:
        """Ask for the place."""
        shape, first, second = tile_args(self.tile)
        return Message("prompt-place", {"shape": shape, "first": first, "second": second})

    def legal(self, state: PlanetUnknown) -> list[Action]:
        """List the placements, and what may be done before."""
        pool = Pool(state, self.seat)
        self._placements(pool)
        if pool.colony.items:
            offer_items(pool)
            self._screen(pool)
        free_options(pool)
        return pool.found

    def _placements(self, pool: Pool) -> None:
        state = pool.state
        colony = pool.colony
        tile = TILES[self.tile]
        list_placements(state, colony, tile, self.level, False, PLACE, pool.found)
        if may_be_energy(colony, tile):
            list_placements(state, colony, tile, self.level, True, PLACE_AS_ENERGY, pool.found)

    def _screen(self, pool: Pool) -> None:
        """Leave out other tiles, cards, and patches that would take this tile's last placement away (R-45)."""
        kept: list[Action] = []
        for action in pool.found:
            if isinstance(action, Open) or (isinstance(action, OnStack) and action.verb == EXTRA):
                continue
            if isinstance(action, OnSquare) and action.verb == PATCH:
                trial = pool.colony.copy(pool.colony.mark)
                trial.lay_patch(action.spot)
                if not fits(pool.state, trial, self.tile, self.level):
                    continue
            kept.append(action)
        pool.found = kept

    def by_itself(self, state: PlanetUnknown, action: Action) -> bool:
        """Let the player place even if there is only one way."""
        return False

    def apply(self, state: PlanetUnknown, action: Action, events: Events) -> None:
        """Place the tile, or do what comes before."""
        if isinstance(action, Place):
            state.answered(self.seat)
            lay_tile(state, self.seat, self.tile, action.turn, action.corner, action.as_energy, self.stations, events)
        else:
            resolve(state, self.seat, action, events)

    def why_not(self, state: PlanetUnknown, text: str) -> Message:
        """Say why a tile cannot lie there."""
        return why_not_there(state, self.seat, self.tile, self.level, text)


QUESTIONS.add("place", PlaceTile, Field("tile", TILE), Field("level", Whole(0, 2)), Field("stations", Flag()))
