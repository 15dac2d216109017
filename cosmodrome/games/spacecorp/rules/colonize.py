"""Colonies: which tile, how its points are paid, and what it does (16.8, 16.9)."""

from __future__ import annotations

from typing import Final, cast

from ....kernel.action import Action
from ....kernel.event import Events
from ....kernel.message import Json, Message
from ....kit.question import Decision
from ..components import COLONIZE, GONE, SECURE, TRACK, ColonyEffect
from ..player import bits
from ..said import events as happened
from ..said.actions import Choice, Several
from ..state import TYPES, SpaceCorp
from .contracts import mark, open_contracts, side
from .goals import Goal
from .settling import colony_choices, free_points, paid_points, team_offers

BUILD_OFFERED: Final = 4
MONEY_OFFERED: Final = 5
COLONY_PRICE: Final = 5
"""What is offered for colony points: a team by its place on the track, Build value, or profit."""


class ChooseColony(Decision[SpaceCorp]):
    """Which colony tile?"""

    def __init__(self, seat: int, site: int) -> None:
        super().__init__(seat)
        self.site: Final = site

    def to_json(self) -> dict[str, Json]:
        """Give the step as data."""
        return {"step": "colony", "seat": self.seat, "site": self.site}

    def prompt(self, state: SpaceCorp) -> Message:
        """Ask for a tile."""
        return Message("prompt-colony", {"points": free_points(state, self.seat, self.site)})

    def legal(self, state: SpaceCorp) -> list[Action]:
        """Offer every tile that can be paid for."""
        found: list[Action] = []
        for tile in colony_choices(state, self.seat, self.site):
            found.append(state.answers.found[tile])
        return found

    def apply(self, state: SpaceCorp, action: Action, events: Events) -> None:
        """Ask how the points that are missing are paid."""
        state.common[-1] = OfferPoints(self.seat, self.site, cast(Choice, action).a)


class OfferPoints(Decision[SpaceCorp]):
    """What is given for the colony points that are missing?"""

    def __init__(self, seat: int, site: int, tile: int) -> None:
        super().__init__(seat)
        self.site: Final = site
        self.tile: Final = tile

    def to_json(self) -> dict[str, Json]:
        """Give the step as data."""
        return {"step": "points", "seat": self.seat, "site": self.site, "tile": self.tile}

    def prompt(self, state: SpaceCorp) -> Message:
        """Ask for payments."""
        return Message("prompt-points", {"missing": self._missing(state)})

    def _missing(self, state: SpaceCorp) -> int:
        return max(0, state.box.colonies[self.tile].value - free_points(state, self.seat, self.site))

    def legal(self, state: SpaceCorp) -> list[Action]:
        """Offer exactly as many payments as points are missing."""
        missing = self._missing(state)
        if missing == 0:
            return [state.answers.offer_points(["nothing"], [])]
        can = paid_points(state, self.seat, self.site)
        places = team_offers(state, self.seat, self.site)
        found: list[Action] = []
        for mask in range(8):
            if (
                bits(mask) != missing
                or (mask & 1 and not can[0])
                or (mask & 2 and not can[1])
                or (mask & 4 and not can[2])
            ):
                continue
            for place in places if mask & 1 else [0]:
                words: list[str] = []
                numbers: list[int] = []
                if mask & 1:
                    words.append("team" if len(places) == 1 else f"team:{TRACK[place]}")
                    numbers.append(place)
                if mask & 2:
                    words.append("build")
                    numbers.append(BUILD_OFFERED)
                if mask & 4:
                    words.append(f"{COLONY_PRICE}T")
                    numbers.append(MONEY_OFFERED)
                found.append(state.answers.offer_points(words, _places(words, numbers, places)))
        return found

    def apply(self, state: SpaceCorp, action: Action, events: Events) -> None:
        """Pay and found the colony, or first ask for the Build sources."""
        state.pop()
        offered = cast(Several, action).numbers
        if offered and offered[0] < 0:
            offered = [team_offers(state, self.seat, self.site)[0], *offered[1:]]
        goal = Goal(COLONIZE, self.site, self.site, [], [self.tile, *offered])
        if BUILD_OFFERED in offered:
            state.ask_payment(self.seat, goal)
        else:
            found_colony(state, self.seat, goal, events)


def _places(words: list[str], numbers: list[int], places: list[int]) -> list[int]:
    """Leave the place of the only team open: the answer is shared by all positions."""
    if words and words[0] == "team":
        return [-1, *numbers[1:]]
    return numbers


