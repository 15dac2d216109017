"""Every answer in SpaceCorp that a set of data files makes possible, made once and shared."""

from __future__ import annotations

from typing import Final

from ....kernel.message import Arg, Message, Term
from ....kernel.preference import Preference
from ....kit import choice as kit_choice
from .. import components as c
from ..board import Board
from ..box import Box
from .names import Words, card_term, card_words, named, site_term
from .payment import HQ_WORDS, TIME_WORDS, Payment, Sources, element_of, time_term

MOST_PAYMENTS: Final = 50_000
"""How many payments are kept for the next time; there are far more than anyone meets."""


class Choice(kit_choice.Choice):
    """An answer with up to two numbers in it."""

    def __init__(
        self,
        text: str,
        args: dict[str, Arg],
        at: list[str],
        kind: int = c.NO,
        a: int = c.NO,
        b: int = c.NO,
        name: str = "",
    ) -> None:
        super().__init__(text, name or text.partition(" ")[0], args, *at)
        self.kind: Final = kind
        self.a: Final = a
        self.b: Final = b


class Setting(Preference):
    """Whether a player wants to be asked in a kind of window; said at any time."""

    def __init__(self, word: str, window: int) -> None:
        super().__init__(f"{word} {c.WINDOWS[window]}", word, window, word == "never")

    def message(self) -> Message:
        """Say the setting."""
        return Message(f"action-{self.name}-window", {"window": named("window", c.WINDOWS[self.kind])})

    def at(self) -> list[str]:
        """Point at the switch of the window."""
        return [f"window:{c.WINDOWS[self.kind]}"]


class Several(Choice):
    """An answer with a list of numbers: the cards that Poach takes, the payments for colony points."""

    def __init__(
        self, text: str, args: dict[str, Arg], at: list[str], numbers: list[int], kind: int = c.NO, name: str = ""
    ) -> None:
        super().__init__(text, args, at, kind, name=name)
        self.numbers: Final = numbers


def _button(text: str, button: str = "") -> Choice:
    return Choice(text, {}, [f"button:{button or text.replace(' ', '_')}"], name=text)


def _play(edge: str, word: str, args: dict[str, Arg], element: str, kind: int, number: int) -> Choice:
    return Choice(f"play {edge} {word}", args, [f"edge:{edge}", element], kind, number, name=f"play-{edge}")


def _goal(kind: int) -> Choice:
    return Choice(c.ACTIONS[kind], {}, [f"action:{c.ACTIONS[kind]}"], kind)


PASS: Final = _button("pass")
NOTHING: Final = _button("nothing")
CUSTOM: Final = _button("custom")
CONFIRM: Final = _button("confirm")
FORGO: Final = _button("forgo")
STOP: Final = _button("stop")
DONE: Final = _button("done")
DECLINE: Final = _button("decline")
STAY: Final = _button("stay")
AHEAD: Final = _button("ahead")
LET_BE: Final = _button("let be")
KEEP_NOTHING: Final = _button("keep nothing", "nothing")
EXPEL_EXPLORER: Final = _button("expel explorer", "explorer")
DRAW: Final = Choice("draw", {}, ["deck"])
TO_REVELATION: Final = Choice("revelation", {}, ["action:revelation"], name="advance-revelation")
GOAL_RESEARCH: Final = _goal(c.RESEARCH)
GOAL_GENETICS: Final = _goal(c.GENETICS)
GOAL_REVELATION: Final = _goal(c.REVELATION)
PRODUCE_BY_CHOICE: Final = Choice(
    "produce by choice", {}, ["action:produce", "button:choice"], c.PRODUCE, name="produce by choice"
)
PRODUCE_BEST: Final = [
    Choice(f"produce {count}", {"count": count}, ["action:produce", f"count:{count}"], c.PRODUCE, count)
    for count in range(64)
]
TAKE: Final = [
    Choice(f"take {offer + 1}", {"offer": offer + 1}, [f"offer:{offer + 1}"], a=offer) for offer in range(c.OFFERS)
]
BASE: Final = [
    Choice(f"base {type}", {"base": named("base", type)}, [f"basetype:{type}"], a=number)
    for number, type in enumerate(c.BASES)
]
EXPEL: Final = [
    Choice(f"expel {box}", {"box": Term(f"track-{box}")}, [f"track:{box}"], a=number)
    for number, box in enumerate(c.TRACK)
]
REMOVE: Final = [
    Choice(f"remove {slot + 1}", {"slot": slot + 1}, [f"slot:own:{slot + 1}"], a=slot) for slot in range(3)
]
PLAY: Final = [
    Choice(f"play {edge}", {"edge": named("edge", edge)}, [f"edge:{edge}"], number)
    for number, edge in enumerate(c.EDGES)
]
PLAY_SABOTAGE: Final = [
    _play("sabotage", action, {"action": Term(f"kind-{action}")}, f"action:{action}", c.SABOTAGE, number)
    for number, action in enumerate(c.ACTIONS)
]
PLAY_HACK: Final = [
    _play("hack", str(offer + 1), {"offer": offer + 1}, f"offer:{offer + 1}", c.HACK, offer)
    for offer in range(c.OFFERS)
]
NEVER: Final = [Setting("never", window) for window in range(len(c.WINDOWS))]
ASK: Final = [Setting("ask", window) for window in range(len(c.WINDOWS))]


