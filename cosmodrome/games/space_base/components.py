"""The components of Space Base, read once from data/space_base.json.

Cards are small numbers inside the engine and ids everywhere else. Every card exists once, so its number is also the
name of the piece on the table. A card that lies on a console is written as its number times 8 plus its cubes.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final, Literal, get_args

from . import kinds

_DATA: Final[dict[str, Any]] = json.loads(
    (Path(__file__).parent / "data" / "space_base.json").read_text(encoding="utf-8")
)
_CONSTANTS: Final[dict[str, Any]] = _DATA["constants"]

SECTORS: Final = 12
LEVELS: Final = 3
SLOTS: Final[int] = _CONSTANTS["shipyard_slots_per_level"]
TARGET_VP: Final[int] = _CONSTANTS["target_vp"]
SEATS: Final[tuple[int, ...]] = tuple(range(_CONSTANTS["min_players"], _CONSTANTS["max_players"] + 1))

# When an ability works (SB 4): in the three windows, or at one moment of its own.
IN_WINDOW: Final = 0
BEFORE_ROLL: Final = 1
AFTER_ROLL: Final = 2
WITH_SUM: Final = 3
BEFORE_REWARDS: Final = 4

TURNS: Final[dict[str, int]] = {"blue": 1, "red": 2, "green": 3}
"""On whose turns an ability works, by its colour: its owner's are bit 0, those of others bit 1."""

LEFT: Final = 1
RIGHT: Final = 2
BOTH: Final = 3

SideName = Literal["station", "deployed"]
SIDE_NAMES: Final[tuple[SideName, ...]] = get_args(SideName)


class Effect:
    """One thing that a reward or an ability does."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.name: Final[str] = data["kind"]
        self.kind: Final[int] = getattr(kinds, self.name.upper())
        self.amount: Final[int] = data.get("amount", data.get("count", max(data.get("steps", [0]))))
        """Of a resource; the purchases of BUY; the longest step of SHIFT_SUM."""
        self.sectors: Final[list[int]] = data.get("sectors", [])
        """The two sectors of SWAP_SECTORS."""
        self.claims: Final[list[int]] = [
            sum(claim["count"] for claim in data.get("cards", []) if claim["level"] == level + 1)
            for level in range(LEVELS)
        ]
        """How many ships of level 1, 2 and 3 CLAIM takes."""
        self.anywhere: Final[bool] = data.get("placement") == "any_7_12"
        """Whether ships bought may go to any sector from 7 to 12."""


class Ability:
    """What cubes are spent on."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.effects: Final[list[Effect]] = [Effect(effect) for effect in data["effects"]]
        moment = max(_OWN_MOMENT.get(effect.kind, IN_WINDOW) for effect in self.effects)
        self.usable: Final[int] = TURNS[data["color"]] << 2 * moment
        """When it works, as bits: twice the moment, plus 1 for the turns of others."""
        self.once: Final = any(effect.kind in (kinds.ADD_CHARGE, kinds.MOVE_CHARGE) for effect in self.effects)
        """Whether it works only once in a window (R-13)."""


_OWN_MOMENT: Final[dict[int, int]] = {
    kinds.SET_DIE: BEFORE_ROLL,
    kinds.REROLL: AFTER_ROLL,
    kinds.SHIFT_SUM: WITH_SUM,
    kinds.DOUBLE: BEFORE_REWARDS,
}


