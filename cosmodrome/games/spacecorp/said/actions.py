"""Every answer in SpaceCorp that a set of data files makes possible, made once and shared."""

from __future__ import annotations

from typing import Final

from ....kernel.action import Action
from ....kernel.message import Arg, Message, Term
from ....kernel.preference import Preference
from ..box import Box
from ..components import (
    ACTIONS,
    BASES,
    BUILD,
    COLONIZE,
    EDGES,
    ERAS,
    EXPLORE,
    GENETICS,
    LEGACY,
    MOVE,
    NO,
    OFFERS,
    PRODUCE,
    RESEARCH,
    REVELATION,
    SPECIAL,
    TRACK,
    UPGRADE,
    WINDOWS,
)
from .names import Words, card_term, named, site_term
from .payment import Payment

MOST_PAYMENTS: Final = 50_000
"""How many payments are kept for the next time; there are far more than anyone meets."""


class Choice(Action):
    """An answer with up to two numbers in it."""

    def __init__(self, text: str, key: str, args: dict[str, Arg], at: list[str], kind: int, a: int, b: int) -> None:
        super().__init__(text)
        self.key: Final = key
        self.args: Final = args
        self.elements: Final = at
        self.kind: Final = kind
        self.a: Final = a
        self.b: Final = b

    def message(self) -> Message:
        """Say the choice."""
        return Message(self.key, self.args)

    def at(self) -> list[str]:
        """Point at what is chosen."""
        return self.elements


class Setting(Preference):
    """Whether a player wants to be asked in a kind of window; said at any time."""

    def __init__(self, word: str, window: int) -> None:
        super().__init__(f"{word} {WINDOWS[window]}", word, window, word == "never")

    def message(self) -> Message:
        """Say the setting."""
        return Message(f"action-{self.name}-window", {"window": named("window", WINDOWS[self.kind])})

    def at(self) -> list[str]:
        """Point at the switch of the window."""
        return [f"window:{WINDOWS[self.kind]}"]


class Several(Choice):
    """An answer with a list of numbers: the cards that Poach takes, the payments for colony points."""

    def __init__(self, text: str, key: str, args: dict[str, Arg], at: list[str], numbers: list[int]) -> None:
        super().__init__(text, key, args, at, NO, NO, NO)
        self.numbers: Final = numbers


def _button(text: str, name: str, button: str) -> Choice:
    return Choice(text, f"action-{name}", {}, [f"button:{button}"], NO, NO, NO)


PASS: Final = _button("pass", "pass", "pass")
NOTHING: Final = _button("nothing", "nothing", "nothing")
CUSTOM: Final = _button("custom", "custom", "custom")
CONFIRM: Final = _button("confirm", "confirm", "confirm")
FORGO: Final = _button("forgo", "forgo", "forgo")
STOP: Final = _button("stop", "stop", "stop")
DONE: Final = _button("done", "done", "done")
DECLINE: Final = _button("decline", "decline", "decline")
STAY: Final = _button("stay", "stay", "stay")
AHEAD: Final = _button("ahead", "ahead", "ahead")
LET_BE: Final = _button("let be", "let-be", "let_be")
KEEP_NOTHING: Final = _button("keep nothing", "keep-nothing", "nothing")
DRAW: Final = Choice("draw", "action-draw", {}, ["deck"], NO, NO, NO)
TO_REVELATION: Final = Choice("revelation", "action-advance-revelation", {}, ["action:revelation"], NO, NO, NO)
GOAL_RESEARCH: Final = Choice("research", "action-research", {}, ["action:research"], RESEARCH, NO, NO)
GOAL_GENETICS: Final = Choice("genetics", "action-genetics", {}, ["action:genetics"], GENETICS, NO, NO)
GOAL_REVELATION: Final = Choice("revelation", "action-revelation", {}, ["action:revelation"], REVELATION, NO, NO)
PRODUCE_BY_CHOICE: Final = Choice(
    "produce by choice", "action-produce-by-choice", {}, ["action:produce", "button:choice"], PRODUCE, NO, NO
)
PRODUCE_BEST: Final = [
    Choice(
        f"produce {count}", "action-produce", {"count": count}, ["action:produce", f"count:{count}"], PRODUCE, count, NO
    )
    for count in range(64)
]
TAKE: Final = [
    Choice(f"take {offer + 1}", "action-take", {"offer": offer + 1}, [f"offer:{offer + 1}"], NO, offer, NO)
    for offer in range(OFFERS)
]
BASE: Final = [
    Choice(f"base {type}", "action-base", {"base": named("base", type)}, [f"basetype:{type}"], NO, number, NO)
    for number, type in enumerate(BASES)
]
EXPEL: Final = [
    Choice(f"expel {box}", "action-expel", {"box": Term(f"track-{box}")}, [f"track:{box}"], NO, number, NO)
    for number, box in enumerate(TRACK)
]
EXPEL_EXPLORER: Final = _button("expel explorer", "expel-explorer", "explorer")
REMOVE: Final = [
    Choice(f"remove {slot + 1}", "action-remove", {"slot": slot + 1}, [f"slot:own:{slot + 1}"], NO, slot, NO)
    for slot in range(3)
]
PLAY: Final = [
    Choice(f"play {edge}", "action-play", {"edge": named("edge", edge)}, [f"edge:{edge}"], number, NO, NO)
    for number, edge in enumerate(EDGES)
]
PLAY_SABOTAGE: Final = [
    Choice(
        f"play sabotage {action}",
        "action-play-sabotage",
        {"action": Term(f"kind-{action}")},
        ["edge:sabotage", f"action:{action}"],
        EDGES.index("sabotage"),
        number,
        NO,
    )
    for number, action in enumerate(ACTIONS)
]
PLAY_HACK: Final = [
    Choice(
        f"play hack {offer + 1}",
        "action-play-hack",
        {"offer": offer + 1},
        ["edge:hack", f"offer:{offer + 1}"],
        EDGES.index("hack"),
        offer,
        NO,
    )
    for offer in range(OFFERS)
]
NEVER: Final = [Setting("never", window) for window in range(len(WINDOWS))]
ASK: Final = [Setting("ask", window) for window in range(len(WINDOWS))]


