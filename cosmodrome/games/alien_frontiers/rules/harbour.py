"""What the active player sees of the docks: free ones, the values that count, the ships still to be docked."""

from __future__ import annotations

from ..components import COLONIST_HUB, LUNAR_MINE, OPEN_DOCKS, RAIDERS_OUTPOST
from ..ships import DOCK, RELIC, UNPLACED
from ..state import AlienFrontiers


class Harbour:
    """A survey of all docks, made once for a question and thrown away."""

    def __init__(self, state: AlienFrontiers, lifted: int = -1) -> None:
        """Survey the docks; the active seat's ship `lifted`, if any, counts as off its dock."""
        self.free: list[int] = OPEN_DOCKS[state.seats][:]
        """The free docks of each facility; for the Hub those of the active seat's own track."""
        self.mine_top = 0
        """The highest value docked at the Lunar Mine."""
        self.outpost_sum = 0
        """The sum of the values docked at the Raiders' Outpost."""
        self.counts: list[int] = [0, 0, 0, 0, 0, 0, 0]
        """How many unplaced coloured ships show each value."""
        self.relic = 0
        """The value of the Relic Ship if it is unplaced."""
        self.coloured = 0
        """The active seat's coloured ships in play."""
        active = state.active_seat
        for seat in range(state.seats):
            mine = seat == active
            fleet = state.fleets[seat]
            for index in range(6):
                craft = fleet[index]
                if craft < 8:
                    continue
                place = craft >> 3
                if mine:
                    self.coloured += 1
                    if place == UNPLACED:
                        self.counts[craft & 7] += 1
                        continue
                    if index == lifted:
                        continue
                if place >= DOCK:
                    self._occupy((place >> 3) - 1, craft & 7, mine)
        if state.relic_owner >= 0:
            place = state.relic >> 3
            mine = state.relic_owner == active
            if place == UNPLACED:
                self.relic = state.relic & 7
            elif place >= DOCK and not (mine and lifted == RELIC):
                self._occupy((place >> 3) - 1, state.relic & 7, mine)

    def _occupy(self, facility: int, value: int, mine: bool) -> None:
        """Count a docked ship."""
        if facility == COLONIST_HUB:
            if mine:
                self.free[COLONIST_HUB] -= 1
            return
        self.free[facility] -= 1
        if facility == LUNAR_MINE:
            if value > self.mine_top:
                self.mine_top = value
        elif facility == RAIDERS_OUTPOST:
            self.outpost_sum += value
