"""The answers that players give, with their notation. Actions are values: each is made once and shared."""

from __future__ import annotations

from typing import Final

from ....kernel.action import Action, Plain
from ....kernel.message import Arg, Message, Term
from ..cards import CIV_CARDS, LEVELS, OBJECTIVES
from ..components import ENERGY, OUTER, RINGS, SECTORS, SHAPE_KEYS, TERRAINS, TRACKS, TURNS
from ..corporations import CELLS, CORPORATIONS, JUMP
from ..grid import COLUMNS, SIDE, SQUARES, square_name, x_of
from ..planets import PLANETS
from .names import (
    card_term,
    competitive_term,
    corporation_term,
    marker_term,
    personal_term,
    planet_term,
    shape_term,
    tech_term,
    terrain_term,
    track_term,
)

DONE: Final = Plain("done", "done")
STORE: Final = Plain("store patch", "store-patch")
DOUBLE: Final = Plain("double patch", "double-patch")
EXCHANGE: Final = Plain("exchange patch", "exchange-patch")
PEEK: Final = Plain("peek", "peek")
BOOST: Final = Plain("boost", "boost")
USE_ADVANCE: Final = Plain("use advance", "use-advance")
USE_MILESTONE: Final = Plain("use milestone", "use-milestone")
USE_RESET: Final = Plain("use reset", "use-reset")
USE_OBJECTIVE: Final = Plain("use objective", "use-objective")
ENERGY_NOTHING: Final = Plain("energy nothing", "energy-nothing")
STOW_AREA: Final = Plain("stow area", "stow-area")
RELOCATE_AREA: Final = Plain("relocate area", "relocate-area")
LOSE_AREA: Final = Plain("lose area", "lose-area")
CHOOSE_SYNERGY: Final = Plain("choose synergy", "choose-synergy")
CHOOSE_PATCH: Final = Plain("choose patch", "choose-patch")
CHOOSE_ADVANCE: Final = Plain("choose advance", "choose-advance")
STAY: Final = Plain("stay", "stay")

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


class OnMarker(Action):
    """An answer about a marker; for Makeshift with the cell to which it goes."""

    def __init__(self, verb: int, marker: int, target: int) -> None:
        text = f"{MARKER_VERBS[verb]} {TRACKS[marker]}"
        if target >= 0:
            text += f" to {TRACKS[target >> 4]} {target & 15}"
        super().__init__(text)
        self.verb: Final = verb
        self.marker: Final = marker
        self.target: Final = target

    def message(self) -> Message:
        """Say what is done with which marker."""
        key = "action-" + MARKER_VERBS[self.verb].replace(" ", "-")
        args: dict[str, Arg] = {"marker": marker_term(self.marker)}
        if self.verb == FLUX:
            args = {"track": track_term(self.marker)}
        if self.target >= 0:
            args["track"] = track_term(self.target >> 4)
            args["row"] = self.target & 15
            return Message(key + "-to", args)
        return Message(key, args)

    def at(self) -> list[str]:
        """Point at the marker and where it goes."""
        if self.verb == FLUX:
            return ["track:" + TRACKS[self.marker]]
        if self.target >= 0:
            return ["marker:" + TRACKS[self.marker], f"cell:{TRACKS[self.target >> 4]}:{self.target & 15}"]
        return ["marker:" + TRACKS[self.marker]]


ON_MARKER: Final[list[list[OnMarker]]] = [
    [OnMarker(verb, marker, -1) for marker in range(5)] for verb in range(len(MARKER_VERBS))
]
_TARGETED: Final[dict[int, OnMarker]] = {}


def on_marker_to(verb: int, marker: int, target: int) -> OnMarker:
    """Give the answer that sends a marker to a cell."""
    code = (verb * 5 + marker) * CELLS + target
    found = _TARGETED.get(code)
    if found is None:
        found = OnMarker(verb, marker, target)
        _TARGETED[code] = found
    return found


class Ignore(Action):
    """Choose the station of the tile that gives nothing."""

    def __init__(self, terrain: int) -> None:
        super().__init__(f"ignore {TERRAINS[terrain]}")
        self.terrain: Final = terrain

    def message(self) -> Message:
        """Say which station is ignored."""
        return Message("action-ignore", {"terrain": terrain_term(self.terrain)})

    def at(self) -> list[str]:
        """Point at the terrain."""
        return ["terrain:" + TERRAINS[self.terrain]]


IGNORE: Final[list[Ignore]] = [Ignore(terrain) for terrain in range(ENERGY + 1)]

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


class OnSquare(Action):
    """An answer about a square."""

    def __init__(self, verb: int, spot: int) -> None:
        super().__init__(f"{_SQUARE_VERBS[verb]} {square_name(spot)}")
        self.verb: Final = verb
        self.spot: Final = spot

    def message(self) -> Message:
        """Say what is done where."""
        return Message("action-" + _SQUARE_VERBS[self.verb].replace(" ", "-"), {"square": square_name(self.spot)})

    def at(self) -> list[str]:
        """Point at the square."""
        return ["square:" + square_name(self.spot)] + (
            ["button:destroy-load"] if self.verb == TELEPORT_DESTROYING else []
        )


