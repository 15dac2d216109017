"""What the data files must look like; every mistake is said with the file and the place where it stands.

Numbers, effects, requirements, borders and costs are free. The ids of the components, their eras and the stacks of
boxes and tiles are those of the standard files, because texts and pictures hang on them.
"""

from __future__ import annotations

from typing import Any, Final

from ....kit.data_file import DataFile
from ..components import ACTIONS, BASES, CUBES, EDGES, ERAS, KINDS, STACKS, SYMBOLS, TRACK, VALUED

FILES: Final = ("boards", "cards", "bases", "discoveries", "progress", "colonies", "contracts", "hq")
_SIDES: Final = ("2", "3-4")
_NOT_INFRA: Final = ("produce", "genetics", "revelation", "special")
_REQUIREMENTS: Final = ("symbol", "not_symbol", "has_production", "has_colony_points", "lagrange", "no_gravity", "or")
_BASE_OPS: Final = (
    "production_add",
    "on_build_advance_cube",
    "on_build_take_offer",
    "on_build_choose",
    "on_build_gain_production",
    "on_build_gain_production_plus_colony",
    "cancel_tile",
    "on_build_gain_per",
    "double_build",
    "move_bonus",
    "double_one_move_source",
    "team_transport",
    "shields_own_build",
    "may_shield",
    "colony_points",
    "unlock_phobes",
)
_PROGRESS_OPS: Final = (
    "add_action",
    "multiply_action",
    "shield_action",
    "ignore_gravity",
    "produce_bonus",
    "colony_points",
    "introv_access",
    "phobe_immunity",
    "star_track_entry",
    "research_hand_limit",
    "draw_when_paying_rewards",
    "place_team",
)
_COLONY_ON: Final = (
    "placed",
    "you_colonize",
    "opponent_colonizes",
    "opponent_fulfills_contract",
    "opponent_produces",
    "era_end",
)
_COLONY_OPS: Final = ("gain_profit", "gain_profit_per", "gain_printed_reward_of_open_contract", "claim_open_contract")
_PER: Final = (
    "own_colonies",
    "opponent_colonies",
    "own_secure_sites",
    "own_progress_cards",
    "breakthroughs_in_play",
    "adaptations_in_play",
    "star_systems_without_colony",
)
_CONDITIONS: Final = (
    "event",
    "produce_total",
    "base_sites",
    "base_regions",
    "infra_cards",
    "cube_steps",
    "progress_cards",
    "colonies",
)
_SPECIAL_OPS: Final = ("gain_profit", "probe", "relocate_team", "advance_star_track")


class _Reader(DataFile):
    """One file beside the standard one."""

    def __init__(self, folder: str, file: str, data: Any, standard: Any) -> None:
        super().__init__(f"{folder}/{file}.json", data)
        self.standard: Final = standard

    def components(self, key: str) -> list[tuple[str, dict[str, Any], dict[str, Any]]]:
        """Read the components of a list with their standard counterparts: where, item, standard item."""
        return self.pairs(key, self.at(key), self.standard[key])

    def pairs(self, where: str, found: Any, standard: list[Any]) -> list[tuple[str, dict[str, Any], dict[str, Any]]]:
        """Pair components with the standard ones of the same ids, which must be the same ones."""
        items = self.items(where, found)
        ids = [item["id"] for item in items]
        wanted = [item["id"] for item in standard]
        if ids != wanted:
            odd = sorted(set(ids) ^ set(wanted)) or ["their order"]
            self.fail(where, f"holds the {len(wanted)} known ids in their order; look at {', '.join(odd)}")
        return [(f"{where}.{item['id']}", item, known) for item, known in zip(items, standard, strict=True)]

    def same(self, where: str, item: dict[str, Any], known: dict[str, Any], *keys: str) -> None:
        """Check that fields are those of the standard file."""
        for key in keys:
            if item.get(key) != known.get(key):
                self.fail(f"{where}.{key}", f"must stay {known.get(key)!r}")

    def modes(self, where: str, value: Any) -> None:
        """Check the modes of an action: one, or one with and one without a shield."""
        modes = self.listed(where, value)
        if not 1 <= len(modes) <= 2:
            self.fail(where, "holds one mode or two")
        for mode in modes:
            self.one_of(f"{where}.op", self.field(where, mode, "op"), ("add", "mul"))
            self.number(f"{where}.value", self.field(where, mode, "value"), 1, 99)
            self.truth(f"{where}.shielded", self.field(where, mode, "shielded"))
        if len(modes) == 2 and (modes[0]["op"] != modes[1]["op"] or modes[0]["shielded"] == modes[1]["shielded"]):
            self.fail(where, "two modes add both or multiply both, and one of them is shielded")

    def requirement(self, where: str, value: Any) -> None:
        """Check what a base needs."""
        if value is None:
            return
        kind = self.field(where, value, "type")
        self.one_of(f"{where}.type", kind, _REQUIREMENTS)
        for part in self.listed(where, value.get("of", [])):
            if part is None:
                self.fail(where, "a part of an 'or' cannot be empty")
            self.requirement(where, part)
        for symbol in self.listed(where, value.get("any", [])):
            self.one_of(f"{where}.any", symbol, SYMBOLS)

    def effects(self, where: str, value: Any, ops: tuple[str, ...]) -> list[dict[str, Any]]:
        """Check a list of effects: their ops, and whatever numbers and names they carry."""
        found = self.listed(where, value)
        for index, effect in enumerate(found):
            here = f"{where}[{index}]"
            self.one_of(f"{here}.op", self.field(here, effect, "op"), ops)
            for key in ("amount", "value", "steps", "factor", "count", "divisor"):
                if key in effect:
                    self.number(f"{here}.{key}", effect[key], 1, 99)
            for key, choices in (
                ("action", ACTIONS[:VALUED]),
                ("cube", CUBES),
                ("box", TRACK),
                ("per", [*_PER, "opponent_bases_in_region", "opponent_bases_near"]),
            ):
                if key in effect:
                    self.one_of(f"{here}.{key}", effect[key], choices)
            for action in self.listed(f"{here}.actions", effect.get("actions", [])):
                self.one_of(f"{here}.actions", action, ACTIONS[:VALUED])
        return found


