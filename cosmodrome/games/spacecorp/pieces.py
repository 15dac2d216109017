"""The cards, tiles, bases and sites of SpaceCorp as the data files describe them: numbers and flags, read once."""

from __future__ import annotations

from typing import Any, Final

from ...kit.bits import mask_of
from .components import (
    ACTIONS,
    ADVANCE_TRACK,
    CUBES,
    EDGES,
    ERAS,
    GAIN,
    KINDS,
    NO,
    PROBE,
    STACKS,
    SYMBOLS,
    TELEPORT,
    VALUED,
)

Data = dict[str, Any]
_SPECIALS: Final[dict[str, int]] = {
    "gain_profit": GAIN,
    "probe": PROBE,
    "relocate_team": TELEPORT,
    "advance_star_track": ADVANCE_TRACK,
}


def _number(ids: list[str] | tuple[str, ...], id: str | None) -> int:
    """Return the number of an id, -1 for none."""
    return ids.index(id) if id else NO


def _cost(value: int | None) -> int:
    """Return a cost or a number that may not be there, -1 for none."""
    return NO if value is None else value


def _symbols(ids: list[str]) -> int:
    """Return symbols as bits."""
    return mask_of(SYMBOLS.index(id) for id in ids)


def _kind(id: str) -> int:
    """Return a kind of progress cards; 2 is any."""
    return 2 if id == "any" else KINDS.index(id)


class Source:
    """One Infra box or card with the number it shows for one action, in its main and perhaps a shielded mode."""

    def __init__(self, value: int, multiplies: bool, shielded: bool, other: int) -> None:
        self.value: Final = value
        self.multiplies: Final = multiplies
        self.shielded: Final = shielded
        """Whether the main mode is shielded."""
        self.other: Final = other
        """The number of the shielded mode beside the main one, 0 if there is none."""

    def in_shelter(self) -> Source:
        """Return the source in its shielded mode, which cannot be changed any more."""
        return Source(self.other, self.multiplies, True, 0)

    def settled(self) -> Source:
        """Return the source in its main mode, which cannot be changed any more."""
        return Source(self.value, self.multiplies, self.shielded, 0) if self.other else self


class Face:
    """What an Infra box or a card shows for each of the seven valued actions."""

    def __init__(self, modes: list[tuple[str, dict[str, Any]]]) -> None:
        self.value: list[int] = [0] * VALUED
        """The number of the main mode; 0: the action is not shown."""
        self.multiplies: list[bool] = [False] * VALUED
        self.shielded: list[bool] = [False] * VALUED
        """Whether the main mode is shielded."""
        self.other: list[int] = [0] * VALUED
        """The number of the shielded mode beside the main one, 0 if there is none."""
        self.sources: list[Source | None] = [None] * VALUED
        self.shelters: list[Source | None] = [None] * VALUED
        """The same in the shielded mode, for who has chosen it."""
        self.actions: list[int] = []
        """The actions that are shown."""
        self.strength: list[int] = [0] * VALUED
        """What each number is worth when the strongest card is looked for."""
        for type, mode in modes:
            self._show(ACTIONS.index(type), mode["value"], mode["op"] == "mul", mode["shielded"])
        for action in range(VALUED):
            if self.value[action] > 0:
                self.sources[action] = Source(
                    self.value[action], self.multiplies[action], self.shielded[action], self.other[action]
                )
                self.actions.append(action)
                self.strength[action] = self.value[action] * (3 if self.multiplies[action] else 1)
            if self.other[action] > 0:
                self.shelters[action] = Source(self.other[action], self.multiplies[action], True, 0)

    def _show(self, action: int, value: int, multiplies: bool, shielded: bool) -> None:
        """Add a mode; of two modes that which is not shielded is the main one."""
        self.multiplies[action] = multiplies
        if not self.value[action]:
            self.value[action] = value
            self.shielded[action] = shielded
        elif shielded:
            self.other[action] = value
        else:
            self.other[action] = self.value[action]
            self.value[action] = value
            self.shielded[action] = False


