"""The table of Planet Unknown: the station, the decks and the colonies of all seats."""

from __future__ import annotations

from typing import Final, Literal, get_args

from ...kernel.event import Events
from ...kernel.game import Game
from ...kernel.message import Json
from ...kernel.rng import Rng
from ...kernel.state import State
from ...kernel.step import Step
from .cards import EVENT_RULES, EVENTS
from .colony import Colony, Mark
from .components import LARGE, POSITIONS, SECTORS, SMALL, shape_in
from .said import events as happened
from .said.events import EndTrigger

# Phases of the game (PU 5), in their order.
SIDES: Final = 0
CHOICES: Final = 1
START: Final = 2
TURN: Final = 3
EVENT: Final = 4
EVENT_CIV: Final = 5
ACTION: Final = 6
CIV: Final = 7
END: Final = 8
FINAL: Final = 9
OVER: Final = 10
Phase = Literal["sides", "choices", "start", "turn", "event", "event_civ", "action", "civ", "end", "final", "over"]
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)

# Why the game ends (PU 12), as bits.
UNPLACEABLE: Final = 1
DEPOT_EMPTY: Final = 2
LAST_EVENT: Final = 4
TRIGGERS: Final[tuple[EndTrigger, ...]] = get_args(EndTrigger)

# What an empty table holds: shared by all, like everything but the list of colonies.
_NONE: Final[list[int]] = []
_NO_TILES: Final[list[int]] = [-1] * 12
_EMPTY_STACKS: Final[list[list[int]]] = [_NONE] * 12
_EMPTY_CIV: Final[list[list[int]]] = [_NONE] * 5
_NO_COLONIES: Final[list[Colony]] = []


