"""All components of one data file."""

from __future__ import annotations

from typing import Any, Final

from .components import (
    ACTIONS,
    COUNTERS,
    MISSIONS,
    PLANETS,
    SIDES,
    TIMINGS,
    TYPES,
    WINGS,
    Alteration,
    Block,
    Bonus,
    Cell,
    Mission,
    Pit,
    Specialist,
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
        ambassadors = data["ambassadors"]
        self.votes: Final[list[int]] = [
            *(item["votes"] for item in ambassadors["items"]),
            ambassadors["special_ambassador"]["votes"],
        ]
        self.funding: Final = [*(read_effects(item["funding_bonus"]) for item in ambassadors["items"]), []]

        rooms = {room["id"]: room for room in data["rooms"]["items"]}
        self.room_costs: Final[list[list[int]]] = [
            amounts(rooms[action]["cost"]) if action in rooms else [0, 0, 0, 0] for action in ACTIONS
        ]
        self.room_effects: Final = [
            read_effects(rooms[action]["effects"]) if action in rooms else [] for action in ACTIONS
        ]
        self.outer_effects: Final = read_effects(data["outer_module"]["effects"])
        self.missions: Final = [
            Mission(item["id"], item["required_level"], amounts(item["cost"]), read_effects(item["effects"]))
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
        self.common_bonus = [read_effects(bonus["effects"]) for bonus in projects["common_project"]["personal_bonus"]]
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
            [0, 0, 0, 0],
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
        self.asteroids = [Tile(item["id"], [], amounts(item["resources"])) for item in data["asteroids"]["items"]]
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
                    read_effects(item["bonus"]),
                    face,
                )
            )
        self.alterations = alterations
        self.stalls = [
            Stall(stall["id"], amounts(stall["cost"]), [_bonus(stall["level1"]), _bonus(stall["level2"])])
            for stall in data["stalls"]["items"]
        ]

    def _read_specialists(self, data: dict[str, Any]) -> None:
        self.specialists = [
            Specialist(
                item["id"],
                TYPES.index(item["type"]),
                item["level"],
                TIMINGS.index(item["timing"]),
                PLANETS.index(item["planet"]) if "planet" in item else -1,
                read_effects(item["effects"]),
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
        self.level_one = sum(of_kind[kind * 4 + 1] for kind in range(5))

    def _read_works(self, data: dict[str, Any]) -> None:
        slots = data["productions"]["slots"]
        self.slots: list[str] = slots
        self.productions = [
            Work(item["id"], amounts(item["cost"]), read_effects(item["income"]), [])
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
            Work(item["id"], amounts(item["cost"]), [], item["multipliers"]) for item in data["megastructures"]["items"]
        ]
        tokens = data["megastructure_tokens"]["items"]
        self.mega_tokens: list[str] = [token["id"] for token in tokens]
        self.mega_counters: list[int] = [COUNTERS.index(token["counter"]) for token in tokens]
        first_tokens = data["megastructures"]["first_game_tokens"]
        self.first_tokens: list[list[int]] = [
            [self.mega_tokens.index(token) for token in first_tokens[work.id]] for work in self.megastructures
        ]
        self.deep = [
            Tile(item["id"], read_effects(item["effects"]), [0, 0, 0, 0]) for item in data["deep_space"]["items"]
        ]
        self.homes = [
            Tile(item["id"], read_effects(item["effects"]), [0, 0, 0, 0]) for item in data["start_tiles"]["items"]
        ]
        self.laws: list[str] = [law["id"] for law in data["laws"]["items"]]
        self.law_planet: list[int] = [PLANETS.index(law["planet"]) for law in data["laws"]["items"]]
        self.law_wing: list[int] = [WINGS.index(law["wing"]) for law in data["laws"]["items"]]
        self.law_effects = [read_effects(law["effects_all_players"]) for law in data["laws"]["items"]]

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
        """Give the price of a production in play (0 to 3) or a megastructure (4 and on)."""
        if work < len(row):
            return self.productions[row[work]].cost
        return self.megastructures[work - len(row)].cost


def _bonus(data: dict[str, Any]) -> Bonus:
    """Read what a level of a stall gives."""
    if data["type"] == "fixed":
        return Bonus(read_effects(data["effects"]), 0, False, [])
    return Bonus([], data["units"], data["same_kind"], [read_effects(option) for option in data["options"]])


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
