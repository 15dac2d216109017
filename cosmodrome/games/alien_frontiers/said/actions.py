"""The answers that players give, with their notation. Actions are values: each is made once and shared."""

from __future__ import annotations

from typing import Final

from ....kernel.action import Plain
from ....kernel.message import Arg, Term, Who
from ....kit.choice import Choice
from ..components import CARDS, COLONIST_HUB, FACILITIES, RAIDERS_OUTPOST, SET_SIZE, TERRITORIES
from .names import card_term, die_arg, die_name, facility_term, seat_name, territory_term

ROLL: Final = Plain("roll", "roll")
TRADE: Final = Plain("trade", "trade")
CYCLE: Final = Plain("cycle", "cycle")
LAUNCH: Final = Plain("launch", "launch")
DECLINE: Final = Plain("decline", "decline")
BUY_RELIC: Final = Plain("buy relic", "buy-relic", "relic")
END_TURN: Final = Plain("end turn", "end-turn", "button:end")
RAID_NOTHING: Final = Plain("raid nothing", "raid-nothing", "button:nothing")


class Dice:
    """Some unplaced ships: values of coloured ones, which are alike, and the Relic Ship's value or 0."""

    def __init__(self, coloured: tuple[int, ...], relic: int) -> None:
        self.coloured: Final = coloured
        self.relic: Final = relic

    def values(self) -> list[int]:
        """List all values, the lowest first."""
        return sorted([*self.coloured, self.relic]) if self.relic else sorted(self.coloured)

    def names(self) -> list[str]:
        """List the dice in notation, the lowest first, the Relic Ship after its equals."""
        words = [(value, die_name(value, False)) for value in self.coloured]
        if self.relic:
            words.append((self.relic, die_name(self.relic, True)))
        return [word for _, word in sorted(words)]

    def elements(self) -> list[str]:
        """Point at the dice."""
        return ["ship:" + name for name in self.names()]

    def arg(self) -> list[int | str | Term | Who]:
        """Return the dice as an argument of a message."""
        dice: list[int | str | Term | Who] = [*sorted(self.coloured)]
        if self.relic:
            dice.append(die_arg(self.relic, True))
        return dice


class Dock(Choice):
    """Dock ships together at a facility."""

    def __init__(self, facility: int, dice: Dice) -> None:
        super().__init__(
            f"dock {' '.join(dice.names())} {FACILITIES[facility]}",
            "dock",
            {"dice": dice.arg(), "facility": facility_term(facility)},
            *dice.elements(),
            "facility:" + FACILITIES[facility],
        )
        self.facility: Final = facility
        self.dice: Final = dice


def _sets(facility: int, relic: bool) -> list[Dock]:
    """Make the dockings of equal ships, by value; index 0 is never used."""
    coloured = SET_SIZE[facility] - 1 if relic else SET_SIZE[facility]
    return [Dock(facility, Dice((value,) * coloured, value if relic else 0)) for value in range(7)]


DOCK_EQUAL: Final = [_sets(facility, False) for facility in range(COLONIST_HUB + 1)]
"""Docking one ship, or a set of equal ones where the facility takes sets: by facility and value."""
DOCK_EQUAL_RELIC: Final = [_sets(facility, True) for facility in range(COLONIST_HUB + 1)]
"""The same with the Relic Ship as one of the set."""
DOCK_RUN: Final[list[Dock]] = [Dock(RAIDERS_OUTPOST, Dice((low, low + 1, low + 2), 0)) for low in range(5)]
"""Docking three consecutive ships at the Raiders' Outpost, by the lowest."""
DOCK_RUN_RELIC: Final[list[list[Dock]]] = [
    [Dock(RAIDERS_OUTPOST, Dice(tuple(v for v in (low, low + 1, low + 2) if v != value), value)) for value in range(7)]
    for low in range(5)
]
"""The same with the Relic Ship, by the lowest value and the Relic Ship's."""


class Claim(Choice):
    """Take a displayed card for the ships at the Alien Artifact."""

    def __init__(self, card: int) -> None:
        super().__init__(f"claim {CARDS[card]}", "claim", {"card": card_term(card)}, "card:" + CARDS[card])
        self.card: Final = card


class ToTerritory(Choice):
    """An answer that names a territory."""

    def __init__(self, verb: str, name: str, territory: int) -> None:
        key = TERRITORIES[territory]
        super().__init__(f"{verb} {key}", name, {"territory": territory_term(territory)}, "territory:" + key)
        self.territory: Final = territory


class Land(ToTerritory):
    """Land a colony on a territory."""


class RaidResources(Choice):
    """Steal tokens: for each victim the fuel and the ore."""

    def __init__(self, takes: tuple[tuple[int, int, int], ...]) -> None:
        words = ["raid"]
        args: dict[str, Arg] = {"victims": len(takes)}
        elements: list[str] = []
        for number, (victim, fuel, ore) in enumerate(takes, start=1):
            words += [seat_name(victim), *_tokens(fuel, ore)]
            args |= {f"victim{number}": Who(victim), f"fuel{number}": fuel, f"ore{number}": ore}
            elements += _token_elements(fuel, ore, seat_name(victim))
        super().__init__(" ".join(words), f"raid-resources-{len(takes)}", args, *elements)
        self.takes: Final = takes


class RaidCard(Choice):
    """Steal a card."""

    def __init__(self, victim: int, card: int) -> None:
        text = f"raid {seat_name(victim)} card {CARDS[card]}"
        super().__init__(text, "raid-card", {"victim": Who(victim), "card": card_term(card)}, "card:" + CARDS[card])
        self.victim: Final = victim
        self.card: Final = card


class Return(Choice):
    """Give back tokens above the limit."""

    def __init__(self, fuel: int, ore: int) -> None:
        text = " ".join(["return", *_tokens(fuel, ore)])
        super().__init__(text, "return", {"fuel": fuel, "ore": ore}, *_token_elements(fuel, ore, "mine"))
        self.fuel: Final = fuel
        self.ore: Final = ore


def _tokens(fuel: int, ore: int) -> list[str]:
    """Name tokens in notation."""
    return (["fuel", str(fuel)] if fuel else []) + (["ore", str(ore)] if ore else [])


def _token_elements(fuel: int, ore: int, owner: str) -> list[str]:
    """Point at each token of an owner."""
    return [f"token:fuel:{owner}"] * fuel + [f"token:ore:{owner}"] * ore


class SwapWith(Choice):
    """Choose the second colony of a swap."""

    def __init__(self, territory: int, owner: int) -> None:
        super().__init__(
            f"with {TERRITORIES[territory]} {seat_name(owner)}",
            "swap-with",
            {"owner": Who(owner), "territory": territory_term(territory)},
            colony_element(territory, owner),
        )
        self.territory: Final = territory
        self.owner: Final = owner


def colony_element(territory: int, owner: int) -> str:
    """Point at a colony."""
    return f"colony:{TERRITORIES[territory]}:{seat_name(owner)}"


_ALL: Final = range(len(TERRITORIES))
CLAIM: Final = [Claim(card) for card in range(len(CARDS))]
LAND: Final = [Land("land", "land", territory) for territory in _ALL]
MOVE_TO: Final = [ToTerritory("to", "move-to", territory) for territory in _ALL]
SWAP_WITH: Final = [[SwapWith(territory, seat) for seat in range(4)] for territory in _ALL]
