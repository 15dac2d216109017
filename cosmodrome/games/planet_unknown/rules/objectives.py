"""What objectives measure (PU 17)."""

from __future__ import annotations

from ..cards import OBJECTIVES, Objective
from ..colony import Colony
from ..components import TRACKS
from ..grid import SIDE, area_of, areas, square
from .lifepods import collected_pods
from .tracks import at_last


def stations_of(colony: Colony, terrain: int) -> int:
    """Return the squares with a visible station of a type."""
    return colony.stations & colony.land[terrain]


def largest_area(colony: Colony, terrain: int) -> int:
    """Count the squares of the largest area of a terrain."""
    most = 0
    for area in areas(colony.terrain(terrain)):
        most = max(most, area.bit_count())
    return most


def _has_rectangle(mask: int, width: int, height: int) -> bool:
    """Tell whether a block of squares lies in a set."""
    block = 0
    for x in range(width):
        for y in range(height):
            block |= 1 << square(x, y)
    for y in range(SIDE - height + 1):
        for x in range(SIDE - width + 1):
            if mask & block << square(x, y) == block << square(x, y):
                return True
    return False


def filled(colony: Colony) -> int:
    """Return the squares that count as filled: covered ones, and Petra's open electric ones (R-23)."""
    return colony.covered | colony.electric()


def is_met(colony: Colony, objective: Objective) -> bool:
    """Tell whether a personal objective is met."""
    test = objective.test
    terrain = objective.terrain
    if test == "rectangle":
        mask = colony.terrain(terrain)
        return _has_rectangle(mask, objective.width, objective.height) or _has_rectangle(
            mask, objective.height, objective.width
        )
    if test == "area_with_stations":
        left = stations_of(colony, terrain)
        while left.bit_count() >= objective.count:
            area = area_of(left & -left, colony.terrain(terrain))
            if (area & left).bit_count() >= objective.count:
                return True
            left &= ~area
        return False
    if test == "track_at_max":
        return at_last(colony, terrain)
    if test == "station_count_at_most":
        return stations_of(colony, terrain).bit_count() <= objective.count
    if test == "meteorites_collected_at_least":
        return colony.rocks >= objective.count
    if test == "lifepods_more_than_meteorites":
        return collected_pods(colony) > colony.rocks
    if test == "all_ice_covered":
        return colony.board.ice & ~colony.covered == 0
    return colony.board.land & ~filled(colony) == 0


def measure(colony: Colony, objective: Objective) -> int:
    """Measure a colony for a competitive objective."""
    metric = objective.metric
    terrain = objective.metric_terrain
    if metric == "stations_on_perimeter":
        return (stations_of(colony, terrain) & colony.board.perimeter).bit_count()
    if metric == "largest_area":
        return largest_area(colony, terrain)
    if metric == "area_count":
        return len(areas(colony.terrain(terrain)))
    if metric == "station_count":
        return stations_of(colony, terrain).bit_count()
    if metric == "tracks_at_max":
        return sum(1 for track in range(len(TRACKS)) if at_last(colony, track))
    if metric == "meteorites_collected":
        return colony.rocks
    return collected_pods(colony)


def medals_between(colonies: list[Colony], number: int) -> list[int]:
    """Share out the medals of a competitive objective: the best gets all, a tie for best less, the others nothing."""
    objective = OBJECTIVES[number]
    values = [measure(colony, objective) for colony in colonies]
    best = max(values) if objective.most else min(values)
    medals = objective.win if values.count(best) == 1 else objective.tie
    return [medals if value == best else 0 for value in values]
