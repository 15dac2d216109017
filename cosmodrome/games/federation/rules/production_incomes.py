"""The choices of incomes: which production, which move, which resource, which specialist (FD 7.1, 13.1)."""

from __future__ import annotations

from typing import ClassVar, Final

from ....kernel.action import Action
from ....kernel.event import Events
from ....kit.codec import Field, Whole
from ..components import IMMEDIATE, SIXMOON
from ..said import events as happened
from ..said.actions import DECLINE
from ..state import Federation
from ..stored.forms import FLAG, QUESTIONS, SOME
from .asking import CountedPick, MayDecline
from .drawing import turn_moon
from .neo import arrive, move_miner
from .resolving import resolve_income
from .sixmoon import move_mage
from .specialists import let_work
from .would_change import refreshable, track_moves, transmutable, useful_incomes


class IncomeChoice(CountedPick):
    """Which production's income?"""

    WORDS: ClassVar = ("prompt-income", "count")

    def legal(self, state: Federation) -> list[Action]:
        """Offer the productions in play whose income would change something (R18)."""
        return [state.answers.income[slot] for slot in useful_incomes(state, self.seat)]

    def choose(self, state: Federation, number: int, events: Events) -> None:
        """Take the income, and then the next."""
        if self.count > 1:
            state.push(IncomeChoice(self.seat, self.count - 1))
        resolve_income(state, self.seat, number, events)


class Transport(MayDecline):
    """Which piece moves one step without a reward?"""

    def legal(self, state: Federation) -> list[Action]:
        """Offer the miner's ways, the mage's next position, and none."""
        found = track_moves(state, self.seat)
        return [*found, DECLINE] if found else found

    def choose(self, state: Federation, number: int, events: Events) -> None:
        """Move; nothing is taken there (R19)."""
        if number >= 0:
            move_miner(state, self.seat, number, events)
            arrive(state, self.seat, events)
            return
        moon = state.players[self.seat].mage + 1
        move_mage(state, self.seat, moon, events)
        turn_moon(state, moon + 1, events)
        state.influence_rose(self.seat, SIXMOON, events)


class Transmute(MayDecline):
    """Which resource goes one step up?"""

    def legal(self, state: Federation) -> list[Action]:
        """Offer what is owned, and none."""
        found: list[Action] = [state.answers.transmute[kind] for kind in transmutable(state, self.seat)]
        return [*found, DECLINE] if found else found

    def choose(self, state: Federation, number: int, events: Events) -> None:
        """Change it."""
        res = state.players[self.seat].res
        res[number] -= 1
        res[number + 1] += 1
        if events is not None:
            events.append(happened.Transmuted(self.seat, number, number + 1))


class Refresh(MayDecline):
    """Which used specialist is turned up?"""

    def __init__(self, seat: int, level: int, optional: bool) -> None:
        super().__init__(seat)
        self.level: Final = level
        self.optional: Final = optional

    def legal(self, state: Federation) -> list[Action]:
        """Offer the own used ones; as an income also none."""
        found: list[Action] = [state.answers.refresh[token] for token in refreshable(state, self.seat, self.level)]
        return [*found, DECLINE] if found and self.optional else found

    def choose(self, state: Federation, number: int, events: Events) -> None:
        """Turn it up; an immediate one works at once and is face down again."""
        specialist = state.box.specialists[number]
        if events is not None:
            events.append(happened.Refreshed(self.seat, specialist.id))
        if specialist.timing == IMMEDIATE:
            let_work(state, self.seat, number, number)
        else:
            state.players[self.seat].up |= 1 << number


QUESTIONS.add("income_choice", IncomeChoice, Field("times", SOME, "count"))
QUESTIONS.add("transport", Transport)
QUESTIONS.add("transmute", Transmute)
QUESTIONS.add("refresh", Refresh, Field("level", Whole(1, 3)), Field("optional", FLAG))