class Answers:
    """The answers that name components."""

    def __init__(self, box: Box) -> None:
        self.move: Final = [_journeys(box, era, "move", "team", MOVE) for era in range(len(ERAS))]
        self.transport: Final = [_journeys(box, era, "transport", "team", NO) for era in range(len(ERAS))]
        self.teleport: Final = [_journeys(box, era, "teleport", "team", NO) for era in range(len(ERAS))]
        self.explore: Final = [
            [
                _at_site(id, "explore", ["team:" + id, "action:explore", "site:" + id], EXPLORE, site)
                for site, id in enumerate(board.ids)
            ]
            for board in box.boards
        ]
        self.probe: Final = [
            [_at_site(id, "probe", ["site:" + id], NO, site) for site, id in enumerate(board.ids)]
            for board in box.boards
        ]
        self.build: Final = [
            [[_build(id, site, type) for type in range(len(BASES))] for site, id in enumerate(board.ids)]
            for board in box.boards
        ]
        self.build_system: Final = [
            [
                _at_site(id, "build", ["team:" + id, "action:build", "site:" + id], BUILD, site)
                for site, id in enumerate(board.ids)
            ]
            for board in box.boards
        ]
        self.colonize: Final = [
            _at_site(id, "colonize", ["action:colonize", "site:" + id], COLONIZE, site)
            for site, id in enumerate(box.boards[-1].ids)
        ]
        self.settle: Final = [
            _at_site(id, "settle", ["site:" + id], NO, site) for site, id in enumerate(box.boards[-1].ids)
        ]
        self.tile: Final = [
            [self._slot(box, era, slot, "tile") for slot in range(board.slots)] for era, board in enumerate(box.boards)
        ]
        self.keep: Final = [
            [self._slot(box, era, slot, "keep") for slot in range(board.slots)] for era, board in enumerate(box.boards)
        ]
        self.tile_legacy: Final = Choice("tile legacy", "action-tile-legacy", {}, ["legacy:own"], NO, LEGACY, NO)
        self.upgrade: Final = [
            [
                Choice(
                    f"upgrade {card.id} {slot + 1}",
                    "action-upgrade",
                    {"card": card_term(card.id), "slot": slot + 1},
                    [f"hand:{card.id}", "action:upgrade", f"slot:own:{slot + 1}"],
                    UPGRADE,
                    number,
                    slot,
                )
                for slot in range(3)
            ]
            for number, card in enumerate(box.cards)
        ]
        self.special: Final = [
            Choice(
                f"special {card.id}",
                "action-special",
                {"card": card_term(card.id)},
                [f"hand:{card.id}", "action:special"],
                SPECIAL,
                number,
                NO,
            )
            for number, card in enumerate(box.cards)
        ]
        self.found: Final = [
            Choice(
                f"found {colony.id}",
                "action-found",
                {"colony": named("colony", colony.id), "value": colony.value},
                [f"colony:{colony.id}"],
                NO,
                number,
                NO,
            )
            for number, colony in enumerate(box.colonies)
        ]
        self.choose: Final = [
            Choice(
                f"choose {card.id}",
                "action-choose",
                {"card": named("progress", card.id)},
                [f"progress:{card.id}"],
                NO,
                number,
                NO,
            )
            for number, card in enumerate(box.progress)
        ]
        self.contract: Final = [
            Choice(
                f"contract {contract.id}",
                "action-contract",
                {"contract": named("contract", contract.id)},
                [f"contract:{contract.id}"],
                NO,
                number,
                NO,
            )
            for number, contract in enumerate(box.contracts)
        ]
        self.fulfill: Final = [
            Choice(
                f"fulfill {contract.id}",
                "action-fulfill",
                {"contract": named("contract", contract.id)},
                [f"contract:{contract.id}"],
                NO,
                number,
                NO,
            )
            for number, contract in enumerate(box.contracts)
        ]
        self.box: Final = box
        self._poach: Final[dict[str, Several]] = {}
        self._add: Final[dict[str, Choice]] = {}
        self._offer: Final[dict[str, Several]] = {}
        self._payments: Final[dict[tuple[int, ...], Payment]] = {}

    def _slot(self, box: Box, era: int, slot: int, verb: str) -> Choice:
        board = box.boards[era]
        site = board.sites[board.site_of[slot]]
        number = slot - site.first + 1
        text = f"{verb} {site.id}" + (f" {number}" if site.slots > 1 else "")
        return Choice(
            text,
            f"action-{verb}",
            {"site": site_term(site.id), "box": number, "boxes": site.slots},
            [f"box:{site.id}:{number}"],
            NO,
            slot,
            NO,
        )

    def poach(self, cards: list[int]) -> Several:
        """Give the answer that takes these cards."""
        ids = [self.box.cards[card].id for card in cards]
        text = "play poach " + " ".join(ids)
        found = self._poach.get(text)
        if found is None:
            words: Words = []
            for id in ids:
                words.append(card_term(id))
            found = Several(
                text, "action-play-poach", {"cards": words}, ["edge:poach", *(f"table:{id}" for id in ids)], cards
            )
            self._poach[text] = found
        return found

    def payment(
        self,
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
    ) -> Payment:
        """Give a payment; each is made once."""
        # Seats and modes take a few bits each; what data files are free to choose stays apart.
        packed = (
            own
            | time << 2
            | int(competitors) << 4
            | rivals << 5
            | shelter << 9
            | profit << 13
            | port + 1 << 15
            | industrial + 1 << 18
            | shield + 1 << 21
            | rely + 1 << 24
        )
        key = (packed, penalty, value, *cards)
        found = self._payments.get(key)
        if found is None:
            if len(self._payments) >= MOST_PAYMENTS:
                self._payments.clear()
            found = Payment(
                self.box,
                own,
                rivals,
                shelter,
                cards,
                competitors,
                time,
                port,
                industrial,
                shield,
                rely,
                profit,
                penalty,
                value,
            )
            self._payments[key] = found
        return found

    def add(self, word: str) -> Choice:
        """Give the answer that adds one source to a payment."""
        found = self._add.get(word)
        if found is None:
            found = Choice(
                f"add {word}",
                "action-add",
                {"source": self._source(word), "shield": "yes" if word.endswith("/s") else "no"},
                [_element(word)],
                NO,
                NO,
                NO,
            )
            self._add[word] = found
        return found

    def _source(self, word: str) -> Arg:
        """Name a source by its word in a payment."""
        bare = word.removesuffix("/s")
        use, _, who = bare.partition(":")
        if who:
            return Term(f"source-{use}-{who}")
        if bare in ("own", "p1", "p2", "p3", "p4"):
            return Term(f"source-{bare}")
        if bare in ("time", "twice", "competitors"):
            return Term(
                "source-double" if bare == "time" else "source-twice" if bare == "twice" else "edge-competitors"
            )
        return card_term(bare)

    def offer_points(self, words: list[str], numbers: list[int]) -> Several:
        """Give the answer that offers team, Build value or profit for colony points."""
        text = "offer " + " ".join(words)
        found = self._offer.get(text)
        if found is None:
            said: Words = []
            for word in words:
                said.append(Term("points-" + word.replace(":", "-").lower()))
            found = Several(text, "action-offer", {"what": said}, [f"points:{word}" for word in words], numbers)
            self._offer[text] = found
        return found


