"""What a seat may know (PU 18)."""

from __future__ import annotations

from typing import cast

from ....kernel.score import Score
from ....kernel.views import Some
from ....kit.bits import members
from ..cards import CIV_CARDS, COLOURS, EVENTS, OBJECTIVES, rating
from ..colony import Colony
from ..components import LARGE, POSITIONS, RINGS, SECTORS, SHAPE_KEYS, SMALL, TILES, TRACKS, Ring, shape_in
from ..corporations import CORPORATION_KEYS, CORPORATIONS, JUMP
from ..grid import SIDE, SQUARES, joined, square, square_name, square_names, squares
from ..planets import PLANET_KEYS
from ..rules import scoring
from ..rules.action import TakeTile
from ..rules.choose_card import ChooseCard
from ..rules.draw_objective import DrawObjective
from ..rules.items.kind import write_item
from ..rules.objectives import is_met, measure, medals_between
from ..rules.place_tile import PlaceTile
from ..rules.placing import NOWHERE, corners, level_for, may_be_energy
from ..rules.taking import visible
from ..rules.tracks import way_down, ways_up
from ..state import PHASES, SIDES, TRIGGERS, PlanetUnknown
from ..stored.player import write_tile
from . import views

_LETTERS = "cwbrte"


def show(state: PlanetUnknown, seat: int | None) -> views.TableView:
    """Show the table as a seat sees it; None is a spectator."""
    scores = scoring.known_scores(state, seat)
    return {
        "phase": PHASES[state.phase],
        "round": state.round,
        "commander": None if state.solo else state.commander,
        "triggers": [name for bit, name in enumerate(TRIGGERS) if state.triggers >> bit & 1],
        "station": _station(state),
        "events": _events(state, seat),
        "civ": {level: len(state.civ[int(level)]) for level in views.CIV_LEVELS},
        "competitive": [
            _contest(state, card, scoring.rivals(state, place)) for place, card in enumerate(state.competitive)
        ],
        "common": [_contest(state, card, list(range(state.seats))) for card in state.shared],
        "players": [_player(state, other, seat, scores[other]) for other in range(state.seats)],
        "looking": _looking(state, seat),
        "solo": _solo(state, scores[0].total) if state.solo else None,
    }


def _station(state: PlanetUnknown) -> views.Station:
    """Show the wheel: each sector with its two stacks and whom it faces."""
    faces = {state.sector(seat): seat for seat in range(state.seats)}
    return {
        "rotation": state.rotation,
        "inner_shift": state.shift,
        "sectors": [
            {
                "sector": sector,
                "seat": faces.get(sector),
                "large": _stack(state, LARGE, sector),
                "small": _stack(state, SMALL, sector),
            }
            for sector in range(SECTORS)
        ],
        "positions": [*POSITIONS[state.seats]],
    }


def _stack(state: PlanetUnknown, ring: int, sector: int) -> views.Stack:
    """Show a stack of the depot."""
    shape = shape_in(ring, sector, state.shift)
    top = state.tops[shape]
    return {"shape": SHAPE_KEYS[shape], "top": TILES[top].key if top >= 0 else None, "count": state.height(shape)}


def _events(state: PlanetUnknown, seat: int | None) -> views.Events | None:
    """Show the event deck: the card in force, what is out, and how many of each colour are to come."""
    whole = scoring.event_counts(state)
    if not sum(whole):
        return None
    out = [sum(1 for card in state.event_discard if EVENTS[card].colour == colour) for colour in range(3)]
    knows = seat is not None and state.peeked >> seat & 1 == 1
    return {
        "card": state.event or None,
        "discard": [*state.event_discard],
        "left": {key: whole[colour] - out[colour] for colour, key in enumerate(COLOURS)},
        "next": state.next_event if knows else None,
        "peeked": members(state.peeked),
    }


def _contest(state: PlanetUnknown, card: int, seats: list[int]) -> views.Contest:
    """Show a competitive objective with how the rivals stand."""
    colonies = [state.colony(seat) for seat in seats]
    values, medals = [0] * len(seats), [0] * len(seats)
    if state.phase != SIDES:
        values = [measure(colony, OBJECTIVES[card]) for colony in colonies]
        medals = medals_between(colonies, card)
    return {"objective": card, "seats": seats, "values": values, "medals": medals}


def _looking(state: PlanetUnknown, seat: int | None) -> views.Looking | None:
    """Show the cards that the seat looks at to choose one."""
    for step in state.steps():
        if step.seat == seat and isinstance(step, ChooseCard):
            return {"civ": step.cards(state), "objectives": []}
        if step.seat == seat and isinstance(step, DrawObjective):
            return {"civ": [], "objectives": [*step.drawn]}
    return None


def _solo(state: PlanetUnknown, total: int) -> views.SoloView:
    """Show how a lone player stands against the target with the medals that the viewer knows of."""
    target = scoring.solo_goal(state)
    difference = total - target
    return {"target": target, "difference": difference, "rating": rating(difference)}


def _taken(state: PlanetUnknown, seat: int) -> views.Taken | None:
    """Show the tile that a seat holds in its hand, and which restrictions it may ignore."""
    for step in state.steps():
        if step.seat == seat and isinstance(step, PlaceTile):
            return {"tile": TILES[step.tile].key, "level": step.level, "stations": step.stations}
    return None


