"""The answers that players give, with their notation. Actions are values: each is made once and shared."""

from __future__ import annotations

from typing import Final

from ....kernel.action import Action, Plain
from ....kernel.message import Arg, Message, Term
from ..box import Box
from ..components import (
    ACTIONS,
    AMBASSADORS,
    MEDALS,
    OUTER,
    PLANETS,
    PROJECTS,
    RESOURCES,
    SIDES,
    SPECIAL,
    WINGS,
    Effect,
)
from .names import Words, amount_terms, effect_terms, named, unit_terms

LETTERS: Final = "LCOD"


GO_ON: Final = Plain("go on", "go-on")
PASS: Final = Plain("pass", "pass")
END_TURN: Final = Plain("end turn", "end-turn")
DECLINE: Final = Plain("decline", "decline")
KEEP_SPECIAL: Final = Plain("keep special", "keep-special")
ADD_DIE: Final = Plain("add die", "add-die")
NO_DIE: Final = Plain("no die", "no-die")


class Pick(Action):
    """An answer that names one thing: its number, the words for it and where it lies on the board."""

    def __init__(self, text: str, key: str, number: int, element: str, args: dict[str, Arg]) -> None:
        super().__init__(text)
        self.key: Final = key
        self.number: Final = number
        self.element: Final = element
        self.args: Final = args

    def message(self) -> Message:
        """Say the action."""
        return Message("action-" + self.key, self.args)

    def at(self) -> list[str]:
        """Point at the thing."""
        return [self.element]


class Place(Pick):
    """Choose where an ambassador goes."""


class Face(Action):
    """Choose what is placed: a side of an ambassador, or an alteration token on one."""

    def __init__(
        self, text: str, key: str, ambassador: int, side: int, alteration: int, element: str, args: dict[str, Arg]
    ) -> None:
        super().__init__(text)
        self.key: Final = key
        self.ambassador: Final = ambassador
        """-1: it is asked which one the alteration token covers."""
        self.side: Final = side
        self.alteration: Final = alteration
        self.element: Final = element
        self.args: Final = args

    def message(self) -> Message:
        """Say the action."""
        return Message("action-" + self.key, self.args)

    def at(self) -> list[str]:
        """Point at the token."""
        return [self.element]


class Use(Action):
    """Use a specialist, perhaps as another one."""

    def __init__(self, box: Box, number: int, copied: int) -> None:
        id = box.specialists[number].id
        super().__init__(f"use {id}" if copied < 0 else f"use {id} as {box.specialists[copied].id}")
        self.number: Final = number
        self.copied: Final = copied
        self.id: Final = id
        self.other: Final = box.specialists[copied].id if copied >= 0 else ""

    def message(self) -> Message:
        """Say which specialist works, and as whom."""
        if self.copied < 0:
            return Message("action-use", {"specialist": named("specialist", self.id)})
        return Message(
            "action-use-as", {"specialist": named("specialist", self.id), "other": named("specialist", self.other)}
        )

    def at(self) -> list[str]:
        """Point at the specialist, then at the one copied."""
        return ["specialist:" + self.id] if self.copied < 0 else ["specialist:" + self.id, "specialist:" + self.other]


class Take(Action):
    """Take a specialist, perhaps by spending another one for it."""

    def __init__(self, box: Box, number: int, spent: int) -> None:
        id = box.specialists[number].id
        super().__init__(f"take {id}" if spent < 0 else f"take {id} with {box.specialists[spent].id}")
        self.number: Final = number
        self.spent: Final = spent
        self.id: Final = id
        self.other: Final = box.specialists[spent].id if spent >= 0 else ""

    def message(self) -> Message:
        """Say who is taken, and who is spent for it."""
        if self.spent < 0:
            return Message("action-take-specialist", {"specialist": named("specialist", self.id)})
        return Message(
            "action-take-specialist-with",
            {"specialist": named("specialist", self.id), "other": named("specialist", self.other)},
        )

    def at(self) -> list[str]:
        """Point at the specialist, then at the one spent."""
        return ["specialist:" + self.id] if self.spent < 0 else ["specialist:" + self.id, "specialist:" + self.other]


class Tokens(Action):
    """Name a set of resources: to pay, to drop, to be let off."""

    def __init__(self, verb: str, res: list[int]) -> None:
        super().__init__(
            verb + " " + (" ".join(f"{count}{LETTERS[kind]}" for kind, count in enumerate(res) if count) or "nothing")
        )
        self.verb: Final = verb
        self.res: Final = res

    def message(self) -> Message:
        """Say which resources."""
        return Message("action-" + self.verb, {"resources": amount_terms(self.res)})

    def at(self) -> list[str]:
        """Point at each token of the reserve."""
        return [f"resource:{RESOURCES[kind]}" for kind, count in enumerate(self.res) for _ in range(count)]


