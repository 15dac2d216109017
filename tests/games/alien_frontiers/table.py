"""Puts a test into the middle of a game of Alien Frontiers in one call, and reads what came of it.

Ships are written as in the game's notation: `4` shows a four, `4r` is the Relic Ship, `p2:4` belongs to seat P2.
Whatever a test does not mention is not there: no tokens, no cards in hands, no colonies, no fields.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from support.positions import P1, legal_texts, lucky, play, seen, starting, whose

import cosmodrome
from cosmodrome import State

GAME = cosmodrome.game("alien_frontiers")
FLEET, RELIC = 6, 6
DATA = json.loads((Path(GAME.folder) / "data" / "alien_frontiers.json").read_text(encoding="utf-8"))
TYPES = tuple(card["key"] for card in DATA["cards"])
CARDS = tuple(card["id"] for card in DATA["card_instances"])
TERRITORIES = tuple(territory["key"] for territory in DATA["territories"])
FACILITIES = tuple(facility["key"] for facility in DATA["facilities"] if facility["ships_per_dock_action"])

Each = int | Mapping[int, int]
"""A number of the active seat, or one for each seat."""


def a_game(
    dice: str = "",
    *,
    seats: int = 4,
    active: int = P1,
    first: int = P1,
    long: bool = False,
    docked: Mapping[str, str] | None = None,
    fleet: Each | None = None,
    fuel: Each = 0,
    ore: Each = 0,
    colonies: Mapping[str, str] | None = None,
    circle: Each = 0,
    hand: str = "",
    hands: Mapping[int, str] | None = None,
    fields: Mapping[str, str] | None = None,
    relic: int | None = None,
    display: str = "",
    discard: str = "",
    deck: str | None = None,
    turn: Mapping[str, object] | None = None,
    asked: str = "actions",
    seed: int = 1,
) -> State:
    """Set up a position in which the active seat is asked something.

    `dice` are the active seat's unplaced ships, `docked` those at each facility. Everyone has at least three ships
    for the next turn, or `fleet` in play: those not mentioned are in the Bay. `colonies` lists owners: `p1 p1 p2`.
    With `deck` the pile holds just these cards and those not mentioned at all lie in the discard pile.
    """
    data: dict[str, Any] = GAME.new(seats, seed, {"long": True} if long else {}).to_json()
    data |= {"first_seat": first, "active_seat": active, "turn_number": 9 * seats + 1, "stack": _stack(asked)}
    _put_ships(data, dice, docked or {}, _each(fleet, active) if fleet is not None else {}, relic)
    for seat, player in enumerate(data["players"]):
        player["fuel"] = _each(fuel, active).get(seat, 0)
        player["ore"] = _each(ore, active).get(seat, 0)
        player["circle"] = _each(circle, active).get(seat, 0)
    for territory, owners in (colonies or {}).items():
        data["colonies"][territory] = [owners.split().count(f"p{seat + 1}") for seat in range(seats)]
    data["fields"] |= fields or {}
    assert not (hand and active in (hands or {})), "the active seat's cards are written twice"
    _deal(data, {active: hand, **(hands or {})}, display, discard, deck)
    data["turn"] |= turn or {}
    return GAME.from_json(data)


def _each(number: Each, active: int) -> Mapping[int, int]:
    return {active: number} if isinstance(number, int) else number


def _stack(asked: str) -> list[dict[str, str]]:
    """Give the stack under a question: the turn's actions wait below all but the last question of a turn."""
    steps = [asked] if asked in ("actions", "return_resources") else ["actions", *asked.split()]
    return [{"step": step} for step in steps]


def _put_ships(
    data: dict[str, Any], dice: str, docked: Mapping[str, str], fleet: Mapping[int, int], relic: int | None
) -> None:
    """Place every ship that is written down; the rest of the fleets wait in the Bay or in stock."""
    ships: list[list[dict[str, object]]] = [[] for _ in data["players"]]
    data["relic"] = {"owner": relic, "location": "burroughs_desert" if relic is None else "bay", "value": 1}
    written = [(data["active_seat"], die, "unplaced") for die in dice.split()]
    for facility, names in docked.items():
        for name in names.split():
            owner, die = name.split(":")
            written.append((int(owner[1:]) - 1, die, facility))
    for seat, die, place in written:
        entry = {"location": place, "value": int(die[0])}
        if die.endswith("r"):
            data["relic"] = {"owner": seat, **entry}
        else:
            ships[seat].append(entry)
    for seat, own in enumerate(ships):
        staying = sum(entry["location"] != "terraforming_station" for entry in own)
        own += [{"location": "bay"}] * (fleet[seat] - len(own) if seat in fleet else 3 - staying)
        own += [{"location": "stock"}] * (FLEET - len(own))
        data["players"][seat]["ships"] = own


