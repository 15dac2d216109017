"""Crowded positions that no game need lead to: ships all over the consoles, cubes on them, colonies, short decks."""

from __future__ import annotations

from typing import Any

from games.space_base import oracle
from games.space_base.table import COLONIES, GAME, SHIPS, STARTERS, WINDOW

from cosmodrome import Rng, State

PHASES: list[dict[str, Any]] = [
    *WINDOW.values(),
    {"step": "roll"},
    {"step": "reroll"},
    {"step": "use_dice"},
    {"step": "purchase"},
]
ABLE = [ship for ship, data in SHIPS.items() if any(data[side]["ability"] for side in oracle.SIDES)]


def crowded(seed: int) -> State:
    """Make a position from a seed."""
    rng = Rng.seeded(seed)
    seats = 2 + rng.below(4)
    data: dict[str, Any] = GAME.new(seats, seed).to_json()
    ships = shuffled([*SHIPS, *ABLE], rng)
    colonies = shuffled(list(COLONIES.values()), rng)
    taken: set[str] = set()

    def next_ship() -> str:
        while True:
            ship = ships.pop()
            if ship not in taken:
                taken.add(ship)
                return ship

    for seat, player in enumerate(data["players"]):
        player |= {"credits": rng.below(25), "income": rng.below(6), "vp": rng.below(39)}
        for sector in range(1, 13):
            cards: list[dict[str, Any]] = [{"card": STARTERS[seat, sector]}]
            for _ in range(rng.below(3)):
                cards.append({"card": next_ship()})
            if colonies and rng.below(8) == 0:
                cards.append({"card": colonies.pop()})
            *patrol, station = cards
            player["sectors"][str(sector)] = {"station": station, "deployed": patrol}
            for side, here in (("station", [station]), ("deployed", patrol)):
                for card in here:
                    card["cubes"] = rng.below(oracle.cells(card["card"], side, seats) + 1)
                    if rng.below(2):
                        card["cubes"] = oracle.cells(card["card"], side, seats)
    for level in ("1", "2", "3"):
        row = [ship for ship in shuffled(list(SHIPS), rng) if str(SHIPS[ship]["level"]) == level and ship not in taken][
            :6
        ]
        data["shipyard"][level] = [ship if rng.below(5) else None for ship in row] + [None] * (6 - len(row))
    stack = PHASES[rng.below(len(PHASES))]
    data |= {
        "active_player": rng.below(seats),
        "first_player": rng.below(seats),
        "stack": [stack],
        "own": [],
        "waived": [],
        "round_no": 1 + rng.below(20),
    }
    before = stack["step"] == "roll" or stack.get("phase") == 1
    data["dice"] = [None, None] if before else [rng.die(), rng.die()]
    return GAME.from_json(data)


def shuffled(items: list[str], rng: Rng) -> list[str]:
    """Give items in a random order."""
    return [items[index] for index in rng.shuffled(list(range(len(items))))]
