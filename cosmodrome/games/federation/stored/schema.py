"""What a data file must look like; every mistake is said with the place where it stands.

Numbers, costs, effects and the arrangement of the board are free. The ids of the components are those of the
standard file, because texts and pictures hang on them; only the cells of Neo may have any ids.
"""

from __future__ import annotations

from typing import Any, Final

from ....kit.data_file import DataFile
from .. import ops
from ..components import ACTIONS, COUNTERS, MEDALS, PLANETS, RESOURCES, SIDES, TIMINGS, WINGS

_ROOMS: Final = ACTIONS[5:11]
_PLAYABLE: Final = ("gain", "pay", "degrees", "ship", "mission_marker", "die", "project", "pp")
"""What bonuses of tokens, stalls and tiles may be made of."""


class _Reader(DataFile):
    """Walks through a data file of Federation, beside the standard one."""

    def __init__(self, name: str, data: Any, standard: Any) -> None:
        super().__init__(name, data)
        self.standard: Final = DataFile("the standard file", standard)

    def ids(self, path: str) -> list[str]:
        """List the ids of the components that the standard file has there."""
        return [item["id"] for item in self.standard.at(path)]

    def components(self, path: str, free: bool = False) -> list[tuple[str, dict[str, Any]]]:
        """Read a list of components, with the ids of the standard file unless they are free.

        Returned is where each component stands, and the component.
        """
        found = self.items(path, self.at(path))
        odd = set() if free else {item["id"] for item in found}.symmetric_difference(self.ids(path))
        if odd:
            self.fail(path, f"holds exactly {len(self.ids(path))} known ids; look at {', '.join(sorted(odd))}")
        group = path.removesuffix(".items")
        return [(f"{group}.{item['id']}", item) for item in found]

    def resources(self, where: str, item: dict[str, Any], key: str) -> None:
        """Check the resources under a key of a component."""
        value = item.get(key)
        if not isinstance(value, dict):
            self.fail(f"{where}.{key}", "is an object of resources and counts")
        for name, count in value.items():
            if name not in RESOURCES:
                self.fail(f"{where}.{key}", f"there is no resource {name!r}; there is {', '.join(RESOURCES)}")
            self.number(f"{where}.{key}.{name}", count, 0, 9)

    def effects(self, where: str, item: dict[str, Any], key: str, allowed: tuple[str, ...]) -> None:
        """Check the list of effects under a key of a component."""
        self._effects(f"{where}.{key}", item.get(key), allowed)

    def _effects(self, where: str, value: Any, allowed: tuple[str, ...]) -> None:
        """Check a list of effects."""
        if not isinstance(value, list):
            self.fail(where, "is a list of effects")
        for index, effect in enumerate(value):
            self._effect(f"{where}[{index}]", effect, allowed)

    def _effect(self, where: str, effect: Any, allowed: tuple[str, ...]) -> None:
        """Check one effect."""
        op = effect.get("op") if isinstance(effect, dict) else None
        if op not in allowed:
            self.fail(where, f"op is one of {', '.join(allowed)}, not {op!r}")
        if op in ("gain", "pay"):
            self.resources(where, effect, "resources")
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
                self._effects(f"{where}.options[{index}]", option, _PLAYABLE)
        elif op == "planet_action":
            for planet in effect.get("planets", ()):
                self.one_of(f"{where}.planets", planet, PLANETS)


def verify(name: str, data: Any, standard: Any) -> None:
    """Raise BadData with the first mistake of a data file, whose components are those of the standard one."""
    reader = _Reader(name, data, standard)
    if not isinstance(data, dict):
        reader.fail("the file", "is a JSON object")
    reader.number_at("meta.rounds", 5, 5)
    reader.number_at("resources.reserve_limits.crystals", 4, 20)
    reader.number_at("resources.reserve_limits.diamonds", 1, 15)
    for key, least, most in (("ships", 1, 12), ("hangar_limit", 1, 12), ("ships_in_hangar_at_start", 0, 12)):
        reader.number_at(f"components_per_player.{key}", least, most)
    _senate(reader)
    _tracks(reader)
    _planets(reader)
    _tokens(reader)
    _blocks(reader)


