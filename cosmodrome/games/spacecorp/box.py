"""All components of one set of data files, and the names they go by."""

from __future__ import annotations

from typing import Any, Final

from .board import Board
from .components import (
    ACTIONS,
    ADVANCE_TRACK,
    BASES,
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
    TRACK,
    WINDOW_EDGES,
    BaseRule,
    Card,
    Colony,
    ColonyEffect,
    Condition,
    Contract,
    Face,
    Headquarters,
    Progress,
    Requirement,
    Tile,
)
from .rules.value import EMPTY, Bundle

_OPS: Final[dict[str, int]] = {
    "gain_profit": GAIN,
    "probe": PROBE,
    "relocate_team": TELEPORT,
    "advance_star_track": ADVANCE_TRACK,
}


class Box:
    """The box of the game as one folder of data files describes it; never changed."""

    def __init__(self, name: str, files: dict[str, Any]) -> None:
        self.name: Final = name
        """What the table's option calls the data."""
        self.boards: Final = [Board(files["boards"]["boards"][era]) for era in ERAS]
        self._read_cards(files["cards"])
        self._read_bases(files["bases"])
        self._read_tiles(files["discoveries"])
        self._read_progress(files["progress"])
        self._read_colonies(files["colonies"])
        self._read_contracts(files["contracts"])
        self._read_hqs(files["hq"])

    def _read_cards(self, data: dict[str, Any]) -> None:
        specials = {special["id"]: special["effect"][0] for special in data["specials"]}
        cards: list[Card] = []
        for item in data["definitions"]:
            special, amount = NO, 0
            for action in item["actions"]:
                if action["type"] == "special":
                    effect = specials[action["special"]]
                    special, amount = _OPS[effect["op"]], effect.get("amount", 0)
            cards.append(
                Card(
                    item["id"],
                    ERAS.index(item["era"]),
                    item["copies"],
                    item["start"],
                    item["infra"],
                    EDGES.index(item["edge"]) if item["edge"] else NO,
                    special,
                    amount,
                    _face(
                        [
                            (action["type"], mode)
                            for action in item["actions"]
                            if action["type"] != "special"
                            for mode in action["modes"]
                        ]
                    ),
                )
            )
        per_game = data["time"]["per_game"]
        self.time = len(cards)
        """The number of the Time card among the cards."""
        cards.append(Card("time", NO, len(data["time"]["cards"]), False, False, NO, NO, 0, Face()))
        self.cards = cards
        self.card_ids: list[str] = [card.id for card in cards]
        self.card_numbers: dict[str, int] = {card.id: number for number, card in enumerate(cards)}
        self.time_dealt: list[int] = [0, 0, *(per_game[str(seats)]["dealt"] for seats in (2, 3, 4))]
        self.time_in_deck: list[int] = [0, 0, *(per_game[str(seats)]["in_deck"] for seats in (2, 3, 4))]
        self.prices: list[int] = [
            8 + max(card.face.value) + (4 if card.infra or card.edge >= 0 else 0) for card in cards
        ]
        """What a card is worth when ways to pay are put in order."""
        self.alone: list[list[Bundle]] = [_bundles(card.face) for card in cards]
        """What each card shows for each action by itself."""
        self.drive = self.card_ids.index("m_chemical_drive")
        self.interrupting: list[list[list[int]]] = [
            [
                [
                    number
                    for number, card in enumerate(cards)
                    if card.era == era and card.edge >= 0 and edges >> card.edge & 1
                ]
                for edges in WINDOW_EDGES
            ]
            for era in range(len(ERAS))
        ]
        """The cards that can be played in each window of each era."""

    def deck_of(self, era: int, start: bool) -> list[int]:
        """List the cards of an era, those marked Start or the others, each as often as there are copies."""
        return [
            number
            for number, card in enumerate(self.cards)
            if card.era == era and card.start == start
            for _ in range(card.copies)
        ]

    def _read_bases(self, data: dict[str, Any]) -> None:
        self.rules: list[list[BaseRule | None]] = []
        """By era and base type; None where the type does not exist."""
        items = {item["id"]: item for item in data["types"]}
        for era in ERAS:
            self.rules.append(
                [_base_rule(items[base]["by_era"][era]) if era in items[base]["by_era"] else None for base in BASES]
            )
        self.supply: list[int] = [items[base]["count"] for base in BASES]

    def _read_tiles(self, data: dict[str, Any]) -> None:
        tiles: list[Tile] = []
        for item in data["tiles"]:
            profit, steps = 0, [0, 0]
            for reward in item["rewards"]:
                if reward["op"] == "gain_profit":
                    profit += reward["amount"]
                else:
                    steps[CUBES.index(reward["cube"])] += reward["steps"]
            production = item["production"]
            tiles.append(
                Tile(
                    item["id"],
                    ERAS.index(item["era"]),
                    STACKS.index(item["stack"]),
                    profit,
                    steps[0],
                    steps[1],
                    NO if production is None else production,
                    item["base_modifier"],
                    item["colony_points"],
                    _symbols(item["symbols"]),
                    item["special"] or "",
                    STACKS.index(item["redirect"]) if item["redirect"] else NO,
                )
            )
        self.tiles = tiles
        self.tile_ids: list[str] = [tile.id for tile in tiles]

    def stack_of(self, era: int, stack: int) -> list[int]:
        """List the tiles of a stack."""
        return [number for number, tile in enumerate(self.tiles) if tile.era == era and tile.stack == stack]

    def _read_progress(self, data: dict[str, Any]) -> None:
        self.wheel: int = data["wheel"]["spaces"]
        found: list[Progress] = []
        for item in data["cards"]:
            needs = item["prerequisite"]
            card = Progress(
                item["id"],
                KINDS.index(item["kind"]),
                ERAS.index(item["era"]),
                max(copy["profit"] for copy in item["copies"]),
                _kind(needs["kind"]) if needs else NO,
                needs["min"] if needs else 0,
            )
            for effect in item["effects"]:
                _progress_effect(card, effect)
            found.append(card)
        self.progress = found
        self.progress_ids: list[str] = [card.id for card in found]
        self.of_kind: list[int] = [0, 0]
        """The names of each kind, as bits."""
        for number, card in enumerate(found):
            self.of_kind[card.kind] |= 1 << number

    def _read_colonies(self, data: dict[str, Any]) -> None:
        self.colonies = [
            Colony(
                item["id"],
                item["value"],
                item["players"],
                [
                    ColonyEffect(
                        effect["on"],
                        effect["op"],
                        effect.get("per", ""),
                        effect.get("amount", 0),
                        effect.get("divisor", 1),
                    )
                    for effect in item["effects"]
                ],
            )
            for item in data["colonies"]
        ]
        self.colony_ids: list[str] = [colony.id for colony in self.colonies]
        final = data["final_scoring"]
        self.colony_bonus: list[int] = [final["0"], final["1"], final["2"], final["3"], final["4+"]]

    def _read_contracts(self, data: dict[str, Any]) -> None:
        self.end_trigger: int = data["rules"]["end_trigger"]
        self.rows: int = data["rules"]["rows"]
        found: list[Contract] = []
        for era in ERAS:
            items = {item["row"]: item for item in data["contracts"] if item["era"] == era}
            for row in range(self.rows):
                item = items[row + 1]
                found.append(
                    Contract(
                        item["id"],
                        row,
                        ERAS.index(era),
                        [item["reward"][side] for side in ("2", "3-4")],
                        [self._condition(item["condition"][side], ERAS.index(era)) for side in ("2", "3-4")],
                    )
                )
        self.contracts = found
        """At seven times the era plus the row."""
        self.contract_ids: list[str] = [contract.id for contract in found]

    def _condition(self, item: dict[str, Any], era: int) -> Condition:
        passing = item.get("filter", {})
        return Condition(
            item["type"],
            item.get("min", 1),
            CUBES.index(item["cube"]) if "cube" in item else NO,
            _kind(item["kind"]) if "kind" in item else NO,
            int(passing["lagrange"]) if "lagrange" in passing else NO,
            passing.get("tag", ""),
            self.boards[era].regions.index(passing["region"]) if "region" in passing else NO,
            bool(passing.get("beyond_jupiter")),
            SYMBOLS.index(passing["symbol"]) if "symbol" in passing else NO,
            bool(passing.get("multi_star")),
        )

    def _read_hqs(self, data: dict[str, Any]) -> None:
        hqs: list[Headquarters] = []
        for item in data["hqs"]:
            profits: list[list[int]] = [[], []]
            for seats in (2, 3, 4):
                profits.append(
                    item["start_profit"][str(seats)] if "start_profit" in item else [item["start_profit_each"]] * seats
                )
            hqs.append(
                Headquarters(
                    item["id"],
                    [_face([(mode["type"], mode) for mode in box["intrinsic"]]) for box in item["boxes"]],
                    item["start_cubes"]["genetics"],
                    item["start_cubes"]["revelation"],
                    profits,
                )
            )
        self.hqs = hqs
        """By the era in which the game starts."""


