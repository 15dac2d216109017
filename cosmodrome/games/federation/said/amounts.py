"""Amounts and effects as facts that a board can draw."""

from __future__ import annotations

from .. import ops
from ..components import RESOURCES, Effects
from . import views
from .views import Amounts


def amounts_json(res: list[int]) -> Amounts:
    """Show amounts by the names of their kinds, those only that there are."""
    return {RESOURCES[kind]: count for kind, count in enumerate(res) if count}


def effects_json(effects: Effects) -> list[views.Effect]:
    """Show effects one after the other."""
    found: list[views.Effect] = []
    for effect in effects.steps:
        shown: views.Effect = {"op": ops.OPS[effect.kind], "n": effect.n}
        if sum(effect.res):
            shown["resources"] = amounts_json(effect.res)
        if effect.options:
            shown["options"] = [effects_json(option) for option in effect.options]
        found.append(shown)
    return found
