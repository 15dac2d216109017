"""The table of Federation: what lies where, what follows from it, and the small changes that effects are made of."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from ...kernel.event import Events
from ...kernel.game import Game
from ...kernel.message import Json
from ...kernel.rng import Rng
from ...kernel.state import State
from ...kit.bits import count, members
from .box import Box
from .components import ACCREDITATION, ARRATUIN, ATAL, DIAMOND, E81216, NEO, SIXMOON, Effect, crystals
from .player import NONE, Player, Seated
from .said import events as happened
from .said.actions import Answers

HIDDEN: Final = -2
GONE: Final = -1
_NO_LAWS: Final[list[int]] = [-1, -1]
_NO_LISTS: Final[list[list[int]]] = []


class Procedures(Game["Federation"]):
    """Where the rules go in a circle: effects begin actions that have effects, and each turn is followed by another.

    What comes later in the circle is reached through the Game, so that no two modules of the rules need each other.
    """

    @abstractmethod
    def perform(self, state: Federation, seat: int, effect: Effect, source: int, events: Events) -> None:
        """Carry out one effect; whatever has to be asked comes on top of the stack."""

    @abstractmethod
    def next_turn(self, state: Federation, seat: int, events: Events) -> None:
        """Ask the next player to place, or begin the executive phase."""


class Federation(State):
    """All that is stored of a position (FD 3); the Game lays out an empty table. Lists are this state's own.

    Stacks have no order: which token comes is decided when it is turned over, from all that nobody has seen.
    """

    def __init__(self, title: Procedures, seats: int, options: dict[str, Json], rng: Rng, answers: Answers) -> None:
        super().__init__(title, seats, options, rng)
        self.procedures: Final = title
        self.box: Final[Box] = answers.box
        self.answers: Final = answers
        self.players: list[Player] = []
        self.round = 1
        self.cycle = 1
        self.first = 0
        self.president = 0
        self.active = -1
        """Whose turn it is; -1 in the draft and in the executive phase, which is nobody's turn."""
        self.finished = False
        self.senate: list[Seated | None] = []
        self.outer: list[Seated] = []
        self.steps = NONE
        """The step that each of the seven projects stands on."""
        self.laws = _NO_LAWS
        self.next_laws = _NO_LAWS
        """The laws of round 5, open from round 4 on."""
        self.law_stacks = _NO_LISTS
        self.open_specialists = NONE
        """At 3 times the type plus the level, from 0: the open token, or -1."""
        self.unseen_specialists = 0
        """The tokens of levels 1 and 2 that lie face down."""
        self.moons = _NO_LISTS
        """The open alteration tokens of each position."""
        self.dark_moons = 0
        """The positions whose tokens lie face down."""
        self.unseen_alterations = NONE
        self.returned = NONE
        """Tokens that somebody saw and put back into the stock: they lie on no moon."""
        self.returned_by = -1
        self.asteroids = NONE
        """At each cell of Neo: a token, HIDDEN, or GONE."""
        self.dead_row = NONE
        self.dead_hidden = True
        self.unseen_asteroids = 0
        self.thresholds = NONE
        """The medals left on each planet, as bits: bit 0 is the lowest threshold."""
        self.row = NONE
        """The production of each slot."""
        self.pairs = _NO_LISTS
        """The two tokens of each megastructure."""
        self.homes = NONE
        """Start tiles still to be taken."""
        self.deep_stack = NONE
        self.looked = 0
        """The seats that have seen the deep space stack."""
        self.planet_block = -1
        self.room_block = -1
        self.blocks_used = 0
        """Those of planets, then those of rooms."""

    def copy(self, rng: Rng) -> Federation:
        """Return a copy with another generator of chance; parts that are replaced and never changed are shared."""
        copy = Federation(self.procedures, self.seats, self.options, rng, self.answers)
        copy.players = [player.clone() for player in self.players]
        copy.round = self.round
        copy.cycle = self.cycle
        copy.first = self.first
        copy.president = self.president
        copy.active = self.active
        copy.finished = self.finished
        copy.senate = self.senate[:]
        copy.outer = self.outer[:]
        copy.steps = self.steps[:]
        copy.laws = self.laws
        copy.next_laws = self.next_laws
        copy.law_stacks = self.law_stacks
        copy.open_specialists = self.open_specialists[:]
        copy.unseen_specialists = self.unseen_specialists
        copy.moons = self.moons[:]
        copy.dark_moons = self.dark_moons
        copy.unseen_alterations = self.unseen_alterations
        copy.returned = self.returned
        copy.returned_by = self.returned_by
        copy.asteroids = self.asteroids[:]
        copy.dead_row = self.dead_row
        copy.dead_hidden = self.dead_hidden
        copy.unseen_asteroids = self.unseen_asteroids
        copy.thresholds = self.thresholds[:]
        copy.row = self.row
        copy.pairs = self.pairs
        copy.homes = self.homes
        copy.deep_stack = self.deep_stack
        copy.looked = self.looked
        copy.planet_block = self.planet_block
        copy.room_block = self.room_block
        copy.blocks_used = self.blocks_used
        self.copy_stacks(copy)
        return copy

    @property
    def over(self) -> bool:
        """Tell whether the last round has been scored."""
        return self.finished

    # What follows from the position (FD 1): each value in one place.

    def influence(self, seat: int, planet: int) -> int:
        """Derive a player's influence on a planet."""
        player = self.players[seat]
        if planet == NEO:
            return self.box.pits[player.miner].influence
        if planet == SIXMOON:
            return player.mage
        if planet == ATAL:
            return count(player.owned)
        if planet == ARRATUIN:
            return count(player.discs & 0x55555555) + 2 * count(player.discs & 0xAAAAAAAA)
        return count(player.productions) + 2 * self.megastructures(player)

    def megastructures(self, player: Player) -> int:
        """Count the megastructures a player has built."""
        return sum(1 for number in range(len(self.box.megastructures)) if player.multiplier(number))

    def marker_level(self, seat: int) -> int:
        """Return the level that the accreditation marker stands on."""
        return self.box.level_of[self.players[seat].degree]

    def level(self, seat: int) -> int:
        """Return the accreditation level with its bonuses (FD 9.2)."""
        player = self.players[seat]
        return self.box.level_of[player.degree] + player.level_round + player.level_game

    def missions_completed(self, player: Player) -> int:
        """Count flown missions, the start tile and the deep space tile (FD 8)."""
        return count(player.flown) + (1 if player.home >= 0 else 0) + (1 if player.deep >= 0 else 0)

    def counter(self, seat: int, counter: int) -> int:
        """Count what an effect, a project or a megastructure token asks for (FD 18)."""
        player = self.players[seat]
        if counter <= E81216:
            return self.influence(seat, counter)
        if counter == 5:
            return self.level(seat)
        if counter == 6:
            return player.die
        if counter == 7:
            return player.hangar
        if counter == 8:
            return self.missions_completed(player)
        if counter == 9:
            return self.missions_completed(player) + count(player.markers & ~player.flown)
        if counter == 10:
            return sum(1 for colour in self.box.of_colour if player.owned & colour)
        if counter == 11:
            return crystals(player.res)
        if counter == 12:
            return player.res[DIAMOND]
        if counter == 13:
            return crystals(player.res) + player.res[DIAMOND]
        if counter == 14:
            return self.megastructures(player)
        if counter == 15:
            return count(player.discs & 0xAAAAAAAA)
        if counter == 16:
            return len(player.alterations)
        if counter == 17:
            return len(player.asteroids)
        return player.contributions

    def funded(self, project: int) -> bool:
        """Tell whether a project stands on its last step."""
        return self.steps[project] >= self.box.last_step[project]

    def supply(self, player: Player) -> int:
        """Count the ships that are neither in the hangar nor on missions."""
        return self.box.ships - player.hangar - count(player.flown)

    def room_for_ships(self, player: Player) -> int:
        """Return how many more ships a player can take."""
        return min(self.box.hangar - player.hangar, self.supply(player))

    def stock_left(self, power: int) -> int:
        """Count the alteration tokens of a power in the stock."""
        box = self.box
        here = self.unseen_alterations + self.returned if self.returned else self.unseen_alterations
        left = sum(1 for token in here if box.alterations[token].power == power)
        return left - sum(box.moon_tokens[moon] for moon in members(self.dark_moons) if box.moon_power[moon] == power)

    def next_medal(self, planet: int) -> int:
        """Return the influence that brings the next medal of a planet; 0 where none is left."""
        for place, influence in enumerate(self.box.thresholds[self.seats]):
            if self.thresholds[planet] >> place & 1:
                return influence
        return 0

    # Small changes.

    def score(self, seat: int, points: int, source: int, events: Events) -> None:
        """Let a player score prestige points."""
        if points > 0:
            self.players[seat].points[source] += points
            if events is not None:
                events.append(happened.Scored(seat, points, source))

    def take_ships(self, seat: int, ships: int, events: Events) -> None:
        """Move ships from the supply to the hangar, as many as fit."""
        player = self.players[seat]
        taken = min(ships, self.room_for_ships(player))
        if taken > 0:
            player.hangar += taken
            if events is not None:
                events.append(happened.ShipsTaken(seat, taken))

    def raise_die(self, seat: int, value: int, events: Events) -> None:
        """Set the assistant die to a value, 6 at most; taking it is raising it from 0 (FD 10)."""
        player = self.players[seat]
        value = min(6, value)
        if value > player.die:
            player.die = value
            if events is not None:
                events.append(happened.DieRaised(seat, value))

    def give_marker(self, seat: int, mission: int, events: Events) -> None:
        """Put a marker on a mission that has none."""
        player = self.players[seat]
        if not player.markers >> mission & 1:
            player.markers |= 1 << mission
            if events is not None:
                events.append(happened.MissionOpened(seat, self.box.missions[mission].id))

    def give_medal(self, seat: int, medal: int, highest: bool, events: Events) -> None:
        """Take a medal that the player lacks; a planet's from its lowest or highest threshold left (FD 11)."""
        player = self.players[seat]
        if player.medals >> medal & 1:
            return
        if medal < ACCREDITATION:
            left = self.thresholds[medal]
            if not left:
                return
            self.thresholds[medal] &= ~(1 << left.bit_length() - 1 if highest else left & -left)
        player.medals |= 1 << medal
        if events is not None:
            events.append(happened.MedalTaken(seat, medal))

    def influence_rose(self, seat: int, planet: int, events: Events) -> None:
        """Give the player the planet's medal if the lowest threshold left is reached."""
        if not self.players[seat].medals >> planet & 1:
            needed = self.next_medal(planet)
            if needed and self.influence(seat, planet) >= needed:
                self.give_medal(seat, planet, False, events)
