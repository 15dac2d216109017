"""Colonies: which tile, how its points are paid, and what it does (16.8, 16.9)."""

from __future__ import annotations

from itertools import product
from typing import Final, cast

from ....kernel.action import Action
from ....kernel.errors import BadPosition
from ....kernel.event import Events
from ....kernel.message import Message
from ....kit.bits import count, members
from ....kit.codec import Field, Id, ListOf
from ..components import BUILD, COLONIZE, GONE, NO, TRACK, TYPES
from ..said import events as happened
from ..said.actions import Choice, Several
from ..state import SpaceCorp
from ..stored.forms import COLONY, QUESTIONS, SITE
from .asking import PlainQuestion
from .colonies import pay, pay_rivals
from .contracts import mark, open_contracts, side
from .paying import Aim, Pay, check_aim
from .sources import power
from .terms import GOALS, Goal, Notation, Terms
from .value import PLAIN

OFFER_WORDS: Final = [*(f"team:{box}" for box in TRACK), "build", "5T"]
"""What is offered for colony points: a team by its place on the track, Build value, or profit."""
BUILD_OFFERED: Final = 4
MONEY_OFFERED: Final = 5
COLONY_PRICE: Final = 5
BUILD_ITEM: Final = 8
BUILD_ITEM_MULTI_STAR: Final = 12
"""The Build value that is worth a colony point."""