def verify(folder: str, files: dict[str, Any], standard: dict[str, Any]) -> None:
    """Raise BadData with the first mistake of a folder of data."""
    readers: dict[str, _Reader] = {}
    for file in FILES:
        reader = _Reader(folder, file, files[file], standard[file])
        if not isinstance(files[file], dict):
            reader.fail("the file", "is a JSON object")
        reader.same("", files[file], standard[file], "schema")
        readers[file] = reader
    _cards(readers["cards"])
    _boards(readers["boards"])
    _bases(readers["bases"])
    _tiles(readers["discoveries"])
    _progress(readers["progress"])
    _colonies(readers["colonies"])
    _contracts(readers["contracts"], files["boards"])
    _hqs(readers["hq"])


def _cards(reader: _Reader) -> None:
    specials: list[str] = []
    for where, item, _ in reader.components("specials"):
        specials.append(item["id"])
        effects = reader.effects(f"{where}.effect", reader.field(where, item, "effect"), _SPECIAL_OPS)
        if len(effects) != 1 or (effects[0]["op"] == "gain_profit" and "amount" not in effects[0]):
            reader.fail(f"{where}.effect", "is one effect; profit has an amount")
    starts = dict.fromkeys(ERAS, 0)
    for where, item, known in reader.components("definitions"):
        reader.same(where, item, known, "era")
        copies = reader.number(f"{where}.copies", item.get("copies"), 0, 20)
        reader.truth(f"{where}.start", item.get("start"))
        reader.truth(f"{where}.infra", item.get("infra"))
        starts[item["era"]] += copies if item["start"] else 0
        if item.get("edge") is not None:
            reader.one_of(f"{where}.edge", item["edge"], EDGES)
        actions = reader.listed(f"{where}.actions", item.get("actions"))
        types = [action.get("type") for action in actions if isinstance(action, dict)]
        if not 1 <= len(actions) <= 2 or len(set(types)) != len(actions):
            reader.fail(f"{where}.actions", "are one or two different actions")
        for action in actions:
            reader.one_of(f"{where}.actions.type", action["type"], [*ACTIONS[:VALUED], "special"])
            if action["type"] == "special":
                reader.one_of(f"{where}.actions.special", action.get("special"), specials)
            else:
                reader.modes(f"{where}.actions.{action['type']}", action.get("modes"))
            if item["infra"] and action["type"] in _NOT_INFRA:
                reader.fail(f"{where}.infra", f"{action['type']} on an Infra card could be repeated without end")
        if item["id"] == "m_chemical_drive" and (copies < 4 or not item["start"]):
            reader.fail(where, "is a Start card with at least four copies")
    for era, count in starts.items():
        if count < 12:
            reader.fail("definitions", f"{era} has {count} Start cards; at least 12 are dealt from")
    for seats in ("2", "3", "4"):
        where = f"time.per_game.{seats}"
        entry = reader.at(where)
        reader.number(f"{where}.dealt", entry.get("dealt"), int(seats), int(seats))
        reader.number(f"{where}.in_deck", entry.get("in_deck"), 0, 8 - int(seats))


