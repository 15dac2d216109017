"""A player's command console: one station card in each sector, and the patrols deployed above it."""

from __future__ import annotations

from ..components import BLUE, COLONIES, GREEN, RED, SECTORS, SIDES, is_colony


class Armed:
    """A card whose ability can be paid: where it lies and which side is visible."""

    def __init__(self, card: int, sector: int, side: int) -> None:
        self.card = card
        self.sector = sector
        self.side = side


class Console:
    """The cards of one player. Never changed once it stands in a state: a change makes a new one."""

    def __init__(self, stations: list[int], patrols: list[list[int]]) -> None:
        self.stations = stations
        """The station card of each sector with its cubes; index 0 is not used."""
        self.patrols = patrols
        """The deployed cards of each sector with their cubes; index 0 is not used. The inner lists are shared."""
        self._armed: list[Armed] = []
        self._moments = 0
        """When an armed card could be used, as bits: twice the moment, plus 1 for the turns of others."""
        self._seats = 0
        """The number of players for which the two above were worked out; 0: not yet."""
        self.prospects: object = None
        """What the console can expect of the dice, kept here by whoever works it out."""
        self.prospects_seats = 0
        self.shown: list[object] = []
        """Its sectors as views show them, kept here by whoever works them out; [] until then."""
        self.shown_seats = 0

    def copy(self) -> Console:
        """Make a console to change."""
        made = Console(self.stations[:], self.patrols[:])
        made._armed = self._armed
        made._moments = self._moments
        made._seats = self._seats
        return made

    # What lies where.

    def colonised(self, sector: int) -> bool:
        """Tell whether a sector holds a colony, so that no card can be placed there (SB 7.4)."""
        return self.stations[sector] >= COLONIES << 3

    def pays(self, sector: int, side: int) -> bool:
        """Tell whether a sector holds a visible ship of the colour collected."""
        if side == 0:
            return not is_colony(self.stations[sector])
        return len(self.patrols[sector]) > 0

    def find(self, card: int) -> tuple[int, int]:
        """Give the sector and the visible side of a card; sector 0 if it is not here."""
        for sector in range(1, SECTORS + 1):
            if self.stations[sector] >> 3 == card:
                return sector, 0
            for placed in self.patrols[sector]:
                if placed >> 3 == card:
                    return sector, 1
        return 0, 0

    def cubes(self, card: int) -> int:
        """Count the cubes on a card."""
        sector, side = self.find(card)
        if side == 0:
            return self.stations[sector] & 7
        for placed in self.patrols[sector]:
            if placed >> 3 == card:
                return placed & 7
        return 0

    # Changes, on a copy that nobody else has yet.

    def rearm(self) -> None:
        """Forget which cards can be paid: cubes, or cards that hold some, have moved."""
        self._seats = 0

    def set_cubes(self, card: int, cubes: int) -> None:
        """Put so many cubes on a card."""
        self.rearm()
        sector, side = self.find(card)
        if side == 0:
            self.stations[sector] = card << 3 | cubes
        else:
            self.patrols[sector] = [
                placed if placed >> 3 != card else card << 3 | cubes for placed in self.patrols[sector]
            ]

    def place(self, card: int, sector: int, seats: int) -> None:
        """Lay a new card into a sector; the ship there turns and joins the patrols (SB 7.3)."""
        former = self.stations[sector]
        if former & 7:
            self.rearm()
        self.patrols[sector] = self.patrols[sector] + [turned(former, 1, seats)]
        self.stations[sector] = card << 3

    def swap(self, first: int, second: int) -> None:
        """Exchange everything in two sectors."""
        self.rearm()
        stations, patrols = self.stations, self.patrols
        stations[first], stations[second] = stations[second], stations[first]
        patrols[first], patrols[second] = patrols[second], patrols[first]

    def exchange(self, card: int, other_sector: int, seats: int) -> None:
        """Let a card and the station card of a sector trade places; what changes sides turns (R-11)."""
        self.rearm()
        sector, side = self.find(card)
        other = self.stations[other_sector]
        if side == 0:
            self.stations[other_sector] = self.stations[sector]
            self.stations[sector] = other
            return
        mine = card << 3 | self.cubes(card)
        self.patrols[sector] = [
            turned(other, 1, seats) if placed >> 3 == card else placed for placed in self.patrols[sector]
        ]
        self.stations[other_sector] = turned(mine, 0, seats)

    # Abilities.

    def able(self, moment: int, active: bool, seats: int) -> bool:
        """Tell whether any card can be paid whose colour and moment fit."""
        if self._seats != seats:
            self._scan(seats)
        return self._moments >> (moment * 2 if active else moment * 2 + 1) & 1 == 1

    def usable(self, moment: int, active: bool, seats: int) -> list[Armed]:
        """List the cards that can be paid and whose colour and moment fit (SB 4)."""
        found: list[Armed] = []
        if self.able(moment, active, seats):
            for armed in self._armed:
                ability = SIDES[armed.card * 2 + armed.side].ability
                if (
                    ability is not None
                    and ability.moment == moment
                    and (ability.color == GREEN or ability.color == (BLUE if active else RED))
                ):
                    found.append(armed)
        return found

    def _scan(self, seats: int) -> None:
        """Find the cards that can be paid; once for each console."""
        found: list[Armed] = []
        moments = 0
        for sector in range(1, SECTORS + 1):
            placed = self.stations[sector]
            if placed & 7:
                moments |= _arm(placed, sector, 0, seats, found)
            for placed in self.patrols[sector]:
                if placed & 7:
                    moments |= _arm(placed, sector, 1, seats, found)
        self._armed = found
        self._moments = moments
        self._seats = seats

    def all_cards(self) -> list[int]:
        """List every card here with its cubes, by sector, the station card first."""
        found: list[int] = []
        for sector in range(1, SECTORS + 1):
            found.append(self.stations[sector])
            found += self.patrols[sector]
        return found


def _arm(placed: int, sector: int, side: int, seats: int, found: list[Armed]) -> int:
    """Add a card whose cubes pay for its ability (SB 6.1); tell when it could be used, as bits."""
    card = placed >> 3
    half = SIDES[card * 2 + side]
    ability = half.ability
    if ability is None or (half.linked and placed & 7 != half.cells[seats]):
        return 0
    found.append(Armed(card, sector, side))
    turns = 3 if ability.color == GREEN else 1 if ability.color == BLUE else 2
    return turns << ability.moment * 2


def turned(placed: int, side: int, seats: int) -> int:
    """Turn a card to another side: its cubes move to the cells there, as far as there are any (SB 6.3)."""
    card = placed >> 3
    return card << 3 | min(placed & 7, SIDES[card * 2 + side].cells[seats])


def price(card: int, side: int, seats: int) -> int:
    """Count the cubes that one use of a card's ability removes."""
    half = SIDES[card * 2 + side]
    return half.cells[seats] if half.linked else 1
