"""The answers that use a card's fuel power, with their notation."""

from __future__ import annotations

from typing import Final

from ....kernel.action import Action
from ....kernel.message import Arg, Message, Term, Who
from ..components import (
    BOOSTER_POD,
    CARD_TYPES,
    DATA_CRYSTAL,
    FACILITIES,
    GRAVITY_MANIPULATOR,
    ORBITAL_TELEPORTER,
    PLASMA_CANNON,
    STASIS_BEAM,
    TEMPORAL_WARPER,
    TERRITORIES,
)
from .actions import Dice
from .names import die_arg, die_name, facility_term, seat_name, territory_term, type_term


def turned(kind: int, value: int) -> int:
    """Give the value to which a Booster Pod, Stasis Beam or Polarity Device turns a die; 0: not allowed."""
    if kind == BOOSTER_POD:
        return value + 1 if value < 6 else 0
    if kind == STASIS_BEAM:
        return value - 1
    return 7 - value


class TurnDie(Action):
    """Turn one die with a Booster Pod, a Stasis Beam or a Polarity Device."""

    def __init__(self, kind: int, value: int, relic: bool) -> None:
        super().__init__(f"use {CARD_TYPES[kind]} {die_name(value, relic)}")
        self.kind: Final = kind
        self.value: Final = value
        self.relic: Final = relic

    def message(self) -> Message:
        """Say which die is turned."""
        return Message(
            f"action-use-{CARD_TYPES[self.kind].replace('_', '-')}",
            {"card": type_term(self.kind), "die": die_arg(self.value, self.relic), "to": turned(self.kind, self.value)},
        )

    def at(self) -> list[str]:
        """Point at the card, then at the die."""
        return ["power:" + CARD_TYPES[self.kind], "ship:" + die_name(self.value, self.relic)]


TURN_DIE: Final[list[list[list[TurnDie]]]] = [
    [[TurnDie(kind, value, relic) for value in range(7)] for relic in (False, True)] for kind in range(len(CARD_TYPES))
]
"""By card type, coloured or Relic Ship, and value."""


class Shift(Action):
    """Move a point from one die to another with a Gravity Manipulator."""

    def __init__(self, down: int, down_relic: bool, up: int, up_relic: bool) -> None:
        super().__init__(f"use gravity_manipulator {die_name(down, down_relic)} {die_name(up, up_relic)}")
        self.down: Final = down
        self.down_relic: Final = down_relic
        self.up: Final = up
        self.up_relic: Final = up_relic

    def message(self) -> Message:
        """Say which die goes down and which goes up."""
        return Message(
            "action-use-gravity-manipulator",
            {
                "card": type_term(GRAVITY_MANIPULATOR),
                "down": die_arg(self.down, self.down_relic),
                "down_to": self.down - 1,
                "up": die_arg(self.up, self.up_relic),
                "up_to": self.up + 1,
            },
        )

    def at(self) -> list[str]:
        """Point at the card, then at the two dice."""
        return [
            "power:gravity_manipulator",
            "ship:" + die_name(self.down, self.down_relic),
            "ship:" + die_name(self.up, self.up_relic),
        ]


_SHIFTS: Final[dict[int, Shift]] = {}


def shift(down: int, down_relic: bool, up: int, up_relic: bool) -> Shift:
    """Give the action, made once."""
    key = down * 64 + up * 4 + (2 if down_relic else 0) + (1 if up_relic else 0)
    action = _SHIFTS.get(key)
    if action is None:
        action = Shift(down, down_relic, up, up_relic)
        _SHIFTS[key] = action
    return action


class Reroll(Action):
    """Roll dice again with a Temporal Warper."""

    def __init__(self, dice: Dice) -> None:
        super().__init__("use temporal_warper " + " ".join(dice.names()))
        self.dice: Final = dice

    def message(self) -> Message:
        """Say which dice are rolled."""
        return Message("action-use-temporal-warper", {"card": type_term(TEMPORAL_WARPER), "dice": self.dice.arg()})

    def at(self) -> list[str]:
        """Point at the card, then at the dice."""
        return ["power:temporal_warper", *self.dice.elements()]


_REROLLS: Final[dict[tuple[int, ...], Reroll]] = {}


def reroll(coloured: tuple[int, ...], relic: int) -> Reroll:
    """Give the action, made once."""
    key = (relic, *coloured)
    action = _REROLLS.get(key)
    if action is None:
        action = Reroll(Dice(coloured, relic))
        _REROLLS[key] = action
    return action