def _senate(reader: _Reader) -> None:
    """Check ambassadors, rooms, missions and cells."""
    for where, item in reader.components("ambassadors.items"):
        reader.number(f"{where}.votes", item.get("votes"), 0, 9)
        reader.effects(where, item, "funding_bonus", ("gain",))
    reader.number_at("ambassadors.special_ambassador.votes", 0, 9)
    for where, room in reader.components("rooms.items"):
        reader.resources(where, room, "cost")
        reader.effects(where, room, "effects", (*_PLAYABLE, "president", "medal"))
    reader.effects("outer_module", reader.at("outer_module"), "effects", ("gain",))
    for where, mission in reader.components("missions.items"):
        reader.number(f"{where}.required_level", mission.get("required_level"), 1, 9)
        reader.resources(where, mission, "cost")
        reader.effects(where, mission, "effects", (*_PLAYABLE, "planet_action", "copy_action", "medal"))
    cells = reader.components("senate.cells")
    missions = reader.ids("missions.items")
    wanted = sorted([*PLANETS, *PLANETS, "espionage", "espionage", *_ROOMS])
    if sorted(str(cell.get("action")) for _, cell in cells) != wanted:
        reader.fail("senate.cells", "hold each planet and espionage twice and each room once")
    for where, cell in cells:
        if cell["id"] != f"f{cell.get('floor')}c{cell.get('column')}":
            reader.fail(where, "is named by its floor and column")
        if cell.get("wing") != ("left" if cell["column"] <= 3 else "right"):
            reader.fail(where, "columns 1 to 3 are the left wing, 4 to 6 the right one")
        reader.resources(where, cell, "cost")
        reader.one_of(f"{where}.opens_mission", cell.get("opens_mission"), missions)
    for action in (*PLANETS, "espionage"):
        if sorted(cell["wing"] for _, cell in cells if cell["action"] == action) != ["left", "right"]:
            reader.fail("senate.cells", f"{action} has one cell in each wing")


def _tracks(reader: _Reader) -> None:
    """Check projects, medals, scoring and the accreditation track."""
    columns = reader.components("projects.column_projects")
    if [column["id"] for _, column in columns] != [*PLANETS, "missions"]:
        reader.fail("projects.column_projects", "stand in the order of the columns")
    lasts = [reader.number(f"{where}.track_steps", column.get("track_steps"), 1, 30) for where, column in columns]
    common = reader.number_at("projects.common_project.track_steps", 1, 30)
    for index, bonus in enumerate(reader.at("projects.common_project.personal_bonus")):
        reader.effects(f"projects.common_project.personal_bonus[{index}]", bonus, "effects", ("gain",))
    for seats in ("2", "3", "4"):
        reader.number_at(f"projects.start_step.{seats}.column", 0, min(lasts) - 1)
        reader.number_at(f"projects.start_step.{seats}.common", 0, common - 1)
        thresholds = reader.numbers_at(f"medals.planet_thresholds.{seats}", int(seats), 1, 15)
        if sorted(set(thresholds)) != thresholds:
            reader.fail(f"medals.planet_thresholds.{seats}", "rises from the lowest to the highest")
    for seats in ("3", "4"):
        reader.numbers_at(f"project_scoring.{seats}.places", int(seats), 0, 99)
    for key in ("first", "tie_each", "second_if_close", "close_max_difference", "second_otherwise"):
        reader.number_at(f"project_scoring.2.{key}", 0, 99)
    reader.numbers_at("medal_scoring_row.points_by_count", len(MEDALS) + 1, 0, 99)
    for key in ("per_two_crystals", "per_diamond", "per_ship_in_hangar", "per_alteration_token"):
        reader.number_at(f"end_scoring.{key}", 0, 9)
    steps = reader.at("accreditation_track.steps")
    levels = [step.get("level") for step in steps]
    if levels != sorted(levels) or sorted(set(levels)) != list(range(1, max(levels) + 1)):
        reader.fail("accreditation_track.steps", "levels rise by one from 1")
    for key in ("start_degree", "medal_degree", "deep_space_degree", "unpaid_drop_to.degree"):
        reader.number_at(f"accreditation_track.{key}", 1, len(steps))
    for level in range(1, max(levels) + 1):
        reader.resources("accreditation_track.payment", reader.at("accreditation_track.payment"), str(level))


def _planets(reader: _Reader) -> None:
    """Check Neo, 6Moon, the stalls and what is built on E81216."""
    _neo(reader)
    moons = reader.at("sixmoon.positions")
    for index, moon in enumerate(moons):
        reader.number(f"sixmoon.positions[{index}].position", moon.get("position"), index, index)
        reader.number(f"sixmoon.positions[{index}].tokens", moon.get("tokens"), 0, 20)
    for power in range(1, 5):
        lying = sum(moon["tokens"] for moon in moons if moon.get("token_power") == power)
        if lying > sum(id.startswith(f"alt_{power}_") for id in reader.ids("alterations.items")):
            reader.fail("sixmoon.positions", f"there are not {lying} alteration tokens of power {power}")
    for where, stall in reader.components("stalls.items"):
        reader.resources(where, stall, "cost")
        for level in ("level1", "level2"):
            _bonus(reader, f"{where}.{level}", stall.get(level, {}))
    _works(reader)


def _bonus(reader: _Reader, where: str, bonus: dict[str, Any]) -> None:
    """Check what a level of a stall gives."""
    if bonus.get("type") != "units":
        reader.effects(where, bonus, "effects", _PLAYABLE)
        return
    reader.number(f"{where}.units", bonus.get("units"), 1, 9)
    if len(bonus.get("options", ())) != 2:
        reader.fail(f"{where}.options", "are two kinds")
    for number in range(2):
        reader.effects(where, {"options": bonus["options"][number]}, "options", ("gain", "degrees", "die", "ship"))


