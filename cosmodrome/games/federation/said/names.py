"""Components, amounts and effects: their names as terms for the log, and as facts that a board can draw.

Amounts are terms of their own (amount-ship-2), so that anything made of effects can be said for any data file. The
words stand in locale/*.ftl.
"""

from __future__ import annotations

from ....kernel.message import Term, Who
from .. import ops
from ..components import COUNTERS, RESOURCES, Effects
from . import views

Words = list[int | str | Term | Who]


def amount_terms(res: list[int]) -> Words:
    """Say resources one after the other."""
    found: Words = [Term(f"amount-{RESOURCES[kind]}-{min(count, 10)}") for kind, count in enumerate(res) if count > 0]
    return found or [Term("amount-nothing")]


def effect_terms(effects: Effects) -> Words:
    """Say what effects do, one term for each."""
    found: Words = []
    for effect in effects.steps:
        if effect.kind == ops.GAIN:
            found += amount_terms(effect.res)
        elif effect.kind == ops.PAY:
            found.append(Term("amount-pay"))
        elif effect.kind in (ops.DEGREES, ops.SHIP, ops.DIE, ops.PROJECT):
            found.append(Term(f"amount-{ops.OPS[effect.kind]}-{min(effect.n, 10)}"))
        elif effect.kind == ops.MARKER:
            found.append(Term("amount-marker"))
        elif effect.kind == ops.PP and effect.counter < 0:
            found.append(Term(f"amount-pp-{min(effect.n, 20)}"))
        elif effect.kind == ops.PP:
            found.append(Term("counter-" + COUNTERS[effect.counter].replace(":", "-")))
        else:
            found.append(Term("amount-" + ops.OPS[effect.kind]))
    return found or [Term("amount-nothing")]


def named(kind: str, id: str) -> Term:
    """Name a component of a kind."""
    return Term(f"{kind}-{id}")


def amounts_json(res: list[int]) -> views.Amounts:
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