def _on_squares(verb: int) -> list[OnSquare]:
    """Make the answers for all squares; the guard column only fills the gaps."""
    return [OnSquare(verb, spot if x_of(spot) < SIDE else spot - 1) for spot in range(SQUARES)]


ON_SQUARE: Final[list[list[OnSquare]]] = [_on_squares(verb) for verb in range(len(_SQUARE_VERBS))]


class Move(Action):
    """Move a rover one square; Horizon Group may destroy what it carries on arrival."""

    def __init__(self, here: int, there: int, destroy: bool) -> None:
        super().__init__(f"move {square_name(here)} {square_name(there)}{' destroy' if destroy else ''}")
        self.here: Final = here
        self.there: Final = there
        self.destroy: Final = destroy

    def message(self) -> Message:
        """Say which rover goes where."""
        return Message(
            "action-move-destroy" if self.destroy else "action-move",
            {"here": square_name(self.here), "there": square_name(self.there)},
        )

    def at(self) -> list[str]:
        """Point at the rover, then at where it goes."""
        return ["rover:" + square_name(self.here), "square:" + square_name(self.there)] + (
            ["button:destroy-load"] if self.destroy else []
        )


_MOVES: Final[dict[int, Move]] = {}


def move(here: int, there: int, destroy: bool) -> Move:
    """Give a rover's move."""
    code = (here * SQUARES + there) * 2 + (1 if destroy else 0)
    found = _MOVES.get(code)
    if found is None:
        found = Move(here, there, destroy)
        _MOVES[code] = found
    return found


class Place(Action):
    """Place the taken tile: the corner of its bounding box, how it is turned, whether tech counts as energy."""

    def __init__(self, turn: int, corner: int, as_energy: bool) -> None:
        super().__init__(
            f"place {square_name(corner)} r{turn % 4}{' flip' if turn >= 4 else ''}{' as energy' if as_energy else ''}"
        )
        self.turn: Final = turn
        self.corner: Final = corner
        self.as_energy: Final = as_energy

    def message(self) -> Message:
        """Say where the tile goes."""
        return Message(
            "action-place",
            {
                "square": square_name(self.corner),
                "degrees": self.turn % 4 * 90,
                "flip": "yes" if self.turn >= 4 else "no",
                "energy": "yes" if self.as_energy else "no",
            },
        )

    def at(self) -> list[str]:
        """Point at the corner, the pose, and the button of the technology."""
        return [f"square:{square_name(self.corner)}", f"pose:r{self.turn % 4}{'f' if self.turn >= 4 else ''}"] + (
            ["button:as-energy"] if self.as_energy else []
        )


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


class OnCell(Action):
    """An answer about a lifepod on a cell of a track."""

    def __init__(self, verb: int, cell: int) -> None:
        super().__init__(f"{_CELL_VERBS[verb]} {TRACKS[cell >> 4]} {cell & 15}")
        self.verb: Final = verb
        self.cell: Final = cell

    def message(self) -> Message:
        """Say which cell."""
        return Message(
            f"action-{_CELL_VERBS[self.verb]}-cell", {"track": track_term(self.cell >> 4), "row": self.cell & 15}
        )

    def at(self) -> list[str]:
        """Point at the cell."""
        return [f"cell:{TRACKS[self.cell >> 4]}:{self.cell & 15}"]


ON_CELL: Final[list[list[OnCell]]] = [[OnCell(verb, cell) for cell in range(CELLS)] for verb in range(3)]


class OnTech(Action):
    """An answer about a lifepod on a technology of Jump Drive."""

    def __init__(self, verb: int, level: int) -> None:
        super().__init__(f"{_CELL_VERBS[verb]} {CORPORATIONS[JUMP].tech_keys[level - 1]}")
        self.verb: Final = verb
        self.level: Final = level

    def message(self) -> Message:
        """Say which technology."""
        return Message(f"action-{_CELL_VERBS[self.verb]}-tech", {"tech": tech_term(JUMP, self.level)})

    def at(self) -> list[str]:
        """Point at the technology."""
        return ["tech:" + CORPORATIONS[JUMP].tech_keys[self.level - 1].lower()]


ON_TECH: Final[list[list[OnTech]]] = [[OnTech(verb, level) for level in range(1, 7)] for verb in range(3)]
"""By verb and level - 1."""

# Answers about a stack of the own sector.
TAKE: Final = 0
ASIDE: Final = 1
EXTRA: Final = 2
REMOVE: Final = 3
_STACK_VERBS: Final = ("take", "set aside", "extra", "remove")


class OnStack(Action):
    """An answer about the large or the small stack."""

    def __init__(self, verb: int, ring: int) -> None:
        super().__init__(f"{_STACK_VERBS[verb]} {RINGS[ring]}")
        self.verb: Final = verb
        self.ring: Final = ring

    def message(self) -> Message:
        """Say what is done with which stack."""
        return Message(
            "action-" + _STACK_VERBS[self.verb].replace(" ", "-"), {"ring": Term("ring-" + RINGS[self.ring])}
        )

    def at(self) -> list[str]:
        """Point at the stack."""
        return ["stack:" + RINGS[self.ring]]