class Mix(Action):
    """Split the units of a stall's bonus: so many of the first kind, the rest of the second."""

    def __init__(self, text: str, words: Words, first: int, second: int) -> None:
        super().__init__(text)
        self.words: Final = words
        self.first: Final = first
        self.second: Final = second

    def message(self) -> Message:
        """Say what is taken."""
        return Message("action-mix", {"gains": self.words})

    def at(self) -> list[str]:
        """Point at the split."""
        return [f"mix:{self.first}:{self.second}"]


_TOKENS: Final[dict[int, Tokens]] = {}
_VERBS: Final[tuple[str, ...]] = ("pay", "discard", "spare")
PAYING: Final = 0
DROPPING: Final = 1
SPARING: Final = 2


def tokens(verb: int, l: int, c: int, o: int, d: int) -> Tokens:  # noqa: E741  the rules call lavandium L
    """Give the action for a set of resources."""
    key = (((verb * 32 + l) * 32 + c) * 32 + o) * 32 + d
    made = _TOKENS.get(key)
    if made is None:
        made = Tokens(_VERBS[verb], [l, c, o, d])
        _TOKENS[key] = made
    return made


class Answers:
    """All actions that a box makes possible, by the number of what they name."""

    def __init__(self, box: Box) -> None:
        self.place: Final[list[Place]] = [
            *(
                Place(
                    "place " + cell.id,
                    "place",
                    number,
                    "cell:" + cell.id,
                    {"action": named("action-of", ACTIONS[cell.action]), "floor": cell.floor, "column": cell.column},
                )
                for number, cell in enumerate(box.cells)
            ),
            Place("place outer", "place-outer", OUTER, "outer", {}),
        ]
        self.face: Final[list[Face]] = [
            Face(
                f"with {AMBASSADORS[number >> 1]} {SIDES[number & 1]}" if number >> 1 < SPECIAL else "with special",
                f"face-{SIDES[number & 1]}",
                number >> 1,
                number & 1,
                -1,
                f"ambassador:{AMBASSADORS[number >> 1]}:{SIDES[number & 1]}",
                {"ambassador": named("ambassador", AMBASSADORS[number >> 1]), "votes": box.votes[number >> 1]}
                if number & 1 == 0
                else {
                    "ambassador": named("ambassador", AMBASSADORS[number >> 1]),
                    "bonus": effect_terms(box.funding[number >> 1]),
                },
            )
            for number in range(2 * len(AMBASSADORS))
        ]
        """By twice the ambassador's number plus the side."""
        self.alter: Final[list[Face]] = [
            Face(
                "with " + item.id,
                "alter-" + SIDES[item.side],
                -1,
                item.side,
                number,
                "alteration:" + item.id,
                {"votes": item.votes, "bonus": effect_terms(item.bonus)}
                if item.side == 0
                else {"bonus": effect_terms(item.bonus)},
            )
            for number, item in enumerate(box.alterations)
        ]
        self.cover: Final = [
            Pick("cover " + id, "cover", number, "ambassador:" + id, {"ambassador": named("ambassador", id)})
            for number, id in enumerate(AMBASSADORS)
        ]
        self.use: Final[dict[int, Use]] = {}
        self.take: Final[dict[int, Take]] = {}
        for number, item in enumerate(box.specialists):
            self.use[number * 64] = Use(box, number, -1)
            self.take[number * 64] = Take(box, number, -1)
            for other, copied in enumerate(box.specialists):
                if item.copies >= copied.level:
                    self.use[number * 64 + other + 1] = Use(box, number, other)
                if item.level == 3 and copied.level == 2:
                    self.take[number * 64 + other + 1] = Take(box, number, other)
        self.refresh: Final = [
            Pick(
                "refresh " + item.id,
                "refresh",
                number,
                "specialist:" + item.id,
                {"specialist": named("specialist", item.id)},
            )
            for number, item in enumerate(box.specialists)
        ]
        self.move: Final = [
            Pick(
                "move " + pit.id,
                "move-miner",
                number,
                "neo:" + pit.id,
                {
                    "influence": pit.influence,
                    "gains": [Term("amount-asteroid")] if pit.asteroid else amount_terms(pit.res),
                },
            )
            for number, pit in enumerate(box.pits)
        ]
        self.move_mage: Final = Pick("move mage", "move-mage", -1, "mage", {})
        self.asteroid: Final = [
            Pick("take " + item.id, "take-asteroid", number, "asteroid:" + item.id, {"gains": amount_terms(item.res)})
            for number, item in enumerate(box.asteroids)
        ]
        self.moon: Final = [
            Pick(
                "take " + item.id,
                "take-alteration",
                number,
                "alteration:" + item.id,
                {"side": SIDES[item.side], "votes": item.votes, "bonus": effect_terms(item.bonus)},
            )
            for number, item in enumerate(box.alterations)
        ]
        self.keep: Final = [
            Pick(
                "keep " + item.id,
                "keep-alteration",
                number,
                "alteration:" + item.id,
                {"side": SIDES[item.side], "votes": item.votes, "bonus": effect_terms(item.bonus)},
            )
            for number, item in enumerate(box.alterations)
        ]
        self.stall: Final = [
            Pick(
                "trade " + item.id,
                "trade",
                number,
                "stall:" + item.id,
                {"stall": named("stall", item.id), "cost": amount_terms(item.cost)},
            )
            for number, item in enumerate(box.stalls)
        ]
        self.disc: Final = [
            Pick("disc " + item.id, "disc", number, "stall:" + item.id, {"stall": named("stall", item.id)})
            for number, item in enumerate(box.stalls)
        ]
        self.mix: Final[list[list[Mix]]] = [
            _mixes(box, number // 2, number % 2) for number in range(2 * len(box.stalls))
        ]
        """By twice the stall's number plus its level, from 0."""
        works = [*box.slots, *(work.id for work in box.megastructures)]
        self.build: Final = [
            Pick("build " + id, "build", number, "work:" + id, {"work": named("work", id)})
            for number, id in enumerate(works)
        ]
        self.income: Final = [
            Pick("income " + id, "income", number, "work:" + id, {"work": named("work", id)})
            for number, id in enumerate(box.slots)
        ]
        self.copy: Final = [
            Pick("copy " + id, "copy", number, "action:" + id, {"action": named("action-of", id)})
            for number, id in enumerate(ACTIONS)
        ]
        self.visit: Final = [
            Pick("visit " + id, "visit", number, "planet:" + id, {"planet": named("planet", id)})
            for number, id in enumerate(PLANETS)
        ]
        self.fund: Final = [
            Pick("fund " + id, "fund", number, "project:" + id, {"project": named("project", id)})
            for number, id in enumerate(PROJECTS)
        ]
        self.open: Final = [
            Pick("open " + item.id, "open", number, "mission:" + item.id, {"mission": named("mission", item.id)})
            for number, item in enumerate(box.missions)
        ]
        self.fly: Final = [
            Pick("fly " + item.id, "fly", number, "mission:" + item.id, {"mission": named("mission", item.id)})
            for number, item in enumerate(box.missions)
        ]
        self.medal: Final = [
            Pick("medal " + id, "medal", number, "medal:" + id, {"medal": named("medal", id)})
            for number, id in enumerate(MEDALS)
        ]
        self.deep: Final = [
            Pick("take " + item.id, "take-deep", number, "deep:" + item.id, {"tile": named("deep", item.id)})
            for number, item in enumerate(box.deep)
        ]
        self.home: Final = [
            Pick("take " + item.id, "take-home", number, "home:" + item.id, {"gains": effect_terms(item.effects)})
            for number, item in enumerate(box.homes)
        ]
        self.transmute: Final = [
            Pick(
                "transmute " + RESOURCES[kind],
                "transmute",
                kind,
                "resource:" + RESOURCES[kind],
                {"from": named("resource", RESOURCES[kind]), "to": named("resource", RESOURCES[kind + 1])},
            )
            for kind in range(3)
        ]
        self.option: Final = [
            Pick(f"option {number + 1}", "option", number, f"option:{number + 1}", {"gains": effect_terms(effects)})
            for number, effects in enumerate(_options(box))
        ]
        self.upkeep: Final = [
            Pick(
                f"upkeep {level}",
                "upkeep" if level > 0 else "upkeep-nothing",
                level,
                f"level:{level}",
                {"level": level, "cost": amount_terms(box.upkeep[level])},
            )
            for level in range(box.top_level + 1)
        ]
        self.law: Final = [
            Pick("law " + wing, "law", number, "law:" + wing, {"wing": named("wing", wing)})
            for number, wing in enumerate(WINGS)
        ]


def _mixes(box: Box, stall: int, level: int) -> list[Mix]:
    """Make every split of the units of a stall's bonus."""
    bonus = box.stalls[stall].bonuses[level]
    found: list[Mix] = []
    for first in range(bonus.units, -1, -1):
        second = bonus.units - first
        if bonus.same_kind and first and second:
            continue
        words: Words = []
        if first:
            words += unit_terms(bonus.options[0], first)
        if second:
            words += unit_terms(bonus.options[1], second)
        found.append(Mix(f"mix {first} {second}", words, first, second))
    return found


def _options(box: Box) -> list[list[Effect]]:
    """Find the options of the one kind of specialist that lets its player choose."""
    for item in box.specialists:
        if item.effect.options:
            return item.effect.options
    return []
