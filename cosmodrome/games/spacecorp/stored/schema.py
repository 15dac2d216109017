"""What the data files must look like; every mistake is said with the file and the place where it stands.

Numbers, effects, requirements, borders and costs are free. The ids of the components, their eras and the stacks of
boxes and tiles are those of the standard files, because texts and pictures hang on them. What effects, requirements and
conditions there are the standard files show, too: the rules know no others.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from ....kit.data_file import DataFile
from ..components import ACTIONS, BASES, CUBES, EDGES, ERAS, KINDS, SIDES, STACKS, SYMBOLS, TRACK, VALUED

FILES: Final = ("boards", "cards", "bases", "discoveries", "progress", "colonies", "contracts", "hq")
_NOT_INFRA: Final = ("produce", "genetics", "revelation", "special")
_NUMBERS: Final = ("amount", "value", "steps", "factor", "count", "divisor")
"""The numbers that an effect can have."""

Item = dict[str, Any]


def _words(items: list[Item], key: str) -> list[str]:
    """List the words that some things have under a key, each once."""
    return list(dict.fromkeys(item[key] for item in items if key in item))


def _given(item: Item) -> Item:
    """Return the fields of a thing that are not null."""
    return {key: value for key, value in item.items() if value is not None}


class _Reader(DataFile):
    """One file beside the standard one."""

    def __init__(self, folder: str, file: str, data: Any, standard: Any) -> None:
        super().__init__(f"{folder}/{file}.json", data)
        self.standard: Final = standard

    def components(self, key: str) -> list[tuple[str, Item, Item]]:
        """Read the components of a list with their standard counterparts: where, item, standard item."""
        return self.pairs(key, self.at(key), self.standard[key])

    def pairs(self, where: str, found: Any, standard: list[Any]) -> list[tuple[str, Item, Item]]:
        """Pair components with the standard ones of the same ids, which must be the same ones."""
        items = self.items(where, found)
        ids = [item["id"] for item in items]
        wanted = [item["id"] for item in standard]
        if ids != wanted:
            odd = sorted(set(ids) ^ set(wanted)) or ["their order"]
            self.fail(where, f"holds the {len(wanted)} known ids in their order; look at {', '.join(odd)}")
        return [(f"{where}.{item['id']}", item, known) for item, known in zip(items, standard, strict=True)]

    def same(self, where: str, item: Item, known: Item, *keys: str) -> None:
        """Check that fields are those of the standard file."""
        for key in keys:
            if item.get(key) != known.get(key):
                self.fail(f"{where}.{key}", f"must stay {known.get(key)!r}")

    def limits(self, where: str, item: Any, **limits: tuple[int, int]) -> None:
        """Check that numbers lie within their limits."""
        for key, (least, most) in limits.items():
            self.number(f"{where}.{key}", self.field(where, item, key), least, most)

    def words(self, where: str, item: Any, **choices: Sequence[str]) -> None:
        """Check that each of some fields is one of its words, or is not there."""
        if not isinstance(item, dict):
            self.fail(where, "is an object")
        for key, known in choices.items():
            if key in item:
                self.one_of(f"{where}.{key}", item[key], known)

    def each_of(self, where: str, value: Any, choices: Sequence[str]) -> None:
        """Check a list of words."""
        for word in self.listed(where, value):
            self.one_of(where, word, choices)

    def modes(self, where: str, value: Any) -> None:
        """Check the modes of an action: one, or one with and one without a shield."""
        modes = self.listed(where, value)
        if not 1 <= len(modes) <= 2:
            self.fail(where, "holds one mode or two")
        for mode in modes:
            self.one_of(f"{where}.op", self.field(where, mode, "op"), ("add", "mul"))
            self.limits(where, mode, value=(1, 99))
            self.truth(f"{where}.shielded", self.field(where, mode, "shielded"))
        if len(modes) == 2 and (modes[0]["op"] != modes[1]["op"] or modes[0]["shielded"] == modes[1]["shielded"]):
            self.fail(where, "two modes add both or multiply both, and one of them is shielded")

    def requirement(self, where: str, value: Any, kinds: list[str]) -> None:
        """Check what a base needs."""
        self.one_of(f"{where}.type", self.field(where, value, "type"), kinds)
        for part in self.listed(where, value.get("of", [])):
            self.requirement(where, part, kinds)
        self.each_of(f"{where}.any", value.get("any", []), SYMBOLS)

    def effects(self, where: str, value: Any, known: list[Item]) -> list[Item]:
        """Check a list of effects: their ops, and whatever numbers and names they carry."""
        found = self.listed(where, value)
        valued = ACTIONS[:VALUED]
        for index, effect in enumerate(found):
            here = f"{where}[{index}]"
            self.one_of(f"{here}.op", self.field(here, effect, "op"), _words(known, "op"))
            self.limits(here, effect, **{key: (1, 99) for key in _NUMBERS if key in effect})
            self.words(here, effect, action=valued, cube=CUBES, box=TRACK, per=_words(known, "per"))
            self.each_of(f"{here}.actions", effect.get("actions", []), valued)
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
    known_effects = [item["effect"][0] for item in reader.standard["specials"]]
    for where, item, _ in reader.components("specials"):
        specials.append(item["id"])
        effects = reader.effects(f"{where}.effect", reader.field(where, item, "effect"), known_effects)
        if len(effects) != 1 or (effects[0]["op"] == "gain_profit" and "amount" not in effects[0]):
            reader.fail(f"{where}.effect", "is one effect; profit has an amount")
    starts = dict.fromkeys(ERAS, 0)
    for where, item, known in reader.components("definitions"):
        reader.same(where, item, known, "era")
        reader.limits(where, item, copies=(0, 20))
        for key in ("start", "infra"):
            reader.truth(f"{where}.{key}", item.get(key))
        reader.words(where, _given(item), edge=EDGES)
        starts[item["era"]] += item["copies"] if item["start"] else 0
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
        if item["id"] == "m_chemical_drive" and (item["copies"] < 4 or not item["start"]):
            reader.fail(where, "is a Start card with at least four copies")
    for era, count in starts.items():
        if count < 12:
            reader.fail("definitions", f"{era} has {count} Start cards; at least 12 are dealt from")
    for seats in (2, 3, 4):
        where = f"time.per_game.{seats}"
        reader.limits(where, reader.at(where), dealt=(seats, seats), in_deck=(0, 8 - seats))


def _boards(reader: _Reader) -> None:
    for era in ERAS:
        where = f"boards.{era}"
        board = reader.at(where)
        known = reader.standard["boards"][era]
        reader.same(where, board, known, "start_site", "beyond_site", "beyond_setup", "offers")
        reader.limits(where, board, start_teams=(1, 4), unshielded_penalty=(0, 9))
        regions: list[str] = []
        for place, region, standard in reader.pairs(f"{where}.regions", board.get("regions"), known["regions"]):
            reader.same(place, region, standard, "kind")
            reader.truth(f"{place}.radiation", region.get("radiation"))
            regions.append(region["id"])
        sites: list[str] = []
        for place, site, standard in reader.pairs(f"{where}.sites", board.get("sites"), known["sites"]):
            reader.same(place, site, standard, "region", "boxes", "is_start", "is_beyond", "is_star_system", "lagrange")
            reader.limits(place, site, gravity=(0, 9))
            for key in ("explore_cost", "build_cost"):
                if (site.get(key) is None) != (standard[key] is None):
                    reader.fail(f"{place}.{key}", "is null where the standard file has null, and a number elsewhere")
                if site[key] is not None:
                    reader.limits(place, site, **{key: (0, 99)})
            sites.append(site["id"])
        _borders(reader, where, board, regions, sites)


def _borders(reader: _Reader, where: str, board: Item, regions: list[str], sites: list[str]) -> None:
    """Check borders, direct moves and transit additions; every region must be within reach."""

    def ways(key: str, a: str, b: str, places: list[str]) -> Iterator[tuple[str, Item]]:
        for index, way in enumerate(reader.listed(f"{where}.{key}", board.get(key))):
            place = f"{where}.{key}[{index}]"
            for end in (a, b):
                reader.one_of(f"{place}.{end}", reader.field(place, way, end), places)
            yield place, way

    reached = {regions[0]}
    joined: list[tuple[str, str]] = []
    for place, border in ways("borders", "a", "b", regions):
        reader.limits(place, border, cost=(0, 500))
        joined.append((border["a"], border["b"]))
    for _ in regions:
        reached |= {end for border in joined if not reached.isdisjoint(border) for end in border}
    if len(reached) < len(regions):
        reader.fail(f"{where}.borders", f"no way leads to {', '.join(sorted(set(regions) - reached))}")
    for place, move in ways("direct_moves", "a", "b", sites):
        reader.limits(place, move, cost=(0, 99))
    for place, addition in ways("transit_additions", "from", "to", regions):
        reader.limits(place, addition, add=(0, 99))


def _bases(reader: _Reader) -> None:
    rules = [rule for item in reader.standard["types"] for rule in item["by_era"].values()]
    known_effects = [effect for rule in rules for effect in rule["effects"]]
    needs = [rule["requirement"] for rule in rules if rule["requirement"]]
    kinds = _words([*needs, *(part for need in needs for part in need.get("of", []))], "type")
    for where, item, known in reader.components("types"):
        reader.one_of(where, item["id"], BASES)
        reader.limits(where, item, count=(0, 27))
        eras = reader.field(where, item, "by_era")
        if sorted(eras) != sorted(known["by_era"]):
            reader.fail(f"{where}.by_era", f"must stay {', '.join(known['by_era'])}")
        for era, rule in eras.items():
            if rule.get("requirement") is not None:
                reader.requirement(f"{where}.{era}.requirement", rule["requirement"], kinds)
            reader.effects(f"{where}.{era}.effects", rule.get("effects"), known_effects)


def _tiles(reader: _Reader) -> None:
    known_effects = [reward for item in reader.standard["tiles"] for reward in item["rewards"]]
    for where, item, known in reader.components("tiles"):
        reader.same(where, item, known, "era", "stack")
        if item.get("production") is not None:
            reader.limits(where, item, production=(0, 20))
        reader.limits(where, item, base_modifier=(-20, 20), colony_points=(0, 20))
        reader.each_of(f"{where}.symbols", item.get("symbols"), SYMBOLS)
        reader.words(where, _given(item), special=("phobes", "introvs"), redirect=STACKS)
        if item.get("redirect") is not None and STACKS.index(item["redirect"]) <= STACKS.index(item["stack"]):
            reader.fail(f"{where}.redirect", "leads to a later stack")
        reader.effects(f"{where}.rewards", item.get("rewards"), known_effects)


def _progress(reader: _Reader) -> None:
    reader.number_at("wheel.spaces", 1, 20)
    known_effects = [effect for item in reader.standard["cards"] for effect in item["effects"]]
    for where, item, known in reader.components("cards"):
        reader.same(where, item, known, "era", "kind")
        copies = reader.listed(f"{where}.copies", item.get("copies"))
        if len(copies) != 2:
            reader.fail(f"{where}.copies", "are two")
        for copy in copies:
            reader.limits(f"{where}.copies", copy, profit=(0, 20))
        needs = item.get("prerequisite")
        if needs is not None:
            reader.one_of(f"{where}.prerequisite.kind", needs.get("kind"), [*KINDS, "any"])
            reader.limits(f"{where}.prerequisite", needs, min=(1, 20))
        reader.effects(f"{where}.effects", item.get("effects"), known_effects)


def _colonies(reader: _Reader) -> None:
    for key in ("0", "1", "2", "3", "4+"):
        reader.number_at(f"final_scoring.{key}", -20, 50)
    known_effects = [effect for item in reader.standard["colonies"] for effect in item["effects"]]
    for where, item, known in reader.components("colonies"):
        reader.limits(where, item, value=(1, 20))
        reader.same(where, item, known, "players")
        for effect in reader.effects(f"{where}.effects", item.get("effects"), known_effects):
            reader.one_of(f"{where}.effects.on", effect.get("on"), _words(known_effects, "on"))
            if effect["op"].startswith("gain_profit") and "amount" not in effect:
                reader.fail(f"{where}.effects", "profit has an amount")
            if effect["op"] == "gain_printed_reward_of_open_contract" and effect["on"] != "placed":
                reader.fail(f"{where}.effects", "the reward of a contract is paid when the tile is placed")
            if effect["op"] == "claim_open_contract" and effect["on"] != "era_end":
                reader.fail(f"{where}.effects", "a contract is claimed at the end of the era")


def _contracts(reader: _Reader, boards: Item) -> None:
    reader.number_at("rules.end_trigger", 1, 7)
    conditions = [item["condition"][side] for item in reader.standard["contracts"] for side in SIDES]
    for where, item, known in reader.components("contracts"):
        reader.same(where, item, known, "row", "era")
        regions = [region["id"] for region in boards["boards"][item["era"]]["regions"]]
        for side in SIDES:
            reader.limits(f"{where}.reward", item.get("reward"), **{side: (0, 50)})
            condition = reader.field(f"{where}.condition", item.get("condition"), side)
            here = f"{where}.condition.{side}"
            reader.one_of(f"{here}.type", reader.field(here, condition, "type"), _words(conditions, "type"))
            if "min" in condition:
                reader.limits(here, condition, min=(1, 99))
            reader.words(here, condition, cube=CUBES, kind=[*KINDS, "any"])
            reader.words(f"{here}.filter", condition.get("filter", {}), region=regions, symbol=SYMBOLS)


def _hqs(reader: _Reader) -> None:
    for where, item, known in reader.components("hqs"):
        for cube in CUBES:
            reader.limits(f"{where}.start_cubes", item.get("start_cubes"), **{cube: (0, 99)})
        for place, box, _ in reader.pairs(f"{where}.boxes", item.get("boxes"), known["boxes"]):
            for mode in reader.listed(f"{place}.intrinsic", box.get("intrinsic")):
                reader.one_of(f"{place}.intrinsic.type", reader.field(place, mode, "type"), ACTIONS[:4])
                reader.modes(f"{place}.intrinsic", [mode])
        if "start_profit_each" in known:
            reader.limits(where, item, start_profit_each=(0, 999))
        else:
            for seats in (2, 3, 4):
                profits = reader.field(f"{where}.start_profit", item.get("start_profit"), str(seats))
                reader.numbers(f"{where}.start_profit.{seats}", profits, seats, 0, 999)
