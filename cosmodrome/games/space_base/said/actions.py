"""The answers that players give, with their notation. Actions are values: each is made once and shared."""

from __future__ import annotations

from typing import Final

from ....kernel.action import Action, Plain
from ....kernel.message import Message
from ..components import CARDS, SECTORS
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


class OnCard(Action):
    """An answer that names a card to get: buy it, claim it, pick it."""

    def __init__(self, verb: str, card: int) -> None:
        super().__init__(f"{verb} {CARDS[card].name}")
        self.verb: Final = verb
        self.card: Final = card

    def message(self) -> Message:
        """Say which card, where it goes and what it costs."""
        card = CARDS[self.card]
        return Message("action-" + self.verb, {"card": card_term(self.card), "cost": card.cost, "sector": card.sector})

    def at(self) -> list[str]:
        """Point at the card."""
        return ["card:" + CARDS[self.card].id]


class Use(Action):
    """Use the ability of a card."""

    def __init__(self, card: int, side: int) -> None:
        super().__init__(f"use {CARDS[card].name}")
        self.card: Final = card
        self.side: Final = side

    def message(self) -> Message:
        """Say which ability and what it does."""
        return Message("action-use", {"card": card_term(self.card), "effects": ability_terms(self.card, self.side)})

    def at(self) -> list[str]:
        """Point at the card."""
        return ["card:" + CARDS[self.card].id]


class SetDie(Action):
    """Set a die to a face before the roll."""

    def __init__(self, card: int, side: int, face: int) -> None:
        super().__init__(f"set {face} with {CARDS[card].name}")
        self.card: Final = card
        self.side: Final = side
        self.face: Final = face

    def message(self) -> Message:
        """Say the face and whose ability sets it."""
        return Message("action-set-die", {"card": card_term(self.card), "face": self.face})

    def at(self) -> list[str]:
        """Point at the card, then at the face."""
        return ["card:" + CARDS[self.card].id, f"face:{self.face}"]


class Reroll(Action):
    """Roll one or both dice again: bit 0 is the first die, bit 1 the second."""

    def __init__(self, card: int, side: int, dice: int) -> None:
        super().__init__(f"reroll {('d1', 'd2', 'd1 d2')[dice - 1]} with {CARDS[card].name}")
        self.card: Final = card
        self.side: Final = side
        self.dice: Final = dice

    def message(self) -> Message:
        """Say which dice are rolled again."""
        return Message("action-reroll", {"card": card_term(self.card), "dice": self.dice})

    def at(self) -> list[str]:
        """Point at the card, then at the dice."""
        return ["card:" + CARDS[self.card].id, *(f"die:{die}" for die in (1, 2) if self.dice & die)]


class Shift(Action):
    """Move the sector of the sum to the right."""

    def __init__(self, card: int, side: int, steps: int) -> None:
        super().__init__(f"shift {steps} with {CARDS[card].name}")
        self.card: Final = card
        self.side: Final = side
        self.steps: Final = steps

    def message(self) -> Message:
        """Say how far and whose ability does it."""
        return Message("action-shift", {"card": card_term(self.card), "steps": self.steps})

    def at(self) -> list[str]:
        """Point at the card, then at the number of steps."""
        return ["card:" + CARDS[self.card].id, f"steps:{self.steps}"]


class ToSector(Action):
    """An answer that names a sector of one's own console."""

    def __init__(self, verb: str, sector: int) -> None:
        super().__init__(f"{verb} {sector}")
        self.verb: Final = verb
        self.sector: Final = sector

    def message(self) -> Message:
        """Say the sector."""
        return Message("action-" + self.verb, {"sector": self.sector})

    def at(self) -> list[str]:
        """Point at the sector."""
        return [f"sector:{self.sector}"]


class Charge(Action):
    """Put a cube on a card."""

    def __init__(self, card: int) -> None:
        super().__init__(f"charge {CARDS[card].name}")
        self.card: Final = card

    def message(self) -> Message:
        """Say which card is charged."""
        return Message("action-charge", {"card": card_term(self.card)})

    def at(self) -> list[str]:
        """Point at the card."""
        return ["card:" + CARDS[self.card].id]


class MoveCube(Action):
    """Move a cube from one card to another."""

    def __init__(self, source: int, target: int) -> None:
        super().__init__(f"move {CARDS[source].name} {CARDS[target].name}")
        self.source: Final = source
        self.target: Final = target

    def message(self) -> Message:
        """Say from where to where."""
        return Message("action-move-cube", {"card": card_term(self.source), "other": card_term(self.target)})

    def at(self) -> list[str]:
        """Point at the card that gives the cube, then at the one that gets it."""
        return ["card:" + CARDS[self.source].id, "card:" + CARDS[self.target].id]


def _on_cards(verb: str) -> list[OnCard]:
    return [OnCard(verb, card) for card in range(len(CARDS))]


def _to_sectors(verb: str) -> list[ToSector]:
    return [ToSector(verb, sector) for sector in range(SECTORS + 1)]


BUY: Final[list[OnCard]] = _on_cards("buy")
CLAIM: Final[list[OnCard]] = _on_cards("claim")
PICK: Final[list[OnCard]] = _on_cards("pick")
USE: Final[list[Use]] = [Use(number >> 1, number & 1) for number in range(2 * len(CARDS))]
"""By twice the card's number plus its side."""
CHARGE: Final[list[Charge]] = [Charge(card) for card in range(len(CARDS))]
AIM: Final[list[ToSector]] = _to_sectors("aim")
REPEAT: Final[list[ToSector]] = _to_sectors("repeat")
EXCHANGE: Final[list[ToSector]] = _to_sectors("exchange")
PLACE: Final[list[ToSector]] = _to_sectors("place")

_SET_DIE: Final[dict[int, list[Action]]] = {}
_REROLL: Final[dict[int, list[Action]]] = {}
_SHIFT: Final[dict[int, list[Action]]] = {}
_MOVE: Final[dict[int, MoveCube]] = {}


def set_die(card: int, side: int) -> list[Action]:
    """Give the six ways to set a die with a card."""
    made = _SET_DIE.get(card * 2 + side)
    if made is None:
        made = [SetDie(card, side, face) for face in range(1, 7)]
        _SET_DIE[card * 2 + side] = made
    return made


def reroll(card: int, side: int) -> list[Action]:
    """Give the three ways to roll again with a card."""
    made = _REROLL.get(card * 2 + side)
    if made is None:
        made = [Reroll(card, side, dice) for dice in (1, 2, 3)]
        _REROLL[card * 2 + side] = made
    return made


def shift(card: int, side: int, steps: int) -> Action:
    """Give the shift by one or two steps with a card."""
    made = _SHIFT.get(card * 2 + side)
    if made is None:
        made = [Shift(card, side, 1), Shift(card, side, 2)]
        _SHIFT[card * 2 + side] = made
    return made[steps - 1]


def move(source: int, target: int) -> MoveCube:
    """Give the move of a cube from one card to another."""
    made = _MOVE.get(source * len(CARDS) + target)
    if made is None:
        made = MoveCube(source, target)
        _MOVE[source * len(CARDS) + target] = made
    return made
