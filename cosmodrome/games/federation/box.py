"""All components of one data file."""

from __future__ import annotations

from typing import Any, Final

from ...kit.bits import mask_of
from . import components as c


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
        self.effects: Final[dict[str, c.Effects]] = {}
        """All effects that something waiting on the stack can be about, by what they come from."""
        ambassadors = data["ambassadors"]
        self.votes: Final[list[int]] = [
            *(item["votes"] for item in ambassadors["items"]),
            ambassadors["special_ambassador"]["votes"],
        ]
        self.funding: Final = [
            *(self._effects("ambassador " + item["id"], item["funding_bonus"]) for item in ambassadors["items"]),
            c.NO_EFFECTS,
        ]

        rooms = {room["id"]: room for room in data["rooms"]["items"]}
        self.room_costs: Final[list[list[int]]] = [
            c.amounts(rooms[action]["cost"]) if action in rooms else c.NOTHING for action in c.ACTIONS
        ]
        self.room_effects: Final = [
            self._effects("room " + action, rooms[action]["effects"]) if action in rooms else c.NO_EFFECTS
            for action in c.ACTIONS
        ]
        self.outer_effects: Final = self._effects("outer", data["outer_module"]["effects"])
        self.missions: Final = [
            c.Mission(
                item["id"],
                item["required_level"],
                c.amounts(item["cost"]),
                self._effects("mission " + item["id"], item["effects"]),
            )
            for item in data["missions"]["items"]
        ]
        numbers = {mission.id: number for number, mission in enumerate(self.missions)}
        self.cells: Final = [
            c.Cell(
                cell["id"],
                cell["floor"],
                cell["column"],
                c.WINGS.index(cell["wing"]),
                c.ACTIONS.index(cell["action"]),
                c.amounts(cell["cost"]),
                numbers[cell["opens_mission"]],
            )
            for cell in data["senate"]["cells"]
        ]
        self.by_columns: Final = sorted(
            range(len(self.cells)), key=lambda cell: (self.cells[cell].column, -self.cells[cell].floor)
        )
        """The cells column after column, each from the top floor down."""
        self.every_mission: Final = (1 << c.MISSIONS) - 1

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
            "block": [block.id for block in self.planet_blocks + self.room_blocks],
        }
        """The ids of the components of each kind, in the order of their numbers."""

    def _effects(self, origin: str, data: list[dict[str, Any]]) -> c.Effects:
        """Read effects and keep them by what they come from."""
        found = c.read_effects(data, origin)
        for effects in [found, *(option for effect in found.steps for option in effect.options)]:
            self.effects[effects.origin] = effects
        return found

    def _tiles(self, origin: str, items: list[dict[str, Any]]) -> list[c.Tile]:
        """Read tiles that have effects."""
        return [c.Tile(item["id"], self._effects(origin + item["id"], item["effects"]), c.NOTHING) for item in items]

    def _read_projects(self, data: dict[str, Any]) -> None:
        projects = data["projects"]
        self.last_step: list[int] = [
            *(project["track_steps"] for project in projects["column_projects"]),
            projects["common_project"]["track_steps"],
        ]
        self.first_step: list[list[int]] = _by_seats(
            {seats: [start["column"]] * 6 + [start["common"]] for seats, start in projects["start_step"].items()}
        )
        self.common_bonus = [
            c.read_effects(bonus["effects"], "") for bonus in projects["common_project"]["personal_bonus"]
        ]
        scoring = data["project_scoring"]
        self.places: list[list[int]] = _by_seats({seats: scoring[seats]["places"] for seats in ("3", "4")})
        duel = ("first", "tie_each", "second_if_close", "close_max_difference", "second_otherwise")
        self.duel: list[int] = [scoring["2"][key] for key in duel]
        self.thresholds: list[list[int]] = _by_seats(data["medals"]["planet_thresholds"])
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
            c.NOTHING,
            *(c.amounts(track["payment"][str(level)]) for level in range(1, self.top_level + 1)),
        ]
        self.first_of_level: list[int] = [0, *(self.level_of.index(level) for level in range(1, self.top_level + 1))]
        self.fall_degree: int = track["unpaid_drop_to"]["degree"]

    def _read_planets(self, data: dict[str, Any]) -> None:
        pits = data["neo_map"]["cells"]
        ids = [pit["id"] for pit in pits]
        self.pits = [
            c.Pit(
                pit["id"],
                pit["influence"],
                [ids.index(next) for next in pit["next"]],
                c.amounts(pit["resources"]),
                pit["kind"] == "asteroid",
            )
            for pit in pits
        ]
        self.first_pit: int = next(number for number, pit in enumerate(pits) if pit["kind"] == "start")
        self.last_pit: int = ids.index(data["neo_map"]["end_cell"])
        self.ahead: list[int] = _steps_ahead(self.pits)
        """How many steps a miner can still make at most."""
        self.asteroids = [
            c.Tile(item["id"], c.NO_EFFECTS, c.amounts(item["resources"])) for item in data["asteroids"]["items"]
        ]
        self.dead: list[bool] = [item["kind"] == "dead" for item in data["asteroids"]["items"]]
        self.dead_row: int = data["neo_map"]["dead_asteroid_count"]
        moons = data["sixmoon"]["positions"]
        self.moon_power: list[int] = [moon["token_power"] or 0 for moon in moons]
        self.moon_tokens: list[int] = [moon["tokens"] for moon in moons]
        self.moon_open: list[bool] = [bool(moon.get("face_up_at_setup")) for moon in moons]
        self.last_moon: int = len(moons) - 1
        alterations: list[c.Alteration] = []
        faces: dict[str, int] = {}
        for number, item in enumerate(data["alterations"]["items"]):
            face = faces.setdefault(f"{item['side']} {item['votes']} {item['bonus']}", number)
            alterations.append(
                c.Alteration(
                    item["id"],
                    item["power"],
                    c.SIDES.index(item["side"]),
                    item["votes"],
                    self._effects("alteration " + item["id"], item["bonus"]),
                    face,
                )
            )
        self.alterations = alterations
        self.stalls = [
            c.Stall(
                stall["id"],
                c.amounts(stall["cost"]),
                [self._bonus(f"{stall['id']} {level}", stall[f"level{level}"]) for level in (1, 2)],
            )
            for stall in data["stalls"]["items"]
        ]

    def _bonus(self, origin: str, data: dict[str, Any]) -> c.Bonus:
        """Read what a level of a stall gives."""
        if data["type"] == "fixed":
            return c.Bonus(self._effects("stall " + origin, data["effects"]), 0, False, [], [])
        units, same_kind = data["units"], data["same_kind"]
        one, other = [c.read_effects(option, "") for option in data["options"]]
        splits: list[c.Split] = []
        for first in range(units, -1, -1):
            second = units - first
            if not (same_kind and first and second):
                steps = [effect.times(first) for effect in one.steps] if first else []
                steps += [effect.times(second) for effect in other.steps] if second else []
                split = c.Split(first, second, c.Effects(f"units {origin} {first} {second}", steps))
                self.effects[split.effects.origin] = split.effects
                splits.append(split)
        return c.Bonus(c.NO_EFFECTS, units, same_kind, [one, other], splits)

    def _read_specialists(self, data: dict[str, Any]) -> None:
        self.specialists = [
            c.Specialist(
                item["id"],
                c.TYPES.index(item["type"]),
                item["level"],
                c.TIMINGS.index(item["timing"]),
                c.PLANETS.index(item["planet"]) if "planet" in item else -1,
                self._effects("specialist " + item["id"], item["effects"]),
            )
            for item in data["specialists"]["items"]
        ]
        each = list(enumerate(self.specialists))
        self.of_kind = [mask_of(n for n, item in each if item.kind * 4 + item.level == place) for place in range(20)]
        """The specialists of a type and level, as bits, at 4 times the type plus the level."""
        self.of_colour = [mask_of(n for n, item in each if item.kind == kind) for kind in range(5)]
        """The specialists of a type."""
        self.level_one = mask_of(n for n, item in each if item.level == 1)
        self.anytime = mask_of(n for n, item in each if item.timing == c.ANYTIME)
        self.on_planet = [mask_of(n for n, item in each if item.planet == planet) for planet in range(5)]
        self.copiers = mask_of(n for n, item in each if item.copies)

    def _read_works(self, data: dict[str, Any]) -> None:
        slots = data["productions"]["slots"]
        self.slots: list[str] = slots
        self.productions = [
            c.Work(item["id"], c.amounts(item["cost"]), self._effects("income " + item["id"], item["income"]), [])
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
            c.Work(item["id"], c.amounts(item["cost"]), c.NO_EFFECTS, item["multipliers"])
            for item in data["megastructures"]["items"]
        ]
        tokens = data["megastructure_tokens"]["items"]
        self.mega_tokens: list[str] = [token["id"] for token in tokens]
        self.mega_counters: list[int] = [c.COUNTERS.index(token["counter"]) for token in tokens]
        first_tokens = data["megastructures"]["first_game_tokens"]
        self.first_tokens: list[list[int]] = [
            [self.mega_tokens.index(token) for token in first_tokens[work.id]] for work in self.megastructures
        ]
        self.deep = self._tiles("deep_space ", data["deep_space"]["items"])
        self.homes = self._tiles("home ", data["start_tiles"]["items"])
        self.laws: list[str] = [law["id"] for law in data["laws"]["items"]]
        self.law_planet: list[int] = [c.PLANETS.index(law["planet"]) for law in data["laws"]["items"]]
        self.law_wing: list[int] = [c.WINGS.index(law["wing"]) for law in data["laws"]["items"]]
        self.law_effects = [c.read_effects(law["effects_all_players"], "") for law in data["laws"]["items"]]

    def _read_blocks(self, data: dict[str, Any]) -> None:
        numbers = {(cell.action, cell.wing): number for number, cell in enumerate(self.cells)}

        def cell_of(action: str, wing: str) -> int:
            return numbers[c.ACTIONS.index(action), c.WINGS.index(wing)]

        self.planet_blocks = [
            c.Block(
                item["id"],
                [cell_of(block["planet"], block["wing"]) for block in item["blocks"]],
                [int(block["votes"] == "X") for block in item["blocks"]],
            )
            for item in data["planet_block_tokens"]["items"]
        ]
        self.room_blocks = [
            c.Block(
                item["id"],
                [
                    cell_of(item["room"], item["wing"]),
                    cell_of(item["also_blocks"]["action"], item["also_blocks"]["wing"]),
                ],
                [0, 0],
            )
            for item in data["room_block_tokens"]["items"]
        ]

    def cost_of(self, row: list[int], work: int) -> list[int]:
        """Return the price of a production in play (0 to 3) or a megastructure (4 and on)."""
        if work < len(row):
            return self.productions[row[work]].cost
        return self.megastructures[work - len(row)].cost


def _by_seats(data: dict[str, list[int]]) -> list[list[int]]:
    """List what depends on the number of seats, by that number."""
    return [data.get(str(seats), []) for seats in range(5)]


def _steps_ahead(pits: list[c.Pit]) -> list[int]:
    """Find the longest way from each cell of Neo to its end."""
    ahead = [0] * len(pits)
    # Every way leads to more influence.
    for number in sorted(range(len(pits)), key=lambda number: -pits[number].influence):
        ahead[number] = max((1 + ahead[next] for next in pits[number].next), default=0)
    return ahead