class Side:
    """One half of a card: what it pays, and what its cubes are good for."""

    def __init__(self, data: dict[str, Any]) -> None:
        rewards: list[dict[str, Any]] = data["reward"]
        self.credits: Final = _total(rewards, "credits")
        self.income: Final = _total(rewards, "income")
        self.vp: Final = _total(rewards, "vp")
        self.arrow: Final[int] = sum(
            _ARROWS[direction] for reward in rewards for direction in reward.get("directions", [])
        )
        self.texts: Final[list[Effect]] = [Effect(reward) for reward in rewards if reward["kind"] in ("claim", "buy")]
        """Rewards that are carried out after all others: claims and purchases."""
        charge: dict[str, Any] = data["charge"] or {"cells": [], "linked": False}
        self.cells: Final[list[int]] = [
            sum(1 for most in charge["cells"] if seats <= most) for seats in range(SEATS[-1] + 1)
        ]
        """How many cells are in use, by the number of players."""
        self.linked: Final[bool] = charge["linked"]
        self.ability: Final[Ability | None] = Ability(data["ability"]) if data["ability"] else None
        effects = self.ability.effects if self.ability else []
        self.reach: Final = max((effect.amount for effect in effects if effect.kind == kinds.SHIFT_SUM), default=0)
        """The longest step of a shift with it."""


_ARROWS: Final[dict[str, int]] = {"left": LEFT, "right": RIGHT}


def _total(rewards: list[dict[str, Any]], kind: str) -> int:
    """Add up what rewards pay of one kind."""
    return sum(int(reward["amount"]) for reward in rewards if reward["kind"] == kind)


class Card:
    """A ship, a starter or a colony."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.id: Final[str] = data["id"]
        self.name: Final = _short(self.id)
        """The id without the registration: what notation calls the card."""
        self.level: Final[int] = data.get("level", 0)
        self.sector: Final[int] = data["sector"]
        self.cost: Final[int] = data["cost"]
        self.vp: Final[int] = data.get("vp", 0)
        """What a colony brings at once."""
        self.station: Final = Side(data.get("station", _BARE))
        self.deployed: Final = Side(data.get("deployed", _BARE))


_BARE: Final[dict[str, Any]] = {"reward": [], "charge": None, "ability": None}
"""Both halves of a colony."""


def _short(id: str) -> str:
    """Cut the registration off an id: 'gibson-4003-b' is 'gibson'."""
    parts = id.split("-")
    return "-".join(parts[:-2]) if len(parts) > 2 and parts[-2].isdigit() else id


CARDS: Final = [Card(data) for data in [*_DATA["ships"], *_DATA["starters"], *_DATA["colonies"]]]
SHIPS: Final[int] = len(_DATA["ships"])
"""Cards below this number are the ships of the decks."""
COLONIES: Final[int] = SHIPS + len(_DATA["starters"])
"""Cards from this number on are colonies, one for each sector in order."""
SIDES: Final[list[Side]] = [side for card in CARDS for side in (card.station, card.deployed)]
"""Both halves of each card, at twice its number."""
COST: Final[list[int]] = [card.cost for card in CARDS]
SECTOR: Final[list[int]] = [card.sector for card in CARDS]
LEVEL: Final[list[int]] = [card.level for card in CARDS]


def starter(player_set: int, sector: int) -> int:
    """Return the starter of a set (from 0) for a sector."""
    return SHIPS + player_set * SECTORS + sector - 1


def is_colony(placed: int) -> bool:
    """Tell whether what lies in a sector is a colony."""
    return placed >= COLONIES << 3


# Setup (SB 3).


def start(light_speed: bool) -> tuple[int, int, int]:
    """Return the credits, income and VP that everybody starts with."""
    given = _CONSTANTS["start_light_speed" if light_speed else "start"]
    return given["credits"], given["income"], given["vp"]


def dealt(level: int) -> int:
    """Return how many ships of a level are dealt to each player in the light speed variant."""
    return int(_CONSTANTS["start_light_speed"]["draw"].get(str(level), 0))


def bonus(place: int) -> tuple[int, int]:
    """Return the extra credits and income of the player at a place in the turn order (0 is first)."""
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
    assert len({card.id for card in CARDS}) == len({card.name for card in CARDS}) == len(CARDS)
    for number, data in enumerate(_DATA["starters"]):
        assert starter(data["set"] - 1, data["sector"]) == SHIPS + number
    for index, data in enumerate(_DATA["colonies"]):
        assert data["sector"] == index + 1


_verify()
