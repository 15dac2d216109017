"""A player's command console: one station card in each sector, and the patrols deployed above it."""

from __future__ import annotations

from typing import Final

from ..components import SECTORS, SIDES, is_colony

USABLE: Final[list[int]] = [0 if side.ability is None else side.ability.usable for side in SIDES]
"""When the ability of each side works (SB 4), as bits."""


class Console:
    """The cards of one player. Never changed once it stands in a state: a change makes a new one."""

    def __init__(self, stations: list[int], patrols: list[list[int]], seats: int) -> None:
        self.stations = stations
        """The station card of each sector with its cubes; index 0 is not used."""
        self.patrols = patrols
        """The deployed cards of each sector with their cubes; index 0 is not used. The inner lists are shared."""
        self.seats = seats
        """The number of players: it says how many cells of each card are in use."""
        self._armed: list[int] | None = None
        """The sides whose ability can be paid, at twice the card's number; None until they have been worked out."""
        self._moments = 0
        """When any of them could be used (USABLE)."""
        self.prospects: object = None
        """What the console can expect of the dice, kept here by whoever works it out."""
        self.shown: object = None
        """Its sectors as views show them, kept here by whoever works them out."""

    # What lies where.

    def colonised(self, sector: int) -> bool:
        """Tell whether a sector holds a colony, so that no card can be placed there (SB 7.4)."""
        return is_colony(self.stations[sector])

    def pays(self, sector: int, side: int) -> bool:
        """Tell whether a sector holds a visible ship of the colour collected."""
        if side == 0:
            return not self.colonised(sector)
        return len(self.patrols[sector]) > 0

    def find(self, card: int) -> tuple[int, int]:
        """Return the sector and the visible side of a card; sector 0 if it is not here."""
        for sector in range(1, SECTORS + 1):
            if self.stations[sector] >> 3 == card:
                return sector, 0
            for placed in self.patrols[sector]:
                if placed >> 3 == card:
                    return sector, 1
        return 0, 0

    def cubes(self, card: int) -> int:
        """Count the cubes on a card."""
        for placed in self.all_cards():
            if placed >> 3 == card:
                return placed & 7
        return 0

    def has_room(self, placed: int, side: int) -> bool:
        """Tell whether a visible card has an empty cell in use."""
        return placed & 7 < SIDES[(placed >> 3) * 2 + side].cells[self.seats]

    def all_cards(self) -> list[int]:
        """List every card here with its cubes, by sector, the station card first."""
        found: list[int] = []
        for sector in range(1, SECTORS + 1):
            found.append(self.stations[sector])
            found += self.patrols[sector]
        return found

    # Changes: each returns a new console.

    def copy(self) -> Console:
        """Return a console to change, with the same abilities to use."""
        made = Console(self.stations[:], self.patrols[:], self.seats)
        made._armed = self._armed
        made._moments = self._moments
        return made

    def rearmed(self) -> Console:
        """Return a console in which cubes, or cards that hold some, are to be moved: its abilities are not known."""
        return Console(self.stations[:], self.patrols[:], self.seats)

    def with_cubes(self, card: int, more: int) -> Console:
        """Put so many more cubes on a card, or take some off."""
        made = self.rearmed()
        sector, side = self.find(card)
        if side == 0:
            made.stations[sector] += more
        else:
            made.patrols[sector] = [placed + more if placed >> 3 == card else placed for placed in self.patrols[sector]]
        return made

    def with_card(self, card: int, sector: int) -> Console:
        """Lay a new card into a sector; the ship there turns and joins the patrols (SB 7.3)."""
        former = self.stations[sector]
        made = self.rearmed() if former & 7 else self.copy()
        made.patrols[sector] = self.patrols[sector] + [self.turned(former, 1)]
        made.stations[sector] = card << 3
        return made

    def swapped(self, first: int, second: int) -> Console:
        """Exchange everything in two sectors."""
        made = self.rearmed()
        for here, there in ((first, second), (second, first)):
            made.stations[here] = self.stations[there]
            made.patrols[here] = self.patrols[there]
        return made

    def exchanged(self, card: int, other_sector: int) -> Console:
        """Let a card and the station card of a sector trade places; what changes sides turns (R-11)."""
        made = self.rearmed()
        sector, side = self.find(card)
        other = self.stations[other_sector]
        if side == 0:
            made.stations[other_sector] = self.stations[sector]
            made.stations[sector] = other
            return made
        made.patrols[sector] = [
            self.turned(other, 1) if placed >> 3 == card else placed for placed in self.patrols[sector]
        ]
        made.stations[other_sector] = self.turned(card << 3 | self.cubes(card), 0)
        return made

    def turned(self, placed: int, side: int) -> int:
        """Turn a card to another side: its cubes move to the cells there, as far as there are any (SB 6.3)."""
        card = placed >> 3
        return card << 3 | min(placed & 7, SIDES[card * 2 + side].cells[self.seats])

    # Abilities.

    def price(self, card: int, side: int) -> int:
        """Count the cubes that one use of a card's ability removes."""
        half = SIDES[card * 2 + side]
        return half.cells[self.seats] if half.linked else 1

    def able(self, moment: int, active: bool) -> bool:
        """Tell whether any ability can be paid whose colour and moment fit."""
        if self._armed is None:
            self._scan()
        return self._moments >> (moment * 2 if active else moment * 2 + 1) & 1 == 1

    def usable(self, moment: int, active: bool) -> list[int]:
        """List the sides whose ability can be paid and whose colour and moment fit (SB 4)."""
        found: list[int] = []
        bit = moment * 2 if active else moment * 2 + 1
        if self.able(moment, active) and self._armed is not None:
            for number in self._armed:
                if USABLE[number] >> bit & 1:
                    found.append(number)
        return found

    def _scan(self) -> None:
        """Find the sides whose ability can be paid; once for each console."""
        found: list[int] = []
        for sector in range(1, SECTORS + 1):
            placed = self.stations[sector]
            if placed & 7:
                self._arm(placed, 0, found)
            for placed in self.patrols[sector]:
                if placed & 7:
                    self._arm(placed, 1, found)
        self._armed = found
        self._moments = 0
        for number in found:
            self._moments |= USABLE[number]

    def _arm(self, placed: int, side: int, found: list[int]) -> None:
        """Add a side if the cubes on it pay for its ability (SB 6.1)."""
        if placed & 7 >= self.price(placed >> 3, side):
            found.append((placed >> 3) * 2 + side)
