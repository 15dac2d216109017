"""What an answer would bring: it is carried out on a copy of the position, and the two are compared.

No rule stands here. What a seat is told hangs on its own boards and on the event of the round, which it knows.
"""

from __future__ import annotations

from typing import Final

from ....kernel.event import Event
from ....kit.question import Decision
from .. import corporations as corp
from ..cards import OBJECTIVES
from ..colony import Colony
from ..components import ENERGY, TECH, TERRAINS, TILES, TRACKS, Terrain
from ..grid import COLUMNS, SIDE, square_name, square_names, squares
from ..rules.ignore_station import Ignoring
from ..rules.items.codes import ENERGY as ENERGY_ITEM
from ..rules.items.codes import third_of
from ..rules.objectives import measure
from ..rules.place_tile import PlaceTile
from ..rules.scoring import blocked_lines, civ_medals, complete_lines, filled_squares, planet_medals, track_medals
from ..rules.tracks import is_cancelled
from ..state import PlanetUnknown
from . import actions as act
from .actions import OnMarker, Place
from .events import MarkerMoved
from .findings import Bonus, Brings, Ground, LineNews, Step
from .findings import Way as WayFound

LINES: Final[list[str]] = [f"row:{y + 1}" for y in range(SIDE)] + [f"column:{letter}" for letter in COLUMNS]
"""The rows and columns as boards name them."""


def copied(state: PlanetUnknown) -> PlanetUnknown:
    """Copy a position to try something on it."""
    return state.copy(state.rng.clone())


class Way:
    """One way in which a pending item can advance a marker."""

    def __init__(self, marker: int, cells: list[int], medals: int, pos: list[int], told: WayFound) -> None:
        self.marker: Final = marker
        self.cells: Final = cells
        self.medals: Final = medals
        """By how much the medals of all tracks change."""
        self.pos: Final = pos
        """Where all markers stand after it."""
        self.told: Final = told


class Advance:
    """What a station does: the ways of its marker, and the medals that are certain."""

    def __init__(self, code: int, ways: list[Way], dry: bool) -> None:
        self.code: Final = code
        self.marker: Final = ways[0].marker
        self.ways: Final = ways
        self.dry: Final = dry
        """Water that needs no ice (Oasis Ultd.)."""
        self.medals = 0

    def found(self) -> Step:
        """Return it as the page reads it."""
        return {
            "terrain": TRACKS[self.marker],
            "ways": [way.told for way in self.ways],
            "medals": self.medals,
            "dry": self.dry,
        }


