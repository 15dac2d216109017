"""Special: cards that are played for an effect of their own (8.9)."""

from __future__ import annotations

from typing import Final, cast

from ....kernel.action import Action
from ....kernel.errors import BadPosition
from ....kernel.event import Events
from ....kernel.message import Message
from ....kit.codec import Field
from ..components import ADVANCE_TRACK, GAIN, NO, PROBE, SPECIAL, TELEPORT
from ..player import with_one
from ..said import events as happened
from ..said.actions import Choice
from ..said.names import card_term
from ..state import SpaceCorp
from ..stored.forms import CARD, QUESTIONS
from .explore import Reveal, free_box
from .paying import Aim, check_aim


def specials(state: SpaceCorp, seat: int, sites: list[int], found: list[Action]) -> None:
    """List the cards in hand whose Special would change something, for a player with teams that can act at sites."""
    last = NO
    for number in state.players[seat].hand:
        special = state.box.cards[number].special
        if number == last or special < 0:
            continue
        last = number
        if (
            special == GAIN
            or (special == PROBE and any(is_target(state, site) for site in range(state.board.count)))
            or (special == TELEPORT and len(sites) > 0)
            or (special == ADVANCE_TRACK and any(where >= 0 and where & 3 for where in state.players[seat].teams))
        ):
            found.append(state.answers.special[number])


def is_target(state: SpaceCorp, site: int) -> bool:
    """Tell whether a probe can reveal a site: a free box and no piece at all."""
    place = state.board.sites[site]
    return (
        len(place.stacks) > 0
        and state.tiles[place.first] < 0
        and state.owners[site] < 0
        and free_box(state, place)
        and not state.team_anywhere(site)
    )


def play(state: SpaceCorp, seat: int, card: int, events: Events) -> None:
    """Play a card for its Special, or ask for its target first."""
    found = state.box.cards[card]
    if found.special in (PROBE, TELEPORT):
        state.common[-1] = Target(seat, card)
        return
    state.pop()
    _put_on_table(state, seat, card, events)
    if found.special == GAIN:
        state.gain(seat, found.amount, "special", events)
        return
    teams = state.players[seat].teams
    for team in range(len(teams)):
        where = teams[team]
        if where >= 0 and where & 3:
            state.players[seat].teams = with_one(state.players[seat].teams, team, where & ~3)
            state.acted |= 1 << (seat * 4 + team)
            if events is not None:
                events.append(happened.TrackMoved(seat, team, state.board.ids[where >> 2], 0))


def _put_on_table(state: SpaceCorp, seat: int, card: int, events: Events) -> None:
    """Put a card on the table for its Special."""
    state.take(seat, card)
    state.table = [*state.table, card]
    state.kind = SPECIAL
    if events is not None:
        events.append(happened.SpecialPlayed(seat, state.box.cards[card].id))


class Target(Aim):
    """Where does a probe or the Antimatter Prototype go?"""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def check(self, state: SpaceCorp) -> None:
        """Refuse a card that is not in hand or has nowhere to go."""
        card = state.box.cards[self.card]
        held = self.card in state.players[self.seat].hand
        if card.special not in (PROBE, TELEPORT) or not held or not self.legal(state):
            raise BadPosition(f"{card.id} is no card in hand that has a target")

    def prompt(self, state: SpaceCorp) -> Message:
        """Ask for a target."""
        return Message("prompt-target", {"card": card_term(state.box.card_ids[self.card])})

    def legal(self, state: SpaceCorp) -> list[Action]:
        """Offer every target."""
        sites = range(state.board.count)
        if state.box.cards[self.card].special == PROBE:
            return [state.answers.probe[state.era][site] for site in sites if is_target(state, site)]
        return [
            state.answers.teleport[state.era][start][to]
            for start in state.team_sites(self.seat)
            for to in sites
            if to != start and state.can_act(to * 4)
        ]

    def apply(self, state: SpaceCorp, action: Action, events: Events) -> None:
        """Play the card and do it."""
        state.pop()
        choice = cast(Choice, action)
        _put_on_table(state, self.seat, self.card, events)
        if state.box.cards[self.card].special == TELEPORT:
            team = state.free_team(self.seat, choice.a)
            state.send(happened.Teleported, self.seat, team, choice.b, [], events)
            state.acted |= 1 << (self.seat * 4 + team)
        else:
            state.push(Reveal(self.seat, choice.a, 0, True))


QUESTIONS.add("target", Target, Field("card", CARD), check=check_aim)
