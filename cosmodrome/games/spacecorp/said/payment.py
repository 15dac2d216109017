"""How an action is paid for: the sources of a payment with their notation (7.1), and the answer that pays with them."""

from __future__ import annotations

from typing import Final

from ....kernel.action import Action
from ....kernel.errors import BadPosition
from ....kernel.message import Message, Term, Who
from ....kit.readers import index_of
from ..box import Box
from ..components import DOUBLE, HQS, NO
from ..player import with_card, with_one
from .names import Words, card_term

OWN: Final = 0
"""The payer's own HQ; those of the seats follow, from 1 on."""
HQ_WORDS: Final = ["own", *HQS]
BEST: Final = 7
"""The mode of an HQ of which one box is shielded, the one that loses least by it; in other modes no box is, or the one
with that number."""
TIME_WORDS: Final = ["", "time", "twice"]
USES: Final = ["port", "industrial", "shield", "base"]
"""What rivals' bases are used for: the last is the base that a Move relies on."""
PORT: Final = 0
FACTORY: Final = 1
SHIELD: Final = 2
RELY: Final = 3
NOBODY: Final[list[int]] = [NO] * len(USES)


def rivals_of(hqs: list[int]) -> int:
    """Return the rivals whose HQs are used, as bits."""
    rivals = 0
    for code in hqs:
        rivals |= 1 << (code >> 3)
    return rivals >> 1


class Sources:
    """Whose Infra, which cards and which bases of rivals are used; never changed."""

    def __init__(
        self, hqs: list[int], cards: list[int], competitors: bool = False, time: int = 0, bases: list[int] = NOBODY
    ) -> None:
        self.hqs: Final = hqs
        """Eight times each HQ whose Infra is used plus its mode, sorted."""
        self.cards: Final = cards
        """Twice the number of each card, plus one in its shielded mode; sorted."""
        self.competitors: Final = competitors
        self.time: Final = time
        self.bases: Final = bases
        """Whose base is used for each use, -1 for nobody's."""
        self.rivals: Final = rivals_of(hqs)
        """The rivals whose Infra is used, as bits."""

    @staticmethod
    def read(box: Box, words: list[str]) -> Sources:
        """Read sources from their notation."""
        found = NOTHING
        for word in words:
            found = found.plus(box, word)
        return found

    def plus(self, box: Box, word: str) -> Sources:
        """Return the sources with one more, by its word."""
        hqs, cards, competitors, time, bases = self.hqs, self.cards, self.competitors, self.time, self.bases
        use, colon, owner = word.partition(":")
        bare, slash, mode = word.partition("/")
        if colon:
            bases = with_one(bases, index_of(USES, use, "use of a base"), index_of(HQS, owner, "player"))
        elif bare in HQ_WORDS:
            box_number = index_of(["", "s1", "s2", "s3", "s4", "s5", "s6", "s"], mode, "mode of an HQ")
            hqs = with_card(hqs, HQ_WORDS.index(bare) << 3 | box_number)
        elif bare in box.card_numbers and mode == ("s" if slash else "") and bare != "time":
            cards = with_card(cards, box.card_numbers[bare] * 2 + len(slash))
        elif word == "competitors":
            competitors = True
        elif word in TIME_WORDS:
            time = TIME_WORDS.index(word)
        else:
            raise BadPosition(f"{word!r} is no source of a payment")
        return Sources(hqs, cards, competitors, time, bases)

    def words(self, box: Box) -> list[str]:
        """Write the sources down, word by word."""
        words: list[str] = []
        for code in self.hqs:
            mode = code & 7
            words.append(HQ_WORDS[code >> 3] + ("" if mode == 0 else "/s" if mode == BEST else f"/s{mode}"))
        for code in self.cards:
            words.append(box.card_ids[code >> 1] + ("/s" if code & 1 else ""))
        if self.competitors:
            words.append("competitors")
        if self.time:
            words.append(TIME_WORDS[self.time])
        for use, owner in self.used():
            words.append(f"{use}:{HQS[owner]}")
        return words

    def used(self) -> list[tuple[str, int]]:
        """Return what rivals' bases are used for, and whose."""
        return [(USES[use], self.bases[use]) for use in range(len(USES)) if self.bases[use] >= 0]

    def mode_of(self, hq: int) -> int:
        """Return the mode in which the Infra of an HQ is used, -1 if it is not."""
        for code in self.hqs:
            if code >> 3 == hq:
                return code & 7
        return NO

    @property
    def shielded(self) -> bool:
        """Tell whether anything is used in a shielded mode that was chosen for it."""
        return any(code & 7 for code in self.hqs) or any(code & 1 for code in self.cards)

    def said(self, box: Box) -> Words:
        """Say what is paid with."""
        found: Words = []
        for code in self.hqs:
            found.append(Who((code >> 3) - 1) if code >> 3 else Term("source-own"))
        for code in self.cards:
            found.append(card_term(box.card_ids[code >> 1]))
        if self.competitors:
            found.append(Term("edge-competitors"))
        if self.time:
            found.append(time_term(self.time))
        for use, owner in self.used():
            found.append(Term(f"source-{use}"))
            found.append(Who(owner))
        return found or [Term("source-nothing")]


NOTHING: Final = Sources([], [])


def time_term(time: int) -> Term:
    """Name a use of the Time card."""
    return Term("source-double" if time == DOUBLE else "source-twice")


def element_of(word: str) -> str:
    """Return the board element of a source by its word."""
    bare = word.removesuffix("/s")
    if bare in HQ_WORDS:
        return f"hq:{word}"
    if bare in TIME_WORDS:
        return "time:double" if bare == TIME_WORDS[DOUBLE] else "time:twice"
    if bare == "competitors":
        return "edge:competitors"
    return word if ":" in word else f"hand:{word}"


class Payment(Action):
    """Sources and profit that pay for an action (7)."""

    def __init__(self, box: Box, sources: Sources, profit: int, penalty: int, value: int) -> None:
        self.box: Final = box
        self.sources: Final = sources
        self.profit: Final = profit
        self.penalty: Final = penalty
        self.value: Final = value
        """What the sources are worth, without profit."""
        words = sources.words(box)
        if profit:
            words.append(f"{profit}T")
        super().__init__("pay " + (" ".join(words) or "nothing"))

    def message(self) -> Message:
        """Say the payment with what it is worth."""
        return Message(
            "action-pay",
            {
                "sources": self.sources.said(self.box),
                "value": self.value,
                "profit": self.profit,
                "penalty": self.penalty,
                "shield": "yes" if self.sources.shielded else "no",
            },
        )

    def at(self) -> list[str]:
        """Point at everything that is used."""
        found: list[str] = []
        for word in self.sources.words(self.box):
            hq = word.removesuffix("/s")
            found.append(element_of(hq if hq in HQS else word))
        if self.profit:
            found.append(f"profit:{self.profit}")
        return found or ["button:nothing"]
