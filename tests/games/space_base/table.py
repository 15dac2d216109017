"""Puts a test into the middle of a game of Space Base in one call, and reads what came of it.

Cards are written by their short names with their cubes: `kubasov:2`; `starter` is the owner's own starter of the
sector. Consoles hold starters only where a test does not say otherwise; the starter of a sector that another card
has taken is deployed there unless the test puts it elsewhere. Tracks start at 0. P1 is active unless told otherwise.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from support.positions import P1, seen

import cosmodrome
from cosmodrome import State

GAME = cosmodrome.game("space_base")
DATA: dict[str, Any] = json.loads(
    (Path(__file__).parents[3] / "cosmodrome" / "games" / "space_base" / "data" / "space_base.json").read_text(
        encoding="utf-8"
    )
)
SHIPS: dict[str, dict[str, Any]] = {ship["id"]: ship for ship in DATA["ships"]}
STARTERS: dict[tuple[int, int], str] = {(ship["set"] - 1, ship["sector"]): ship["id"] for ship in DATA["starters"]}
COLONIES: dict[int, str] = {colony["sector"]: colony["id"] for colony in DATA["colonies"]}
CARDS: dict[str, dict[str, Any]] = {
    card["id"]: card for kind in ("ships", "starters", "colonies") for card in DATA[kind]
}
IDS = {re.sub(r"-\d{4}-[a-z]$", "", card): card for card in CARDS}

Each = int | Mapping[int, int]
"""A number of P1, or one for each seat."""
Consoles = Mapping[int, Mapping[int, str]]
"""Cards by seat and sector."""

WINDOW = {phase: {"step": "window", "phase": phase} for phase in (1, 5, 7)}


def a_game(
    asked: str = "use_dice",
    dice: tuple[int, int] | None = None,
    *,
    seats: int = 2,
    active: int = P1,
    first: int = P1,
    station: Consoles | None = None,
    deployed: Consoles | None = None,
    credits: Each = 0,
    income: Each = 0,
    vp: Each = 0,
    yard: str = "",
    empty: Sequence[int] = (),
    triggered: bool = False,
    round_no: int = 5,
    extra: int = 0,
    seed: int = 1,
) -> State:
    """Set up a position of a turn: `window 1`, `roll`, `reroll`, `use_dice`, `window 5`, `purchase`, `window 7`.

    `yard` names ships that the shipyard holds for sure; the rest of it is filled up, but for the levels in `empty`,
    whose rows hold nothing more and whose other ships lie on the consoles of nobody: they stay in the deck.
    """
    data: dict[str, Any] = GAME.new(seats, seed).to_json()
    name, _, phase = asked.partition(" ")
    data |= {
        "first_player": first,
        "active_player": active,
        "round_no": round_no,
        "extra_round_no": extra,
        "end_triggered": triggered,
        "dice": list(dice) if dice else [None, None],
        "waived": [],
        "stack": [WINDOW[int(phase)] if name == "window" else {"step": name}],
        "own": [],
    }
    if dice is None and asked not in ("window 1", "roll"):
        data["dice"] = [3, 4]
    for seat, player in enumerate(data["players"]):
        player |= {"credits": _each(credits, seat), "income": _each(income, seat), "vp": _each(vp, seat)}
        player["sectors"] = _console(seat, (station or {}).get(seat, {}), (deployed or {}).get(seat, {}))
    _fill_yard(data, yard.split(), empty)
    return GAME.from_json(data)


def _each(number: Each, seat: int) -> int:
    return number.get(seat, 0) if isinstance(number, Mapping) else number if seat == P1 else 0


def _console(seat: int, stations: Mapping[int, str], deployed: Mapping[int, str]) -> dict[str, Any]:
    """Lay out one console."""
    sectors: dict[str, Any] = {}
    for sector in range(1, 13):
        sectors[str(sector)] = {
            "station": placed(seat, sector, stations.get(sector, "starter")),
            "deployed": [placed(seat, sector, name) for name in deployed.get(sector, "").split()],
        }
    here = [card["card"] for cards in sectors.values() for card in [cards["station"], *cards["deployed"]]]
    for sector in range(1, 13):
        starter = STARTERS[seat, sector]
        if starter not in here:
            sectors[str(sector)]["deployed"].append({"card": starter, "cubes": 0})
    return sectors


def placed(seat: int, sector: int, name: str) -> dict[str, Any]:
    """Read 'kubasov:2', 'starter' or 'starter7'."""
    card, _, cubes = name.partition(":")
    if card.startswith("starter"):
        return {"card": STARTERS[seat, int(card[7:] or sector)], "cubes": 0}
    return {"card": COLONIES[int(card[6:])] if card.startswith("colony") else IDS[card], "cubes": int(cubes or 0)}


def _fill_yard(data: dict[str, Any], wanted: list[str], empty: Sequence[int]) -> None:
    """Put the named ships and others into the shipyard, in the order of the data."""
    taken = {
        card["card"]
        for player in data["players"]
        for cards in player["sectors"].values()
        for card in [cards["station"], *cards["deployed"]]
    }
    for level in (1, 2, 3):
        row = [IDS[name] for name in wanted if CARDS[IDS[name]]["level"] == level]
        if level not in empty:
            row += [
                ship
                for ship, data_of in SHIPS.items()
                if data_of["level"] == level and ship not in taken and ship not in row
            ][: 6 - len(row)]
        data["shipyard"][str(level)] = row + [None] * (6 - len(row))


# Playing.


def brought(events: list[dict[str, Any]], seat: int = P1) -> tuple[int, int, int]:
    """Add up what a seat collected: credits, income, VP."""
    mine = [event for event in events if event["event"] == "collected" and event["seat"] == seat]
    return (
        sum(event["credits"] for event in mine),
        sum(event["income"] for event in mine),
        sum(event["vp"] for event in mine),
    )


def visited(events: list[dict[str, Any]], seat: int = P1) -> list[int]:
    """List the sectors that paid a seat, in their order."""
    return [event["sector"] for event in events if event["event"] == "collected" and event["seat"] == seat]


# Reading the position.


def phase(state: State) -> str:
    """Name the question, with the number of a window."""
    window = seen(state)["window"]
    name = str(seen(state)["phase"])
    return f"window {window['phase']}" if name == "window" else name


def tracks(state: State, seat: int = P1) -> tuple[int, int, int]:
    """Give a seat's credits, income and VP."""
    shown = seen(state)["players"][seat]
    return shown["credits"], shown["income"], shown["vp"]


