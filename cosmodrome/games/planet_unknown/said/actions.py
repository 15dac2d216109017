"""The answers that players give, with their notation. Actions are values: each is made once and shared."""

from __future__ import annotations

from typing import Final

from ....kernel.message import Arg, Term
from ....kit.choice import Choice
from ..cards import CIV_CARDS, LEVELS, OBJECTIVES
from ..components import ENERGY, OUTER, RINGS, SECTORS, SHAPE_KEYS, TERRAINS, TRACKS, TURNS
from ..corporations import CELLS, CORPORATIONS, JUMP
from ..grid import COLUMNS, SIDE, SQUARES, square_name, x_of
from ..planets import PLANETS
from .names import tech_term

DONE: Final = Choice("done", "done", {}, "button:done")
STORE: Final = Choice("store patch", "store-patch", {}, "button:store-patch")
DOUBLE: Final = Choice("double patch", "double-patch", {}, "button:double-patch")
EXCHANGE: Final = Choice("exchange patch", "exchange-patch", {}, "button:exchange-patch")
PEEK: Final = Choice("peek", "peek", {}, "button:peek")
BOOST: Final = Choice("boost", "boost", {}, "button:boost")
USE_ADVANCE: Final = Choice("use advance", "use-advance", {}, "button:use-advance")
USE_MILESTONE: Final = Choice("use milestone", "use-milestone", {}, "button:use-milestone")
USE_RESET: Final = Choice("use reset", "use-reset", {}, "button:use-reset")
USE_OBJECTIVE: Final = Choice("use objective", "use-objective", {}, "button:use-objective")
ENERGY_NOTHING: Final = Choice("energy nothing", "energy-nothing", {}, "button:energy-nothing")
STOW_AREA: Final = Choice("stow area", "stow-area", {}, "button:stow-area")
RELOCATE_AREA: Final = Choice("relocate area", "relocate-area", {}, "button:relocate-area")
LOSE_AREA: Final = Choice("lose area", "lose-area", {}, "button:lose-area")
CHOOSE_SYNERGY: Final = Choice("choose synergy", "choose-synergy", {}, "button:choose-synergy")
CHOOSE_PATCH: Final = Choice("choose patch", "choose-patch", {}, "button:choose-patch")
CHOOSE_ADVANCE: Final = Choice("choose advance", "choose-advance", {}, "button:choose-advance")
STAY: Final = Choice("stay", "stay", {}, "button:stay")

# Answers about a marker.
STATION: Final = 0
ENERGY_AS: Final = 1
SYNERGY: Final = 2
TWICE: Final = 3
ADVANCE: Final = 4
REGRESS: Final = 5
USE_REGRESS: Final = 6
USE_CLAIM: Final = 7
FLUX: Final = 8
CLIMB: Final = 9
TRIGGER: Final = 10
MARKER_VERBS: Final = (
    "station",
    "energy",
    "synergy",
    "double synergy",
    "advance",
    "regress",
    "use regress",
    "use claim",
    "flux",
    "climb",
    "trigger",
)


class OnMarker(Choice):
    """An answer about a marker; for Makeshift with the cell to which it goes."""

    def __init__(self, verb: int, marker: int, target: int) -> None:
        words = MARKER_VERBS[verb]
        args: dict[str, Arg] = {"marker": Term("marker-" + TRACKS[marker])}
        elements = ["marker:" + TRACKS[marker]]
        text = f"{words} {TRACKS[marker]}"
        if verb == FLUX:
            args = {"track": Term("track-" + TRACKS[marker])}
            elements = ["track:" + TRACKS[marker]]
        elif target >= 0:
            words += " to"
            args["track"] = Term("track-" + TRACKS[target >> 4])
            args["row"] = target & 15
            elements.append(f"cell:{TRACKS[target >> 4]}:{target & 15}")
            text += f" to {TRACKS[target >> 4]} {target & 15}"
        super().__init__(text, words, args, *elements)
        self.verb: Final = verb
        self.marker: Final = marker
        self.target: Final = target


ON_MARKER: Final[list[list[OnMarker]]] = [
    [OnMarker(verb, marker, -1) for marker in range(5)] for verb in range(len(MARKER_VERBS))
]
_TARGETED: Final[dict[int, OnMarker]] = {}


def on_marker_to(verb: int, marker: int, target: int) -> OnMarker:
    """Return the answer that sends a marker to a cell."""
    code = (verb * 5 + marker) * CELLS + target
    found = _TARGETED.get(code)
    if found is None:
        found = OnMarker(verb, marker, target)
        _TARGETED[code] = found
    return found


class Ignore(Choice):
    """Choose the station of the tile that gives nothing."""

    def __init__(self, terrain: int) -> None:
        key = TERRAINS[terrain]
        super().__init__(f"ignore {key}", "ignore", {"terrain": Term("terrain-" + key)}, "terrain:" + key)
        self.terrain: Final = terrain