class PlanetUnknown(State):
    """All that is stored of a position. Lists are shared with clones and therefore replaced, never changed.

    Only the list of colonies is every position's own: it is copied with the position.
    """

    def __init__(self, title: Game, seats: int, options: dict[str, Json], rng: Rng) -> None:
        super().__init__(title, seats, options, rng)
        self.phase = SIDES
        self.round = 0
        self.commander = 0
        self.rotation = 0
        self.shift = 0
        self.triggers = 0
        self.tops: list[int] = _NO_TILES
        """The visible tile of each shape, -1: none, or not yet seen."""
        self.stacks: list[list[int]] = _EMPTY_STACKS
        """The tiles below it; their order is decided when they come up."""
        self.civ: list[list[int]] = _EMPTY_CIV
        """The cards left in the stack of each level, from 1 to 4."""
        self.event = 0
        """The event of this round, 0: none."""
        self.event_deck: list[int] = _NONE
        """The cards to come, without an order; the next one stands apart once it is fixed."""
        self.next_event = 0
        self.peeked = 0
        """The seats that know the next event, as bits."""
        self.event_discard: list[int] = _NONE
        self.objectives: list[int] = _NONE
        """Objectives that can still be drawn."""
        self.competitive: list[int] = _NONE
        self.shared: list[int] = _NONE
        """Objectives that all players compete for (Jump Drive)."""
        self.mark = Mark()
        self.colonies: list[Colony] = _NO_COLONIES

    def copy(self, rng: Rng) -> PlanetUnknown:
        """Return a copy with another generator of chance; parts that are replaced and never changed are shared."""
        copy = PlanetUnknown(self.title, self.seats, self.options, rng)
        copy.phase = self.phase
        copy.round = self.round
        copy.commander = self.commander
        copy.rotation = self.rotation
        copy.shift = self.shift
        copy.triggers = self.triggers
        copy.tops = self.tops
        copy.stacks = self.stacks
        copy.civ = self.civ
        copy.event = self.event
        copy.event_deck = self.event_deck
        copy.next_event = self.next_event
        copy.peeked = self.peeked
        copy.event_discard = self.event_discard
        copy.objectives = self.objectives
        copy.competitive = self.competitive
        copy.shared = self.shared
        copy.colonies = self.colonies[:]
        self.mark = Mark()
        self.copy_stacks(copy)
        return copy

    @property
    def over(self) -> bool:
        """Tell whether the medals have been counted."""
        return self.phase == OVER

    @property
    def solo(self) -> bool:
        """Tell whether one player plays alone."""
        return self.seats == 1

    # Colonies.

    def colony(self, seat: int) -> Colony:
        """Return a seat's colony to look at."""
        return self.colonies[seat]

    def mine(self, seat: int) -> Colony:
        """Return a seat's colony to change."""
        colony = self.colonies[seat]
        if colony.mark is not self.mark:
            colony = colony.copy(self.mark)
            self.colonies[seat] = colony
        return colony

    # Stacks of questions: a seat's own where several answer at once, else the common one.

    def top(self, seat: int) -> Step | None:
        """Return the step that waits for a seat's answer, if any."""
        if self.own:
            return self.own[seat][-1] if self.own[seat] else None
        return self.common[-1] if self.common and self.common[-1].seat == seat else None

    def steps(self) -> list[Step]:
        """List all that lies on the stacks."""
        return [step for stack in (self.common, *self.own) for step in stack]

    def ask(self, step: Step) -> None:
        """Ask a seat something before all else."""
        if self.own:
            self.own[step.seat].append(step)
        else:
            self.common.append(step)

    def answered(self, seat: int) -> None:
        """Take the step that a seat has answered off its stack."""
        if self.own:
            self.own[seat].pop()
        else:
            self.common.pop()

    # The event of the round.

    def rule(self) -> int:
        """Return the restriction that is in force this round, 0: none."""
        return EVENT_RULES[self.event]

    def banned(self) -> int:
        """Return the terrain onto which no rover may move this round, -1: none."""
        return EVENTS[self.event].terrain if self.event else -1

    # The station (PU 4).

    def sector(self, seat: int) -> int:
        """Return the sector that faces a seat."""
        return (POSITIONS[self.seats][seat] - self.rotation) % SECTORS

    def turn(self, seat: int, sector: int, events: Events) -> None:
        """Turn the station so that a sector faces a seat."""
        self.rotation = (POSITIONS[self.seats][seat] - sector) % SECTORS
        if events is not None:
            events.append(happened.Turned(self.rotation, sector))

    def shape_for(self, seat: int, ring: int) -> int:
        """Return the shape of the large or the small stack of a seat's sector."""
        return shape_in(ring, self.sector(seat), self.shift)

    def height(self, shape: int) -> int:
        """Count the tiles of a stack."""
        return len(self.stacks[shape]) + (1 if self.tops[shape] >= 0 else 0)

    def reveal(self, shape: int, events: Events) -> None:
        """Show the next tile of a stack if its top has been taken."""
        if self.tops[shape] < 0 and self.stacks[shape]:
            left = self.stacks[shape][:]
            self.lay_stack(shape, left.pop(self.rng.below(len(left))), left)
            if events is not None:
                events.append(happened.Uncovered(shape, self.tops[shape]))

    def reveal_sector(self, seat: int, events: Events) -> None:
        """Show the next tiles of both stacks that face a seat."""
        for ring in (LARGE, SMALL):
            self.reveal(self.shape_for(seat, ring), events)

    def take_top(self, shape: int) -> int:
        """Take the visible tile of a stack."""
        tile = self.tops[shape]
        self.lay_stack(shape, -1, self.stacks[shape])
        return tile

    def lay_stack(self, shape: int, top: int, below: list[int]) -> None:
        """Replace a stack: the visible tile, -1 for none, and the tiles below it."""
        tops = self.tops[:]
        tops[shape] = top
        self.tops = tops
        stacks = self.stacks[:]
        stacks[shape] = below
        self.stacks = stacks

    def lay_cards(self, level: int, cards: list[int]) -> None:
        """Replace the stack of civ cards of a level."""
        civ = self.civ[:]
        civ[level] = cards
        self.civ = civ

    def empty_sector(self) -> bool:
        """Tell whether both stacks of any sector are empty."""
        for sector in range(SECTORS):
            if (
                self.height(shape_in(LARGE, sector, self.shift)) == 0
                and self.height(shape_in(SMALL, sector, self.shift)) == 0
            ):
                return True
        return False

    # Seats.

    def clockwise(self) -> list[int]:
        """List the seats in the order of the table, the commander first."""
        return [(self.commander + place) % self.seats for place in range(self.seats)]