class Card:
    """One kind of action card; its copies are all alike. The last kind is the Time card."""

    def __init__(self, item: Data, specials: Data) -> None:
        self.id: Final[str] = item["id"]
        self.era: Final = _number(ERAS, item["era"])
        """-1 for the Time card, which belongs to all eras."""
        self.copies: Final[int] = item["copies"]
        self.start: Final[bool] = item["start"]
        self.infra: Final[bool] = item["infra"]
        self.edge: Final = _number(EDGES, item["edge"])
        modes: list[tuple[str, Data]] = []
        special, amount = NO, 0
        for action in item["actions"]:
            if action["type"] == "special":
                effect = specials[action["special"]]
                special, amount = _SPECIALS[effect["op"]], effect.get("amount", 0)
            else:
                modes += [(action["type"], mode) for mode in action["modes"]]
        self.special: Final = special
        self.amount: Final[int] = amount
        """The profit of a Special that pays profit."""
        self.face: Final = Face(modes)


class Requirement:
    """What a tile or a site must show for a base (10)."""

    def __init__(self, item: Data) -> None:
        self.kind: Final[str] = item["type"]
        self.symbols: Final = _symbols(item.get("any", []))
        self.parts: Final = [Requirement(part) for part in item.get("of", [])]


class BaseRule:
    """What a base type needs and does in one era."""

    def __init__(self, item: Data) -> None:
        self.requirement: Final = Requirement(item["requirement"]) if item["requirement"] else None
        self.production_add = 0
        self.cube = NO
        self.cube_steps = 0
        self.takes_offer = False
        self.offer_or_revelation = False
        self.pays_production = False
        self.pays_colony_points = False
        self.kills_production = False
        self.kills_colony_points = False
        self.secures_near = False
        self.secure_amount = 0
        self.doubles_build = False
        self.move_bonus = 0
        self.doubles_source = False
        self.shields_own_build = False
        self.colony_points = 0
        self.unlocks_phobes = False
        for effect in item["effects"]:
            self._add(effect["op"], effect)

    def _add(self, op: str, effect: Data) -> None:
        """Read an effect; what the rules need not be told, because the type alone says it, is passed over."""
        if op == "production_add":
            self.production_add = effect["value"]
        elif op == "on_build_advance_cube":
            self.cube, self.cube_steps = CUBES.index(effect["cube"]), effect["steps"]
        elif op == "on_build_take_offer":
            self.takes_offer = True
        elif op == "on_build_choose":
            self.offer_or_revelation = True
        elif op in ("on_build_gain_production", "on_build_gain_production_plus_colony"):
            self.pays_production = True
            self.pays_colony_points = op == "on_build_gain_production_plus_colony"
        elif op == "cancel_tile":
            self.kills_production = "production" in effect["fields"]
            self.kills_colony_points = "colony_points" in effect["fields"]
        elif op == "on_build_gain_per":
            self.secures_near = effect["per"] == "opponent_bases_near"
            self.secure_amount = effect["amount"]
        elif op == "double_build":
            self.doubles_build = True
        elif op == "move_bonus":
            self.move_bonus = effect["value"]
        elif op == "double_one_move_source":
            self.doubles_source = True
        elif op == "shields_own_build":
            self.shields_own_build = True
        elif op == "colony_points":
            self.colony_points = effect["value"]
        elif op == "unlock_phobes":
            self.unlocks_phobes = True


class Tile:
    """One discovery tile (9)."""

    def __init__(self, item: Data) -> None:
        self.id: Final[str] = item["id"]
        self.era: Final = ERAS.index(item["era"])
        self.stack: Final = STACKS.index(item["stack"])
        profit, steps = 0, [0, 0]
        for reward in item["rewards"]:
            if reward["op"] == "gain_profit":
                profit += reward["amount"]
            else:
                steps[CUBES.index(reward["cube"])] += reward["steps"]
        self.profit: Final = profit
        self.genetics: Final = steps[0]
        self.revelation: Final = steps[1]
        self.production: Final = _cost(item["production"])
        """The printed P#, -1 if there is none."""
        self.base_modifier: Final[int] = item["base_modifier"]
        self.colony_points: Final[int] = item["colony_points"]
        self.symbols: Final = _symbols(item["symbols"])
        self.phobes: Final[bool] = item["special"] == "phobes"
        self.introvs: Final[bool] = item["special"] == "introvs"
        self.redirect: Final = _number(STACKS, item["redirect"])


