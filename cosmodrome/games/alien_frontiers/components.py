"""The components of Alien Frontiers, read once from data/alien_frontiers.json.

Facilities, territories, cards and fields are small numbers inside the engine and keys everywhere else.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final, Literal, get_args

_DATA: Final[dict[str, Any]] = json.loads(
    (Path(__file__).parent / "data" / "alien_frontiers.json").read_text(encoding="utf-8")
)
_LIMITS: Final[dict[str, Any]] = _DATA["limits"]

# Orbital facilities (AF 6). The Maintenance Bay is not one of them (R03).
SOLAR_CONVERTER: Final = 0
LUNAR_MINE: Final = 1
ALIEN_ARTIFACT: Final = 2
ORBITAL_MARKET: Final = 3
SHIPYARD: Final = 4
COLONY_CONSTRUCTOR: Final = 5
RAIDERS_OUTPOST: Final = 6
TERRAFORMING_STATION: Final = 7
COLONIST_HUB: Final = 8
Facility = Literal[
    "solar_converter",
    "lunar_mine",
    "alien_artifact",
    "orbital_market",
    "shipyard",
    "colony_constructor",
    "raiders_outpost",
    "terraforming_station",
    "colonist_hub",
]
FACILITIES: Final[tuple[Facility, ...]] = get_args(Facility)

# Territories (AF 8), clockwise from 12 o'clock, Burroughs Desert in the centre.
HEINLEIN_PLAINS: Final = 0
POHL_FOOTHILLS: Final = 1
VAN_VOGT_MOUNTAINS: Final = 2
BRADBURY_PLATEAU: Final = 3
ASIMOV_CRATER: Final = 4
HERBERT_VALLEY: Final = 5
LEM_BADLANDS: Final = 6
BURROUGHS_DESERT: Final = 7
Territory = Literal[
    "heinlein_plains",
    "pohl_foothills",
    "van_vogt_mountains",
    "bradbury_plateau",
    "asimov_crater",
    "herbert_valley",
    "lem_badlands",
    "burroughs_desert",
]
TERRITORIES: Final[tuple[Territory, ...]] = get_args(Territory)

# Field generators (AF 9).
ISOLATION: Final = 0
POSITRON: Final = 1
REPULSOR: Final = 2
Field = Literal["isolation", "positron", "repulsor"]
FIELDS: Final[tuple[Field, ...]] = get_args(Field)

# Types of alien tech cards (AF 11).
ALIEN_CITY: Final = 0
ALIEN_MONUMENT: Final = 1
BOOSTER_POD: Final = 2
DATA_CRYSTAL: Final = 3
GRAVITY_MANIPULATOR: Final = 4
HOLOGRAPHIC_DECOY: Final = 5
ORBITAL_TELEPORTER: Final = 6
PLASMA_CANNON: Final = 7
POLARITY_DEVICE: Final = 8
RESOURCE_CACHE: Final = 9
STASIS_BEAM: Final = 10
TEMPORAL_WARPER: Final = 11
CardType = Literal[
    "alien_city",
    "alien_monument",
    "booster_pod",
    "data_crystal",
    "gravity_manipulator",
    "holographic_decoy",
    "orbital_teleporter",
    "plasma_cannon",
    "polarity_device",
    "resource_cache",
    "stasis_beam",
    "temporal_warper",
]
CARD_TYPES: Final[tuple[CardType, ...]] = get_args(CardType)

CARDS: Final[tuple[str, ...]] = tuple(card["id"] for card in _DATA["card_instances"])
"""The 22 cards by their number."""
TYPE_OF: Final[list[int]] = [CARD_TYPES.index(card["type"]) for card in _DATA["card_instances"]]
"""The type of each card."""
POWER_COST: Final[list[int]] = [
    next(card["fuel_cost"]["amount"] if card["fuel_cost"] else 0 for card in _DATA["cards"] if card["key"] == key)
    for key in CARD_TYPES
]
"""The fuel for each card type's power; the Data Crystal's is for each colony, the Plasma Cannon's for each ship."""

