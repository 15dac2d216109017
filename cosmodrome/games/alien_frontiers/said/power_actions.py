"""The answers that use a card's fuel power, with their notation."""

from __future__ import annotations

from typing import Final

from ....kernel.message import Arg, Message, Term, Who
from ....kit.choice import Choice
from .. import components as box
from ..components import CARD_TYPES, FACILITIES, TERRITORIES
from .actions import Dice
from .names import die_arg, die_name, facility_term, seat_name, territory_term, type_term


class OfCard(Choice):
    """An answer that uses or discards an alien tech card of a type."""

    def __init__(self, verb: str, kind: int, words: str, args: dict[str, Arg], *elements: str) -> None:
        key = CARD_TYPES[kind]
        name = f"{verb}-{key.replace('_', '-')}"
        super().__init__(f"{verb} {key} {words}", name, {"card": type_term(kind), **args}, *elements)
        self.kind: Final = kind


class Power(OfCard):
    """Use the fuel power of a card."""

    def __init__(self, kind: int, words: str, args: dict[str, Arg], *elements: str) -> None:
        super().__init__("use", kind, words, args, f"power:{CARD_TYPES[kind]}", *elements)


def turned(kind: int, value: int) -> int:
    """Return the value to which a Booster Pod, Stasis Beam or Polarity Device turns a die; 0: not allowed."""
    if kind == box.BOOSTER_POD:
        return value + 1 if value < 6 else 0
    if kind == box.STASIS_BEAM:
        return value - 1
    return 7 - value


class TurnDie(Power):
    """Turn one die with a Booster Pod, a Stasis Beam or a Polarity Device."""

    def __init__(self, kind: int, value: int, relic: bool) -> None:
        die = die_name(value, relic)
        super().__init__(kind, die, {"die": die_arg(value, relic), "to": turned(kind, value)}, "ship:" + die)
        self.value: Final = value
        self.relic: Final = relic


class Shift(Power):
    """Move a point from one die to another with a Gravity Manipulator."""

    def __init__(self, down: int, up: int, down_relic: bool, up_relic: bool) -> None:
        first, second = die_name(down, down_relic), die_name(up, up_relic)
        args: dict[str, Arg] = {
            "down": die_arg(down, down_relic),
            "down_to": down - 1,
            "up": die_arg(up, up_relic),
            "up_to": up + 1,
        }
        super().__init__(box.GRAVITY_MANIPULATOR, f"{first} {second}", args, "ship:" + first, "ship:" + second)
        self.down: Final = down
        self.up: Final = up
        self.down_relic: Final = down_relic
        self.up_relic: Final = up_relic


class Reroll(Power):
    """Roll dice again with a Temporal Warper."""

    def __init__(self, dice: Dice) -> None:
        super().__init__(box.TEMPORAL_WARPER, " ".join(dice.names()), {"dice": dice.arg()}, *dice.elements())
        self.dice: Final = dice


class Borrow(Power):
    """Borrow a territory's bonus with a Data Crystal."""

    def __init__(self, territory: int) -> None:
        key = TERRITORIES[territory]
        super().__init__(box.DATA_CRYSTAL, key, {"territory": territory_term(territory)}, "territory:" + key)
        self.territory: Final = territory


class Teleport(Power):
    """Lift an own docked ship to another facility with an Orbital Teleporter."""

    def __init__(self, here: int, value: int, relic: bool, spent: bool, there: int, extra: Dice) -> None:
        die = die_name(value, relic)
        words = [f"{die}s@{FACILITIES[here]}" if spent else f"{die}@{FACILITIES[here]}", FACILITIES[there]]
        names = extra.names()
        args: dict[str, Arg] = {
            "die": die_arg(value, relic),
            "spent": "yes" if spent else "no",
            "here": facility_term(here),
            "there": facility_term(there),
            "dice": extra.arg(),
            "extra": len(names),
        }
        super().__init__(
            box.ORBITAL_TELEPORTER,
            " ".join([*words, "with", *names] if names else words),
            args,
            f"docked:{FACILITIES[here]}:mine:{die}",
            *extra.elements(),
            "facility:" + FACILITIES[there],
        )
        self.here: Final = here
        self.value: Final = value
        self.relic: Final = relic
        self.spent: Final = spent
        """A ship at the Alien Artifact that no longer counts toward a claim."""
        self.there: Final = there
        self.extra: Final = extra


