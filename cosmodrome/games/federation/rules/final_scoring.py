"""Points: what has been scored, and what the final scoring brings (FD 16)."""

from __future__ import annotations

from ....kernel.score import Score
from ....kit.bits import count
from ..components import COMMON, MISSION_PROJECT, PROJECTS, SOURCES, crystals
from ..state import Federation


def project_value(state: Federation, seat: int, project: int) -> int:
    """Return the value that a project ranks a player by."""
    if project == COMMON:
        return state.players[seat].contributions
    if project == MISSION_PROJECT:
        return state.missions_completed(state.players[seat])
    return state.influence(seat, project)


def project_points(state: Federation, project: int) -> list[int]:
    """Rank the players in a project and return each one's points, as if it were funded."""
    values = [project_value(state, seat, project) for seat in range(state.seats)]
    points = [0] * state.seats
    if state.seats == 2:
        first, tie, close, most, otherwise = state.box.duel
        if values[0] == values[1]:
            return [tie, tie] if values[0] > 0 else points
        ahead = 0 if values[0] > values[1] else 1
        behind = 1 - ahead
        points[ahead] = first
        if values[behind] > 0:
            points[behind] = close if values[ahead] - values[behind] <= most else otherwise
        return points
    places = state.box.places[state.seats]
    place = 0
    for value in sorted(set(values), reverse=True):
        if value <= 0:
            break
        tied = [seat for seat in range(state.seats) if values[seat] == value]
        share = sum(places[place : place + len(tied)]) // len(tied)
        for seat in tied:
            points[seat] = share
        place += len(tied)
    return points


def left_overs(state: Federation, seat: int) -> int:
    """Count the points of what a player has left."""
    player = state.players[seat]
    box = state.box
    return (
        crystals(player.res) // 2 * box.per_two_crystals
        + player.res[3] * box.per_diamond
        + player.hangar * box.per_ship
        + len(player.alterations) * box.per_alteration
    )


def medal_points(state: Federation, seat: int) -> int:
    """Count the points of a player's medals."""
    return state.box.medal_points[count(state.players[seat].medals)]


def scores(state: Federation) -> list[Score]:
    """Count everybody's points as if the game ended now: prestige, medals, left-overs and funded projects."""
    funded = [0] * state.seats
    for project in range(len(PROJECTS)):
        if state.funded(project):
            for seat, points in enumerate(project_points(state, project)):
                funded[seat] += points
    found: list[Score] = []
    for seat in range(state.seats):
        parts: dict[str, int] = {SOURCES[source]: points for source, points in enumerate(state.players[seat].points)}
        parts["medals"] = medal_points(state, seat)
        parts["left_overs"] = left_overs(state, seat)
        parts["projects"] = funded[seat]
        found.append(Score(parts))
    return found


def winners(state: Federation) -> list[int]:
    """Return all with the most points: they share the victory."""
    totals = [score.total for score in scores(state)]
    most = max(totals)
    return [seat for seat in range(state.seats) if totals[seat] == most]
