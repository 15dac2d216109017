"""Which goals a player can reach: the answers to what to do this turn (8)."""

from __future__ import annotations

from typing import Final

from ....kernel.action import Action
from ..components import (
    ADVANCE_TRACK,
    BASES,
    BUILD,
    COLONIZE,
    COMPETITORS,
    EXPLORE,
    GAIN,
    GENETICS,
    MOST_PROFIT_SPENT,
    MOVE,
    NO,
    PLANETEERS,
    PROBE,
    PRODUCE,
    RESEARCH,
    REVELATION,
    SHIELD_FACTORY,
    SPACEPORT,
    SPECIAL,
    STARFARERS,
    TELEPORT,
    UPGRADE,
    Requirement,
    Site,
)
from ..player import bag
from ..said.actions import GOAL_GENETICS, GOAL_RESEARCH, GOAL_REVELATION, PASS, PRODUCE_BEST, PRODUCE_BY_CHOICE
from ..state import SpaceCorp
from .goals import build_terms, eligible, stalls
from .settling import colonizable, colony_choices
from .sources import affordable, power, reach, reaches
from .value import Boost, Power

_UNKNOWN: Final = -2


def goals(state: SpaceCorp, seat: int) -> list[Action]:
    """List every goal that can be paid for, and passing where it is allowed."""
    found: list[Action] = []
    banned = state.forbidden
    sites = team_sites(state, seat)
    if not banned >> MOVE & 1 and sites:
        moves(state, seat, sites, power(state, seat, MOVE, True), 0, False, found)
    if not banned >> EXPLORE & 1:
        explorable = [site for site in sites if free_box(state, state.board.sites[site])]
        if explorable:
            explorations(state, seat, explorable, power(state, seat, EXPLORE, True), 0, found)
    if not banned >> BUILD & 1:
        free = [site for site in sites if buildable(state, seat, site)]
        if free:
            builds(state, seat, free, power(state, seat, BUILD, True), 0, False, found)
    if not banned >> PRODUCE & 1:
        _productions(state, seat, found)
    if not banned >> RESEARCH & 1:
        _research(state, seat, found)
    if not banned >> GENETICS & 1 and _shows(state, seat, GENETICS):
        found.append(GOAL_GENETICS)
    if not banned >> REVELATION & 1 and state.era >= PLANETEERS and _shows(state, seat, REVELATION):
        found.append(GOAL_REVELATION)
    if not banned >> UPGRADE & 1:
        _upgrades(state, seat, found)
    if not banned >> SPECIAL & 1:
        _specials(state, seat, sites, found)
    if state.era == STARFARERS and not banned >> COLONIZE & 1:
        _colonies(state, seat, found)
    if state.cards_left() == 0:
        found.append(PASS)
    return found


def _shows(state: SpaceCorp, seat: int, action: int) -> bool:
    """Tell whether a player can bring up anything for an action without a cost."""
    player = state.players[seat]
    if player.shown[action].sources or bag(state.box, player, action).sources:
        return True
    if state.closed and not player.edges >> COMPETITORS & 1:
        return False
    return any(rival.shown[action].sources for rival in state.players)


def _research(state: SpaceCorp, seat: int, found: list[Action]) -> None:
    player = state.players[seat]
    if len(player.hand) > player.gifts.hand_limit:
        return
    if state.cards_left() == 0 and max(state.offers) < 0:
        return
    if _shows(state, seat, RESEARCH):
        found.append(GOAL_RESEARCH)


def can_act(state: SpaceCorp, where: int) -> bool:
    """Tell whether a team at a place can act: on a site or star that is not out of play (8.2)."""
    if where < 0 or where & 3:
        return False
    site = state.board.sites[where >> 2]
    return not site.is_beyond and not site.orion