def found_colony(state: SpaceCorp, seat: int, goal: Goal, events: Events) -> None:
    """Pay the points, put the tile down and resolve the effects of all colonies."""
    site, tile = goal.to, goal.slots[0]
    place = state.board.sites[site]
    player = state.players[seat]
    state.kind = COLONIZE
    state.busy = True
    for offered in goal.slots[1:]:
        if offered < BUILD_OFFERED:
            team = player.teams.index(site * 4 + offered)
            state.put(seat, team, GONE)
            if events is not None:
                events.append(happened.at_site("team_removed", seat, team, place.id))
        elif offered == MONEY_OFFERED:
            state.lose(seat, COLONY_PRICE, "colony", events)
    state.colony_tiles &= ~(1 << tile)
    player.colonies = [*player.colonies, tile]
    player.colony_sites = [*player.colony_sites, site]
    colony = state.box.colonies[tile]
    if events is not None:
        events.append(happened.colonized(seat, place.id, colony.id, colony.value))
    for effect in colony.effects:
        if effect.on == "placed":
            if effect.op == "gain_printed_reward_of_open_contract":
                state.push(ColonyContract(seat))
            else:
                pay_effect(state, seat, effect, events)
    for own in player.colonies:
        for effect in state.box.colonies[own].effects:
            if effect.on == "you_colonize":
                pay_effect(state, seat, effect, events)
    for next in range(1, state.seats):
        rival = (seat + next) % state.seats
        for other in state.players[rival].colonies:
            for effect in state.box.colonies[other].effects:
                if effect.on == "opponent_colonizes":
                    pay_effect(state, rival, effect, events)


def pay_effect(state: SpaceCorp, seat: int, effect: ColonyEffect, events: Events) -> None:
    """Pay the profit of a colony effect."""
    count = counted(state, seat, effect.per) // effect.divisor if effect.per else 1
    state.gain(seat, effect.amount * count, "colony", events)


def counted(state: SpaceCorp, seat: int, per: str) -> int:
    """Count what a colony effect is paid for (20.4)."""
    player = state.players[seat]
    if per == "own_colonies":
        return len(player.colonies)
    if per == "opponent_colonies":
        return sum(len(other.colonies) for other in state.players) - len(player.colonies)
    if per == "own_progress_cards":
        return bits(player.progress)
    if per == "breakthroughs_in_play":
        return sum(bits(other.progress & state.box.of_kind[1]) for other in state.players)
    if per == "adaptations_in_play":
        return sum(bits(other.progress & state.box.of_kind[0]) for other in state.players)
    board = state.board
    if per == "own_secure_sites":
        sites: list[int] = []
        for slot in range(len(state.bases)):
            if state.bases[slot] == seat * TYPES + SECURE and board.site_of[slot] not in sites:
                sites.append(board.site_of[slot])
        return len(sites)
    systems = sum(1 for site in board.sites if site.system)
    return systems - sum(len(other.colonies) for other in state.players)


class ColonyContract(Decision[SpaceCorp]):
    """The printed reward of which open contract does a colony bring?"""

    def to_json(self) -> dict[str, Json]:
        """Give the step as data."""
        return {"step": "colony_contract", "seat": self.seat}

    def prompt(self, state: SpaceCorp) -> Message:
        """Ask for a contract."""
        return Message("prompt-colony-contract")

    def legal(self, state: SpaceCorp) -> list[Action]:
        """Offer every open contract."""
        found: list[Action] = []
        for number in open_contracts(state):
            found.append(state.answers.contract[number])
        return found

    def apply(self, state: SpaceCorp, action: Action, events: Events) -> None:
        """Pay the printed reward; the contract stays open."""
        state.pop()
        contract = state.box.contracts[cast(Choice, action).a]
        state.gain(self.seat, contract.rewards[side(state)], "colony", events)


class EraEndContract(Decision[SpaceCorp]):
    """Which open contract does a colony claim at the end of the era? (18, R-39)"""

    def to_json(self) -> dict[str, Json]:
        """Give the step as data."""
        return {"step": "era_end_contract", "seat": self.seat}

    def prompt(self, state: SpaceCorp) -> Message:
        """Ask for a contract."""
        return Message("prompt-era-end-contract")

    def legal(self, state: SpaceCorp) -> list[Action]:
        """Offer every open contract."""
        found: list[Action] = []
        for number in open_contracts(state):
            found.append(state.answers.contract[number])
        return found

    def apply(self, state: SpaceCorp, action: Action, events: Events) -> None:
        """Pay the increased reward and close the contract."""
        state.pop()
        mark(state, self.seat, cast(Choice, action).a, events)
