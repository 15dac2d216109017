"""What a seat can have explained before it answers: where a tile fits and why not, how far a rover goes.

A seat that is asked can ask back about these topics:

- `placements r1 flip`: the tile in its hand, in one pose, on every square (`placements large r1`: one that it may take)
- `patches`: what a patch would bring on each square
- `climbs`: the cells that markers would enter, for each answer about one
- `rover c6`: where a rover can go
- `planet petra`: a planet that can be chosen, as it lies there at the start
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final, cast

from ....kernel.event import Event
from ....kernel.message import Message
from ....kernel.views import MessageView
from ....kit.question import Decision
from ..components import RINGS, TILES, TRACKS
from ..grid import WHOLE_BOARD, square_name, square_names, squares
from ..rules.climb import Climb as Climbing
from ..rules.items.markers import gives_bonuses
from ..rules.items.pending import item_for
from ..rules.place_tile import PlaceTile
from ..rules.placing import may_be_energy
from ..rules.rovers import carry_out, moves
from ..rules.scoring import filled_squares
from ..state import PlanetUnknown
from . import actions as act
from .actions import ON_STACK, Move, OnMarker, OnPlanet, OnSquare, OnStack, Place
from .findings import Brings, Climb, Climbs, Finding, FreshPlanet, Ground, Patches, Placements, Reach
from .trying import Before, copied, entered, tell_cells

OFF_PLANET: Final = Message("illegal-off-planet")
UP: Final = (act.STATION, act.ENERGY_AS, act.SYNERGY, act.TWICE, act.ADVANCE, act.CLIMB)
DOWN: Final = (act.REGRESS, act.USE_REGRESS)


def topics(state: PlanetUnknown, seat: int) -> tuple[str, ...]:
    """List what a seat can ask about its question."""
    step = state.top(seat)
    if not isinstance(step, Decision):
        return ()
    found: list[str] = []
    if isinstance(step, PlaceTile):
        found += [f"placements {pose}" for pose in _poses(state, seat, step.tile)]
    for action in state.legal(seat):
        topic = ""
        if isinstance(action, OnStack) and action.verb == act.TAKE:
            tile = state.tops[state.shape_for(seat, action.ring)]
            found += [f"placements {RINGS[action.ring]} {pose}" for pose in _poses(state, seat, tile)]
        elif isinstance(action, OnSquare) and action.verb == act.PATCH:
            topic = "patches"
        elif isinstance(action, OnMarker) and action.verb in UP + DOWN:
            topic = "climbs"
        elif isinstance(action, Move):
            topic = f"rover {square_name(action.here)}"
        elif isinstance(action, OnPlanet):
            topic = action.text
        if topic and topic not in found:
            found.append(topic)
    return tuple(found)


def _poses(state: PlanetUnknown, seat: int, number: int) -> list[str]:
    """Name the poses of a tile as the answers do that place it."""
    tile = TILES[number]
    energy = ("", " as energy") if may_be_energy(state.colony(seat), tile) else ("",)
    return [f"r{turn % 4}{' flip' if turn >= 4 else ''}{more}" for more in energy for turn in tile.shape.turns]


def inspect(state: PlanetUnknown, seat: int, topic: str) -> Finding | None:
    """Tell what the rules say about a topic; None if nothing can be asked about it now."""
    step = state.top(seat)
    if not isinstance(step, Decision) or topic not in topics(state, seat):
        return None
    kind, _, rest = topic.partition(" ")
    if kind == "placements":
        return _placements(state, seat, step, rest)
    if kind == "patches":
        return _patches(state, seat, step)
    if kind == "climbs":
        return _climbs(state, seat, step)
    if kind == "rover":
        return _reach(state, seat, rest)
    return _planet(state, seat, step, topic)


def _placements(state: PlanetUnknown, seat: int, step: Decision, rest: str) -> Placements:
    """Tell for every corner what a tile would bring in one pose, or why it cannot lie there."""
    world = copied(state)
    ring, _, pose = rest.partition(" ")
    if ring in RINGS:
        step.apply(world, ON_STACK[act.TAKE][RINGS.index(ring)], None)
    else:
        pose = rest
    placing = world.top(seat)
    assert isinstance(placing, PlaceTile)
    before = Before(world, seat)
    brings: dict[str, Brings] = {}
    for action in placing.legal(world):
        if isinstance(action, Place) and action.text.endswith(f" {pose}"):
            name = square_name(action.corner)
            if action.text == f"place {name} {pose}":
                brings[name] = before.placement(placing, action)
    refused: dict[Message, list[str]] = {}
    for spot in squares(WHOLE_BOARD):
        name = square_name(spot)
        if name not in brings:
            why = placing.why_not(world, f"place {name} {pose}")
            if why != OFF_PLANET:
                refused.setdefault(why, []).append(name)
    return {
        "brings": brings,
        "refused": [{"why": _said(why), "corners": corners} for why, corners in refused.items()],
        "elsewhere": _said(OFF_PLANET),
    }


def _said(message: Message) -> MessageView:
    return cast("MessageView", message.to_json())


def _patches(state: PlanetUnknown, seat: int, step: Decision) -> Patches:
    """Tell for each square what a patch would bring there."""
    before = Before(state, seat)
    found: dict[str, Ground] = {}
    for action in state.legal(seat):
        if isinstance(action, OnSquare) and action.verb == act.PATCH:
            trial = copied(state)
            step.apply(trial, action, None)
            found[square_name(action.spot)] = before.ground(trial.colony(seat), 0)
    return {"patches": found}


def _climbs(state: PlanetUnknown, seat: int, step: Decision) -> Climbs:
    """Tell for each answer about a marker which cells it would enter."""
    found: dict[str, Climb] = {}
    for action in state.legal(seat):
        if isinstance(action, OnMarker) and action.verb in UP + DOWN:
            trial = copied(state)
            events: list[Event] = []
            step.apply(trial, action, events)
            bonuses = action.verb in UP
            if isinstance(step, Climbing):
                bonuses = step.bonuses
            elif action.verb == act.ADVANCE:
                bonuses = gives_bonuses(item_for(state.colony(seat), action))
            found[action.text] = {
                **tell_cells(state, seat, entered(events, action.marker), bonuses),
                "marker": TRACKS[action.marker],
                "down": action.verb in DOWN,
            }
    return {"climbs": found}


def _reach(state: PlanetUnknown, seat: int, name: str) -> Reach:
    """Tell where a rover can go with the points there are, each square with the way that leaves the most of them."""
    start = next(spot for spot in squares(state.colony(seat).rovers) if square_name(spot) == name)
    worlds: dict[int, PlanetUnknown] = {start: state}
    ways: dict[int, list[int]] = {start: []}
    done: set[int] = set()
    edge: list[tuple[int, int, int]] = [(0, 0, start)]
    while edge:
        here = heappop(edge)[2]
        if here in done:
            continue
        done.add(here)
        world = worlds[here]
        for move in moves(world, world.colony(seat)):
            there = move.there
            if move.here != here or move.destroy or there in done:
                continue
            trial = copied(world)
            carry_out(trial, seat, move, None)
            left = trial.colony(seat).points
            way = [*ways[here], there]
            if there in worlds:
                rival = worlds[there].colony(seat).points
                if rival > left or (rival == left and len(ways[there]) <= len(way)):
                    continue
            worlds[there] = trial
            ways[there] = way
            heappush(edge, (-left, len(way), there))
    del ways[start]
    return {"ways": {square_name(spot): [square_name(each) for each in way] for spot, way in ways.items()}}


def _planet(state: PlanetUnknown, seat: int, step: Decision, topic: str) -> FreshPlanet:
    """Show a planet as it would lie there at the start."""
    trial = copied(state)
    for action in state.legal(seat):
        if action.text == topic:
            step.apply(trial, action, None)
    colony = trial.colony(seat)
    return {"lifepods": square_names(colony.pods), "filled": filled_squares(colony)}
