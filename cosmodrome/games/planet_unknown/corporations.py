"""The nine corporations: tracks, features and technologies, read once from data/corporations.json."""

from __future__ import annotations

from typing import Any, Final

from .components import TRACKS, read_data

_DATA: Final = read_data("corporations")

UNIVERSAL: Final = 0
COSMOS: Final = 1
FLUX: Final = 2
HORIZON: Final = 3
JUMP: Final = 4
MAKESHIFT: Final = 5
OASIS: Final = 6
REPUBLIC: Final = 7
WORMHOLE: Final = 8
CORPORATION_KEYS: Final[tuple[str, ...]] = tuple(entry["id"] for entry in _DATA["corporations"])
COMMON_CORPORATION: Final = UNIVERSAL

# The bonuses of a cell: a kind and a number, as kind + 8 * number.
SYNERGY_BONUS: Final = 0
CIV_BONUS: Final = 1
PATCH_BONUS: Final = 2
ROVER_BONUS: Final = 3
TECH_BONUS: Final = 4
MOVE_BONUS: Final = 5
ADVANCE_BONUS: Final = 6
BONUSES: Final[tuple[str, ...]] = ("synergy", "civ_card", "patch", "place_rover", "tech", "move", "advance")

# What technologies do. Which level of which corporation does it stands in the data.
IGNORE_ADJACENCY: Final = 0
STORE_PATCHES: Final = 1
EXTRA_TRACK_MOVEMENT: Final = 2
DOUBLE_WATER: Final = 3
NO_METEORITES: Final = 4
ROVER_DIAGONAL: Final = 5
RELOCATE_ON_UNLOCK: Final = 6
RELOCATE_ON_STATION: Final = 7
FREE_MOVE: Final = 8
RELOCATE: Final = 9
ROUND_START_MOVEMENT: Final = 10
NEXT_MILESTONE: Final = 11
IMPROVE_FLUX: Final = 12
COLLECT_ON_STATION: Final = 13
ADVANCE_MARKER: Final = 14
PATCH_ON_COLLECT: Final = 15
DESTROY_CARRIED: Final = 16
SYNERGY_FOR_PATCH: Final = 17
TELEPORT: Final = 18
DOUBLE_SYNERGY: Final = 19
TECH_AS_ENERGY: Final = 20
CLAIM_ROW: Final = 21
COMMON_OBJECTIVE: Final = 22
WRAP_TRACKS: Final = 23
SHIFT: Final = 24
REGRESS: Final = 25
BEST_PER_TRACK: Final = 26
SKIP_OCCUPIED: Final = 27
WATER_WITHOUT_ICE: Final = 28
PATCH_ON_STATION: Final = 29
SYNERGY_ON_STATION: Final = 30
MOVEMENT_ON_TAKE: Final = 31
EXTRA_CIV_OPTION: Final = 32
SYNERGY_ON_CIV: Final = 33
TAKE_CARDS: Final = 34
RESET_TRACK: Final = 35
PATCH_ON_TILES: Final = 36
EXTRA_PATCH: Final = 37
PATCH_DESTROYS_METEORITE: Final = 38
POWERS: Final[tuple[str, ...]] = (
    "ignore_adjacency placement",
    "store_patches on_gain_patch",
    "extra_track_movement on_track_movement",
    "double_water_from_tile on_tile_station",
    "no_meteorites passive",
    "rover_diagonal passive",
    "relocate_lifepods on_unlock",
    "relocate_lifepods on_tile_station",
    "free_move_onto passive",
    "relocate_lifepods any_time",
    "round_start_movement round_start",
    "advance_to_next_milestone any_time",
    "improve_flux_track passive",
    "collect_meteorite on_tile_station",
    "advance any_time",
    "gain_patch on_collect_meteorite",
    "destroy_carried_meteorite on_rover_move",
    "synergy_instead_of_patch on_gain_patch",
    "teleport_rover rover_move",
    "double_synergy on_synergy",
    "tech_station_as_energy placement",
    "claim_row_bonuses any_time",
    "add_common_objective any_time",
    "wrap_tracks passive",
    "shift_instead_of_advance on_advance",
    "regress any_time",
    "score_best_marker_per_track game_end",
    "skip_occupied_cells on_advance",
    "advance_water_if_no_ice on_tile_placed",
    "gain_patch on_tile_station",
    "synergy on_tile_station",
    "movement_from_rover_cell on_take_tile",
    "extra_civ_option on_civ_choice",
    "synergy on_civ_milestone",
    "take_civ_cards game_end",
    "reset_track any_time",
    "patch_on_tiles placement",
    "extra_patch on_gain_patch",
    "patch_destroys_meteorite game_end",
)

