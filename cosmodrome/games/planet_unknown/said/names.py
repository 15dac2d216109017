"""Names of components that are put together: their words stand in locale/*.ftl."""

from __future__ import annotations

from ....kernel.message import Term
from ..components import SHAPE_KEYS, TERRAINS, TILES
from ..corporations import CORPORATIONS


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
    first, second = (Term("terrain-" + TERRAINS[terrain]) for terrain in (entry.a, entry.b))
    return shape_term(entry.shape.number), first, second
