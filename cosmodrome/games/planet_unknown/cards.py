"""Civ cards, objectives and events, read once from their data."""

from __future__ import annotations

from typing import Any, Final, Literal, get_args

from .components import TERRAINS, TRACKS, read_data

_CIV: Final = read_data("civ_cards")
_OBJECTIVES: Final = read_data("objectives")
_EVENTS: Final = read_data("events")

# Restrictions of events.
ROVER_NOT_ONTO: Final = 1
NOT_ON_PERIMETER: Final = 2
NOT_ON_ICE: Final = 3
NO_MATCHING: Final = 4
IGNORE_STATION: Final = 5
NO_MILESTONES: Final = 6
NO_SYNERGY: Final = 7
_RULES: Final = (
    "",
    "rover_not_onto",
    "tile_not_on_perimeter",
    "tile_not_on_ice",
    "tile_no_matching_neighbour",
    "ignore_one_station",
    "no_milestones",
    "no_synergy",
)


class Effect:
    """One instruction of a card."""

    def __init__(self, entry: dict[str, Any]) -> None:
        self.op: Final[str] = entry["op"]
        self.choose: Final[int] = entry.get("choose", 0)
        self.steps: Final[int] = entry.get("steps", 0)
        self.markers: Final[int] = sum(1 << TRACKS.index(key) for key in entry.get("tracks", []))
        """The markers that may be chosen, as bits."""
        self.bonuses: Final[bool] = entry.get("bonuses", True)
        self.count: Final[int] = entry.get("count", entry.get("points", entry.get("each", 0)))
        self.stations: Final[bool] = entry.get("use_stations", False)
        self.what: Final[str] = entry.get("what", "")
        """What is collected or destroyed, or what medals are given for."""
        self.collected: Final[bool] = entry.get("where") == "collected"
        self.rule: Final = _RULES.index(entry.get("rule", ""))
        self.terrain: Final[int] = TERRAINS.index(entry["terrain"]) if "terrain" in entry else -1
        self.family: Final[str] = entry.get("set", "")
        self.by_cards: Final[list[int]] = entry.get("medals_by_cards", [])


class CivCard:
    """One of the 36 civ cards."""

    def __init__(self, entry: dict[str, Any]) -> None:
        self.number: Final[int] = entry["id"]
        self.level: Final[int] = entry["level"]
        self.at_end: Final[bool] = entry["timing"] == "game_end"
        self.effects: Final[list[Effect]] = [Effect(effect) for effect in entry["effects"]]


class Event:
    """One of the 60 events."""

    def __init__(self, entry: dict[str, Any]) -> None:
        self.number: Final[int] = entry["id"]
        self.colour: Final[int] = COLOURS.index(entry["colour"])
        self.solo: Final[bool] = entry["solo_only"]
        self.effects: Final[list[Effect]] = [Effect(effect) for effect in entry["effects"]]
        restricts = [effect for effect in self.effects if effect.op == "restrict"]
        self.rule: Final[int] = restricts[0].rule if restricts else 0
        self.terrain: Final[int] = restricts[0].terrain if restricts else -1


class Objective:
    """One of the 28 objectives with both sides."""

    def __init__(self, entry: dict[str, Any]) -> None:
        personal: dict[str, Any] = entry["personal"]["condition"]
        competitive: dict[str, Any] = entry["competitive"]["measure"]
        self.number: Final[int] = entry["id"]
        self.test: Final[str] = personal["test"]
        self.terrain: Final[int] = _terrain(personal)
        self.width: Final[int] = personal.get("width", 0)
        self.height: Final[int] = personal.get("height", 0)
        self.count: Final[int] = personal.get("count", personal.get("stations", 0))
        self.medals: Final[int] = entry["personal"]["medals"]
        self.metric: Final[str] = competitive["metric"]
        self.metric_terrain: Final[int] = _terrain(competitive)
        self.most: Final[bool] = competitive["best"] == "most"
        self.win: Final[int] = entry["competitive"]["medals_win"]
        self.tie: Final[int] = entry["competitive"]["medals_tie"]


def _terrain(entry: dict[str, Any]) -> int:
    for name in ("terrain", "station", "track"):
        if name in entry:
            return TERRAINS.index(entry[name])
    return -1


Colour = Literal["green", "orange", "red"]
COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
LEVELS: Final = 4
DECK_SIZE: Final[int] = _EVENTS["deck_size"]
CIV_CARDS: Final[dict[int, CivCard]] = {entry["id"]: CivCard(entry) for entry in _CIV["cards"]}
"""The civ cards by their number."""
EVENTS: Final[dict[int, Event]] = {entry["id"]: Event(entry) for entry in _EVENTS["cards"]}
EVENT_RULES: Final[list[int]] = [EVENTS[number].rule if number in EVENTS else 0 for number in range(max(EVENTS) + 1)]
"""The restriction that an event puts on its round, by the number of the event, 0: none; there is no event 0."""
OBJECTIVES: Final[dict[int, Objective]] = {entry["id"]: Objective(entry) for entry in _OBJECTIVES["cards"]}
CARDS_OF: Final[list[list[int]]] = [
    [number for number, card in CIV_CARDS.items() if card.level == level] for level in range(LEVELS + 1)
]
"""The civ cards of each level."""

_TARGET: Final[dict[str, Any]] = _EVENTS["solo_target"]
Rating = Literal["critical", "failed", "survived", "accomplished", "promotion", "best", "stars"]
RATINGS: Final[tuple[Rating, ...]] = get_args(Rating)


def events_of(colour: int, solo: bool) -> list[int]:
    """List the events of a colour that can be in the deck."""
    return [number for number, event in EVENTS.items() if event.colour == colour and (solo or not event.solo)]


def _modifiers(colour: str) -> list[int]:
    """Return what each number of events of a colour adds to the target."""
    found: list[int] = []
    for band, (low, high) in enumerate(_TARGET["bands"]):
        found += [int(_TARGET[colour][band])] * (high - low + 1)
    return found


_MODIFIERS: Final[list[list[int]]] = [_modifiers(colour) for colour in COLOURS]


def solo_target(counts: list[int]) -> int:
    """Return the medals that a lone player should reach with so many green, orange and red events (PU 14.4)."""
    target = int(_TARGET["base"])
    for colour in range(len(COLOURS)):
        target += _MODIFIERS[colour][counts[colour]]
    return target


def rating(difference: int) -> Rating:
    """Say how well a lone player did: the difference to the target rounded down to the next step of the ladder."""
    return RATINGS[max(0, min(len(RATINGS) - 1, difference // 5 + 3))]
