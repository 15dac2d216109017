"""The answers that players give, with their notation. Actions are values: each is made once and shared."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from ....kernel.action import Plain
from ....kernel.message import Arg, Term
from ....kit.choice import Choice
from ..box import Box
from ..components import ACTIONS, AMBASSADORS, MEDALS, OUTER, PLANETS, PROJECTS, RESOURCES, SIDES, VOTING, WINGS, Split
from .names import amount_terms, effect_terms, named

LETTERS: Final = "LCOD"


GO_ON: Final = Plain("go on", "go-on")
PASS: Final = Plain("pass", "pass")
END_TURN: Final = Plain("end turn", "end-turn")
DECLINE: Final = Plain("decline", "decline")
KEEP_SPECIAL: Final = Plain("keep special", "keep-special")
ADD_DIE: Final = Plain("add die", "add-die")
NO_DIE: Final = Plain("no die", "no-die")


class Pick(Choice):
    """An answer that names one thing by its number."""

    def __init__(self, text: str, name: str, number: int, element: str, args: dict[str, Arg]) -> None:
        super().__init__(text, name, args, element)
        self.number: Final = number


class Place(Pick):
    """Choose where an ambassador goes."""


class Face(Choice):
    """Choose what is placed: a side of an ambassador, or an alteration token on one."""

    def __init__(
        self, text: str, name: str, ambassador: int, side: int, alteration: int, element: str, args: dict[str, Arg]
    ) -> None:
        super().__init__(text, name, args, element)
        self.ambassador: Final = ambassador
        """-1: it is asked which one the alteration token covers."""
        self.side: Final = side
        self.alteration: Final = alteration


class WithSpecialist(Choice):
    """Do something with a specialist, perhaps with another one's help."""

    def __init__(self, box: Box, number: int, other: int, verb: str, joined: str, name: str) -> None:
        id = box.specialists[number].id
        helper = box.specialists[other].id if other >= 0 else ""
        args: dict[str, Arg] = {"specialist": named("specialist", id)}
        elements = ["specialist:" + id]
        if helper:
            args["other"] = named("specialist", helper)
            elements.append("specialist:" + helper)
        text = f"{verb} {id} {joined} {helper}" if helper else f"{verb} {id}"
        super().__init__(text, f"{name}-{joined}" if helper else name, args, *elements)
        self.number: Final = number
        self.id: Final = id
        self.other: Final = helper


class Use(WithSpecialist):
    """Use a specialist, perhaps as another one that it copies."""

    def __init__(self, box: Box, number: int, copied: int) -> None:
        super().__init__(box, number, copied, "use", "as", "use")
        self.works_as: Final = copied if copied >= 0 else number
        """The specialist whose effect is resolved."""


class Take(WithSpecialist):
    """Take a specialist, perhaps by spending another one for it."""

    def __init__(self, box: Box, number: int, spent: int) -> None:
        super().__init__(box, number, spent, "take", "with", "take-specialist")
        self.spent: Final = spent


class Tokens(Choice):
    """Name a set of resources: to pay, to drop, to be let off."""

    def __init__(self, verb: str, res: list[int]) -> None:
        amounts = " ".join(f"{count}{LETTERS[kind]}" for kind, count in enumerate(res) if count) or "nothing"
        elements = [f"resource:{RESOURCES[kind]}" for kind, count in enumerate(res) for _ in range(count)]
        super().__init__(f"{verb} {amounts}", verb, {"resources": amount_terms(res)}, *elements)
        self.res: Final = res


class Mix(Choice):
    """Split the units of a stall's bonus: so many of the first kind, the rest of the second."""

    def __init__(self, split: Split) -> None:
        text = f"mix {split.first} {split.second}"
        super().__init__(text, "mix", {"gains": effect_terms(split.effects)}, f"mix:{split.first}:{split.second}")
        self.split: Final = split


_TOKENS: Final[dict[int, Tokens]] = {}
_VERBS: Final[tuple[str, ...]] = ("pay", "discard", "spare")
PAYING: Final = 0
DROPPING: Final = 1
SPARING: Final = 2


def tokens(verb: int, res: list[int]) -> Tokens:
    """Return the action for a set of resources."""
    key = (((verb * 32 + res[0]) * 32 + res[1]) * 32 + res[2]) * 32 + res[3]
    made = _TOKENS.get(key)
    if made is None:
        made = Tokens(_VERBS[verb], res)
        _TOKENS[key] = made
    return made