def colonizable(state: SpaceCorp, seat: int, site: int) -> bool:
    """Tell whether all boxes of a system carry own bases and no colony lies there (16.8)."""
    place = state.board.sites[site]
    if not place.system or state.colony_at(site) >= 0:
        return False
    return all(state.bases[slot] // TYPES == seat for slot in place.all)


def point_cost(state: SpaceCorp, site: int) -> int:
    """Return the Build value that is worth a colony point at a site."""
    return BUILD_ITEM_MULTI_STAR if state.board.sites[site].multi_star else BUILD_ITEM


def free_points(state: SpaceCorp, seat: int, site: int) -> int:
    """Count the colony points that cost nothing (16.8, items 1 to 4 and 8)."""
    place = state.board.sites[site]
    points = state.players[seat].gifts.colony_points
    living = not state.locked(site)
    industrial = 0
    for slot in place.all:
        rule = state.rule(state.bases[slot])
        industrial = max(industrial, rule.colony_points)
        if living and state.tiles[slot] >= 0 and not rule.kills_colony_points:
            points += state.box.tiles[state.tiles[slot]].colony_points
    points += industrial
    if place.slots >= 2:
        points += 1
    near = state.board.near[place.region]
    for other in state.players[seat].colony_sites:
        if near[state.board.sites[other].region]:
            return points + 1
    return points


def team_offers(state: SpaceCorp, seat: int, site: int) -> list[int]:
    """Return where in a system own teams stand that could be removed, the star first."""
    found: list[int] = []
    for where in state.players[seat].teams:
        if where >= 0 and where >> 2 == site and where & 3 not in found:
            found.append(where & 3)
    return sorted(found)


def paid_points(state: SpaceCorp, seat: int, site: int) -> list[bool]:
    """Tell which of the three payments for a colony point can be made: team, Build value, 5T."""
    return [
        len(team_offers(state, seat, site)) > 0,
        power(state, seat, BUILD, False).most(PLAIN) >= point_cost(state, site),
        state.players[seat].profit >= COLONY_PRICE,
    ]


def colony_choices(state: SpaceCorp, seat: int, site: int) -> list[int]:
    """Return the colony tiles that a player could put down at a site."""
    points = free_points(state, seat, site)
    for can in paid_points(state, seat, site):
        points += 1 if can else 0
    return [tile for tile in members(state.colony_tiles) if state.box.colonies[tile].value <= points]


def colonizations(state: SpaceCorp, seat: int, found: list[Action]) -> None:
    """List the systems that a player can colonize."""
    last = NO
    for slot in state.holdings[seat]:
        site = state.board.site_of[slot]
        if site != last and can_colonize(state, seat, site):
            found.append(state.answers.colonize[site])
        last = site


def can_colonize(state: SpaceCorp, seat: int, site: int) -> bool:
    """Tell whether a player can found any colony at a site."""
    return colonizable(state, seat, site) and len(colony_choices(state, seat, site)) > 0


class ColonyGoal(Goal):
    """A colony whose points are partly paid with Build value."""

    def __init__(self, site: int, tile: int, offered: list[int]) -> None:
        super().__init__(COLONIZE, site, site)
        self.tile: Final = tile
        self.offered: Final = offered
        """What is given for points: a team by its place on the track, Build value, profit."""

    def find_terms(self, state: SpaceCorp, seat: int) -> Terms:
        """Work out the terms of the Build value."""
        return Terms(BUILD, point_cost(state, self.to))

    def is_allowed(self, state: SpaceCorp, seat: int) -> bool:
        """Tell whether the colony can be founded, and what is offered is there."""
        places = team_offers(state, seat, self.to)
        return (
            colonizable(state, seat, self.to)
            and self.tile in colony_choices(state, seat, self.to)
            and all(place >= BUILD_OFFERED or place in places for place in self.offered)
            and len(set(self.offered)) == len(self.offered)
            and sum(1 for place in self.offered if place < BUILD_OFFERED) <= 1
            and (MONEY_OFFERED not in self.offered or state.players[seat].profit >= COLONY_PRICE)
        )

    def carry_out(self, state: SpaceCorp, seat: int, value: int, events: Events) -> None:
        """Pay the points, put the tile down and resolve the effects of all colonies."""
        site, tile = self.to, self.tile
        place = state.board.sites[site]
        player = state.players[seat]
        state.kind = COLONIZE
        state.busy = True
        for offered in self.offered:
            if offered < BUILD_OFFERED:
                team = player.teams.index(site * 4 + offered)
                state.put(seat, team, GONE)
                if events is not None:
                    events.append(happened.TeamRemoved(seat, team, place.id))
            elif offered == MONEY_OFFERED:
                state.lose(seat, COLONY_PRICE, "colony", events)
        state.colony_tiles &= ~(1 << tile)
        player.colonies = [*player.colonies, tile]
        player.colony_sites = [*player.colony_sites, site]
        colony = state.box.colonies[tile]
        if events is not None:
            events.append(happened.Colonized(seat, place.id, colony.id, colony.value))
        for effect in colony.effects:
            if effect.op == "gain_printed_reward_of_open_contract":
                state.push(ColonyContract(seat))
        pay(state, seat, [tile], "placed", events)
        pay(state, seat, player.colonies, "you_colonize", events)
        pay_rivals(state, seat, "opponent_colonizes", events)


GOALS["colonize"] = Notation(
    ColonyGoal,
    Field("to", SITE),
    Field("tile", COLONY),
    Field("offered", ListOf(Id(OFFER_WORDS, "payment for colony points"))),
)


class ChooseColony(Aim):
    """Which colony tile?"""

    def __init__(self, seat: int, site: int) -> None:
        super().__init__(seat)
        self.site: Final = site

    def check(self, state: SpaceCorp) -> None:
        """Refuse a system that cannot be colonized."""
        if not can_colonize(state, self.seat, self.site):
            raise BadPosition(f"{state.board.ids[self.site]} cannot be colonized")

    def prompt(self, state: SpaceCorp) -> Message:
        """Ask for a tile."""
        return Message("prompt-colony", {"points": free_points(state, self.seat, self.site)})

    def legal(self, state: SpaceCorp) -> list[Action]:
        """Offer every tile that can be paid for."""
        return [state.answers.found[tile] for tile in colony_choices(state, self.seat, self.site)]

    def apply(self, state: SpaceCorp, action: Action, events: Events) -> None:
        """Ask how the points that are missing are paid."""
        state.common[-1] = OfferPoints(self.seat, self.site, cast(Choice, action).a)


QUESTIONS.add("colony", ChooseColony, Field("site", SITE), check=check_aim)


class OfferPoints(Aim):
    """What is given for the colony points that are missing?"""

    def __init__(self, seat: int, site: int, tile: int) -> None:
        super().__init__(seat)
        self.site: Final = site
        self.tile: Final = tile

    def check(self, state: SpaceCorp) -> None:
        """Refuse a colony that cannot be founded."""
        site, seat = self.site, self.seat
        if not colonizable(state, seat, site) or self.tile not in colony_choices(state, seat, site):
            raise BadPosition(f"{state.box.colony_ids[self.tile]} cannot be founded there")

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
        _, build, money = paid_points(state, self.seat, self.site)
        places = team_offers(state, self.seat, self.site)
        # The place of an only team is left open: the answer is shared by all positions.
        teams = [("team", NO)] if len(places) == 1 else [(OFFER_WORDS[place], place) for place in places]
        offers = [
            teams,
            [(OFFER_WORDS[BUILD_OFFERED], BUILD_OFFERED)] if build else [],
            [(OFFER_WORDS[MONEY_OFFERED], MONEY_OFFERED)] if money else [],
        ]
        found: list[Action] = []
        for mask in range(8):
            if count(mask) == missing:
                for given in product(*(offers[kind] for kind in members(mask))):
                    found.append(
                        state.answers.offer_points([word for word, _ in given], [number for _, number in given])
                    )
        return found

    def apply(self, state: SpaceCorp, action: Action, events: Events) -> None:
        """Pay and found the colony, or first ask for the Build sources."""
        state.pop()
        offered = cast(Several, action).numbers
        if offered and offered[0] < 0:
            offered = [team_offers(state, self.seat, self.site)[0], *offered[1:]]
        goal = ColonyGoal(self.site, self.tile, offered)
        if BUILD_OFFERED in offered:
            state.push(Pay(self.seat, goal))
        else:
            goal.carry_out(state, self.seat, 0, events)


QUESTIONS.add("points", OfferPoints, Field("site", SITE), Field("tile", COLONY), check=check_aim)


class PickContract(PlainQuestion):
    """Which open contract is a colony paid for?"""

    def legal(self, state: SpaceCorp) -> list[Action]:
        """Offer every open contract."""
        return [state.answers.contract[number] for number in open_contracts(state)]


class ColonyContract(PickContract):
    """The printed reward of which open contract does a colony bring?"""

    def apply(self, state: SpaceCorp, action: Action, events: Events) -> None:
        """Pay the printed reward; the contract stays open."""
        state.pop()
        contract = state.box.contracts[cast(Choice, action).a]
        state.gain(self.seat, contract.rewards[side(state)], "colony", events)


class EraEndContract(PickContract):
    """Which open contract does a colony claim at the end of the era? (18, R-39)"""

    def apply(self, state: SpaceCorp, action: Action, events: Events) -> None:
        """Pay the increased reward and close the contract."""
        state.pop()
        mark(state, self.seat, cast(Choice, action).a, events)


QUESTIONS.add("colony_contract", ColonyContract)
QUESTIONS.add("era_end_contract", EraEndContract)