class Before:
    """A position in which answers of a seat are tried, with what they are compared with."""

    def __init__(self, state: PlanetUnknown, seat: int) -> None:
        self.state: Final = state
        self.seat: Final = seat
        colony = state.colony(seat)
        self.colony: Final[Colony] = colony
        self.complete: Final[list[int]] = complete_lines(colony)
        self.filled: Final[list[int]] = filled_squares(colony)
        self.blocked: Final[list[int]] = blocked_lines(colony)
        self.medals: Final[int] = planet_medals(colony) + civ_medals(colony)
        self.contests: Final[list[int]] = [*state.competitive, *state.shared]
        self.counts: Final[list[int]] = [measure(colony, OBJECTIVES[card]) for card in self.contests]
        self.known: Final[dict[str, Way]] = {}
        """The ways that were tried already: they do not hang on where the tile lies."""

    # The planet.

    def ground(self, colony: Colony, more: int) -> Ground:
        """Tell what has changed on the planet, and by how much the medals have, with what else is certain."""
        board = colony.board
        complete = complete_lines(colony)
        full = filled_squares(colony)
        shut = blocked_lines(colony)
        lines: dict[str, LineNews] = {}
        for line in range(2 * SIDE):
            if full[line] != self.filled[line] or (line in shut) != (line in self.blocked):
                lines[LINES[line]] = [full[line], line in shut, line in complete]
        opened = colony.covered & ~self.colony.covered
        cities = (board.cities & opened).bit_count()
        parts = sum(1 for part in board.parts if part & opened and not part & ~colony.covered)
        counts: dict[str, int] = {}
        for index, card in enumerate(self.contests):
            change = measure(colony, OBJECTIVES[card]) - self.counts[index]
            if change:
                counts[str(card)] = change
        done = [line for line in complete if line not in self.complete]
        return {
            "lines": lines,
            "complete": [{"line": LINES[line], "medals": board.line_medals[line]} for line in done],
            "blocked": sum(board.line_medals[line] for line in self.complete if line not in complete),
            "cities": {"n": cities, "medals": cities * board.city_medals},
            "parts": {"n": parts, "medals": parts * board.part_medals},
            "counts": counts,
            "medals": planet_medals(colony) + civ_medals(colony) - self.medals + more,
        }

    # Tiles.

    def placement(self, step: PlaceTile, action: Place) -> Brings:
        """Tell what a tile would bring."""
        world = copied(self.state)
        step.apply(world, action, None)
        items = world.colony(self.seat).items[len(self.colony.items) :]
        asked = world.top(self.seat)
        ignored = isinstance(asked, Ignoring)
        if isinstance(asked, Ignoring):
            world.answered(self.seat)
            items = items + [code for code in (asked.item_a, asked.item_b) if code >= 0]
        steps, energy = self._stations(world, items)
        certain = 0 if ignored else self._count(world, steps, energy)
        colony = world.colony(self.seat)
        rocks = squares(colony.meteors & ~self.colony.meteors)
        return {
            **self.ground(colony, certain),
            "steps": [one.found() for one in steps],
            "energy": None if energy is None else [one.found() for one in energy],
            "idle": _idle(step, action, steps),
            "rock": square_name(rocks[0]) if rocks else None,
            "pods": square_names(self.colony.pods & ~colony.pods),
            "rovers": square_names(self.colony.rovers & ~colony.rovers),
            "ignored": world.event if ignored else None,
        }

    def _stations(self, world: PlanetUnknown, items: list[int]) -> tuple[list[Advance], list[Advance] | None]:
        """Tell which markers the stations of a tile advance, and which an energy station could."""
        steps: list[Advance] = []
        dry: list[Advance] = []
        energy: list[Advance] | None = None
        for code in items:
            ways = self._ways(world, code)
            if code & 63 == ENERGY_ITEM:
                energy = []
                for marker in range(5):
                    own = [way for way in ways if way.marker == marker]
                    if own:
                        energy.append(Advance(code, own, False))
            elif ways and third_of(code) == 0:
                dry.append(Advance(code, ways, True))
            elif ways:
                steps.append(Advance(code, ways, False))
        return steps + dry, energy

    def _ways(self, world: PlanetUnknown, code: int) -> list[Way]:
        """Return how an item advances markers; where a tile lies decides which markers, not their ways."""
        found: list[Way] = []
        for action in _answers(world, self.seat, code):
            key = action.text if action.verb == act.ENERGY_AS else f"{action.text} {code}"
            if key not in self.known:
                self.known[key] = _tried(world, self.seat, code, action)
            if self.known[key].cells:
                found.append(self.known[key])
        return found

    def _count(self, world: PlanetUnknown, steps: list[Advance], energy: list[Advance] | None) -> int:
        """Count the medals that the stations bring for certain: what is left to choose does not count."""
        choices = energy if energy is not None else []
        for one in steps:
            if len(one.ways) == 1 and self._undisturbed(world, one, steps + choices):
                one.medals = one.ways[0].medals
        if len(choices) == 1 and len(choices[0].ways) == 1 and self._undisturbed(world, choices[0], steps):
            self._count_only(world, choices[0], steps)
        return sum(one.medals for one in steps + choices)

    def _count_only(self, world: PlanetUnknown, only: Advance, steps: list[Advance]) -> None:
        """Count what an energy station brings that leaves no choice, after a station that advances the same marker."""
        for one in steps:
            if one.marker == only.marker:
                world = _standing(world, self.seat, one.ways[0].pos)
        for action in _answers(world, self.seat, only.code):
            only.medals = _tried(world, self.seat, only.code, action).medals

    def _undisturbed(self, world: PlanetUnknown, one: Advance, others: list[Advance]) -> bool:
        """Tell whether a marker goes the same way whatever the others do first."""
        if self.colony.corporation not in (corp.MAKESHIFT, corp.OASIS):
            return True  # only there markers get into each other's way
        for other in others:
            if other.marker == one.marker:
                continue
            left = [each for each in others if each is not other]
            for way in other.ways:
                after = _standing(world, self.seat, way.pos)
                again = [
                    _tried(after, self.seat, one.code, action)
                    for action in _answers(after, self.seat, one.code)
                    if action.marker == one.marker
                ]
                if len(again) != 1 or again[0].cells != one.ways[0].cells or again[0].medals != one.ways[0].medals:
                    return False
                if not self._undisturbed(after, one, left):
                    return False
        return True


