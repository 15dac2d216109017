"""Every answer in SpaceCorp that a set of data files makes possible, made once and shared."""

from __future__ import annotations

from typing import Final

from ....kernel.message import Arg, Message, Term
from ....kernel.preference import Preference
from ....kit import choice as kit_choice
from ..board import Board
from ..box import Box
from ..components import (
    ACTIONS,
    BASES,
    BUILD,
    COLONIZE,
    EDGES,
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
from .names import Words, card_term, card_words, named, site_term
from .payment import HQ_WORDS, TIME_WORDS, Payment, Sources, element_of, time_term

MOST_PAYMENTS: Final = 50_000
"""How many payments are kept for the next time; there are far more than anyone meets."""


class Choice(kit_choice.Choice):
    """An answer with up to two numbers in it."""

    def __init__(
        self, text: str, name: str, args: dict[str, Arg], at: list[str], kind: int = NO, a: int = NO, b: int = NO
    ) -> None:
        super().__init__(text, name, args, *at)
        self.kind: Final = kind
        self.a: Final = a
        self.b: Final = b


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

    def __init__(self, text: str, name: str, args: dict[str, Arg], at: list[str], numbers: list[int]) -> None:
        super().__init__(text, name, args, at)
        self.numbers: Final = numbers


def _button(text: str, name: str, button: str) -> Choice:
    return Choice(text, name, {}, [f"button:{button}"])


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
DRAW: Final = Choice("draw", "draw", {}, ["deck"])
TO_REVELATION: Final = Choice("revelation", "advance-revelation", {}, ["action:revelation"])
GOAL_RESEARCH: Final = Choice("research", "research", {}, ["action:research"], RESEARCH)
GOAL_GENETICS: Final = Choice("genetics", "genetics", {}, ["action:genetics"], GENETICS)
GOAL_REVELATION: Final = Choice("revelation", "revelation", {}, ["action:revelation"], REVELATION)
PRODUCE_BY_CHOICE: Final = Choice(
    "produce by choice", "produce-by-choice", {}, ["action:produce", "button:choice"], PRODUCE
)
PRODUCE_BEST: Final = [
    Choice(f"produce {count}", "produce", {"count": count}, ["action:produce", f"count:{count}"], PRODUCE, count)
    for count in range(64)
]
TAKE: Final = [
    Choice(f"take {offer + 1}", "take", {"offer": offer + 1}, [f"offer:{offer + 1}"], NO, offer)
    for offer in range(OFFERS)
]
BASE: Final = [
    Choice(f"base {type}", "base", {"base": named("base", type)}, [f"basetype:{type}"], NO, number)
    for number, type in enumerate(BASES)
]
EXPEL: Final = [
    Choice(f"expel {box}", "expel", {"box": Term(f"track-{box}")}, [f"track:{box}"], NO, number)
    for number, box in enumerate(TRACK)
]
EXPEL_EXPLORER: Final = _button("expel explorer", "expel-explorer", "explorer")
REMOVE: Final = [
    Choice(f"remove {slot + 1}", "remove", {"slot": slot + 1}, [f"slot:own:{slot + 1}"], NO, slot) for slot in range(3)
]
PLAY: Final = [
    Choice(f"play {edge}", "play", {"edge": named("edge", edge)}, [f"edge:{edge}"], number)
    for number, edge in enumerate(EDGES)
]
PLAY_SABOTAGE: Final = [
    Choice(
        f"play sabotage {action}",
        "play-sabotage",
        {"action": Term(f"kind-{action}")},
        ["edge:sabotage", f"action:{action}"],
        EDGES.index("sabotage"),
        number,
    )
    for number, action in enumerate(ACTIONS)
]
PLAY_HACK: Final = [
    Choice(
        f"play hack {offer + 1}",
        "play-hack",
        {"offer": offer + 1},
        ["edge:hack", f"offer:{offer + 1}"],
        EDGES.index("hack"),
        offer,
    )
    for offer in range(OFFERS)
]
NEVER: Final = [Setting("never", window) for window in range(len(WINDOWS))]
ASK: Final = [Setting("ask", window) for window in range(len(WINDOWS))]


class Answers:
    """The answers that name components."""

    def __init__(self, box: Box) -> None:
        boards = [board.ids for board in box.boards]
        self.move: Final = [_journeys(ids, "move", MOVE) for ids in boards]
        self.transport: Final = [_journeys(ids, "transport", NO) for ids in boards]
        self.teleport: Final = [_journeys(ids, "teleport", NO) for ids in boards]
        self.explore: Final = [_at_sites(ids, "explore", ["team", "action:explore", "site"], EXPLORE) for ids in boards]
        self.probe: Final = [_at_sites(ids, "probe", ["site"], NO) for ids in boards]
        self.build_system: Final = [_at_sites(ids, "build", ["team", "action:build", "site"], BUILD) for ids in boards]
        self.build: Final = [
            [[_build(id, site, type) for type in range(len(BASES))] for site, id in enumerate(ids)] for ids in boards
        ]
        self.colonize: Final = _at_sites(boards[-1], "colonize", ["action:colonize", "site"], COLONIZE)
        self.settle: Final = _at_sites(boards[-1], "settle", ["site"], NO)
        self.tile: Final = [_slots(board, "tile") for board in box.boards]
        self.keep: Final = [_slots(board, "keep") for board in box.boards]
        self.tile_legacy: Final = Choice("tile legacy", "tile-legacy", {}, ["legacy:own"], NO, LEGACY)
        self.upgrade: Final = [
            [
                Choice(
                    f"upgrade {id} {slot + 1}",
                    "upgrade",
                    {"card": card_term(id), "slot": slot + 1},
                    [f"hand:{id}", "action:upgrade", f"slot:own:{slot + 1}"],
                    UPGRADE,
                    number,
                    slot,
                )
                for slot in range(3)
            ]
            for number, id in enumerate(box.card_ids)
        ]
        self.special: Final = [
            Choice(f"special {id}", "special", {"card": card_term(id)}, [f"hand:{id}", "action:special"], SPECIAL, n)
            for n, id in enumerate(box.card_ids)
        ]
        self.found: Final = [
            Choice(
                f"found {colony.id}",
                "found",
                {"colony": named("colony", colony.id), "value": colony.value},
                [f"colony:{colony.id}"],
                NO,
                number,
            )
            for number, colony in enumerate(box.colonies)
        ]
        self.choose: Final = _naming(box.progress_ids, "choose", "progress", "card")
        self.contract: Final = _naming(box.contract_ids, "contract", "contract", "contract")
        self.fulfill: Final = _naming(box.contract_ids, "fulfill", "contract", "contract")
        self.box: Final = box
        self._poach: Final[dict[str, Several]] = {}
        self._add: Final[dict[str, Choice]] = {}
        self._offer: Final[dict[str, Several]] = {}
        self._payments: Final[dict[tuple[int, ...], Payment]] = {}

    def poach(self, cards: list[int]) -> Several:
        """Return the answer that takes these cards."""
        ids = [self.box.card_ids[card] for card in cards]
        text = "play poach " + " ".join(ids)
        found = self._poach.get(text)
        if found is None:
            elements = ["edge:poach", *(f"table:{id}" for id in ids)]
            found = Several(text, "play-poach", {"cards": card_words(ids)}, elements, cards)
            self._poach[text] = found
        return found

    def payment(self, sources: Sources, profit: int, penalty: int, value: int) -> Payment:
        """Return a payment; each is made once."""
        # Seats and modes take a few bits each; what data files are free to choose stays apart.
        packed = sources.time | int(sources.competitors) << 2 | profit << 3
        for owner in sources.bases:
            packed = packed << 3 | owner + 1
        hqs = 0
        for code in sources.hqs:
            hqs = hqs << 6 | code + 1
        key = (packed, hqs, penalty, value, *sources.cards)
        found = self._payments.get(key)
        if found is None:
            if len(self._payments) >= MOST_PAYMENTS:
                self._payments.clear()
            found = Payment(self.box, sources, profit, penalty, value)
            self._payments[key] = found
        return found

    def add(self, word: str) -> Choice:
        """Return the answer that adds one source to a payment, by its word."""
        found = self._add.get(word)
        if found is None:
            args: dict[str, Arg] = {"source": _source(word), "shield": "yes" if word.endswith("/s") else "no"}
            found = Choice(f"add {word}", "add", args, [element_of(word)])
            self._add[word] = found
        return found

    def offer_points(self, words: list[str], numbers: list[int]) -> Several:
        """Return the answer that offers team, Build value or profit for colony points."""
        text = "offer " + " ".join(words)
        found = self._offer.get(text)
        if found is None:
            said: Words = [Term("points-" + word.replace(":", "-").lower()) for word in words]
            found = Several(text, "offer", {"what": said}, [f"points:{word}" for word in words], numbers)
            self._offer[text] = found
        return found


def _source(word: str) -> Arg:
    """Name a source by its word in a payment."""
    bare = word.removesuffix("/s")
    if ":" in bare or bare in HQ_WORDS:
        return Term("source-" + bare.replace(":", "-"))
    if bare in TIME_WORDS:
        return time_term(TIME_WORDS.index(bare))
    return Term("edge-competitors") if bare == "competitors" else card_term(bare)


def _journeys(ids: list[str], verb: str, kind: int) -> list[list[Choice]]:
    """Make the answers that send a team from one site to another."""
    button = [] if kind == MOVE else [f"action:{verb}"]
    return [
        [
            Choice(
                f"{verb} {a} {b}",
                verb,
                {"from": site_term(a), "to": site_term(b)},
                [f"team:{a}", *button, f"site:{b}"],
                kind,
                start,
                to,
            )
            for to, b in enumerate(ids)
        ]
        for start, a in enumerate(ids)
    ]


def _at_sites(ids: list[str], verb: str, at: list[str], kind: int) -> list[Choice]:
    """Make the answers that name a site; elements without an id are those of the site."""
    found: list[Choice] = []
    for site, id in enumerate(ids):
        elements = [element if ":" in element else f"{element}:{id}" for element in at]
        found.append(Choice(f"{verb} {id}", verb, {"site": site_term(id)}, elements, kind, site))
    return found


def _slots(board: Board, verb: str) -> list[Choice]:
    """Make the answers that name a box of a site."""
    found: list[Choice] = []
    for slot, index in enumerate(board.site_of):
        site = board.sites[index]
        number = slot - site.first + 1
        args: dict[str, Arg] = {"site": site_term(site.id), "box": number, "boxes": site.slots}
        text = f"{verb} {board.slot_ids[slot].replace(':', ' ')}"
        found.append(Choice(text, verb, args, [f"box:{site.id}:{number}"], NO, slot))
    return found


def _naming(ids: list[str], verb: str, kind: str, arg: str) -> list[Choice]:
    """Make the answers that name a component."""
    return [
        Choice(f"{verb} {id}", verb, {arg: named(kind, id)}, [f"{kind}:{id}"], NO, number)
        for number, id in enumerate(ids)
    ]


def _build(id: str, site: int, type: int) -> Choice:
    """Make the answer that builds one base at a site."""
    return Choice(
        f"build {id} {BASES[type]}",
        "build-base",
        {"site": site_term(id), "base": named("base", BASES[type])},
        ["team:" + id, "action:build", "site:" + id, f"basetype:{BASES[type]}"],
        BUILD,
        site,
        type,
    )
