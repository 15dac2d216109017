"""Questions as data."""

from __future__ import annotations

from typing import Any

from ...kernel.errors import BadPosition
from ...kernel.message import Json
from ...kernel.step import Step
from .cards import CIV_CARDS, LEVELS, OBJECTIVES
from .colony_json import read_item, read_tile, write_item
from .components import TERRAINS, TRACKS
from .reading import cards, flag, listed, number, one_of, spot, table
from .state import PlanetUnknown
from .steps.action import Resolve, TakeTile
from .steps.choose_card import ChooseCard
from .steps.civ import CivOrder, CivTurn
from .steps.climb import Climb, Union
from .steps.draw_objective import DrawObjective
from .steps.event import EventTurn
from .steps.final import FinalOrder, FinalTurn
from .steps.ignore import Ignoring
from .steps.rounds import TurnStation
from .steps.sides import ChooseFlux, DropObjective, PickCorporation, PickPlanet
from .steps.stow import FRESH, FROM_AREA, Stow
from .steps.teleport import Teleporting
from .steps.tile import PlaceTile

_FIELDS: dict[str, tuple[str, ...]] = {
    "pick_planet": ("any_board",),
    "pick_corporation": ("any_board",),
    "stow": ("origin",),
    "climb": ("marker", "steps", "bonuses"),
    "ignore": ("first", "first_item", "second", "second_item"),
    "choose_card": ("level", "extra"),
    "teleport": ("from", "by_card"),
    "draw_objective": ("drawn",),
    "place": ("tile", "level", "stations"),
    "civ_order": ("place",),
    "final_order": ("place",),
}


def write(step: Step) -> dict[str, Json]:
    """Give a step as data."""
    if isinstance(step, Ignoring):
        return {
            "step": "ignore",
            "seat": step.seat,
            "first": TERRAINS[step.terrain_a],
            "first_item": write_item(step.item_a) if step.item_a >= 0 else None,
            "second": TERRAINS[step.terrain_b],
            "second_item": write_item(step.item_b) if step.item_b >= 0 else None,
        }
    return step.to_json()


def read(state: PlanetUnknown, source: object) -> Step:
    """Read a step."""
    if not isinstance(source, dict):
        raise BadPosition(f"a step is an object, not {source!r}")
    name = source.get("step")
    if not isinstance(name, str):
        raise BadPosition(f"there is no step {name!r}")
    entry = table(source, ("step", "seat", *_FIELDS.get(name, ())), f"the step {name}")
    if name == "civ_order":
        return CivOrder(number(entry["place"], 0, state.seats, "place"))
    if name == "final_order":
        return FinalOrder(number(entry["place"], 0, state.seats, "place"))
    seat = number(entry["seat"], 0, state.seats - 1, "the seat of a step")
    if name == "take":
        return TakeTile(seat)
    if name == "resolve":
        return Resolve(seat)
    if name == "event":
        return EventTurn(seat)
    if name == "civ":
        return CivTurn(seat)
    if name == "final":
        return FinalTurn(seat)
    if name == "turn":
        return TurnStation(seat)
    if name == "union":
        return Union(seat)
    if name == "choose_flux":
        return ChooseFlux(seat)
    if name == "drop_objective":
        return DropObjective(seat)
    if name == "pick_planet":
        return PickPlanet(seat, flag(entry["any_board"], "any_board"))
    if name == "pick_corporation":
        return PickCorporation(seat, flag(entry["any_board"], "any_board"))
    return _read_more(state, seat, name, entry)


def _read_more(state: PlanetUnknown, seat: int, name: str, entry: dict[str, Any]) -> Step:
    """Read a step with arguments of its own."""
    colony = state.colony(seat)
    if name == "stow":
        origin = entry["origin"]
        if origin == "planet":
            return Stow(seat, FRESH)
        return Stow(seat, FROM_AREA if origin == "area" else number(origin, 1, 79, "origin"))
    if name == "climb":
        return Climb(
            seat,
            one_of(TRACKS, entry["marker"], "marker"),
            number(entry["steps"], 1, 32, "steps"),
            flag(entry["bonuses"], "bonuses"),
        )
    if name == "ignore":
        items = [
            -1 if entry[side] is None else read_item(entry[side], colony, state.solo)
            for side in ("first_item", "second_item")
        ]
        return Ignoring(
            seat,
            one_of(TERRAINS, entry["first"], "terrain"),
            items[0],
            one_of(TERRAINS, entry["second"], "terrain"),
            items[1],
        )
    if name == "choose_card":
        extra = entry["extra"]
        if extra != 0:
            cards([extra], CIV_CARDS, "choose_card")
        level = number(entry["level"], 0, LEVELS, "the level of the cards")
        if extra and (level in (0, LEVELS) or extra not in state.civ[level + 1]):
            raise BadPosition(f"card {extra} is not in the stack above level {level}")
        return ChooseCard(seat, level, number(extra, 0, 99, "extra"))
    if name == "teleport":
        return Teleporting(seat, spot(entry["from"], colony.rovers), flag(entry["by_card"], "by_card"))
    if name == "draw_objective":
        return DrawObjective(seat, sorted(cards(listed(entry["drawn"], "drawn"), OBJECTIVES, "draw_objective")))
    if name == "place":
        return PlaceTile(
            seat,
            read_tile(entry["tile"]),
            number(entry["level"], 0, 2, "the level of legality"),
            flag(entry["stations"], "stations"),
        )
    raise BadPosition(f"there is no step {name!r}")