def _deal(data: dict[str, Any], hands: Mapping[int, str], display: str, discard: str, deck: str | None) -> None:
    """Give out the cards: a type stands for its first copy that is not taken yet."""
    free = list(CARDS)

    def take(names: str) -> list[str]:
        taken = []
        for name in names.split():
            card = name if name in CARDS else next(copy for copy in free if copy.startswith(name))
            free.remove(card)
            taken.append(card)
        return taken

    for seat, player in enumerate(data["players"]):
        player["hand"] = take(hands.get(seat, ""))
    data["display"] = take(display)
    data["discard"] = take(discard)
    pile = take(deck) if deck is not None else None
    if pile is None:
        while len(data["display"]) < 3:
            data["display"].append(free.pop())
    elif not data["display"] and free:
        data["display"] = [free.pop() for _ in range(min(3, len(free)))]
    if pile is not None:
        data["discard"] += free


# Playing.


def dockable(state: State) -> list[str]:
    """List all legal dockings: '4 4 shipyard'."""
    return starting(state, "dock")


def rolled(state: State, dice: str) -> State:
    """Roll so that the dice show this."""
    return lucky(state, "roll", so_that=lambda after: unplaced(after) == dice)


def end_turns(state: State, until: int) -> None:
    """Let everyone else roll and do what comes first, until a seat is asked to roll."""
    for _ in range(500):
        if whose(state) == until and phase(state) == "roll":
            return
        options = legal_texts(state)
        calm = [text for text in options if text in ("end turn", "raid nothing", "decline")]
        solar = [text for text in options if text.endswith(("solar_converter", "alien_artifact"))]
        play(state, (calm or solar or options)[0])
    raise AssertionError("the turn does not come round")


# Reading the position, as the page does.


def phase(state: State) -> str:
    """Name the question."""
    return str(seen(state)["phase"])


def player(state: State, seat: int = P1) -> dict[str, Any]:
    """Show a player's panel."""
    shown: dict[str, Any] = seen(state)["players"][seat]
    return shown


def tokens(state: State, seat: int = P1) -> tuple[int, int]:
    """Give a seat's fuel and ore."""
    return player(state, seat)["fuel"], player(state, seat)["ore"]


def hand(state: State, seat: int = P1) -> list[str]:
    """Give the types of a seat's cards."""
    return [card["type"] for card in player(state, seat)["hand"]]


def points(state: State, seat: int = P1) -> int:
    """Give a seat's victory points."""
    return state.scores()[seat].total


def _fleet(state: State, seat: int) -> list[tuple[str, str]]:
    """Give every ship of a seat as a die in notation and its place."""
    ships = [(str(ship["value"]), ship["at"]) for ship in player(state, seat)["ships"]]
    relic = seen(state)["relic"]
    return [*ships, (f"{relic['value']}r", relic["at"])] if relic["owner"] == seat else ships


def unplaced(state: State) -> str:
    """Give the active seat's unplaced ships: '1 4 4r'."""
    return " ".join(sorted(die for die, place in _fleet(state, seen(state)["active"]) if place == "unplaced"))


def docked_at(state: State, facility: str) -> str:
    """Give the ships at a facility: 'p1:4 p2:4r'."""
    return " ".join(
        sorted(
            f"p{seat + 1}:{die}"
            for seat in range(state.seats)
            for die, place in _fleet(state, seat)
            if place == facility
        )
    )


def count_at(state: State, seat: int, place: str) -> int:
    """Count a seat's ships at a place: a facility, 'bay', 'stock' or 'unplaced'."""
    return sum(where == place for _, where in _fleet(state, seat))


def colonies_on(state: State, territory: str) -> list[int]:
    """Give the colonies of each seat on a territory."""
    counts: list[int] = seen(state)["territories"][territory]["colonies"]
    return counts


def controller(state: State, territory: str) -> int | None:
    """Name the seat that controls a territory."""
    who: int | None = seen(state)["territories"][territory]["controller"]
    return who
