"""The table of SpaceCorp: everything that lies on it, and the small changes that all rules are made of."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Final

from ...kernel.event import Events
from ...kernel.game import Game
from ...kernel.message import Json
from ...kernel.rng import Rng
from ...kernel.state import State
from ...kit.bits import members
from .board import Board
from .components import (
    BY_DECK,
    COLONIZE,
    NO,
    NOT_TRIGGERED,
    OFFERS,
    PLANETEERS,
    REVELATION,
    SECURE,
    STARFARERS,
    TYPES,
)
from .pieces import BaseRule
from .player import Gifts, Player, edges_of, shown_by, with_card, with_one, without_card
from .said import events as happened

if TYPE_CHECKING:
    from .rules.sources import Half
    from .said.actions import Answers


# Shared by all positions until they are replaced.
_NONE: Final[list[int]] = []
_NO_LISTS: Final[list[list[int]]] = []
_NO_OFFERS: Final[list[int]] = [NO] * OFFERS
_NOTHING_OWED: Final[list[list[int]]] = [[0] * seats for seats in range(5)]
UNREACHED: Final[list[int]] = [NO, NO]
"""The owners of the Beyond markers while nobody has them."""


class Procedures(Game["SpaceCorp"]):
    """What the parts of the rules need of the whole: each calls the other through it, so that no module needs both."""

    @abstractmethod
    def open_window(self, state: SpaceCorp, kind: int, extra: int) -> None:
        """Give every player with a fitting Edge card the chance to play it."""

    @abstractmethod
    def ask_second(self, state: SpaceCorp, seat: int, kind: int, half: Half) -> None:
        """Let a second team do the same with the same sources (7.3)."""

    @abstractmethod
    def end_of_era(self, state: SpaceCorp, events: Events) -> None:
        """End the era: on to the next, or to the final scoring."""

    @abstractmethod
    def begin_turn_of(self, state: SpaceCorp, seat: int) -> None:
        """Put a turn on the stack."""


class SpaceCorp(State):
    """A position without the judgements about it; lists are replaced, never changed."""

    def __init__(self, title: Procedures, seats: int, options: dict[str, Json], rng: Rng, answers: Answers) -> None:
        super().__init__(title, seats, options, rng)
        self.procedures: Final = title
        self.answers: Final = answers
        self.box: Final = answers.box
        self.start_era = 0
        self.end_era = 0
        self.era = 0
        self.turn = 0
        self.first = 0
        self.active = 0
        self.finished = False
        self.players: list[Player] = []
        self.tiles: list[int] = _NONE
        """The tile in each slot of the board, -1 for none."""
        self.bases: list[int] = _NONE
        """The base in each slot: nine times the seat plus the type, -1 for none."""
        self.owners: list[int] = _NONE
        """Whose bases stand at each site, -1 for nobody's; a site never has two owners."""
        self.holdings: list[list[int]] = _NO_LISTS
        """The slots with a base of each seat."""
        self.built: list[int] = _NONE
        """How many bases of each type each seat has on the board: nine times the seat plus the type."""
        self.board: Board = answers.box.boards[0]
        self.claims: list[int] = _NONE
        """The team that claims each site: four times the seat plus the team, -1 for none."""
        self.stacks: list[list[int]] = _NO_LISTS
        """The unseen discovery tiles of each stack, in no order."""
        self.contracts: list[int] = _NONE
        """Who fulfilled each contract: a seat, -1 nobody, -2 it was passed before the game began."""
        self.display: list[int] = _NONE
        """The copies of each progress card on display."""
        self.colony_tiles = 0
        """The colony tiles on display, as bits."""
        self.beyond: list[int] = UNREACHED
        """The owners of the two Beyond markers."""
        self.orion_reached = False
        self.forget_era()

    def forget_era(self) -> None:
        """Take the cards of the era away, and forget how it ended."""
        self.deck: list[int] = _NONE
        """The cards that come after the top ones, in no order: which one comes is decided when it is drawn."""
        self.deck_top: list[int] = _NONE
        """The left-over Start cards, which come first."""
        self.offers: list[int] = _NO_OFFERS
        self.discard: list[int] = _NONE
        self.time_pile = 0
        self.table: list[int] = _NONE
        """The cards played this turn."""
        self.aside: list[int] = _NONE
        """What was left of the deck when the table stood still (G-1)."""
        self.trigger = NOT_TRIGGERED
        self.trigger_by = NO
        self.last_turns = 0
        """The seats that still take a last turn, as bits."""
        self.ending = False
        """Whether only last turns are left."""
        self.empty_turns = 0
        self.forget_turn()

    def forget_turn(self) -> None:
        """Forget what holds for one turn only."""
        self.forbidden = 0
        """The actions that Sabotage forbids, as bits."""
        self.owed = _NOTHING_OWED[self.seats]
        """The rewards that each seat is owed."""
        self.acted = 0
        """The teams that have acted, as bits: four times the seat plus the team."""
        self.produced = NO
        """What Produce earned."""
        self.kind = NO
        """The action that was carried out."""
        self.idle = False
        """Whether the action, if nothing else happens, makes the turn an empty one (G-1)."""
        self.busy = False
        """Whether something happened that is progress."""
        self.again = False
        """Whether Intercept gives the active player another turn."""

    @property
    def over(self) -> bool:
        """Tell whether the game has ended."""
        return self.finished

    def copy(self, rng: Rng) -> SpaceCorp:
        """Return a copy with another generator of chance; parts that are replaced and never changed are shared."""
        copy = SpaceCorp(self.procedures, self.seats, self.options, rng, self.answers)
        self.copy_stacks(copy)
        copy.start_era = self.start_era
        copy.end_era = self.end_era
        copy.era = self.era
        copy.turn = self.turn
        copy.first = self.first
        copy.active = self.active
        copy.finished = self.finished
        copy.players = [player.clone() for player in self.players]
        copy.tiles = self.tiles
        copy.bases = self.bases
        copy.owners = self.owners
        copy.holdings = self.holdings
        copy.built = self.built
        copy.board = self.board
        copy.claims = self.claims
        copy.deck = self.deck
        copy.deck_top = self.deck_top
        copy.offers = self.offers
        copy.discard = self.discard
        copy.time_pile = self.time_pile
        copy.table = self.table
        copy.aside = self.aside
        copy.stacks = self.stacks
        copy.contracts = self.contracts
        copy.display = self.display
        copy.colony_tiles = self.colony_tiles
        copy.beyond = self.beyond
        copy.orion_reached = self.orion_reached
        copy.trigger = self.trigger
        copy.trigger_by = self.trigger_by
        copy.last_turns = self.last_turns
        copy.ending = self.ending
        copy.empty_turns = self.empty_turns
        copy.forbidden = self.forbidden
        copy.owed = self.owed
        copy.acted = self.acted
        copy.produced = self.produced
        copy.kind = self.kind
        copy.idle = self.idle
        copy.busy = self.busy
        copy.again = self.again
        return copy

    # Reading the board.

    @property
    def closed(self) -> bool:
        """Tell whether rivals' Infra and bases may no longer be used (17.3)."""
        return self.trigger != NOT_TRIGGERED

    def has_action(self, action: int) -> bool:
        """Tell whether an era has a kind of action: Revelation comes with the second, colonies with the third."""
        return self.era >= (PLANETEERS if action == REVELATION else STARFARERS if action == COLONIZE else 0)

    def rule(self, base: int) -> BaseRule:
        """Return what a base on the board does in this era."""
        rule = self.box.rules[self.era][base % TYPES]
        assert rule is not None
        return rule

    def set_bases(self, bases: list[int]) -> None:
        """Put bases on the board, and note whose site is whose and what everybody has."""
        board = self.board
        owners = [NO] * board.count
        holdings: list[list[int]] = [[] for _ in range(self.seats)]
        built = [0] * (TYPES * self.seats)
        for slot in range(len(bases)):
            base = bases[slot]
            if base >= 0:
                owners[board.site_of[slot]] = base // TYPES
                holdings[base // TYPES].append(slot)
                built[base] += 1
        self.bases = bases
        self.owners = owners
        self.holdings = holdings
        self.built = built

    def set_infra(self, seat: int, infra: list[int]) -> None:
        """Put cards into an HQ, and note what its boxes show for each action."""
        player = self.players[seat]
        player.infra = infra
        player.shown = shown_by(self.box, self.start_era, infra)

    def base_here(self, site: int, seat: int, type: int) -> bool:
        """Tell whether a player has a base of a type at a site."""
        wanted = seat * TYPES + type
        if self.built[wanted] == 0:
            return False
        place = self.board.sites[site]
        return any(self.bases[slot] == wanted for slot in place.all)

    def base_in_region(self, region: int, seat: int, type: int) -> int:
        """Find a player's base of a type in a region: its slot, or -1."""
        wanted = seat * TYPES + type
        if self.built[wanted] == 0:
            return NO
        board = self.board
        for slot in self.holdings[seat]:
            if self.bases[slot] == wanted and board.sites[board.site_of[slot]].region == region:
                return slot
        return NO

    def locked(self, site: int) -> bool:
        """Tell whether Phobes withhold the benefits of a system (16.6)."""
        place = self.board.sites[site]
        if not place.system:
            return False
        for slot in place.all:
            if self.tiles[slot] >= 0 and self.box.tiles[self.tiles[slot]].phobes:
                return self.bases[slot] < 0 or self.bases[slot] % TYPES != SECURE
        return False

    def production(self, slot: int) -> int:
        """Return the living P# of a slot with its base, -1 if there is none."""
        tile = self.tiles[slot]
        if tile < 0:
            return NO
        printed = self.box.tiles[tile].production
        base = self.bases[slot]
        if base >= 0:
            rule = self.rule(base)
            if rule.kills_production:
                return NO
            if rule.production_add > 0:
                printed = max(printed, 0) + rule.production_add
        if printed >= 0 and self.locked(self.board.site_of[slot]):
            return NO
        return printed

    def legacy_production(self, seat: int) -> int:
        """Return the P# of a player's legacy pair under the present era's table (R-20), -1 without a pair."""
        player = self.players[seat]
        if player.legacy_tile < 0:
            return NO
        rule = self.box.rules[self.era][player.legacy_base]
        add = rule.production_add if rule is not None else 0
        return max(self.box.tiles[player.legacy_tile].production, 0) + add

    def supply(self, seat: int, type: int) -> int:
        """Count a player's bases of a type in supply."""
        left = self.box.supply[type] - self.built[seat * TYPES + type]
        if self.players[seat].legacy_base == type:
            left -= 1
        return left

    def colony_at(self, site: int) -> int:
        """Find who has a colony at a site, -1 if nobody has."""
        if self.era == STARFARERS:
            for seat in range(self.seats):
                if site in self.players[seat].colony_sites:
                    return seat
        return NO

    def turn_order(self, first: int) -> list[int]:
        """Return the seats in the order of their turns, from one on."""
        return [(first + place) % self.seats for place in range(self.seats)]

    def cards_left(self) -> int:
        """Count the cards in the deck."""
        return len(self.deck) + len(self.deck_top)

    # Cards.

    def set_hand(self, seat: int, hand: list[int]) -> None:
        """Put sorted cards into a hand, and note which of them are Edge cards."""
        player = self.players[seat]
        player.hand = hand
        player.bags = None
        player.edges = edges_of(self.box, hand)

    def give(self, seat: int, card: int, known: bool) -> None:
        """Put a card into a hand; known: everybody saw it."""
        player = self.players[seat]
        player.hand = with_card(player.hand, card)
        player.bags = None
        if known:
            player.known = with_card(player.known, card)
        edge = self.box.cards[card].edge
        if edge >= 0:
            player.edges |= 1 << edge

    def take(self, seat: int, card: int) -> None:
        """Take a card out of a hand."""
        player = self.players[seat]
        player.hand = without_card(player.hand, card)
        player.bags = None
        if card in player.known:
            player.known = without_card(player.known, card)
        if self.box.cards[card].edge >= 0:
            player.edges = edges_of(self.box, player.hand)

    def edge_card(self, seat: int, edge: int) -> int:
        """Find an Edge card in a hand, -1 if there is none."""
        if self.players[seat].edges >> edge & 1:
            for card in self.players[seat].hand:
                if self.box.cards[card].edge == edge:
                    return card
        return NO

    def play_edge(self, seat: int, edge: int, events: Events) -> None:
        """Discard a card that is played for its Edge (6.1)."""
        card = self.edge_card(seat, edge)
        self.take(seat, card)
        self.discard = [*self.discard, card]
        self.busy = True
        if events is not None:
            events.append(happened.EdgePlayed(seat, edge, self.box.card_ids[card]))

    def doubt(self, events: Events) -> None:
        """Note that chance, or what somebody else holds, decides what is told from here on."""
        if self.certain_events < 0 and events is not None:
            self.certain_events = len(events)

    def draw(self, events: Events) -> int:
        """Take the next card off the deck, -1 if it is empty."""
        self.doubt(events)
        if self.deck_top:
            self.deck_top = self.deck_top[:]
            card = self.deck_top.pop(self.rng.below(len(self.deck_top)))
        elif self.deck:
            self.deck = self.deck[:]
            card = self.deck.pop(self.rng.below(len(self.deck)))
        else:
            return NO
        if not self.deck and not self.deck_top:
            self.deck_ran_out(events)
        return card

    def draw_to(self, seat: int, count: int, events: Events) -> None:
        """Let a player draw cards from the deck."""
        for _ in range(count):
            card = self.draw(events)
            if card < 0:
                return
            self.give(seat, card, False)
            self.busy = True
            if events is not None:
                events.append(happened.Drew(seat, self.box.cards[card].id))

    def take_offer(self, seat: int, offer: int, events: Events) -> None:
        """Let a player take the card of an offer box."""
        card = self.offers[offer]
        self.offers = with_one(self.offers, offer, NO)
        self.give(seat, card, True)
        if events is not None:
            events.append(happened.Took(seat, offer + 1, self.box.cards[card].id))

    def deck_ran_out(self, events: Events) -> None:
        """Trigger the end of the era by an empty deck, unless six contracts did (17.2)."""
        if self.trigger == NOT_TRIGGERED:
            self.trigger = BY_DECK
            self.seal()
            if events is not None:
                events.append(happened.EraEndTriggered("deck", None))

    # Profit and cubes.

    def gain(self, seat: int, amount: int, source: happened.Source, events: Events) -> None:
        """Pay profit to a player."""
        if amount <= 0:
            return
        self.players[seat].profit += amount
        self.busy = True
        if events is not None:
            events.append(happened.Gained(seat, amount, source))

    def lose(self, seat: int, amount: int, source: happened.Source, events: Events) -> None:
        """Take profit from a player, never more than there is (R-29)."""
        amount = min(amount, self.players[seat].profit)
        if amount > 0:
            self.players[seat].profit -= amount
            if events is not None:
                events.append(happened.Lost(seat, amount, source))

    def advance(self, seat: int, cube: int, steps: int, events: Events) -> int:
        """Move a cube; return how many progress cards are granted for it (15)."""
        if steps <= 0:
            return 0
        player = self.players[seat]
        before = player.genetics if cube == 0 else player.revelation
        if cube == 0:
            player.genetics += steps
        else:
            player.revelation += steps
        self.busy = True
        if events is not None:
            events.append(happened.CubeMoved(seat, cube, before, before + steps))
        if self.era < PLANETEERS:
            return 0
        return (before + steps) // self.box.wheel - before // self.box.wheel

    # Teams.

    def leave(self, seat: int, team: int) -> None:
        """End the claim of a team that goes away."""
        where = self.players[seat].teams[team]
        if where >= 0 and self.claims[where >> 2] == seat * 4 + team:
            self.claims = with_one(self.claims, where >> 2, NO)

    def put(self, seat: int, team: int, where: int) -> None:
        """Put a team somewhere; a claim that it held ends."""
        self.leave(seat, team)
        player = self.players[seat]
        player.teams = with_one(player.teams, team, where)

    def send(
        self, how: type[happened.Journey], seat: int, team: int, site: int, path: list[str], events: Events
    ) -> None:
        """Let a team go to a site; in a star system it enters the track."""
        start = self.players[seat].teams[team] >> 2
        box = self.players[seat].gifts.track_entry if self.board.sites[site].system else 0
        self.put(seat, team, site * 4 + box)
        if events is not None:
            ids = self.board.ids
            events.append(how(seat, team, ids[start], ids[site], box, path))

    def can_act(self, where: int) -> bool:
        """Tell whether a team at a place can act: on a site or star that is not out of play (8.2)."""
        if where < 0 or where & 3:
            return False
        site = self.board.sites[where >> 2]
        return not site.is_beyond and not site.orion

    def team_sites(self, seat: int) -> list[int]:
        """Return the sites where a player has a team that can act and has not acted this turn."""
        found: list[int] = []
        teams = self.players[seat].teams
        for team in range(len(teams)):
            where = teams[team]
            if (
                where >= 0
                and self.can_act(where)
                and not self.acted >> (seat * 4 + team) & 1
                and where >> 2 not in found
            ):
                found.append(where >> 2)
        return found

    def team_anywhere(self, site: int) -> bool:
        """Tell whether any team stands at a site, its star track included."""
        return any(where >> 2 == site for player in self.players for where in player.teams)

    def free_team(self, seat: int, site: int) -> int:
        """Choose a team of a player at a site that can act and has not: rather one without a claim; -1 if none."""
        found = NO
        teams = self.players[seat].teams
        for team in range(4):
            if teams[team] == site * 4 and not self.acted >> (seat * 4 + team) & 1:
                if self.claims[site] != seat * 4 + team:
                    return team
                found = team
        return found

    def set_gifts(self, seat: int, progress: int) -> None:
        """Note which progress cards a player owns."""
        player = self.players[seat]
        player.progress = progress
        player.gifts = Gifts([self.box.progress[name] for name in members(progress)])
