"""A ship as one number: where it is, times 8, plus the value it shows."""

from __future__ import annotations

from typing import Final, Literal, get_args

from .components import FACILITIES, Facility

# Places of a ship. From DOCK on: a dock of a facility.
STOCK: Final = 0
UNPLACED: Final = 1
BAY: Final = 2
DESERT: Final = 3
"""The Relic Ship's place on Burroughs Desert, while nobody owns it."""
DOCK: Final = 8

RELIC: Final = 6
"""The Relic Ship's index in the fleet of its owner, after the six coloured ships."""

Berth = Literal["stock", "unplaced", "bay", "burroughs_desert"]
"""Where a ship is that is at no facility."""
PLACES: Final[tuple[Berth, ...]] = get_args(Berth)


def ship(place: int, value: int) -> int:
    """Make a ship that shows a value at a place."""
    return place * 8 + value


def at_dock(facility: int, dock: int) -> int:
    """Return the place that is a dock of a facility."""
    return DOCK + facility * 8 + dock


def facility_at(place: int) -> int:
    """Return the facility whose dock a place is, -1 if it is none."""
    return (place >> 3) - 1 if place >= DOCK else -1


def place_key(place: int) -> Facility | Berth:
    """Name a place for people and files: a facility for any of its docks."""
    return FACILITIES[facility_at(place)] if place >= DOCK else PLACES[place]