def _face(modes: list[tuple[str, dict[str, Any]]]) -> Face:
    """Read the modes that a card or box shows."""
    face = Face()
    for type, mode in modes:
        action = ACTIONS.index(type)
        value, shielded = mode["value"], mode["shielded"]
        face.multiplies[action] = mode["op"] == "mul"
        if not face.value[action]:
            face.value[action] = value
            face.shielded[action] = shielded
        elif shielded:
            face.other[action] = value
        else:
            face.other[action] = face.value[action]
            face.value[action] = value
            face.shielded[action] = False
    face.settle()
    return face


def _bundles(face: Face) -> list[Bundle]:
    """Give what a face shows for each action."""
    return [EMPTY if source is None else EMPTY.plus(source) for source in face.sources]


def _symbols(ids: list[str]) -> int:
    found = 0
    for id in ids:
        found |= 1 << SYMBOLS.index(id)
    return found


def _kind(id: str) -> int:
    """Read a kind of progress cards; 2 is any."""
    return 2 if id == "any" else KINDS.index(id)


def _requirement(item: dict[str, Any] | None) -> Requirement | None:
    if item is None:
        return None
    parts: list[Requirement] = []
    for part in item.get("of", []):
        read = _requirement(part)
        assert read is not None
        parts.append(read)
    return Requirement(item["type"], _symbols(item.get("any", [])), parts)


