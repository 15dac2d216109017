"""The cards, tiles, bases and sites of SpaceCorp as the data files describe them: numbers and flags, read once."""

from __future__ import annotations

from typing import Any, Final

from ...kit.bits import mask_of
from .components import (
    ACTIONS,
    CUBES,
    EDGES,
    ERAS,
    KINDS,
    NO,
    SIDES,
    SPECIALS,
    STACKS,
    SYMBOLS,
    VALUED,
)

Data = dict[str, Any]


def _number(ids: list[str] | tuple[str, ...], id: str | None) -> int:
    """Return the number of an id, -1 for none."""
    return ids.index(id) if id else NO


def _cost(value: int | None) -> int:
    """Return a cost or a number that may not be there, -1 for none."""
    return NO if value is None else value


def _value(effects: dict[str, Data], op: str) -> int:
    """Return the number of an effect, 0 where there is none."""
    number: int = effects.get(op, {}).get("value", 0)
    return number


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

    def __init__(self, modes: list[tuple[str, Data]]) -> None:
        self.sources: Final[list[Source | None]] = [None] * VALUED
        self.shelters: Final[list[Source | None]] = [None] * VALUED
        """The same in the shielded mode beside the main one, for who has chosen it."""
        self.actions: Final[list[int]] = []
        """The actions that are shown."""
        self.value: Final[list[int]] = [0] * VALUED
        """The number of the main mode; 0: the action is not shown."""
        self.strength: Final[list[int]] = [0] * VALUED
        """What each number is worth when the strongest card is looked for."""
        for action in range(VALUED):
            shown = [mode for type, mode in modes if type == ACTIONS[action]]
            if shown:
                # Of two modes that which is not shielded is the main one.
                shown.sort(key=_is_shielded)
                other = shown[1]["value"] if len(shown) > 1 else 0
                source = Source(shown[0]["value"], shown[0]["op"] == "mul", shown[0]["shielded"], other)
                self.sources[action] = source
                self.shelters[action] = source.in_shelter() if other else None
                self.actions.append(action)
                self.value[action] = source.value
                self.strength[action] = source.value * (3 if source.multiplies else 1)


def _is_shielded(mode: Data) -> bool:
    shielded: bool = mode["shielded"]
    return shielded


class Card:
    """One kind of action card; its copies are all alike. The last kind is the Time card."""

    def __init__(self, item: Data, specials: Data) -> None:
        self.id: Final[str] = item["id"]
        self.era: Final = _number(ERAS, item.get("era"))
        """-1 for the Time card, which belongs to all eras."""
        self.copies: Final[int] = item["copies"]
        self.start: Final[bool] = item.get("start", False)
        self.infra: Final[bool] = item.get("infra", False)
        self.edge: Final = _number(EDGES, item.get("edge"))
        actions: list[Data] = item.get("actions", [])
        effect: Data = next((specials[action["special"]] for action in actions if "special" in action), {})
        self.special: Final = _number(SPECIALS, effect.get("op"))
        self.amount: Final[int] = effect.get("amount", 0)
        """The profit of a Special that pays profit."""
        self.face: Final = Face([(action["type"], mode) for action in actions for mode in action.get("modes", [])])


class Requirement:
    """What a tile or a site must show for a base (10)."""

    def __init__(self, item: Data) -> None:
        self.kind: Final[str] = item["type"]
        self.symbols: Final = _symbols(item.get("any", []))
        self.parts: Final = [Requirement(part) for part in item.get("of", [])]


class BaseRule:
    """What a base type needs and does in one era. What the type alone says need not be told."""

    def __init__(self, item: Data) -> None:
        self.requirement: Final = Requirement(item["requirement"]) if item["requirement"] else None
        effects: dict[str, Data] = {effect["op"]: effect for effect in item["effects"]}
        cube = effects.get("on_build_advance_cube", {})
        dead = effects.get("cancel_tile", {}).get("fields", ())
        secured = effects.get("on_build_gain_per", {})
        self.production_add: Final = _value(effects, "production_add")
        self.cube: Final = _number(CUBES, cube.get("cube"))
        self.cube_steps: Final[int] = cube.get("steps", 0)
        self.takes_offer: Final = "on_build_take_offer" in effects
        self.offer_or_revelation: Final = "on_build_choose" in effects
        self.pays_colony_points: Final = "on_build_gain_production_plus_colony" in effects
        self.pays_production: Final = self.pays_colony_points or "on_build_gain_production" in effects
        self.kills_production: Final = "production" in dead
        self.kills_colony_points: Final = "colony_points" in dead
        self.secures_near: Final = secured.get("per") == "opponent_bases_near"
        self.secure_amount: Final[int] = secured.get("amount", 0)
        self.doubles_build: Final = "double_build" in effects
        self.move_bonus: Final = _value(effects, "move_bonus")
        self.doubles_source: Final = "double_one_move_source" in effects
        self.shields_own_build: Final = "shields_own_build" in effects
        self.colony_points: Final = _value(effects, "colony_points")
        self.unlocks_phobes: Final = "unlock_phobes" in effects


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
        self.all: Final[list[int]] = [*range(first_slot, first_slot + self.slots)]
        """All its slots."""
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
        self.amount: Final[int] = item.get("amount", 0) if self.op.startswith("gain_profit") else 0
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
        self.rewards: Final[list[int]] = [item["reward"][side] for side in SIDES]
        """For two players, for more."""
        self.conditions: Final = [Condition(item["condition"][side], regions) for side in SIDES]


class Headquarters:
    """One kind of HQ mat: the faces of its four boxes, Research first."""

    def __init__(self, item: Data) -> None:
        self.id: Final[str] = item["id"]
        self.faces: Final = [Face([(mode["type"], mode) for mode in box["intrinsic"]]) for box in item["boxes"]]
        self.genetics: Final[int] = item["start_cubes"]["genetics"]
        self.revelation: Final[int] = item["start_cubes"]["revelation"]
        each: int = item.get("start_profit_each", 0)
        self.profits: Final[list[list[int]]] = [
            item.get("start_profit", {}).get(str(seats), [each] * seats) for seats in range(5)
        ]
        """The profit at the start by seat count and place in the turn order."""