class Borrow(Action):
    """Borrow a territory's bonus with a Data Crystal."""

    def __init__(self, territory: int) -> None:
        super().__init__(f"use data_crystal {TERRITORIES[territory]}")
        self.territory: Final = territory

    def message(self) -> Message:
        """Say whose bonus is borrowed."""
        return Message(
            "action-use-data-crystal", {"card": type_term(DATA_CRYSTAL), "territory": territory_term(self.territory)}
        )

    def at(self) -> list[str]:
        """Point at the card, then at the territory."""
        return ["power:data_crystal", "territory:" + TERRITORIES[self.territory]]


BORROW: Final[list[Borrow]] = [Borrow(territory) for territory in range(len(TERRITORIES))]


class Teleport(Action):
    """Lift an own docked ship to another facility with an Orbital Teleporter."""

    def __init__(self, here: int, value: int, relic: bool, spent: bool, there: int, extra: Dice) -> None:
        die = die_name(value, relic) + ("s" if spent else "")
        words = ["use", "orbital_teleporter", f"{die}@{FACILITIES[here]}", FACILITIES[there]]
        names = extra.names()
        if names:
            words += ["with", *names]
        super().__init__(" ".join(words))
        self.here: Final = here
        self.value: Final = value
        self.relic: Final = relic
        self.spent: Final = spent
        """A ship at the Alien Artifact that no longer counts toward a claim."""
        self.there: Final = there
        self.extra: Final = extra

    def message(self) -> Message:
        """Say which ship goes where, and with which others."""
        args: dict[str, Arg] = {
            "card": type_term(ORBITAL_TELEPORTER),
            "die": die_arg(self.value, self.relic),
            "spent": "yes" if self.spent else "no",
            "here": facility_term(self.here),
            "there": facility_term(self.there),
            "dice": self.extra.arg(),
            "extra": len(self.extra.values()),
        }
        return Message("action-use-orbital-teleporter", args)

    def at(self) -> list[str]:
        """Point at the card, the ship, the ships that join it, and the facility."""
        die = die_name(self.value, self.relic)
        return [
            "power:orbital_teleporter",
            f"docked:{FACILITIES[self.here]}:mine:{die}",
            *self.extra.elements(),
            "facility:" + FACILITIES[self.there],
        ]


_TELEPORTS: Final[dict[tuple[int, ...], Teleport]] = {}


def teleport(here: int, value: int, relic: bool, spent: bool, there: int, extra: Dice) -> Teleport:
    """Give the action, made once."""
    flags = (2 if relic else 0) + (1 if spent else 0)
    key = (here * 16 + there, value * 4 + flags, extra.relic, *extra.coloured)
    action = _TELEPORTS.get(key)
    if action is None:
        action = Teleport(here, value, relic, spent, there, extra)
        _TELEPORTS[key] = action
    return action


def target_name(target: int) -> str:
    """Name another player's docked ship in notation: p2:4, or p2:4r for the Relic Ship."""
    return f"{seat_name(target >> 4)}:{die_name(target & 7, target & 8 != 0)}"


class Eject(Action):
    """Throw other players' ships out of a facility with a Plasma Cannon."""

    def __init__(self, facility: int, targets: tuple[int, ...]) -> None:
        names = " ".join(target_name(target) for target in targets)
        super().__init__(f"use plasma_cannon {FACILITIES[facility]} {names}")
        self.facility: Final = facility
        self.targets: Final = targets
        """The ships: 16 times the owner, 8 more for the Relic Ship, plus the value."""

    def message(self) -> Message:
        """Say which ships are thrown out."""
        dice: list[int | str | Term | Who] = []
        owners: list[int | str | Term | Who] = []
        for target in self.targets:
            dice.append(die_arg(target & 7, target & 8 != 0))
            if Who(target >> 4) not in owners:
                owners.append(Who(target >> 4))
        return Message(
            "action-use-plasma-cannon",
            {
                "card": type_term(PLASMA_CANNON),
                "dice": dice,
                "owners": owners,
                "facility": facility_term(self.facility),
            },
        )

    def at(self) -> list[str]:
        """Point at the card, then at the ships."""
        return [
            "power:plasma_cannon",
            *[f"docked:{FACILITIES[self.facility]}:{target_name(target)}" for target in self.targets],
        ]


_EJECTIONS: Final[dict[tuple[int, ...], Eject]] = {}


def eject(facility: int, targets: tuple[int, ...]) -> Eject:
    """Give the action, made once."""
    key = (facility, *targets)
    action = _EJECTIONS.get(key)
    if action is None:
        action = Eject(facility, targets)
        _EJECTIONS[key] = action
    return action
