"""The answers that players give, with their notation. Actions are values: each is made once and shared."""

from __future__ import annotations

from typing import Final

from ....kernel.action import Action, Plain
from ....kernel.message import Arg, Message, Term, Who
from ..components import (
    CARDS,
    COLONIST_HUB,
    COLONY_CONSTRUCTOR,
    FACILITIES,
    ORBITAL_MARKET,
    RAIDERS_OUTPOST,
    SHIPYARD,
    TERRITORIES,
)
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
        """Give the dice as an argument of a message."""
        dice: list[int | str | Term | Who] = [*sorted(self.coloured)]
        if self.relic:
            dice.append(die_arg(self.relic, True))
        return dice


class Dock(Action):
    """Dock ships together at a facility."""

    def __init__(self, facility: int, dice: Dice) -> None:
        super().__init__(f"dock {' '.join(dice.names())} {FACILITIES[facility]}")
        self.facility: Final = facility
        self.dice: Final = dice

    def message(self) -> Message:
        """Say which ships dock where."""
        return Message("action-dock", {"dice": self.dice.arg(), "facility": facility_term(self.facility)})

    def at(self) -> list[str]:
        """Point at the ships, then at the facility."""
        return [*self.dice.elements(), "facility:" + FACILITIES[self.facility]]


def _sets(facility: int, count: int, relic: bool) -> list[Dock]:
    """Make the dockings of equal ships, by value; index 0 is never used."""
    made = []
    for value in range(7):
        coloured = (value,) * (count - 1 if relic else count)
        made.append(Dock(facility, Dice(coloured, value if relic else 0)))
    return made


_SET_SIZE: Final = {ORBITAL_MARKET: 2, SHIPYARD: 2, COLONY_CONSTRUCTOR: 3}
DOCK_EQUAL: Final[list[list[Dock]]] = [_sets(f, _SET_SIZE.get(f, 1), False) for f in range(COLONIST_HUB + 1)]
"""Docking one ship, or a set of equal ones where the facility takes sets: by facility and value."""
DOCK_EQUAL_RELIC: Final[list[list[Dock]]] = [_sets(f, _SET_SIZE.get(f, 1), True) for f in range(COLONIST_HUB + 1)]
"""The same with the Relic Ship as one of the set."""
DOCK_RUN: Final[list[Dock]] = [Dock(RAIDERS_OUTPOST, Dice((low, low + 1, low + 2), 0)) for low in range(5)]
"""Docking three consecutive ships at the Raiders' Outpost, by the lowest."""
DOCK_RUN_RELIC: Final[list[list[Dock]]] = [
    [Dock(RAIDERS_OUTPOST, Dice(tuple(v for v in (low, low + 1, low + 2) if v != value), value)) for value in range(7)]
    for low in range(5)
]
"""The same with the Relic Ship, by the lowest value and the Relic Ship's."""


class Claim(Action):
    """Take a displayed card for the ships at the Alien Artifact."""

    def __init__(self, card: int) -> None:
        super().__init__(f"claim {CARDS[card]}")
        self.card: Final = card

    def message(self) -> Message:
        """Say which card is taken."""
        return Message("action-claim", {"card": card_term(self.card)})

    def at(self) -> list[str]:
        """Point at the card."""
        return ["card:" + CARDS[self.card]]


CLAIM: Final[list[Claim]] = [Claim(card) for card in range(len(CARDS))]


class Land(Action):
    """Land a colony on a territory."""

    def __init__(self, territory: int) -> None:
        super().__init__(f"land {TERRITORIES[territory]}")
        self.territory: Final = territory

    def message(self) -> Message:
        """Say where the colony lands."""
        return Message("action-land", {"territory": territory_term(self.territory)})

    def at(self) -> list[str]:
        """Point at the territory."""
        return ["territory:" + TERRITORIES[self.territory]]


LAND: Final[list[Land]] = [Land(territory) for territory in range(len(TERRITORIES))]


class RaidResources(Action):
    """Steal tokens: for each victim the fuel and the ore."""

    def __init__(self, takes: tuple[tuple[int, int, int], ...]) -> None:
        words = ["raid"]
        for victim, fuel, ore in takes:
            words.append(seat_name(victim))
            words += ["fuel", str(fuel)] if fuel else []
            words += ["ore", str(ore)] if ore else []
        super().__init__(" ".join(words))
        self.takes: Final = takes

    def message(self) -> Message:
        """Say what is taken from whom."""
        args: dict[str, Arg] = {"victims": len(self.takes)}
        for number, (victim, fuel, ore) in enumerate(self.takes, start=1):
            args[f"victim{number}"] = Who(victim)
            args[f"fuel{number}"] = fuel
            args[f"ore{number}"] = ore
        return Message(f"action-raid-resources-{len(self.takes)}", args)

    def at(self) -> list[str]:
        """Point at each token."""
        elements = []
        for victim, fuel, ore in self.takes:
            elements += [f"token:fuel:{seat_name(victim)}"] * fuel + [f"token:ore:{seat_name(victim)}"] * ore
        return elements


class RaidCard(Action):
    """Steal a card."""

    def __init__(self, victim: int, card: int) -> None:
        super().__init__(f"raid {seat_name(victim)} card {CARDS[card]}")
        self.victim: Final = victim
        self.card: Final = card

    def message(self) -> Message:
        """Say which card is taken from whom."""
        return Message("action-raid-card", {"victim": Who(self.victim), "card": card_term(self.card)})

    def at(self) -> list[str]:
        """Point at the card."""
        return ["card:" + CARDS[self.card]]


class Return(Action):
    """Give back tokens above the limit."""

    def __init__(self, fuel: int, ore: int) -> None:
        words = ["return"]
        words += ["fuel", str(fuel)] if fuel else []
        words += ["ore", str(ore)] if ore else []
        super().__init__(" ".join(words))
        self.fuel: Final = fuel
        self.ore: Final = ore

    def message(self) -> Message:
        """Say what is given back."""
        return Message("action-return", {"fuel": self.fuel, "ore": self.ore})

    def at(self) -> list[str]:
        """Point at each token of the own panel."""
        return ["token:fuel:mine"] * self.fuel + ["token:ore:mine"] * self.ore


class SwapWith(Action):
    """Choose the second colony of a swap."""

    def __init__(self, territory: int, owner: int) -> None:
        super().__init__(f"with {TERRITORIES[territory]} {seat_name(owner)}")
        self.territory: Final = territory
        self.owner: Final = owner

    def message(self) -> Message:
        """Say which colony is swapped."""
        return Message("action-swap-with", {"owner": Who(self.owner), "territory": territory_term(self.territory)})

    def at(self) -> list[str]:
        """Point at the colony."""
        return [f"colony:{TERRITORIES[self.territory]}:{seat_name(self.owner)}"]


class MoveTo(Action):
    """Choose where a colony is moved."""

    def __init__(self, territory: int) -> None:
        super().__init__(f"to {TERRITORIES[territory]}")
        self.territory: Final = territory

    def message(self) -> Message:
        """Say where the colony goes."""
        return Message("action-move-to", {"territory": territory_term(self.territory)})

    def at(self) -> list[str]:
        """Point at the territory."""
        return ["territory:" + TERRITORIES[self.territory]]


SWAP_WITH: Final[list[list[SwapWith]]] = [[SwapWith(t, seat) for seat in range(4)] for t in range(len(TERRITORIES))]
MOVE_TO: Final[list[MoveTo]] = [MoveTo(t) for t in range(len(TERRITORIES))]
