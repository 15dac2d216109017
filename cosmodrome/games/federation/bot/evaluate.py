"""What a position is worth: each seat's chance to win, from the points that it can expect to end with."""

from __future__ import annotations

import math
from typing import Final

from ....kit.bits import count
from ....kit.chance import softmax
from ..components import COMMON, FUNDING, PROJECTS
from ..player import Player
from ..rules.accreditation import DeepSpace
from ..rules.arratooine import MixBonus, StallBonus, TradeStall
from ..rules.atalum import TakeSpecialist
from ..rules.e81216 import Build
from ..rules.final_scoring import project_points, winners
from ..rules.missions import OpenMission
from ..rules.neo import DeadAsteroid, NeoMove
from ..rules.placement import AddDie, ChooseFace, Cover
from ..rules.planet_actions import OnPlanet
from ..rules.projects import FundProject
from ..rules.resolving import Run
from ..rules.senate import floor_votes, wing_votes
from ..rules.senate_actions import Act, CopyAction
from ..rules.sixmoon import MoonToken
from ..state import Federation
from . import instinct

MEDAL: Final[list[float]] = [0.0, 2.5, 5.5, 9.0, 13.0, 18.0, 24.0, 30.0]
"""Medals are worth more together: one is a step towards the next."""
RESOURCE: Final[list[float]] = [0.8, 1.1, 1.5, 2.6]
TURN: Final = 5.0
"""What an ambassador still in hand will bring."""


def chances(state: Federation) -> list[float]:
    """Estimate each seat's chance to win; they add up to 1."""
    if state.finished:
        won = winners(state)
        return [1.0 / len(won) if seat in won else 0.0 for seat in range(state.seats)]
    worths = expectations(state)
    # Points decide more surely the later it is.
    return softmax(worths, 7.0 + 4.0 * (state.box.rounds - state.round))


def _pending(state: Federation) -> float:
    """Guess what the questions that wait in a turn will bring: half a placement is not worth nothing."""
    value = 0.0
    for step in state.common:
        if isinstance(step, ChooseFace):
            value += instinct.placing(state, step.seat, step.cell)
        elif isinstance(step, (Cover, AddDie)):
            value += 3.0
        elif isinstance(step, (Build, DeepSpace)):
            value += 6.0
        elif isinstance(step, (NeoMove, MoonToken, TakeSpecialist, TradeStall, CopyAction, Act)):
            value += 4.0
        elif isinstance(step, OnPlanet):
            value += 0.5 if step.after else 4.5
        elif isinstance(step, (FundProject, DeadAsteroid)):
            value += 2.5
        elif isinstance(step, (OpenMission, Run, StallBonus, MixBonus)):
            value += 1.5
    return value


def expectations(state: Federation) -> list[float]:
    """Estimate the points that each seat will end with."""
    later = float(state.box.rounds - state.round)
    found = [_own(state, seat, player, later) for seat, player in enumerate(state.players)]
    _add_projects(state, later, found)
    _add_floors(state, found)
    _add_laws(state, found)
    if state.active >= 0:
        found[state.active] += _pending(state)
    return found


def _own(state: Federation, seat: int, player: Player, later: float) -> float:
    """Weigh what a player has, apart from the others."""
    early = (later + 0.5) / 4.5
    value = 0.0
    for points in player.points:
        value += points
    value += MEDAL[count(player.medals)]
    for kind in range(4):
        price = 1.0 if kind == 3 else 0.45
        value += player.res[kind] * (price + (RESOURCE[kind] - price) * early)
    value += player.hangar * (1.0 + 1.6 * early)
    # Three floors a round are shared out among the players.
    value += (later + 0.2) * state.level(seat) * 2.4 / state.seats
    value += player.degree * (0.3 + 0.25 * early)
    if player.deep < 0:
        value += 0.07 * player.degree * player.degree * early
    else:
        value += 3.0 * later
    value += player.die * (0.25 + 0.55 * later / 2)
    value += len(player.alterations) * (1.0 + 1.3 * early)
    value += count(player.up) * (0.4 + 1.4 * early)
    value += count(player.productions) * 1.9 * later
    ready = count(player.markers & ~player.flown)
    ships = player.hangar
    value += min(ready, 8) * (0.5 + 1.2 * early)
    if ready and ships:
        value += 1.0 * min(ready, ships)
    value += count(player.flown) * 0.5
    value += count(player.hand) * TURN
    total = 0
    for planet in range(5):
        influence = state.influence(seat, planet)
        total += influence
        # A medal that is near is half won.
        if not player.medals >> planet & 1 and state.thresholds[planet] and state.next_medal(planet) - influence <= 1:
            value += 1.2
    return value + total * 0.35 * (1.0 + early)


def _add_projects(state: Federation, later: float, found: list[float]) -> None:
    """Add the points of projects by how likely they will be funded."""
    coming = [0] * 7
    for cell, seated in enumerate(state.senate):
        if seated is not None and seated.side == FUNDING and seated.owner >= 0:
            coming[state.box.cells[cell].column - 1] += 1
    for project in range(len(PROJECTS)):
        needed = state.box.last_step[project] - state.steps[project] - coming[project]
        if needed <= 0:
            chance = 1.0
        else:
            pace = (later + 0.5) * (1.2 if project != COMMON else 0.7)
            chance = pace / (pace + needed)
        if chance > 0.05:
            points = project_points(state, project)
            for seat in range(state.seats):
                found[seat] += chance * points[seat]


def _add_floors(state: Federation, found: list[float]) -> None:
    """Add the floors of this round as they stand."""
    for floor in (1, 2, 3):
        totals = floor_votes(state, floor)
        most = max(totals)
        if most == 0:
            continue
        for seat in range(state.seats):
            level = state.level(seat)
            if totals[seat] == most:
                found[seat] += 0.75 * level
            elif totals[seat] > 0:
                found[seat] += 0.25 * level * totals[seat] / most


def _add_laws(state: Federation, found: list[float]) -> None:
    """Add the law of this round by the votes so far, and the laws that can still come."""
    wings = wing_votes(state)
    left_chance = 1.0 / (1.0 + math.exp((wings[1] - wings[0]) / 3.0))
    planet = state.box.law_planet
    for seat in range(state.seats):
        value = 2.0 * (
            left_chance * state.influence(seat, planet[state.laws[0]])
            + (1.0 - left_chance) * state.influence(seat, planet[state.laws[1]])
        )
        for law in state.next_laws:
            if law >= 0:
                value += state.influence(seat, planet[law])
        for stack in state.law_stacks:
            for law in stack:
                value += state.influence(seat, planet[law])
        found[seat] += value
