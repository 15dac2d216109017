"""The components of Space Base, read once from data/space_base.json.

Cards are small numbers inside the engine and ids everywhere else. Every card exists once, so its number is also the
name of the piece on the table. A card that lies on a console is written as its number times 8 plus its cubes.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final, Literal, get_args

_DATA: Final[dict[str, Any]] = json.loads(
    (Path(__file__).parent / "data" / "space_base.json").read_text(encoding="utf-8")
)
_CONSTANTS: Final[dict[str, Any]] = _DATA["constants"]

SECTORS: Final = 12
LEVELS: Final = 3
SLOTS: Final[int] = _CONSTANTS["shipyard_slots_per_level"]
TARGET_VP: Final[int] = _CONSTANTS["target_vp"]
SEATS: Final[tuple[int, ...]] = tuple(range(_CONSTANTS["min_players"], _CONSTANTS["max_players"] + 1))

# What an effect does (SB 13.2).
CREDITS: Final = 0
INCOME: Final = 1
VP: Final = 2
CLAIM: Final = 3
BUY: Final = 4
SHIFT_SUM: Final = 5
SET_DIE: Final = 6
REROLL: Final = 7
DOUBLE: Final = 8
SWAP_SECTORS: Final = 9
OPPONENTS_LOSE_VP: Final = 10
EXCHANGE_SELF: Final = 11
ADD_CHARGE: Final = 12
MOVE_CHARGE: Final = 13
WIN: Final = 14
KINDS: Final[tuple[str, ...]] = (
    "credits",
    "income",
    "vp",
    "claim",
    "buy",
    "shift_sum",
    "set_die",
    "reroll",
    "double",
    "swap_sectors",
    "opponents_lose_vp",
    "exchange_self",
    "add_charge",
    "move_charge",
    "win",
)

# When an ability works (SB 4): in the three windows, or at one moment of its own.
IN_WINDOW: Final = 0
BEFORE_ROLL: Final = 1
AFTER_ROLL: Final = 2
WITH_SUM: Final = 3
BEFORE_REWARDS: Final = 4

BLUE: Final = 0
RED: Final = 1
GREEN: Final = 2
COLORS: Final[tuple[str, ...]] = ("blue", "red", "green")

LEFT: Final = 1
RIGHT: Final = 2
BOTH: Final = 3

STATION: Final = 0
DEPLOYED: Final = 1
SideName = Literal["station", "deployed"]
SIDE_NAMES: Final[tuple[SideName, ...]] = get_args(SideName)


class Effect:
    """One thing that a reward or an ability does."""

    def __init__(self, kind: int, amount: int, first: int, second: int, claims: list[int], anywhere: bool) -> None:
        self.kind: Final = kind
        self.amount: Final = amount
        """Of a resource; the purchases of BUY; the longest step of SHIFT_SUM."""
        self.first: Final = first
        self.second: Final = second
        """The two sectors of SWAP_SECTORS."""
        self.claims: Final = claims
        """How many ships of level 1, 2 and 3 CLAIM takes."""
        self.anywhere: Final = anywhere
        """Whether ships bought may go to any sector from 7 to 12."""


class Ability:
    """What cubes are spent on."""

    def __init__(self, color: int, moment: int, effects: list[Effect]) -> None:
        self.color: Final = color
        self.moment: Final = moment
        self.effects: Final = effects
        self.reach: Final = max((effect.amount for effect in effects if effect.kind == SHIFT_SUM), default=0)
        self.once: Final = any(effect.kind in (ADD_CHARGE, MOVE_CHARGE) for effect in effects)
        """Whether it works only once in a window (R-13)."""


class Side:
    """One half of a card: what it pays, and what its cubes are good for."""

    def __init__(
        self,
        credits: int,
        income: int,
        vp: int,
        arrow: int,
        texts: list[Effect],
        cells: list[int],
        linked: bool,
        ability: Ability | None,
    ) -> None:
        self.credits: Final = credits
        self.income: Final = income
        self.vp: Final = vp
        self.arrow: Final = arrow
        self.texts: Final = texts
        """Rewards that are carried out after all others: claims and purchases."""
        self.cells: Final = cells
        """How many cells are in use, by the number of players."""
        self.linked: Final = linked
        self.ability: Final = ability


class Card:
    """A ship, a starter or a colony."""

    def __init__(self, id: str, level: int, sector: int, cost: int, vp: int, station: Side, deployed: Side) -> None:
        self.id: Final = id
        self.name: Final = _short(id)
        """The id without the registration: what notation calls the card."""
        self.level: Final = level
        self.sector: Final = sector
        self.cost: Final = cost
        self.vp: Final = vp
        """What a colony brings at once."""
        self.station: Final = station
        self.deployed: Final = deployed


def _short(id: str) -> str:
    """Cut the registration off an id: 'gibson-4003-b' is 'gibson'."""
    parts = id.split("-")
    return "-".join(parts[:-2]) if len(parts) > 2 and parts[-2].isdigit() else id


def _effect(data: dict[str, Any]) -> Effect:
    """Read one effect."""
    kind = KINDS.index(data["kind"])
    amount = data.get("amount", data.get("count", max(data.get("steps", [0]))))
    first, second = data.get("sectors", (0, 0))
    claims = [0, 0, 0]
    for claim in data.get("cards", ()):
        claims[claim["level"] - 1] += claim["count"]
    return Effect(kind, amount, first, second, claims, data.get("placement") == "any_7_12")


_OWN_MOMENT: Final[dict[int, int]] = {
    SET_DIE: BEFORE_ROLL,
    REROLL: AFTER_ROLL,
    SHIFT_SUM: WITH_SUM,
    DOUBLE: BEFORE_REWARDS,
}


def _ability(data: dict[str, Any] | None) -> Ability | None:
    """Read an ability."""
    if data is None:
        return None
    effects = [_effect(effect) for effect in data["effects"]]
    moment = IN_WINDOW
    for effect in effects:
        moment = _OWN_MOMENT.get(effect.kind, moment)
    return Ability(COLORS.index(data["color"]), moment, effects)


def _side(data: dict[str, Any]) -> Side:
    """Read one half of a card."""
    sums = {"credits": 0, "income": 0, "vp": 0}
    arrow = 0
    texts = []
    for reward in data["reward"]:
        if reward["kind"] in sums:
            sums[reward["kind"]] += reward["amount"]
        elif reward["kind"] == "arrow":
            arrow = sum({"left": LEFT, "right": RIGHT}[direction] for direction in reward["directions"])
        else:
            texts.append(_effect(reward))
    charge = data["charge"]
    printed = charge["cells"] if charge else []
    cells = [sum(1 for most in printed if seats <= most) for seats in range(SEATS[-1] + 1)]
    return Side(
        sums["credits"],
        sums["income"],
        sums["vp"],
        arrow,
        texts,
        cells,
        bool(charge and charge["linked"]),
        _ability(data["ability"]),
    )


_BARE: Final = Side(0, 0, 0, 0, [], [0] * (SEATS[-1] + 1), False, None)

CARDS: Final[list[Card]] = [
    *(
        Card(
            ship["id"], ship["level"], ship["sector"], ship["cost"], 0, _side(ship["station"]), _side(ship["deployed"])
        )
        for ship in [*_DATA["ships"], *_DATA["starters"]]
    ),
    *(
        Card(colony["id"], 0, colony["sector"], colony["cost"], colony["vp"], _BARE, _BARE)
        for colony in _DATA["colonies"]
    ),
]
SHIPS: Final[int] = len(_DATA["ships"])
"""Cards below this number are the ships of the decks."""
COLONIES: Final[int] = SHIPS + len(_DATA["starters"])
"""Cards from this number on are colonies, one for each sector in order."""
SIDES: Final[list[Side]] = [side for card in CARDS for side in (card.station, card.deployed)]
"""Both halves of each card, at twice its number."""
COST: Final[list[int]] = [card.cost for card in CARDS]
SECTOR: Final[list[int]] = [card.sector for card in CARDS]
LEVEL: Final[list[int]] = [card.level for card in CARDS]
NUMBER: Final[dict[str, int]] = {card.id: number for number, card in enumerate(CARDS)}


def starter(player_set: int, sector: int) -> int:
    """Give the starter of a set (from 0) for a sector."""
    return SHIPS + player_set * SECTORS + sector - 1


def is_colony(placed: int) -> bool:
    """Tell whether what lies in a sector is a colony."""
    return placed >= COLONIES << 3


# Setup (SB 3).


def start(light_speed: bool) -> tuple[int, int, int]:
    """Tell the credits, income and VP that everybody starts with."""
    given = _CONSTANTS["start_light_speed" if light_speed else "start"]
    return given["credits"], given["income"], given["vp"]


def dealt(level: int) -> int:
    """Tell how many ships of a level are dealt to each player in the light speed variant."""
    return int(_CONSTANTS["start_light_speed"]["draw"].get(str(level), 0))


def bonus(place: int) -> tuple[int, int]:
    """Tell the extra credits and income of the player at a place in the turn order (0 is first)."""
    given = _CONSTANTS["turn_order_bonus"][place]
    return given.get("credits", 0), given.get("income", 0)


HITS: Final[list[int]] = [0] + [
    sum((a == sector) + (b == sector) + (a + b == sector) for a in range(1, 7) for b in range(1, 7))
    for sector in range(1, SECTORS + 1)
]
"""How many of the 36 rolls offer a sector; a double counts twice for its face (S-46)."""


def _verify() -> None:
    """Make sure that the numbers above and the data speak of the same things."""
    assert _CONSTANTS["sectors"] == SECTORS
    assert len(NUMBER) == len({card.name for card in CARDS}) == len(CARDS)
    for number, data in enumerate(_DATA["starters"]):
        assert starter(data["set"] - 1, data["sector"]) == SHIPS + number
    for index, data in enumerate(_DATA["colonies"]):
        assert data["sector"] == index + 1


_verify()
