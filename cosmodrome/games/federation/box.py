"""All components of one data file."""

from __future__ import annotations

from typing import Any, Final

from .components import (
    ACTIONS,
    COUNTERS,
    MISSIONS,
    NO_EFFECTS,
    NOTHING,
    PLANETS,
    SIDES,
    TIMINGS,
    TYPES,
    WINGS,
    Alteration,
    Block,
    Bonus,
    Cell,
    Effects,
    Mission,
    Pit,
    Specialist,
    Split,
    Stall,
    Tile,
    Work,
    amounts,
    read_effects,
)


class Box:
    """The box of the game as one data file describes it; never changed."""

    def __init__(self, name: str, data: dict[str, Any]) -> None:
        self.name: Final = name
        """What the table's option calls the data file."""
        self.rounds: Final[int] = data["meta"]["rounds"]
        limits = data["resources"]["reserve_limits"]
        self.most_crystals: Final[int] = limits["crystals"]
        self.most_diamonds: Final[int] = limits["diamonds"]
        own = data["components_per_player"]
        self.ships: Final[int] = own["ships"]
        self.hangar: Final[int] = own["hangar_limit"]
        self.first_ships: Final[int] = own["ships_in_hangar_at_start"]
        self.effects: Final[dict[str, Effects]] = {}
        """All effects that something waiting on the stack can be about, by what they come from."""
        ambassadors = data["ambassadors"]
        self.votes: Final[list[int]] = [
            *(item["votes"] for item in ambassadors["items"]),
            ambassadors["special_ambassador"]["votes"],
        ]
        self.funding: Final = [
            *(self._effects("ambassador " + item["id"], item["funding_bonus"]) for item in ambassadors["items"]),
            NO_EFFECTS,
        ]

        rooms = {room["id"]: room for room in data["rooms"]["items"]}
        self.room_costs: Final[list[list[int]]] = [
            amounts(rooms[action]["cost"]) if action in rooms else NOTHING for action in ACTIONS
        ]
        self.room_effects: Final = [
            self._effects("room " + action, rooms[action]["effects"]) if action in rooms else NO_EFFECTS
            for action in ACTIONS
        ]
        self.outer_effects: Final = self._effects("outer", data["outer_module"]["effects"])
        self.missions: Final = [
            Mission(
                item["id"],
                item["required_level"],
                amounts(item["cost"]),
                self._effects("mission " + item["id"], item["effects"]),
            )
            for item in data["missions"]["items"]
        ]
        numbers = {mission.id: number for number, mission in enumerate(self.missions)}
        self.cells: Final = [
            Cell(
                cell["id"],
                cell["floor"],
                cell["column"],
                WINGS.index(cell["wing"]),
                ACTIONS.index(cell["action"]),
                amounts(cell["cost"]),
                numbers[cell["opens_mission"]],
            )
            for cell in data["senate"]["cells"]
        ]
        self.every_mission: Final = (1 << MISSIONS) - 1

        self._read_projects(data)
        self._read_track(data)
        self._read_planets(data)
        self._read_specialists(data)
        self._read_works(data)
        self._read_blocks(data)
        self.ids: Final[dict[str, list[str]]] = {
            "cell": [cell.id for cell in self.cells],
            "place": [*(cell.id for cell in self.cells), "outer"],
            "mission": [mission.id for mission in self.missions],
            "alteration token": [token.id for token in self.alterations],
            "specialist": [specialist.id for specialist in self.specialists],
            "stall": [stall.id for stall in self.stalls],
            "cell of Neo": [pit.id for pit in self.pits],
            "asteroid": [asteroid.id for asteroid in self.asteroids],
            "law": self.laws,
            "slot": self.slots,
            "production": [work.id for work in self.productions],
            "megastructure": [work.id for work in self.megastructures],
            "work": [*self.slots, *(work.id for work in self.megastructures)],
            "megastructure token": self.mega_tokens,
            "start tile": [tile.id for tile in self.homes],
            "deep space tile": [tile.id for tile in self.deep],
            "planet block": [block.id for block in self.planet_blocks],
            "room block": [block.id for block in self.room_blocks],
        }
        """The ids of the components of each kind, in the order of their numbers."""

    def _effects(self, origin: str, data: list[dict[str, Any]]) -> Effects:
        """Read effects and keep them by what they come from."""
        found = read_effects(data, origin)
        for effects in [found, *(option for effect in found.steps for option in effect.options)]:
            self.effects[effects.origin] = effects
        return found

    def _read_projects(self, data: dict[str, Any]) -> None:
        projects = data["projects"]
        self.last_step: list[int] = [
            *(project["track_steps"] for project in projects["column_projects"]),
            projects["common_project"]["track_steps"],
        ]
        self.first_step: list[list[int]] = [
            [],
            [],
            *(
                [projects["start_step"][str(seats)]["column"]] * 6 + [projects["start_step"][str(seats)]["common"]]
                for seats in (2, 3, 4)
            ),
        ]
        self.common_bonus = [
            read_effects(bonus["effects"], "") for bonus in projects["common_project"]["personal_bonus"]
        ]
        scoring = data["project_scoring"]
        self.places: list[list[int]] = [[], [], [], scoring["3"]["places"], scoring["4"]["places"]]
        two = scoring["2"]
        self.duel: list[int] = [
            two["first"],
            two["tie_each"],
            two["second_if_close"],
            two["close_max_difference"],
            two["second_otherwise"],
        ]
        self.thresholds: list[list[int]] = [
            [],
            [],
            *(data["medals"]["planet_thresholds"][str(seats)] for seats in (2, 3, 4)),
        ]
        self.medal_points: list[int] = data["medal_scoring_row"]["points_by_count"]
        end = data["end_scoring"]
        self.per_two_crystals: int = end["per_two_crystals"]
        self.per_diamond: int = end["per_diamond"]
        self.per_ship: int = end["per_ship_in_hangar"]
        self.per_alteration: int = end["per_alteration_token"]

    def _read_track(self, data: dict[str, Any]) -> None:
        track = data["accreditation_track"]
        self.level_of: list[int] = [0, *(step["level"] for step in track["steps"])]
        self.top: int = len(track["steps"])
        self.top_level: int = self.level_of[-1]
        self.start_degree: int = track["start_degree"]
        self.medal_degree: int = track["medal_degree"]
        self.deep_degree: int = track["deep_space_degree"]
        self.upkeep: list[list[int]] = [
            NOTHING,
            *(amounts(track["payment"][str(level)]) for level in range(1, self.top_level + 1)),
        ]
        self.first_of_level: list[int] = [0, *(self.level_of.index(level) for level in range(1, self.top_level + 1))]
        self.fall_degree: int = track["unpaid_drop_to"]["degree"]

    def _read_planets(self, data: dict[str, Any]) -> None:
        pits = data["neo_map"]["cells"]
        ids = [pit["id"] for pit in pits]
        self.pits = [
            Pit(
                pit["id"],
                pit["influence"],
                [ids.index(next) for next in pit["next"]],
                amounts(pit["resources"]),
                pit["kind"] == "asteroid",
            )
            for pit in pits
        ]
        self.first_pit: int = next(number for number, pit in enumerate(pits) if pit["kind"] == "start")
        self.last_pit: int = ids.index(data["neo_map"]["end_cell"])
        self.ahead: list[int] = _steps_ahead(self.pits)
        """How many steps a miner can still make at most."""
        self.asteroids = [
            Tile(item["id"], NO_EFFECTS, amounts(item["resources"])) for item in data["asteroids"]["items"]
        ]
        self.dead: list[bool] = [item["kind"] == "dead" for item in data["asteroids"]["items"]]
        self.dead_row: int = data["neo_map"]["dead_asteroid_count"]
        moons = data["sixmoon"]["positions"]
        self.moon_power: list[int] = [moon["token_power"] or 0 for moon in moons]
        self.moon_tokens: list[int] = [moon["tokens"] for moon in moons]
        self.moon_open: list[bool] = [bool(moon.get("face_up_at_setup")) for moon in moons]
        self.last_moon: int = len(moons) - 1
        alterations: list[Alteration] = []
        faces: dict[str, int] = {}
        for number, item in enumerate(data["alterations"]["items"]):
            face = faces.setdefault(f"{item['side']} {item['votes']} {item['bonus']}", number)
            alterations.append(
                Alteration(
                    item["id"],
                    item["power"],
                    SIDES.index(item["side"]),
                    item["votes"],
                    self._effects("alteration " + item["id"], item["bonus"]),
                    face,
                )
            )
        self.alterations = alterations
        self.stalls = [
            Stall(
                stall["id"],
                amounts(stall["cost"]),
                [self._bonus(f"{stall['id']} {level}", stall[f"level{level}"]) for level in (1, 2)],
            )
            for stall in data["stalls"]["items"]
        ]

    def _bonus(self, origin: str, data: dict[str, Any]) -> Bonus:
        """Read what a level of a stall gives."""
        if data["type"] == "fixed":
            return Bonus(self._effects("stall " + origin, data["effects"]), 0, False, [], [])
        units, same_kind = data["units"], data["same_kind"]
        one, other = [read_effects(option, "") for option in data["options"]]
        splits: list[Split] = []
        for first in range(units, -1, -1):
            second = units - first
            if not (same_kind and first and second):
                steps = [effect.times(first) for effect in one.steps] if first else []
                steps += [effect.times(second) for effect in other.steps] if second else []
                split = Split(first, second, Effects(f"units {origin} {first} {second}", steps))
                self.effects[split.effects.origin] = split.effects
                splits.append(split)
        return Bonus(NO_EFFECTS, units, same_kind, [one, other], splits)

    def _read_specialists(self, data: dict[str, Any]) -> None:
        self.specialists = [
            Specialist(
                item["id"],
                TYPES.index(item["type"]),
                item["level"],
                TIMINGS.index(item["timing"]),
                PLANETS.index(item["planet"]) if "planet" in item else -1,
                self._effects("specialist " + item["id"], item["effects"]),
            )
            for item in data["specialists"]["items"]
        ]
        of_kind = [0] * 20
        timed = [0] * 3
        on_planet = [0] * 5
        copiers = 0
        for number, item in enumerate(self.specialists):
            of_kind[item.kind * 4 + item.level] |= 1 << number
            timed[item.timing] |= 1 << number
            if item.planet >= 0:
                on_planet[item.planet] |= 1 << number
            if item.copies:
                copiers |= 1 << number
        self.of_kind = of_kind
        """The specialists of a type and level, as bits, at 4 times the type plus the level."""
        self.timed = timed
        self.on_planet = on_planet
        self.copiers = copiers
        self.of_colour: list[int] = [
            of_kind[kind * 4 + 1] | of_kind[kind * 4 + 2] | of_kind[kind * 4 + 3] for kind in range(5)
        ]
        """The specialists of a type."""
        self.level_one = sum(of_kind[kind * 4 + 1] for kind in range(5))

    def _read_works(self, data: dict[str, Any]) -> None:
        slots = data["productions"]["slots"]
        self.slots: list[str] = slots
        self.productions = [
            Work(item["id"], amounts(item["cost"]), self._effects("income " + item["id"], item["income"]), [])
            for item in data["productions"]["items"]
        ]
        self.sides: list[list[int]] = [
            [number for number, item in enumerate(data["productions"]["items"]) if item["slot"] == slot]
            for slot in slots
        ]
        first = data["productions"]["first_game"]
        ids = [work.id for work in self.productions]
        self.first_productions: list[int] = [ids.index(first[slot]) for slot in slots]
        self.megastructures = [
            Work(item["id"], amounts(item["cost"]), NO_EFFECTS, item["multipliers"])
            for item in data["megastructures"]["items"]
        ]
        tokens = data["megastructure_tokens"]["items"]
        self.mega_tokens: list[str] = [token["id"] for token in tokens]
        self.mega_counters: list[int] = [COUNTERS.index(token["counter"]) for token in tokens]
        first_tokens = data["megastructures"]["first_game_tokens"]
        self.first_tokens: list[list[int]] = [
            [self.mega_tokens.index(token) for token in first_tokens[work.id]] for work in self.megastructures
        ]
        self.deep = [
            Tile(item["id"], self._effects("deep_space " + item["id"], item["effects"]), NOTHING)
            for item in data["deep_space"]["items"]
        ]
        self.homes = [
            Tile(item["id"], self._effects("home " + item["id"], item["effects"]), NOTHING)
            for item in data["start_tiles"]["items"]
        ]
        self.laws: list[str] = [law["id"] for law in data["laws"]["items"]]
        self.law_planet: list[int] = [PLANETS.index(law["planet"]) for law in data["laws"]["items"]]
        self.law_wing: list[int] = [WINGS.index(law["wing"]) for law in data["laws"]["items"]]
        self.law_effects = [read_effects(law["effects_all_players"], "") for law in data["laws"]["items"]]

    def _read_blocks(self, data: dict[str, Any]) -> None:
        planet_blocks: list[Block] = []
        for item in data["planet_block_tokens"]["items"]:
            cells = [
                self.cell_of(PLANETS.index(block["planet"]), WINGS.index(block["wing"])) for block in item["blocks"]
            ]
            planet_blocks.append(Block(item["id"], cells, [int(block["votes"] == "X") for block in item["blocks"]]))
        room_blocks: list[Block] = []
        for item in data["room_block_tokens"]["items"]:
            other = item["also_blocks"]
            cells = [
                self.cell_of(ACTIONS.index(item["room"]), WINGS.index(item["wing"])),
                self.cell_of(ACTIONS.index(other["action"]), WINGS.index(other["wing"])),
            ]
            room_blocks.append(Block(item["id"], cells, [0, 0]))
        self.planet_blocks = planet_blocks
        self.room_blocks = room_blocks

    def cell_of(self, action: int, wing: int) -> int:
        """Find the cell of an action in a wing."""
        for number, cell in enumerate(self.cells):
            if cell.action == action and cell.wing == wing:
                return number
        return -1

    def cost_of(self, row: list[int], work: int) -> list[int]:
        """Return the price of a production in play (0 to 3) or a megastructure (4 and on)."""
        if work < len(row):
            return self.productions[row[work]].cost
        return self.megastructures[work - len(row)].cost


def _steps_ahead(pits: list[Pit]) -> list[int]:
    """Find the longest way from each cell of Neo to its end."""
    longest = [-1] * len(pits)

    def walk(pit: int) -> int:
        if longest[pit] < 0:
            longest[pit] = max((1 + walk(next) for next in pits[pit].next), default=0)
        return longest[pit]

    for number in range(len(pits)):
        walk(number)
    return longest