IGNORE: Final[list[Ignore]] = [Ignore(terrain) for terrain in range(ENERGY + 1)]

DESTROY_LOAD: Final = "button:destroy-load"

# Answers about a square.
PATCH: Final = 0
ROVER: Final = 1
COLLECT: Final = 2
COLLECT_CARRIED: Final = 3
DESTROY: Final = 4
DESTROY_CARRIED: Final = 5
METEOR: Final = 6
LIFT: Final = 7
JUMP_FROM: Final = 8
TELEPORT: Final = 9
DESTROY_ROVER: Final = 10
DESTROY_LIFEPOD: Final = 11
TELEPORT_DESTROYING: Final = 12
_SQUARE_VERBS: Final = (
    "patch",
    "rover",
    "collect",
    "collect carried",
    "destroy",
    "destroy carried",
    "meteorite",
    "lift",
    "jump from",
    "teleport",
    "destroy rover",
    "destroy lifepod",
    "teleport and destroy",
)


class OnSquare(Choice):
    """An answer about a square."""

    def __init__(self, verb: int, spot: int) -> None:
        words = _SQUARE_VERBS[verb]
        name = square_name(spot)
        load = [DESTROY_LOAD] if verb == TELEPORT_DESTROYING else []
        super().__init__(f"{words} {name}", words, {"square": name}, "square:" + name, *load)
        self.verb: Final = verb
        self.spot: Final = spot


def _on_squares(verb: int) -> list[OnSquare]:
    """Make the answers for all squares; the guard column only fills the gaps."""
    return [OnSquare(verb, spot if x_of(spot) < SIDE else spot - 1) for spot in range(SQUARES)]


ON_SQUARE: Final[list[list[OnSquare]]] = [_on_squares(verb) for verb in range(len(_SQUARE_VERBS))]


class Move(Choice):
    """Move a rover one square; Horizon Group may destroy what it carries on arrival."""

    def __init__(self, here: int, there: int, destroy: bool) -> None:
        start, end = square_name(here), square_name(there)
        super().__init__(
            f"move {start} {end}{' destroy' if destroy else ''}",
            "move destroy" if destroy else "move",
            {"here": start, "there": end},
            "rover:" + start,
            "square:" + end,
            *([DESTROY_LOAD] if destroy else []),
        )
        self.here: Final = here
        self.there: Final = there
        self.destroy: Final = destroy


_MOVES: Final[list[Move | None]] = [None] * (2 * SQUARES * SQUARES)
"""The moves that have been asked for."""


def move(here: int, there: int, destroy: bool) -> Move:
    """Return a rover's move."""
    code = (here * SQUARES + there) * 2 + (1 if destroy else 0)
    found = _MOVES[code]
    if found is None:
        found = Move(here, there, destroy)
        _MOVES[code] = found
    return found


class Place(Choice):
    """Place the taken tile: the corner of its bounding box, how it is turned, whether tech counts as energy."""

    def __init__(self, turn: int, corner: int, as_energy: bool) -> None:
        name = square_name(corner)
        flipped = turn >= 4
        args: dict[str, Arg] = {
            "square": name,
            "degrees": turn % 4 * 90,
            "flip": "yes" if flipped else "no",
            "energy": "yes" if as_energy else "no",
        }
        super().__init__(
            f"place {name} r{turn % 4}{' flip' if flipped else ''}{' as energy' if as_energy else ''}",
            "place",
            args,
            "square:" + name,
            f"pose:r{turn % 4}{'f' if flipped else ''}",
            *(["button:as-energy"] if as_energy else []),
        )
        self.turn: Final = turn
        self.corner: Final = corner
        self.as_energy: Final = as_energy


def _places(as_energy: bool) -> list[Place]:
    return [
        Place(turn, corner if x_of(corner) < SIDE else corner - 1, as_energy)
        for turn in range(TURNS)
        for corner in range(SQUARES)
    ]


PLACE: Final[list[Place]] = _places(False)
"""The placements by turn * SQUARES + corner."""
PLACE_AS_ENERGY: Final[list[Place]] = _places(True)

# Answers about a cell of a track.
STOW: Final = 0
RELOCATE: Final = 1
LOSE: Final = 2
_CELL_VERBS: Final = ("stow", "relocate", "lose")


class OnCell(Choice):
    """An answer about a lifepod on a cell of a track."""

    def __init__(self, verb: int, cell: int) -> None:
        words = _CELL_VERBS[verb]
        track, row = cell >> 4, cell & 15
        args: dict[str, Arg] = {"track": Term("track-" + TRACKS[track]), "row": row}
        super().__init__(f"{words} {TRACKS[track]} {row}", words + " cell", args, f"cell:{TRACKS[track]}:{row}")
        self.verb: Final = verb
        self.cell: Final = cell


ON_CELL: Final[list[list[OnCell]]] = [[OnCell(verb, cell) for cell in range(CELLS)] for verb in range(3)]