def at_station(state: State, sector: int, seat: int = P1) -> str:
    """Name the station card of a sector with its cubes: 'kubasov:2'."""
    return _name(seat, state.to_json()["players"][seat]["sectors"][str(sector)]["station"])  # type: ignore[index]


def patrol(state: State, sector: int, seat: int = P1) -> list[str]:
    """Name the deployed cards of a sector with their cubes."""
    cards = state.to_json()["players"][seat]["sectors"][str(sector)]["deployed"]  # type: ignore[index]
    return [_name(seat, card) for card in cards]


def _name(seat: int, card: dict[str, Any]) -> str:
    for sector in range(1, 13):
        if card["card"] == STARTERS[seat, sector]:
            return f"starter{sector}"
    short = re.sub(r"-\d{4}-[a-z]$", "", card["card"])
    return f"{short}:{card['cubes']}" if card["cubes"] else short


def cubes(state: State, name: str, seat: int = P1) -> int:
    """Count the cubes on a card."""
    for cards in seen(state)["players"][seat]["sectors"]:
        for card in [cards["station"], *cards["deployed"]]:
            if card["card"] == IDS[name]:
                return int(card["cubes"])
    raise AssertionError(f"{name} is not there")


def yard(state: State, level: int) -> list[str | None]:
    """Name the ships of a row of the shipyard."""
    return [card and re.sub(r"-\d{4}-[a-z]$", "", card) for card in seen(state)["shipyard"][str(level)]]
