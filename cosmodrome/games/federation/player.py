"""What lies before one player (FD 3.1), and a token in the senate."""

from __future__ import annotations

from typing import Final

from .components import SOURCES


class Seated:
    """A token in the senate or the outer module: an ambassador, perhaps covered, or a neutral one."""

    def __init__(self, owner: int, token: int, side: int, votes: int, alteration: int) -> None:
        self.owner: Final = owner
        """The seat, or -1 for a neutral token."""
        self.token: Final = token
        self.side: Final = side
        self.votes: Final = votes
        """The votes of the uppermost token, without the die."""
        self.alteration: Final = alteration


NONE: Final[list[int]] = []
"""Stands in fields until they get a list of their own; never changed."""


class Player:
    """One player's pieces. Sets of components are bits of a number; lists inside are replaced, not changed."""

    def __init__(self, points: list[int], res: list[int]) -> None:
        self.points = points
        """Prestige points by where they come from."""
        self.res = res
        self.hangar = 0
        self.degree = 1
        self.level_round = 0
        self.level_game = 0
        self.die = 0
        self.die_cell = -1
        self.miner = 0
        self.mage = 0
        self.owned = 0
        self.up = 0
        self.discs = 0
        """Two bits for each stall: 0 none, 1 or 2 the level of the disc."""
        self.productions = 0
        """The slots built."""
        self.multipliers = 0
        """Four bits for each megastructure: the multiplier its robot took, 0 if it is not built."""
        self.markers = 0
        self.flown = 0
        self.home = -1
        self.deep = -1
        self.alterations = NONE
        self.asteroids = NONE
        self.medals = 0
        self.contributions = 0
        self.hand = 0
        """The ambassadors in hand; bit 4 is the special one."""

    def disc(self, stall: int) -> int:
        """Return the level of the disc at a stall, 0 where there is none."""
        return self.discs >> 2 * stall & 3

    def multiplier(self, megastructure: int) -> int:
        """Return the multiplier that the robot on a megastructure took, 0 where it is not built."""
        return self.multipliers >> 4 * megastructure & 15

    def clone(self) -> Player:
        """Return a copy."""
        copy = Player(self.points[:], self.res[:])
        copy.hangar = self.hangar
        copy.degree = self.degree
        copy.level_round = self.level_round
        copy.level_game = self.level_game
        copy.die = self.die
        copy.die_cell = self.die_cell
        copy.miner = self.miner
        copy.mage = self.mage
        copy.owned = self.owned
        copy.up = self.up
        copy.discs = self.discs
        copy.productions = self.productions
        copy.multipliers = self.multipliers
        copy.markers = self.markers
        copy.flown = self.flown
        copy.home = self.home
        copy.deep = self.deep
        copy.alterations = self.alterations
        copy.asteroids = self.asteroids
        copy.medals = self.medals
        copy.contributions = self.contributions
        copy.hand = self.hand
        return copy


def new_player() -> Player:
    """Return a player without anything."""
    return Player([0] * len(SOURCES), [0, 0, 0, 0])