FUEL_TOKENS: Final[int] = _LIMITS["fuel_stock"]
ORE_TOKENS: Final[int] = _LIMITS["ore_stock"]
TOKEN_LIMIT: Final[int] = _LIMITS["resource_limit_end_of_turn"]
RAID_LIMIT: Final[int] = _LIMITS["steal_resources_max"]
CLAIM_TOTAL: Final[int] = _LIMITS["artifact_claim_threshold"]
LAST_CIRCLE: Final[int] = _LIMITS["hub_circles"]
HUB_DOCKS: Final[int] = _LIMITS["hub_docks_per_track"]
FLEET: Final[int] = _LIMITS["max_own_color_ships"]
MIN_FLEET: Final[int] = _LIMITS["min_own_color_ships"]
RELIC_FUEL: Final[int] = _LIMITS["relic_cost"]["fuel"]
RELIC_ORE: Final[int] = _LIMITS["relic_cost"]["ore"]
LAUNCH_FUEL: Final[int] = _LIMITS["hub_launch_cost"]["fuel"]
LAUNCH_ORE: Final[int] = _LIMITS["hub_launch_cost"]["ore"]
DISPLAY: Final[int] = _DATA["setup"]["common"]["display_size"]

_BY_KEY: Final[dict[str, Any]] = {facility["key"]: facility for facility in _DATA["facilities"]}
SET_SIZE: Final[list[int]] = [_BY_KEY[key]["ships_per_dock_action"] for key in FACILITIES]
"""How many ships dock together at each facility."""
CONSTRUCTOR_ORE: Final[int] = _BY_KEY["colony_constructor"]["cost"]["ore"]
TERRAFORMING_FUEL: Final[int] = _BY_KEY["terraforming_station"]["cost"]["fuel"]
TERRAFORMING_ORE: Final[int] = _BY_KEY["terraforming_station"]["cost"]["ore"]
TERRAFORMING_VALUE: Final[int] = _BY_KEY["terraforming_station"]["requirement"]["value"]
SHIP_PRICES: Final[list[int]] = [
    _BY_KEY["shipyard"]["cost"]["by_ship_number"].get(str(ships + 1), {"fuel": 0})["fuel"] for ships in range(FLEET + 1)
]
"""The fuel, and as much ore, for the next ship of a fleet of so many."""


def _docks(key: str) -> list[Any]:
    """List a facility's docks; the Hub's are those of one player's track."""
    facility = _BY_KEY[key]
    docks: list[Any] = facility["tracks"][0]["docks"] if "tracks" in facility else facility["docks"]
    return docks


def _blocked(key: str, seats: int) -> int:
    """Give the blocked docks of a facility as bits."""
    return sum(1 << dock["index"] for dock in _docks(key) if seats in dock.get("blocked_for", ()))


def _groups(key: str) -> list[int]:
    """Give the groups of docks of a facility, each as bits."""
    groups: dict[int, int] = {}
    for dock in _docks(key):
        group = dock.get("group", dock["index"])
        groups[group] = groups.get(group, 0) | 1 << dock["index"]
    return [groups[group] for group in sorted(groups)]


DOCKS: Final[list[int]] = [len(_docks(key)) for key in FACILITIES]
"""How many docks each facility has; the Colonist Hub for each player."""
BLOCKED: Final[dict[int, list[int]]] = {seats: [_blocked(key, seats) for key in FACILITIES] for seats in (2, 3, 4)}
"""The docks of each facility that unused dice block, as bits, by seat count."""
OPEN_DOCKS: Final[dict[int, list[int]]] = {
    seats: [DOCKS[f] - BLOCKED[seats][f].bit_count() for f in range(len(FACILITIES))] for seats in (2, 3, 4)
}
GROUPS: Final[list[list[int]]] = [_groups(key) for key in FACILITIES]


def colonies_each(seats: int, long_game: bool) -> int:
    """Tell how many colonies each player has."""
    table = _DATA["setup"]["players"][str(seats)]
    return int(table["long_game_colonies" if long_game else "colonies_per_player"])


def compensation(seats: int, place: int) -> tuple[int, int]:
    """Tell the fuel and ore with which the player at a place in the turn order starts (0 is first)."""
    tokens = _DATA["setup"]["players"][str(seats)]["compensation_by_turn_position"][place]
    return int(tokens["fuel"]), int(tokens["ore"])


def _verify() -> None:
    """Make sure that the numbers above and the data speak of the same things."""
    assert {facility["key"] for facility in _DATA["facilities"]} - {"maintenance_bay"} == set(FACILITIES)
    assert [territory["key"] for territory in _DATA["territories"]] == list(TERRITORIES)
    assert {card["key"] for card in _DATA["cards"]} == set(CARD_TYPES)
    assert {field["key"] for field in _DATA["field_generators"]} == set(FIELDS)
    for seats in (2, 3, 4):
        for f, key in enumerate(FACILITIES):
            assert BLOCKED[seats][f].bit_count() == _BY_KEY[key]["blocked_count"][str(seats)]


_verify()