class Answers:
    """All actions that a box makes possible, by the number of what they name."""

    def __init__(self, box: Box) -> None:
        self.box: Final = box
        ids = box.ids
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
        self.face: Final = [
            Face(
                f"with {id} {word}" if id != "amb_special" else "with special",
                f"face-{word}",
                number,
                side,
                -1,
                f"ambassador:{id}:{word}",
                {
                    "ambassador": named("ambassador", id),
                    **(
                        {"votes": box.votes[number]} if side == VOTING else {"bonus": effect_terms(box.funding[number])}
                    ),
                },
            )
            for number, id in enumerate(AMBASSADORS)
            for side, word in enumerate(SIDES)
        ]
        """By twice the ambassador's number plus the side."""
        self.alter: Final = [
            Face(
                "with " + item.id,
                "alter-" + SIDES[item.side],
                -1,
                item.side,
                number,
                "alteration:" + item.id,
                {**({"votes": item.votes} if item.side == VOTING else {}), "bonus": effect_terms(item.bonus)},
            )
            for number, item in enumerate(box.alterations)
        ]
        self.cover: Final = _named("cover", AMBASSADORS, "ambassador")
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
        self.refresh: Final = _named("refresh", ids["specialist"], "specialist")
        ways: list[dict[str, Arg]] = [
            {
                "influence": pit.influence,
                "gains": [Term("amount-asteroid")] if pit.asteroid else amount_terms(pit.res),
            }
            for pit in box.pits
        ]
        self.move: Final = _picks("move", ids["cell of Neo"], "neo", "move-miner", ways)
        self.move_mage: Final = Pick("move mage", "move-mage", -1, "mage", {})
        asteroids: list[dict[str, Arg]] = [{"gains": amount_terms(item.res)} for item in box.asteroids]
        self.asteroid: Final = _picks("take", ids["asteroid"], "asteroid", "take-asteroid", asteroids)
        alterations: list[dict[str, Arg]] = [
            {"side": SIDES[item.side], "votes": item.votes, "bonus": effect_terms(item.bonus)}
            for item in box.alterations
        ]
        self.moon: Final = _picks("take", ids["alteration token"], "alteration", "take-alteration", alterations)
        self.keep: Final = _picks("keep", ids["alteration token"], "alteration", "keep-alteration", alterations)
        stalls: list[dict[str, Arg]] = [
            {"stall": named("stall", item.id), "cost": amount_terms(item.cost)} for item in box.stalls
        ]
        self.stall: Final = _picks("trade", ids["stall"], "stall", "trade", stalls)
        self.disc: Final = _named("disc", ids["stall"], "stall")
        self.mix: Final = [[Mix(split) for split in bonus.splits] for stall in box.stalls for bonus in stall.bonuses]
        """By twice the stall's number plus its level, from 0."""
        self.build: Final = _named("build", ids["work"], "work")
        self.income: Final = _named("income", box.slots, "work")
        self.copy: Final = _named("copy", ACTIONS, "action", kind="action-of")
        self.visit: Final = _named("visit", PLANETS, "planet")
        self.fund: Final = _named("fund", PROJECTS, "project")
        self.open: Final = _named("open", ids["mission"], "mission")
        self.fly: Final = _named("fly", ids["mission"], "mission")
        self.medal: Final = _named("medal", MEDALS, "medal")
        self.deep: Final = _named("take", ids["deep space tile"], "deep", "tile", "deep", "take-deep")
        homes: list[dict[str, Arg]] = [{"gains": effect_terms(item.effects)} for item in box.homes]
        self.home: Final = _picks("take", ids["start tile"], "home", "take-home", homes)
        steps: list[dict[str, Arg]] = [
            {"from": named("resource", low), "to": named("resource", high)} for low, high in pairwise(RESOURCES)
        ]
        self.transmute: Final = _picks("transmute", RESOURCES[:3], "resource", "transmute", steps)
        # One kind of specialist lets its player choose.
        options = next((item.effect.options for item in box.specialists if item.effect.options), [])
        gains: list[dict[str, Arg]] = [{"gains": effect_terms(effects)} for effects in options]
        self.option: Final = _picks("option", [str(n) for n in range(1, len(gains) + 1)], "option", "option", gains)
        self.upkeep: Final = [
            Pick(
                f"upkeep {level}",
                "upkeep" if level > 0 else "upkeep-nothing",
                level,
                f"level:{level}",
                {"level": level, "cost": amount_terms(cost)},
            )
            for level, cost in enumerate(box.upkeep)
        ]
        self.law: Final = _named("law", WINGS, "law", "wing")


def _named(verb: str, ids: Sequence[str], element: str, arg: str = "", kind: str = "", name: str = "") -> list[Pick]:
    """List an answer for each of some components: a verb and the id, said with the name of the component.

    The message is named after the verb, the argument after the element of the board, and the kind of component after
    the argument, unless they are given.
    """
    arg = arg or element
    return _picks(verb, ids, element, name or verb, [{arg: named(kind or arg, id)} for id in ids])


def _picks(verb: str, ids: Sequence[str], element: str, name: str, args: list[dict[str, Arg]]) -> list[Pick]:
    """List an answer for each of some components: a verb and the id, said with the arguments of the component."""
    return [Pick(f"{verb} {id}", name, number, f"{element}:{id}", args[number]) for number, id in enumerate(ids)]
