"""What a data file must look like; every mistake is said with the place where it stands.

Numbers, costs, effects and the arrangement of the board are free. The ids of the components are those of the
standard file, because texts and pictures hang on them; only the cells of Neo may have any ids.
"""

from __future__ import annotations

from typing import Any, Final

from ....kernel.errors import CosmodromeError
from ..components import ACTIONS, AMBASSADORS, COUNTERS, MEDALS, OPS, PLANETS, RESOURCES, SIDES, TIMINGS, WINGS


class BadData(CosmodromeError):
    """A data file that the game cannot be played with."""


_ROOMS: Final = ACTIONS[5:11]
_MISSIONS: Final = [f"m{number:02}" for number in range(1, 13)]
_STALLS: Final = [f"st{number}" for number in range(1, 7)]
_SLOTS: Final = ["P1", "P2", "P3", "P4"]
_PRODUCTIONS: Final = [
    "lavandium_replicator",
    "transmutation_chamber",
    "military_academy",
    "space_university",
    "shipyard",
    "alteration_incubator",
    "transporter",
    "consulate",
]
_SPECIALISTS: Final = [f"{level}{kind}{number}" for kind in "ABCDE" for level in (1, 2, 3) for number in (1, 2, 3)]
_ALTERATIONS: Final = [
    f"alt_{power}_{number:02}" for power, count in ((1, 20), (2, 10), (3, 14), (4, 6)) for number in range(1, count + 1)
]
_ASTEROIDS: Final = [f"{kind}_{letter}" for kind in ("ast", "dead") for letter in "abcdef"]
_COUNTS: Final = ("2", "3", "4")
_PLAYABLE: Final = ("gain", "pay", "degrees", "ship", "mission_marker", "die", "project", "pp")
"""What bonuses of tokens, stalls and tiles may be made of."""


class _Reader:
    """Walks through a data file and knows where it is."""

    def __init__(self, name: str, data: Any) -> None:
        self.name: Final = name
        self.data: Final = data

    def fail(self, where: str, what: str) -> None:
        """Say what is wrong and where."""
        raise BadData(f"{self.name}: {where}: {what}")

    def at(self, *path: str) -> Any:
        """Find a part of the file."""
        part = self.data
        for index, key in enumerate(path):
            if not isinstance(part, dict) or key not in part:
                self.fail(".".join(path[: index + 1]), "is missing")
            part = part[key]
        return part

    def number(self, where: str, value: Any, least: int, most: int) -> int:
        """Read a whole number within bounds."""
        if type(value) is not int or not least <= value <= most:
            self.fail(where, f"{value!r} is not a whole number from {least} to {most}")
        return int(value)

    def items(self, group: str, ids: list[str] | None, key: str = "items") -> list[dict[str, Any]]:
        """Read a list of components that must have these ids."""
        found = self.at(group, key)
        if not isinstance(found, list) or not all(
            isinstance(item, dict) and isinstance(item.get("id"), str) for item in found
        ):
            self.fail(f"{group}.{key}", "is a list of objects with an id each")
        names = [item["id"] for item in found]
        if len(set(names)) != len(names):
            self.fail(f"{group}.{key}", "names something twice")
        if ids is not None and sorted(names) != sorted(ids):
            odd = sorted(set(names) ^ set(ids))
            self.fail(f"{group}.{key}", f"holds exactly {len(ids)} known ids; look at {', '.join(odd)}")
        return [*found]

    def resources(self, where: str, value: Any) -> None:
        """Check a set of resources."""
        if not isinstance(value, dict):
            self.fail(where, "is an object of resources and counts")
        for name, count in value.items():
            if name not in RESOURCES:
                self.fail(where, f"there is no resource {name!r}; there is {', '.join(RESOURCES)}")
            self.number(f"{where}.{name}", count, 0, 9)

    def effects(self, where: str, value: Any, allowed: tuple[str, ...]) -> None:
        """Check a list of effects."""
        if not isinstance(value, list):
            self.fail(where, "is a list of effects")
        for index, effect in enumerate(value):
            self.effect(f"{where}[{index}]", effect, allowed)

    def effect(self, where: str, effect: Any, allowed: tuple[str, ...]) -> None:
        """Check one effect."""
        op = effect.get("op") if isinstance(effect, dict) else None
        if op not in allowed:
            self.fail(where, f"op is one of {', '.join(allowed)}, not {op!r}")
        if op in ("gain", "pay"):
            self.resources(f"{where}.resources", effect.get("resources"))
        elif op in ("degrees", "ship", "die", "project", "extra_moves"):
            self.number(f"{where}.n", effect.get("n"), 1, 9)
        elif op == "pp":
            value = effect.get("value")
            if isinstance(value, dict):
                self.number(f"{where}.value.mul", value.get("mul"), 1, 20)
                self.one_of(f"{where}.value.of", value.get("of"), COUNTERS)
            else:
                self.number(f"{where}.value", value, 1, 20)
        elif op == "choose":
            for index, option in enumerate(effect.get("options", ())):
                self.effects(f"{where}.options[{index}]", option, _PLAYABLE)
        elif op == "planet_action":
            for planet in effect.get("planets", ()):
                self.one_of(f"{where}.planets", planet, PLANETS)

    def one_of(self, where: str, value: Any, choices: tuple[str, ...]) -> None:
        """Check that a value is one of several."""
        if value not in choices:
            self.fail(where, f"{value!r} is none of {', '.join(choices)}")

    def numbers(self, where: str, value: Any, count: int, least: int, most: int) -> None:
        """Check a list of so many numbers."""
        if not isinstance(value, list) or len(value) != count:
            self.fail(where, f"is a list of {count} numbers")
        for number in value:
            self.number(where, number, least, most)


