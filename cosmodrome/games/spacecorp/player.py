"""What lies before one player (3), and sets of numbers as bits."""

from __future__ import annotations

from typing import Final

from ...kit.bits import mask_of
from .box import Box
from .components import ACTIONS, HQ, NO, TEAMS, TRACK, VALUED
from .pieces import Data, Progress
from .rules.value import EMPTY, Boost, Bundle

# Shared by all players until they are replaced.
_NOTHING: Final[list[int]] = []
_BARE: Final[list[int]] = [NO, NO, NO]
_AT_HOME: Final[list[int]] = [HQ] * TEAMS
_DARK: Final[list[Bundle]] = [EMPTY] * VALUED


class Gifts:
    """What a player's progress cards give together; made anew whenever one is taken."""

    def __init__(self, cards: list[Progress]) -> None:
        self.add: Final = [0] * VALUED
        self.multiply: Final = [1] * VALUED
        self.shields = 0
        self.ignores_gravity = False
        self.produce_bonus = 0
        self.colony_points = 0
        self.introv_access = False
        self.phobe_immunity = False
        self.track_entry = 3
        """Where teams enter a star track, counted from the star."""
        self.hand_limit = 7
        """With how many cards in hand Research is still legal (8.1)."""
        self.draws = 0
        for card in cards:
            for effect in card.effects:
                self._take(effect["op"], effect)
        self.boosts: Final = [Boost(0, self.add[action], False, self.multiply[action]) for action in range(VALUED)]
        """What the cards add to the sources of each action, or multiply them by."""

    def _take(self, op: str, effect: Data) -> None:
        """Add one effect of a card."""
        if op == "add_action":
            self.add[ACTIONS.index(effect["action"])] += effect["value"]
        elif op == "multiply_action":
            self.multiply[ACTIONS.index(effect["action"])] *= effect["factor"]
        elif op == "shield_action":
            self.shields |= mask_of(ACTIONS.index(action) for action in effect["actions"])
        elif op == "ignore_gravity":
            self.ignores_gravity = True
        elif op == "produce_bonus":
            self.produce_bonus += effect["amount"]
        elif op == "colony_points":
            self.colony_points += effect["value"]
        elif op == "introv_access":
            self.introv_access = True
        elif op == "phobe_immunity":
            self.phobe_immunity = True
        elif op == "star_track_entry":
            self.track_entry = min(self.track_entry, TRACK.index(effect["box"]))
        elif op == "research_hand_limit":
            self.hand_limit = max(self.hand_limit, effect["value"])
        elif op == "draw_when_paying_rewards":
            self.draws += effect["count"]


NO_GIFTS: Final = Gifts([])


class Player:
    """One player's pieces and cards. Lists inside are replaced, never changed."""

    def __init__(self) -> None:
        self.profit = 0
        self.hand: list[int] = _NOTHING
        """The numbers of the cards, sorted."""
        self.known: list[int] = _NOTHING
        """Those cards of the hand that everybody knows to be there, sorted."""
        self.edges = 0
        """The Edge cards in hand, as bits."""
        self.infra: list[int] = _BARE
        self.shown: list[Bundle] = _DARK
        """What the boxes of the HQ show for each action."""
        self.bags: list[Bundle] | None = None
        """What the cards in hand show for each action, once somebody has asked."""
        self.teams: list[int] = _AT_HOME
        """Where each team stands: four times the site plus the distance from the star on a star track."""
        self.genetics = 0
        self.revelation = 0
        self.progress = 0
        """The names of the progress cards owned, as bits."""
        self.gifts = NO_GIFTS
        self.colonies: list[int] = _NOTHING
        """The colony tiles in the order in which they were founded."""
        self.colony_sites: list[int] = _NOTHING
        self.legacy_tile = NO
        self.legacy_base = NO
        self.passed = False
        self.empty_turns = 0
        """Turns without any progress in a row (G-2)."""

    def clone(self) -> Player:
        """Copy the player."""
        copy = Player()
        copy.gifts = self.gifts
        copy.profit = self.profit
        copy.hand = self.hand
        copy.known = self.known
        copy.edges = self.edges
        copy.infra = self.infra
        copy.shown = self.shown
        copy.bags = self.bags
        copy.teams = self.teams
        copy.genetics = self.genetics
        copy.revelation = self.revelation
        copy.progress = self.progress
        copy.colonies = self.colonies
        copy.colony_sites = self.colony_sites
        copy.legacy_tile = self.legacy_tile
        copy.legacy_base = self.legacy_base
        copy.passed = self.passed
        copy.empty_turns = self.empty_turns
        return copy


def shown_by(box: Box, start_era: int, infra: list[int]) -> list[Bundle]:
    """Return what the boxes of an HQ with these cards show for each action."""
    found = [EMPTY] * VALUED
    for number, face in enumerate(box.hqs[start_era].faces):
        card = infra[number - 1] if number > 0 else NO
        shown = box.cards[card].face if card >= 0 else face
        for action in shown.actions:
            source = shown.sources[action]
            assert source is not None
            found[action] = found[action].plus(source)
    return found


def bag(box: Box, player: Player, action: int) -> Bundle:
    """Return what the cards in a hand show for an action."""
    bags = player.bags
    if bags is None:
        bags = [EMPTY] * VALUED
        for card in player.hand:
            alone = box.alone[card]
            for each in box.cards[card].face.actions:
                bags[each] = bags[each].with_all(alone[each])
        player.bags = bags
    return bags[action]


def edges_of(box: Box, hand: list[int]) -> int:
    """Return the Edge cards among some cards, as bits."""
    found = 0
    for card in hand:
        edge = box.cards[card].edge
        if edge >= 0:
            found |= 1 << edge
    return found


def with_one(items: list[int], index: int, value: int) -> list[int]:
    """Return a list with one entry replaced."""
    copy = items[:]
    copy[index] = value
    return copy


def with_card(cards: list[int], card: int) -> list[int]:
    """Return sorted cards with one more."""
    copy = cards[:]
    place = len(cards)
    while place > 0 and cards[place - 1] > card:
        place -= 1
    copy.insert(place, card)
    return copy


def without_card(cards: list[int], card: int) -> list[int]:
    """Return sorted cards with one less."""
    copy = cards[:]
    copy.remove(card)
    return copy