def team_sites(state: SpaceCorp, seat: int) -> list[int]:
    """List the sites where a player has a team that can act and has not acted this turn."""
    found: list[int] = []
    teams = state.players[seat].teams
    for team in range(len(teams)):
        where = teams[team]
        if (
            where >= 0
            and can_act(state, where)
            and not state.acted >> (seat * 4 + team) & 1
            and where >> 2 not in found
        ):
            found.append(where >> 2)
    return found


def moves(
    state: SpaceCorp, seat: int, sites: list[int], strength: Power, spent: int, penalty_paid: bool, found: list[Action]
) -> None:
    """List the Moves of teams at some sites that can be paid for."""
    if stalls(state, seat) and not _has_card(state, seat):
        return
    board = state.board
    player = state.players[seat]
    gifts = player.gifts
    profit = player.profit
    money = min(profit, MOST_PROFIT_SPENT - spent) if state.era >= PLANETEERS else 0
    closed = state.closed
    owners = state.owners
    for start in sites:
        here = owners[start]
        add, doubles = 0, False
        if here >= 0 and (here == seat or not closed) and state.base_here(start, here, SPACEPORT):
            rule = state.rule(SPACEPORT)
            add, doubles = rule.move_bonus, rule.doubles_source
        boost = Boost(add, gifts.add[MOVE], doubles, gifts.multiply[MOVE])
        value = strength.most(boost)
        if value == 0:
            continue
        far = reach(value, money)
        # How far a way through radiation can be: with a shield, or the penalty paid; worked out once it matters.
        safe = (
            far
            if board.penalty == 0
            or penalty_paid
            or not _unshielded(state, seat, start)
            or _rival_shield(state, seat, start)
            else _UNKNOWN
        )
        bound = here == seat or start == board.start or (here >= 0 and not closed)
        colony = state.era == STARFARERS and start in player.colony_sites
        distances = (board.weightless if gifts.ignores_gravity else board.distance)[start]
        exposed = board.exposed[start]
        row = state.answers.move[state.era][start]
        for to in board.within(start, far, gifts.ignores_gravity):
            if not bound and to != board.start:
                owner = owners[to]
                if owner != seat and (owner < 0 or closed):
                    continue
            if not colony and board.sites[to].orion:
                continue
            if exposed[to]:
                if safe == _UNKNOWN:
                    shelter = strength.most_sheltered(boost)
                    safe = reach(shelter, money) if shelter > 0 else NO
                    if profit >= board.penalty:
                        safe = max(safe, reach(value, min(money, profit - board.penalty)))
                if distances[to] > safe:
                    continue
            found.append(row[to])


def _unshielded(state: SpaceCorp, seat: int, start: int) -> bool:
    """Tell whether a Move from a site has no shield of its own."""
    board = state.board
    if state.players[seat].gifts.shields >> MOVE & 1 or (board.start_shield and start == board.start):
        return False
    return state.base_in_region(board.sites[start].region, seat, SHIELD_FACTORY) < 0


def _rival_shield(state: SpaceCorp, seat: int, start: int) -> bool:
    """Tell whether a rival's Shield Factory can be used for a Move from a site."""
    if not state.closed:
        for owner in range(state.seats):
            if owner != seat and state.base_in_region(state.board.sites[start].region, owner, SHIELD_FACTORY) >= 0:
                return True
    return False


def _has_card(state: SpaceCorp, seat: int) -> bool:
    """Tell whether a player holds a card that can be played with a Move."""
    for card in state.players[seat].hand:
        if card == state.box.time or state.box.cards[card].face.sources[MOVE] is not None:
            return True
    return False


def explorations(
    state: SpaceCorp, seat: int, sites: list[int], strength: Power, spent: int, found: list[Action]
) -> None:
    """List those of some sites that can be explored."""
    board = state.board
    gifts = state.players[seat].gifts
    money = min(state.players[seat].profit, MOST_PROFIT_SPENT - spent) if state.era >= PLANETEERS else 0
    most = reach(strength.most(Boost(0, gifts.add[EXPLORE], False, gifts.multiply[EXPLORE])), money)
    for site in sites:
        place = board.sites[site]
        if 0 <= place.explore_cost <= most and free_box(state, place):
            found.append(state.answers.explore[state.era][site])