CELLS: Final = 80
"""Cells are numbered track * 16 + row."""


class Cell:
    """One cell of a track."""

    def __init__(self, entry: dict[str, Any]) -> None:
        self.bonuses: Final[list[int]] = [_bonus(bonus) for bonus in entry.get("bonuses", [])]
        self.choice: Final[list[int]] = [_bonus(bonus) for bonus in entry.get("choose_one", [])]
        """Wormhole Corp.: the bonuses of which one is taken."""
        self.medal: Final[int] = entry.get("medal") or 0
        self.repeats: Final[bool] = bool(entry.get("repeat", False))
        self.points: Final[int] = sum(bonus >> 3 for bonus in self.bonuses if bonus & 7 == MOVE_BONUS)
        """The number of movement points that is printed here."""
        self.milestone: Final[bool] = any(CIV_BONUS <= bonus & 7 <= TECH_BONUS for bonus in self.bonuses + self.choice)


def _bonus(entry: dict[str, Any]) -> int:
    number = entry.get("level", entry.get("points", 0))
    if "track" in entry:
        number = TRACKS.index(entry["track"])
    return BONUSES.index(entry["type"]) + 8 * int(number)


class Corporation:
    """One side of a corporation board."""

    def __init__(self, number: int, entry: dict[str, Any]) -> None:
        self.number: Final = number
        self.key: Final[str] = entry["id"]
        self.rovers: Final[int] = entry["rovers"]
        self.cells: Final[list[Cell | None]] = [None] * CELLS
        self.last: Final[list[int]] = []
        """The last cell of each track."""
        for track, key in enumerate(TRACKS):
            for cell in entry["tracks"][key]:
                self.cells[track * 16 + cell.get("step", cell.get("row"))] = Cell(cell)
            self.last.append(max(cell.get("step", cell.get("row")) for cell in entry["tracks"][key]))
        self.path: Final[list[int]] = [
            TRACKS.index(stop["track"]) * 16 + stop["row"] for stop in entry.get("water_path", [])
        ]
        """Oasis Ultd.: the cells that the water marker visits."""
        self.tech_rows: Final[list[int]] = [0] * 7
        """The row of the tech track that opens each level."""
        for row in range(16):
            cell = self.cells[4 * 16 + row]
            for bonus in cell.bonuses if cell is not None else []:
                if bonus & 7 == TECH_BONUS:
                    self.tech_rows[bonus >> 3] = row
        self.level: Final[list[int]] = [0] * len(POWERS)
        """The level that has each power, 0: none. Jump Drive's A to F are levels 1 to 6."""
        self.once_round: Final[list[bool]] = [False] * len(POWERS)
        self.once_game: Final[list[bool]] = [False] * len(POWERS)
        self.tech_keys: Final[list[str]] = []
        for level, tech in enumerate(entry["techs"], start=1):
            power = POWERS.index(f"{tech['effect']['op']} {tech['timing']}")
            self.level[power] = level
            self.once_round[power] = tech["limit"] == "once_per_round"
            self.once_game[power] = tech["limit"] == "once_per_game"
            self.tech_keys.append(str(tech["key"]))

    def cell(self, code: int) -> Cell:
        """Return a cell that exists."""
        cell = self.cells[code]
        assert cell is not None
        return cell


CORPORATIONS: Final[list[Corporation]] = [
    Corporation(number, entry) for number, entry in enumerate(_DATA["corporations"])
]