def _places(state: PlanetUnknown, seat: int) -> Some[Ring, views.Places] | None:
    """Show where each tile that the seat may take could lie, so that it can be tried before it is taken."""
    if not isinstance(state.top(seat), TakeTile):
        return None
    colony = state.colony(seat)
    level = level_for(state, colony, visible(state, seat))
    if level == NOWHERE:
        return None
    found: Some[Ring, views.Places] = {}
    for ring in (LARGE, SMALL):
        number = state.tops[state.shape_for(seat, ring)]
        if number < 0:
            continue
        tile = TILES[number]
        poses: dict[str, list[str]] = {}
        for as_energy in (False, True) if may_be_energy(colony, tile) else (False,):
            for turn in tile.shape.turns:
                top, middle, bottom = corners(state, colony, tile, turn, level, as_energy)
                pose = f"r{turn % 4}{'f' if turn >= 4 else ''}{'e' if as_energy else ''}"
                poses[pose] = [square_name(corner) for corner in squares(joined(top, middle, bottom))]
        found[RINGS[ring]] = {"tile": tile.key, "level": level, "poses": poses}
    return found


def _player(state: PlanetUnknown, seat: int, viewer: int | None, score: Score) -> views.PlayerView:
    """Show one player's boards."""
    own = seat == viewer or state.over
    hidden = scoring.sides_are_secret(state, seat, viewer)
    colony = scoring.known_colony(state, seat, viewer)
    held = state.colony(seat)
    lines = scoring.complete_lines(colony)
    return {
        "seat": seat,
        "planet": None if hidden else PLANET_KEYS[colony.planet],
        "corporation": None if hidden else CORPORATION_KEYS[colony.corporation],
        "dealt": [PLANET_KEYS[colony.dealt_planet], CORPORATION_KEYS[colony.dealt_corporation]],
        "sector": state.sector(seat),
        "taken": _taken(state, seat),
        "places": _places(state, seat) if seat == viewer else None,
        "tiles": [write_tile(code) for code in colony.placed],
        "terrain": _terrain(colony),
        "patches": square_names(colony.patches),
        "meteorites": square_names(colony.meteors),
        "lifepods": [] if hidden else square_names(colony.pods),
        "rovers": square_names(colony.rovers),
        "loaded": square_names(colony.loaded),
        "supply": None if hidden else colony.supply,
        "set_aside": TILES[colony.aside].key if colony.aside >= 0 else None,
        "filled": [*scoring.filled_squares(colony)],
        "blocked": [*scoring.blocked_lines(colony)],
        "rows": [line for line in lines if line < SIDE],
        "columns": [line - SIDE for line in lines if line >= SIDE],
        "open": None if hidden else (colony.board.grid & ~colony.covered).bit_count(),
        "markers": {key: _marker(colony, marker) for marker, key in enumerate(TRACKS)},
        "techs": [
            {
                "level": level,
                "key": colony.firm.tech_keys[level - 1].lower(),
                "accessible": colony.techs >> level & 1 == 1,
                "used": (colony.used_in_round | colony.used_in_game) >> level & 1 == 1,
            }
            for level in range(1, len(colony.firm.tech_keys) + 1)
        ]
        if not hidden
        else [],
        "lifepods_on_tracks": [[TRACKS[track], row] for track in range(5) for row in members(colony.track_pods[track])],
        "unlocked": [CORPORATIONS[JUMP].tech_keys[level].lower() for level in range(6) if colony.unlocked >> level & 1],
        "lifepods_collected": colony.kept_pods,
        "meteorites_collected": colony.rocks,
        "stored_patches": colony.stored,
        "flux": TRACKS[colony.flux] if colony.flux >= 0 else None,
        "cards": [card if own else None for card in held.cards],
        "card_levels": sorted(CIV_CARDS[card].level for card in held.cards),
        "played": [*colony.played],
        "personal": [
            {"objective": card if own else None, "met": is_met(colony, OBJECTIVES[card]) if own else None}
            for card in held.personal
        ],
        "movement": colony.points,
        "pending": [cast("views.Item", write_item(code)) for code in colony.items],
        "score": {"total": score.total, "parts": cast("dict[views.Part, int]", dict(score.parts)), "known": own},
    }


def _terrain(colony: Colony) -> list[str]:
    """Show the visible terrain, a letter for each square: c w b r t e, capital where a station stands."""
    letters = ["."] * SQUARES
    for terrain, letter in enumerate(_LETTERS):
        for spot in squares(colony.land[terrain]):
            letters[spot] = letter.upper() if colony.stations >> spot & 1 else letter
    return ["".join(letters[square(0, y) : square(SIDE, y)]) for y in range(SIDE)]


def _marker(colony: Colony, marker: int) -> views.Marker:
    """Show where a marker stands, what it is worth, and where it could go."""
    cell = colony.cell_of(marker)
    down = way_down(colony, marker)
    return {
        "track": TRACKS[cell >> 4],
        "row": cell & 15,
        "medals": scoring.marker_medals(colony, marker),
        "up": [[TRACKS[target >> 4], target & 15] for target in ways_up(colony, marker)],
        "down": [TRACKS[down >> 4], down & 15] if down >= 0 else None,
    }