def _element(word: str) -> str:
    """Give the board element of a source."""
    bare = word.removesuffix("/s")
    if bare in ("own", "p1", "p2", "p3", "p4"):
        return f"hq:{word}"
    if bare in ("time", "twice"):
        return "time:double" if bare == "time" else "time:twice"
    if bare == "competitors":
        return "edge:competitors"
    return word if ":" in word else f"hand:{word}"


def _journeys(box: Box, era: int, verb: str, piece: str, kind: int) -> list[list[Choice]]:
    ids = box.boards[era].ids
    return [
        [
            Choice(
                f"{verb} {a} {b}",
                f"action-{verb}",
                {"from": site_term(a), "to": site_term(b)},
                [f"{piece}:{a}", *([f"action:{verb}"] if verb != "move" else []), f"site:{b}"],
                kind,
                start,
                to,
            )
            for to, b in enumerate(ids)
        ]
        for start, a in enumerate(ids)
    ]


def _at_site(id: str, verb: str, at: list[str], kind: int, site: int) -> Choice:
    return Choice(f"{verb} {id}", f"action-{verb}", {"site": site_term(id)}, at, kind, site, NO)


def _build(id: str, site: int, type: int) -> Choice:
    return Choice(
        f"build {id} {BASES[type]}",
        "action-build-base",
        {"site": site_term(id), "base": named("base", BASES[type])},
        ["team:" + id, "action:build", "site:" + id, f"basetype:{BASES[type]}"],
        BUILD,
        site,
        type,
    )