def verify(name: str, data: Any) -> None:
    """Raise BadData with the first mistake of a data file."""
    reader = _Reader(name, data)
    if not isinstance(data, dict):
        reader.fail("the file", "is a JSON object")
    reader.number("meta.rounds", reader.at("meta", "rounds"), 5, 5)
    limits = reader.at("resources", "reserve_limits")
    reader.number("resources.reserve_limits.crystals", limits.get("crystals"), 4, 20)
    reader.number("resources.reserve_limits.diamonds", limits.get("diamonds"), 1, 15)
    for key, least, most in (("ships", 1, 12), ("hangar_limit", 1, 12), ("ships_in_hangar_at_start", 0, 12)):
        reader.number(f"components_per_player.{key}", reader.at("components_per_player", key), least, most)
    _senate(reader)
    _tracks(reader)
    _planets(reader)
    _tokens(reader)
    _blocks(reader)


def _senate(reader: _Reader) -> None:
    """Check ambassadors, rooms, missions and cells."""
    for item in reader.items("ambassadors", list(AMBASSADORS[:4])):
        reader.number(f"ambassadors.{item['id']}.votes", item.get("votes"), 0, 9)
        reader.effects(f"ambassadors.{item['id']}.funding_bonus", item.get("funding_bonus"), ("gain",))
    reader.number("ambassadors.special_ambassador.votes", reader.at("ambassadors", "special_ambassador", "votes"), 0, 9)
    for room in reader.items("rooms", list(_ROOMS)):
        reader.resources(f"rooms.{room['id']}.cost", room.get("cost"))
        reader.effects(f"rooms.{room['id']}.effects", room.get("effects"), (*_PLAYABLE, "president", "medal"))
    reader.effects("outer_module.effects", reader.at("outer_module", "effects"), ("gain",))
    for mission in reader.items("missions", _MISSIONS):
        where = f"missions.{mission['id']}"
        reader.number(f"{where}.required_level", mission.get("required_level"), 1, 9)
        reader.resources(f"{where}.cost", mission.get("cost"))
        reader.effects(
            f"{where}.effects", mission.get("effects"), (*_PLAYABLE, "planet_action", "copy_action", "medal")
        )
    cells = reader.items("senate", [f"f{floor}c{column}" for floor in (1, 2, 3) for column in range(1, 7)], "cells")
    wanted = sorted([*PLANETS, *PLANETS, "espionage", "espionage", *_ROOMS])
    if sorted(str(cell.get("action")) for cell in cells) != wanted:
        reader.fail("senate.cells", "hold each planet and espionage twice and each room once")
    for cell in cells:
        where = f"senate.cells.{cell['id']}"
        if cell["id"] != f"f{cell.get('floor')}c{cell.get('column')}":
            reader.fail(where, "is named by its floor and column")
        if cell.get("wing") != ("left" if cell["column"] <= 3 else "right"):
            reader.fail(where, "columns 1 to 3 are the left wing, 4 to 6 the right one")
        reader.resources(f"{where}.cost", cell.get("cost"))
        reader.one_of(f"{where}.opens_mission", cell.get("opens_mission"), tuple(_MISSIONS))
    for action in (*PLANETS, "espionage"):
        if sorted(cell["wing"] for cell in cells if cell["action"] == action) != ["left", "right"]:
            reader.fail("senate.cells", f"{action} has one cell in each wing")