def _works(reader: _Reader) -> None:
    """Check the productions and megastructures."""
    slots = reader.standard.at("productions.slots")
    if reader.at("productions.slots") != slots:
        reader.fail("productions.slots", f"are {', '.join(slots)}")
    of_slot: dict[str, list[str]] = {slot: [] for slot in slots}
    for where, item in reader.components("productions.items"):
        of_slot[reader.one_of(f"{where}.slot", item.get("slot"), slots)].append(item["id"])
        reader.resources(where, item, "cost")
        more = ("transmute", "alteration_stock", "track_move", "refresh_specialist")
        reader.effects(where, item, "income", (*_PLAYABLE, *more))
    for slot in slots:
        where = f"productions.first_game.{slot}"
        reader.one_of(where, reader.at(where), of_slot[slot])
    tokens = [token["id"] for _, token in reader.components("megastructure_tokens.items", free=True)]
    for where, item in reader.components("megastructures.items"):
        reader.resources(where, item, "cost")
        reader.numbers(f"{where}.multipliers", item.get("multipliers"), 4, 1, 15)
        pair = reader.at(f"megastructures.first_game_tokens.{item['id']}")
        if len(pair) != 2 or any(token not in tokens for token in pair):
            reader.fail(f"megastructures.first_game_tokens.{item['id']}", "are two megastructure tokens")


def _neo(reader: _Reader) -> None:
    """Check the map of Neo: ways that lead on, to one end."""
    pits = {pit["id"]: pit for _, pit in reader.components("neo_map.cells", free=True)}
    end = reader.at("neo_map.end_cell")
    if end not in pits or sum(pit.get("kind") == "start" for pit in pits.values()) != 1:
        reader.fail("neo_map", "has one cell of kind start, and its end_cell among the cells")
    influence = {id: reader.number(f"neo_map.{id}.influence", pit.get("influence"), 0, 15) for id, pit in pits.items()}
    for id, pit in pits.items():
        reader.resources(f"neo_map.{id}", pit, "resources")
        if bool(pit.get("next")) == (id == end):
            reader.fail(f"neo_map.{id}.next", "leads on from every cell but the end")
        for next in pit["next"]:
            if next not in pits or influence[next] <= influence[id]:
                reader.fail(f"neo_map.{id}.next", f"{next!r} is not a cell with more influence")
    items = reader.components("asteroids.items")
    for where, item in items:
        reader.resources(where, item, "resources")
        reader.one_of(f"{where}.kind", item.get("kind"), ("asteroid", "dead"))
    dead = sum(item["kind"] == "dead" for _, item in items)
    reader.number_at("neo_map.dead_asteroid_count", 1, dead)
    if sum(pit["kind"] == "asteroid" for pit in pits.values()) > len(items) - dead:
        reader.fail("neo_map.cells", "there are fewer asteroid tokens than cells for them")


def _tokens(reader: _Reader) -> None:
    """Check alteration tokens, specialists, tiles and laws."""
    for where, item in reader.components("alterations.items"):
        reader.number(f"{where}.power", item.get("power"), int(item["id"][4]), int(item["id"][4]))
        reader.one_of(f"{where}.side", item.get("side"), SIDES)
        reader.number(f"{where}.votes", item.get("votes"), 0, 9)
        reader.effects(where, item, "bonus", _PLAYABLE)
    for where, item in reader.components("specialists.items"):
        if reader.one_of(f"{where}.timing", item.get("timing"), TIMINGS) == "on_planet":
            reader.one_of(f"{where}.planet", item.get("planet"), PLANETS)
        reader.effects(where, item, "effects", ops.OPS)
    for where, item in reader.components("deep_space.items"):
        reader.effects(where, item, "effects", ops.OPS)
    for where, item in reader.components("start_tiles.items"):
        reader.effects(where, item, "effects", ("gain", "degrees", "ship", "die", "mission_marker"))
    for where, law in reader.components("laws.items"):
        reader.effects(where, law, "effects_all_players", ("pp",))


def _blocks(reader: _Reader) -> None:
    """Check the block tokens for two and three players."""
    for where, item in reader.components("planet_block_tokens.items"):
        for block in item.get("blocks", ()):
            reader.one_of(f"{where}.planet", block.get("planet"), PLANETS)
            reader.one_of(f"{where}.wing", block.get("wing"), WINGS)
    rooms = {cell["action"]: cell["wing"] for cell in reader.at("senate.cells") if cell["action"] in _ROOMS}
    for where, item in reader.components("room_block_tokens.items"):
        room = reader.one_of(f"{where}.room", item.get("room"), _ROOMS)
        if item.get("wing") != rooms[room]:
            reader.fail(f"{where}.wing", f"the {room} cell is in the {rooms[room]} wing")
        other = item.get("also_blocks", {})
        reader.one_of(f"{where}.also_blocks.wing", other.get("wing"), WINGS)
        reader.one_of(f"{where}.also_blocks.action", other.get("action"), ("espionage",))
