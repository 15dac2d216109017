"""What one player has: the planet with its tiles, the corporation with its markers, and what is pending."""

from __future__ import annotations

from typing import Final

from .components import BIOMASS, ENERGY, TECH, TILES, WATER, corner_of, pose_of, tile_of
from .corporations import CORPORATIONS, COSMOS, FLUX, JUMP, MAKESHIFT, OASIS, Corporation
from .grid import area_of
from .planets import PLANETS, Planet
from .rules.room import Room

# What a new colony begins with: shared by all, like everything that colonies hold in lists.
_NONE: Final[list[int]] = []
_BARE: Final[list[int]] = [0] * 6
_STARTS: Final[list[int]] = [0, 16, 32, 48, 64]
_NO_PODS: Final[list[int]] = [0] * 5


class Mark:
    """Tells which state may change a colony in place; every other state that shares it copies it first."""


class Colony:
    """All that is stored about one seat. Lists inside are shared with copies and therefore replaced, never changed."""

    def __init__(self, planet: int, corporation: int, mark: Mark) -> None:
        self.mark = mark
        self.planet = planet
        self.corporation = corporation
        self.board: Planet = PLANETS[planet]
        self.firm: Corporation = CORPORATIONS[corporation]
        self.dealt_planet = planet
        self.dealt_corporation = corporation
        """The boards that were dealt; the sides are chosen during the setup."""
        # The planet.
        self.placed: list[int] = _NONE
        """The tiles in the order in which they were placed."""
        self.tiled = 0
        self.patches = 0
        self.covered = 0
        self.land: list[int] = _BARE
        """The visible squares of each terrain on tiles and patches."""
        self.stations = 0
        self.symbols = 0
        """Visible meteor symbols."""
        self.meteors = 0
        """Meteorites that lie on the planet; those that a rover carries are in `loaded`."""
        self.pods = self.board.pods
        self.rovers = 0
        self.loaded = 0
        self.supply = self.firm.rovers
        self.aside = -1
        """The tile that could not be placed, -1: none."""
        # The corporation.
        self.pos: list[int] = _STARTS
        """The cell of each marker; of Oasis Ultd.'s water marker the index on its path."""
        self.track_pods: list[int] = _NO_PODS
        """Cosmos Inc.: the rows of each track on which lifepods lie, as bits."""
        self.unlocked = 0
        """Jump Drive: the technologies A to F that hold a lifepod, as bits."""
        self.kept_pods = 0
        self.rocks = 0
        """Collected meteorites."""
        self.stored = 0
        """Patches kept for the end of the game."""
        self.flux = -1
        self.cards: list[int] = _NONE
        """Secret civ cards for the end of the game."""
        self.played: list[int] = _NONE
        """Civ cards that took effect at once."""
        self.personal: list[int] = _NONE
        self.dropped = 0
        """The personal objective that went back into the box, 0: none; only its owner knows which."""
        self.techs = 0
        """The levels that are accessible now, as bits: follows from the markers."""
        self.used_in_game = 0
        # This round.
        self.items: list[int] = _NONE
        self.points = 0
        self.gained = False
        """Whether any movement point was gained this round."""
        self.used_in_round = 0
        self.locked = 0
        """Levels reached under an event without milestones, as bits (R-30)."""
        self.shifted: list[int] = _NONE
        """Markers and cells whose synergy was taken by a sideways shift (R-49)."""
        self.placed_now = False
        """Whether a tile was placed this round."""
        self._room: Room | None = None

    def copy(self, mark: Mark) -> Colony:
        """Copy the colony for a state that wants to change it."""
        new = Colony(self.planet, self.corporation, mark)
        new.dealt_planet = self.dealt_planet
        new.dealt_corporation = self.dealt_corporation
        new.placed = self.placed
        new.tiled = self.tiled
        new.patches = self.patches
        new.covered = self.covered
        new.land = self.land
        new.stations = self.stations
        new.symbols = self.symbols
        new.meteors = self.meteors
        new.pods = self.pods
        new.rovers = self.rovers
        new.loaded = self.loaded
        new.supply = self.supply
        new.aside = self.aside
        new.pos = self.pos
        new.track_pods = self.track_pods
        new.unlocked = self.unlocked
        new.kept_pods = self.kept_pods
        new.rocks = self.rocks
        new.stored = self.stored
        new.flux = self.flux
        new.cards = self.cards
        new.played = self.played
        new.personal = self.personal
        new.dropped = self.dropped
        new.techs = self.techs
        new.used_in_game = self.used_in_game
        new.items = self.items
        new.points = self.points
        new.gained = self.gained
        new.used_in_round = self.used_in_round
        new.locked = self.locked
        new.shifted = self.shifted
        new.placed_now = self.placed_now
        new._room = self._room
        return new

    # Technologies.

    def has(self, power: int) -> bool:
        """Tell whether a technology is accessible."""
        level = self.firm.level[power]
        return level > 0 and self.techs >> level & 1 == 1

    def can_use(self, power: int) -> bool:
        """Tell whether a technology is accessible and not used up."""
        level = self.firm.level[power]
        if level == 0 or self.techs >> level & 1 == 0:
            return False
        if self.firm.once_round[power]:
            return self.used_in_round >> level & 1 == 0
        return not self.firm.once_game[power] or self.used_in_game >> level & 1 == 0

    def use(self, power: int) -> None:
        """Note that a technology was used."""
        level = self.firm.level[power]
        if self.firm.once_round[power]:
            self.used_in_round |= 1 << level
        elif self.firm.once_game[power]:
            self.used_in_game |= 1 << level

    def reckon_techs(self) -> None:
        """Find out which technologies the markers make accessible."""
        if self.corporation == JUMP:
            self.techs = self.unlocked << 1
            return
        row = self.pos[TECH] & 15
        if self.corporation == MAKESHIFT:
            row = -1
            for code in self.pos:
                if code >> 4 == TECH and code & 15 > row:
                    row = code & 15
        rows = self.firm.tech_rows
        techs = 0
        for level in range(1, 6):
            if rows[level] <= row:
                techs |= 1 << level
        if self.corporation == COSMOS:
            covered = self.track_pods[TECH]
            for level in range(1, 6):
                if covered >> rows[level] & 1:
                    techs &= ~(1 << level)
        techs &= ~self.locked
        if self.corporation == FLUX and techs:
            # Only the highest one works.
            techs = 1 << (techs.bit_length() - 1)
        self.techs = techs

    # Markers.

    def cell_of(self, marker: int) -> int:
        """Return the cell on which a marker stands."""
        if self.corporation == OASIS and marker == WATER:
            return self.firm.path[self.pos[WATER]]
        return self.pos[marker]

    def stands_on(self, cell: int) -> bool:
        """Tell whether any marker stands on a cell."""
        return any(self.cell_of(marker) == cell for marker in range(5))

    def put_marker(self, marker: int, cell: int) -> None:
        """Put a marker on a cell of its way."""
        pos = self.pos[:]
        if self.corporation == OASIS and marker == WATER:
            cell = self.firm.path.index(cell)
        pos[marker] = cell
        self.pos = pos
        self.reckon_techs()

    # The planet.

    def add(self, code: int) -> None:
        """Add a pending item."""
        self.items = [*self.items, code]

    def drop(self, code: int) -> None:
        """Take one such item out of the pool."""
        items = self.items[:]
        items.remove(code)
        self.items = items

    def gain_points(self, points: int) -> None:
        """Add movement points to the pool."""
        if points > 0:
            self.points += points
            self.gained = True

    def room(self) -> Room:
        """Return the room for tiles, worked out anew if something has been laid since."""
        room = self._room
        if room is None or room.covered != self.covered:
            room = Room(self.board, self.covered)
            self._room = room
        return room

    def electric(self) -> int:
        """Return the uncovered squares that count as energy (Petra)."""
        return self.board.electric & ~self.covered

    def terrain(self, terrain: int) -> int:
        """Return the squares of a terrain, Petra's open electric ones among energy."""
        return self.land[terrain] | self.electric() if terrain == ENERGY else self.land[terrain]

    def energy_area(self, seed: int) -> int:
        """Return the area that some squares belong to together with all energy that is connected to them."""
        return area_of(seed, seed | self.terrain(ENERGY))

    def lay(self, code: int) -> None:
        """Put a tile on the planet: only the squares, nothing that follows from it."""
        tile = TILES[tile_of(code)]
        pose = pose_of(code)
        corner = corner_of(code)
        mask = pose.mask << corner
        self.placed = [*self.placed, code]
        self.tiled |= mask
        self.covered |= mask
        land = self.land[:]
        land[tile.a] |= pose.mask_a << corner
        land[tile.b] |= pose.mask_b << corner
        self.land = land
        self.stations |= 1 << (corner + pose.station_a) | 1 << (corner + pose.station_b)
        if tile.meteor:
            self.symbols |= 1 << (corner + pose.meteor)

    def lay_patch(self, spot: int) -> None:
        """Put a patch on the planet: only the square, nothing that follows from it."""
        bit = 1 << spot
        land = [squares & ~bit for squares in self.land]
        land[BIOMASS] |= bit
        self.land = land
        self.patches |= bit
        self.covered |= bit
        self.stations &= ~bit
        self.symbols &= ~bit
