"""What a player wants to do, and on what terms it can be had (8)."""

from __future__ import annotations

from typing import Final

from ..components import (
    BUILD,
    COLONIZE,
    EXPLORE,
    INDUSTRIAL,
    LEGACY,
    MOVE,
    NO,
    PLANETEERS,
    PRODUCE,
    SHIELD_FACTORY,
    SPACEPORT,
)
from ..state import SpaceCorp
from .value import Boost

BUILD_ITEM: Final = 8
BUILD_ITEM_MULTI_STAR: Final = 12
"""The Build value that is worth a colony point (16.8)."""


_NONE: Final[list[int]] = []
"""Shared by all terms until something is found."""


class Goal:
    """An aim that is chosen before its price: the words of its notation, and what they mean."""

    def __init__(self, kind: int, start: int, to: int, types: list[int], slots: list[int]) -> None:
        self.kind: Final = kind
        self.start: Final = start
        """The site that a Move leaves, or at which the team stands."""
        self.to: Final = to
        self.types: Final = types
        """The base types of a Build, box by box."""
        self.slots: Final = slots
        """The tiles of a Produce action; for Colonize the tile, and what is offered."""
        self.terms: Terms | None = None
        """What it costs, once somebody has asked: nothing changes that between the goal and its payment."""


class Terms:
    """What a goal costs and what helps with it, own help first; rivals' help is paid with a reward."""

    def __init__(self, action: int, cost: int) -> None:
        self.action: Final = action
        self.cost: Final = cost
        self.open = False
        """Whether more than the cost is worth having: Research, Genetics, Revelation."""
        self.timed = False
        self.money = False
        """Whether profit may be spent."""
        self.gift = 0
        self.multiply = 1
        self.add = 0
        self.doubles = False
        self.port_add = 0
        self.port_doubles = False
        self.port = NO
        """The rival whose Spaceport may be used."""
        self.port_site = NO
        self.industrial = False
        self.industrials: list[int] = _NONE
        self.exposed = False
        """Whether radiation is met without any shield of one's own; only then does shielding matter."""
        self.penalty = 0
        self.shields: list[int] = _NONE
        self.shield_slots: list[int] = _NONE
        self.rely: list[int] = _NONE
        """The rivals on whose base the Move must rely, one of them; empty where no rival is needed."""
        self.rely_sites: list[int] = _NONE
        self.possible = True
        """Whether the base condition of a Move can be met at all."""
        self.needs_card = False
        """Whether at least one card must be played (G-2)."""

    def boost(self, port: bool, industrial: bool) -> Boost:
        """Give what is added to the sources when these bases of rivals are used or not."""
        return Boost(
            self.add + (self.port_add if port else 0),
            self.gift,
            self.doubles or (port and self.port_doubles),
            self.multiply * (2 if self.industrial or industrial else 1),
        )


def terms_of(state: SpaceCorp, seat: int, goal: Goal) -> Terms:
    """Give the terms of a goal that is being paid for, worked out once."""
    terms = goal.terms
    if terms is None:
        terms = _terms(state, seat, goal)
        goal.terms = terms
    return terms


def _terms(state: SpaceCorp, seat: int, goal: Goal) -> Terms:
    """Work out the terms of a goal."""
    if goal.kind == MOVE:
        return move_terms(state, seat, goal.start, goal.to)
    if goal.kind == BUILD:
        return build_terms(state, seat, goal.to, goal.types)
    if goal.kind == COLONIZE:
        return Terms(BUILD, point_cost(state, goal.to))
    gifts = state.players[seat].gifts
    cost = 1
    if goal.kind == EXPLORE:
        cost = state.board.sites[goal.to].explore_cost
    elif goal.kind == PRODUCE:
        cost = len(goal.slots)
    terms = Terms(goal.kind, cost)
    terms.gift = gifts.add[goal.kind]
    terms.multiply = gifts.multiply[goal.kind]
    if goal.kind == EXPLORE:
        terms.timed = True
        terms.money = state.era >= PLANETEERS
    else:
        terms.open = goal.kind != PRODUCE
    return terms


def move_terms(state: SpaceCorp, seat: int, start: int, to: int) -> Terms:
    """Work out the terms of a Move (8.2)."""
    board = state.board
    player = state.players[seat]
    gifts = player.gifts
    terms = Terms(MOVE, board.weightless[start][to] if gifts.ignores_gravity else board.distance[start][to])
    terms.timed = True
    terms.money = state.era >= PLANETEERS
    terms.gift = gifts.add[MOVE]
    terms.multiply = gifts.multiply[MOVE]
    here, there = state.owner_at(start), state.owner_at(to)
    closed = state.closed
    if not (start == board.start or to == board.start or here == seat or there == seat):
        # 8.2: a rival's base at either end does, for a reward.
        if here >= 0 and not closed:
            terms.rely = [here]
            terms.rely_sites = [start]
        if there >= 0 and not closed and there != here:
            terms.rely = [*terms.rely, there]
            terms.rely_sites = [*terms.rely_sites, to]
        terms.possible = len(terms.rely) > 0
    if here >= 0:
        rule = state.box.rules[state.era][SPACEPORT]
        assert rule is not None
        if here == seat:
            if state.base_here(start, seat, SPACEPORT):
                terms.add = rule.move_bonus
                terms.doubles = rule.doubles_source
        elif not closed and state.base_here(start, here, SPACEPORT):
            terms.port = here
            terms.port_add = rule.move_bonus
            terms.port_doubles = rule.doubles_source
            terms.port_site = start
    if (
        board.penalty > 0
        and board.exposed[start][to]
        and not gifts.shields >> MOVE & 1
        and not (board.start_shield and start == board.start)
    ):
        _find_shields(state, seat, board.sites[start].region, terms)
    terms.needs_card = stalls(state, seat)
    return terms