def _base_rule(item: dict[str, Any]) -> BaseRule:
    """Read what a base needs and does."""
    rule = BaseRule()
    rule.requirement = _requirement(item["requirement"])
    for effect in item["effects"]:
        op = effect["op"]
        if op == "production_add":
            rule.production_add = effect["value"]
        elif op == "on_build_advance_cube":
            rule.cube, rule.cube_steps = CUBES.index(effect["cube"]), effect["steps"]
        elif op == "on_build_take_offer":
            rule.takes_offer = True
        elif op == "on_build_choose":
            rule.offer_or_revelation = True
        elif op in ("on_build_gain_production", "on_build_gain_production_plus_colony"):
            rule.pays_production = True
            rule.pays_colony_points = op == "on_build_gain_production_plus_colony"
        elif op == "cancel_tile":
            rule.kills_production = "production" in effect["fields"]
            rule.kills_colony_points = "colony_points" in effect["fields"]
        elif op == "on_build_gain_per":
            rule.secures_near = effect["per"] == "opponent_bases_near"
            rule.secures_region = not rule.secures_near
            rule.secure_amount = effect["amount"]
        elif op == "double_build":
            rule.doubles_build = True
        elif op == "move_bonus":
            rule.move_bonus = effect["value"]
        elif op == "double_one_move_source":
            rule.doubles_source = True
        elif op == "team_transport":
            rule.transports = True
        elif op == "shields_own_build":
            rule.shields_own_build = True
        elif op == "may_shield":
            rule.shields_move = rule.shields_move or effect["action"] == "move"
            rule.shields_build = rule.shields_build or effect["action"] == "build"
        elif op == "colony_points":
            rule.colony_points = effect["value"]
        elif op == "unlock_phobes":
            rule.unlocks_phobes = True
    return rule


def _progress_effect(card: Progress, effect: dict[str, Any]) -> None:
    """Read one effect of a progress card."""
    op = effect["op"]
    if op == "add_action":
        card.add[ACTIONS.index(effect["action"])] += effect["value"]
    elif op == "multiply_action":
        card.multiply[ACTIONS.index(effect["action"])] *= effect["factor"]
    elif op == "shield_action":
        for action in effect["actions"]:
            card.shields |= 1 << ACTIONS.index(action)
    elif op == "ignore_gravity":
        card.ignores_gravity = True
    elif op == "produce_bonus":
        card.produce_bonus += effect["amount"]
    elif op == "colony_points":
        card.colony_points += effect["value"]
    elif op == "introv_access":
        card.introv_access = True
    elif op == "phobe_immunity":
        card.phobe_immunity = True
    elif op == "star_track_entry":
        card.track_entry = TRACK.index(effect["box"])
    elif op == "research_hand_limit":
        card.hand_limit = effect["value"]
    elif op == "draw_when_paying_rewards":
        card.draws += effect["count"]
    elif op == "place_team":
        card.places_team = True
