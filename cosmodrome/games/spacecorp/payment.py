"""One way to pay for a goal, as an action."""

from __future__ import annotations

from typing import Final

from ...kernel.action import Action
from ...kernel.message import Message, Term, Who
from .box import Box
from .components import DOUBLE, NO, TWICE
from .names import Words, card_term

SHELTERED: Final = 2


class Payment(Action):
    """Infra, cards, Time, rivals' bases and profit that pay for an action (7)."""

    def __init__(self, box: Box, own: int, rivals: int, shelter: int, cards: list[int], competitors: bool, time: int,
                 port: int, industrial: int, shield: int, rely: int, profit: int, penalty: int, value: int) -> None:
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
        for key, seat in (("port", self.port), ("industrial", self.industrial), ("shield", self.shield),
                          ("base", self.rely)):
            if seat >= 0:
                found.append(Term(f"source-{key}"))
                found.append(Who(seat))
        if not found:
            found.append(Term("source-nothing"))
        return found

    def message(self) -> Message:
        """Say the payment with what it is worth."""
        return Message("action-pay", {"sources": self.sources(), "value": self.value, "profit": self.profit,
                                      "penalty": self.penalty,
                                      "shield": "yes" if self.own == SHELTERED or self.shelter or any(
                                          code & 1 for code in self.cards) else "no"})

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
        for key, seat in (("port", self.port), ("industrial", self.industrial), ("shield", self.shield),
                          ("base", self.rely)):
            if seat >= 0:
                found.append(f"{key}:p{seat + 1}")
        if self.profit:
            found.append(f"profit:{self.profit}")
        return found or ["button:nothing"]


class Purse:
    """A payment in the making: what has been picked so far."""

    def __init__(self) -> None:
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
            if word in ("own", "own/s"):
                purse.own = SHELTERED if word == "own/s" else 1
            elif word in ("p1", "p2", "p3", "p4", "p1/s", "p2/s", "p3/s", "p4/s"):
                purse.rivals |= 1 << int(word[1]) - 1
                if word.endswith("/s"):
                    purse.shelter |= 1 << int(word[1]) - 1
            elif word == "competitors":
                purse.competitors = True
            elif word in ("time", "twice"):
                purse.time = DOUBLE if word == "time" else TWICE
            elif word.startswith("port:p"):
                purse.port = int(word[6:]) - 1
            elif word.startswith("industrial:p"):
                purse.industrial = int(word[12:]) - 1
            elif word.startswith("shield:p"):
                purse.shield = int(word[8:]) - 1
            elif word.startswith("base:p"):
                purse.rely = int(word[6:]) - 1
            else:
                card = word.removesuffix("/s")
                purse.cards = sorted([*purse.cards, box.card_ids.index(card) * 2 + int(word.endswith("/s"))])
        return purse

    def pay(self, box: Box, profit: int, penalty: int, value: int) -> Payment:
        """Make the payment of what was picked."""
        return Payment(box, self.own, self.rivals, self.shelter, self.cards, self.competitors, self.time, self.port,
                       self.industrial, self.shield, self.rely, profit, penalty, value)
