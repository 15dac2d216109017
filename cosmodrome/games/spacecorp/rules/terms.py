"""What a player wants to do, and on what terms it can be had (8)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, Final

from ....kernel.errors import BadPosition
from ....kernel.event import Events
from ....kit import readers
from ....kit.codec import By, Field, ListOf
from ..components import ACTIONS, BUILD, EXPLORE, MOVE, NO, PLANETEERS
from ..said.payment import FACTORY, PORT, USES
from ..state import SpaceCorp
from .value import Boost

_NONE: Final[list[int]] = []
NO_HELP: Final[list[list[int]]] = [_NONE for _ in USES]
"""Shared by all terms until help is found."""


class Terms:
    """What a goal costs and what helps with it, own help first; rivals' help is paid with a reward."""

    def __init__(self, action: int, cost: int) -> None:
        self.action: Final = action
        self.cost: Final = cost
        self.open = False
        """Whether more than the cost is worth having: Research, Genetics, Revelation."""
        self.timed = False
        """Whether a Time card may be used."""
        self.money = False
        """Whether profit may be spent."""
        self.gift = 0
        self.multiply = 1
        self.add = 0
        self.doubles = False
        self.port_add = 0
        self.port_doubles = False
        self.industrial = False
        """Whether an own Industrial base helps."""
        self.helpers: list[list[int]] = NO_HELP
        """The rivals whose bases can be used for each use. A Move that may rely on one of them has to."""
        self.places: list[list[int]] = NO_HELP
        """The sites of these bases."""
        self.exposed = False
        """Whether radiation is met without any shield of one's own; only then does shielding matter."""
        self.penalty = 0
        self.possible = True
        """Whether the base condition of a Move can be met at all."""
        self.needs_card = False
        """Whether at least one card must be played (G-2)."""

    def lend(self, use: int, owner: int, site: int) -> None:
        """Note that a rival's base can be used."""
        self.helpers = _with_more(self.helpers, use, owner)
        self.places = _with_more(self.places, use, site)

    def boost(self, bases: list[int]) -> Boost:
        """Return what is added to the sources with the help of these rivals' bases."""
        port = bases[PORT] >= 0
        return Boost(
            self.add + (self.port_add if port else 0),
            self.gift,
            self.doubles or (port and self.port_doubles),
            self.multiply * (2 if self.industrial or bases[FACTORY] >= 0 else 1),
        )

    def with_all_help(self, bases: list[int]) -> list[int]:
        """Return whose base is used for each use, where nobody's is that of the first rival whose can be."""
        if self.helpers is NO_HELP:
            return bases
        found = bases[:]
        for use in range(len(found)):
            if found[use] < 0 and self.helpers[use]:
                found[use] = self.helpers[use][0]
        return found

    def site_of(self, use: int, owner: int) -> int:
        """Return the site of the base of a rival that is used."""
        return self.places[use][self.helpers[use].index(owner)]


def _with_more(lists: list[list[int]], use: int, number: int) -> list[list[int]]:
    """Return lists of which one has one more number."""
    found = lists[:]
    found[use] = [*found[use], number]
    return found


def terms_for(state: SpaceCorp, seat: int, action: int, cost: int) -> Terms:
    """Return the terms of an action with what a player's progress cards do for it, Time and profit (7.1)."""
    gifts = state.players[seat].gifts
    terms = Terms(action, cost)
    terms.gift = gifts.add[action]
    terms.multiply = gifts.multiply[action]
    if action in (MOVE, EXPLORE, BUILD):
        terms.timed = True
        terms.money = state.era >= PLANETEERS
    return terms


class Goal(ABC):
    """What a player wants to do; it is chosen first and paid for then."""

    def __init__(self, kind: int, start: int = NO, to: int = NO) -> None:
        self.kind: Final = kind
        self.start: Final = start
        """The site at which the team stands."""
        self.to: Final = to
        """The site that the goal is about."""
        self._terms: Terms | None = None

    def terms(self, state: SpaceCorp, seat: int) -> Terms:
        """Return the terms, worked out once: nothing changes them between the goal and its payment."""
        terms = self._terms
        if terms is None:
            terms = self.find_terms(state, seat)
            self._terms = terms
        return terms

    @abstractmethod
    def find_terms(self, state: SpaceCorp, seat: int) -> Terms:
        """Work out what the goal costs and what helps with it."""

    @abstractmethod
    def is_allowed(self, state: SpaceCorp, seat: int) -> bool:
        """Tell whether a player's pieces allow the goal, whatever it costs."""

    @abstractmethod
    def carry_out(self, state: SpaceCorp, seat: int, value: int, events: Events) -> None:
        """Do what was paid for with a value; what has to be asked comes on top of the stack."""

    def write(self, state: SpaceCorp) -> str:
        """Write the goal down."""
        name = ACTIONS[self.kind]
        return " ".join([name, *GOALS[name].words(self, state)])


class OpenGoal(Goal):
    """A goal without a cost: the more value, the better. Research, Genetics, Revelation."""

    def find_terms(self, state: SpaceCorp, seat: int) -> Terms:
        """Work out the terms: a value of 1 is enough."""
        terms = terms_for(state, seat, self.kind, 1)
        terms.open = True
        return terms

    def is_allowed(self, state: SpaceCorp, seat: int) -> bool:
        """Tell that no pieces are needed."""
        return True


class Notation:
    """How the goals of one kind are written: the name of the action, a word for each field, and those of a list."""

    def __init__(self, make: Callable[..., Goal], *fields: Field) -> None:
        self.make: Final = make
        """Called with the values of the fields."""
        self.fields: Final = fields
        """The last one may be a list: it has all words that are left."""

    def words(self, goal: Goal, state: SpaceCorp) -> list[str]:
        """Write a goal down, without the name of the action."""
        found: list[str] = []
        for field in self.fields:
            data = field.codec.write(getattr(goal, field.attribute), state)
            found += data if isinstance(data, list) else [str(data)]
        return found

    def read(self, words: list[str], state: SpaceCorp) -> Goal | None:
        """Read a goal; None where there are not as many words as it has."""
        data: list[Any] = [*words]
        if self.fields and isinstance(self.fields[-1].codec, ListOf):
            last = len(self.fields) - 1
            data[last:] = [words[last:]]
        if len(data) != len(self.fields):
            return None
        return self.make(
            *(field.codec.read(each, state, "goal") for field, each in zip(self.fields, data, strict=True))
        )


GOALS: Final[dict[str, Notation]] = {}
"""By the name of the action."""


def _read_goal(data: Any, state: Any) -> Goal:
    """Read a goal; BadPosition where it cannot be one."""
    words = readers.word(data, "goal").split()
    notation = GOALS.get(words[0]) if words else None
    goal = notation.read(words[1:], state) if notation is not None else None
    if goal is None:
        raise BadPosition(f"{data!r} is no goal")
    return goal


GOAL: Final = By(lambda goal, state: goal.write(state), _read_goal)
