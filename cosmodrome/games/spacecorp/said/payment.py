"""One way to pay for a goal, as an action."""

from __future__ import annotations

from typing import Final

from ....kernel.action import Action
from ....kernel.message import Message, Term, Who
from ..box import Box
from ..components import DOUBLE, NO, TWICE
from ..player import with_card
from .names import Words, card_term

SHELTERED: Final = 2
HQS: Final = ["p1", "p2", "p3", "p4"]
"""How each player's HQ is written."""


class Payment(Action):
    """Infra, cards, Time, rivals' bases and profit that pay for an action (7)."""

    def __init__(
        self,
        box: Box,
        own: int,
        rivals: int,
        shelter: int,
        cards: list[int],
        competitors: bool,
        time: int,
        port: int,
        industrial: int,
        shield: int,
        rely: int,
        profit: int,
        penalty: int,
        value: int,
    ) -> None:
        self.own: Final = own
        """0 own Infra adds nothing, 1 it is used, 2 with one box in its shielded mode."""
        self.rivals: Final = rivals
        """The rivals whose Infra is used, as bits."""
        self.shelter: Final = shelter
        """Those of them who lend a shielded mode."""
        self.cards: Final = cards
        """Twice the number of each card, plus one in its shielded mode."""
        self.competitors: Final = competitors
        self.time: Final = time
        self.port: Final = port
        self.industrial: Final = industrial
        self.shield: Final = shield
        self.rely: Final = rely
        self.profit: Final = profit
        self.penalty: Final = penalty
        self.value: Final = value
        """What the sources are worth, without profit."""
        self.box: Final = box
        super().__init__("pay " + (" ".join(self.words()) or "nothing"))

    def words(self) -> list[str]:
        """Write the payment down word by word."""
        words: list[str] = []
        if self.own:
            words.append("own/s" if self.own == SHELTERED else "own")
        for seat in range(4):
            if self.rivals >> seat & 1:
                words.append(f"p{seat + 1}/s" if self.shelter >> seat & 1 else f"p{seat + 1}")
        for code in self.cards:
            words.append(self.box.cards[code >> 1].id + ("/s" if code & 1 else ""))
        if self.competitors:
            words.append("competitors")
        if self.time:
            words.append("time" if self.time == DOUBLE else "twice")
        if self.port >= 0:
            words.append(f"port:p{self.port + 1}")
        if self.industrial >= 0:
            words.append(f"industrial:p{self.industrial + 1}")
        if self.shield >= 0:
            words.append(f"shield:p{self.shield + 1}")
        if self.rely >= 0:
            words.append(f"base:p{self.rely + 1}")
        if self.profit:
            words.append(f"{self.profit}T")
        return words

    def sources(self) -> Words:
        """Say what is paid with."""
        found: Words = []
        if self.own:
            found.append(Term("source-own"))
        for seat in range(4):
            if self.rivals >> seat & 1:
                found.append(Who(seat))
        for code in self.cards:
            found.append(card_term(self.box.cards[code >> 1].id))
        if self.competitors:
            found.append(Term("edge-competitors"))
        if self.time:
            found.append(Term("source-double" if self.time == DOUBLE else "source-twice"))
        for key, seat in (
            ("port", self.port),
            ("industrial", self.industrial),
            ("shield", self.shield),
            ("base", self.rely),
        ):
            if seat >= 0:
                found.append(Term(f"source-{key}"))
                found.append(Who(seat))
        if not found:
            found.append(Term("source-nothing"))
        return found

    def message(self) -> Message:
        """Say the payment with what it is worth."""
        return Message(
            "action-pay",
            {
                "sources": self.sources(),
                "value": self.value,
                "profit": self.profit,
                "penalty": self.penalty,
                "shield": "yes"
                if self.own == SHELTERED or self.shelter or any(code & 1 for code in self.cards)
                else "no",
            },
        )

    def at(self) -> list[str]:
        """Point at everything that is used."""
        found: list[str] = []
        if self.own:
            found.append("hq:own/s" if self.own == SHELTERED else "hq:own")
        for seat in range(4):
            if self.rivals >> seat & 1:
                found.append(f"hq:p{seat + 1}")
        for code in self.cards:
            found.append("hand:" + self.box.cards[code >> 1].id + ("/s" if code & 1 else ""))
        if self.competitors:
            found.append("edge:competitors")
        if self.time:
            found.append("time:double" if self.time == DOUBLE else "time:twice")
        for key, seat in (
            ("port", self.port),
            ("industrial", self.industrial),
            ("shield", self.shield),
            ("base", self.rely),
        ):
            if seat >= 0:
                found.append(f"{key}:p{seat + 1}")
        if self.profit:
            found.append(f"profit:{self.profit}")
        return found or ["button:nothing"]


class Purse:
    """A payment in the making: what has been picked so far; with one more word it is another purse."""

    def __init__(self) -> None:
        self.words: list[str] = []
        """What was picked, in its order."""
        self.own = 0
        self.rivals = 0
        self.shelter = 0
        self.cards: list[int] = []
        self.competitors = False
        self.time = 0
        self.port = NO
        self.industrial = NO
        self.shield = NO
        self.rely = NO

    @staticmethod
    def read(box: Box, words: list[str]) -> Purse:
        """Read what has been picked from its notation; ValueError where a word means nothing."""
        purse = Purse()
        for word in words:
            purse._put(box, word)
        return purse

    def plus(self, box: Box, word: str) -> Purse:
        """Give the purse with one more word."""
        copy = self.copy()
        copy._put(box, word)
        return copy

    def copy(self) -> Purse:
        """Give a purse with the same in it."""
        copy = Purse()
        copy.words = self.words
        copy.own = self.own
        copy.rivals = self.rivals
        copy.shelter = self.shelter
        copy.cards = self.cards
        copy.competitors = self.competitors
        copy.time = self.time
        copy.port = self.port
        copy.industrial = self.industrial
        copy.shield = self.shield
        copy.rely = self.rely
        return copy

    def _put(self, box: Box, word: str) -> None:
        """Put in what a word says."""
        self.words = [*self.words, word]
        bare = word.removesuffix("/s")
        shielded = bare != word
        if bare == "own":
            self.own = SHELTERED if shielded else 1
        elif word == "competitors":
            self.competitors = True
        elif word == "time" or word == "twice":
            self.time = DOUBLE if word == "time" else TWICE
        elif bare in HQS:
            rival = 1 << HQS.index(bare)
            self.rivals |= rival
            if shielded:
                self.shelter |= rival
        elif word.startswith("port:p"):
            self.port = int(word[6:]) - 1
        elif word.startswith("industrial:p"):
            self.industrial = int(word[12:]) - 1
        elif word.startswith("shield:p"):
            self.shield = int(word[8:]) - 1
        elif word.startswith("base:p"):
            self.rely = int(word[6:]) - 1
        else:
            card = box.card_numbers.get(bare)
            if card is None:
                raise ValueError(f"{word!r} is no source")
            self.cards = with_card(self.cards, card * 2 + int(shielded))

    def pay(self, box: Box, profit: int, penalty: int, value: int) -> Payment:
        """Make the payment of what was picked."""
        return Payment(
            box,
            self.own,
            self.rivals,
            self.shelter,
            self.cards,
            self.competitors,
            self.time,
            self.port,
            self.industrial,
            self.shield,
            self.rely,
            profit,
            penalty,
            value,
        )