def _tracks(reader: _Reader) -> None:
    """Check projects, medals, scoring and the accreditation track."""
    columns = reader.items("projects", [*PLANETS, "missions"], "column_projects")
    if [column["id"] for column in columns] != [*PLANETS, "missions"]:
        reader.fail("projects.column_projects", "stand in the order of the columns")
    lasts = [
        reader.number(f"projects.{column['id']}.track_steps", column.get("track_steps"), 1, 30) for column in columns
    ]
    common = reader.number(
        "projects.common_project.track_steps", reader.at("projects", "common_project", "track_steps"), 1, 30
    )
    for index, bonus in enumerate(reader.at("projects", "common_project", "personal_bonus")):
        reader.effects(f"projects.common_project.personal_bonus[{index}]", bonus.get("effects"), ("gain",))
    for seats in _COUNTS:
        reader.number(
            f"projects.start_step.{seats}.column",
            reader.at("projects", "start_step", seats, "column"),
            0,
            min(lasts) - 1,
        )
        reader.number(
            f"projects.start_step.{seats}.common", reader.at("projects", "start_step", seats, "common"), 0, common - 1
        )
        reader.numbers(
            f"medals.planet_thresholds.{seats}", reader.at("medals", "planet_thresholds", seats), int(seats), 1, 15
        )
        steps = reader.at("medals", "planet_thresholds", seats)
        if sorted(set(steps)) != steps:
            reader.fail(f"medals.planet_thresholds.{seats}", "rises from the lowest to the highest")
    for seats in ("3", "4"):
        reader.numbers(
            f"project_scoring.{seats}.places", reader.at("project_scoring", seats, "places"), int(seats), 0, 99
        )
    for key in ("first", "tie_each", "second_if_close", "close_max_difference", "second_otherwise"):
        reader.number(f"project_scoring.2.{key}", reader.at("project_scoring", "2", key), 0, 99)
    reader.numbers(
        "medal_scoring_row.points_by_count", reader.at("medal_scoring_row", "points_by_count"), len(MEDALS) + 1, 0, 99
    )
    for key in ("per_two_crystals", "per_diamond", "per_ship_in_hangar", "per_alteration_token"):
        reader.number(f"end_scoring.{key}", reader.at("end_scoring", key), 0, 9)
    steps = reader.at("accreditation_track", "steps")
    levels = [step.get("level") for step in steps]
    if levels != sorted(levels) or sorted(set(levels)) != list(range(1, max(levels) + 1)):
        reader.fail("accreditation_track.steps", "levels rise by one from 1")
    for key in ("start_degree", "medal_degree", "deep_space_degree"):
        reader.number(f"accreditation_track.{key}", reader.at("accreditation_track", key), 1, len(steps))
    for level in range(1, max(levels) + 1):
        reader.resources(
            f"accreditation_track.payment.{level}", reader.at("accreditation_track", "payment", str(level))
        )
    reader.number(
        "accreditation_track.unpaid_drop_to.degree",
        reader.at("accreditation_track", "unpaid_drop_to", "degree"),
        1,
        len(steps),
    )


