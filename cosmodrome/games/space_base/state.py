"""The table of Space Base: what lies where, and the tracks of the players."""

from __future__ import annotations

from typing import Final

from ...kernel.event import Events
from ...kernel.game import Game
from ...kernel.message import Json
from ...kernel.rng import Rng
from ...kernel.state import State
from .components import COLONIES, LEVEL, LEVELS, SECTORS, SLOTS, TARGET_VP
from .rules.console import Console
from .said import events as happened

# What an empty table has, and each copy until it is filled. Shared, never changed.
_NONE: Final[list[int]] = []
_NO_LISTS: Final[list[list[int]]] = []
_NO_CONSOLES: Final[list[Console]] = []
_EMPTY_DECKS: Final[list[list[int]]] = [[]] * LEVELS


class SpaceBase(State):
    """All that is stored of a position (SB 2).

    The lists belong to this state and are copied by a clone; what lies inside them is shared and therefore
    replaced, never changed. A deck has no order: which card comes is decided when it is drawn.
    """

    def __init__(self, title: Game, seats: int, options: dict[str, Json], rng: Rng) -> None:
        super().__init__(title, seats, options, rng)
        # Of each seat:
        self.credits = _NONE
        self.income = _NONE
        self.vp = _NONE
        self.consoles = _NO_CONSOLES
        self.texts = _NO_LISTS
        """Text rewards still to be carried out: claims of level 1, 2 and 3, and purchases."""
        self.dealt = _NO_LISTS
        """Light speed: the ships to choose from, until all have committed."""
        self.picked = _NO_LISTS
        """Light speed: the ships chosen so far, in their order; hidden from the others."""
        # On the table:
        self.yard = _NONE
        """The shipyard, row after row; -1 is an empty slot."""
        self.decks = _EMPTY_DECKS
        self.bottoms = _EMPTY_DECKS
        """Ships that were put under each deck: they come when the rest of it has run out."""
        self.colonies_left = (1 << SECTORS) - 1
        """The colonies not yet bought, as bits: bit 0 is sector 1's."""
        # The course of the game:
        self.first_player = 0
        self.active_player = 0
        self.round_no = 0
        self.extra_round_no = 0
        self.end_triggered = False
        self.winner = -1
        self.d1 = 0
        self.d2 = 0
        """The dice; 0: not rolled or set yet."""

    def copy(self, rng: Rng) -> SpaceBase:
        """Return a copy with another generator of chance; parts that are replaced and never changed are shared."""
        copy = SpaceBase(self.title, self.seats, self.options, rng)
        copy.credits = self.credits[:]
        copy.income = self.income[:]
        copy.vp = self.vp[:]
        copy.consoles = self.consoles[:]
        copy.texts = self.texts[:]
        copy.dealt = self.dealt
        copy.picked = self.picked[:]
        copy.yard = self.yard[:]
        copy.decks = self.decks[:]
        copy.bottoms = self.bottoms
        copy.colonies_left = self.colonies_left
        copy.first_player = self.first_player
        copy.active_player = self.active_player
        copy.round_no = self.round_no
        copy.extra_round_no = self.extra_round_no
        copy.end_triggered = self.end_triggered
        copy.winner = self.winner
        copy.d1 = self.d1
        copy.d2 = self.d2
        self.copy_stacks(copy)
        return copy

    @property
    def over(self) -> bool:
        """Tell whether somebody has won."""
        return self.winner >= 0

    # Tracks (SB 1): no upper bound, never below 0.

    def gain_vp(self, seat: int, amount: int, events: Events) -> None:
        """Add points; whoever reaches the target makes this round the last (SB 8)."""
        self.vp[seat] += amount
        if self.vp[seat] >= TARGET_VP and not self.end_triggered:
            self.end_triggered = True
            if events is not None:
                events.append(happened.EndTriggered(seat, self.vp[seat]))

    # Cards.

    def take_from_table(self, card: int) -> None:
        """Take a card out of the shipyard or the colony row; its place stays empty."""
        if card >= COLONIES:
            self.colonies_left &= ~(1 << (card - COLONIES))
            return
        row = (LEVEL[card] - 1) * SLOTS
        for slot in range(row, row + SLOTS):
            if self.yard[slot] == card:
                self.yard[slot] = -1
                return

    def draw(self, level: int) -> int:
        """Draw a ship of a level (0 is level 1); -1 if there is none left (R-20)."""
        pile = self.decks[level]
        rest = (pile or self.bottoms[level])[:]
        if not rest:
            return -1
        card = rest.pop(self.rng.below(len(rest)))
        if pile:
            self.decks[level] = rest
        else:
            self.bottoms = [*self.bottoms[:level], rest, *self.bottoms[level + 1 :]]
        return card

    def refill(self, events: Events) -> None:
        """Fill the empty slots of the shipyard from the decks (SB 4, phase 8)."""
        yard = self.yard
        turned_up: list[int] = []
        for slot in range(LEVELS * SLOTS):
            if yard[slot] < 0:
                card = self.draw(slot // SLOTS)
                if card >= 0:
                    yard[slot] = card
                    turned_up.append(card)
        if turned_up and events is not None:
            events.append(happened.Refilled(turned_up))

    def rows(self) -> list[list[int]]:
        """Return the shipyard by level."""
        return [self.yard[level * SLOTS : (level + 1) * SLOTS] for level in range(LEVELS)]

    def side_of(self, seat: int) -> int:
        """Tell which cards pay a seat on this turn: station cards on its own, deployed ones on others'."""
        return 0 if seat == self.active_player else 1