class OnTech(Choice):
    """An answer about a lifepod on a technology of Jump Drive."""

    def __init__(self, verb: int, level: int) -> None:
        words = _CELL_VERBS[verb]
        key = CORPORATIONS[JUMP].tech_keys[level - 1]
        super().__init__(f"{words} {key}", words + " tech", {"tech": tech_term(JUMP, level)}, "tech:" + key.lower())
        self.verb: Final = verb
        self.level: Final = level


ON_TECH: Final[list[list[OnTech]]] = [[OnTech(verb, level) for level in range(1, 7)] for verb in range(3)]
"""By verb and level - 1."""

# Answers about a stack of the own sector.
TAKE: Final = 0
ASIDE: Final = 1
EXTRA: Final = 2
REMOVE: Final = 3
_STACK_VERBS: Final = ("take", "set aside", "extra", "remove")


class OnStack(Choice):
    """An answer about the large or the small stack."""

    def __init__(self, verb: int, ring: int) -> None:
        words = _STACK_VERBS[verb]
        key = RINGS[ring]
        super().__init__(f"{words} {key}", words, {"ring": Term("ring-" + key)}, "stack:" + key)
        self.verb: Final = verb
        self.ring: Final = ring


ON_STACK: Final[list[list[OnStack]]] = [[OnStack(verb, ring) for ring in range(2)] for verb in range(4)]


class Turn(Choice):
    """Turn the station so that a sector, named by its large shape, faces the own marker."""

    def __init__(self, sector: int) -> None:
        shape = OUTER[sector]
        key = SHAPE_KEYS[shape]
        super().__init__("turn " + key, "turn", {"shape": Term("shape-" + key)}, "sector:" + key)
        self.sector: Final = sector


TURN: Final[list[Turn]] = [Turn(sector) for sector in range(SECTORS)]


class Open(Choice):
    """Look at the civ cards of a level to keep one."""

    def __init__(self, level: int) -> None:
        super().__init__(f"open {level}", "open", {"level": level}, f"civ:{level}")
        self.level: Final = level


OPEN: Final[list[Open]] = [Open(level) for level in range(LEVELS + 1)]


class Keep(Choice):
    """Keep a civ card."""

    def __init__(self, card: int) -> None:
        super().__init__(f"keep {card}", "keep", {"card": Term(f"civ-{card}")}, f"card:{card}")
        self.card: Final = card


KEEP: Final[dict[int, Keep]] = {card: Keep(card) for card in CIV_CARDS}

# Answers about an objective.
DROP_OBJECTIVE: Final = 0
DESTROY_OBJECTIVE: Final = 1
SHARE_OBJECTIVE: Final = 2
KEEP_OBJECTIVE: Final = 3
_OBJECTIVE_VERBS: Final = ("drop", "destroy objective", "share", "want")


class OnObjective(Choice):
    """An answer about an objective, named by the side that counts."""

    def __init__(self, verb: int, objective: int) -> None:
        words = _OBJECTIVE_VERBS[verb]
        name = Term(f"{'competitive' if verb == SHARE_OBJECTIVE else 'personal'}-{objective}")
        super().__init__(f"{words} {objective}", words, {"objective": name}, f"objective:{objective}")
        self.verb: Final = verb
        self.objective: Final = objective


ON_OBJECTIVE: Final[list[dict[int, OnObjective]]] = [
    {objective: OnObjective(verb, objective) for objective in OBJECTIVES} for verb in range(len(_OBJECTIVE_VERBS))
]


class Clear(Choice):
    """Destroy all meteorites of a row or column."""

    def __init__(self, line: int) -> None:
        is_row = line < SIDE
        name: int | str = line + 1 if is_row else COLUMNS[line - SIDE]
        words, kind = ("clear row", "row") if is_row else ("clear column", "column")
        super().__init__(f"{words} {name}", words, {kind: name}, f"{kind}:{name}")
        self.line: Final = line


CLEAR: Final[list[Clear]] = [Clear(line) for line in range(2 * SIDE)]


class OnPlanet(Choice):
    """Choose a planet."""

    def __init__(self, planet: int) -> None:
        key = PLANETS[planet].key
        super().__init__(f"planet {key}", "planet", {"planet": Term(f"planet-{key}")}, f"planet:{key}")
        self.planet: Final = planet


class OnCorporation(Choice):
    """Choose a corporation."""

    def __init__(self, corporation: int) -> None:
        key = CORPORATIONS[corporation].key
        args: dict[str, Arg] = {"corporation": Term(f"corporation-{key}")}
        super().__init__(f"corporation {key}", "corporation", args, f"corporation:{key}")
        self.corporation: Final = corporation


ON_PLANET: Final[list[OnPlanet]] = [OnPlanet(planet) for planet in range(len(PLANETS))]
ON_CORPORATION: Final[list[OnCorporation]] = [OnCorporation(number) for number in range(len(CORPORATIONS))]
