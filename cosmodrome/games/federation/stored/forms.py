"""How the things of Federation are written, and the registry of its questions."""

from __future__ import annotations

from typing import Any, Final

from ....kernel.errors import BadPosition
from ....kernel.message import Json
from ....kit.codec import By, Codec, Flag, Id, ListOf, Questions, SetOf, TableOf, Whole
from .. import ops
from ..components import ACTIONS, AMBASSADORS, MEDALS, PLANETS, RESOURCES, SIDES, SOURCES, Effect, Effects

QUESTIONS: Final = Questions()


def _of_box(kind: str) -> Id:
    """Describe components of the box that a position is played with."""
    return Id(lambda state: state.box.ids[kind], kind)


COUNT: Final = Whole(0, 99)
SOME: Final = Whole(1, 99)
FLAG: Final = Flag()
LEVEL: Final = Whole(1, 2)
ACTION: Final = Id(ACTIONS, "action")
PLANET: Final = Id(PLANETS, "planet")
PLANET_LIST: Final = ListOf(PLANET)
AMBASSADOR: Final = Id(AMBASSADORS, "ambassador")
SIDE: Final = Id(SIDES, "side")
SOURCE: Final = Id(SOURCES, "source of points")
MEDAL_SET: Final = SetOf(Id(MEDALS, "medal"))
CELL: Final = _of_box("cell")
PLACE: Final = _of_box("place")
"""A cell or the outer module."""
MISSION_SET: Final = SetOf(_of_box("mission"))
ALTERATION: Final = _of_box("alteration token")
ALTERATION_LIST: Final = ListOf(ALTERATION, distinct=True, ordered=True)
SPECIALIST: Final = _of_box("specialist")
SPECIALIST_SET: Final = SetOf(SPECIALIST)
STALL: Final = _of_box("stall")
PIT: Final = _of_box("cell of Neo")
ASTEROID: Final = _of_box("asteroid")
ASTEROID_LIST: Final = ListOf(ASTEROID, distinct=True, ordered=True)
LAW: Final = _of_box("law")
SLOT_SET: Final = SetOf(_of_box("slot"))
PRODUCTION: Final = _of_box("production")
WORK: Final = _of_box("work")
MEGA_TOKENS: Final = ListOf(_of_box("megastructure token"), 2, distinct=True, ordered=True)
HOME: Final = _of_box("start tile")
DEEP: Final = _of_box("deep space tile")
PLANET_BLOCK: Final = _of_box("planet block")
ROOM_BLOCK: Final = _of_box("room block")
BLOCK: Final = _of_box("block")
PRICE: Final = TableOf(RESOURCES, Whole(0, 20), sparse=True)


class Packed(Codec):
    """A small number for each component of a kind, packed into one number; written as an object of those above 0."""

    def __init__(self, kind: str, bits: int, most: int) -> None:
        self.kind: Final = kind
        self.bits: Final = bits
        self.table: Final = TableOf(lambda state: state.box.ids[kind], Whole(1, most), sparse=True)

    def write(self, value: Any, state: Any) -> Json:
        """Return the numbers by their ids."""
        mask = (1 << self.bits) - 1
        kinds = range(len(state.box.ids[self.kind]))
        return self.table.write([value >> self.bits * place & mask for place in kinds], state)

    def read(self, data: object, state: Any, what: str) -> int:
        """Read the numbers."""
        found = self.table.read(data, state, what)
        return sum(number << self.bits * place for place, number in enumerate(found))


def _read_effects(data: object, state: Any) -> Effects:
    """Find effects by what they come from."""
    found = state.box.effects.get(data) if isinstance(data, str) else None
    if not isinstance(found, Effects):
        raise BadPosition(f"nothing has effects by the name {data!r}")
    return found


def _write_choice(effect: Effect, state: Any) -> Json:
    """Return what an effect that lets a player choose comes from."""
    return next(origin for origin, found in state.box.effects.items() if found.steps and found.steps[0] is effect)


def _read_choice(data: object, state: Any) -> Effect:
    """Find an effect that lets a player choose."""
    steps = _read_effects(data, state).steps
    if not steps or steps[0].kind != ops.CHOOSE:
        raise BadPosition(f"{data} lets nobody choose")
    return steps[0]


def in_turn(step: Any, state: Any) -> None:
    """Refuse a place in the turn order, or a slot, beyond the last."""
    if step.place > state.seats or getattr(step, "slot", 0) > len(state.box.slots):
        raise BadPosition(f"there are {state.seats} seats and {len(state.box.slots)} slots")


EFFECTS: Final = By(lambda effects, state: effects.origin, _read_effects)
CHOICE: Final = By(_write_choice, _read_choice)