def _planets(reader: _Reader) -> None:
    """Check Neo, 6Moon, the stalls and what is built on E81216."""
    _neo(reader)
    moons = reader.at("sixmoon", "positions")
    for index, moon in enumerate(moons):
        reader.number(f"sixmoon.positions[{index}].position", moon.get("position"), index, index)
        reader.number(f"sixmoon.positions[{index}].tokens", moon.get("tokens"), 0, 20)
    for power in range(1, 5):
        lying = sum(moon["tokens"] for moon in moons if moon.get("token_power") == power)
        if lying > sum(id.startswith(f"alt_{power}_") for id in _ALTERATIONS):
            reader.fail("sixmoon.positions", f"there are not {lying} alteration tokens of power {power}")
    for stall in reader.items("stalls", _STALLS):
        where = f"stalls.{stall['id']}"
        reader.resources(f"{where}.cost", stall.get("cost"))
        for level in ("level1", "level2"):
            bonus = stall.get(level, {})
            if bonus.get("type") == "units":
                reader.number(f"{where}.{level}.units", bonus.get("units"), 1, 9)
                if len(bonus.get("options", ())) != 2:
                    reader.fail(f"{where}.{level}.options", "are two kinds")
                for option in bonus["options"]:
                    reader.effects(f"{where}.{level}.options", option, ("gain", "degrees", "die", "ship"))
            else:
                reader.effects(f"{where}.{level}.effects", bonus.get("effects"), _PLAYABLE)
    if reader.at("productions", "slots") != _SLOTS:
        reader.fail("productions.slots", "are P1 to P4")
    for item in reader.items("productions", _PRODUCTIONS):
        where = f"productions.{item['id']}"
        reader.one_of(f"{where}.slot", item.get("slot"), tuple(_SLOTS))
        reader.resources(f"{where}.cost", item.get("cost"))
        reader.effects(
            f"{where}.income",
            item.get("income"),
            (*_PLAYABLE, "transmute", "alteration_stock", "track_move", "refresh_specialist"),
        )
    for slot in _SLOTS:
        reader.one_of(
            f"productions.first_game.{slot}",
            reader.at("productions", "first_game", slot),
            tuple(item["id"] for item in reader.items("productions", None) if item["slot"] == slot),
        )
    tokens = [token["id"] for token in reader.items("megastructure_tokens", None)]
    for item in reader.items("megastructures", ["M1", "M2"]):
        reader.resources(f"megastructures.{item['id']}.cost", item.get("cost"))
        reader.numbers(f"megastructures.{item['id']}.multipliers", item.get("multipliers"), 4, 1, 15)
        pair = reader.at("megastructures", "first_game_tokens", item["id"])
        if len(pair) != 2 or any(token not in tokens for token in pair):
            reader.fail(f"megastructures.first_game_tokens.{item['id']}", "are two megastructure tokens")


