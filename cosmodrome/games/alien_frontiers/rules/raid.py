"""A raid from the Raiders' Outpost (AF 13)."""

from __future__ import annotations

from typing import Final

from ....kernel.action import Action
from ....kernel.event import Events
from ....kernel.message import Message, Who
from ....kit.question import Decision
from ..components import CARDS, HOLOGRAPHIC_DECOY, RAID_LIMIT, TYPE_OF
from ..said import events as happened
from ..said.actions import RAID_NOTHING, RaidCard, RaidResources
from ..said.names import card_term
from ..state import AlienFrontiers
from ..stored.forms import QUESTIONS

_RESOURCES: Final[dict[tuple[tuple[int, int, int], ...], RaidResources]] = {}
_CARDS: Final[list[list[RaidCard]]] = [[RaidCard(seat, card) for card in range(len(CARDS))] for seat in range(4)]


class Raid(Decision[AlienFrontiers]):
    """What does the raider take?"""

    def prompt(self, state: AlienFrontiers) -> Message:
        """Ask what is taken."""
        return Message("prompt-raid", {"count": RAID_LIMIT})

    def legal(self, state: AlienFrontiers) -> list[Action]:
        """Offer every share of up to four tokens, every card in reach, and nothing (R27)."""
        found: list[Action] = []
        victims = [
            seat for seat in range(state.seats) if seat != self.seat and state.card_of_type(seat, HOLOGRAPHIC_DECOY) < 0
        ]
        _shares(state, victims, 0, RAID_LIMIT, (), found)
        for victim in range(state.seats):
            if victim == self.seat:
                continue
            decoy = state.card_of_type(victim, HOLOGRAPHIC_DECOY)
            if decoy >= 0:
                found.append(_CARDS[victim][decoy])
            else:
                for card in state.hands[victim]:
                    found.append(_CARDS[victim][card])
        found.append(RAID_NOTHING)
        return found

    def apply(self, state: AlienFrontiers, action: Action, events: Events) -> None:
        """Take the loot straight from its owners."""
        state.pop()
        if isinstance(action, RaidResources):
            for victim, fuel, ore in action.takes:
                state.fuel[victim] -= fuel
                state.ore[victim] -= ore
                state.fuel[self.seat] += fuel
                state.ore[self.seat] += ore
                if events is not None:
                    events.append(happened.RaidedResources(self.seat, victim, fuel, ore))
        elif isinstance(action, RaidCard):
            self._take(state, action.victim, action.card, events)
        elif events is not None:
            events.append(happened.RaidWaived(self.seat))

    def _take(self, state: AlienFrontiers, victim: int, card: int, events: Events) -> None:
        """Take a card; a second one of a type goes to the discard pile instead (AF 11.5)."""
        kept = state.card_of_type(self.seat, TYPE_OF[card]) < 0
        state.lose_card(victim, card)
        if kept:
            state.take_card(self.seat, card)
        else:
            state.discard.append(card)
        if events is not None:
            events.append(happened.RaidedCard(self.seat, victim, card, kept))

    def why_not(self, state: AlienFrontiers, text: str) -> Message:
        """Name the Holographic Decoy if it is what stands in the way."""
        words = text.split()
        for victim in range(state.seats):
            decoy = state.card_of_type(victim, HOLOGRAPHIC_DECOY)
            if decoy >= 0 and victim != self.seat and f"p{victim + 1}" in words:
                return Message("illegal-decoy", {"victim": Who(victim), "card": card_term(decoy)})
        return Message("illegal-not-offered", {"action": text})


def _shares(
    state: AlienFrontiers,
    victims: list[int],
    number: int,
    left: int,
    takes: tuple[tuple[int, int, int], ...],
    found: list[Action],
) -> None:
    """Add every way to take tokens from the victims from `number` on, besides what is taken already."""
    if number == len(victims):
        if takes:
            action = _RESOURCES.get(takes)
            if action is None:
                action = RaidResources(takes)
                _RESOURCES[takes] = action
            found.append(action)
        return
    victim = victims[number]
    for fuel in range(min(left, state.fuel[victim]), -1, -1):
        for ore in range(min(left - fuel, state.ore[victim]), -1, -1):
            more = takes if fuel == 0 and ore == 0 else (*takes, (victim, fuel, ore))
            _shares(state, victims, number + 1, left - fuel - ore, more, found)


QUESTIONS.add("raid", Raid, seat=None)
