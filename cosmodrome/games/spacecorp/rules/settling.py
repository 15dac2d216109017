"""Which systems can be colonized, and with which points (16.8)."""

from __future__ import annotations

from ..components import BUILD
from ..state import TYPES, SpaceCorp
from .goals import point_cost
from .sources import power
from .value import Boost


def colonizable(state: SpaceCorp, seat: int, site: int) -> bool:
    """Tell whether all boxes of a system carry own bases and no colony lies there (16.8)."""
    place = state.board.sites[site]
    if not place.system or state.colony_at(site) >= 0:
        return False
    for slot in range(place.first, place.first + place.slots):
        if state.bases[slot] < 0 or state.bases[slot] // TYPES != seat:
            return False
    return True


def free_points(state: SpaceCorp, seat: int, site: int) -> int:
    """Count the colony points that cost nothing (16.8, items 1 to 4 and 8)."""
    place = state.board.sites[site]
    points = state.players[seat].gifts.colony_points
    living = not state.locked(site)
    industrial = 0
    for slot in range(place.first, place.first + place.slots):
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
    """List where in a system own teams stand that could be removed, the star first."""
    found: list[int] = []
    for where in state.players[seat].teams:
        if where >= 0 and where >> 2 == site and where & 3 not in found:
            found.append(where & 3)
    return sorted(found)


def paid_points(state: SpaceCorp, seat: int, site: int) -> list[bool]:
    """Tell which of the three payments for a colony point can be made: team, Build value, 5T."""
    return [
        len(team_offers(state, seat, site)) > 0,
        power(state, seat, BUILD, False).most(Boost(0, 0, False, 1)) >= point_cost(state, site),
        state.players[seat].profit >= 5,
    ]


def colony_choices(state: SpaceCorp, seat: int, site: int) -> list[int]:
    """List the colony tiles that a player could put down at a site."""
    points = free_points(state, seat, site)
    for can in paid_points(state, seat, site):
        points += 1 if can else 0
    found: list[int] = []
    for tile in range(len(state.box.colonies)):
        if state.colony_tiles >> tile & 1 and state.box.colonies[tile].value <= points:
            found.append(tile)
    return found