def _boards(reader: _Reader) -> None:
    for era in ERAS:
        where = f"boards.{era}"
        board = reader.at(where)
        known = reader.standard["boards"][era]
        reader.same(where, board, known, "start_site", "beyond_site", "beyond_setup", "offers")
        reader.number(f"{where}.start_teams", board.get("start_teams"), 1, 4)
        reader.number(f"{where}.unshielded_penalty", board.get("unshielded_penalty"), 0, 9)
        regions: list[str] = []
        for place, region, standard in reader.pairs(f"{where}.regions", board.get("regions"), known["regions"]):
            reader.same(place, region, standard, "kind")
            reader.truth(f"{place}.radiation", region.get("radiation"))
            regions.append(region["id"])
        sites: list[str] = []
        for place, site, standard in reader.pairs(f"{where}.sites", board.get("sites"), known["sites"]):
            reader.same(place, site, standard, "region", "boxes", "is_start", "is_beyond", "is_star_system", "lagrange")
            reader.number(f"{place}.gravity", site.get("gravity"), 0, 9)
            for key in ("explore_cost", "build_cost"):
                if (site.get(key) is None) != (standard[key] is None):
                    reader.fail(f"{place}.{key}", "is null where the standard file has null, and a number elsewhere")
                if site[key] is not None:
                    reader.number(f"{place}.{key}", site[key], 0, 99)
            sites.append(site["id"])
        _borders(reader, where, board, regions, sites)


def _borders(reader: _Reader, where: str, board: dict[str, Any], regions: list[str], sites: list[str]) -> None:
    """Check borders, direct moves and transit additions; every region must be within reach."""
    joined: dict[str, list[str]] = {region: [] for region in regions}
    for index, border in enumerate(reader.listed(f"{where}.borders", board.get("borders"))):
        place = f"{where}.borders[{index}]"
        for end in ("a", "b"):
            reader.one_of(f"{place}.{end}", reader.field(place, border, end), regions)
        reader.number(f"{place}.cost", border.get("cost"), 0, 500)
        joined[border["a"]].append(border["b"])
        joined[border["b"]].append(border["a"])
    reached = {regions[0]}
    waiting = [regions[0]]
    while waiting:
        for next in joined[waiting.pop()]:
            if next not in reached:
                reached.add(next)
                waiting.append(next)
    if len(reached) < len(regions):
        reader.fail(f"{where}.borders", f"no way leads to {', '.join(sorted(set(regions) - reached))}")
    for move in reader.listed(f"{where}.direct_moves", board.get("direct_moves")):
        for end in ("a", "b"):
            reader.one_of(f"{where}.direct_moves.{end}", move.get(end), sites)
        reader.number(f"{where}.direct_moves.cost", move.get("cost"), 0, 99)
    for addition in reader.listed(f"{where}.transit_additions", board.get("transit_additions")):
        for end in ("from", "to"):
            reader.one_of(f"{where}.transit_additions.{end}", addition.get(end), regions)
        reader.number(f"{where}.transit_additions.add", addition.get("add"), 0, 99)


def _bases(reader: _Reader) -> None:
    for where, item, known in reader.components("types"):
        reader.one_of(where, item["id"], BASES)
        reader.number(f"{where}.count", item.get("count"), 0, 27)
        eras = reader.field(where, item, "by_era")
        if sorted(eras) != sorted(known["by_era"]):
            reader.fail(f"{where}.by_era", f"must stay {', '.join(known['by_era'])}")
        for era, rule in eras.items():
            reader.requirement(f"{where}.{era}.requirement", rule.get("requirement"))
            reader.effects(f"{where}.{era}.effects", rule.get("effects"), _BASE_OPS)


def _tiles(reader: _Reader) -> None:
    for where, item, known in reader.components("tiles"):
        reader.same(where, item, known, "era", "stack")
        if item.get("production") is not None:
            reader.number(f"{where}.production", item["production"], 0, 20)
        reader.number(f"{where}.base_modifier", item.get("base_modifier"), -20, 20)
        reader.number(f"{where}.colony_points", item.get("colony_points"), 0, 20)
        for symbol in reader.listed(f"{where}.symbols", item.get("symbols")):
            reader.one_of(f"{where}.symbols", symbol, SYMBOLS)
        if item.get("special") is not None:
            reader.one_of(f"{where}.special", item["special"], ("phobes", "introvs"))
        if item.get("redirect") is not None:
            reader.one_of(f"{where}.redirect", item["redirect"], STACKS)
            if STACKS.index(item["redirect"]) <= STACKS.index(item["stack"]):
                reader.fail(f"{where}.redirect", "leads to a later stack")
        reader.effects(f"{where}.rewards", item.get("rewards"), ("gain_profit", "advance_cube"))