ON_STACK: Final[list[list[OnStack]]] = [[OnStack(verb, ring) for ring in range(2)] for verb in range(4)]


class Turn(Action):
    """Turn the station so that a sector, named by its large shape, faces the own marker."""

    def __init__(self, sector: int) -> None:
        super().__init__(f"turn {SHAPE_KEYS[OUTER[sector]]}")
        self.sector: Final = sector

    def message(self) -> Message:
        """Say which sector."""
        return Message("action-turn", {"shape": shape_term(OUTER[self.sector])})

    def at(self) -> list[str]:
        """Point at the sector."""
        return ["sector:" + SHAPE_KEYS[OUTER[self.sector]]]


TURN: Final[list[Turn]] = [Turn(sector) for sector in range(SECTORS)]


class Open(Action):
    """Look at the civ cards of a level to keep one."""

    def __init__(self, level: int) -> None:
        super().__init__(f"open {level}")
        self.level: Final = level

    def message(self) -> Message:
        """Say which level."""
        return Message("action-open", {"level": self.level})

    def at(self) -> list[str]:
        """Point at the stack of cards."""
        return [f"civ:{self.level}"]


OPEN: Final[list[Open]] = [Open(level) for level in range(LEVELS + 1)]


class Keep(Action):
    """Keep a civ card."""

    def __init__(self, card: int) -> None:
        super().__init__(f"keep {card}")
        self.card: Final = card

    def message(self) -> Message:
        """Say which card."""
        return Message("action-keep", {"card": card_term(self.card)})

    def at(self) -> list[str]:
        """Point at the card."""
        return [f"card:{self.card}"]


KEEP: Final[dict[int, Keep]] = {card: Keep(card) for card in CIV_CARDS}

# Answers about an objective.
DROP_OBJECTIVE: Final = 0
DESTROY_OBJECTIVE: Final = 1
SHARE_OBJECTIVE: Final = 2
KEEP_OBJECTIVE: Final = 3
_OBJECTIVE_VERBS: Final = ("drop", "destroy objective", "share", "want")


class OnObjective(Action):
    """An answer about an objective."""

    def __init__(self, verb: int, objective: int) -> None:
        super().__init__(f"{_OBJECTIVE_VERBS[verb]} {objective}")
        self.verb: Final = verb
        self.objective: Final = objective

    def message(self) -> Message:
        """Say which objective, by the side that counts."""
        name = competitive_term(self.objective) if self.verb == SHARE_OBJECTIVE else personal_term(self.objective)
        return Message("action-" + _OBJECTIVE_VERBS[self.verb].replace(" ", "-"), {"objective": name})

    def at(self) -> list[str]:
        """Point at the card."""
        return [f"objective:{self.objective}"]


ON_OBJECTIVE: Final[list[dict[int, OnObjective]]] = [
    {objective: OnObjective(verb, objective) for objective in OBJECTIVES} for verb in range(len(_OBJECTIVE_VERBS))
]


class Clear(Action):
    """Destroy all meteorites of a row or column."""

    def __init__(self, line: int) -> None:
        super().__init__(f"clear row {line + 1}" if line < SIDE else f"clear column {COLUMNS[line - SIDE]}")
        self.line: Final = line

    def message(self) -> Message:
        """Say which line."""
        if self.line < SIDE:
            return Message("action-clear-row", {"row": self.line + 1})
        return Message("action-clear-column", {"column": COLUMNS[self.line - SIDE]})

    def at(self) -> list[str]:
        """Point at the line."""
        return [f"row:{self.line + 1}" if self.line < SIDE else f"column:{COLUMNS[self.line - SIDE]}"]


CLEAR: Final[list[Clear]] = [Clear(line) for line in range(2 * SIDE)]


class OnPlanet(Action):
    """Choose a planet."""

    def __init__(self, planet: int) -> None:
        super().__init__(f"planet {PLANETS[planet].key}")
        self.planet: Final = planet

    def message(self) -> Message:
        """Say which planet."""
        return Message("action-planet", {"planet": planet_term(self.planet)})

    def at(self) -> list[str]:
        """Point at the board."""
        return ["planet:" + PLANETS[self.planet].key]


class OnCorporation(Action):
    """Choose a corporation."""

    def __init__(self, corporation: int) -> None:
        super().__init__(f"corporation {CORPORATIONS[corporation].key}")
        self.corporation: Final = corporation

    def message(self) -> Message:
        """Say which corporation."""
        return Message("action-corporation", {"corporation": corporation_term(self.corporation)})

    def at(self) -> list[str]:
        """Point at the board."""
        return ["corporation:" + CORPORATIONS[self.corporation].key]


ON_PLANET: Final[list[OnPlanet]] = [OnPlanet(planet) for planet in range(len(PLANETS))]
ON_CORPORATION: Final[list[OnCorporation]] = [OnCorporation(number) for number in range(len(CORPORATIONS))]
