"""The table of Alien Frontiers: what lies where, and what the rules derive from it."""

from __future__ import annotations

from typing import Final

from ...kernel.deck import Deck
from ...kernel.event import Events
from ...kernel.game import Game
from ...kernel.message import Json
from ...kernel.rng import Rng
from ...kernel.state import State
from .components import (
    ALIEN_ARTIFACT,
    BURROUGHS_DESERT,
    DISPLAY,
    FLEET,
    FUEL_TOKENS,
    ISOLATION,
    ORE_TOKENS,
    TERRITORIES,
    TYPE_OF,
)
from .said import events as happened
from .said.events import Source
from .ships import BAY, DESERT, RELIC, STOCK, UNPLACED, facility_at, ship

# What an empty board has, and each copy until it is filled. Shared, never changed.
_NONE: Final[list[int]] = []
_NO_LISTS: Final[list[list[int]]] = []
_NO_PAIRS: Final[list[tuple[int, int]]] = []
_NO_DECK: Final = Deck([])


class AlienFrontiers(State):
    """All that is stored of a position (AF 2.1), and the functions of AF 2.2 that are never stored.

    The lists belong to this state and are copied by a clone; the lists inside `hands` and `fleets`
    are shared and therefore replaced, never changed.
    """

    def __init__(self, title: Game, seats: int, options: dict[str, Json], rng: Rng, colonies_each: int) -> None:
        super().__init__(title, seats, options, rng)
        self.colonies_each = colonies_each
        self.first_seat = 0
        self.active_seat = 0
        self.turn_number = 0
        self.ended = False
        # Of each seat:
        self.fuel = _NONE
        self.ore = _NONE
        self.circle = _NONE
        """Where the colony on the seat's track of the Colonist Hub stands; 0: there is none."""
        self.hands = _NO_LISTS
        self.fleets = _NO_LISTS
        """Six coloured ships for each seat."""
        # On the board:
        self.relic = ship(DESERT, 1)
        self.relic_owner = -1
        self.colonies = _NONE
        """The colonies of each seat on each territory, at territory * seats + seat."""
        self.fields = _NONE
        """The territory on which each field generator lies, -1: none."""
        self.deck = _NO_DECK
        self.display = _NONE
        self.discard = _NONE
        self.begin_turn()

    def begin_turn(self) -> None:
        """Reset what is remembered for one turn only."""
        self.used_cards = 0
        """The cards used this turn, as bits."""
        self.discard_power_used = False
        self.borrowed_territory = -1
        self.mine_docks_this_turn = 0
        self.hub_docks_this_turn = 0
        self.asimov_used = False
        self.artifact_ships = 0
        """The active seat's ships that count toward the next claim, as bits."""
        self.artifact_cycles = 0
        self.market_pairs = _NO_PAIRS
        """The active seat's pairs docked at the market this turn; replaced, never changed."""

    def copy(self, rng: Rng) -> AlienFrontiers:
        """Return a copy with another generator of chance; parts that are replaced and never changed are shared."""
        copy = AlienFrontiers(self.title, self.seats, self.options, rng, self.colonies_each)
        copy.first_seat = self.first_seat
        copy.active_seat = self.active_seat
        copy.turn_number = self.turn_number
        copy.ended = self.ended
        copy.fuel = self.fuel[:]
        copy.ore = self.ore[:]
        copy.circle = self.circle[:]
        copy.hands = self.hands[:]
        copy.fleets = self.fleets[:]
        copy.relic = self.relic
        copy.relic_owner = self.relic_owner
        copy.colonies = self.colonies[:]
        copy.fields = self.fields[:]
        copy.deck = self.deck.clone()
        copy.display = self.display[:]
        copy.discard = self.discard[:]
        copy.used_cards = self.used_cards
        copy.discard_power_used = self.discard_power_used
        copy.borrowed_territory = self.borrowed_territory
        copy.mine_docks_this_turn = self.mine_docks_this_turn
        copy.hub_docks_this_turn = self.hub_docks_this_turn
        copy.asimov_used = self.asimov_used
        copy.artifact_ships = self.artifact_ships
        copy.artifact_cycles = self.artifact_cycles
        copy.market_pairs = self.market_pairs
        self.copy_stacks(copy)
        return copy

    @property
    def over(self) -> bool:
        """Tell whether a player has landed the last own colony (AF 14)."""
        return self.ended

    # Territories (AF 7.2, 8, 9).

    def colonies_on(self, territory: int, seat: int) -> int:
        """Count a seat's colonies on a territory."""
        return self.colonies[territory * self.seats + seat]

    def settlers(self, territory: int) -> list[int]:
        """Return the colonies of each seat on a territory."""
        return self.colonies[territory * self.seats : (territory + 1) * self.seats]

    def controller(self, territory: int) -> int:
        """Name the seat with strictly more colonies than every other, -1 if there is none."""
        most = 0
        who = -1
        base = territory * self.seats
        for seat in range(self.seats):
            count = self.colonies[base + seat]
            if count > most:
                most = count
                who = seat
            elif count == most:
                who = -1
        return who

    def has_bonus(self, seat: int, territory: int) -> bool:
        """Tell whether a territory's bonus works for a seat now."""
        if self.fields[ISOLATION] == territory:
            return False
        if self.borrowed_territory == territory and seat == self.active_seat:
            return True
        return self.controller(territory) == seat

    def landed(self, seat: int) -> int:
        """Count a seat's colonies on the planet."""
        count = 0
        for territory in range(len(TERRITORIES)):
            count += self.colonies[territory * self.seats + seat]
        return count

    def reserve(self, seat: int) -> int:
        """Count a seat's colonies that are neither on the planet nor on the Hub."""
        waiting = self.colonies_each - self.landed(seat)
        return waiting - 1 if self.circle[seat] > 0 else waiting

    # Ships on their way to a claim (AF 6.3).

    def artifact_total(self) -> int:
        """Add up the active seat's ships that count toward the next claim."""
        if self.artifact_ships == 0:
            return 0
        total = 0
        for index in range(7):
            if self.artifact_ships >> index & 1:
                craft = self.ship_of(self.active_seat, index)
                if facility_at(craft >> 3) == ALIEN_ARTIFACT:
                    total += craft & 7
        return total

    # Ships.

    def coloured(self, seat: int) -> int:
        """Count a seat's coloured ships in play."""
        count = 0
        for craft in self.fleets[seat]:
            if craft >= 8:
                count += 1
        return count

    def ship_of(self, seat: int, index: int) -> int:
        """Return a ship of a fleet; index RELIC is the Relic Ship if the seat owns it, else a ship in stock."""
        if index == RELIC:
            return self.relic if self.relic_owner == seat else ship(STOCK, 1)
        return self.fleets[seat][index]

    def put_ship(self, seat: int, index: int, craft: int) -> None:
        """Set a ship of a fleet; the Relic Ship never goes to the stock but to Burroughs Desert (AF 10)."""
        if index == RELIC:
            if craft >> 3 == STOCK:
                self.relic = ship(DESERT, 1)
                self.relic_owner = -1
                self.artifact_ships &= ~(1 << RELIC)
            else:
                self.relic = craft
            return
        fleet = self.fleets[seat][:]
        fleet[index] = craft
        self.fleets[seat] = fleet

    def fleet_size(self, seat: int) -> int:
        """Return how many indices a seat's fleet has: the Relic Ship comes last."""
        return FLEET + 1 if self.relic_owner == seat else FLEET

    def unplaced(self, seat: int) -> list[int]:
        """List the indices of a seat's unplaced ships."""
        return [index for index in range(self.fleet_size(seat)) if self.ship_of(seat, index) >> 3 == UNPLACED]

    def recall_relic(self, events: Events) -> None:
        """Return the Relic Ship at once if its owner has lost the bonus of Burroughs Desert (AF 10)."""
        owner = self.relic_owner
        if owner >= 0 and not self.has_bonus(owner, BURROUGHS_DESERT):
            self.put_ship(owner, RELIC, ship(STOCK, 1))
            if events is not None:
                events.append(happened.RelicReturned(owner))

    def to_bay(self, seat: int, index: int) -> None:
        """Send a ship to the Maintenance Bay."""
        self.put_ship(seat, index, ship(BAY, self.ship_of(seat, index) & 7))

    # Tokens (AF 12): the stocks are what the players do not hold.

    def fuel_stock(self) -> int:
        """Count the fuel in the stock."""
        return FUEL_TOKENS - sum(self.fuel)

    def ore_stock(self) -> int:
        """Count the ore in the stock."""
        return ORE_TOKENS - sum(self.ore)

    def gain(self, seat: int, fuel: int, ore: int, source: Source, events: Events) -> None:
        """Take tokens from the stocks, as far as they last (R19)."""
        if fuel > 0:
            fuel = min(fuel, self.fuel_stock())
            self.fuel[seat] += fuel
        if ore > 0:
            ore = min(ore, self.ore_stock())
            self.ore[seat] += ore
        if events is not None:
            events.append(happened.Gained(seat, fuel, ore, source))

    def can_pay(self, seat: int, fuel: int, ore: int) -> bool:
        """Tell whether a seat has these tokens."""
        return self.fuel[seat] >= fuel and self.ore[seat] >= ore

    def pay(self, seat: int, fuel: int, ore: int, events: Events) -> None:
        """Pay tokens to the stocks."""
        if fuel == 0 and ore == 0:
            return
        self.fuel[seat] -= fuel
        self.ore[seat] -= ore
        if events is not None:
            events.append(happened.Paid(seat, fuel, ore))

    # Alien tech (AF 11).

    def card_of_type(self, seat: int, card_type: int) -> int:
        """Return a seat's card of a type, -1 if it holds none."""
        for card in self.hands[seat]:
            if TYPE_OF[card] == card_type:
                return card
        return -1

    def take_card(self, seat: int, card: int) -> None:
        """Put a card into a hand."""
        self.hands[seat] = sorted([*self.hands[seat], card])

    def lose_card(self, seat: int, card: int) -> None:
        """Take a card out of a hand."""
        self.hands[seat] = [held for held in self.hands[seat] if held != card]

    def refill_display(self, events: Events) -> None:
        """Turn up cards until three are on display; an empty deck is renewed from the discard pile (AF 6.3)."""
        turned: list[int] = []
        while len(self.display) < DISPLAY:
            if len(self.deck) == 0:
                if not self.discard:
                    break
                if events is not None:
                    events.append(happened.Reshuffled(len(self.discard)))
                self.deck.put_back(self.discard)
                self.discard = []
            card = self.deck.draw(self.rng)
            self.display.append(card)
            turned.append(card)
        if turned and events is not None:
            events.append(happened.Shown(turned))