def _progress(reader: _Reader) -> None:
    reader.number_at("wheel.spaces", 1, 20)
    for where, item, known in reader.components("cards"):
        reader.same(where, item, known, "era", "kind")
        copies = reader.listed(f"{where}.copies", item.get("copies"))
        if len(copies) != 2:
            reader.fail(f"{where}.copies", "are two")
        for copy in copies:
            reader.number(f"{where}.copies.profit", reader.field(where, copy, "profit"), 0, 20)
        needs = item.get("prerequisite")
        if needs is not None:
            reader.one_of(f"{where}.prerequisite.kind", needs.get("kind"), [*KINDS, "any"])
            reader.number(f"{where}.prerequisite.min", needs.get("min"), 1, 20)
        reader.effects(f"{where}.effects", item.get("effects"), _PROGRESS_OPS)


def _colonies(reader: _Reader) -> None:
    for key in ("0", "1", "2", "3", "4+"):
        reader.number_at(f"final_scoring.{key}", -20, 50)
    for where, item, known in reader.components("colonies"):
        reader.number(f"{where}.value", item.get("value"), 1, 20)
        reader.same(where, item, known, "players")
        for effect in reader.effects(f"{where}.effects", item.get("effects"), _COLONY_OPS):
            reader.one_of(f"{where}.effects.on", effect.get("on"), _COLONY_ON)
            if effect["op"].startswith("gain_profit") and "amount" not in effect:
                reader.fail(f"{where}.effects", "profit has an amount")
            if effect["op"] == "gain_printed_reward_of_open_contract" and effect["on"] != "placed":
                reader.fail(f"{where}.effects", "the reward of a contract is paid when the tile is placed")
            if effect["op"] == "claim_open_contract" and effect["on"] != "era_end":
                reader.fail(f"{where}.effects", "a contract is claimed at the end of the era")


def _contracts(reader: _Reader, boards: dict[str, Any]) -> None:
    reader.number_at("rules.end_trigger", 1, 7)
    for where, item, known in reader.components("contracts"):
        reader.same(where, item, known, "row", "era")
        regions = [region["id"] for region in boards["boards"][item["era"]]["regions"]]
        for side in _SIDES:
            reader.number(f"{where}.reward.{side}", reader.field(where, item.get("reward"), side), 0, 50)
            condition = reader.field(f"{where}.condition", item.get("condition"), side)
            here = f"{where}.condition.{side}"
            reader.one_of(f"{here}.type", reader.field(here, condition, "type"), _CONDITIONS)
            if "min" in condition:
                reader.number(f"{here}.min", condition["min"], 1, 99)
            if "cube" in condition:
                reader.one_of(f"{here}.cube", condition["cube"], CUBES)
            if "kind" in condition:
                reader.one_of(f"{here}.kind", condition["kind"], [*KINDS, "any"])
            passing = condition.get("filter", {})
            if "region" in passing:
                reader.one_of(f"{here}.filter.region", passing["region"], regions)
            if "symbol" in passing:
                reader.one_of(f"{here}.filter.symbol", passing["symbol"], SYMBOLS)


def _hqs(reader: _Reader) -> None:
    for where, item, known in reader.components("hqs"):
        for cube in CUBES:
            reader.number(
                f"{where}.start_cubes.{cube}",
                reader.field(f"{where}.start_cubes", item.get("start_cubes"), cube),
                0,
                99,
            )
        for place, box, _ in reader.pairs(f"{where}.boxes", item.get("boxes"), known["boxes"]):
            for mode in reader.listed(f"{place}.intrinsic", box.get("intrinsic")):
                reader.one_of(f"{place}.intrinsic.type", reader.field(place, mode, "type"), ACTIONS[:4])
                reader.modes(f"{place}.intrinsic", [mode])
        if "start_profit_each" in known:
            reader.number(f"{where}.start_profit_each", item.get("start_profit_each"), 0, 999)
        else:
            for seats in (2, 3, 4):
                profits = reader.field(f"{where}.start_profit", item.get("start_profit"), str(seats))
                reader.numbers(f"{where}.start_profit.{seats}", profits, seats, 0, 999)