def _neo(reader: _Reader) -> None:
    """Check the map of Neo: ways that lead on, to one end."""
    pits = reader.items("neo_map", None, "cells")
    ids = [pit["id"] for pit in pits]
    end = reader.at("neo_map", "end_cell")
    if end not in ids or sum(pit.get("kind") == "start" for pit in pits) != 1:
        reader.fail("neo_map", "has one cell of kind start, and its end_cell among the cells")
    influence = {
        pit["id"]: reader.number(f"neo_map.{pit['id']}.influence", pit.get("influence"), 0, 15) for pit in pits
    }
    for pit in pits:
        where = f"neo_map.{pit['id']}"
        reader.resources(f"{where}.resources", pit.get("resources"))
        if bool(pit.get("next")) == (pit["id"] == end):
            reader.fail(f"{where}.next", "leads on from every cell but the end")
        for next in pit["next"]:
            if next not in ids or influence[next] <= influence[pit["id"]]:
                reader.fail(f"{where}.next", f"{next!r} is not a cell with more influence")
    items = reader.items("asteroids", _ASTEROIDS)
    for item in items:
        reader.resources(f"asteroids.{item['id']}.resources", item.get("resources"))
        reader.one_of(f"asteroids.{item['id']}.kind", item.get("kind"), ("asteroid", "dead"))
    dead = sum(item["kind"] == "dead" for item in items)
    reader.number("neo_map.dead_asteroid_count", reader.at("neo_map", "dead_asteroid_count"), 1, dead)
    if sum(pit["kind"] == "asteroid" for pit in pits) > len(items) - dead:
        reader.fail("neo_map.cells", "there are fewer asteroid tokens than cells for them")


def _tokens(reader: _Reader) -> None:
    """Check alteration tokens, specialists, tiles and laws."""
    for item in reader.items("alterations", _ALTERATIONS):
        where = f"alterations.{item['id']}"
        reader.number(f"{where}.power", item.get("power"), int(item["id"][4]), int(item["id"][4]))
        reader.one_of(f"{where}.side", item.get("side"), SIDES)
        reader.number(f"{where}.votes", item.get("votes"), 0, 9)
        reader.effects(f"{where}.bonus", item.get("bonus"), _PLAYABLE)
    for item in reader.items("specialists", _SPECIALISTS):
        where = f"specialists.{item['id']}"
        reader.one_of(f"{where}.timing", item.get("timing"), TIMINGS)
        if item["timing"] == "on_planet":
            reader.one_of(f"{where}.planet", item.get("planet"), PLANETS)
        reader.effects(f"{where}.effects", item.get("effects"), OPS)
    for item in reader.items("deep_space", [f"ds{number}" for number in range(1, 9)]):
        reader.effects(f"deep_space.{item['id']}.effects", item.get("effects"), OPS)
    for item in reader.items("start_tiles", [f"home{number}" for number in range(1, 9)]):
        reader.effects(
            f"start_tiles.{item['id']}.effects",
            item.get("effects"),
            ("gain", "degrees", "ship", "die", "mission_marker"),
        )
    for law in reader.items("laws", [f"law_{wing}_{planet}" for wing in WINGS for planet in PLANETS]):
        reader.effects(f"laws.{law['id']}.effects_all_players", law.get("effects_all_players"), ("pp",))


def _blocks(reader: _Reader) -> None:
    """Check the block tokens for two and three players."""
    for item in reader.items("planet_block_tokens", [f"pb{number}" for number in range(1, 6)]):
        for block in item.get("blocks", ()):
            reader.one_of(f"planet_block_tokens.{item['id']}.planet", block.get("planet"), PLANETS)
            reader.one_of(f"planet_block_tokens.{item['id']}.wing", block.get("wing"), WINGS)
    rooms = {cell["action"]: cell["wing"] for cell in reader.at("senate", "cells") if cell["action"] in _ROOMS}
    for item in reader.items("room_block_tokens", [f"rb{number}" for number in range(1, 6)]):
        where = f"room_block_tokens.{item['id']}"
        reader.one_of(f"{where}.room", item.get("room"), _ROOMS)
        if item.get("wing") != rooms[item["room"]]:
            reader.fail(f"{where}.wing", f"the {item['room']} cell is in the {rooms[item['room']]} wing")
        other = item.get("also_blocks", {})
        reader.one_of(f"{where}.also_blocks.wing", other.get("wing"), WINGS)
        reader.one_of(f"{where}.also_blocks.action", other.get("action"), ("espionage",))
