"""The answers that players give, with their notation. Actions are values: each is made once and shared."""

from __future__ import annotations

from typing import Final

from ....kernel.action import Action, Plain
from ....kernel.message import Arg
from ....kit.choice import Choice
from ..components import AFTER_ROLL, BEFORE_ROLL, CARDS, SECTORS, SIDES
from .names import ability_terms, card_term

DONE: Final = Plain("done", "done")
ROLL: Final = Plain("roll", "roll")
KEEP: Final = Plain("keep", "keep")
SEPARATE: Final = Plain("separate", "separate", "use:separate")
SUM: Final = Plain("sum", "sum", "use:sum")
COLLECT: Final = Plain("collect", "collect")
SINGLE: Final = Plain("single", "single")
SKIP: Final = Plain("skip", "skip")
PASS: Final = Plain("pass", "pass")
COMMIT: Final = Plain("commit", "commit")


class OnCard(Choice):
    """An answer that names a card to get: buy it, claim it, pick it."""

    def __init__(self, verb: str, card: int) -> None:
        info = CARDS[card]
        args: dict[str, Arg] = {"card": card_term(card), "cost": info.cost, "sector": info.sector}
        super().__init__(f"{verb} {info.name}", verb, args, "card:" + info.id)
        self.card: Final = card


class Charge(Choice):
    """Put a cube on a card."""

    def __init__(self, card: int) -> None:
        super().__init__(f"charge {CARDS[card].name}", "charge", {"card": card_term(card)}, "card:" + CARDS[card].id)
        self.card: Final = card


class MoveCube(Choice):
    """Move a cube from one card to another."""

    def __init__(self, source: int, target: int) -> None:
        super().__init__(
            f"move {CARDS[source].name} {CARDS[target].name}",
            "move-cube",
            {"card": card_term(source), "other": card_term(target)},
            "card:" + CARDS[source].id,
            "card:" + CARDS[target].id,
        )
        self.source: Final = source
        self.target: Final = target


class ToSector(Choice):
    """An answer that names a sector of one's own console."""

    def __init__(self, verb: str, sector: int) -> None:
        super().__init__(f"{verb} {sector}", verb, {"sector": sector}, f"sector:{sector}")
        self.sector: Final = sector


class OfAbility(Choice):
    """An answer that uses the ability of a card: the card comes last in its notation and first among its elements."""

    def __init__(self, number: int, text: str, name: str, args: dict[str, Arg], *elements: str) -> None:
        card = number >> 1
        super().__init__(
            f"{text} {CARDS[card].name}", name, {"card": card_term(card), **args}, "card:" + CARDS[card].id, *elements
        )
        self.card: Final = card
        self.side: Final = number & 1


class Use(OfAbility):
    """Use the ability of a card in a window, or to collect a sector twice."""

    def __init__(self, number: int) -> None:
        super().__init__(number, "use", "use", {"effects": ability_terms(number)})


class SetDie(OfAbility):
    """Set a die to a face before the roll."""

    def __init__(self, number: int, face: int) -> None:
        super().__init__(number, f"set {face} with", "set-die", {"face": face}, f"face:{face}")
        self.face: Final = face


class Reroll(OfAbility):
    """Roll one or both dice again: bit 0 is the first die, bit 1 the second."""

    def __init__(self, number: int, dice: int) -> None:
        rolled = [die for die in (1, 2) if dice & die]
        words = " ".join(f"d{die}" for die in rolled)
        super().__init__(number, f"reroll {words} with", "reroll", {"dice": dice}, *(f"die:{die}" for die in rolled))
        self.dice: Final = dice


class Shift(OfAbility):
    """Move the sector of the sum to the right."""

    def __init__(self, number: int, steps: int) -> None:
        super().__init__(number, f"shift {steps} with", "shift", {"steps": steps}, f"steps:{steps}")
        self.steps: Final = steps


def _on_cards(verb: str) -> list[OnCard]:
    return [OnCard(verb, card) for card in range(len(CARDS))]


def _to_sectors(verb: str) -> list[ToSector]:
    return [ToSector(verb, sector) for sector in range(SECTORS + 1)]


def _works(number: int, moment: int) -> bool:
    """Tell whether a side has an ability that works at a moment."""
    ability = SIDES[number].ability
    return ability is not None and ability.usable >> 2 * moment & 3 != 0


BUY: Final = _on_cards("buy")
CLAIM: Final = _on_cards("claim")
PICK: Final = _on_cards("pick")
CHARGE: Final = [Charge(card) for card in range(len(CARDS))]
AIM: Final = _to_sectors("aim")
REPEAT: Final = _to_sectors("repeat")
EXCHANGE: Final = _to_sectors("exchange")
PLACE: Final = _to_sectors("place")

# By twice the card's number plus its side:
_NUMBERS: Final = range(len(SIDES))
USE: Final = [Use(number) for number in _NUMBERS]
SET_DIE: Final[list[list[Action]]] = [
    [SetDie(number, face) for face in range(1, 7)] if _works(number, BEFORE_ROLL) else [] for number in _NUMBERS
]
REROLL: Final[list[list[Action]]] = [
    [Reroll(number, dice) for dice in (1, 2, 3)] if _works(number, AFTER_ROLL) else [] for number in _NUMBERS
]
SHIFT: Final[list[list[Action]]] = [
    [Shift(number, steps + 1) for steps in range(SIDES[number].reach)] for number in _NUMBERS
]

_MOVE: Final[dict[int, MoveCube]] = {}


def move(source: int, target: int) -> MoveCube:
    """Return the move of a cube from one card to another, made when it is first needed."""
    key = source * len(CARDS) + target
    if key not in _MOVE:
        _MOVE[key] = MoveCube(source, target)
    return _MOVE[key]