def build_terms(state: SpaceCorp, seat: int, site: int, types: list[int]) -> Terms:
    """Work out the terms of a Build (8.4)."""
    board = state.board
    gifts = state.players[seat].gifts
    place = board.sites[site]
    terms = Terms(BUILD, build_cost(state, site))
    terms.timed = True
    terms.money = state.era >= PLANETEERS
    terms.gift = gifts.add[BUILD]
    terms.multiply = gifts.multiply[BUILD]
    rule = state.box.rules[state.era][INDUSTRIAL]
    if rule is not None and rule.doubles_build:
        for owner in range(state.seats):
            slot = state.base_in_region(place.region, owner, INDUSTRIAL)
            if slot >= 0 and owner == seat:
                terms.industrial = True
            elif slot >= 0 and not state.closed:
                terms.industrials = [*terms.industrials, owner]
        if terms.industrial:
            terms.industrials = _NONE
    if board.penalty > 0 and board.radiation[place.region] and not gifts.shields >> BUILD & 1:
        own = False
        for type in types:
            built = state.box.rules[state.era][type]
            own = own or (built is not None and built.shields_own_build)
        if not own:
            _find_shields(state, seat, place.region, terms)
    return terms


def _find_shields(state: SpaceCorp, seat: int, region: int, terms: Terms) -> None:
    """Look for Shield Factories in the region where the action starts (14)."""
    rule = state.box.rules[state.era][SHIELD_FACTORY]
    if rule is None:
        return
    if state.base_in_region(region, seat, SHIELD_FACTORY) >= 0:
        return
    terms.exposed = True
    terms.penalty = state.board.penalty
    if not state.closed:
        for owner in range(state.seats):
            slot = state.base_in_region(region, owner, SHIELD_FACTORY) if owner != seat else NO
            if slot >= 0:
                terms.shields = [*terms.shields, owner]
                terms.shield_slots = [*terms.shield_slots, slot]


def point_cost(state: SpaceCorp, site: int) -> int:
    """Give the Build value that is worth a colony point at a site (16.8)."""
    return BUILD_ITEM_MULTI_STAR if state.board.sites[site].multi_star else BUILD_ITEM


def stalls(state: SpaceCorp, seat: int) -> bool:
    """Tell whether a player may not make another turn without progress (G-2)."""
    return state.closed and state.cards_left() == 0 and state.players[seat].empty_turns >= 2


def build_cost(state: SpaceCorp, site: int) -> int:
    """Give what a Build at a site costs now, its tiles counted; -1 where nothing can be built."""
    place = state.board.sites[site]
    if place.build_cost < 0:
        return NO
    cost = place.build_cost
    for slot in range(place.first, place.first + place.slots):
        if state.tiles[slot] >= 0:
            cost += state.box.tiles[state.tiles[slot]].base_modifier
    return max(0, cost)


def rewards_for(
    state: SpaceCorp, terms: Terms, hqs: int, seat: int, port: bool, industrial: int, shield: int, rely: int
) -> list[int]:
    """Count the rewards that a payment owes to each seat: one an HQ, one a base (12)."""
    owed = [0] * state.seats
    for other in range(state.seats):
        if other != seat and hqs >> other & 1:
            owed[other] += 1
    board = state.board
    if port:
        owed[terms.port] += 1
    if industrial >= 0:
        owed[industrial] += 1
    shield_site = NO
    if shield >= 0:
        owed[shield] += 1
        shield_site = board.site_of[terms.shield_slots[terms.shields.index(shield)]]
    if rely >= 0:
        site = terms.rely_sites[terms.rely.index(rely)]
        # A base that serves two purposes counts once; a whole system is one place.
        if not (port and rely == terms.port and terms.port_site == site) and not (
            shield == rely and shield_site == site
        ):
            owed[rely] += 1
    return owed


def eligible(state: SpaceCorp, seat: int) -> list[int]:
    """List the tiles on which a player can produce, the best first (8.5)."""
    found: list[int] = []
    for slot in state.holdings[seat]:
        if state.production(slot) >= 0:
            found.append(slot)
    if state.players[seat].legacy_tile >= 0:
        found.append(LEGACY)
    if len(found) < 2:
        return found
    best: list[int] = []
    amounts: list[int] = []
    for slot in found:
        amount = production_of(state, seat, slot)
        place = len(best)
        while place > 0 and amounts[place - 1] < amount:
            place -= 1
        best.insert(place, slot)
        amounts.insert(place, amount)
    return best


def production_of(state: SpaceCorp, seat: int, slot: int) -> int:
    """Give the P# of a slot or of the legacy pair."""
    return state.legacy_production(seat) if slot == LEGACY else state.production(slot)