def free_box(state: SpaceCorp, place: Site) -> bool:
    """Tell whether a site has an exploration box to fill whose stack is not empty."""
    for index in range(len(place.stacks)):
        if state.tiles[place.first + index] < 0 and state.stacks[place.stacks[index]]:
            return True
    return False


def builds(
    state: SpaceCorp, seat: int, sites: list[int], strength: Power, spent: int, penalty_paid: bool, found: list[Action]
) -> None:
    """List what can be built at some sites; in a system of several boxes the types are asked afterwards."""
    for site in sites:
        if not buildable(state, seat, site):
            continue
        place = state.board.sites[site]
        if place.slots > 1:
            if next_types(state, seat, site, [], strength, spent, penalty_paid):
                found.append(state.answers.build_system[state.era][site])
        else:
            for type in next_types(state, seat, site, [], strength, spent, penalty_paid):
                found.append(state.answers.build[state.era][site][type])


def buildable(state: SpaceCorp, seat: int, site: int) -> bool:
    """Tell whether a site is free and explored, and open to this player (8.4, 16.6)."""
    place = state.board.sites[site]
    if place.build_cost < 0 or state.owner_at(site) >= 0 or free_box(state, place):
        return False
    for slot in range(place.first, place.first + place.slots):
        tile = state.tiles[slot]
        if tile >= 0 and state.box.tiles[tile].introvs and not state.players[seat].gifts.introv_access:
            return False
    return True


def next_types(
    state: SpaceCorp, seat: int, site: int, chosen: list[int], strength: Power, spent: int, penalty_paid: bool
) -> list[int]:
    """List the types for the next box that leave the Build possible and payable."""
    place = state.board.sites[site]
    plain = payable(state, seat, site, [], strength, spent, penalty_paid)
    # A Shield Factory among the bases shields its own Build.
    rule = state.box.rules[state.era][SHIELD_FACTORY]
    covered = plain or (
        rule is not None and payable(state, seat, site, [SHIELD_FACTORY], strength, spent, penalty_paid)
    )
    if not covered:
        return []
    found: list[int] = []
    for type in range(len(BASES)):
        if not fits(state, seat, place.first + len(chosen), type, chosen):
            continue
        both = [*chosen, type]
        if _completes(state, seat, place, both, not plain):
            found.append(type)
    return found


def _completes(state: SpaceCorp, seat: int, place: Site, chosen: list[int], needs_shield: bool) -> bool:
    """Tell whether every box left can still have a base, with a Shield Factory somewhere if one is needed."""
    if len(chosen) == place.slots:
        return not needs_shield or SHIELD_FACTORY in chosen
    for type in range(len(BASES)):
        if fits(state, seat, place.first + len(chosen), type, chosen) and _completes(
            state, seat, place, [*chosen, type], needs_shield
        ):
            return True
    return False


def payable(
    state: SpaceCorp, seat: int, site: int, types: list[int], strength: Power, spent: int, penalty_paid: bool
) -> bool:
    """Tell whether a Build can be paid for in any way."""
    terms = build_terms(state, seat, site, types)
    if penalty_paid:
        terms.exposed = False
    if spent == 0:
        return affordable(state, seat, terms, strength)
    boost = terms.boost(False, len(terms.industrials) > 0)
    value = strength.most(boost)
    profit = state.players[seat].profit
    money = min(profit, MOST_PROFIT_SPENT - spent) if terms.money else 0
    if not terms.exposed or terms.shields:
        return reaches(value, terms.cost, money)
    if profit >= terms.penalty and reaches(value, terms.cost, min(money, profit - terms.penalty)):
        return True
    shelter = strength.most_sheltered(boost)
    return shelter > 0 and reaches(shelter, terms.cost, money)