class Site:
    """A named place on a board; its slots hold a tile, a base, or both."""

    def __init__(self, item: Data, region: int, first_slot: int, orion: bool, beyond_jupiter: bool) -> None:
        self.id: Final[str] = item["id"]
        self.region: Final = region
        self.gravity: Final[int] = item["gravity"]
        self.lagrange: Final[bool] = item["lagrange"]
        self.explore_cost: Final = _cost(item["explore_cost"])
        self.build_cost: Final = _cost(item["build_cost"])
        self.stacks: Final = [STACKS.index(box["stack"]) for box in item["boxes"]]
        """The stack of each exploration box."""
        self.first: Final = first_slot
        self.slots: Final = max(1, len(self.stacks))
        self.is_start: Final[bool] = item["is_start"]
        self.is_beyond: Final[bool] = item["is_beyond"]
        self.system: Final[bool] = item["is_star_system"]
        self.multi_star: Final[bool] = item["multi_star"]
        self.orion: Final = orion
        self.beyond_jupiter: Final = beyond_jupiter
        self.tags: Final[list[str]] = item["tags"]


class Progress:
    """One name of a progress card (15)."""

    def __init__(self, item: Data) -> None:
        self.id: Final[str] = item["id"]
        self.kind: Final = KINDS.index(item["kind"])
        self.era: Final = ERAS.index(item["era"])
        self.profit: Final[int] = max(copy["profit"] for copy in item["copies"])
        needs = item["prerequisite"]
        self.needs_kind: Final = _kind(needs["kind"]) if needs else NO
        """The kind of cards the prerequisite counts: 0, 1, or 2 for both; -1 for no prerequisite."""
        self.needs: Final[int] = needs["min"] if needs else 0
        self.effects: Final[list[Data]] = item["effects"]
        self.places_team: Final = any(effect["op"] == "place_team" for effect in self.effects)


class ColonyEffect:
    """One effect of a colony tile (16.9)."""

    def __init__(self, item: Data) -> None:
        self.on: Final[str] = item["on"]
        self.op: Final[str] = item["op"]
        self.per: Final[str] = item.get("per", "")
        self.amount: Final[int] = item.get("amount", 0)
        self.divisor: Final[int] = item.get("divisor", 1)


class Colony:
    """One colony tile."""

    def __init__(self, item: Data) -> None:
        self.id: Final[str] = item["id"]
        self.value: Final[int] = item["value"]
        self.players: Final[list[int]] = item["players"]
        self.effects: Final = [ColonyEffect(effect) for effect in item["effects"]]


class Condition:
    """What fulfils a contract (11)."""

    def __init__(self, item: Data, regions: list[str]) -> None:
        passing = item.get("filter", {})
        self.kind: Final[str] = item["type"]
        self.on_bases: Final = self.kind in ("base_sites", "base_regions")
        self.least: Final[int] = item.get("min", 1)
        self.cube: Final = _number(CUBES, item.get("cube"))
        self.cards: Final = _kind(item["kind"]) if "kind" in item else NO
        """The kind of progress cards: 0, 1, or 2 for both."""
        self.lagrange: Final = int(passing.get("lagrange", NO))
        """1 only Lagrange points, 0 only other sites, -1 all."""
        self.tag: Final[str] = passing.get("tag", "")
        self.region: Final = _number(regions, passing.get("region"))
        self.beyond_jupiter: Final = bool(passing.get("beyond_jupiter"))
        self.symbol: Final = _number(SYMBOLS, passing.get("symbol"))
        self.multi_star: Final = bool(passing.get("multi_star"))


class Contract:
    """One contract of one era; two players have thresholds and rewards of their own."""

    def __init__(self, item: Data, regions: list[str]) -> None:
        self.id: Final[str] = item["id"]
        self.row: Final[int] = item["row"] - 1
        self.era: Final = ERAS.index(item["era"])
        self.rewards: Final[list[int]] = [item["reward"][side] for side in ("2", "3-4")]
        """For two players, for more."""
        self.conditions: Final = [Condition(item["condition"][side], regions) for side in ("2", "3-4")]


class Headquarters:
    """One kind of HQ mat: the faces of its four boxes, Research first."""

    def __init__(self, item: Data) -> None:
        self.id: Final[str] = item["id"]
        self.faces: Final = [Face([(mode["type"], mode) for mode in box["intrinsic"]]) for box in item["boxes"]]
        self.genetics: Final[int] = item["start_cubes"]["genetics"]
        self.revelation: Final[int] = item["start_cubes"]["revelation"]
        profits: list[list[int]] = [[], []]
        for seats in (2, 3, 4):
            profits.append(
                item["start_profit"][str(seats)] if "start_profit" in item else [item["start_profit_each"]] * seats
            )
        self.profits: Final = profits
        """The profit at the start by seat count and place in the turn order."""