class Answers:
    """The answers that name components."""

    def __init__(self, box: Box) -> None:
        boards = [board.ids for board in box.boards]
        self.move: Final = [_journeys(ids, "move", c.MOVE) for ids in boards]
        self.transport: Final = [_journeys(ids, "transport", c.NO) for ids in boards]
        self.teleport: Final = [_journeys(ids, "teleport", c.NO) for ids in boards]
        self.explore: Final = [
            _at_sites(ids, "explore", ["team", "action:explore", "site"], c.EXPLORE) for ids in boards
        ]
        self.probe: Final = [_at_sites(ids, "probe", ["site"]) for ids in boards]
        self.build_system: Final = [
            _at_sites(ids, "build", ["team", "action:build", "site"], c.BUILD) for ids in boards
        ]
        self.build: Final = [
            [[_build(id, site, type) for type in range(len(c.BASES))] for site, id in enumerate(ids)] for ids in boards
        ]
        self.colonize: Final = _at_sites(boards[-1], "colonize", ["action:colonize", "site"], c.COLONIZE)
        self.settle: Final = _at_sites(boards[-1], "settle", ["site"])
        self.tile: Final = [_slots(board, "tile") for board in box.boards]
        self.keep: Final = [_slots(board, "keep") for board in box.boards]
        self.tile_legacy: Final = Choice("tile legacy", {}, ["legacy:own"], a=c.LEGACY, name="tile-legacy")
        self.upgrade: Final = [[_upgrade(id, card, slot) for slot in range(3)] for card, id in enumerate(box.card_ids)]
        self.special: Final = [
            Choice(f"special {id}", {"card": card_term(id)}, [f"hand:{id}", "action:special"], c.SPECIAL, card)
            for card, id in enumerate(box.card_ids)
        ]
        self.found: Final = [
            Choice(
                f"found {tile.id}",
                {"colony": named("colony", tile.id), "value": tile.value},
                [f"colony:{tile.id}"],
                a=number,
            )
            for number, tile in enumerate(box.colonies)
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
            found = Several(text, {"cards": card_words(ids)}, elements, cards, c.POACH, "play-poach")
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
            found = Choice(f"add {word}", args, [element_of(word)])
            self._add[word] = found
        return found

    def offer_points(self, words: list[str], numbers: list[int]) -> Several:
        """Return the answer that offers team, Build value or profit for colony points."""
        text = "offer " + " ".join(words)
        found = self._offer.get(text)
        if found is None:
            said: Words = [Term("points-" + word.replace(":", "-").lower()) for word in words]
            found = Several(text, {"what": said}, [f"points:{word}" for word in words], numbers)
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
    button = [] if kind == c.MOVE else [f"action:{verb}"]
    return [
        [
            Choice(
                f"{verb} {a} {b}",
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


def _at_sites(ids: list[str], verb: str, at: list[str], kind: int = c.NO) -> list[Choice]:
    """Make the answers that name a site; elements without an id are those of the site."""
    found: list[Choice] = []
    for site, id in enumerate(ids):
        elements = [element if ":" in element else f"{element}:{id}" for element in at]
        found.append(Choice(f"{verb} {id}", {"site": site_term(id)}, elements, kind, site))
    return found


def _slots(board: Board, verb: str) -> list[Choice]:
    """Make the answers that name a box of a site."""
    found: list[Choice] = []
    for slot, index in enumerate(board.site_of):
        site = board.sites[index]
        number = slot - site.first + 1
        args: dict[str, Arg] = {"site": site_term(site.id), "box": number, "boxes": site.slots}
        text = f"{verb} {board.slot_ids[slot].replace(':', ' ')}"
        found.append(Choice(text, args, [f"box:{site.id}:{number}"], a=slot))
    return found


def _naming(ids: list[str], verb: str, kind: str, arg: str) -> list[Choice]:
    """Make the answers that name a component."""
    return [Choice(f"{verb} {id}", {arg: named(kind, id)}, [f"{kind}:{id}"], a=number) for number, id in enumerate(ids)]


def _build(id: str, site: int, type: int) -> Choice:
    """Make the answer that builds one base at a site."""
    base = c.BASES[type]
    args: dict[str, Arg] = {"site": site_term(id), "base": named("base", base)}
    elements = [f"team:{id}", "action:build", f"site:{id}", f"basetype:{base}"]
    return Choice(f"build {id} {base}", args, elements, c.BUILD, site, type, "build-base")


def _upgrade(id: str, card: int, slot: int) -> Choice:
    """Make the answer that puts a card into a slot of the HQ."""
    args: dict[str, Arg] = {"card": card_term(id), "slot": slot + 1}
    elements = [f"hand:{id}", "action:upgrade", f"slot:own:{slot + 1}"]
    return Choice(f"upgrade {id} {slot + 1}", args, elements, c.UPGRADE, card, slot)
