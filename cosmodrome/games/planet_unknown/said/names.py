"""The names of the components as terms: their words stand in locale/*.ftl."""

from __future__ import annotations

from ....kernel.message import Term
from ..components import SHAPE_KEYS, TERRAINS, TILES, TRACKS
from ..corporations import CORPORATIONS
from ..planets import PLANETS


def terrain_term(terrain: int) -> Term:
    """Name a terrain."""
    return Term("terrain-" + TERRAINS[terrain])


def marker_term(marker: int) -> Term:
    """Name a marker."""
    return Term("marker-" + TRACKS[marker])


def track_term(track: int) -> Term:
    """Name a track."""
    return Term("track-" + TRACKS[track])


def planet_term(planet: int) -> Term:
    """Name a planet."""
    return Term("planet-" + PLANETS[planet].key)


def corporation_term(corporation: int) -> Term:
    """Name a corporation."""
    return Term("corporation-" + CORPORATIONS[corporation].key)


def tech_term(corporation: int, level: int) -> Term:
    """Name a technology of a corporation."""
    firm = CORPORATIONS[corporation]
    return Term(f"tech-{firm.key}-{firm.tech_keys[level - 1].lower()}")


def shape_term(shape: int) -> Term:
    """Name a shape of tiles."""
    return Term("shape-" + SHAPE_KEYS[shape])


def tile_args(tile: int) -> tuple[Term, Term, Term]:
    """Name a tile: its shape and its two terrains."""
    entry = TILES[tile]
    return shape_term(entry.shape.number), terrain_term(entry.a), terrain_term(entry.b)


def card_term(card: int) -> Term:
    """Name a civ card."""
    return Term(f"civ-{card}")


def event_term(event: int) -> Term:
    """Name an event."""
    return Term(f"card-event-{event}")


def personal_term(objective: int) -> Term:
    """Name the personal side of an objective."""
    return Term(f"personal-{objective}")


def competitive_term(objective: int) -> Term:
    """Name the competitive side of an objective."""
    return Term(f"competitive-{objective}")