def target_name(target: int) -> str:
    """Name another player's docked ship in notation: p2:4, or p2:4r for the Relic Ship."""
    return f"{seat_name(target >> 4)}:{die_name(target & 7, target & 8 != 0)}"


def docked_element(facility: int, target: int) -> str:
    """Point at another player's docked ship."""
    return f"docked:{FACILITIES[facility]}:{target_name(target)}"


class Eject(Power):
    """Throw other players' ships out of a facility with a Plasma Cannon.

    There are thousands, few of which anybody sees: their words are put together when they are asked for.
    """

    def __init__(self, facility: int, targets: tuple[int, ...]) -> None:
        words = [FACILITIES[facility], *[target_name(target) for target in targets]]
        super().__init__(box.PLASMA_CANNON, " ".join(words), {})
        self.facility: Final = facility
        self.targets: Final = targets
        """The ships: 16 times the owner, 8 more for the Relic Ship, plus the value."""

    def message(self) -> Message:
        """Say which ships are thrown out."""
        dice: list[int | str | Term | Who] = [die_arg(target & 7, target & 8 != 0) for target in self.targets]
        owners: list[int | str | Term | Who] = [Who(seat) for seat in sorted({target >> 4 for target in self.targets})]
        words: dict[str, Arg] = {"dice": dice, "owners": owners, "facility": facility_term(self.facility)}
        return Message("action-" + self.name, {**self.args, **words})

    def at(self) -> list[str]:
        """Point at the card, then at the ships."""
        return [*self.elements, *[docked_element(self.facility, target) for target in self.targets]]


TURN_DIE: Final = [
    [[TurnDie(kind, value, relic) for value in range(7)] for relic in (False, True)] for kind in range(len(CARD_TYPES))
]
"""By card type, coloured or Relic Ship, and value."""
BORROW: Final = [Borrow(territory) for territory in range(len(TERRITORIES))]
SHIFT: Final = [[Shift(down, up, False, False) for up in range(7)] for down in range(7)]
SHIFT_RELIC_DOWN: Final = [[Shift(down, up, True, False) for up in range(7)] for down in range(7)]
SHIFT_RELIC_UP: Final = [[Shift(down, up, False, True) for up in range(7)] for down in range(7)]
_REROLLS: Final[dict[tuple[int, ...], Reroll]] = {}
_TELEPORTS: Final[dict[tuple[int, ...], Teleport]] = {}
_EJECTIONS: Final[dict[tuple[int, ...], Eject]] = {}


def reroll(coloured: tuple[int, ...], relic: int) -> Reroll:
    """Return the action, made once."""
    key = (relic, *coloured)
    action = _REROLLS.get(key)
    if action is None:
        action = Reroll(Dice(coloured, relic))
        _REROLLS[key] = action
    return action


def teleport(here: int, value: int, relic: bool, spent: bool, there: int, extra: Dice) -> Teleport:
    """Return the action, made once."""
    flags = (2 if relic else 0) + (1 if spent else 0)
    key = (here * 16 + there, value * 4 + flags, extra.relic, *extra.coloured)
    action = _TELEPORTS.get(key)
    if action is None:
        action = Teleport(here, value, relic, spent, there, extra)
        _TELEPORTS[key] = action
    return action


def eject(facility: int, targets: tuple[int, ...]) -> Eject:
    """Return the action, made once."""
    key = (facility, *targets)
    action = _EJECTIONS.get(key)
    if action is None:
        action = Eject(facility, targets)
        _EJECTIONS[key] = action
    return action