def _idle(step: PlaceTile, action: Place, steps: list[Advance]) -> list[Terrain]:
    """Name the stations of a tile that give nothing; energy is told of apart."""
    found: list[Terrain] = []
    tile = TILES[step.tile]
    for terrain in (tile.a, tile.b) if step.stations else ():
        flows = terrain == ENERGY or (terrain == TECH and action.as_energy)
        if not flows and not any(one.marker == terrain and not one.dry for one in steps):
            found.append(TERRAINS[terrain])
    return found


# Markers.


def _answers(world: PlanetUnknown, seat: int, code: int) -> list[OnMarker]:
    """List the answers that would advance a marker if one item were all that is pending."""
    trial = copied(world)
    trial.mine(seat).items = [code]
    step = trial.top(seat)
    found: list[OnMarker] = []
    if isinstance(step, Decision):
        for action in step.legal(trial):
            if isinstance(action, OnMarker) and action.verb in (act.STATION, act.ENERGY_AS):
                found.append(action)
    return found


def _tried(world: PlanetUnknown, seat: int, code: int, action: OnMarker) -> Way:
    """Resolve an item, as if it were all that is pending."""
    trial = copied(world)
    trial.mine(seat).items = [code]
    step = trial.top(seat)
    assert isinstance(step, Decision)
    events: list[Event] = []
    step.apply(trial, action, events)
    cells = entered(events, action.marker)
    before = world.colony(seat)
    after = trial.colony(seat)
    return Way(
        action.marker,
        cells,
        track_medals(after) - track_medals(before),
        after.pos,
        tell_cells(world, seat, cells, True),
    )


def _standing(world: PlanetUnknown, seat: int, pos: list[int]) -> PlanetUnknown:
    """Return a position in which the markers stand elsewhere."""
    trial = copied(world)
    colony = trial.mine(seat)
    colony.pos = pos
    colony.reckon_techs()
    return trial


def entered(events: list[Event], marker: int) -> list[int]:
    """Return the cells that a marker came onto."""
    found: list[int] = []
    for event in events:
        if isinstance(event, MarkerMoved) and event.marker == marker:
            found.append(event.track * 16 + event.row)
    return found


def tell_cells(state: PlanetUnknown, seat: int, cells: list[int], bonuses: bool) -> WayFound:
    """Tell what stands on cells that a marker enters: bonuses, those that the event cancels, the medal."""
    gained: list[Bonus] = []
    cancelled: list[Bonus] = []
    medal: int | None = None
    for code in cells:
        cell = state.colony(seat).firm.cell(code)
        if cell.medal:
            medal = cell.medal
        for bonus in cell.choice + cell.bonuses if bonuses else []:
            (cancelled if is_cancelled(state.rule(), bonus & 7) else gained).append(_bonus(bonus))
    return {
        "cells": [[TRACKS[code >> 4], code & 15] for code in cells],
        "bonuses": gained,
        "cancelled": cancelled,
        "medal": medal,
    }


def _bonus(bonus: int) -> Bonus:
    """Describe a bonus as the boards do."""
    kind = bonus & 7
    number = bonus >> 3
    if kind == corp.MOVE_BONUS:
        return {"type": "move", "points": number}
    if kind == corp.CIV_BONUS:
        return {"type": "civ_card", "level": number}
    if kind == corp.TECH_BONUS:
        return {"type": "tech", "level": number}
    if kind == corp.ADVANCE_BONUS:
        return {"type": "advance", "track": TRACKS[number]}
    return {"type": "synergy" if kind == corp.SYNERGY_BONUS else "patch" if kind == corp.PATCH_BONUS else "place_rover"}
