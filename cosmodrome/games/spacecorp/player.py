"""What lies before one player (3), and sets of numbers as bits."""

from __future__ import annotations

from typing import Final

from ...kit.bits import mask_of
from .box import Box
from .components import ACTIONS, HQ, NO, TEAMS, TRACK, VALUED
from .pieces import Data, Face, Progress
from .rules.value import EMPTY, Boost, Bundle

# Shared by all players until they are replaced.
_NOTHING: Final[list[int]] = []
_BARE: Final[list[int]] = [NO, NO, NO]
_AT_HOME: Final[list[int]] = [HQ] * TEAMS
_DARK: Final[list[Bundle]] = [EMPTY] * VALUED


class Gifts:
    """What a player's progress cards give together; made anew whenever one is taken."""

    def __init__(self, cards: list[Progress]) -> None:
        effects = [effect for card in cards for effect in card.effects]
        ops = [effect["op"] for effect in effects]
        self.add: Final = [0] * VALUED
        self.multiply: Final = [1] * VALUED
        shields, entry, limit = 0, 3, 7
        for effect in effects:
            op = effect["op"]
            if op == "add_action":
                self.add[ACTIONS.index(effect["action"])] += effect["value"]
            elif op == "multiply_action":
                self.multiply[ACTIONS.index(effect["action"])] *= effect["factor"]
            elif op == "shield_action":
                shields |= mask_of(ACTIONS.index(action) for action in effect["actions"])
            elif op == "star_track_entry":
                entry = min(entry, TRACK.index(effect["box"]))
            elif op == "research_hand_limit":
                limit = max(limit, effect["value"])
        self.shields: Final = shields
        """The actions that are shielded, as bits."""
        self.track_entry: Final = entry
        """Where teams enter a star track, counted from the star."""
        self.hand_limit: Final = limit
        """With how many cards in hand Research is still legal (8.1)."""
        self.ignores_gravity: Final = "ignore_gravity" in ops
        self.introv_access: Final = "introv_access" in ops
        self.phobe_immunity: Final = "phobe_immunity" in ops
        self.produce_bonus: Final = _sum(effects, "produce_bonus", "amount")
        self.colony_points: Final = _sum(effects, "colony_points", "value")
        self.draws: Final = _sum(effects, "draw_when_paying_rewards", "count")
        self.boosts: Final = [Boost(0, self.add[action], False, self.multiply[action]) for action in range(VALUED)]
        """What the cards add to the sources of each action, or multiply them by."""


def _sum(effects: list[Data], op: str, key: str) -> int:
    """Add up the numbers of the effects of a kind."""
    return sum(effect[key] for effect in effects if effect["op"] == op)


NO_GIFTS: Final = Gifts([])


class Player:
    """One player's pieces and cards. Lists inside are replaced, never changed."""

    def __init__(self) -> None:
        self.profit = 0
        self.infra: list[int] = _BARE
        self.shown: list[Bundle] = _DARK
        """What the boxes of the HQ show for each action."""
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
        self.forget_era()

    def forget_era(self) -> None:
        """Take the hand away, and begin the counts of an era anew."""
        self.hand: list[int] = _NOTHING
        """The numbers of the cards, sorted."""
        self.bags: list[Bundle] | None = None
        """What the cards in hand show for each action, once somebody has asked."""
        self.known: list[int] = _NOTHING
        """Those cards of the hand that everybody knows to be there, sorted."""
        self.edges = 0
        """The Edge cards in hand, as bits."""
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


def faces(box: Box, start_era: int, infra: list[int]) -> list[Face]:
    """Return what the boxes of an HQ show with these cards in its slots; Research has none."""
    printed = box.hqs[start_era].faces
    slots = [box.cards[card].face if card >= 0 else printed[slot + 1] for slot, card in enumerate(infra)]
    return [printed[0], *slots]


def shown_by(box: Box, start_era: int, infra: list[int]) -> list[Bundle]:
    """Return what the boxes of an HQ with these cards show together for each action."""
    found = [EMPTY] * VALUED
    for face in faces(box, start_era, infra):
        for action in face.actions:
            source = face.sources[action]
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