def fits(state: SpaceCorp, seat: int, slot: int, type: int, chosen: list[int]) -> bool:
    """Tell whether a base type may stand in a slot and is in supply beside those already chosen (10)."""
    rule = state.box.rules[state.era][type]
    if rule is None or state.supply(seat, type) <= chosen.count(type):
        return False
    return rule.requirement is None or meets(state, slot, rule.requirement)


def meets(state: SpaceCorp, slot: int, needs: Requirement) -> bool:
    """Tell whether the tile or site of a slot meets a requirement; printed numbers count (R-53)."""
    kind = needs.kind
    site = state.board.sites[state.board.site_of[slot]]
    tile = state.tiles[slot]
    if kind == "lagrange":
        return site.lagrange
    if kind == "no_gravity":
        return site.gravity == 0
    if kind == "or":
        return any(meets(state, slot, part) for part in needs.parts)
    if tile < 0:
        return False
    printed = state.box.tiles[tile]
    if kind == "symbol":
        return printed.symbols & needs.symbols != 0
    if kind == "not_symbol":
        return printed.symbols & needs.symbols == 0
    if kind == "has_production":
        return printed.production >= 0
    return printed.colony_points > 0


def _productions(state: SpaceCorp, seat: int, found: list[Action]) -> None:
    tiles = eligible(state, seat)
    if not tiles:
        return
    gifts = state.players[seat].gifts
    most = power(state, seat, PRODUCE, False).most(Boost(0, gifts.add[PRODUCE], False, gifts.multiply[PRODUCE]))
    for count in range(1, min(most, len(tiles)) + 1):
        found.append(PRODUCE_BEST[count])
    if most >= 1 and len(tiles) > 1:
        found.append(PRODUCE_BY_CHOICE)


def _upgrades(state: SpaceCorp, seat: int, found: list[Action]) -> None:
    player = state.players[seat]
    last = NO
    stalling = stalls(state, seat)
    for card in player.hand:
        if card != last and state.box.cards[card].infra:
            for slot in range(3):
                old = player.infra[slot]
                if old == card or (stalling and old >= 0 and state.box.cards[old].era == state.era):
                    # A card for its like changes nothing; stalling is not offered (G-2).
                    continue
                found.append(state.answers.upgrade[card][slot])
        last = card


def _specials(state: SpaceCorp, seat: int, sites: list[int], found: list[Action]) -> None:
    player = state.players[seat]
    last = NO
    for number in player.hand:
        card = state.box.cards[number]
        if number == last or card.special < 0:
            continue
        last = number
        if (
            card.special == GAIN
            or (card.special == PROBE and _any_target(state))
            or (card.special == TELEPORT and len(sites) > 0)
            or (card.special == ADVANCE_TRACK and on_track(state, seat))
        ):
            found.append(state.answers.special[number])


def on_track(state: SpaceCorp, seat: int) -> bool:
    """Tell whether a player has a team on a star track."""
    return any(where >= 0 and where & 3 != 0 for where in state.players[seat].teams)


def probe_targets(state: SpaceCorp) -> list[int]:
    """List the sites that a probe can reveal: a free box and no piece at all (8.9)."""
    return [site for site in range(state.board.count) if _is_target(state, site)]


def _any_target(state: SpaceCorp) -> bool:
    """Tell whether a probe can reveal anything."""
    return any(_is_target(state, site) for site in range(state.board.count))


def _is_target(state: SpaceCorp, site: int) -> bool:
    """Tell whether a probe can reveal a site."""
    place = state.board.sites[site]
    return (
        len(place.stacks) > 0
        and state.tiles[place.first] < 0
        and state.owners[site] < 0
        and free_box(state, place)
        and not state.team_anywhere(site)
    )


def _colonies(state: SpaceCorp, seat: int, found: list[Action]) -> None:
    last = NO
    for slot in state.holdings[seat]:
        site = state.board.site_of[slot]
        if site == last:
            continue
        last = site
        if colonizable(state, seat, site) and colony_choices(state, seat, site):
            found.append(state.answers.colonize[site])
